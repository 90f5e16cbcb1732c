import { Big } from '../schemas/decimal.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { rowsOf } from '../src/engine/answer/tables.ts';
import type { ExpandedCalculator, TablesModule } from '../src/engine/calculator.ts';
import { type Typed, today } from '../src/engine/check/random-inputs.ts';
import { fixedRates } from './fixtures/rates/rates.ts';

/*
 * Inputs at the limits of what functions beside manifests do, beyond the examples. All that the page shows
 * for them, working figures and tables included, is compared with an approved text.
 */

const shape = (name: string, length: string, width = '', height = '', sign = 'add') => ({
  ...{ shape: name, length, width, height, sign },
  count: '1',
});

export const furtherInputs: Readonly<Record<string, readonly Typed[]>> = {
  percentage: [
    { find: 'share', part: '50', whole: '0.5' },
    { find: 'portion', percent: '10000000000', whole: '1' },
    { find: 'portion', percent: '10000000001', whole: '1' },
    { find: 'portion', percent: '-10000000001', whole: '1' },
    { find: 'share', part: '1', whole: '10000000000' },
    { find: 'share', part: '1', whole: '10000000001' },
  ],
  'square-footage': [
    {
      units: 'feet',
      shapes: [
        shape('rectangle', '1.23455', '2.00004'),
        shape('triangle', '3', '4'),
        shape('circle', '5'),
        shape('halfCircle', '6', '', '', 'subtract'),
        shape('trapezoid', '7', '8', '9.12345'),
      ],
    },
  ],
  ratio: [
    { mode: 'simplify', parts: '0.000000000001 1' },
    { mode: 'simplify', parts: '0.0000000000001 1' },
    { mode: 'share', parts: '3 2 1 1', amount: '0.05' },
    { mode: 'share', parts: '1 1 1 1', amount: '0.02' },
    { mode: 'share', parts: '1 2 3', amount: '100.01' },
  ],
  'iso-week': [
    { mode: 'toDates', system: 'iso', weekYear: '2025', week: '53' },
    { mode: 'toDates', system: 'us', weekYear: '2026', week: '54' },
    { mode: 'toDates', system: 'iso', weekYear: '9999', week: '52' },
    { mode: 'toDates', system: 'us', weekYear: '1', week: '1' },
    { mode: 'toWeek', system: 'iso', date: '9999-12-31' },
    { mode: 'toWeek', system: 'us', date: '0001-01-01' },
    { mode: 'toWeek', system: 'us', date: '2026-01-04' },
    { mode: 'toWeek', system: 'iso', date: '0320-01-05' },
  ],
  'quadratic-equation': [
    { a: '1', b: '-2', c: '-17' },
    { a: '-2', b: '2', c: '-5' },
    { a: '-1', b: '5', c: '5' },
    { a: '2', b: '0', c: '4' },
    { a: '3', b: '0', c: '-4' },
    { a: '1', b: '5', c: '0' },
    { a: '1', b: '2000', c: '1' },
    { a: '1', b: '2000.0001', c: '1' },
    { a: '1', b: '10000', c: '-10000' },
    { a: '1', b: '-10001', c: '3' },
    { a: '1', b: '0.5', c: '-3' },
  ],
  average: [
    { values: '0 1 2' },
    { values: '1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10' },
    { values: '1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11' },
    { values: '0.0002 30000 7000000000 0.5' },
  ],
  'unix-time': [
    { mode: 'toDate', timestamp: '-3000000000', unit: 's', zone: 'America/New_York' },
    { mode: 'toDate', timestamp: '253402300799', unit: 's', zone: 'Asia/Kolkata' },
    { mode: 'toDate', timestamp: '253402300800', unit: 's', zone: 'UTC' },
    { mode: 'toDate', timestamp: '-1', unit: 'ms', zone: 'America/New_York' },
    { mode: 'toTimestamp', date: '9999-12-31', time: '23:30', zone: 'America/New_York' },
    { mode: 'toTimestamp', date: '2026-07-01', time: '12:00', zone: 'Europe/Berlin' },
  ],
  'number-base-converter': [
    { value: '5', from: '10', to: '2', bits: 'b8' },
    { value: '255', from: '10', to: '16', bits: 'b8' },
    { value: '256', from: '10', to: '16', bits: 'b8' },
    { value: '-128', from: '10', to: '16', bits: 'b8' },
    { value: '-129', from: '10', to: '16', bits: 'b8' },
    { value: '0.5', from: '10', to: '2', bits: 'b8' },
    { value: '0.5', from: '10', to: '2', bits: 'none' },
  ],
  'race-time': [
    { knownDistance: '10', minutes: '50', targetDistance: '5', exponent: '1' },
    { unit: 'mi', knownDistance: '1', minutes: '3', seconds: '30', targetDistance: '1' },
  ],
  discount: [
    { price: '100', discounts: [{ kind: 'percent', value: '0' }] },
    {
      price: '100',
      discounts: [
        { kind: 'percent', value: '0.5' },
        { kind: 'percent', value: '1' },
      ],
    },
    { price: '100', discounts: [{ kind: 'amount', value: '5' }] },
  ],
  'savings-growth': [
    { initial: '100', deposit: '10', annualRate: '0', timing: 'beginning', years: '2' },
    { initial: '100', deposit: '10', annualRate: '0.000001', timing: 'end', years: '2' },
    { initial: '100', deposit: '10', annualRate: '-1', timing: 'beginning', years: '3' },
  ],
};

const cell = (value: unknown): string =>
  value instanceof Big ? value.prec(20, 1).toFixed() : String(value);

const row = (cells: object): string => Object.values(cells).map(cell).join(' | ');

/** Of a long table, its beginning. */
const mostRows = 12;

function rowsText(rows: readonly object[]): string {
  const lines = rows.slice(0, mostRows).map((each) => `\n    ${row(each)}`);
  const more = rows.length - lines.length;
  return `${lines.join('') || ' none'}${more > 0 ? `\n    and ${more} more` : ''}`;
}

const list = (figures: object): string =>
  Object.entries(figures)
    .map(([id, value]) => `\n  ${id}${Array.isArray(value) ? rowsText(value) : ` ${cell(value)}`}`)
    .join('');

/** What the page shows for one of the inputs, a line each. */
function shownFor(calculator: ExpandedCalculator, typed: Typed, tables?: TablesModule): string {
  const live = { today, rates: fixedRates };
  const outcome = answer(calculator, typed, live);
  const heading = JSON.stringify(typed);
  if (!outcome.ok) {
    return `${heading}${outcome.errors.map(({ field, message }) => `\n  ${field}: ${message}`).join('')}`;
  }
  const onDemand = tables ? rowsOf(calculator, tables, outcome, live) : {};
  return `${heading}${list(outcome.shown)}${list(outcome.workings)}${list(onDemand)}`;
}

/** The text about all further inputs of a calculator. */
export async function furtherResults(calculator: ExpandedCalculator): Promise<string> {
  const tables = await calculator.tables?.();
  const all = furtherInputs[calculator.slug] ?? [];
  return `${all.map((typed) => shownFor(calculator, typed, tables)).join('\n')}\n`;
}
