/*
 * A manifest as the file `manifest.ts`, formatted as Biome formats it: a line has up to 125 characters
 * (biome.json), two spaces indent, single quotes, commas at the end of broken lines.
 */

/** The keys of a manifest in the order of the guide; any other key follows. */
// biome-ignore format: a list
const order: readonly string[] = [
  'title', 'summary', 'intro', 'description', 'keywords', 'ask', 'related', 'audience', 'whenNotToUse',
  'popular', 'quickTool', 'order',
  'fields', 'groups', 'money', 'cases', 'guards', 'results', 'workings', 'constants', 'tables', 'data', 'model', 'variations',
  'tips', 'verdict', 'cautions', 'note', 'examples', 'laws', 'actions', 'renamed', 'needs', 'published', 'reviewed', 'compute',
];

const lineWidth = 125;

/** A string value at most this much wider than the indentation stays on the line of its key. */
const shortKey = 5;

/** Signs that an editor does not show, or that reorder the line: they are written as escapes. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

function escaped(sign: string): string {
  const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  const code = (sign.codePointAt(0) as number).toString(16);
  return named[sign] ?? (code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`);
}

function quoted(text: string): string {
  const count = (sign: string) => text.split(sign).length - 1;
  const quote = count("'") > count('"') ? '"' : "'";
  const inner = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(invisible, escaped);
  return `${quote}${inner}${quote}`;
}

function keyOf(key: string): string {
  // As a plain key it would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key);
}

function plain(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Object.is(value, -0)) return '-0';
  const text = String(value).replace('e+', 'e');
  // 20_000, as in the guide; four digits are read at a glance.
  return /^-?\d{5,}$/.test(text) ? text.replace(/\B(?=(?:\d{3})+$)/g, '_') : text;
}

/** The columns that a text takes: two for each sign of East Asian scripts and each emoji. */
function widthOf(text: string): number {
  const wide = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/gu,
  );
  const signs = [...text].length - (text.match(/\p{M}/gu)?.length ?? 0);
  return signs + (wide?.length ?? 0);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, each]) => each !== undefined);

/** Biome breaks a list of several objects, or of several lists, each of which has several entries. */
function isMatrix(list: readonly unknown[]): boolean {
  const size = (each: unknown) =>
    Array.isArray(each) ? each.length : isObject(each) ? entriesOf(each).length : 0;
  return (
    list.length > 1 &&
    list.every((each) => size(each) > 1 && Array.isArray(each) === Array.isArray(list[0]))
  );
}

/** Whether each part of the manifest at this path is written with one key a line, even if it fits on one. */
const isSpread = (path: readonly string[]): boolean =>
  path.length === 0 ||
  (/^(?:fields|results|examples)$/.test(path[0] as string) && path.length <= 2);

/** A value on one line; nothing if some part of it has to be broken. */
function flat(value: unknown, path: readonly string[]): string | undefined {
  if (!isObject(value)) return plain(value);
  const isList = Array.isArray(value);
  if (isList ? isMatrix(value) : isSpread(path) && entriesOf(value).length > 0) return undefined;
  const parts = entriesOf(value).map(([key, each]) => {
    const text = flat(each, [...path, key]);
    return text === undefined || isList ? text : `${keyOf(key)}: ${text}`;
  });
  if (parts.includes(undefined)) return undefined;
  if (isList) return `[${parts.join(', ')}]`;
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

/** Numbers side by side, as many on a line as fit. */
function filled(numbers: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const each of numbers) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent}${last} ${each},`.length <= lineWidth) {
      lines[lines.length - 1] = `${last} ${each},`;
    } else lines.push(`${each},`);
  }
  return lines.map((line) => `${indent}${line}\n`).join('');
}

/** A value as code; `before` is what stands on its line before it. */
function code(value: unknown, path: readonly string[], indent: string, before: string): string {
  const line = flat(value, path);
  if (line !== undefined && widthOf(`${before}${line},`) <= lineWidth) return line;
  const inner = `${indent}  `;
  if (!isObject(value)) {
    const key = before.trim().replace(/:$/, '');
    const breaks = typeof value === 'string' && before.endsWith(': ') && widthOf(key) >= shortKey;
    return breaks ? `\n${inner}${line}` : (line as string);
  }
  if (Array.isArray(value)) {
    const numbers = value.every((each) => typeof each === 'number') && value.length > 1;
    const lines = numbers
      ? filled(value.map(plain), inner)
      : value
          .map((each, at) => `${inner}${code(each, [...path, `${at}`], inner, inner)},\n`)
          .join('');
    return `[\n${lines}${indent}]`;
  }
  const lines = entriesOf(value).map(([key, each]) => {
    const start = `${inner}${keyOf(key)}: `;
    const text = code(each, [...path, key], inner, start);
    return `${text.startsWith('\n') ? start.trimEnd() : start}${text},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** A manifest with its keys in the order of the guide. */
function inOrder(manifest: object): object {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(entriesOf(manifest).sort(([a], [b]) => place(a) - place(b)));
}

/** The file `manifest.ts` of a manifest, as `npm run new` would write it. */
export const manifestSource = (manifest: object): string =>
  `import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator(${code(inOrder(manifest), [], '', 'export default defineCalculator(')});
`;
