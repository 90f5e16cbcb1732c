/*
 * The words and the order of the form, written by hand. A key that is not in these tables is in the form
 * all the same: under its own name, with the description that the schema has of it.
 */

/** The words for a key. */
export interface Words {
  readonly label: string;
  /** Always shown below the label; without it, the schema’s description is shown on request. */
  readonly help?: string | undefined;
}

const byKey: Readonly<Record<string, string | readonly [label: string, help: string]>> = {
  // The calculator
  title: 'Title',
  summary: ['Summary', 'One line for lists of calculators.'],
  intro: ['Introduction', 'A sentence or two under the heading: what to enter, what one gets.'],
  description: ['Description for search engines', '70 to 160 characters.'],
  keywords: ['Keywords', 'What people search for, one a line.'],
  category: 'Category',
  slug: [
    'Address',
    'The last part of its address: words with hyphens. Made from the title if it is blank.',
  ],
  related: 'Related calculators',
  popular: 'A shortcut on the home page',
  quickTool: 'Place among the quick tools',
  order: 'Place in its category',
  article: [
    'Article',
    'The text below the form, in Markdown. Without it, one is written from the calculator.',
  ],
  functionsFrom: 'Functions of the calculator',
  ask: 'Questions in words',
  'ask.names': 'Further names',
  'ask.forms': 'Forms of questions',
  'ask.without': 'What it does not offer',
  guards: 'Rules between fields',
  cases: ['Conditions with a name', 'A condition that several places need gets a name here.'],
  workings: ['Figures on the way', 'Shown in the steps alone.'],
  constants: ['Constants', 'Fixed numbers that formulas use.'],
  tables: 'Tables below the result',
  variations: ['Comparisons', 'The same question at other inputs, as a table.'],
  cautions: 'Warnings beside the result',
  model: 'A sentence that this is a model',
  money: 'How amounts of money are shown',
  tips: 'Tips',
  'tips.items': ['Tips', 'A sentence a line.'],
  note: 'Small print',
  actions: 'Buttons',
  'actions.calculate': ['Text of the button', '“Calculate Volume”.'],
  'actions.reset': 'A Reset button',
  'actions.disabledUntilFilled': 'The button waits until all is filled in',
  'actions.live': 'Calculate with every change',
  'actions.swap': 'A button that exchanges two fields',
  needs: 'From outside the form',
  published: 'First published',
  reviewed: 'Last reviewed',
  compute: ['What computes it', 'The formulas, unless a programmer writes a function.'],

  // Fields, figures, and what is in them
  kind: 'Kind',
  label: 'Label',
  help: ['Help', 'One sentence under the label.'],
  when: 'Only when',
  optional: 'May stay blank',
  symbol: ['Symbol', 'The letter in the written formula.'],
  quantity: 'What it measures',
  say: 'Further words in questions',
  assumed: 'Its default may answer questions',
  unit: 'Unit',
  'unit.by': 'Follows the choice',
  by: 'By field',
  units: 'Unit for each option',
  keepsNumber: 'The number stays when the unit changes',
  alsoIn: ['Further units', 'One a line.'],
  min: 'Smallest',
  max: 'Largest',
  above: 'Greater than',
  below: 'Less than',
  atLeast: 'At least',
  atMost: 'At most',
  upTo: 'Up to',
  step: 'Step of the arrow keys',
  whole: 'Whole',
  default: ['Opens with', 'What it holds when the page opens.'],
  whenBlank: 'When it is blank',
  message: 'Message',
  presets: ['Offered numbers', 'Buttons beside the field: 10, 20, 50.'],
  named: 'Numbers said in words',
  percentOf: 'A percentage of',
  options: 'Options',
  'fields.*.options.*.value': ['Number', 'What formulas take for this option.'],
  valueLabel: 'What the options’ numbers are',
  source: ['Source', 'Publisher, title, year.'],
  todayButton: 'A button for today',
  placeholder: 'Example in the empty field',
  maxLength: 'Largest number of characters',
  grammar: 'What the text must be',
  rowLabel: ['One row is called', '“Course”.'],
  maxRows: 'Largest number of rows',
  incompleteRows: 'A row that is half filled in',
  'fields.*.fields': 'Fields of each row',
  'fields.*.of': 'Entries are',
  minCount: 'Fewest entries',
  maxCount: 'Most entries',
  formula: ['Formula', 'Press names and signs, or type them.'],
  sum: ['Sum of parts', 'Each part has a formula of its own; a table and a chart show them.'],
  ranges: 'From a table of ranges',
  graduated: 'Graduated rates',
  because: 'Why, said in the steps',
  stepLabel: 'Label in the steps',
  headline: 'Shown large',
  card: 'In a card of its own',
  digits: ['Decimals', 'How many are shown.'],
  grouping: 'Grouping of digits',
  currency: 'Currency',
  bands: ['Bands', 'Named parts of the scale, the lowest first; the last one is open.'],
  advice: 'Advice',
  scale: 'Ends of the drawn scale',
  labels: 'Shown instead of values',
  choose: ['Which text', 'The first whose condition holds.'],
  'results.*.from': 'From another figure',
  'workings.*.from': 'From another figure',
  columns: 'Columns',
  chart: 'Chart',
  value: 'Number',
  figureUnit: 'Unit of the figures',
  asOf: 'Date of the table',
  validUntil: 'Valid until',
  from: 'From',
  of: 'Of',

  // Examples, laws, and the rest
  'examples.*.title': 'Name of the example',
  given: 'What is entered',
  shows: 'What the page shows',
  today: 'The day of the example',
  shown: 'Hidden from visitors',
  asked: [
    'Questions',
    'As a visitor would ask, one a line: “area of a circle with radius 10 cm”. One example needs one.',
  ],
  law: 'Law',
  raise: 'When this field is raised',
  result: 'Result',
  swap: 'The two fields',
  parts: 'Parts',
  'laws.*.fields': 'Fields',
  'laws.*.results': 'Results',
  'variations.*.of': 'Field that varies',
  'variations.*.at': 'At',
  'variations.*.shows': ['Results', 'The columns of the table.'],
  'guards.*.is': 'Must be',
  'guards.*.than': 'Than, or as many as',
  'guards.*.message': ['Message', 'Said beside the field when the rule is broken.'],
  alert: 'Also in a browser alert',
  'because.*.say': ['Text', 'It may name constants: “{rate}”.'],
  'cautions.*.say': ['Text', 'It may name figures: “{payment}”.'],
  'tables.*.by': 'Views',
  sums: 'Added up',
  ties: 'Equals the result',
  sumOf: 'Parts of the sum',
  none: 'Said when there are no rows',
};

const at = (pattern: string): Words | undefined => {
  const found = Object.hasOwn(byKey, pattern) ? byKey[pattern] : undefined;
  if (found === undefined) return undefined;
  return typeof found === 'string' ? { label: found } : { label: found[0], help: found[1] };
};

/** “maxLength” as words: “Max length”. */
const spelled = (key: string): string => {
  const words = key.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The words for the key at the end of a pattern: those for the longest end of it that has words. */
export function wordsFor(pattern: string): Words {
  const parts = pattern.split('.');
  const found = parts.map((_, index) => at(parts.slice(index).join('.'))).find(Boolean);
  return found ?? { label: spelled(parts.at(-1) ?? '') };
}

/** What an entry of a list or record is called: “Add a field”, “Field 1”. */
const entryNames: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/(^|\.)fields$/, 'field'],
  [/^results$/, 'result'],
  [/^workings$/, 'figure'],
  [/(^|\.)constants$/, 'constant'],
  [/^cases$/, 'condition'],
  [/^examples$/, 'example'],
  [/^laws$/, 'law'],
  [/^guards$/, 'rule'],
  [/^tables$/, 'table'],
  [/^variations$/, 'comparison'],
  [/^cautions$/, 'warning'],
  [/\.options$/, 'option'],
  [/\.formula$/, 'case'],
  [/\.because$/, 'reason'],
  [/\.choose$/, 'text'],
  [/\.bands$/, 'band'],
  [/\.sum$/, 'part'],
  [/\.columns$/, 'column'],
  [/\.by$/, 'view'],
  [/\.(ranges|graduated)\.from$/, 'line'],
  [/\.given\.\*$/, 'row'],
];

/** The name of one entry of the list or record at a place. */
export const entryName = (pattern: string): string =>
  entryNames.find(([each]) => each.test(pattern))?.[1] ?? 'entry';

/** A name with its article: “a field”, “an example”. */
export const withArticle = (name: string): string =>
  `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** Texts that a key can have, in words. */
const texts: Readonly<Record<string, string>> = {
  'kind:number': 'Number',
  'kind:integer': 'Whole number',
  'kind:choice': 'Choice between options',
  'kind:currency': 'Choice between currencies',
  'kind:date': 'Date',
  'kind:time': 'Time of day',
  'kind:text': 'Text',
  'kind:rows': 'Rows, each with fields of its own',
  'kind:list': 'List of numbers or dates',
  'kind:money': 'Amount of money',
  'kind:percent': 'Percentage',
  'kind:table': 'Table, filled by a function',
  'kind:bars': 'Bars',
  'kind:stacked': 'Stacked bars',
  'kind:lines': 'Lines',
  'kind:histogram': 'Histogram',
  'kind:points': 'Points',
  'kind:outline': 'Outline',
  'kind:parts': 'Parts of a sum',
  'law:rises': 'A higher field never lowers the result',
  'law:falls': 'A higher field never raises the result',
  'law:holds': 'A field never changes the result',
  'law:scales': 'Fields times a factor: results times it',
  'law:shifts': 'Added to the fields, added to the results',
  'law:sums': 'Parts add up to the whole',
  'law:returns': 'There and back gives the start',
  'law:symmetric': 'Two fields exchanged: the same results',
  'is:above': 'above',
  'is:atLeast': 'at least',
  'is:below': 'below',
  'is:atMost': 'at most',
  'is:equal': 'equal to',
  'is:notEqual': 'not equal to',
  'is:decimals': 'of no more decimals than',
  'is:rising': 'rising',
  'is:notAllEqual': 'not all equal',
  'compute:formulas': 'The formulas',
  'compute:compute.ts': 'The formulas and a function in compute.ts',
  'reset:blank': 'empties every field',
  'reset:defaults': 'puts the defaults back',
  'incompleteRows:skip': 'is left out',
  'incompleteRows:refuse': 'is an error',
  'needs:today': 'The current day',
  'needs:rates': 'Exchange rates',
  'show:label': 'its label',
  'show:advice': 'its advice',
  'grouping:indian': 'Indian: 20,82,776',
  'whenBlank:today': 'counts as today',
  'grammar:fraction': 'a fraction',
  'at:options': 'every option',
  'of:date': 'dates',
  'digits:all': 'all digits of a whole number',
  'digits:m:ss': 'seconds as m:ss',
  'digits:h:mm:ss': 'seconds as h:mm:ss',
  'digits:h:mm': 'minutes as h:mm',
  'digits:years and months': 'months as years and months',
  'whole:all': 'all digits',
};

/** A text that a key can have, in words. */
export const textInWords = (key: string, text: string): string => texts[`${key}:${text}`] ?? text;

/** What the shapes that a value can have are called. */
const shapeNames: readonly (readonly [pattern: RegExp, names: Readonly<Record<string, string>>])[] =
  [
    [/\.formula$/, { text: 'one formula', list: 'several cases' }],
    [/\.because$/, { text: 'one sentence', list: 'several, with conditions' }],
    [/\.unit$/, { text: 'one unit', by: 'follows a choice' }],
    [/\.whenBlank$/, { number: 'counts as a number', by: 'follows a choice' }],
    [
      /digits$/,
      {
        number: 'a number of decimals',
        atMost: 'at most so many',
        significant: 'significant digits',
      },
    ],
    [
      /currency$/,
      { text: 'a currency', by: 'that of a currency field', of: 'that of the chosen option' },
    ],
    [/\.grammar$/, { base: 'a number in a base' }],
    [/\.from$/, { band: 'the band of a result', duration: 'a duration' }],
    [/^variations\.\*\.at$/, { list: 'these numbers', step: 'steps around the input' }],
    [/^guards\.\*$/, { figure: 'about a figure', field: 'about fields' }],
    [/^guards\.\*\.field$/, { text: 'one field', list: 'the sum of several' }],
    [/\.sumOf$/, { text: 'those of one figure', record: 'figures with labels' }],
    [/^tables\.\*$/, { columns: 'filled by a function', sumOf: 'what a sum is made of' }],
  ];

/** The name of a shape, told by its type or by the first key that only it needs. */
export const shapeInWords = (pattern: string, shape: string): string | undefined =>
  shapeNames.find(([each]) => each.test(pattern))?.[1][shape];

/** The keys that a group shows at once, in this order; all others can be added. */
const layouts: readonly (readonly [pattern: RegExp, keys: string])[] = [
  [
    /^fields\.\*(\.fields\.\*)?$/,
    'label kind unit options rowLabel fields maxRows incompleteRows above min max default maxCount help',
  ],
  [/^results\.\*$/, 'label kind formula unit digits choose from columns help headline'],
  [/^workings\.\*$/, 'label kind formula unit digits'],
  [/\.options\.\*$/, 'label value'],
  [/constants\.\*$/, 'label value unit symbol source'],
  [/^examples\.\*$/, 'title given shows asked source'],
  [/\.formula\.\*$/, 'when formula'],
  [/\.because\.\*$|^cautions\.\*$/, 'when say'],
  [/\.choose\.\*$/, 'when text'],
  [/\.bands\.\*$/, 'label below upTo advice'],
  [/\.sum\.\*$/, 'label formula'],
  [/\.(ranges|graduated)$/, 'of from unit figureUnit source'],
  [/^guards\.\*$/, 'figure field is than message when'],
  [/^variations\.\*$/, 'of at shows'],
  [/^laws\.\*$/, 'law'],
  [/^actions$/, 'calculate reset live'],
  [/^money$/, 'digits currency grouping'],
  [/^tables\.\*$/, 'label help sumOf columns'],
];

/** The keys that are drawn at once in the group at a place, by the hand-written order. */
export const firstKeys = (pattern: string): readonly string[] =>
  layouts.find(([each]) => each.test(pattern))?.[1].split(' ') ?? [];

/** Sentences, whose boxes grow with them. */
export const isProse = (key: string): boolean =>
  /^(summary|intro|description|help|note|none|model|say|message|because|source|advice|items|text)$/.test(
    key,
  );

/** The parts of the form, with the keys of the draft that are in each. */
export const sections = {
  about: ['title', 'category', 'slug'],
  own: ['fields', 'results', 'examples', 'laws'],
  texts: ['summary', 'intro', 'description', 'keywords'],
} as const;

/** Keys with a short value, whose controls stand side by side. */
export const isShort = (key: unknown): boolean =>
  /^(?:kind|above|min|below|max|step|default|symbol|digits|value|upTo|quantity|unit|minCount|maxCount|maxRows)$/.test(
    String(key),
  );
