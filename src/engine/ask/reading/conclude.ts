import type { FormValues } from '../../input/kinds/kind.ts';
import type { AskEntry } from '../lexicon.ts';
import { isResult, type Slot } from '../prepare.ts';
import { stem } from '../words.ts';
import { asksForInput, wantedUnits } from './asked.ts';
import type { Assignment, Chosen, Context } from './context.ts';
import { couldBeSwapped, isUnnamed, notNamed } from './doubts.ts';
import type { Draft } from './draft.ts';
import { isNumber, isVisible } from './fields.ts';
import { fillNumbers } from './fill-numbers.ts';
import { fillOptions } from './fill-options.ts';
import type { Interpretation } from './interpretation.ts';
import type { Relation } from './relation.ts';
import { rowsOf } from './rows.ts';
import { unknownWords } from './unknown-words.ts';

/** What counts in the score of a reading, besides the places of the numbers and the options. */
const aboutWeight = 1.2;
const missingWeight = 2.2;
const unreadWeight = 3;
const noNumberWeight = 8;

/** Whether a calculator of several numbers is given none. */
function hasNoNumber({ given, rowItems }: Draft, visible: readonly Slot[]): boolean {
  const slots = visible.filter(({ row }) => !row);
  const numbers = slots.filter(({ field }) => isNumber(field));
  const hasList = slots.some(({ id, field }) => field.kind === 'list' && given[id] !== undefined);
  return (
    numbers.length > 1 &&
    rowItems.length === 0 &&
    !hasList &&
    numbers.every(
      ({ id, field }) =>
        given[id] === undefined && (field.default ?? '0') === '0' && (field.blank || field.assumed),
    )
  );
}

/** The input that a question asks for which states a result. */
function solvedFor(
  { prepared: { bySlot } }: Context,
  { target, missing: [field, ...others] }: Draft,
): Interpretation['solve'] {
  const slot = bySlot.get(field ?? '');
  return target && slot && isNumber(slot.field) && others.length === 0
    ? { field: slot.id, result: target.result, target: target.value }
    : undefined;
}

/** How many amounts, percentages and bare numbers are in fields that no words beside them name. */
const unnamedCount = (context: Context, places: Assignment['places']): number =>
  places.filter((place, index) =>
    isUnnamed(context, index, place, notNamed, ({ readings }) =>
      readings.every(({ unit = '$' }) => /^[$%]/.test(unit)),
    ),
  ).length;

/** The units that are named by a word that others have, too: "cups" for US cups. */
const loosely = (
  { options, prepared: { options: known, pairs } }: Context,
  given: Draft['given'],
): readonly string[] =>
  pairs.flat().filter((id) => {
    const found = options.find(({ cue }) => cue.option === given[id]);
    if (!found) return false;
    const { field, option, stems } = found.cue;
    const end = ` ${stems.join(' ')}`;
    return [...known.values()]
      .flat()
      .some(
        (other) =>
          other.field === field && other.option !== option && other.stems.join(' ').endsWith(end),
      );
  });

/**
 * The currency in which the placed amounts were typed, as its code: a bare "$" is the US dollar, unless
 * another dollar is named beside it. Several currencies are a doubt.
 */
function moneyOf(
  { question: { tokens, quantities }, prepared: { bySlot, entry, pairs } }: Context,
  places: Assignment['places'],
  draft: Draft,
): string | undefined {
  const typed = places.flatMap((place, index) => {
    const token = tokens[quantities[index] as number];
    const isMoney = place && bySlot.get(place.slot)?.money;
    const readings = isMoney && token?.kind === 'number' ? token.readings : [];
    return readings.find(({ unit }) => unit?.startsWith('$'))?.unit?.slice(1) ?? [];
  });
  const codes = [...new Set(typed)].filter((code, _, all) => code !== '' || all.length === 1);
  // Of two currencies that a calculator converts between, neither is the money of its page.
  if (pairs.length > 0) return undefined;
  if (codes.length > 1) draft.doubt = `the amounts are in ${codes.join(' and ')}`;
  const [code] = codes;
  const isOther = Object.values(entry.results).some(({ unit }) => unit === '$of');
  if (isOther && code && code !== 'USD') draft.doubt = `the amounts may not be in ${code} here`;
  return isOther || code === undefined ? undefined : code || 'USD';
}

/** The word of a calculator that has a stem: "mortgage" for "mortgag". */
const wordFor = (entry: AskEntry, wanted: string): string | undefined =>
  JSON.stringify(entry)
    .match(/\p{L}+/gu)
    ?.find((word) => stem(word) === wanted)
    ?.toLowerCase();

/** The mistyped words that this calculator knows, as they were read. */
const correctionsFor = ({ question, prepared }: Context): Interpretation['corrected'] =>
  question.corrected.flatMap(({ typed, stem: corrected }) => {
    const read = prepared.stems.has(corrected) ? wordFor(prepared.entry, corrected) : undefined;
    return read && read !== typed.toLowerCase() ? [{ typed, read }] : [];
  });

/** What a way to place the numbers amounts to: inputs, what is missing, what found no place. */
export function conclude(
  context: Context,
  { about, named }: Relation,
  { score, places }: Assignment,
  chosen: Chosen,
  visible: readonly Slot[],
): Interpretation {
  const { entry, bySlot } = context.prepared;
  const draft: Draft = {
    given: {},
    rowItems: [],
    understood: [],
    missing: [],
    assumed: [],
    unread: [],
    optionScore: 0,
  };
  const { given, understood, missing, assumed, unread } = draft;
  fillNumbers(context, draft, places, chosen);
  if (couldBeSwapped(context, places, chosen))
    draft.doubt = 'only their order would say which number is which';
  fillOptions(context, draft, places, chosen, visible);
  if (hasNoNumber(draft, visible)) {
    draft.doubt = 'no number is given';
    draft.optionScore -= noNumberWeight;
  }
  if (
    asksForInput(context) &&
    !draft.target &&
    visible.some(({ id }) => context.asked.ids.has(id))
  ) {
    draft.doubt = 'the question asks for a number that this calculator needs';
  }
  const rows = rowsOf(context, draft.rowItems, visible);
  missing.push(...rows.missing);
  understood.push(...rows.understood);
  unread.push(...rows.misplaced);
  for (const [id, field] of Object.entries(entry.fields)) {
    if (field.fields && !rows.rows[id] && !field.blank && isVisible(field, chosen))
      missing.push(id);
  }
  // A field that another number opens, such as the month of a single payment, needs that number.
  for (const { field, is } of Object.keys(given).flatMap((id) => entry.fields[id]?.when ?? []))
    if (!is && !(field in given) && !entry.fields[field]?.default) missing.push(field);
  const money = moneyOf(context, places, draft);
  const { lost, strange } = unknownWords(context);
  unread.push(...strange);
  const order = Object.keys(entry.fields);
  const inOrder = Object.entries({ ...given, ...rows.rows }).sort(
    ([a], [b]) => order.indexOf(a) - order.indexOf(b),
  );
  assumed.push(...loosely(context, given));
  const { doubt, target, optionScore } = draft;
  const solve = solvedFor(context, draft);
  const labels = missing.map((id) => (bySlot.get(id)?.field ?? entry.fields[id])?.label ?? id);
  return {
    slug: entry.slug,
    title: entry.title,
    given: Object.fromEntries(inOrder) as FormValues,
    understood,
    missing,
    missingLabels: [...new Set(labels)],
    assumed,
    unread: [...new Set(unread)],
    complete:
      missing.length === 0 &&
      unread.length === 0 &&
      doubt === undefined &&
      !target &&
      understood.length > 0,
    doubt,
    asked: [...context.asked.ids].find((id) => id.length > 1 && isResult(id))?.slice(1),
    wanted: wantedUnits(context.question).flatMap(([, { units }]) => units),
    solve,
    money,
    corrected: correctionsFor(context),
    unnamed: unnamedCount(context, places),
    unlikely: draft.unlikely,
    suggestion: draft.suggestion,
    named,
    score:
      score +
      aboutWeight * about -
      lost -
      (solve ? 0 : missingWeight * missing.length) -
      unreadWeight * unread.length +
      optionScore,
  };
}
