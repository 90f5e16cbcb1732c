import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { currencies } from '../calculators/shared/currencies.ts';
import type { Calculator } from '../schemas/calculator.ts';
import { Big } from '../schemas/decimal.ts';
import type { Rates } from '../schemas/manifest.ts';
import { loadCalculator, loadCatalogue, root } from '../scripts/calculators.ts';
import { today } from '../scripts/check/random-inputs.ts';
import { ratesModule } from '../scripts/rates.ts';
import { answer } from '../src/engine/answer.ts';
import { rates } from '../src/rates/rates.ts';

const xml = readFileSync(join(root, 'src/rates/eurofxref.xml'), 'utf8');

/** The table that a module's source text holds. */
function tableIn(source: string): unknown {
  const literal = source.slice(source.indexOf('= {') + 2, source.lastIndexOf(';'));
  return new Function(`return (${literal});`)();
}

describe('the table of rates', () => {
  test('is generated from the day’s XML of the European Central Bank', () => {
    expect(rates).toEqual(tableIn(ratesModule(xml)));
  });

  test('has a dated row each for US dollar, euro and pound, to every other currency', () => {
    const { asOf, ...rows } = rates;
    expect(asOf).toBe(/time='(.*?)'/.exec(xml)?.[1]);
    expect(Object.keys(rows)).toEqual(['USD', 'EUR', 'GBP']);
    for (const [base, row] of Object.entries(rows)) {
      const others = Object.keys(currencies).filter((code) => code !== base);
      expect(Object.keys(row)).toEqual(others);
    }
  });

  test('has the published rates for the euro', () => {
    const published = [...xml.matchAll(/currency='(\w+)' rate='([\d.]+)'/g)];
    const euro = rates.EUR as Readonly<Record<string, number>>;
    const table = published.filter(([, code = '']) => code in euro);
    expect(table).toHaveLength(Object.keys(currencies).length - 1);
    for (const [, code = '', rate] of table) expect(euro[code], code).toBe(Number(rate));
  });

  test('throws an error that names what is missing in the XML', () => {
    expect(() => ratesModule(xml.replace(/ time='.*?'/, ''))).toThrow('no day found');
    expect(() => ratesModule(xml.replace(/<Cube currency='INR'.*?>/, ''))).toThrow(
      'no rate for INR',
    );
  });
});

const converters = (await loadCatalogue()).filter(({ manifest }) =>
  manifest.needs?.includes('rates'),
);

describe.each(converters)('$slug', (folder) => {
  let calculator: Calculator;
  beforeEach(async () => {
    calculator = await loadCalculator(folder);
  });

  // Rates that contradict each other, so that every answer shows which one was taken.
  const table: Rates = {
    asOf: '2020-01-01',
    USD: { EUR: 0.5, JPY: 100, INR: 80 },
    EUR: { USD: 3, JPY: 150 },
    GBP: { EUR: 1.25 },
  };

  const rate = (from: string, to: string) => {
    const outcome = answer(calculator, { amount: '10', from, to }, { today, rates: table });
    if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
    const result = outcome.results.rate as Big;
    expect(outcome.results.convertedAmount).toEqual(result.times(10));
    return result.round(30).toFixed();
  };

  const quotient = (over: number, under: number) => Big(over).div(under).round(30).toFixed();

  test.each([
    ['takes the rate of the source’s own row', 'USD', 'EUR', '0.5'],
    ['takes it even where the target has a row too', 'EUR', 'USD', '3'],
    ['takes it even where the way through the dollar differs', 'EUR', 'JPY', '150'],
    ['inverts the target’s row where the source has none', 'JPY', 'USD', quotient(1, 100)],
    ['inverts the target’s row where the source’s lacks the target', 'EUR', 'GBP', '0.8'],
    ['goes through the dollar where neither has a row', 'JPY', 'INR', quotient(80, 100)],
    ['goes through the dollar where neither row has the other', 'EUR', 'INR', '240'],
    ['is one for a currency and itself', 'JPY', 'JPY', '1'],
    ['is one for a currency with a row and itself', 'USD', 'USD', '1'],
  ])('%s: %s to %s', (_, from, to, expected) => {
    expect(rate(from, to)).toBe(expected);
  });

  test('converts between any two of its currencies, at the day’s own table', () => {
    for (const from of Object.keys(currencies)) {
      for (const to of Object.keys(currencies)) {
        const outcome = answer(calculator, { amount: '1', from, to }, { today });
        expect(outcome.ok && (outcome.results.rate as Big).gt(0), `${from} to ${to}`).toBe(true);
      }
    }
  });

  test('converts with the rate as it is, not as it is shown', () => {
    const outcome = answer(
      calculator,
      { amount: '1000000', from: 'JPY', to: 'USD' },
      {
        today,
        rates: { asOf: '2020-01-01', USD: { JPY: 158.08856 } },
      },
    );
    expect(outcome.ok && outcome.shown).toEqual({
      convertedAmount: '$6,325.57',
      rate: '0.0063 USD',
    });
  });

  test.each([
    ['USD', 'GBP', 'USD to GBP'],
    ['GBP', 'USD', 'GBP to USD'],
    ['GBP', 'EUR', 'GBP to USD'],
    ['EUR', 'GBP', 'USD to GBP'],
  ])('names the rate that a table lacks, from %s to %s', (from, to, missing) => {
    const rates: Rates = { asOf: '2020-01-01', USD: { EUR: 0.5 } };
    expect(() => answer(calculator, { amount: '1', from, to }, { today, rates })).toThrow(
      `The table of rates has no rate from ${missing}.`,
    );
  });

  test('throws an error without a table of rates', () => {
    const { rates: _, ...without } = calculator;
    expect(() => answer(without, {}, { today })).toThrow('needs a table of rates');
  });

  test('keeps the sign of an amount, and converts zero to zero', () => {
    const shown = (amount: string) => {
      const outcome = answer(
        calculator,
        { amount, from: 'USD', to: 'EUR' },
        { today, rates: table },
      );
      return outcome.ok && outcome.shown.convertedAmount;
    };
    expect(shown('-10')).toBe('-€5.00');
    expect(shown('0')).toBe('€0.00');
    expect(shown('-0')).toBe('€0.00');
  });
});
