import type { ExpandedManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import { type Formula, parseFormula } from '../../../schemas/formula.ts';
import type { Condition, Field, Limit, NumberField } from '../../../schemas/manifest.ts';
import { formatDate } from '../../engine/format/dates.ts';
import { within } from '../../engine/format/labels.ts';
import { formatNumber } from '../../engine/format/numbers.ts';
import { english } from '../../engine/format/presentation.ts';

/*
 * Parts of a manifest as parts of English sentences, in Markdown: labels, conditions, bounds, formulas.
 */

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

/** Whether a label is a plural, as far as its last letter tells: “hours per day”, “total costs”. */
export function isPlural(label: string): boolean {
  const [head = ''] = label.split(
    / (?:per|of|a|an|in|for|to|with|from|at|by|on|each|already)\b|[,(]/,
  );
  return (
    /[^siu]s$|^(?:people|children|men|women)$/i.test(head) && !/(?:gas|bias|lens)$/i.test(head)
  );
}

/** Whether a field counts what its label names: “People”. */
const isCount = ({ fields }: ExpandedManifest, id: string): boolean => {
  const field = fields[id];
  return field?.kind === 'integer' && isNoun(field.label) && isPlural(field.label);
};

/** The label of an id as a part of a sentence; of a field that counts, “the number of people”. */
export function theId(manifest: ExpandedManifest, id: string): string {
  const label = labelOf(manifest, id);
  return isCount(manifest, id) ? `the number of ${within(label)}` : the(label);
}

/** “the radius, the height and 2 other figures”. */
export function named(manifest: ExpandedManifest, ids: readonly string[], most = 4): string {
  const names = [...new Set(ids.map((id) => theId(manifest, id)))];
  if (names.length <= most) return listed(names);
  return listed([...names.slice(0, most - 1), `${names.length - most + 1} other figures`]);
}

/** The unit of a figure where it follows from a choice: “kg or lb”; else its one unit, if it has one. */
export function unitsOf(manifest: ExpandedManifest, id: string): string {
  const found = manifest.fields[id] ?? manifest.results[id];
  const unit = found && 'unit' in found ? found.unit : undefined;
  const own = unit && typeof unit === 'object' ? Object.values(unit.units ?? {}) : [];
  return own.length > 0 && own.length <= 4 ? listed([...new Set(own)], 'or') : unitOf(manifest, id);
}

/** The unit of a figure, where there is one for everybody. */
export function unitOf(manifest: ExpandedManifest, id: string): string {
  const { fields, results, workings, constants } = manifest;
  const found = fields[id] ?? results[id] ?? workings[id] ?? constants[id];
  return found && 'unit' in found && typeof found.unit === 'string' ? found.unit : '';
}

// ---------------------------------------------------------------- bounds and conditions

const limitText = (manifest: ExpandedManifest, limit: Limit): string =>
  typeof limit === 'number' ? plain(limit) : theId(manifest, limit);

/** “greater than 0 and at most 1,000”; nothing for a number without bounds. */
export function boundsOf({ min, max, above, below }: Partial<NumberField>): string {
  return listed(
    [
      above === undefined ? '' : `greater than ${plain(above)}`,
      min === undefined ? '' : `at least ${plain(min)}`,
      below === undefined ? '' : `less than ${plain(below)}`,
      max === undefined ? '' : `at most ${plain(max)}`,
    ].filter((each) => each !== ''),
  );
}

const optionLabel = (field: Field | undefined, id: string): string =>
  field?.kind === 'choice' ? (field.options[id]?.label ?? id) : id;

function conditionText(manifest: ExpandedManifest, condition: Condition): string {
  const subject = 'field' in condition ? condition.field : condition.figure;
  const name = theId(manifest, subject);
  const isMany = isPlural(labelOf(manifest, subject)) && !isCount(manifest, subject);
  const verb = isMany ? 'are' : 'is';
  if ('is' in condition) {
    const field = manifest.fields[subject];
    const options = [condition.is].flat().map((each) => `“${escaped(optionLabel(field, each))}”`);
    // Of a choice, its name says less than the option: “Metric” is selected for the units.
    if (field) return `${listed(options, 'or')} is selected for ${name}`;
    return `${name} ${verb} ${listed(options, 'or')}`;
  }
  if ('filled' in condition)
    return `${name} ${verb} ${condition.filled ? 'filled in' : 'left blank'}`;
  const { above, atLeast, below, atMost } = condition;
  const limits = [
    above === undefined ? '' : `greater than ${limitText(manifest, above)}`,
    atLeast === undefined ? '' : `at least ${limitText(manifest, atLeast)}`,
    below === undefined ? '' : `less than ${limitText(manifest, below)}`,
    atMost === undefined ? '' : `at most ${limitText(manifest, atMost)}`,
  ].filter((each) => each !== '');
  return `${name} ${verb} ${listed(limits)}`;
}

/** Conditions in words, “the road is “Wet” and the speed is above 30”; nothing where they are too many to say. */
export function conditionsText(
  manifest: ExpandedManifest,
  when: readonly Condition[] | undefined,
): string | undefined {
  if (!when || when.length === 0 || when.length > 2) return undefined;
  const text = when.map((each) => conditionText(manifest, each)).join(' and ');
  // An option list longer than this is no sentence any more.
  return text.split(' ').length > 16 ? undefined : text;
}

// ---------------------------------------------------------------- formulas

const powers: Readonly<Record<string, string>> = { '2': 'the square', '3': 'the cube' };

/** A part of a formula that needs no sentence of its own: “the square of the radius”. */
function phrase(manifest: ExpandedManifest, formula: Formula): string | undefined {
  if (formula.kind === 'number') return plain(Number(formula.text));
  if (formula.kind === 'pi') return 'π';
  if (formula.kind === 'id') {
    const constant = manifest.constants[formula.id];
    // Neither 0.0000001 nor 1e-7 reads well.
    if (constant && !/e/.test(`${constant.value}`)) return plain(constant.value);
    const field = manifest.fields[formula.id];
    if (field?.kind === 'choice') {
      return field.valueLabel ? the(field.valueLabel) : `the number for ${the(field.label)}`;
    }
    return theId(manifest, formula.id);
  }
  if (formula.kind === 'binary' && formula.operator === '^' && formula.right.kind === 'number') {
    const power = powers[formula.right.text];
    const of = formula.left.kind === 'id' ? phrase(manifest, formula.left) : undefined;
    return power && of ? `${power} of ${of}` : undefined;
  }
  if (formula.kind === 'call' && formula.name === 'sqrt' && formula.of[0]?.kind === 'id') {
    return `the square root of ${phrase(manifest, formula.of[0])}`;
  }
  return undefined;
}

const doing = { '+': 'add', '-': 'subtract', '*': 'multiply by', '/': 'divide by' } as const;
/** The same with the outcome so far on the right. */
const doingBackwards = {
  '+': (what: string) => `add ${what}`,
  '-': (what: string) => `subtract that from ${what}`,
  '*': (what: string) => `multiply by ${what}`,
  '/': (what: string) => `divide ${what} by that`,
} as const;

const calls: Readonly<Record<string, string>> = {
  abs: 'drop the sign',
  sqrt: 'take the square root',
  ceil: 'round up to a whole number',
  floor: 'round down to a whole number',
};

/** What to do, one thing after the other; nothing for a formula that this cannot say without brackets. */
function instructions(manifest: ExpandedManifest, formula: Formula): readonly string[] | undefined {
  const whole = phrase(manifest, formula);
  if (whole !== undefined) return [`take ${whole}`];
  if (formula.kind === 'binary') {
    const { operator, left, right } = formula;
    const steps = (start: Formula, last: string) => {
      const before = instructions(manifest, start);
      return before && [...before, last];
    };
    if (operator === '^') {
      const name = right.kind === 'number' ? { '2': 'square', '3': 'cube' }[right.text] : undefined;
      return name ? steps(left, `${name} the outcome`) : undefined;
    }
    const after = phrase(manifest, right);
    if (after !== undefined) return steps(left, `${doing[operator]} ${after}`);
    const before = phrase(manifest, left);
    return before === undefined ? undefined : steps(right, doingBackwards[operator](before));
  }
  const [of] = formula.kind === 'call' && formula.of.length === 1 ? formula.of : [];
  const last = formula.kind === 'call' ? calls[formula.name] : undefined;
  const before = of && last ? instructions(manifest, of) : undefined;
  return before && last ? [...before, last] : undefined;
}

/** The most words of a formula in a sentence. */
const mostWords = 26;

/** A formula as an instruction: “take π, multiply by the square of the radius and multiply by the height”. */
export function formulaText(manifest: ExpandedManifest, formula: string): string | undefined {
  const all = instructions(manifest, parseFormula(formula));
  const text = all && listed(all);
  return text && text.split(' ').length <= mostWords ? text : undefined;
}

/** What was entered, as the article of an example says it; nothing for rows, which are no single figure. */
export function givenText(field: Field, value: unknown): string | undefined {
  if (field.kind === 'date' && typeof value === 'string') return formatDate(value, english);
  return typeof value === 'string' && (field.kind === 'text' || field.kind === 'time')
    ? escaped(value)
    : undefined;
}
