import { english } from '../format/presentation.ts';
import { type DraftData, keyAt, type Path, type Problem } from './draft.ts';

/*
 * What a draft may hold at all. A draft may come by a link from anybody, so its text is measured before
 * anything parses it, and then its parts. The bounds are far above what the site’s own calculators have;
 * within them, everything that a page does with a manifest ends soon.
 */

/** The most characters of a draft: the site’s longest manifest has 20,000. */
const longestText = 200_000;

/** How deep lists and objects can stand in each other: in the site’s manifests, nine levels. */
const deepest = 20;

const count = (number: number): string => number.toLocaleString(english.locale);

/** Names by which code reaches more than the value that is looked up. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** An object or a list that a scan of a text is in. */
interface Level {
  /** The keys so far; none for a list. */
  readonly keys?: Set<string>;
  /** Where the scan is in it. */
  at: string | number;
}

/** The text in quotation marks at an index, with them; the rest of the source if it does not end. */
const quoted = /"(?:[^"\\]|\\[\s\S])*"?/y;

/** Problems with the depth and the keys of a text of JSON, found without a recursion. */
function nestingProblems(text: string): readonly Problem[] {
  const problems: Problem[] = [];
  const levels: Level[] = [];
  const here = (): Path => levels.map(({ at }) => at);
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    const level = levels.at(-1);
    if (sign === '{') levels.push({ keys: new Set(), at: '' });
    else if (sign === '[') levels.push({ at: 0 });
    else if (sign === '}' || sign === ']') levels.pop();
    else if (sign === ',' && level && !level.keys) level.at = Number(level.at) + 1;
    else if (sign === '"') {
      quoted.lastIndex = index;
      const [source = ''] = quoted.exec(text) ?? [];
      index += source.length - 1;
      if (!level?.keys || !/^\s*:/.test(text.slice(index + 1, index + 100))) continue;
      const key = decoded(source);
      level.at = key;
      const name = `“${key.slice(0, 60)}”`;
      if (forbidden.has(key)) {
        problems.push({
          key: keyAt(here().slice(0, -1)),
          message: `has the key ${name}, which no draft can have.`,
        });
      } else if (level.keys.has(key)) {
        problems.push({
          key: keyAt(here()),
          message: `${name} stands here twice: delete one of them.`,
        });
      }
      level.keys.add(key);
    }
    if (levels.length > deepest) {
      return [
        {
          key: 'manifest',
          message: `lists and objects stand in each other more than ${deepest} levels deep.`,
        },
      ];
    }
  }
  return problems;
}

/** A text of JSON without its quotation marks and escapes, as far as it can be read. */
function decoded(source: string): string {
  try {
    return String(JSON.parse(source));
  } catch {
    return source;
  }
}

/** The most entries of a list or object, by its key; every other may have `mostEntries`. */
const mostOf: Readonly<Record<string, number>> = {
  fields: 60,
  groups: 12,
  results: 60,
  workings: 100,
  constants: 100,
  cases: 60,
  tables: 12,
  columns: 20,
  variations: 12,
  at: 60,
  shows: 60,
  guards: 60,
  verdict: 60,
  data: 12,
  cautions: 60,
  examples: 60,
  laws: 60,
  formula: 40,
  sum: 30,
  choose: 60,
  from: 200,
  options: 500,
  bands: 50,
  related: 6,
};
const mostEntries = 200;

/** The largest number of a key that says how much a page or a computation goes over. */
const largestOf: Readonly<Record<string, number>> = {
  maxRows: 200,
  minCount: 10_000,
  maxCount: 10_000,
  maxLength: 10_000,
  times: 30,
};

/** The most characters of a text, by its key; every other may have `longestOther`. */
const longestOf: Readonly<Record<string, number>> = {
  title: 120,
  slug: 80,
  label: 120,
  stepLabel: 120,
  rowLabel: 80,
  valueLabel: 120,
  unit: 60,
  symbol: 60,
  formula: 1000,
  calculate: 80,
  placeholder: 120,
  article: 60_000,
};
const longestOther = 1000;
/** A list of many numbers is one text, and so is a number of many digits. */
const longestFigure = 20_000;
const longestName = 80;

/** The most characters of all formulas together: in the site’s manifests, 900. */
const longestFormulas = 20_000;

/** Controls, marks that change the direction of a text, and signs that nobody sees. */
const invisible =
  /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|[\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]|\u034f|\p{M}{4}/u;

/** Signs that join letters of Persian or Hindi, or parts of an emoji. */
const joiner = /(?<=[^\p{ASCII}\p{Cf}])[\u200c\u200d](?=[^\p{ASCII}\p{Cf}])/gu;

/** Commands of TeX that lead elsewhere, define others, draw in colours or away from their place, or begin lines. */
const command =
  /\\\\|\\(?:colou?r\w*|textcolor|\w*box|\w*rule|\w*kern|\w*skip|[hv]space|\w*lap|smash|\w*phantom|raise|lower|tag|begin|href|url|includegraphics|html\w*|class|id|style|data|[gex]?def|let|futurelet|(?:re)?newcommand|providecommand|require)(?![A-Za-z])/;

/** Every value within a value with its path, itself first. */
function* within(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    yield* within(each, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}

/** The last name of a path: of the entries of a list, the name of the list. */
const nameAt = (path: Path): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '');

/** Whether a path leads to what somebody types, or to the article: texts of several lines. */
const hasLines = (path: Path): boolean =>
  path[0] === 'article' || (path[0] === 'examples' && path[2] === 'given');

function textProblem(path: Path, text: string): string | undefined {
  const name = nameAt(path);
  const isFigure = path[0] === 'examples' && (path[2] === 'given' || path[2] === 'shows');
  const most = isFigure ? longestFigure : (longestOf[name] ?? longestOther);
  if (text.length > most) return `has ${count(text.length)} characters: ${count(most)} at most.`;
  const joined = text.replace(joiner, '');
  const seen = hasLines(path) ? joined.replace(/[\n\r\t]/g, ' ') : joined;
  const found = invisible.exec(seen)?.[0];
  if (found !== undefined) {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `has a sign that cannot be seen, or that hides others (U+${code}): delete it.`;
  }
  const [tex] = (name === 'symbol' && command.exec(text)) || [];
  return tex && `“${tex}” can do more than draw a symbol: leave it out.`;
}

/** Problems with the parts of a draft that are too many, too long or cannot be seen. */
function sizeProblems(data: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  let formulas = 0;
  for (const [path, value] of within(data)) {
    const name = nameAt(path);
    const say = (message: string) => problems.push({ key: keyAt(path), message });
    if (typeof value === 'string') {
      const problem = textProblem(path, value);
      if (problem) say(problem);
      if (name === 'formula') formulas += value.length;
    } else if (typeof value === 'number') {
      const most = largestOf[name];
      if (most !== undefined && value > most) say(`is ${count(value)}: ${count(most)} at most.`);
    } else if (typeof value === 'object' && value !== null) {
      const entries = Object.keys(value);
      const isNamed = path.at(-1) === name;
      const most = (isNamed && mostOf[name]) || mostEntries;
      if (entries.length > most)
        say(`has ${count(entries.length)} entries: ${count(most)} at most.`);
      const bad = Array.isArray(value)
        ? undefined
        : entries.find((each) => each.length > longestName || invisible.test(each));
      if (bad !== undefined) {
        say(
          `has a key that is too long or has a sign that cannot be seen: “${bad.slice(0, longestName).replace(invisible, '…')}”.`,
        );
      }
    }
  }
  if (formulas > longestFormulas) {
    problems.push({
      key: 'results',
      message: `all formulas together have ${count(formulas)} characters: ${count(longestFormulas)} at most.`,
    });
  }
  return problems;
}

/** The most problems that are listed at once. */
const mostProblems = 20;

/**
 * Takes the text of a draft; returns why it is refused, in words, or an empty list. To be called before
 * anything else reads the text. A text that is no JSON has no problem here: its parser says where.
 */
export function boundsProblems(text: string): readonly Problem[] {
  if (text.length > longestText) {
    return [
      {
        key: 'manifest',
        message: `the draft has ${count(text.length)} characters: ${count(longestText)} at most.`,
      },
    ];
  }
  const nesting = nestingProblems(text);
  if (nesting.length > 0) return nesting.slice(0, mostProblems);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  return sizeProblems(data).slice(0, mostProblems);
}

/** Keys whose values no page shows as they are: names, formulas, and what a visitor would type. */
const unseen = new Set([
  '$schema',
  'slug',
  'category',
  'functionsFrom',
  'article',
  'related',
  'formula',
  'kind',
  'law',
  'raise',
  'fields',
  'results',
  'parts',
  'whole',
  'figure',
  'compute',
  'ties',
  'field',
  'keywords',
  'forms',
  'names',
  'without',
  'asked',
  'swap',
  'of',
]);

const site = 'the name of a website';
const html = 'HTML';

/** What a text of a draft cannot hold, with what it is called. */
const foreign: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\b(?:https?|ftp|javascript|vbscript|mailto)\s*:|\bdata:\w+\/|:\/\/|\bwww\./i, 'an address'],
  [/[^\s@]@[\p{L}\p{N}]/u, 'an address of mail'],
  // “example.com”, but neither “e.g.” nor “1.5”.
  [/[\p{L}\p{N}-]{2,}[.。．｡](?:\p{L}{2,}|xn--[\w-]+)(?!\p{L})/u, site],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/, site],
  [/<[/!?a-z]/i, html],
  [/\][([]/, 'a link in Markdown'],
];

/**
 * The texts of a draft that a page would show and that are more than texts. A calculator that comes from
 * somebody else can lead nowhere: it has no addresses, no HTML, no links. Its article is not looked at,
 * and so must not be shown.
 */
export function textProblems(data: DraftData): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [path, value] of within(data)) {
    const name = nameAt(path);
    // A list of what questions say; a single `say` is the text of a caution or of a reason.
    const isAsked = name === 'say' && path.at(-1) !== name;
    if (typeof value !== 'string' || unseen.has(name) || isAsked) continue;
    const text = value.normalize('NFKC').replace(/\{[\w.-]+\}/g, 'x');
    // TeX writes “less than” so; the source of an example may be what somebody published on a website.
    const allowed = name === 'symbol' ? html : name === 'source' && path[0] === 'examples' && site;
    const [, what] =
      foreign.find(([pattern, each]) => each !== allowed && pattern.test(text)) ?? [];
    if (what) {
      problems.push({
        key: keyAt(path),
        message: `has ${what}: a calculator of somebody else has texts alone.`,
      });
    }
  }
  return problems.slice(0, mostProblems);
}

// ---------------------------------------------------------------- titles that look like the site’s own

/** Letters of other alphabets, each with the Latin letter that it looks like. */
const twins = new Map(
  (
    'Аa Вb Еe Ѕs Іl Јj Кk Мm Нh Оo Рp Сc Тt Уy Хx Үy Ԁd Ԍg Һh Ӏl Ԛq Ԝw Ѵv ' +
    'аa еe ѕs іl јj кk мm оo рp сc уy хx үy ԁd һh ӏl ԛq ԝw ѵv ɡg ' +
    'Αa Βb Εe Ζz Ηh Ιl Κk Μm Νn Οo Ρp Τt Υy Χx αa εe ιl κk νv οo ρp τt υu χx ıl'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

/** A title as it looks at a glance: look-alike signs are one, and only letters and digits count. */
const looks = (title: string): string =>
  [...title.normalize('NFKD')]
    .map((sign) => twins.get(sign) ?? sign)
    .join('')
    .toLowerCase()
    .replace(/[1|i]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/calculator$/, '');

/** The title of the site that a title looks like, or is; `undefined` if it looks like none. */
export function lookAlike(title: string, titles: Iterable<string>): string | undefined {
  const seen = looks(title);
  return [...titles].find((each) => looks(each) === seen);
}
