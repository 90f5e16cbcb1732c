import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { type Fraction, fractionText, readFraction } from '#shared/fractions.ts';
import type manifest from './manifest.ts';

const numberOf = ({ top, bottom }: Fraction): Big => Big(String(top)).div(String(bottom));

/** The numbers and the result beside each other, and fractions that are equal to the result. */
export const tables: Tables<typeof manifest> = ({ a, operation, b }, { results }) => {
  const numbers: readonly (readonly [string, string | undefined])[] =
    operation === 'simplify'
      ? [['Result', results.fraction]]
      : [
          ['First', a],
          ['Second', b],
          ['Result', results.fraction],
        ];
  const sizes = numbers.flatMap(([which, text]) => {
    if (text === undefined) return [];
    const value = readFraction(text.includes('/') ? text : `${text}/1`);
    const decimal = numberOf(value);
    return [{ which, fraction: fractionText(value), decimal, percent: decimal.times(100) }];
  });
  if (operation === 'compare') return { sizes, equal: [] };
  const [top = '', bottom = '1'] = results.fraction.split('/');
  const equal = Array.from({ length: 10 }, (_, index) => {
    const by = BigInt(index + 1);
    return { times: index + 1, fraction: `${BigInt(top) * by}/${BigInt(bottom) * by}` };
  });
  return { sizes, equal };
};
