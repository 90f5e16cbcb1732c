import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { Manifest, OnDemandTable } from '../schemas/manifest.ts';
import { findCalculators, loadCalculator, loadManifest, root } from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { csvName, csvOf } from '../src/engine/answer/csv.ts';
import {
  chartView,
  isShown,
  noteOf,
  rowsOf,
  totalsOf,
  viewsOf,
} from '../src/engine/answer/tables.ts';
import type { TablesModule } from '../src/engine/calculator.ts';
import { tableFindings } from '../src/engine/check/behaviour.ts';
import { runs, type Typed, today, validInputs } from '../src/engine/check/random-inputs.ts';
import { inEnglish } from '../src/engine/format/presentation.ts';
import { inputs } from './depth.ts';
import { selected } from './qa.ts';

/*
 * Tables on demand: those of every calculator that declares some, with random forms; then what
 * becomes of rows on the page and in a file.
 */

const folders = await Promise.all(
  selected(findCalculators()).map(async (folder) => ({
    folder,
    manifest: await loadManifest(folder),
  })),
);
const declaring = folders.filter(({ manifest }) => manifest.tables);

describe.each(declaring.map(({ folder, manifest }) => ({ title: manifest.title, folder })))(
  '$title',
  async ({ folder }) => {
    const calculator = await loadCalculator(folder);
    const module = (await calculator.tables?.()) as TablesModule;
    const { slug, manifest } = calculator;
    const times = inputs(slug, 100, 100);

    test('fills every column of its tables, and each sum is the result that it ties with', {
      meta: { slug, kind: 'tables', cases: times },
    }, () => {
      fc.assert(
        fc.property(validInputs(manifest), (typed) => {
          expect(tableFindings(calculator, module, typed)).toEqual([]);
        }),
        { ...runs, numRuns: times },
      );
    });

    test('has rows for every example, or a message why not, and a label for every text', {
      meta: { slug, kind: 'tables', cases: manifest.examples.length },
    }, () => {
      for (const { given, today: day = today } of manifest.examples) {
        const outcome = answer(calculator, given, { today: day });
        if (!outcome.ok) throw new Error('An example has no answer.');
        const rows = rowsOf(calculator, module, outcome, { today: day });
        for (const [id, table] of Object.entries(module.declared)) {
          if (!isShown(table, outcome)) continue;
          expect((rows[id] ?? []).length > 0 || table.none !== undefined).toBe(true);
          const texts = Object.entries(table.columns).flatMap(([name, { kind, ...rest }]) =>
            kind === 'text' && 'labels' in rest ? [[name, rest.labels ?? {}] as const] : [],
          );
          for (const [name, labels] of texts) {
            const names = (rows[id] ?? []).map((row) => row[name]);
            expect(Object.keys(labels)).toEqual(expect.arrayContaining(names));
          }
        }
      }
    });
  },
);

const money = { kind: 'money', label: 'Paid' } as const;
const table = {
  label: 'Schedule',
  note: 'From {paid.first} to {paid.last}, {left.last} left.',
  by: { year: { label: 'Year', rows: 12 }, month: { label: 'Month', rows: 1 } },
  columns: { paid: { ...money, sums: true }, left: { kind: 'money', label: 'Left' } },
} satisfies OnDemandTable;
const months = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    paid: Big(index + 1),
    left: Big(count - index - 1),
  }));
const plain = (rows: readonly object[]) =>
  rows.map((row) => Object.values(row).map((value) => Number(value)));

describe('the views of a table', () => {
  test('add up the columns that sum, and show the last figure of the others', () => {
    const [year, month] = viewsOf(table, months(26));
    expect(Object.keys(year?.columns ?? {})).toEqual(['period', 'paid', 'left']);
    expect(year?.rows.map(({ period, paid, left }) => [period, paid, left].map(Number))).toEqual([
      [1, 78, 14],
      [2, 222, 2],
      [3, 51, 0],
    ]);
    expect(month?.rows).toHaveLength(26);
    expect(plain([totalsOf(year as never) ?? {}])).toEqual([[351]]);
    expect(totalsOf(month as never)).toEqual(totalsOf(year as never));
  });

  test('are one, with the rows as they are, where none is declared', () => {
    const { by: _, ...flat } = table;
    expect(viewsOf(flat, months(3))).toEqual([{ columns: table.columns, rows: months(3) }]);
  });

  test('give a chart the years, or the months when there are but two years', () => {
    expect(chartView(viewsOf(table, months(36)))?.id).toBe('year');
    expect(chartView(viewsOf(table, months(24)))?.id).toBe('month');
    expect(chartView(viewsOf(table, months(1)))?.id).toBe('month');
  });

  test('have a note that names their first and last figure', () => {
    expect(noteOf(table, months(3), inEnglish())).toBe('From 1.00 to 3.00, 0.00 left.');
  });
});

describe('a table as a file', () => {
  const columns = {
    day: { kind: 'date', label: 'Day' },
    what: { kind: 'text', label: '=Who "pays"', labels: { me: 'Me, myself' } },
    paid: { kind: 'money', label: 'Paid', currency: 'INR', grouping: 'indian' },
    share: { kind: 'percent', label: 'Share', digits: 1 },
    weight: { kind: 'number', label: 'Weight', unit: 'kg', digits: { atMost: 3 } },
  } as const;
  const row = (what: string, paid: string, share = '0', weight = '0') => ({
    day: '2026-10-06',
    what,
    paid: Big(paid),
    share: Big(share),
    weight: Big(weight),
  });

  test('has plain figures with a dot, days as ISO has them, names in quotes, CRLF and a mark of UTF-8', () => {
    expect(
      csvOf(
        columns,
        [row('me', '1234567.005', '12.25', '0.5'), row('Ødegård', '-0.004')],
        inEnglish(),
      ),
    ).toBe(
      [
        '\ufeff"Day","\'=Who ""pays""","Paid (INR)","Share (%)","Weight (kg)"\r\n',
        '2026-10-06,"Me, myself",1234567.01,12.3,0.5\r\n',
        '2026-10-06,"Ødegård",0.00,0.0,0\r\n',
      ].join(''),
    );
  });

  test('holds no text that a spreadsheet would take for a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)']) {
      expect(csvOf(columns, [row(text, '1')], inEnglish())).toContain(`,"'${text}",1.00,`);
    }
  });

  test('has a name in the words of its calculator', () => {
    expect(csvName('loan-emi', 'schedule', 'by', 'month')).toBe('loan-emi-schedule-by-month.csv');
    expect(csvName('compound-interest', 'monthlyBreakdown')).toBe(
      'compound-interest-monthly-breakdown.csv',
    );
  });
});

test('the message about a violated tie has the sums and the inputs', async () => {
  const folder = findCalculators().find(({ slug }) => slug === 'loan-emi');
  const calculator = await loadCalculator(folder as never);
  const { declared } = await (calculator.tables as () => Promise<TablesModule>)();
  const row = { payment: 6, principal: 5, interest: 1 };
  const typed: Typed = { principal: 5, annualRate: 0, tenureYears: 1 };
  const module = { declared, tables: () => ({ schedule: [row] }) };
  expect(tableFindings(calculator, module, typed)).toEqual([
    {
      key: 'tables.schedule.columns.payment.ties',
      message: expect.stringMatching(
        /^adds up to ₹6\.00, and scheduleTotal is ₹5\.00\.\n {2}Typed\n {4}\S/,
      ),
    },
    {
      key: 'tables.schedule.columns.interest.ties',
      message: expect.stringMatching(/^adds up to ₹1\.00, and scheduleInterest is ₹0\.00/),
    },
    { key: 'tables.schedule.columns.balance', message: 'row 1 of tables.ts has none.' },
  ]);
});

test('the headless engine returns the tables only on request', () => {
  const ask = (...words: string[]) =>
    JSON.parse(
      execFileSync(process.execPath, [join(root, 'scripts/calc.ts'), '--json', ...words], {
        encoding: 'utf8',
      }),
    );
  const loan = ['student-loan', 'loanAmount=100', 'annualRate=0', 'termYears=0.25'];
  expect(ask(...loan)).not.toHaveProperty('tables');
  expect(
    ask('--tables', ...loan).tables.schedule.map((row: { payment: number }) => row.payment),
  ).toEqual([33.33, 33.33, 33.34]);
});

test('no schedule is a part of an answer: a batch of a thousand stays small', () => {
  for (const { manifest } of declaring as readonly { manifest: Manifest }[]) {
    const both = Object.keys(manifest.tables ?? {}).filter((id) => id in manifest.results);
    expect(both).toEqual([]);
  }
});
