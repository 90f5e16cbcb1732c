import type { ExpandedManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import { plural } from '../../../schemas/functions/plural.ts';
import { within } from '../format/labels.ts';
import { formatNumber } from '../format/numbers.ts';
import { english } from '../format/presentation.ts';

/*
 * Parts of a manifest as parts of English sentences and of Markdown.
 */

/** The message of a problem for the author of a draft. */
export const forAuthor = (message: string): string =>
  message === 'must not be blank.' ? 'Nothing is written here yet.' : message;

/** A text as Markdown that shows exactly this text, on one line. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    // Also what makes an address, which would become a link.
    .replace(/[\\`*_[\]<>|$#~@]|(?<=\])\(|:(?=\/\/)|(?<=\bwww)\./gi, '\\$&')
    .replaceAll('{{', '{ {')
    .trim();

/** A text with a capital first, unless it begins with a sign such as pH. */
export const capital = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** “a, b and c”. */
export const listed = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** A sentence that ends with a full stop, or with the author’s own sign. */
export const ended = (text: string): string => (/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`);

/** A number with all its decimals. */
export const plain = (value: number): string =>
  formatNumber(Big(value), english, { digits: { atMost: 20 } });

/** The labels of everything that a formula can name. */
export function labelOf(manifest: ExpandedManifest, id: string): string {
  const { fields, results, workings, constants } = manifest;
  const [list = '', sub] = id.split('.');
  const rows = fields[list];
  if (sub !== undefined && rows && 'fields' in rows) return rows.fields[sub]?.label ?? sub;
  const figure = results[id] ?? workings[id];
  const label = (fields[id] ?? figure ?? constants[id])?.label ?? id;
  if (!label.includes('{')) return label;
  // A label that names what a visitor chose says nothing before that.
  const other = figure && 'stepLabel' in figure ? figure.stepLabel : undefined;
  return other && !other.includes('{') ? other : id.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
}

/** Words with which no noun begins: “How many”, “Saved so far”, “You will have”. */
const noNoun =
  /^(?:the|an?|i|you|we|they|it|there|that|your|my|our|how|what|which|when|where|who|why|is|are|do|does|find|in|at|as|by|from|to|with|without|on|of|per|if|each|every|one|born|saved|left|known|spent|paid|owed|same|this|these|and|or)\b/i;

/** Words that make a sentence of a label, or that leave it open: “Money must last to age”. */
const noEnd =
  /\b(?:will|must|can|is|are|was|has|have|does|pays|says|your|my|our)\b| (?:from|to|of|in|at|by|for|with)$/i;

/** Whether “the …” reads well before a label. */
const isNoun = (label: string): boolean =>
  /^\p{L}[\p{L}\p{M}\d’'/ -]*$/u.test(label) && !noNoun.test(label) && !noEnd.test(label);

/** A label as a part of a sentence: “the price per litre”, or “How many” in quotation marks. */
export function the(label: string): string {
  if (isNoun(label)) return `the ${within(label)}`;
  return isNoun(label.replace(/^The /, '')) ? within(label) : `“${escaped(label)}”`;
}

/** The unit of a figure, where there is one for everybody. */
export function unitOf(manifest: ExpandedManifest, id: string): string {
  const { fields, results, workings, constants } = manifest;
  const found = fields[id] ?? results[id] ?? workings[id] ?? constants[id];
  return found && 'unit' in found && typeof found.unit === 'string' ? found.unit : '';
}

/** "1 problem", "3 problems". */
export const problemCount = (count: number): string =>
  plural(count, { one: '# problem', other: '# problems' }, english.locale);
