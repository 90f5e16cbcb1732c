import type { Big } from '../../../schemas/decimal.ts';
import { factor } from '../../../schemas/measures.ts';
import {
  afterInch,
  byKey,
  coins as coinTable,
  durations as durationTable,
  otherSigns,
  unitNames,
  unitPrefixes,
} from './vocabulary.ts';
import { isOneOf } from './words.ts';

/*
 * Units as people write them, by the sign that manifests use. Money is "$", with the currency's code
 * where it is stated: "$INR".
 */

const written = new Map<string, string[]>();
const namesOf = new Map<string, readonly string[]>();

/** The ways to write a unit, by one: "km/h" is also "kilometers per hour". */
function waysToWrite(name: string): readonly string[] {
  const [, one = '', count, other = ''] = /^(.+)\/(\d*)(.+)$/.exec(name) ?? [];
  const [above, below] = [one, other].map((part) => namesOf.get(written.get(part)?.[0] ?? ''));
  if (!above || !below) return [name];
  return above.flatMap((each) =>
    [each, `${each}s`].flatMap((first) =>
      below.flatMap((last) => ['/', 'per', 'an'].map((link) => first + link + count + last)),
    ),
  );
}

for (const entry of unitNames.split(';')) {
  const [first = '', ...names] = entry.split(',');
  const sign = first.replace('!', '');
  if (sign === first) names.push(sign.replace(/^\$(?=.)|\s/g, '').toLowerCase());
  namesOf.set(sign, names);
  for (const name of names.flatMap(waysToWrite)) {
    const there = written.get(name) ?? [];
    if (!there.includes(sign)) written.set(name, [...there, sign]);
  }
}

/** The units that a text names: "lbs" is a pound, "pounds" also a currency. */
export const unitsNamed = (text: string): readonly string[] => {
  const plain = text.toLowerCase().replace(/\s+/g, '');
  return written.get(plain) ?? written.get(plain.replace(/(?<=..)s$/, '')) ?? [];
};

/** The signs that manifests write in another way. */
const signs = byKey(otherSigns);
/** Coins: so many make one of their currency. */
const coins = byKey(coinTable);

/** The unit of a field as this file names it. */
export const unitKey = (sign: string): string =>
  signs.get(sign) ?? (sign.startsWith('% of ') ? '%' : sign);

/** What one of a duration is in seconds, or in months. */
const durations = byKey(durationTable);

/** A number in another unit, exactly; nothing if the units do not measure the same. */
export function converted(value: Big, from: string, to: string): Big | undefined {
  if (from === to) return value;
  if (isDuration(from) && isDuration(to)) {
    const [[one = '', size = ''], [other, by = '']] = [from, to].map((unit) =>
      (durations.get(unit) as string).split(' '),
    ) as [string[], string[]];
    return one === other ? value.times(size).div(by) : undefined;
  }
  const times = factor(from, to);
  return times && value.times(times);
}

/** Whether a unit is one of time. */
export const isDuration = (unit: string): boolean => durations.has(unit);

type Texts = readonly {
  readonly text: string;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}[];

/** A unit found in a question: its possible signs, and how many tokens it takes. */
export interface UnitMatch {
  readonly units: readonly string[];
  readonly count: number;
  /** What a coin is of its currency. */
  readonly times?: string | undefined;
}

/** Whether a text after a number is its unit, and not the word "a" or "in". */
function isUnit(tokens: Texts, at: number, text: string): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const apart = before && token && token.start > before.end;
  // "p = 0.5" names the next number.
  if (text.length === 1 && next?.text === '=') return false;
  if (text === 'a') return !apart || token?.text === 'A';
  if (text !== 'in' || !apart) return true;
  return (
    !next ||
    (next.kind === 'sign' && next.text !== '-') ||
    (next.kind === 'word' && isOneOf(next.text.replace(/s$/i, ''), afterInch))
  );
}

/** Whether a text is a word within a unit of several words. */
const isLinking = (text: string): boolean => isOneOf(text, 'per a an of /');

/** The longest unit that begins at a token. */
export function scanUnits(tokens: Texts, at: number): UnitMatch | undefined {
  // "15-minute"
  const hyphen = tokens[at]?.text === '-' ? 1 : 0;
  for (let count = 6; count > 0; count -= 1) {
    const some = tokens.slice(at + hyphen, at + hyphen + count);
    if (some.length < count) continue;
    const text = some
      .map((each) => each.text)
      .join('')
      .toLowerCase();
    const last = some.at(-1);
    // "4 h a day" is no area.
    if (count > 1 && isLinking(last?.text ?? '')) continue;
    // "in 2" is no square inch.
    if (/\D[23]$/.test(text) && (last?.start ?? 0) > (some.at(-2)?.end ?? 0)) continue;
    // "1200 m in km" has no minutes in it.
    const isSpaced = some.some(
      (each, index) => index > 0 && each.start > (some[index - 1]?.end ?? 0),
    );
    if (
      isSpaced &&
      !isOneOf(some[0]?.text ?? '', unitPrefixes) &&
      !some.some((each) => isLinking(each.text))
    )
      continue;
    const units = unitsNamed(text);
    if (units.length > 0 && isUnit(tokens, at + hyphen, text)) {
      const times = coins.get(text.replace(/s$/, ''));
      return { units, count: count + hyphen, times };
    }
  }
  return undefined;
}
