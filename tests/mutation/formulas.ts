import { Big } from '../../schemas/decimal.ts';
import { type Formula, type FunctionName, parseFormula, toText } from '../../schemas/formula.ts';

/*
 * Mutation of formulas: each operator, number, function and id is changed by itself.
 */

/** The replacement of each operator. */
const signs = { '+': '-', '-': '+', '*': '/', '/': '*', '^': '*' } as const;

/** The replacement of each function; an empty name means only its first argument. */
const functions: { readonly [K in FunctionName]: readonly (FunctionName | '')[] } = {
  abs: [''],
  acos: ['asin'],
  asin: ['acos'],
  atan: [''],
  ceil: ['floor', 'round'],
  cos: ['sin'],
  count: ['sum'],
  exp: [''],
  factorial: [''],
  floor: ['ceil', 'round'],
  gcd: ['lcm'],
  lcm: ['gcd'],
  ln: ['log10'],
  log10: ['ln'],
  log2: ['ln'],
  max: ['min'],
  mean: ['sum', 'max'],
  min: ['max'],
  mod: [''],
  normal: [''],
  normalQuantile: [''],
  round: ['', 'floor'],
  sin: ['cos'],
  sqrt: [''],
  sum: ['mean', 'max'],
  tan: ['sin'],
  tQuantile: [''],
};

/** A number with its last digit increased: 0.26 for 0.25, 13 for 12. */
const oneMore = (text: string): string => {
  const [, decimals = ''] = text.split('.');
  return Big(text).plus(Big(10).pow(-decimals.length)).toFixed(decimals.length);
};

/** The formulas that differ from one in one node. `others` returns the ids that can replace an id. */
function* changed(
  formula: Formula,
  others: (id: string) => readonly string[],
): Generator<Formula, void> {
  if (formula.kind === 'number') yield { kind: 'number', text: oneMore(formula.text) };
  else if (formula.kind === 'pi') yield { kind: 'number', text: '3' };
  else if (formula.kind === 'id') for (const id of others(formula.id)) yield { kind: 'id', id };
  else if (formula.kind === 'negative') {
    yield formula.of;
    for (const of of changed(formula.of, others)) yield { ...formula, of };
  } else if (formula.kind === 'binary') {
    yield { ...formula, operator: signs[formula.operator] };
    for (const left of changed(formula.left, others)) yield { ...formula, left };
    for (const right of changed(formula.right, others)) yield { ...formula, right };
  } else {
    const { name, of } = formula;
    for (const other of functions[name]) {
      if (other === '') yield of[0] as Formula;
      // With one argument, all but "round" would be another function than the one replaced.
      else yield { ...formula, name: other, of: other === 'floor' ? of.slice(0, 1) : of };
    }
    for (const [index, each] of of.entries()) {
      for (const one of changed(each, others)) yield { ...formula, of: of.with(index, one) };
    }
  }
}

/** The text of every formula that differs from one in one operator, number, function or id. */
export const changedFormulas = (
  source: string,
  others: (id: string) => readonly string[],
): readonly string[] => [...changed(parseFormula(source), others)].map(toText);
