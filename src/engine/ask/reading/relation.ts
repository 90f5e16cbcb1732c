import type { Prepared } from '../prepare.ts';
import { fillers } from '../words.ts';
import type { Context } from './context.ts';
import { pairChoice } from './pairs.ts';

/** How much a question has to do with a calculator. */
export interface Relation {
  /** By all its words. */
  readonly about: number;
  /** By the calculator's names alone. */
  readonly named: number;
}

/** Whether a calculator has a field in a unit. */
const hasUnit = ({ slots }: Prepared, unit: string): boolean =>
  slots.some(({ field }) => field.unit === unit || field.alsoIn?.includes(unit));

/** How much the words of the question have to do with this calculator, and how much with its names. */
export function relationOf(context: Context): Relation {
  const { stems, tokens, units } = context.original;
  const { names, stems: known, units: signs, pairs } = context.prepared;
  const { weight, unitWeight } = context.interpreter;
  const said = new Set(
    stems.filter(
      (each, index) => each !== undefined && tokens[index]?.unitOf === undefined,
    ) as string[],
  );
  let score = 0;
  for (const each of said) {
    if (fillers.has(each)) continue;
    if (context.prepared.nameStems.has(each)) score += weight(each);
    else if (known.has(each)) score += 0.55 * weight(each);
  }
  let named = 0;
  const line = ` ${stems.filter(Boolean).join(' ')} `;
  for (const { all, stems: some } of names) {
    const whole = all.length > 1 && line.includes(` ${all.join(' ')} `);
    // A name with small words counts only as a whole: "90 days from now".
    const loosely =
      some.length > 0 && some.length === all.length && some.every((each) => said.has(each));
    if (!whole && !loosely) continue;
    const sum =
      some.reduce((total, each) => total + weight(each), 0) +
      (whole ? 1.2 * (all.length - some.length) + 1 : 0);
    named = Math.max(named, sum);
  }
  const converts = [...units.values()].filter(({ units: found }) =>
    found.some((each) => signs.has(each)),
  ).length;
  const isPaired = pairs.some((pair) => Object.keys(pairChoice(context, pair)).length === 2);
  let measures = 0;
  for (const { units: found } of units.values()) {
    for (const unit of found) if (hasUnit(context.prepared, unit)) measures += unitWeight(unit);
  }
  const form = context.forms.length > 0 ? 3 : 0;
  const [title] = names;
  const isTitled = title !== undefined && line.includes(` ${title.all.join(' ')} `) ? 3 : 0;
  return {
    about:
      score + 0.6 * named + (isPaired || converts > 1 ? 5 : converts) + form + isTitled + measures,
    named:
      named +
      form +
      isTitled +
      (isPaired ? 8 : converts > 1 ? 5 : 0) +
      (measures > 3 ? measures : 0),
  };
}
