import { longestQuestion, mostNumbers } from './interpret.ts';
import type { Interpreter, Prepared } from './prepare.ts';
import { unitsOf } from './reading/fields.ts';
import { type Question, questionOf } from './reading/question.ts';
import { notationOf } from './tokens/notation.ts';
import type { WordToken } from './tokens/token.ts';
import { isCommon } from './words.ts';

/*
 * What helps where no calculator answers: what was understood, what was not, and which calculators have
 * a word or a unit in common with the question.
 */

/** A calculator that shares words or units with a question. */
export interface Near {
  readonly slug: string;
  readonly title: string;
  /** The words and units, as typed. */
  readonly shared: readonly string[];
}

/** What can be said of a question without an answer. */
export interface Miss {
  readonly understood: readonly string[];
  readonly unread: readonly string[];
  /** Why it has no answer, as a sentence, where that is known. */
  readonly note?: string | undefined;
  readonly near: readonly Near[];
}

/** How many calculators are offered. */
const mostNear = 3;

/** Units that some calculator uses and none converts, by what they measure. */
const unconverted: Readonly<Record<string, string>> = {
  pressure: 'Pa kPa bar atm mmHg psi',
  energy: 'J kJ MJ kcal Wh kWh',
  power: 'W mW kW',
};

/** The measure that two units of a question have in common and that nothing here converts. */
const measureOf = (units: readonly string[]): string | undefined =>
  Object.keys(unconverted).find(
    (measure) =>
      new Set(units.filter((unit) => unconverted[measure]?.split(' ').includes(unit))).size > 1,
  );

const hasUnit = ({ slots, units }: Prepared, unit: string): boolean =>
  units.has(unit) || slots.some(({ field }) => unitsOf(field).includes(unit));

/** The calculators that share units with a question, and words if wanted, those with the rarest first. */
function nearTo(
  { all, weight, unitWeight }: Interpreter,
  question: Question,
  hasWords: boolean,
): readonly Near[] {
  const { tokens, stems, units } = question;
  const ranked = all.map((prepared) => {
    const shared = new Map<string, number>();
    for (const [at, stem] of stems.entries()) {
      const token = tokens[at] as WordToken;
      if (stem === undefined || isCommon(stem) || token.unitOf !== undefined) continue;
      if (hasWords && prepared.stems.has(stem)) shared.set(token.text.toLowerCase(), weight(stem));
    }
    for (const [at, match] of units) {
      const [unit] = match.units.filter((each) => hasUnit(prepared, each));
      const text = tokens[at]?.text ?? '';
      if (unit && !/^[\p{Sc}%]/u.test(unit)) shared.set(text, unitWeight(unit) + 1);
    }
    const sum = [...shared.values()].reduce((total, each) => total + each, 0);
    return { prepared, shared: [...shared.keys()], sum };
  });
  return ranked
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, mostNear)
    .map(({ prepared: { entry }, shared }) => ({ slug: entry.slug, title: entry.title, shared }));
}

/** What can be said of a question that no calculator answers. `today` is YYYY-MM-DD. */
export function missOf(interpreter: Interpreter, text: string, today: string): Miss {
  if (text.length > longestQuestion) {
    const note = `A question can have at most ${longestQuestion} characters.`;
    return { understood: [], unread: [], note, near: [] };
  }
  const views = { fractions: true, clocks: true };
  const question = questionOf(interpreter, text, today, views, notationOf(text));
  const understood: string[] = [];
  const unread: string[] = [];
  for (const [at, token] of question.tokens.entries()) {
    if (token.kind === 'sign' || (token as WordToken).unitOf !== undefined) continue;
    const stem = question.stems[at] ?? '';
    const isKnown = token.kind !== 'word' || interpreter.weight(stem) > 0 || question.units.has(at);
    if (token.kind === 'word' && isCommon(stem)) continue;
    (isKnown ? understood : unread).push(token.text);
  }
  const units = [...question.units.values()].flatMap((each) => each.units);
  const measure = measureOf(units);
  const note =
    question.quantities.length > mostNumbers
      ? `A question can have at most ${mostNumbers} numbers. A calculator takes more.`
      : measure && `There is no calculator here that converts ${measure}.`;
  return {
    understood: [...new Set(understood)],
    unread: [...new Set(unread)],
    note,
    // What converts something else is no help.
    near: nearTo(interpreter, question, !measure),
  };
}
