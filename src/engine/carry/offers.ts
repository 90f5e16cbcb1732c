import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { Condition, Digits, Field } from '../../../schemas/manifest.ts';
import { factor } from '../../../schemas/measures.ts';
import { unitOf } from '../../../schemas/unit.ts';
import type { Solved } from '../answer/answer.ts';
import { fieldUnit } from '../answer/entered-inputs.ts';
import { roundedTo } from '../format/numbers.ts';
import { fillLabel } from '../format/results.ts';
import { holds } from '../input/condition.ts';
import { linkTo } from '../input/fragment.ts';
import type { FormValues } from '../input/kinds/kind.ts';
import { slugOf } from '../search/index-format.ts';
import type { CarryEntry, CarryIndex, TakenField } from './index-format.ts';

/*
 * Which calculators can carry on with the figures of an answer, and with which of them. Figures are
 * matched by their quantities alone: no calculator is known here.
 */

/** A figure of the answer that others can take. */
interface Figure {
  readonly label: string;
  readonly value: Big | string;
  readonly unit: string;
  readonly headline: boolean;
  /** The option of a choice. */
  readonly isOption: boolean;
}

/** The figures of an answer. */
interface Figures {
  /** By quantity; of each, the figure to prefer comes first. */
  readonly by: ReadonlyMap<string, readonly Figure[]>;
  /** Whether the visitor measures in units of the imperial and US systems. */
  readonly imperial: boolean;
}

/** A calculator that carries on, with the form filled in. */
export interface Offer {
  readonly title: string;
  readonly href: string;
  /** The labels of the figures that it takes. */
  readonly takes: readonly string[];
}

/** The most calculators that are offered. */
const most = 4;

const slugIn = ({ slug, title }: CarryEntry): string => slug ?? slugOf(title);

/** A number with at most seven digits, unless it is a larger whole number. */
const shortened = (value: Big): Big => value.round(Math.max(0, 6 - value.e), 1);

/**
 * A result with no more digits than a person would type: an amount of money, or a whole number, as it is
 * shown.
 */
function carried(result: PageManifest['results'][string], value: Big | string): Big | string {
  if (typeof value === 'string') return value;
  const { digits = 2 } = result as { readonly digits?: Digits };
  return result.kind === 'money' || digits === 0 ? roundedTo(value, digits) : shortened(value);
}

/** The figures of an answer: results before inputs, because they are what was asked for. */
function figuresOf(
  { fields, results }: CarryEntry,
  manifest: PageManifest,
  answer: Solved,
  typed: FormValues,
): Figures {
  const labelOf = (label: string) => fillLabel(label, manifest.fields, answer);
  const given = Object.entries(results).flatMap(([id, { quantity, unit, headline = false }]) => {
    const result = manifest.results[id];
    const value = answer.results[id] as Big | string | undefined;
    if (!result || value === undefined) return [];
    return [
      {
        quantity,
        label: labelOf(result.label),
        value: carried(result, value),
        unit: unitOf(unit, typed),
        headline,
        isOption: false,
      },
    ];
  });
  const entered = Object.entries(fields).flatMap(([id, { quantity, unit }]) => {
    const field = manifest.fields[id];
    const value = answer.values[id] as Big | string | undefined;
    // A blank that counts as a number was not entered.
    if (!field || !holds(field.when, typed) || !typed[id] || value === undefined) return [];
    return [
      {
        quantity,
        label: field.label,
        value,
        unit: unitOf(unit, typed),
        headline: false,
        isOption: field.kind === 'choice',
      },
    ];
  });
  const inOrder = [...given].sort((a, b) => Number(b.headline) - Number(a.headline));
  return {
    by: Map.groupBy([...inOrder, ...entered], ({ quantity }) => quantity),
    imperial: isImperial(manifest, typed),
  };
}

/** Units of the imperial and US systems. */
const imperial = /^(?:in|ft|yd|mi|lb|mph|(?:in|ft|yd)[²³]|sq ft|.*gal)$/;

/** Whether the visitor measures in units of the imperial and US systems. */
const isImperial = ({ fields }: PageManifest, typed: FormValues): boolean =>
  Object.values(fields).some((field) =>
    [field, ...('fields' in field ? Object.values(field.fields) : [])].some((each) =>
      imperial.test(fieldUnit(each as Field, typed)),
    ),
  );

/** Whether a field accepts a number. */
function accepts({ min, max, above, below, whole }: TakenField, value: Big): boolean {
  return (
    (min === undefined || value.gte(min)) &&
    (max === undefined || value.lte(max)) &&
    (above === undefined || value.gt(above)) &&
    (below === undefined || value.lt(below)) &&
    (!whole || value.eq(value.round(0, 0)))
  );
}

/** A figure as the text of a field in a unit; nothing if the field does not accept it. */
function textFor(field: TakenField, { value, unit }: Figure, to: string): string | undefined {
  if (typeof value === 'string') {
    const { options, min = value, max = value } = field;
    return (options?.includes(value) ?? (value >= min && value <= max)) ? value : undefined;
  }
  if (field.options) return undefined;
  const times = unit === to ? Big(1) : factor(unit, to);
  if (!times) return undefined;
  const converted = unit === to ? value : shortened(value.times(times));
  return accepts(field, converted) ? converted.toFixed() : undefined;
}

interface Fit {
  readonly figure: Figure;
  readonly text: string;
  /** The option that gives the field the figure's unit. */
  readonly option?: string;
}

/** The figure that a field takes, in the unit that changes it least. */
function bestFit(
  field: TakenField,
  figures: Figures,
  opens: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): Fit | undefined {
  const { unit } = field;
  const by = typeof unit === 'object' ? unit.by : '';
  const usual = given[by] ?? opens[by] ?? '';
  const units =
    typeof unit === 'object'
      ? Object.entries(unit.units ?? {}).filter(([id]) => !(by in given) || id === usual)
      : [['', unit ?? ''] as const];
  const all = (figures.by.get(field.quantity) ?? []).flatMap((figure) =>
    units.flatMap(([option, to]) => {
      const text = textFor(field, figure, to);
      if (text === undefined) return [];
      const cost =
        Number(imperial.test(to) !== figures.imperial) * 4 +
        Number(to !== figure.unit) * 2 +
        Number(option !== usual);
      return [{ figure, text, cost, ...(option && { option }) }];
    }),
  );
  return all.sort((a, b) => a.cost - b.cost)[0];
}

interface Filled {
  readonly given: Readonly<Record<string, string>>;
  readonly taken: readonly Figure[];
  readonly missing: number;
}

/** Fills a calculator's form with whatever it takes, some of its choices being made. */
function filled(
  { fields, opens = {}, others = 0 }: CarryEntry,
  figures: Figures,
  chosen: Readonly<Record<string, string>>,
): Filled | undefined {
  const given: Record<string, string> = { ...chosen };
  const taken: Figure[] = [];
  const visible = () =>
    Object.entries(fields).filter(([, { when }]) => holds(when, { ...opens, ...given }));
  for (const [id, field] of Object.entries(fields)) {
    const same = visible().filter(([, { quantity }]) => quantity === field.quantity);
    // Which of two fields is meant, such as the old rate or the new one, only the visitor knows.
    if (same.length !== 1 || same[0]?.[0] !== id) continue;
    const found = bestFit(field, figures, opens, given);
    if (chosen[id] !== undefined && chosen[id] !== found?.text) return undefined;
    if (!found) continue;
    const { text, figure, option } = found;
    given[id] = text;
    taken.push(figure);
    if (option && typeof field.unit === 'object') given[field.unit.by] = option;
  }
  const blank = visible().filter(([id, { required }]) => required && !(id in given)).length;
  return { given, taken, missing: blank + others };
}

/** The choices that show a field which is hidden at first. */
function waysInto({ fields, opens }: CarryEntry): readonly Readonly<Record<string, string>>[] {
  const conditions = Object.values(fields).flatMap(({ when }) =>
    holds(when, opens ?? {}) ? [] : ([when ?? []].flat() as readonly Condition[]),
  );
  const ways = conditions.flatMap((each) =>
    'field' in each && 'is' in each
      ? [each.is].flat().map((option) => ({ [each.field]: String(option) }))
      : [],
  );
  return [...new Map([{}, ...ways].map((way) => [JSON.stringify(way), way])).values()];
}

/** Whether a figure says something by itself: the option of a choice, a rate or a time does not. */
const isAmount = ({ isOption, unit }: Figure): boolean =>
  !isOption && unit !== '%' && !factor(unit, 's') && !factor(unit, 'months');

/** Whether enough is carried: the headline, or two figures of which one is an amount. */
const isEnough = ({ taken }: Filled): boolean =>
  taken.some(({ headline }) => headline) ||
  (taken.some(isAmount) && taken.filter(({ isOption }) => !isOption).length > 1);

/** Whether an answer has all that a calculator is for. */
const isKnown = ({ onlyShared, results }: CarryEntry, { by }: Figures): boolean =>
  onlyShared === true &&
  Object.values(results).every((each) => !each.headline || by.has(each.quantity));

/** How well a form is filled in: a point for each figure and one more for the headline. */
const points = ({ taken }: Filled): number =>
  taken.length + Number(taken.some(({ headline }) => headline));

/**
 * The calculators that take at least two figures of an answer, or its headline. Those that take most
 * come first. A related calculator counts as two figures more, one of the same category as one; one
 * that would only give what the answer has already, as two less.
 */
export function offers(
  index: CarryIndex,
  slug: string,
  manifest: PageManifest,
  answer: Solved,
  typed: FormValues,
): readonly Offer[] {
  const all = index.flat();
  const own = all.find((each) => slugIn(each) === slug);
  if (!own) return [];
  const figures = figuresOf(own, manifest, answer, typed);
  const group = index.find((each) => each.includes(own));
  const fills = all.flatMap((entry, place) => {
    const near = own.related?.includes(place) ? 2 : Number(group?.includes(entry));
    const [best] = waysInto(entry)
      .flatMap((way) => filled(entry, figures, way) ?? [])
      .filter(isEnough)
      .sort((a, b) => points(b) - points(a) || a.missing - b.missing);
    if (!best || entry === own) return [];
    return [{ ...best, entry, rank: points(best) + near - 2 * Number(isKnown(entry, figures)) }];
  });
  return fills
    .sort((a, b) => b.rank - a.rank || a.missing - b.missing)
    .slice(0, most)
    .map(({ entry, given, taken }) => ({
      title: entry.title,
      href: linkTo(slugIn(entry), given),
      takes: taken.map(({ label }) => label),
    }));
}
