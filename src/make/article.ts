import type { ExpandedCalculator, ExpandedManifest, Step } from '../../schemas/calculator.ts';
import { Big } from '../../schemas/decimal.ts';
import { parseFormula } from '../../schemas/formula.ts';
import type { Digits, Example, Field, Law, Result } from '../../schemas/manifest.ts';
import { type Answer, answer } from '../engine/answer.ts';
import { unitsFor } from '../fields/aid/units.ts';
import { stepTex } from '../steps/worked-steps.ts';
import {
  boundsOf,
  capital,
  conditionsText,
  ended,
  escaped,
  formulaText,
  givenText,
  labelOf,
  listed,
  named,
  plain,
  the,
  theId,
  unitOf,
} from './wording.ts';

/*
 * The article of a draft, written from its manifest and what the engine answers: a beginning that an
 * editor improves. It says only what the manifest says, or what follows from it.
 */

type Solved = Extract<Answer, { ok: true }>;

/** What the sections are about. */
interface Subject {
  readonly manifest: ExpandedManifest;
  /** The ids of the fields that the first example fills in, and those that it may leave blank. */
  readonly asked: readonly string[];
  readonly optional: readonly string[];
  /** The ids of the results that the first example shows, those in large type first. */
  readonly headlines: readonly string[];
  readonly others: readonly string[];
  /** The examples that have an answer, each with its number in tokens. */
  readonly examples: readonly {
    readonly number: number;
    readonly example: Example;
    readonly outcome: Solved;
  }[];
}

/** So many parts of a long manifest are described; the form and the steps have all of them. */
const most = { fields: 12, steps: 9, laws: 6, cautions: 4, rows: 12 } as const;

const paragraph = (...sentences: readonly (string | undefined | false)[]): string =>
  sentences.filter(Boolean).join(' ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const isBlankable = (field: Field): boolean =>
  field.optional === true || ('whenBlank' in field && field.whenBlank !== undefined);

function subjectOf(calculator: ExpandedCalculator): Subject {
  const { manifest } = calculator;
  const examples = manifest.examples.flatMap((example, index) => {
    if (example.shown === false) return [];
    const today = example.today ?? '2026-01-01';
    const outcome = answer(calculator, example.given, { today });
    return outcome.ok ? [{ number: index + 1, example, outcome }] : [];
  });
  const first = examples[0]?.outcome;
  const isShown = (id: string) => first === undefined || typeof first.shown[id] === 'string';
  const figures = Object.keys(manifest.results).filter(isShown);
  const isHeadline = (id: string) => manifest.results[id]?.headline === true;
  const headlines = figures.filter(isHeadline);
  const fields = Object.keys(manifest.fields).filter(
    (id) => first === undefined || first.values[id] !== undefined,
  );
  const blank = fields.filter((id) => isBlankable(manifest.fields[id] as Field));
  return {
    manifest,
    asked: fields.filter((id) => !blank.includes(id)),
    optional: blank,
    headlines: headlines.length > 0 ? headlines : figures.slice(0, 1),
    others: figures.filter((id) => headlines.length > 0 && !isHeadline(id)),
    examples,
  };
}

// ---------------------------------------------------------------- what it is

const optionsText = (labels: readonly string[]): string => {
  const quoted = labels.map((label) => `“${escaped(label)}”`);
  return quoted.length <= 6
    ? `choose ${listed(quoted, 'or')}`
    : `choose one of ${quoted.length} options, from ${quoted[0]} to ${quoted.at(-1)}`;
};

/** What to do with a field, without its bounds. */
function entryText(manifest: ExpandedManifest, id: string, field: Field): string {
  if (field.kind === 'choice') {
    return optionsText(Object.values(field.options).map(({ label }) => label));
  }
  if (field.kind === 'currency') {
    return optionsText(Object.values(field.options).map(({ name }) => name));
  }
  if (field.kind === 'date') return 'choose a day of the calendar';
  if (field.kind === 'time') return 'enter a time of day, in hours and minutes';
  if (field.kind === 'text') return 'type a short text';
  if (field.kind === 'list') {
    return `type or paste the ${field.of === 'date' ? 'days' : 'numbers'} one after the other, up to ${plain(field.maxCount)} of them`;
  }
  if (field.kind === 'rows') {
    const columns = Object.values(field.fields).map(({ label }) => the(label));
    return `fill in a row for each entry, up to ${plain(field.maxRows)} of them, with ${listed(columns)}`;
  }
  const unit = unitOf(manifest, id);
  const bounds = boundsOf(field);
  const number = field.kind === 'integer' || field.whole ? 'a whole number' : 'a number';
  return `enter ${number}${unit ? ` in ${escaped(unit)}` : ''}${bounds ? ` that is ${bounds}` : ''}`;
}

/** A line of the list of fields. */
function fieldLine(manifest: ExpandedManifest, id: string): string {
  const field = manifest.fields[id] as Field;
  const help = field.help ? escaped(field.help) : '';
  // A few words are no sentence: “Before tax.” stands in brackets.
  const isAside = help !== '' && help.split(' ').length < 7 && !/[.?!] /.test(help);
  const aside = isAside ? ` (${help.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())})` : '';
  const condition = conditionsText(manifest, field.when as never);
  const also = [
    'default' in field && typeof field.default === 'number'
      ? `the form begins with ${plain(field.default)}, which you can change`
      : '',
    typeof (field as { whenBlank?: unknown }).whenBlank === 'number'
      ? `left blank, it counts as ${plain((field as { whenBlank: number }).whenBlank)}`
      : field.optional
        ? 'you may leave it blank'
        : '',
  ].filter((each) => each !== '');
  const first = `${entryText(manifest, id, field)}${also.length > 0 ? `; ${also.join(', and ')}` : ''}`;
  const asked = condition ? `while ${condition}, ${first}` : first;
  return `- **${escaped(labelOf(manifest, id))}**${aside}: ${paragraph(`${asked}.`, !isAside && help && ended(help))}`;
}

function about({ manifest, asked, optional, headlines, others }: Subject): string {
  const fields = Object.keys(manifest.fields);
  const described = fields.slice(0, most.fields);
  return [
    paragraph(
      `From ${named(manifest, asked.length > 0 ? asked : fields)}, this page works out ${named(manifest, headlines)}.`,
      others.length > 0
        ? `The same entries also give ${named(manifest, others)}, so nothing has to be typed twice.`
        : `It is for everybody who knows the first and wants to find the second without working on paper.`,
    ),
    `The form asks for ${fields.length === 1 ? 'one thing only' : 'the following'}, and it says so beside the field when an entry cannot be used:`,
    described.map((id) => fieldLine(manifest, id)).join('\n'),
    optional.length > 0 &&
      `Of these, ${named(manifest, optional)} can stay blank, and the calculation then goes on without ${optional.length === 1 ? 'it' : 'them'} or with the figure that is named above.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

// ---------------------------------------------------------------- the formulas

/** The steps that an article shows: those of the headlines and what they need come first in any manifest. */
const stepsOf = ({ steps }: ExpandedManifest): readonly Step[] => {
  const formulas = steps.filter(({ formula }) => formula !== undefined);
  return (formulas.length > 0 ? formulas : steps).slice(0, most.steps);
};

const stepLabel = (manifest: ExpandedManifest, { gives, label }: Step): string =>
  label && !label.includes('{') ? label : labelOf(manifest, gives);

/** What is said before the formula of a step. */
function stepText(manifest: ExpandedManifest, step: Step, index: number): string {
  const name = the(stepLabel(manifest, step));
  const condition = conditionsText(manifest, step.when);
  const start = condition ? `While ${condition}, ` : '';
  const words = step.formula === undefined ? undefined : formulaText(manifest, step.formula);
  if (words === undefined) {
    const ids = [...new Set(idsIn(step.formula ?? ''))].filter(
      (id) => !manifest.constants[id] && id !== step.gives,
    );
    const needs = ids.length > 0 ? named(manifest, ids, 5) : 'the entries';
    const texts = [
      `${start}${name} can be worked out from ${needs}, with this formula:`,
      `${start}the formula for ${name} needs ${needs} and reads as follows:`,
    ];
    return capital(texts[index % texts.length] as string);
  }
  const texts = [
    `${start}${condition ? 'to' : 'To'} find ${name}, ${words}:`,
    `${start}${condition ? 'the' : 'The'} formula for ${name} is just as direct, and in words it says: ${words}.`,
    `${start}${condition ? 'this' : 'This'} is how you get ${name}: ${words}.`,
  ];
  return texts[index % texts.length] as string;
}

function idsIn(formula: string): readonly string[] {
  if (formula === '') return [];
  const ids: string[] = [];
  const walk = (part: ReturnType<typeof parseFormula>): void => {
    if (part.kind === 'id') ids.push(part.id.split('.')[0] as string);
    else if (part.kind === 'binary') [part.left, part.right].forEach(walk);
    else if (part.kind === 'negative') walk(part.of);
    else if (part.kind === 'call') part.of.forEach(walk);
  };
  walk(parseFormula(formula));
  return ids;
}

/** A step that reads its figure from a table of ranges. */
function rangesText(manifest: ExpandedManifest, { gives, ranges, graduated }: Step): string {
  const source = ranges ?? graduated;
  if (!source) return '';
  const name = theId(manifest, gives);
  const of = theId(manifest, source.of);
  return ranges
    ? `To find ${name}, look up ${of} in a table: the figure of the highest limit that it reaches is the one that counts.`
    : `To find ${name}, ${of} is cut into slices, and each slice between two limits counts at a rate of its own.`;
}

function formula(subject: Subject): string {
  const { manifest, headlines } = subject;
  const steps = stepsOf(manifest);
  const shown = steps.flatMap((step, index) => {
    const tex = stepTex(manifest, step);
    if (tex === undefined) return [rangesText(manifest, step)];
    return [stepText(manifest, step, index), `$$\n${tex}\n$$`, ...reasonOf(step)];
  });
  const symbols = Object.entries(manifest.symbols)
    .filter(([id]) => !manifest.constants[id] && steps.some((step) => step.gives === id || idsIn(step.formula ?? '').includes(id.split('.')[0] as string)))
    .map(([id, tex]) => [
      `$${tex}$`,
      escaped(capital(labelOf(manifest, id))),
      escaped(unitOf(manifest, id)) || '–',
    ]);
  const constants = Object.values(manifest.constants).map(({ label, value, unit = '', symbol, source }) => [
    escaped(label),
    symbol ? `$${symbol}$` : '–',
    escaped(`${plain(value)} ${unit}`),
    source ? escaped(source) : 'set by this calculator',
  ]);
  const more = manifest.steps.length - steps.length;
  return [
    ...shown,
    more > 0 &&
      `The page shows ${more === 1 ? 'one more step' : `${more} more steps`} under “How it is worked out”, each with your own numbers in it.`,
    symbols.length > 0 &&
      `Each letter in these formulas stands for one figure of the form, of the result or of a step on the way to ${named(manifest, headlines, 2)}:`,
    table(['Symbol', 'What it stands for', 'Unit'], symbols.slice(0, 2 * most.rows)),
    constants.length > 0 &&
      `${constants.length === 1 ? 'One number in them is' : 'Some numbers in them are'} fixed, so you are not asked for ${constants.length === 1 ? 'it' : 'them'}:`,
    table(['Fixed number', 'Symbol', 'Value', 'Where it comes from'], constants.slice(0, most.rows)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The author’s own reason for a formula, where it is always the same sentence. */
const reasonOf = ({ because }: Step): readonly string[] =>
  because
    .filter(({ say, when }) => !when && !say.includes('{') && say.split(' ').length > 6)
    .slice(0, 1)
    .map(({ say }) => ended(escaped(say)));

// ---------------------------------------------------------------- the worked example

/** A token for a figure of an example: of a result as shown, of a working with the digits of its kind. */
function token(subject: Subject, at: number, id: string): string | undefined {
  const { manifest, examples } = subject;
  const { number, outcome } = examples[at] as Subject['examples'][number];
  if (typeof outcome.shown[id] === 'string') return `{{${number}.${id}}}`;
  const value = outcome.workings[id];
  if (!(value instanceof Big)) return undefined;
  const own = (manifest.workings[id] as { digits?: Digits } | undefined)?.digits;
  // A small figure keeps three digits that say something.
  const digits =
    typeof own === 'number' ? own : value.eq(0) || value.abs().gte(1) ? 2 : 2 - value.e;
  return `{{${number}: ${id} | ${Math.min(digits, 20)}}}${unitAfter(manifest, id)}`;
}

const unitAfter = (manifest: ExpandedManifest, id: string): string => {
  const unit = unitOf(manifest, id);
  return unit ? ` ${escaped(unit)}` : '';
};

function givenRows(subject: Subject, at: number): readonly (readonly string[])[] {
  const { manifest, examples } = subject;
  const { number, outcome } = examples[at] as Subject['examples'][number];
  return Object.entries(manifest.fields).flatMap(([id, field]) => {
    const value = outcome.values[id];
    if (value === undefined || value === '' || 'maxRows' in field || 'maxCount' in field) return [];
    const text = givenText(field, value) ?? `{{${number}.${id}}}${unitAfter(manifest, id)}`;
    return [[escaped(labelOf(manifest, id)), text]];
  });
}

function example(subject: Subject): string {
  const { manifest, headlines, examples } = subject;
  const [first, second] = examples;
  if (!first) return 'No example of this calculator has an answer yet, so there is none to follow here.';
  const title = `“${escaped(first.example.title)}”`;
  const done = new Set<string>();
  const lines = manifest.steps
    .flatMap((step) => {
      const figure = token(subject, 0, step.gives);
      // Another way to the same figure is not the one that the example takes, where it has a condition.
      if (figure === undefined || done.has(step.gives)) return [];
      const ways = manifest.steps.filter(({ gives }) => gives === step.gives);
      done.add(step.gives);
      const words =
        ways.length === 1 && step.formula !== undefined ? formulaText(manifest, step.formula) : undefined;
      const name = capital(escaped(labelOf(manifest, step.gives)));
      return [
        words
          ? `**${name}:** ${words}, which gives ${figure}.`
          : `**${name}:** with these entries, the formula above gives ${figure}.`,
      ];
    })
    .slice(0, most.steps);
  const answerOf = (at: number) =>
    headlines.flatMap((id) => {
      const figure = token(subject, at, id);
      return figure ? [`${theId(manifest, id)} as **${figure}**`] : [];
    });
  const given = givenRows(subject, 0);
  const secondAnswer = second ? answerOf(1) : [];
  return [
    paragraph(
      `${title} is the example that this section follows, from the entries to the answer.`,
      first.example.source && `It is taken from ${ended(escaped(first.example.source))}`,
      given.length > 0 && 'These are the figures that somebody with this question would enter:',
    ),
    table(['Entry', 'In this example'], given),
    lines.length > 0 && 'With them, the calculation goes through these steps, one after the other:',
    lines.map((line, index) => `${index + 1}. ${line}`).join('\n'),
    paragraph(
      answerOf(0).length > 0 && `The page then shows ${listed(answerOf(0))}, and each step can be opened below it.`,
      second &&
        secondAnswer.length > 0 &&
        `For comparison, the example “${escaped(second.example.title)}” gives ${listed(secondAnswer)}.`,
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

// ---------------------------------------------------------------- the result

function digitsText(digits: Digits | undefined): string {
  if (typeof digits === 'number') {
    return digits === 0 ? 'as a whole number' : `with ${digits} decimal${digits === 1 ? '' : 's'}`;
  }
  if (typeof digits !== 'object') return digits === undefined ? 'with 2 decimals' : '';
  return 'atMost' in digits
    ? `with ${digits.atMost} decimals at most`
    : `with ${digits.significant} digits that count`;
}

const isNumber = (result: Result | undefined): boolean =>
  /^(?:number|money|percent)$/.test(result?.kind ?? '');

/** How a figure is written on the page. */
function shownText(manifest: ExpandedManifest, id: string): string {
  const result = manifest.results[id] as Result;
  if (!isNumber(result)) return '';
  const digits = digitsText('digits' in result ? (result.digits as Digits) : undefined);
  const unit = unitOf(manifest, id);
  const kind =
    result.kind === 'money' ? 'an amount of money' : result.kind === 'percent' ? 'a percentage' : 'a number';
  return `${kind}${unit ? ` in ${escaped(unit)}` : ''}${digits ? `, ${digits}` : ''}`;
}

function resultLine(manifest: ExpandedManifest, id: string): string {
  const { help, when } = manifest.results[id] as Result;
  const shown = shownText(manifest, id);
  const condition = conditionsText(manifest, when as never);
  const sentence = [
    shown ? `the page shows ${shown}` : 'the page says this in words',
    condition ? ` while ${condition}` : '',
  ].join('');
  return `- **${capital(escaped(labelOf(manifest, id)))}:** ${paragraph(`${sentence}.`, help && ended(escaped(help)))}`;
}

function bandsText(manifest: ExpandedManifest, id: string): readonly string[] {
  const result = manifest.results[id];
  if (!result || !('bands' in result) || !result.bands) return [];
  const { bands } = result;
  const rows = bands.map(({ below, upTo, label, advice = '' }) => [
    below !== undefined ? `below ${plain(below)}` : upTo !== undefined ? `up to ${plain(upTo)}` : 'all above',
    escaped(label),
    escaped(advice),
  ]);
  const withAdvice = bands.some(({ advice }) => advice);
  return [
    `What ${theId(manifest, id)} means can be read from a scale of ${bands.length} parts, in which each part begins where the one before it ends:`,
    withAdvice
      ? table(['Range', 'Its name', 'What it means'], rows)
      : table(['Range', 'Its name'], rows.map((row) => row.slice(0, 2))),
  ];
}

/** A law as a sentence; nothing for one that holds only in some cases, or needs more than a sentence. */
function lawText(manifest: ExpandedManifest, law: Law): string | undefined {
  if (law.when !== undefined) return undefined;
  const name = (id: string) => theId(manifest, id);
  if (law.law === 'rises' || law.law === 'falls' || law.law === 'holds') {
    const isChoice = manifest.fields[law.raise]?.kind === 'choice';
    if (law.raise.includes('.') || (isChoice && law.law !== 'holds')) return undefined;
    if (law.law === 'holds') {
      return `Whatever you enter for ${name(law.raise)}, it makes no difference to ${name(law.result)}.`;
    }
    return law.law === 'rises'
      ? `If you raise ${name(law.raise)} and leave all else as it is, ${name(law.result)} can grow or stay the same, but never shrink.`
      : `A higher figure for ${name(law.raise)} can lower ${name(law.result)} or leave it as it is, but it never raises it.`;
  }
  if (law.law === 'scales') {
    if (law.fields.some((id) => id.includes('.'))) return undefined;
    return `When you double ${named(manifest, law.fields)}, you also double ${named(manifest, law.results)}, and half gives half.`;
  }
  if (law.law === 'shifts' && law.fields.every((id) => manifest.fields[id]?.kind !== 'date')) {
    return `What you add to ${named(manifest, law.fields)} is added to ${named(manifest, law.results)} by the same amount.`;
  }
  if (law.law === 'sums') {
    return `Taken together, ${named(manifest, law.parts, 6)} make up ${name(law.whole)} exactly.`;
  }
  if (law.law === 'symmetric') {
    return `You may exchange ${named(manifest, law.fields)} without any change to ${named(manifest, law.results)}.`;
  }
  return undefined;
}

const lawsOf = ({ manifest }: Subject): readonly string[] => [
  ...new Set(manifest.laws?.flatMap((law) => lawText(manifest, law) ?? [])),
];

function result(subject: Subject): string {
  const { manifest, headlines, others } = subject;
  const laws = lawsOf(subject);
  const shown = [...headlines, ...others].slice(0, most.fields);
  const main = named(manifest, headlines, 3);
  return [
    paragraph(
      `Look at ${main} first, because ${headlines.length === 1 ? 'this is the answer' : 'these are the answers'} to the question, and the page shows ${headlines.length === 1 ? 'it' : 'them'} in large type.`,
      others.length > 0 && 'The other figures stand below and help you to understand it:',
    ),
    shown.map((id) => resultLine(manifest, id)).join('\n'),
    ...shown.flatMap((id) => bandsText(manifest, id)),
    laws.length > 0 && 'Some rules hold for all entries, and they help you to see which of your figures matters most:',
    laws
      .slice(0, most.laws)
      .map((law) => `- ${law}`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

// ---------------------------------------------------------------- limits

function limitsText(subject: Subject): string {
  const { manifest, asked, optional, headlines } = subject;
  const plainTexts = (texts: readonly string[]) =>
    [...new Set(texts)].filter((text) => !text.includes('{')).slice(0, most.cautions);
  const cautions = plainTexts(manifest.cautions.map(({ say }) => say));
  const refusals = plainTexts(manifest.guards.map(({ message }) => message));
  return [
    paragraph(
      `Nothing but ${named(manifest, [...asked, ...optional], 6)} enters the calculation.`,
      `Whatever else matters in your own case is not part of ${named(manifest, headlines, 2)}, so think of it before you act on the answer.`,
    ),
    manifest.model && ended(escaped(manifest.model)),
    cautions.length > 0 &&
      `Beside the result, the page may tell you to be careful about ${cautions.length === 1 ? 'this' : 'these points'}:`,
    cautions.map((say) => `- ${ended(escaped(say))}`).join('\n'),
    refusals.length > 0 &&
      'Some entries do not fit together, and then the form says why instead of giving an answer:',
    refusals.map((message) => `- ${ended(escaped(message))}`).join('\n'),
    'The form refuses a number outside the limits that are named above, since a formula outside its limits gives a figure without a meaning.',
    manifest.needs?.includes('rates') &&
      'The exchange rates are those of one day, which the page names, and a bank or a card company will use rates of its own.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

// ---------------------------------------------------------------- questions

/** Whether the formulas round on the way, so that not every digit is kept. */
const rounds = ({ steps }: ExpandedManifest): boolean =>
  steps.some(({ formula = '' }) => /\b(?:round|ceil|floor)\(/.test(formula));

function questions(subject: Subject): string {
  const { manifest, asked, optional, headlines, examples } = subject;
  const fieldIds = [...asked, ...optional];
  const numbers = fieldIds.filter((id) => /^(?:number|integer)$/.test(manifest.fields[id]?.kind ?? ''));
  const main = headlines.find((id) => isNumber(manifest.results[id])) ?? headlines[0];
  const varied = numbers[0];
  const inUnits = numbers.flatMap((id) => {
    const units = unitsFor(unitOf(manifest, id), manifest.fields[id] as never);
    return units.length > 1 && units[0] !== '' ? [{ id, units }] : [];
  })[0];
  const digits = main ? digitsText((manifest.results[main] as { digits?: Digits }).digits) : '';
  const isOwnMoney = main !== undefined && manifest.ownMoney?.includes(main);
  const more = examples.slice(1);
  const all: readonly (readonly [question: string, answer: string] | undefined | false)[] = [
    asked.length > 0 && [
      `What do I need to know to find ${named(manifest, headlines, 3)}?`,
      paragraph(
        `You need ${named(manifest, asked, 6)}, and there is no answer while one of them is missing or cannot be read.`,
        optional.length > 0 && `The rest, ${named(manifest, optional, 6)}, can be left out.`,
      ),
    ],
    inUnits && [
      `Can I enter ${theId(manifest, inUnits.id)} in another unit?`,
      `Yes, the field takes ${listed(inUnits.units.slice(0, 5).map(escaped), 'or')}, and you can switch between them beside the number. The page then does the conversion before the formula is used, so the answer stays right.`,
    ],
    main !== undefined &&
      varied !== undefined && isNumber(manifest.results[main]) && [
        `How does ${theId(manifest, main)} change with ${theId(manifest, varied)}?`,
        `Open “What if” below the result and move ${theId(manifest, varied)} up or down. You then see ${theId(manifest, main)} for each value beside the one that you have now.`,
      ],
    main !== undefined &&
      varied !== undefined && isNumber(manifest.results[main]) && [
        `Can I start from ${theId(manifest, main)} and work backwards?`,
        `Yes, open “Solve for” below the result, choose the entry that you do not know, such as ${theId(manifest, varied)}, and type the answer that you want. The page looks for every value within the limits of the form that gives it, and says so when there is none.`,
      ],
    main !== undefined &&
      digits !== '' && isNumber(manifest.results[main]) && [
        `How exact is ${theId(manifest, main)}?`,
        rounds(manifest)
          ? `The page shows it ${digits}. Where a step rounds a figure, its formula says so, and nothing else is rounded before the end.`
          : `The page shows it ${digits}, but it works with all digits until the end. Only the figure that you see is rounded, so small errors cannot add up from step to step.`,
      ],
    isOwnMoney && [
      `Which currency does ${theId(manifest, main)} have?`,
      'It has the currency that you choose on the page, and all amounts that you enter are in the same one. No exchange rate is used, so a price in another currency has to be converted first.',
    ],
    more.length > 0 && [
      'Where can I see other cases?',
      `Below the form are links to ${more.length === 1 ? 'another example' : `${more.length} other examples`}, such as “${escaped(more.at(-1)?.example.title ?? '')}”. Each link fills in the form with its figures, and you can then put your own in their place.`,
    ],
    [
      `Does anybody see what I enter for ${named(manifest, fieldIds.slice(0, 1))}?`,
      'No, the whole calculation takes place in your own browser, and nothing that you type is sent to a server. You can read the formula, change an entry and try again as often as you like.',
    ],
  ];
  return all
    .filter((each) => each !== undefined && each !== false)
    .map(([question, text]) => `### ${capital(question)}\n\n${text}`)
    .join('\n\n');
}

// ---------------------------------------------------------------- sources

/** Every source that the manifest names, with what rests on it. */
function sourcesOf({ manifest }: Subject): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (source: string | undefined, what: string) => {
    if (source) found.set(source, (found.get(source) ?? new Set()).add(what));
  };
  for (const [id, figure] of Object.entries({ ...manifest.results, ...manifest.workings })) {
    if ('source' in figure) add(figure.source, theId(manifest, id));
    if ('ranges' in figure) add(figure.ranges?.source, theId(manifest, id));
    if ('graduated' in figure) add(figure.graduated?.source, theId(manifest, id));
  }
  for (const field of Object.values(manifest.fields)) {
    if (field.kind === 'choice') add(field.source, the(field.valueLabel ?? field.label));
  }
  for (const { label, source } of Object.values(manifest.constants)) add(source, the(label));
  for (const { title, source } of manifest.examples) add(source, `the example “${escaped(title)}”`);
  return found;
}

function sources(subject: Subject): string {
  const found = [...sourcesOf(subject)];
  const own =
    'The choice of formulas is the author’s own. The figures of all examples are worked out again by the engine of the page, and they have to agree with what is printed here.';
  if (found.length === 0) {
    return `This calculator names no publication: its formulas and examples are the author’s own. The engine of the page works out every example again, and its figures have to agree with those that the author wrote down.`;
  }
  return [
    found.map(([source, what]) => `- ${escaped(source)}: ${listed([...what].slice(0, 5))}.`).join('\n'),
    own,
  ].join('\n\n');
}

// ---------------------------------------------------------------- the article

/** A label in a heading, without the article. */
const bare = (manifest: ExpandedManifest, ids: readonly string[]): string =>
  named(manifest, ids, 3).replace(/(^|, | and )the /g, '$1');

/** The file `article.md` of a calculator that computes, in the seven sections that the check asks for. */
export function articleOf(calculator: ExpandedCalculator): string {
  const subject = subjectOf(calculator);
  const { manifest, asked, headlines, examples } = subject;
  const main = named(manifest, headlines, 2);
  const inputs = asked.length > 0 ? asked : Object.keys(manifest.fields);
  const parts: readonly (readonly [heading: string, id: string, text: string])[] = [
    [`${capital(bare(manifest, headlines))} from ${bare(manifest, inputs)}`, 'about', about(subject)],
    [`How to work out ${main}`, 'formula', formula(subject)],
    [
      examples[0] ? `An example: ${escaped(examples[0].example.title)}` : 'An example',
      'example',
      example(subject),
    ],
    [`How to read ${main}`, 'result', result(subject)],
    [`What ${main} cannot tell you`, 'limits', limitsText(subject)],
    [`Questions about ${main}`, 'questions', questions(subject)],
    ['Sources', 'sources', sources(subject)],
  ];
  return parts.map(([heading, id, text]) => `## ${heading} {#${id}}\n\n${text}\n`).join('\n');
}
