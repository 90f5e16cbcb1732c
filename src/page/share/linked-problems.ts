import { answer, type Problem } from '../../engine/answer/answer.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { holds } from '../../engine/input/condition.ts';
import type { Linked } from '../../engine/input/fragment.ts';
import { circumstances, fieldErrors } from '../form/useCalculator.ts';

/**
 * If a control cannot hold an input of a link: that and all other errors of the link's inputs, in the order of
 * the form. Empty if the controls can hold all that is shown; the form then says itself what is wrong.
 */
export function linkedProblems(
  calculator: Calculator,
  { values, refusals }: Pick<Linked, 'values' | 'refusals'>,
): readonly Problem[] {
  const { fields } = calculator.manifest;
  const name = ({ field = '' }: Problem) => field.split('.')[0] ?? '';
  const shown = refusals.filter((each) => holds(fields[name(each)]?.when, values));
  if (shown.length === 0) return [];
  const others = fieldErrors(answer(calculator, values, circumstances()));
  const refused = new Set(shown.map(({ field }) => field));
  const order = Object.keys(fields);
  return [...shown, ...others.filter(({ field = '' }) => !refused.has(field))].sort(
    (a, b) => order.indexOf(name(a)) - order.indexOf(name(b)),
  );
}
