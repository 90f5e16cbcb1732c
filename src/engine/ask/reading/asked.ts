import { type Cue, isResult, isStrong, type Prepared } from '../prepare.ts';
import { isWord } from '../tokens/token.ts';
import { type UnitMatch, unitKey } from '../units.ts';
import { asking, beforeUnit, copulas, wishes, yielding } from '../vocabulary.ts';
import type { Asked, Context } from './context.ts';
import { covers, type Found, overlap, type Question } from './question.ts';

/** A wish for the most: "how much can I borrow". */
const wishing = new RegExp(`\\b${wishes}\\b`, 'i');

/** The least weight of words that name a result where no word asks for it. */
const surelyNamed = 0.84;

/** The units that a question asks for, and where they stand: "in kg", "how many miles", "margin %". */
export const wantedUnits = ({
  tokens,
  units,
}: Question): readonly (readonly [number, UnitMatch])[] =>
  [...units].filter(
    ([at]) =>
      tokens[at]?.unitOf === undefined &&
      (at === 0 || tokens[at]?.text === '%' || isWord(tokens[at - 1], beforeUnit)),
  );

/** What the question asks for: the first result, else field, named after "what" or "how much". */
export function asks(prepared: Prepared, question: Question, cues: readonly Found<Cue>[]): Asked {
  const { tokens, quantities } = question;
  const opening = cues.find(
    ({ cue, from, to }) => isStrong(cue) && from < 2 && isWord(tokens[to], 'if when'),
  );
  const starts = opening
    ? [opening.from - 1]
    : tokens.flatMap((token, at) => (isWord(token, asking) ? [at] : []));
  for (const start of starts) {
    const end = Math.min(start + 7, quantities.find((each) => each > start) ?? tokens.length);
    const found = cues
      .filter(({ cue, from, to }) => from > start && to <= end && isStrong(cue))
      .sort((a, b) => a.from - b.from || b.to - a.to);
    // "What income leaves 60,000": what stands after the verb is given.
    const verb = tokens.findIndex((token, at) => at > start && isWord(token, yielding));
    const early = found.filter(({ to }) => to <= verb);
    const some = early.length > 0 ? early : found;
    // A word of a result's label may be the name of a field: it asks for the field.
    const isSurest = (each: Found<Cue>) =>
      !some.some((other) => overlap(other, each) && other.cue.weight > each.cue.weight + 0.2);
    const sure = some.filter(isSurest);
    const first = sure.find(({ cue }) => isResult(cue.slot)) ?? sure[0];
    if (!first) continue;
    // "How much paint for a room": the subject stands before the name of a field.
    const own = prepared.names[0]?.stems ?? [];
    const isAfter = question.stems
      .slice(start + 1, first.from)
      .some((each) => each !== undefined && own.includes(each));
    const isWished = wishing.test(question.text);
    if (isAfter && !isWished) return { ids: new Set(['=']), from: first.from, to: first.to };
    const same = sure.filter(({ from, to }) => from === first.from && to === first.to);
    // The subject of the calculator, or a word of its headline, is what it works out.
    const { entry, names } = prepared;
    const main = found.some(
      ({ cue, from, to }) =>
        from === first.from && to >= first.to && entry.results[cue.slot.slice(1)]?.headline,
    );
    const isSubject =
      !isWished &&
      (main ||
        ((first.cue.weight < surelyNamed || !isResult(first.cue.slot)) &&
          first.cue.stems.every((stem) => names[0]?.all.includes(stem))));
    if (isSubject) return { ids: new Set(['=']), from: first.from, to: first.to };
    return { ids: new Set(same.map(({ cue }) => cue.slot)), from: first.from, to: first.to };
  }
  const named = namedResult(prepared, cues) ?? measuredResult(prepared, question);
  return named
    ? { ids: new Set([named.cue.slot]), from: named.from, to: named.to, isNamed: true }
    : { ids: new Set(), from: -1, to: -1 };
}

/** A result that a question names without asking in words: "population variance 10 12 23". */
const namedResult = ({ entry }: Prepared, cues: readonly Found<Cue>[]): Found<Cue> | undefined =>
  cues
    .filter(
      (each) =>
        isResult(each.cue.slot) &&
        each.cue.weight > surelyNamed &&
        !entry.results[each.cue.slot.slice(1)]?.headline &&
        !cues.some(
          (other) =>
            (!isResult(other.cue.slot) || entry.results[other.cue.slot.slice(1)]?.headline) &&
            isStrong(other.cue) &&
            overlap(other, each) &&
            other.to - other.from >= each.to - each.from,
        ),
    )
    .sort((a, b) => b.to - b.from - (a.to - a.from))[0];

/** The only result in the unit that is asked for: "break-even sales in $". */
function measuredResult(
  { entry }: Prepared,
  question: Question,
): Found<Pick<Cue, 'slot'>> | undefined {
  const [wanted] = wantedUnits(question);
  if (!wanted) return undefined;
  const [from, { units, count }] = wanted;
  const [only, other] = Object.entries(entry.results).filter(([, { unit = '' }]) =>
    units.includes(unitKey(unit)),
  );
  return only && !other && !only[1].headline
    ? { cue: { slot: `=${only[0]}` }, from, to: from + count }
    : undefined;
}

/** Whether the question asks for an input: a question that goes backwards. */
export function asksForInput(context: Context): boolean {
  const { asked, question } = context;
  return (
    asked.ids.size > 0 &&
    ![...asked.ids].some((id) => isResult(id)) &&
    !question.quantities.some((at) => isAskedBeside(context, at))
  );
}

/** Whether what is asked for stands right before a number: "an initial investment of 5000". */
export function isAskedBeside({ cues, asked, question }: Context, at: number): boolean {
  return cues.some(
    ({ from, to }) =>
      from === asked.from &&
      to <= at &&
      question.tokens.slice(to, at).every((token) => isWord(token, copulas)),
  );
}

/** Whether a field is what the question asks for, somewhere before a number: it is not given then. */
export const isAskedFor = ({ asked, cues }: Context, id: string, at: number): boolean =>
  !asked.isNamed &&
  asked.to > 0 &&
  asked.to < at &&
  cues.some((each) => each.cue.slot === id && isStrong(each.cue) && covers(asked, each));
