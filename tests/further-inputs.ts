import type { TablesModule } from '../schemas/calculator.ts';
import { Big } from '../schemas/decimal.ts';
import type { ExpandedCalculator } from '../scripts/calculators.ts';
import { type Typed, today } from '../scripts/check/random-inputs.ts';
import { answer } from '../src/engine/answer.ts';
import { rowsOf } from '../src/results/tables.ts';
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
    { mode: 'share', parts: '1 2 3', amount: '100.01' },
  ],
};

const cell = (value: unknown): string =>
  value instanceof Big ? value.prec(20, 1).toFixed() : String(value);

const row = (cells: object): string => Object.values(cells).map(cell).join(' | ');

const list = (figures: object): string =>
  Object.entries(figures)
    .map(([id, value]) => {
      if (!Array.isArray(value)) return `\n  ${id} ${cell(value)}`;
      return `\n  ${id}${value.map((each) => `\n    ${row(each)}`).join('') || ' none'}`;
    })
    .join('');

/** What the page shows for one of the inputs, a line each. */
function shownFor(calculator: ExpandedCalculator, typed: Typed, tables?: TablesModule): string {
  const live = { today, rates: fixedRates };
  const outcome = answer(calculator, typed, live);
  const heading = JSON.stringify(typed);
  if (!outcome.ok) {
    return `${heading}${outcome.errors.map(({ message }) => `\n  refused: ${message}`).join('')}`;
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
