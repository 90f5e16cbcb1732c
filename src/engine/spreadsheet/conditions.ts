import type { Conditions, ExpandedManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import {
  type ChoiceField,
  type Condition,
  type LimitName,
  limitNames,
  type When,
} from '../../../schemas/manifest.ts';
import { formatNumber } from '../format/numbers.ts';
import { english } from '../format/presentation.ts';
import { labelOf } from '../steps/label-of.ts';
import { quote } from './cells.ts';
import type { Reference } from './translate.ts';

/*
 * Conditions as formulas that are true or false, and in words.
 */

/** What a condition compares: its cell, and how the cell says an option or a text. */
export interface Compared extends Reference {
  /** What the cell holds for the id of an option, or for a text of the computation. */
  readonly says: (value: string) => string;
  /** A formula that is true while the field is filled in. */
  readonly isFilled: string;
  /** Whether the cell holds a number that limits compare. */
  readonly isNumber: boolean;
}

const signs: Readonly<Record<LimitName, string>> = {
  above: '>',
  atLeast: '>=',
  below: '<',
  atMost: '<=',
};

const joined = (name: 'AND' | 'OR', all: readonly string[]): string =>
  all.length === 1 ? (all[0] as string) : `${name}(${all.join(',')})`;

const limitsOf = (condition: Condition): readonly (readonly [LimitName, number | string])[] =>
  limitNames.flatMap((name) => {
    const limit = (condition as Readonly<Record<string, unknown>>)[name];
    return limit === undefined ? [] : [[name, limit as number | string] as const];
  });

const idOf = (condition: Condition): string =>
  'figure' in condition ? condition.figure : condition.field;

/** A number as formulas write it. */
export const plain = (value: number): string => Big(value).toFixed();

function one(condition: Condition, at: (id: string) => Compared): readonly string[] {
  const cell = at(idOf(condition));
  if ('is' in condition) {
    const texts = [condition.is].flat() as readonly string[];
    return [
      joined(
        'OR',
        texts.map((text) => `${cell.text}=${quote(cell.says(text))}`),
      ),
    ];
  }
  if ('filled' in condition) return [condition.filled ? cell.isFilled : `NOT(${cell.isFilled})`];
  // A spreadsheet takes a text for greater than any number.
  const filled = (of: Compared) => (of.mayBeBlank ? [`${of.text}<>""`] : []);
  const compared = limitsOf(condition).flatMap(([name, limit]) => {
    if (typeof limit === 'number') return [`${cell.text}${signs[name]}${plain(limit)}`];
    const other = at(limit);
    return other.isNumber
      ? [...filled(other), `${cell.text}${signs[name]}${other.text}`]
      : ['FALSE()'];
  });
  return cell.isNumber ? [...filled(cell), ...compared] : ['FALSE()'];
}

/** Conditions that must all be true, as a formula; none for no condition. Throws the errors of `at`. */
export function conditionFormula(
  when: When | undefined,
  at: (id: string) => Compared,
): string | undefined {
  const all = ([when ?? []].flat() as Conditions).flatMap((each) => one(each, at));
  return all.length > 0 ? joined('AND', all) : undefined;
}

const words: Readonly<Record<LimitName, string>> = {
  above: 'above',
  atLeast: 'at least',
  below: 'below',
  atMost: 'at most',
};

/** What a field or figure shows for the id of an option or a text. */
export function saidBy(of: object | undefined, value: string): string {
  const { kind, options, labels } = (of ?? {}) as {
    readonly kind?: string;
    readonly options?: ChoiceField['options'];
    readonly labels?: Readonly<Record<string, string>>;
  };
  // A currency is named by its code.
  return kind === 'choice' ? (options?.[value]?.label ?? value) : (labels?.[value] ?? value);
}

/** Conditions in words: "Annual interest rate is above 0 and Tenure in is Months". */
export function conditionWords(manifest: ExpandedManifest, conditions: Conditions): string {
  const { fields, results, workings } = manifest;
  const number = (limit: number | string) =>
    typeof limit === 'string'
      ? labelOf(manifest, limit)
      : formatNumber(Big(limit), english, { digits: { atMost: 12 } });
  return conditions
    .map((condition) => {
      const id = idOf(condition);
      const label = labelOf(manifest, id);
      if ('is' in condition) {
        const of = fields[id] ?? results[id] ?? workings[id];
        const texts = ([condition.is].flat() as readonly string[]).map((each) => saidBy(of, each));
        return `${label} is ${texts.join(' or ')}`;
      }
      if ('filled' in condition)
        return `${label} is ${condition.filled ? 'filled in' : 'left blank'}`;
      const limits = limitsOf(condition).map(([name, limit]) => `${words[name]} ${number(limit)}`);
      return `${label} is ${limits.join(' and ')}`;
    })
    .join(' and ');
}
