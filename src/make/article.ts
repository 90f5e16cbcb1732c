import type { ExpandedCalculator, ExpandedManifest, Step } from '../../schemas/calculator.ts';
import { Big } from '../../schemas/decimal.ts';
import { parseFormula } from '../../schemas/formula.ts';
import type { Digits, Example, Field, Law, Result } from '../../schemas/manifest.ts';
import { limits, measure, wordsOf } from '../check/readability.ts';
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
  unitsOf,
} from './wording.ts';

/*
 * The article of a draft, written from its manifest and what the engine answers: a beginning that an
 * editor improves. It says only what the manifest says, or what follows from it.
 */

type Solved = Extract<Answer, { ok: true }>;

/** What the sections are about. */
interface Subject {
  readonly words: Words;
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

/**
 * Words for the same, the plain one first. An article with short labels takes the longer ones, and one
 * with learned labels the plain ones, so that both have about the same reading grade.
 */
const synonyms = {
  page: ['page', 'calculator'],
  find: ['find', 'determine'],
  finds: ['works out', 'determines'],
  shows: ['shows', 'displays'],
  raise: ['raise', 'increase'],
  grow: ['grow', 'increase'],
  shrink: ['shrink', 'decrease'],
  lower: ['lower', 'decrease'],
  enter: ['enter', 'the calculation requires'],
  only: ['asks for this only', 'considers this information only'],
  alone: ['and nothing else', 'and leave everything else unchanged'],
  affects: ['makes no difference to', 'has no influence on'],
  entries: ['entries', 'information'],

  ready: ['at once', 'immediately'],
} as const satisfies Readonly<Record<string, readonly [plain: string, longer: string]>>;

type Words = Readonly<Record<keyof typeof synonyms, string>>;

/** The words of an article that takes the longer one for the first so many. */
const wordsAt = (level: number): Words =>
  Object.fromEntries(
    Object.entries(synonyms).map(([key, [plain, longer]], index) => [
      key,
      index < level ? longer : plain,
    ]),
  ) as Words;

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

/** What the engine answers to an example; nothing where the computation stops, which the check reports. */
function answerTo(calculator: ExpandedCalculator, { given, today }: Example): Answer | undefined {
  try {
    return answer(calculator, given, { today: today ?? '2026-01-01' });
  } catch {
    return undefined;
  }
}

function subjectOf(calculator: ExpandedCalculator): Omit<Subject, 'words'> {
  const { manifest } = calculator;
  const examples = manifest.examples.flatMap((example, index) => {
    if (example.shown === false) return [];
    const outcome = answerTo(calculator, example);
    return outcome?.ok ? [{ number: index + 1, example, outcome }] : [];
  });
  const first = examples[0]?.outcome;
  const isShown = (id: string) => first === undefined || typeof first.shown[id] === 'string';
  const figures = Object.keys(manifest.results).filter(isShown);
  const isHeadline = (id: string) => manifest.results[id]?.headline === true;
  const headlines = figures.filter(isHeadline);
  const all = Object.entries(manifest.fields);
  // What is measured or counted comes before what is only selected.
  const isSelected = ([, { kind }]: (typeof all)[number]) =>
    kind === 'choice' || kind === 'currency';
  const ids = [...all.filter((each) => !isSelected(each)), ...all.filter(isSelected)];
  const fields = ids
    .map(([id]) => id)
    .filter((id) => first === undefined || first.values[id] !== undefined);
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
    ? `select ${listed(quoted, 'or')}`
    : `select one of ${quoted.length} options, from ${quoted[0]} to ${quoted.at(-1)}`;
};

/** What to do with a field, without its bounds. */
function entryText({ manifest, words }: Subject, id: string, field: Field): string {
  if (field.kind === 'choice') {
    return optionsText(Object.values(field.options).map(({ label }) => label));
  }
  if (field.kind === 'currency') {
    return optionsText(Object.values(field.options).map(({ name }) => name));
  }
  if (field.kind === 'date') return 'select a day of the calendar';
  if (field.kind === 'time') return 'enter a time of day, in hours and minutes';
  if (field.kind === 'text') return 'type a short text';
  if (field.kind === 'list') {
    return `type or paste the ${field.of === 'date' ? 'days' : 'numbers'} one after the other, up to ${plain(field.maxCount)} of them`;
  }
  if (field.kind === 'rows') {
    const columns = Object.values(field.fields).map(({ label }) => the(label));
    return `fill in a row for each entry, up to ${plain(field.maxRows)} of them, with ${listed(columns)}`;
  }
  const unit = unitsOf(manifest, id);
  const bounds = boundsOf(field);
  const number = field.kind === 'integer' || field.whole ? 'a whole number' : 'a number';
  return `${words.enter} ${number}${unit ? ` in ${escaped(unit)}` : ''}${bounds ? ` that is ${bounds}` : ''}`;
}

/** A line of the list of fields. */
function fieldLine(subject: Subject, id: string): string {
  const { manifest, words } = subject;
  const field = manifest.fields[id] as Field;
  const help = field.help ? escaped(field.help) : '';
  // A few words are no sentence: “Before tax.” stands in brackets.
  const isAside = help !== '' && help.split(' ').length < 7 && !/[.?!] /.test(help);
  const aside = isAside
    ? ` (${help.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())})`
    : '';
  const condition = conditionsText(manifest, field.when as never);
  const also = [
    'default' in field && typeof field.default === 'number'
      ? `the form initially contains ${plain(field.default)}, which you can change`
      : '',
    typeof (field as { whenBlank?: unknown }).whenBlank === 'number'
      ? `left blank, it counts as ${plain((field as { whenBlank: number }).whenBlank)}`
      : field.optional
        ? 'this entry is optional'
        : '',
  ].filter((each) => each !== '');
  const first = `${entryText(subject, id, field)}${also.length > 0 ? `; ${also.join(', and ')}` : ''}.`;
  return `- **${escaped(labelOf(manifest, id))}**${aside}: ${paragraph(
    first,
    condition && `The form ${words.only} while ${condition}.`,
    !isAside && help && ended(help),
  )}`;
}

function about(subject: Subject): string {
  const { manifest, asked, optional, headlines, others, words } = subject;
  const fields = Object.keys(manifest.fields);
  return [
    paragraph(
      `From ${named(manifest, asked.length > 0 ? asked : fields)}, this ${words.page} ${words.finds} ${named(manifest, headlines)}.`,
      others.length > 0
        ? `The same entries also give ${named(manifest, others)}, so nothing has to be entered a second time.`
        : `It saves you the calculation on paper, and it ${words.shows} every step with your own numbers.`,
    ),
    `${fields.length === 1 ? 'There is one entry' : 'These are the entries'} that the form asks for, and it explains beside each field what it cannot accept:`,
    fields
      .slice(0, most.fields)
      .map((id) => fieldLine(subject, id))
      .join('\n'),
    optional.length > 0 &&
      `The form does not insist on ${named(manifest, optional)}, so ${optional.length === 1 ? 'this entry' : 'each of these entries'} may stay blank.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

// ---------------------------------------------------------------- the formulas

/** The steps that an article shows: those with a formula, if there are any, and none that only renames a figure. */
const stepsOf = ({ steps }: ExpandedManifest): readonly Step[] => {
  const formulas = steps.filter(
    ({ formula }) => formula !== undefined && parseFormula(formula).kind !== 'id',
  );
  return (formulas.length > 0 ? formulas : steps).slice(0, most.steps);
};

const stepLabel = (manifest: ExpandedManifest, { gives, label }: Step): string =>
  label && !label.includes('{') ? label : labelOf(manifest, gives);

/** The first text that is short enough for a sentence; the last one, if none is. */
const shortest = (texts: readonly string[]): string =>
  texts.find((text) => wordsOf(text).length <= limits.longest.atMost - 4) ??
  (texts.at(-1) as string);

/** What is said before the formula of a step. */
function stepText({ manifest, words }: Subject, step: Step, index: number): string {
  const name = the(stepLabel(manifest, step));
  const condition = conditionsText(manifest, step.when);
  const starts = condition ? [`while ${condition}, `, 'in one of the cases, '] : [''];
  const inWords = formulaText(manifest, step.formula as string);
  const ids = [...new Set(idsIn(step.formula as string))].filter(
    (id) => !manifest.constants[id] && id !== step.gives,
  );
  const needs = ids.length > 0 ? named(manifest, ids, 4) : 'no entry at all';
  const withWords = [
    `to ${words.find} ${name}, ${inWords}:`,
    `the formula for ${name} says the following: ${inWords}.`,
    `for ${name}, ${inWords}.`,
  ];
  const without = [
    `${name} can be calculated from ${needs}, with this formula:`,
    `the formula for ${name} combines ${needs} in this way:`,
  ];
  const text = (from: readonly string[]) => from[index % from.length] as string;
  return capital(
    shortest([
      ...(inWords ? starts.map((start) => start + text(withWords)) : []),
      ...starts.map((start) => start + text(without)),
    ]),
  );
}

/** The ids that a formula names; of rows, the id of the list. */
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
function rangesText({ manifest, words }: Subject, { gives, ranges, graduated }: Step): string {
  const source = ranges ?? graduated;
  if (!source) return '';
  const name = theId(manifest, gives);
  const of = theId(manifest, source.of);
  return ranges
    ? `To ${words.find} ${name}, look up ${of} in a table: the figure beside the highest limit that is reached is the one that counts.`
    : `To ${words.find} ${name}, divide ${of} into slices: each slice between two limits counts at an individual rate.`;
}

function formula(subject: Subject): string {
  const { manifest, headlines, words } = subject;
  const steps = stepsOf(manifest);
  const shown = steps.flatMap((step, index) => {
    const tex = stepTex(manifest, step);
    if (tex === undefined) return [rangesText(subject, step)];
    return [stepText(subject, step, index), `$$\n${tex}\n$$`, ...reasonOf(step)];
  });
  const symbols = Object.entries(manifest.symbols)
    .filter(
      ([id]) =>
        !manifest.constants[id] &&
        steps.some(
          (step) =>
            step.gives === id || idsIn(step.formula ?? '').includes(id.split('.')[0] as string),
        ),
    )
    .map(([id, tex]) => [
      `$${tex}$`,
      escaped(capital(labelOf(manifest, id))),
      escaped(kindOrUnit(manifest, id)),
    ]);
  const constants = Object.values(manifest.constants).map(
    ({ label, value, unit = '', symbol, source }) => [
      escaped(label),
      symbol ? `$${symbol}$` : '–',
      escaped(`${plain(value)} ${unit}`),
      source ? escaped(source) : 'set by this calculator',
    ],
  );
  const renaming = manifest.steps.filter(
    ({ formula }) => formula !== undefined && parseFormula(formula).kind === 'id',
  ).length;
  const more = manifest.steps.length - steps.length - renaming;
  return [
    ...shown,
    more > 0 &&
      `Under “How it is worked out”, the ${words.page} ${words.shows} ${more === 1 ? 'one further step' : `${more} further steps`}, also with your own numbers.`,
    symbols.length > 0 &&
      `Each symbol in these formulas stands for an entry, for a result or for a step on the way to ${named(manifest, headlines, 2)}:`,
    table(['Symbol', 'What it stands for', 'Unit'], symbols.slice(0, 2 * most.rows)),
    constants.length > 0 &&
      (constants.length === 1
        ? 'One number in the calculation is always the same, so the form does not ask for it:'
        : 'Some numbers in the calculation are always the same, so the form does not ask for them:'),
    table(
      ['Fixed number', 'Symbol', 'Value', 'Where it comes from'],
      constants.slice(0, most.rows),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The unit of a figure, or what it is an amount of. */
function kindOrUnit(manifest: ExpandedManifest, id: string): string {
  const { fields, results, workings, ownMoney = [] } = manifest;
  const kind = (results[id] ?? workings[id] ?? fields[id])?.kind;
  const unit = unitsOf(manifest, id);
  if (unit) return unit;
  if (kind === 'money' || ownMoney.includes(id)) return 'money';
  return kind === 'percent' ? '%' : kind === 'date' ? 'day' : '–';
}

/** The author’s own reason for a formula, where it is always the same sentence. */
const reasonOf = ({ because }: Step): readonly string[] =>
  because
    .filter(({ say, when }) => !when && !say.includes('{') && say.split(' ').length > 5)
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
  const { manifest, headlines, examples, words } = subject;
  const [first, second] = examples;
  if (!first) return 'No example of this calculator has an answer yet, so there is none to follow.';
  const title = `“${escaped(first.example.title)}”`;
  const done = new Set<string>();
  const lines = manifest.steps
    .flatMap((step) => {
      const figure = token(subject, 0, step.gives);
      // Another way to the same figure is not the one that the example takes, where it has a condition.
      if (figure === undefined || done.has(step.gives)) return [];
      const ways = manifest.steps.filter(({ gives }) => gives === step.gives);
      done.add(step.gives);
      const inWords =
        ways.length === 1 && step.formula !== undefined
          ? formulaText(manifest, step.formula)
          : undefined;
      const name = capital(escaped(labelOf(manifest, step.gives)));
      return [
        inWords
          ? `**${name}:** ${inWords}, which gives ${figure}.`
          : `**${name}:** with the ${words.entries} of this example, the calculation gives ${figure}.`,
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
      given.length > 0 && 'The table lists what is entered into the form for it:',
    ),
    table(['Entry', 'In this example'], given),
    lines.length > 0 &&
      `The calculation then takes these steps, one after the other${rounds(manifest) ? '' : ', and keeps all digits in between'}:`,
    lines.map((line, index) => `${index + 1}. ${line}`).join('\n'),
    paragraph(
      answerOf(0).length > 0 &&
        `The ${words.page} therefore ${words.shows} ${listed(answerOf(0).slice(0, 3))}.`,
      second &&
        secondAnswer.length > 0 &&
        `For comparison, the example “${escaped(second.example.title)}” gives ${listed(secondAnswer.slice(0, 3))}.`,
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
    : `with ${digits.significant} significant digits`;
}

const isNumber = (result: Result | undefined): boolean =>
  /^(?:number|money|percent)$/.test(result?.kind ?? '');

/** How a figure is written on the page. */
function shownText(manifest: ExpandedManifest, id: string): string {
  const result = manifest.results[id] as Result;
  if (result.kind === 'date') return 'a day of the calendar';
  if (!isNumber(result)) return '';
  const digits = digitsText('digits' in result ? (result.digits as Digits) : undefined);
  const unit = unitsOf(manifest, id);
  const kind =
    result.kind === 'money'
      ? 'an amount of money'
      : result.kind === 'percent'
        ? 'a percentage'
        : 'a number';
  return `${kind}${unit ? ` in ${escaped(unit)}` : ''}${digits ? `, ${digits}` : ''}`;
}

/** The results in a list: those without a help text together, by how they are written. */
function resultLines({ manifest, words }: Subject, ids: readonly string[]): readonly string[] {
  const groups = Map.groupBy(ids, (id) => {
    const { help, when } = manifest.results[id] as Result;
    const condition = conditionsText(manifest, when as never);
    return JSON.stringify([shownText(manifest, id), condition ?? '', help ?? '']);
  });
  return [...groups].map(([key, same]) => {
    const [shown, condition, help] = JSON.parse(key) as readonly [string, string, string];
    const names = [...new Set(same.map((id) => `**${capital(escaped(labelOf(manifest, id)))}**`))];
    const how = shown ? `${words.shows} ${shown}` : `${words.shows} a text instead of a number`;
    return `- ${listed(names)}: ${paragraph(
      `here the ${words.page} ${how}${condition ? `, but only while ${condition}` : ''}.`,
      help && ended(escaped(help)),
    )}`;
  });
}

function bandsText(manifest: ExpandedManifest, id: string): readonly string[] {
  const result = manifest.results[id];
  if (!result || !('bands' in result) || !result.bands) return [];
  const { bands } = result;
  const rows = bands.map(({ below, upTo, label, advice = '' }) => [
    below !== undefined
      ? `below ${plain(below)}`
      : upTo !== undefined
        ? `up to ${plain(upTo)}`
        : 'all above',
    escaped(label),
    escaped(advice),
  ]);
  const withAdvice = bands.some(({ advice }) => advice);
  return [
    `A scale of ${bands.length} parts says what ${theId(manifest, id)} means, and each part begins where the one before it ends:`,
    withAdvice
      ? table(['Range', 'Its name', 'What it means'], rows)
      : table(
          ['Range', 'Its name'],
          rows.map((row) => row.slice(0, 2)),
        ),
  ];
}

/** Laws of one kind about the same fields: one sentence has all their results. */
interface SameLaw {
  readonly law: Law;
  readonly results: readonly string[];
}

/** A law as a sentence; nothing for one that holds only in some cases, or needs more than a sentence. */
function lawText({ manifest, words }: Subject, { law, results }: SameLaw): string | undefined {
  const name = (id: string) => theId(manifest, id);
  const some = named(manifest, results, 3);
  if (law.law === 'rises' || law.law === 'falls' || law.law === 'holds') {
    const isChoice = manifest.fields[law.raise]?.kind === 'choice';
    if (law.raise.includes('.') || (isChoice && law.law !== 'holds')) return undefined;
    if (manifest.fields[law.raise]?.kind === 'date' && law.law !== 'holds') {
      const areDates = results.every((id) => manifest.results[id]?.kind === 'date');
      return areDates && law.law === 'rises'
        ? `If you select a later day for ${name(law.raise)}, ${some} can never come earlier.`
        : undefined;
    }
    if (law.law === 'holds') {
      return `Whatever you enter for ${name(law.raise)}, it ${words.affects} ${some}.`;
    }
    return law.law === 'rises'
      ? `If you ${words.raise} ${name(law.raise)} ${words.alone}, ${some} can never ${words.shrink}.`
      : `If you ${words.raise} ${name(law.raise)} ${words.alone}, ${some} can never ${words.grow}.`;
  }
  if (law.law === 'scales') {
    if (law.fields.some((id) => id.includes('.'))) return undefined;
    return `When you double ${named(manifest, law.fields, 3)}${law.fields.length > 1 ? ' together' : ''}, you also double ${some}.`;
  }
  if (law.law === 'shifts' && law.fields.every((id) => manifest.fields[id]?.kind !== 'date')) {
    return `Whatever you add to ${named(manifest, law.fields, 3)} is also added to ${some}.`;
  }
  if (law.law === 'sums') {
    return `Added together, ${named(manifest, law.parts, 6)} make up ${name(law.whole)} exactly.`;
  }
  if (law.law === 'symmetric') {
    return `You may exchange ${named(manifest, law.fields)} without any difference to ${some}.`;
  }
  return undefined;
}

/** What a law says of its results, as one sentence for all results of which it says the same. */
function lawsOf(subject: Subject): readonly string[] {
  const laws = (subject.manifest.laws ?? []).filter(({ when }) => when === undefined);
  const same = Map.groupBy(
    laws,
    ({ result: _, results: __, ...rest }: Law & { result?: string; results?: unknown }) =>
      JSON.stringify(rest),
  );
  const texts = [...same.values()].flatMap((group) => {
    const results = group.flatMap((law) =>
      'result' in law ? law.result : 'results' in law ? law.results : law.whole,
    );
    return lawText(subject, { law: group[0] as Law, results: [...new Set(results)] }) ?? [];
  });
  return [...new Set(texts)];
}

function result(subject: Subject): string {
  const { manifest, headlines, others } = subject;
  const laws = lawsOf(subject);
  const shown = [...headlines, ...others].slice(0, most.fields);
  const main = named(manifest, headlines, 3);
  return [
    paragraph(
      `Look at ${main} first, since ${headlines.length === 1 ? 'this is the answer' : 'these are the answers'} to the question, in large type at the top of the result.`,
      others.length > 0 && 'The other figures below follow from the same entries:',
    ),
    resultLines(subject, shown).join('\n'),
    ...shown.flatMap((id) => bandsText(manifest, id)),
    laws.length > 0 &&
      'Some rules hold whatever you enter, and they help you to understand which entries matter most:',
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
  const { manifest, asked, optional, headlines, words } = subject;
  const plainTexts = (texts: readonly string[]) =>
    [...new Set(texts)].filter((text) => !text.includes('{')).slice(0, most.cautions);
  const bounded = Object.values(manifest.fields).some((field) => boundsOf(field as never) !== '');
  const cautions = plainTexts(manifest.cautions.map(({ say }) => say));
  const refusals = plainTexts(manifest.guards.map(({ message }) => message));
  return [
    paragraph(
      `Nothing but ${listed([named(manifest, [...asked, ...optional], 6), ...(manifest.needs?.includes('today') ? ['the date of today'] : [])])} enters the calculation.`,
      `Everything else that may be important in your individual situation is left out of ${named(manifest, headlines, 2)}, so consider it separately before you decide anything.`,
    ),
    manifest.model && ended(escaped(manifest.model)),
    cautions.length > 0 &&
      `Beside the result, the ${words.page} may ask you to be careful, ${cautions.length === 1 ? 'for this reason' : 'for reasons such as these'}:`,
    cautions.map((say) => `- ${ended(escaped(say))}`).join('\n'),
    refusals.length > 0 &&
      'Some entries do not fit together, and then there is no answer but a message:',
    refusals.map((message) => `- ${ended(escaped(message))}`).join('\n'),
    bounded &&
      'Numbers outside the limits that are named above are not accepted, because the formula would then give a figure without any meaning for the question that is asked here.',
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
  const { manifest, asked, optional, headlines, examples, words } = subject;
  const fieldIds = [...asked, ...optional];
  const numbers = fieldIds.filter((id) =>
    /^(?:number|integer)$/.test(manifest.fields[id]?.kind ?? ''),
  );
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
      `What do I need to know to ${words.find} ${named(manifest, headlines, 3)}?`,
      paragraph(
        `You need ${named(manifest, asked, 6)}, and there is no answer while ${asked.length === 1 ? 'this' : 'one of them'} is missing.`,
        optional.length > 0 &&
          `The form also asks for ${named(manifest, optional, 6)}, but accepts a blank there.`,
      ),
    ],
    inUnits && [
      `Can I enter ${theId(manifest, inUnits.id)} in another unit?`,
      `Yes, the field accepts ${listed(inUnits.units.slice(0, 5).map(escaped), 'or')}, and you can switch between them beside the number. The conversion is automatic.`,
    ],
    main !== undefined &&
      varied !== undefined &&
      isNumber(manifest.results[main]) && [
        `How does ${theId(manifest, main)} change with ${theId(manifest, varied)}?`,
        `Open “What if” below the result, and ${words.raise} or ${words.lower} ${theId(manifest, varied)} there. The ${words.page} ${words.finds} ${theId(manifest, main)} for every new value ${words.ready}.`,
      ],
    main !== undefined &&
      varied !== undefined &&
      isNumber(manifest.results[main]) && [
        `Can I start from ${theId(manifest, main)} and work backwards?`,
        `Yes, open “Solve for” below the result, choose the entry that you do not know, such as ${theId(manifest, varied)}, and enter the answer that you want. The ${words.page} then searches all values that the form accepts, and it explains the reason when none of them leads there.`,
      ],
    main !== undefined &&
      digits !== '' &&
      isNumber(manifest.results[main]) && [
        `How exact is ${theId(manifest, main)}?`,
        rounds(manifest)
          ? `It is shown ${digits}. Some steps round a figure on the way, as their formulas say, and nothing else is rounded before the end.`
          : `It is shown ${digits}, but the calculation itself keeps all digits until the end, so that small errors cannot accumulate from one step to the next. Only the figure that you see is rounded.`,
      ],
    isOwnMoney && [
      `Which currency does ${theId(manifest, main)} have?`,
      `It is in the currency that you choose on the page, and so are all other amounts of money. No exchange rate is used, so an amount in another currency has to be converted separately.`,
    ],
    more.length > 0 && [
      'Where can I see other cases?',
      `Below the form, you can open ${more.length === 1 ? 'another example, which fills' : `${more.length} other examples, which fill`} in the form automatically, and then replace individual numbers with your own.`,
    ],
    [
      `Does anybody see what I enter for ${named(manifest, [varied ?? fieldIds[0] ?? ''])}?`,
      `No, the complete calculation happens in your own browser. Nothing that you enter is sent to a server, so you can experiment with as many different numbers as you like before you decide anything.`,
    ],
    [
      `Can I send ${named(manifest, headlines, 2)} to another person?`,
      `Yes, the ${words.page} can give you a link that contains your entries, and everybody who opens it sees the form filled in with the same information, together with the answer that you see.`,
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
    'For everything else, the calculator names no publication. All examples are calculated again by its own engine, and the figures have to agree with those that the author wrote down.';
  if (found.length === 0) {
    return `This calculator names no publication: its formulas and examples are the author’s own. The engine of the page works out every example again, and its figures have to agree with those that the author wrote down.`;
  }
  return [
    found
      .map(([source, what]) => `- ${escaped(source)}; used for ${listed([...what].slice(0, 5))}.`)
      .join('\n'),
    own,
  ].join('\n\n');
}

// ---------------------------------------------------------------- the article

/** A label in a heading, without the article. */
const bare = (manifest: ExpandedManifest, ids: readonly string[]): string =>
  named(manifest, ids, 3).replace(/(^|, | and )the /g, '$1');

function articleIn(subject: Subject): string {
  const { manifest, asked, headlines, examples, words } = subject;
  const main = named(manifest, headlines, 2);
  const inputs = asked.length > 0 ? asked : Object.keys(manifest.fields);
  const title = examples[0] ? `: ${escaped(examples[0].example.title)}` : '';
  const parts: readonly (readonly [heading: string, id: string, text: string])[] = [
    [
      `${capital(bare(manifest, headlines))} from ${bare(manifest, inputs)}`,
      'about',
      about(subject),
    ],
    [`How to ${words.find} ${main}`, 'formula', formula(subject)],
    [`An example${title}`, 'example', example(subject)],
    [`How to read ${main}`, 'result', result(subject)],
    [`What ${main} cannot tell you`, 'limits', limitsText(subject)],
    [`Questions about ${main}`, 'questions', questions(subject)],
    ['Sources', 'sources', sources(subject)],
  ];
  return parts.map(([heading, id, text]) => `## ${heading} {#${id}}\n\n${text}\n`).join('\n');
}

/** How far a text is from the middle of the reading grades that the check asks for. */
const offGrade = (markdown: string): number =>
  Math.abs(
    measure(markdown.replace(/\{\{[^}]*\}\}/g, '1')).grade -
      (limits.grade.atLeast + limits.grade.atMost) / 2,
  );

/**
 * The file `article.md` of a calculator that computes, in the seven sections that the check asks for,
 * with as many of the longer words as its reading grade allows.
 */
export function articleOf(calculator: ExpandedCalculator): string {
  const subject = subjectOf(calculator);
  const levels = Array.from({ length: Object.keys(synonyms).length + 1 }, (_, level) => level);
  const [best = ''] = levels
    .map((level) => articleIn({ ...subject, words: wordsAt(level) }))
    .map((markdown) => ({ markdown, off: offGrade(markdown) }))
    .sort((a, b) => a.off - b.off)
    .map(({ markdown }) => markdown);
  return best;
}
