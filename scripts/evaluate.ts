import { growth, log10 } from '#shared/growth.ts';
import { Big } from '../schemas/decimal.ts';
import { type Formula, idsOf } from '../schemas/formula.ts';

const one = Big(1);

function raise(base: Big, exponent: Big): Big {
  if (exponent.lt(0)) return one.div(raise(base, exponent.neg()));
  if (exponent.eq(exponent.round(0, 0)) && exponent.lt(1000) && base.lt(1)) {
    return Array.from({ length: exponent.toNumber() }).reduce<Big>(
      (sofar) => sofar.times(base),
      one,
    );
  }
  return growth(base.minus(1), exponent);
}

/**
 * What a formula gives. `numberOf` gives the number of an id (in `row` of the rows, within a sum);
 * `rows` the number of rows of a field.
 */
export function evaluate(
  formula: Formula,
  numberOf: (id: string, row?: number) => Big,
  rows: (id: string) => number = () => 0,
  row?: number,
): Big {
  const value = (each: Formula) => evaluate(each, numberOf, rows, row);
  if (formula.kind === 'number') return Big(formula.text);
  if (formula.kind === 'id') return numberOf(formula.id, row);
  if (formula.kind === 'negative') return value(formula.of).neg();
  if (formula.kind === 'binary') {
    const [left, right] = [value(formula.left), value(formula.right)];
    if (formula.sign === '+') return left.plus(right);
    if (formula.sign === '-') return left.minus(right);
    if (formula.sign === '*') return left.times(right);
    return formula.sign === '/' ? left.div(right) : raise(left, right);
  }
  const [first] = formula.of;
  if (!first) throw new Error(`${formula.name}() of nothing`);
  if (formula.name === 'sum') {
    const field =
      idsOf(first)
        .find((id) => id.includes('.'))
        ?.split('.')[0] ?? '';
    return Array.from({ length: rows(field) }).reduce<Big>(
      (sofar, _, index) => sofar.plus(evaluate(first, numberOf, rows, index)),
      Big(0),
    );
  }
  const values = formula.of.map(value);
  const best = (better: (a: Big, b: Big) => boolean) =>
    values.reduce((sofar, each) => (better(each, sofar) ? each : sofar));
  if (formula.name === 'min') return best((a, b) => a.lt(b));
  if (formula.name === 'max') return best((a, b) => a.gt(b));
  const [only = one] = values;
  if (formula.name === 'sqrt') return only.sqrt();
  if (formula.name === 'log10') return log10(only);
  const down = only.round(0, 0);
  if (formula.name === 'floor') return down.gt(only) ? down.minus(1) : down;
  return down.lt(only) ? down.plus(1) : down;
}
