import * as z from 'zod';
import type { limitNames } from './manifest.ts';
import * as shape from './manifest-schema.ts';

/*
 * What every key of the manifest language is: the one description, from which follow the published JSON
 * schema, the form and the suggestions of `/make`, renaming there, and the reference in docs/manifest-keys.md. The
 * compiler asks for a description of each key of each shape; a test compares them with the comments of the
 * types in `manifest.ts`. It stands beside the schema, not in it, because a page that only has to judge a
 * calculator does not need a word of it.
 */

/** What the texts of a key name, or hold. */
export type Reference =
  /** A field of the form; one of rows as “courses.credits”. */
  | 'field'
  /** A field of the form, or of the same row. */
  | 'nearField'
  | 'result'
  /** A result or working. */
  | 'figure'
  | 'fieldOrResult'
  /** A constant, a field or a figure: what a limit can be compared with. */
  | 'name'
  | 'case'
  /** An option of the field itself, or of the field that `field` names. */
  | 'ownOption'
  | 'optionOfField'
  /** What an example enters into a field: of a choice, one of its options. */
  | 'given'
  /** A column of the same table. */
  | 'column'
  /** Another calculator. */
  | 'slug'
  /** The expression of a figure. */
  | 'formula'
  /** A text with places such as “{payment}” for ids. */
  | 'template'
  /** A text with places for columns: “{payment.last}”. */
  | 'columnTemplate';

/** What the ids of a record name, where they are not its own: an option of the field that `by` names. */
export type KeyReference = 'field' | 'result' | 'figure' | 'optionOfBy';

/** What a key is, and how it is shown to people. */
export interface KeyDoc {
  /** Its name in the form. */
  readonly label: string;
  /** What it is, in a sentence; the types have the same. */
  readonly description: string;
  /** A hint that the form always shows; the description is shown on request. */
  readonly help?: string | undefined;
  /** What its texts name, in a list as well. */
  readonly names?: Reference | undefined;
  /** What the ids of its record name. */
  readonly keys?: KeyReference | undefined;
  /** What the texts in its record name. */
  readonly entries?: Reference | undefined;
  /** What an entry of its list or record is called: “Add a field”. */
  readonly entry?: string | undefined;
  /** The keys that the form shows at once of its object, or of each entry, in this order; others can be added. */
  readonly first?: readonly string[] | undefined;
  /** Words for the texts that it can be. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Words for the shapes that it can have, by their type or by the first key that only one of them needs. */
  readonly shapes?: Readonly<Record<string, string>> | undefined;
  /** The box of its text: beside others, or growing with a sentence or an article. */
  readonly box?: 'short' | 'sentence' | 'article' | undefined;
  /** A text that is no prose: it is not corrected while it is typed. */
  readonly isCode?: true | undefined;
  /** Only the site needs it; the form does not offer it for a calculator of one's own. */
  readonly forSite?: true | undefined;
  /** Its parts stand in a frame, or without one; else they can be folded. */
  readonly parts?: 'framed' | 'open' | undefined;
}

type Keys<S> = { readonly [K in keyof S]: KeyDoc };

/** The descriptions of all keys, by the object that has them. */
const registry = z.registry<{ readonly keys: Readonly<Record<string, KeyDoc>> }>();

/** Describes each key of an object. */
export const describe = <S extends z.core.$ZodShape>(object: z.ZodObject<S>, keys: Keys<S>) =>
  registry.add(object, { keys });

/** The description of a key of an object, or of all its keys by name. */
export const keysOf = (object: z.core.$ZodType): Readonly<Record<string, KeyDoc>> => registry.get(object)?.keys ?? {};

type More = Omit<KeyDoc, 'label' | 'description'>;
const key = (label: string, description: string, more: More = {}): KeyDoc => ({
  label,
  description,
  ...more,
});

// ---------------------------------------------------------------- keys that many objects have

const labelled = (description: string, more?: More) => key('Label', description, more);
const helped = (description: string) => key('Help', description, { help: 'One sentence under the label.', box: 'sentence' });
const only = (description: string) => key('Only when', description, { names: 'case' });
const forSite = true;
const symbol = (description: string) =>
  key('Symbol', description, {
    help: 'The letter in the written formula.',
    box: 'short',
    isCode: true,
    forSite,
  });
const measured = (description: string) => key('What it measures', description, { box: 'short', forSite });
const say = (description: string) => key('Further words in questions', description, { forSite });
const unasked = (description: string) => key('Not in questions', description, { forSite });
const source = (description: string) =>
  key('Source', description, { help: 'Publisher, title, year.', box: 'sentence', forSite });
const unit = (description: string) =>
  key('Unit', description, {
    box: 'short',
    parts: 'framed',
    shapes: { text: 'one unit', by: 'follows a choice' },
  });
const because = (description: string) =>
  key('Why, said in the steps', description, {
    box: 'sentence',
    names: 'template',
    entry: 'reason',
    first: ['when', 'say'],
    shapes: { text: 'one sentence', list: 'several, with conditions' },
  });
const message = (description: string) => key('Message', description, { box: 'sentence', names: 'template' });
const short = (label: string, description: string) => key(label, description, { box: 'short' });
const formula = (description: string) =>
  key('Formula', description, {
    help: 'Press names and signs, or type them.',
    names: 'formula',
    entry: 'case',
    first: ['when', 'formula'],
    parts: 'framed',
    shapes: { text: 'one formula', list: 'several cases' },
  });
const column = (label: string, description: string) => key(label, description, { names: 'column' });
const field = (label: string, description: string) => key(label, description, { names: 'field' });
const nearField = (label: string, description: string) => key(label, description, { names: 'nearField' });
const result = (label: string, description: string) => key(label, description, { names: 'result' });
const figure = (label: string, description: string) => key(label, description, { names: 'figure' });
/** The key that tells kinds of an object from each other. */
const kind = (description: string, texts: Readonly<Record<string, string>>) =>
  key('Kind', description, { box: 'short', texts });

// ---------------------------------------------------------------- conditions

/** The comparisons with a limit, in words. */
export const limitTexts = {
  above: 'above',
  atLeast: 'at least',
  below: 'below',
  atMost: 'at most',
} satisfies Record<(typeof limitNames)[number], string>;

const limit = (label: string, description: string) => key(label, description, { names: 'name' });
const limits = {
  above: limit('Greater than', 'The number must be greater than this.'),
  atLeast: limit('At least', 'The number must be this or greater.'),
  below: limit('Less than', 'The number must be smaller than this.'),
  atMost: limit('At most', 'The number must be this or smaller.'),
};
const is = (description: string) => key('Is', description, { names: 'optionOfField' });
describe(shape.optionCondition, {
  field: nearField('Field', 'The id of the choice field.'),
  is: is('The id of the option, or a list of ids of which one is chosen.'),
});
describe(shape.filledCondition, {
  field: nearField('Field', 'The id of the field.'),
  filled: key('Filled', 'True: the field has an input. False: it is blank.'),
});
describe(shape.fieldCondition, {
  field: nearField('Field', 'The id of the number field.'),
  ...limits,
});
describe(shape.textCondition, {
  figure: figure('Figure', 'The id of the result or working that is a text.'),
  is: is('The text, or a list of texts of which one is the figure.'),
});
describe(shape.figureCondition, {
  figure: figure('Figure', 'The id of the result or working that is a number.'),
  ...limits,
});

// ---------------------------------------------------------------- fields

const common = {
  label: labelled("The field's name on the page, at most 40 characters."),
  help: helped('One sentence under the label: what to enter, where to find it.'),
  when: only('The field is shown, and its input used, only while this condition is true.'),
  optional: key('May stay blank', 'The field may stay blank.'),
  symbol: symbol("The field's symbol in formulas, in TeX."),
  quantity: measured('What the field measures, from the vocabulary in `quantities.ts`.'),
  say: say('Further words by which a question names the field: "sells for".'),
  assumed: key(
    'Its default may answer questions',
    'The default may stand in the answer to a question that does not name the field.',
    { forSite },
  ),
  unasked: unasked('No question in words fills in the field: it keeps its default, or stays blank.'),
};
/** The keys of a field that the form shows at once; of each kind, those that it has. */
const firstOfField = [
  ...['label', 'kind', 'unit', 'options', 'rowLabel', 'fields', 'maxRows', 'incompleteRows'],
  ...['above', 'min', 'max', 'default', 'maxCount', 'help'],
];
const ofNumbers = {
  unit: unit('The unit of the number, shown beside the field.'),
  min: short('Smallest', "The smallest accepted number, in the field's unit."),
  max: short('Largest', "The largest accepted number, in the field's unit."),
  above: short('Greater than', "Only numbers greater than this are accepted, in the field's unit."),
  below: short('Less than', "Only numbers smaller than this are accepted, in the field's unit."),
  whole: key('Whole', 'Only whole numbers are accepted (an `integer` field needs no such key).'),
};
const opensWith = (description: string, names?: Reference) =>
  key('Opens with', description, {
    help: 'What it holds when the page opens.',
    box: 'short',
    names,
  });
describe(shape.numberField, {
  ...common,
  ...ofNumbers,
  kind: kind('`number` takes decimals, `integer` only whole numbers.', {
    number: 'Number',
    integer: 'Whole number',
  }),
  alsoIn: key('Further units', "Further units that a visitor can enter the number in; formulas get the field's own unit.", {
    help: 'One a line.',
  }),
  step: short(
    'Step of the arrow keys',
    'What an arrow key adds or takes away, 1 by default; numbers between the steps are accepted.',
  ),
  default: opensWith('The number that the field holds when the page opens.'),
  whenBlank: key(
    'When it is blank',
    'The field may stay blank, and then counts as this number (the one for the chosen option).',
    { shapes: { number: 'counts as a number', by: 'follows a choice' } },
  ),
  message: message('The error message for a number outside the bounds, instead of the general one.'),
  presets: key('Offered numbers', 'Numbers offered as buttons beside the field.', {
    help: 'Buttons beside the field: 10, 20, 50.',
  }),
  named: key('Numbers said in words', "Numbers that a question may say in words: { 'interest free': 0 }.", { forSite }),
  percentOf: key('A percentage of', 'The id of the field of which a percentage in a question is taken: "20% down".', {
    names: 'nearField',
    forSite,
  }),
  usual: key(
    'What people type',
    "The least and the greatest number that people type, in the field's unit: a question with another one asks back.",
    { help: 'Two numbers, the smaller first. Without them those of what it measures count.', forSite },
  ),
});
describe(shape.unitByChoice, {
  by: nearField('Follows the choice', 'The id of the choice field that decides the unit.'),
  units: key('Unit for each option', 'The unit for each option id; without this key, the option id itself is the unit.', {
    keys: 'optionOfBy',
  }),
  keepsNumber: key(
    'The number stays when the unit changes',
    'When a visitor changes the choice, the number stays instead of being converted.',
  ),
});
describe(shape.blankByChoice, {
  by: nearField('By field', 'The id of the choice field that decides the number.'),
  values: key('Values', 'The number for each option id.', { keys: 'optionOfBy' }),
});
const options = (description: string, first?: readonly string[]) =>
  key('Options', description, { entry: 'option', first, parts: 'framed' });
describe(shape.choiceField, {
  ...common,
  kind: kind('A choice between options.', { choice: 'Choice between options' }),
  valueLabel: key(
    'What the options’ numbers are',
    'What the options\' numbers are, for the table of constants: "Activity factor".',
    { forSite },
  ),
  source: source("The publication that the options' numbers come from."),
  options: options('The options by id, in the order of the page: up to three are radio buttons, more are a list.', [
    'label',
    'value',
  ]),
  default: opensWith('The id of the option that is chosen when the page opens.', 'ownOption'),
  asUnit: key(
    'Stands in the place of a unit',
    'The choice stands beside the number whose unit it decides, in the place of the unit.',
  ),
  omitDefault: key(
    'Left out at its default',
    'Links, copied texts and questions leave the choice out while it holds its default.',
    { forSite },
  ),
  first: key(
    'Options when the page opens',
    'Only so many options are on the page when it opens, and can be named by questions; it fetches the others soon after.',
    { forSite },
  ),
  timeZones: key(
    'Options are time zones',
    "The ids of the options are time zones of the IANA database: the visitor's own stands first in the list.",
    { forSite },
  ),
});
describe(shape.option, {
  label: labelled("The option's name on the page."),
  heading: short(
    'Heading',
    'The heading in the list over this option and the others with the same one: "India". A comparison can keep to the heading of the chosen one.',
  ),
  value: key('Number', 'The number that the formula uses for this option.', {
    help: 'What formulas take for this option.',
    box: 'short',
  }),
  say: say('Further words by which a question names the option: "half-yearly".'),
  unasked: unasked('No question in words can choose the option: it is one of many from a data set, or goes with them.'),
});
describe(shape.dateField, {
  ...common,
  kind: kind('A calendar day, YYYY-MM-DD.', { date: 'Date' }),
  min: short('Smallest', 'The first day that is accepted, YYYY-MM-DD.'),
  max: short('Largest', 'The last day that is accepted, YYYY-MM-DD.'),
  message: message('The error message for a day outside the bounds, instead of the general one.'),
  todayButton: key('A button for today', "A button beside the field fills in the visitor's current day."),
  opens: key(
    'Opens with',
    "The page opens with the visitor's current day filled in; a link or a program that does not name the field leaves it blank.",
    { texts: { today: 'today' } },
  ),
  whenBlank: key('When it is blank', "The field may stay blank, and then counts as the visitor's current day.", {
    texts: { today: 'counts as today' },
  }),
});
describe(shape.timeField, {
  ...common,
  kind: kind('A time of day, HH:MM.', { time: 'Time of day' }),
  nowButton: key(
    'A button for now',
    'A button beside the field fills in this moment, as the clocks of a time zone show it.',
  ),
});
describe(shape.nowButton, {
  date: nearField('Date field', 'The id of the date field that gets the day.'),
  zone: nearField('Time zone', 'The id of the choice whose option is the time zone.'),
});
describe(shape.textField, {
  ...common,
  kind: kind('A line of text, which no formula uses.', { text: 'Text' }),
  placeholder: key('Example in the empty field', 'An example shown in the empty field.'),
  maxLength: key('Largest number of characters', 'The largest number of characters.'),
  grammar: key(
    'What the text must be',
    'What the text must be: a fraction, a mixed number or a decimal, which a function gets as "19/8"; or a number in the base that a field holds, which it gets as "-FF.8".',
    { texts: { fraction: 'a fraction' }, shapes: { base: 'a number in a base' } },
  ),
});
describe(shape.digitsOfBase, {
  base: nearField('Base', 'The id of the number field with the base, from 2 to 36.'),
});
describe(shape.currencyField, {
  ...common,
  kind: kind('A choice between currencies.', { currency: 'Choice between currencies' }),
  options: options('The currencies by ISO 4217 code, in the order of the list.'),
  default: opensWith('The ISO 4217 code that is chosen when the page opens.', 'ownOption'),
});
describe(shape.currencyOption, {
  symbol: short('Symbol', 'The currency\'s symbol: "€".'),
  name: key('Name', 'The currency\'s name: "Euro".'),
  say: say('Further words by which a question names the currency: "bucks".'),
});
describe(shape.rowsField, {
  ...common,
  kind: kind('Rows of fields, which a visitor adds and removes.', {
    rows: 'Rows, each with fields of its own',
  }),
  rowLabel: key('One row is called', 'The name of one row: "Course".', { help: '“Course”.' }),
  fields: key('Fields of each row', 'The fields of each row by id.', {
    entry: 'field',
    first: firstOfField,
    parts: 'framed',
  }),
  maxRows: short('Largest number of rows', 'The largest number of rows that a visitor can add.'),
  incompleteRows: key(
    'A row that is half filled in',
    'A row that is only half filled in: `skip` leaves it out, `refuse` is an error. A row in which no required field is filled in is left out.',
    { texts: { skip: 'is left out', refuse: 'is an error' } },
  ),
});
describe(shape.listField, {
  ...common,
  ...ofNumbers,
  kind: kind('A list of numbers or dates in one text box.', { list: 'List of numbers or dates' }),
  of: key('Entries are', "The type of the entries: dates; without this key, numbers, each within the field's bounds.", {
    texts: { date: 'dates' },
  }),
  minCount: short('Fewest entries', 'The smallest number of entries of a list that is not blank, 1 by default.'),
  maxCount: short('Most entries', 'The largest number of entries.'),
  message: message('The error message for too few entries, or one outside the bounds, instead of the general one.'),
});

const compared = {
  is: key('Must be', 'The comparison that must be true.', {
    texts: { ...limitTexts, equal: 'equal to', notEqual: 'not equal to' },
  }),
  than: key(
    'Than, or as many as',
    'What to compare with: a number, or the id of a field (or of a figure, if a figure is compared).',
    { names: 'name' },
  ),
};
const guardRest = {
  when: only(
    'The rule applies only while this condition is true; one about a field of rows may be limited by another of the same row ("discounts.kind").',
  ),
  message: key(
    'Message',
    "The error message shown beside the (first) field; `{id}` is replaced by a field's or figure's value.",
    {
      help: 'Said beside the field when the rule is broken.',
      box: 'sentence',
      names: 'template',
    },
  ),
  alert: key('Also in a browser alert', 'The message is shown in a browser alert as well.'),
};
describe(shape.figureGuard, {
  figure: figure('Figure', 'The id of the result or working to compare, once it is computed.'),
  field: field('Field', "The id of the field beside which the message is shown; without it, the message is the form's."),
  ...compared,
  ...guardRest,
});
describe(shape.fieldGuard, {
  field: key('Field', 'The id of the field to compare, or a list of ids whose numbers are added.', {
    names: 'field',
    shapes: { text: 'one field', list: 'the sum of several' },
  }),
  ...compared,
  ...guardRest,
});
describe(shape.decimalsGuard, {
  field: field('Field', 'The id of the number field.'),
  is: key('Must be', 'The number may have so many decimals.', {
    texts: { decimals: 'of no more decimals than' },
  }),
  than: key('Than, or as many as', 'The largest number of decimals.'),
  ...guardRest,
});
describe(shape.listGuard, {
  field: field('Field', 'The id of the list, or of a field of rows: "brackets.from".'),
  is: key('Must be', 'Each number is above the one before (`rising`); at least two differ (`notAllEqual`).', {
    texts: { rising: 'rising', notAllEqual: 'not all equal' },
  }),
  ...guardRest,
});

describe(shape.fieldGroup, {
  label: labelled("The group's title, which is always shown."),
  fields: field('Fields', 'The ids of its fields, which stand together in the form.'),
  open: key('Open at first', 'The group is open when the page opens.'),
});

// ---------------------------------------------------------------- results

const constants = (description: string) =>
  key('Constants', description, {
    help: 'Fixed numbers that formulas use.',
    entry: 'constant',
    first: ['label', 'value', 'unit', 'symbol', 'source'],
  });
describe(shape.constant, {
  label: labelled("The constant's name in the table of constants."),
  value: short('Number', "The number, in the constant's unit."),
  symbol: symbol("The constant's symbol in formulas, in TeX."),
  unit: unit('The unit of the number.'),
  source: source("Where the number comes from: a standard, a paper, or this calculator's own model."),
});
describe(shape.reason, {
  when: only('The text is shown only while this condition is true.'),
  say: key('Text', 'The text to show; `{id}` is replaced by a constant, `{field.option}` by the value of an option.', {
    help: 'It may name constants: “{rate}”.',
    box: 'sentence',
    names: 'template',
  }),
});
describe(shape.branch, {
  when: only('The branch applies if this condition is true and those before it are false; the last may have none.'),
  formula: formula('The formula of the figure in this case.'),
  label: labelled('The name of the step, instead of the label of the figure; it may name values like a reason.', {
    names: 'template',
  }),
  because: because('Why this formula applies, shown with the step.'),
});
describe(shape.part, {
  label: labelled("The summand's name in the table and the chart.", { names: 'template' }),
  formula: formula('The formula of the summand, or several with their conditions.'),
  because: because('Why the summand has this value, shown with the step.'),
});
const ranges = (label: string, description: string) =>
  key(label, description, { first: ['of', 'from', 'unit', 'figureUnit', 'source'] });
describe(shape.rangeTable, {
  of: key('Of', 'The id of the field or figure that the limits are about.', { names: 'name' }),
  from: key(
    'From',
    'Pairs [limit, figure], limits ascending: from each limit (included) up to the next, the figure, or the rate in percent of that slice.',
    { entry: 'line' },
  ),
  unit: unit('The unit of the limits.'),
  figureUnit: key('Unit of the figures', 'The unit of the figures.'),
  source: source('The publication that the table comes from.'),
  asOf: key('Date of the table', 'The date of the table: a year, YYYY; a month, YYYY-MM; or a day, YYYY-MM-DD.'),
  validUntil: key('Valid until', 'The last day on which the table is valid, YYYY-MM-DD.'),
  because: because('Why this line applies: `{range}` is "from 20,000 to below 50,000", `{figure}` its figure.'),
});
const worked = {
  symbol: symbol("The figure's symbol in formulas, in TeX."),
  formula: formula('The formula of the figure, or several with their conditions.'),
  sum: key('Sum of parts', 'The summands by id of a figure that is their sum, for a table and chart of them.', {
    help: 'Each part has a formula of its own; a table and a chart show them.',
    entry: 'part',
    first: ['label', 'formula'],
  }),
  ranges: ranges('From a table of ranges', 'A table that gives the figure of the highest limit reached.'),
  graduated: ranges(
    'Graduated rates',
    'A table that gives a rate for each slice between two limits, as for a graduated tax.',
  ),
  constants: constants('The fixed numbers of this formula, by id.'),
  source: source("The publication that the figure's constants, ranges and bands come from."),
  because: because('Why this formula applies, shown with the step.'),
};

const commonResult = {
  label: labelled('The result\'s name on the page; `{id}` is replaced by a field\'s value: "1 {from}".', {
    names: 'template',
  }),
  stepLabel: key('Label in the steps', 'The name of the result in the steps, instead of the label.', {
    names: 'template',
    forSite,
  }),
  help: helped('One sentence under the label: what the figure means.'),
  headline: key('Shown large', 'The main result, shown large; with `when`, only while inputs fulfil this condition.'),
  when: only('The result is shown only while this condition is true.'),
  card: key('In a card of its own', 'The result is shown in a card of its own, with this title.', { forSite }),
  quantity: measured('What the result measures, from the vocabulary in `quantities.ts`.'),
  say: say('Further words by which a question names the result: "instalment".'),
  unasked: unasked('No question in words asks for the result by its name.'),
};
describe(shape.headlineWhen, {
  when: only('The result is shown large only while inputs fulfil this condition; else it stands below.'),
});
const durationTexts = {
  'm:ss': 'seconds as m:ss',
  'h:mm:ss': 'seconds as h:mm:ss',
  'h:mm': 'minutes as h:mm',
  'years and months': 'months as years and months',
  'weeks and days': 'days as weeks and days',
};
const digits = {
  digits: key('Decimals', 'The number of decimals shown, 2 by default.', {
    help: 'How many are shown.',
    box: 'short',
    texts: {
      all: 'all digits of a whole number',
      ungrouped: 'a whole number without separators',
      ...durationTexts,
    },
    shapes: {
      number: 'a number of decimals',
      atMost: 'at most so many',
      significant: 'significant digits',
    },
  }),
};
describe(shape.mostDigits, {
  atMost: key('At most', 'The largest number of decimals shown.'),
});
describe(shape.significantDigits, {
  significant: key('Significant', 'The number of significant digits shown: a very large or small number as a power of ten.'),
  whole: key('Whole', 'A whole number is shown with every digit.', {
    texts: { all: 'all digits' },
  }),
});
const bands = {
  bands: key('Bands', 'The named ranges of the number, ascending; the exact number decides, not the rounded one.', {
    help: 'Named parts of the scale, the lowest first; the last one is open.',
    entry: 'band',
    first: ['label', 'below', 'upTo', 'advice'],
  }),
  bandsWhen: only('The bands are drawn only while inputs fulfil this condition.'),
  scale: key(
    'Ends of the drawn scale',
    'Both ends of the scale that the bands are drawn on; by default, the outer bands have average width.',
  ),
};
describe(shape.band, {
  below: short('Less than', 'The band ends before this value; the last band has neither limit.'),
  upTo: short('Up to', 'The band ends with this value, which belongs to it.'),
  label: labelled("The band's name on the page."),
  advice: key('Advice', 'A sentence of advice, for a text result that shows it.', {
    box: 'sentence',
  }),
});
const moneyKeys = {
  currency: key(
    'Currency',
    'The currency: its ISO 4217 code, or the field that holds it. Without this key, amounts are in the currency that the visitor chose.',
    {
      shapes: {
        text: 'a currency',
        by: 'that of a currency field',
        of: 'that of the chosen option',
      },
    },
  ),
  grouping: key('Grouping of digits', '`indian` groups digits as in 20,82,776.', {
    texts: { indian: 'Indian: 20,82,776' },
  }),
  ...digits,
};
describe(shape.moneyFormat, {
  ...moneyKeys,
  isDefault: key(
    'Only a default',
    'Amounts are in this currency until the visitor has chosen one, and then in that: no law depends on it.',
  ),
});
describe(shape.currencyByField, { by: field('By field', 'The id of the currency field.') });
describe(shape.currencyOfOption, {
  of: field('Of', 'The id of the choice whose option has its own currency: amounts are shown without a sign.'),
});

const money = {
  ...commonResult,
  ...moneyKeys,
  kind: kind('An amount of money.', { money: 'Amount of money' }),
};
const percent = {
  ...commonResult,
  ...bands,
  ...digits,
  kind: kind('A percentage: 12 is shown as 12%.', { percent: 'Percentage' }),
};
const number = {
  ...commonResult,
  ...bands,
  ...digits,
  kind: kind('A number.', { number: 'Number' }),
  unit: unit('The unit shown after the number.'),
  labels: key('Shown instead of values', "A text for each number that is shown as a text: { '-1': 'Previous day' }."),
};
const text = {
  ...commonResult,
  kind: kind('A text.', { text: 'Text' }),
  labels: key('Shown instead of values', 'The text to show for each text that the computation may return.'),
  from: key(
    'From another figure',
    'The text is taken from another figure, instead of computed: from its band, or as a duration.',
    { shapes: { band: 'the band of a result', duration: 'a duration' } },
  ),
};
const date = { ...commonResult, kind: kind('A calendar day.', { date: 'Date' }) };
describe(shape.bandText, {
  band: result('Band', 'The id of the result with the bands.'),
  show: key('Show', 'The text of the band to show: its label or its advice.', {
    texts: { label: 'its label', advice: 'its advice' },
  }),
});
describe(shape.durationText, {
  duration: figure('Duration', 'The id of the result or working that is a number of seconds, minutes, days or months.'),
  as: key('As', 'How the duration is written.', { texts: durationTexts }),
});
describe(shape.choice, {
  when: only('The text applies if this condition is true; the last text may have none.'),
  text: key('Text', 'The text, or its key in `labels`.', { box: 'sentence' }),
});
describe(shape.moneyFigure, { ...money, ...worked });
describe(shape.percentFigure, { ...percent, ...worked });
describe(shape.numberFigure, { ...number, ...worked });
describe(shape.dateFigure, {
  ...date,
  ...worked,
  calendar: key(
    'Called in a calendar',
    'What the day is called in a calendar, for a day that people want to keep: "Last payment of the loan".',
    { help: 'The day can then be saved as a calendar entry of this name.', box: 'sentence' },
  ),
});
describe(shape.textFigure, {
  ...text,
  choose: key('Which text', 'Texts with their conditions: the first whose condition is true is shown.', {
    help: 'The first whose condition holds.',
    entry: 'text',
    first: ['when', 'text'],
  }),
});
describe(shape.moneyCell, money);
describe(shape.percentCell, percent);
describe(shape.numberCell, number);
describe(shape.textCell, text);
describe(shape.dateCell, date);

const inTable = {
  sums: key('Added up', "A longer period and the last line show the column's sum; without this key, its last figure."),
  ties: figure(
    'Equals the result',
    "The id of the figure that equals the column's sum (or last figure), rounded to the digits shown.",
  ),
};
describe(shape.moneyColumn, { ...money, ...inTable });
describe(shape.percentColumn, { ...percent, ...inTable });
describe(shape.numberColumn, { ...number, ...inTable });
describe(shape.textColumn, { ...text, ...inTable });
describe(shape.dateColumn, { ...date, ...inTable });

// ---------------------------------------------------------------- tables and charts

const title = key('Title', "The chart's title.");
const below =
  'The id of the column below the bars: numbers or texts; without this key, the periods of a table that has views.';
describe(shape.barChart, {
  kind: kind('A bar for each row.', { bars: 'Bars' }),
  title,
  x: column('X', below),
  y: column('Y', "The id of the column that gives the bars' heights; a negative one goes down."),
  from: column('From', 'The id of the column of numbers at which the bars begin; without this key, they begin at zero.'),
  every: key('Every', 'Only rows whose x is a multiple of this number get a bar.'),
  most: key('Most', 'The largest number of bars.'),
});
describe(shape.stackedChart, {
  kind: kind('A bar for each row: two to four figures upon each other.', {
    stacked: 'Stacked bars',
  }),
  title,
  x: column('X', below),
  y: column('Y', 'The ids of the two to four columns that are drawn.'),
});
describe(shape.lineChart, {
  kind: kind('A line for each of one to four figures over ascending numbers: years, ages.', {
    lines: 'Lines',
  }),
  title,
  x: column('X', 'The id of a column of numbers; without this key, the periods of a table that has views.'),
  y: column('Y', 'The ids of the one to four columns that are drawn.'),
});
describe(shape.histogram, {
  kind: kind('How many rows have a figure in each of several classes of equal width with round limits.', {
    histogram: 'Histogram',
  }),
  title,
  x: column('X', 'The id of the column of numbers that are counted.'),
});
describe(shape.boxChart, {
  kind: kind(
    'A box plot: the first five rows are the lower whisker, the first quartile, the median, the third quartile and the upper whisker; each further row is an outlier.',
    { box: 'Box plot' },
  ),
  title,
  x: column('X', 'The id of the column of numbers that are drawn.'),
});
describe(shape.pointChart, {
  kind: kind('A point for each row, on two axes.', { points: 'Points' }),
  title,
  x: column('X', 'The id of the column of numbers on the horizontal axis.'),
  y: column('Y', 'The id of the column of numbers on the vertical axis.'),
  line: column('Line', 'The id of a column of numbers that lie on a straight line over x, such as a regression.'),
});
describe(shape.outlineChart, {
  kind: kind("A closed figure through the rows' points in their order, drawn to scale.", {
    outline: 'Outline',
  }),
  title,
  x: column('X', 'The id of the column with the distance of a corner to the right.'),
  y: column('Y', 'The id of the column with the distance of a corner upwards, in the unit of x.'),
  label: column('Label', "The id of the text column with the corners' names."),
  figure: column(
    'Figure',
    'The id of the column with the name of the figure that a corner belongs to, if there are several.',
  ),
});
describe(shape.partChart, {
  kind: kind('A bar for each part of a sum.', { parts: 'Parts of a sum' }),
  title,
  x: column('X', "The id of the column with the parts' names."),
  y: column('Y', "The id of the column with the parts' amounts."),
});

const columns = {
  columns: key('Columns', 'The columns by id, in the order of the page.', {
    entry: 'column',
    parts: 'framed',
  }),
  chart: key('Chart', "A chart of the table's rows."),
};
describe(shape.tableResult, {
  ...commonResult,
  ...columns,
  kind: kind('A table.', { table: 'Table, filled by a function' }),
});
const tableLabel = labelled("The table's name on the page.");
const tableHelp = helped('One sentence under the label: what the table shows.');
describe(shape.onDemandTable, {
  label: tableLabel,
  help: tableHelp,
  note: key(
    'Small print',
    'A note below the table; `{payment.first}` and `{payment.last}` are replaced by figures of a column.',
    { box: 'sentence', names: 'columnTemplate' },
  ),
  none: key('Said when there are no rows', 'The text shown instead of the table when the function returns no rows.', {
    box: 'sentence',
  }),
  when: only('The table is shown only while this condition is true.'),
  by: key('Views', "The table's views by id, such as by month and by year; the first one is open.", { entry: 'view' }),
  current: key('Marked row', "The row that is marked as the visitor's: the last one that a figure has reached."),
  ...columns,
});
describe(shape.currentRow, {
  column: column('Column', 'The id of a column of numbers or days, ascending.'),
  reached: figure(
    'Reached',
    "The id of the result or working that has reached the row: it is not below the column's figure.",
  ),
});
describe(shape.view, {
  label: labelled('The view\'s name on the page: "By year".'),
  rows: key('Rows', 'How many consecutive rows make one line of the view.'),
});
describe(shape.sumTable, {
  label: tableLabel,
  help: tableHelp,
  sumOf: key(
    'Parts of the sum',
    'The id of the figure with the `sum`, or a label for each figure id of a list that adds up.',
    {
      names: 'figure',
      keys: 'figure',
      shapes: { text: 'those of one figure', record: 'figures with labels' },
    },
  ),
  whole: result('Whole', 'The id of the result that the lines add up to: that figure, or a multiple of it.'),
  chart: key('Chart', "The chart's title."),
  when: only('The table is shown only while this condition is true.'),
});
describe(shape.variation, {
  of: field('Field that varies', 'The id of the field that varies: a number or a choice.'),
  label: labelled('The table\'s name on the page, "By" and the field\'s label by default.'),
  at: key(
    'At',
    "The numbers, in the field's unit; or steps around the visitor's input; or every option, in a list with headings those under the heading of the chosen one ('options') or all ('allOptions').",
    {
      texts: { options: 'every option under the same heading', allOptions: 'every option' },
      shapes: { list: 'these numbers', step: 'steps around the input' },
    },
  ),
  shows: key('Results', 'The ids of the results shown for each value.', {
    help: 'The columns of the table.',
    names: 'result',
    parts: 'framed',
  }),
  when: only('The table is shown only while this condition is true.'),
});
describe(shape.stepsAround, {
  step: short('Size of a step', "The size of one step, in the field's unit."),
  times: key('Times', "How many steps below the visitor's input, and how many above it."),
});

// ---------------------------------------------------------------- examples and laws

describe(shape.example, {
  title: key('Name of the example', "The example's name on the page."),
  given: key('What is entered', 'The inputs by field id, as typed; a field that is not named keeps its default.', {
    keys: 'field',
    entries: 'given',
    parts: 'framed',
  }),
  today: key('The day of the example', 'The current day of the example, YYYY-MM-DD, for calculators that need today.'),
  shows: key('What the page shows', 'The expected results by id, as strings exactly as the page shows them.', {
    keys: 'result',
    parts: 'framed',
  }),
  source: source(
    'The publication that the example comes from; without it, the example is ours. `{ratesDate}` is replaced by the day of the exchange rates.',
  ),
  shown: key('Hidden from visitors', '`false`: the example is only for the tests and not offered to visitors.'),
  asked: key('Questions', 'Questions in words that must be read as exactly these inputs.', {
    help: 'As a visitor would ask, one a line: “area of a circle with radius 10 cm”. One example needs one.',
  }),
});

const ofLaw = {
  when: only('The law is about inputs (and results) for which this condition is true.'),
};
const law = (description: string, texts: Readonly<Record<string, string>>) => ({
  ...ofLaw,
  law: key('Law', description, { texts }),
});
const oneResult = result('Result', 'The id of the result.');
describe(shape.risingLaw, {
  ...law('When the field is raised, the result never falls (`rises`), never rises (`falls`), stays (`holds`).', {
    rises: 'A higher field never lowers the result',
    falls: 'A higher field never raises the result',
    holds: 'A field never changes the result',
  }),
  raise: field('When this field is raised', 'The id of the field that is raised.'),
  result: oneResult,
});
describe(shape.scalesLaw, {
  ...law('Multiplying the fields multiplies the results.', {
    scales: 'Fields times a factor: results times it',
  }),
  fields: field('Fields', 'The ids of the fields that are multiplied.'),
  results: result('Results', 'The ids of the results that are multiplied by the same factor.'),
});
describe(shape.shiftsLaw, {
  ...law('Adding to the fields adds to the results.', {
    shifts: 'Added to the fields, added to the results',
  }),
  fields: field('Fields', 'The ids of the fields to which the amount is added.'),
  results: result('Results', 'The ids of the results that grow by the same amount.'),
});
describe(shape.sumsLaw, {
  ...law('The parts add up to the whole.', { sums: 'Parts add up to the whole' }),
  parts: key('Parts', 'The ids of the fields and results that are added.', {
    names: 'fieldOrResult',
  }),
  whole: key('Whole', 'The id of the field or result that is their sum.', {
    names: 'fieldOrResult',
  }),
});
describe(shape.returnsLaw, {
  ...law('The calculation in the other direction gives the first input.', {
    returns: 'There and back gives the start',
  }),
  swap: field('The two fields', 'The ids of the two fields that are swapped.'),
  field: field('Field', 'The id of the field that takes the result as its input.'),
  result: oneResult,
});
describe(shape.symmetricLaw, {
  ...law('Exchanging the two fields changes none of the results.', {
    symmetric: 'Two fields exchanged: the same results',
  }),
  fields: field('Fields', 'The ids of the two fields that are exchanged.'),
  results: result('Results', 'The ids of the results that stay as they are.'),
});

// ---------------------------------------------------------------- the calculator

describe(shape.ask, {
  names: key('Further names', 'Phrases that name the calculator: "split the bill".'),
  forms: key(
    'Forms of questions',
    'Forms in which places, not words, name the fields: "{marksObtained}/{totalMarks}". A minus before a place takes the number off: "decrease {from} by -{percent}".',
    { names: 'template' },
  ),
  without: key(
    'What it does not offer',
    'Words of what is known and not offered, which a question is refused for: "skiing".',
  ),
});
describe(shape.caution, {
  when: only('The warning is shown only while this condition is true.'),
  say: key('Text', "The warning, one or two sentences; `{id}` is replaced by a field's or figure's value.", {
    help: 'It may name figures: “{payment}”.',
    box: 'sentence',
    names: 'template',
  }),
});
describe(shape.verdict, {
  when: only('The sentence is shown if this condition is true and those before it are false; the last may have none.'),
  say: key('Text', "The sentence; `{id}` is replaced by a field's value, or a figure as it is shown.", {
    help: 'It names figures: “You save {interestSaved}.”',
    box: 'sentence',
    names: 'template',
  }),
});
describe(shape.dataSet, {
  what: key('What the figures are', 'What the figures are: "VAT and GST rates".'),
  source: key('Source', 'The publication that they come from, with its publisher.'),
  validFrom: key('Valid from', 'The first day on which they hold, YYYY-MM-DD.'),
  validUntil: key('Valid until', 'The last day on which they are known to hold, YYYY-MM-DD.'),
  lookedUp: key('Looked up', 'The day on which they were looked up, YYYY-MM-DD.'),
  whenPast: key('Caution afterwards', 'The caution from the day after the last: `{what}` and `{validUntil}` are replaced.', {
    box: 'sentence',
  }),
  doubt: key('Not confirmed', 'What no second source confirmed, in a sentence.', { box: 'sentence' }),
  when: only('The figures count only while this condition is true.'),
});
describe(shape.tips, {
  title: key('Title', "The card's heading."),
  items: key('Tips', 'The hints, a sentence each.', { help: 'A sentence a line.' }),
});
describe(shape.actions, {
  calculate: key('Text of the button', "The submit button's text.", {
    help: '“Calculate Volume”.',
  }),
  reset: key(
    'A Reset button',
    'A Reset button: `blank` empties every field, `defaults` restores defaults; choices always get theirs.',
    { texts: { blank: 'empties every field', defaults: 'puts the defaults back' } },
  ),
  disabledUntilFilled: key(
    'The button waits until all is filled in',
    'The submit button stays disabled while a required field is blank.',
  ),
  live: key('Calculate with every change', 'The form recalculates on every change.'),
  swap: field('A button that exchanges two fields', 'The ids of two fields that a button exchanges.'),
  inverts: field('It also inverts', 'The id of a number field that the same button turns into its inverse: a rate.'),
});
describe(shape.otherCalculator, {
  text: key('Case', 'The case in a short line: "For a loan with fees".', { box: 'sentence' }),
  use: key('Right calculator', 'The slug of the right calculator, one of `related`.', { names: 'slug' }),
});
describe(shape.manifestSchema, {
  title: key('Title', "The page's heading and the calculator's name everywhere."),
  summary: key('Summary', 'One line for lists of calculators.', {
    help: 'One line for lists of calculators.',
    box: 'sentence',
  }),
  intro: key('Introduction', 'A sentence or two under the heading.', {
    help: 'A sentence or two under the heading: what to enter, what one gets.',
    box: 'sentence',
  }),
  description: key('Description for search engines', 'For search engines, at most 160 characters.', {
    help: '70 to 160 characters.',
    box: 'sentence',
  }),
  keywords: key('Keywords', 'Words that people search for; the search of the home page finds the calculator by them.', {
    help: 'What people search for, one a line.',
  }),
  ask: key('Questions in words', 'How questions in words are about the calculator.'),
  related: key('Related calculators', 'The slugs of related calculators that the page links to, six at most.', {
    names: 'slug',
  }),
  audience: key('Who it is for', 'Who the calculator is for, in a short line: "For borrowers with one fixed-rate loan".', {
    box: 'sentence',
    forSite,
  }),
  whenNotToUse: key(
    'When another calculator is right',
    'When a related calculator is the right one: the page says so beside the link to it.',
    { entry: 'case', first: ['text', 'use'], forSite },
  ),
  popular: key('A shortcut on the home page', 'The calculator is one of the shortcuts on the home page.'),
  quickTool: key(
    'Place among the quick tools',
    'The position among the quick tools in the footer and on the 404 page: 1 is the first.',
  ),
  order: key(
    'Place in its category',
    'The position within its category: 1 is the first; calculators without one follow, by title.',
  ),
  fields: key('Fields', 'The fields of the form by id, in the order of the page.', {
    entry: 'field',
    first: firstOfField,
    parts: 'open',
  }),
  groups: key('Folded parts of the form', 'Folded parts of the form by id: fields that may stay as they are.', {
    help: 'Fields that only some people need, behind a title.',
    entry: 'part',
    first: ['label', 'fields'],
  }),
  guards: key('Rules between fields', 'Validation rules between several inputs or figures.', {
    entry: 'rule',
    first: ['figure', 'field', 'is', 'than', 'message', 'when'],
    shapes: {
      figure: 'about a figure',
      above: 'about fields',
      decimals: 'about decimals',
      rising: 'about a whole list',
    },
  }),
  cases: key('Conditions with a name', 'Conditions by name, for use in several `when` keys.', {
    help: 'A condition that several places need gets a name here.',
    entry: 'condition',
    entries: 'case',
  }),
  results: key('Results', 'The results by id, in the order of the page.', {
    entry: 'result',
    first: [...['label', 'kind', 'formula', 'unit', 'digits', 'choose', 'from', 'columns', 'help'], 'headline'],
    parts: 'open',
  }),
  workings: key('Figures on the way', 'Intermediate figures by id, shown only in the steps.', {
    help: 'Shown in the steps alone.',
    entry: 'figure',
    first: ['label', 'kind', 'formula', 'unit', 'digits'],
  }),
  constants: constants('Fixed numbers by id that several formulas or conditions use.'),
  tables: key('Tables below the result', 'Tables by id that the page computes when a visitor opens them.', {
    entry: 'table',
    first: ['label', 'help', 'sumOf', 'columns'],
    shapes: { columns: 'filled by a function', sumOf: 'what a sum is made of' },
  }),
  variations: key('Comparisons', 'Tables of the same results at other values of one field.', {
    help: 'The same question at other inputs, as a table.',
    entry: 'comparison',
    first: ['of', 'at', 'shows'],
  }),
  verdict: key(
    'What the result means',
    'What the result means for this visitor: sentences of which the first whose condition is true is shown.',
    { help: 'One sentence at the top of the result.', entry: 'sentence', first: ['when', 'say'] },
  ),
  cautions: key('Warnings beside the result', 'Warnings to read before acting on the result.', {
    entry: 'warning',
    first: ['when', 'say'],
  }),
  data: key(
    'Dated figures',
    'Dated figures that the calculator uses: named below the result, with a caution once they are past.',
    { entry: 'set', first: ['what', 'source', 'validFrom', 'validUntil', 'lookedUp', 'whenPast'] },
  ),
  model: key(
    'A sentence that this is a model',
    "A sentence on the page that the result is an estimate, where the figures are this site's own model.",
    { box: 'sentence' },
  ),
  money: key(
    'How amounts of money are shown',
    'How all amounts are shown, in results, workings and tables; each figure may override it.',
    { first: ['digits', 'currency', 'grouping'] },
  ),
  tips: key('Tips', 'A card of short hints beside the result.'),
  note: key('Small print', 'Small print under the result; `{ratesDate}` is replaced by the day of the exchange rates.', {
    box: 'sentence',
  }),
  examples: key('Examples', 'Inputs with the results that the page must show for them, at least one.', {
    entry: 'example',
    first: ['title', 'given', 'shows', 'asked', 'source'],
    parts: 'open',
  }),
  laws: key('Laws', 'Properties that are true for every input, which the tests check.', {
    entry: 'law',
    first: ['law'],
    parts: 'open',
  }),
  actions: key('Buttons', 'The buttons of the form, and when it calculates.', {
    first: ['calculate', 'reset', 'live'],
    parts: 'framed',
  }),
  renamed: key(
    'Former names',
    'Former ids of fields, with the ids that they have now, so that older links still open: { rate: \'annualRate\' }; of a field in rows ("courses.mark"), and of an option ("unit.lbs"), after the present id of its field.',
    { forSite },
  ),
  needs: key('From outside the form', 'Data from outside the form that the calculator uses: `today`, `rates`.', {
    texts: { today: 'The current day', rates: 'Exchange rates' },
  }),
  published: key('First published', 'The day on which the calculator first stood on the site, YYYY-MM-DD.'),
  reviewed: key(
    'Last reviewed',
    'The day of the last review, YYYY-MM-DD; the sitemap and the feed give it as the day of change.',
  ),
  compute: key('What computes it', 'What computes the results: the formulas alone, or also the function in `compute.ts`.', {
    help: 'The formulas, unless a programmer writes a function.',
    texts: {
      formulas: 'The formulas',
      'compute.ts': 'The formulas and a function in compute.ts',
    },
  }),
});
