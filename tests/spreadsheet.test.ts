import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { parseFormula } from '../schemas/formula.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { booksOf, compared, recomputed } from '../scripts/qa/recompute.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { load } from '../src/engine/index.ts';
import { cellName, sheetName } from '../src/engine/spreadsheet/cells.ts';
import { translate, unlessBlank } from '../src/engine/spreadsheet/translate.ts';
import { workbookOf } from '../src/engine/spreadsheet/whole.ts';
import { spreadsheetOf } from '../src/engine/spreadsheet/write.ts';

/** Together they have every kind of field, of figure and of formula. */
const cover = [
  ...['loan-emi', 'gpa', 'bmi', 'tip', 'factors', 'average', 'timesheet', 'date-add'],
  ...['right-triangle', 'z-score', 'health-insurance', 'water-intake', 'half-life'],
];

const day = '2026-10-06';

describe('a spreadsheet', () => {
  it.each(cover)('of %s has the figures of the page, and follows a changed input', async (slug) => {
    const folder = findCalculators().find((each) => each.slug === slug);
    if (!folder) throw new Error(`There is no calculator “${slug}”.`);
    const books = await booksOf(await loadCalculator(folder), 0);
    let live = 0;
    // The first two examples, and several answers side by side.
    for (const book of [...books.slice(0, 2), ...books.slice(-1)]) {
      const engine = await recomputed(book.bytes, 'HyperFormula');
      const result = await compared(book, engine);
      expect(result.wrong).toEqual([]);
      expect((await book.changed(engine)).wrong).toEqual([]);
      live += result.live;
    }
    expect(live).toBeGreaterThan(0);
  });

  it('takes what was typed for a text, whatever it begins with', async () => {
    const typed = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1+1',
      '＝1+1',
      "'=1",
      '#REF!',
      '=HYPERLINK("x")',
    ];
    const calculator = load({
      title: 'Names',
      summary: 'Names.',
      intro: 'Names.',
      description: 'Names.',
      keywords: [],
      fields: {
        name: { kind: 'text', label: 'Name' },
        amount: { kind: 'number', label: 'Amount', default: 1 },
      },
      results: { twice: { kind: 'number', label: 'Twice', symbol: 't', formula: 'amount * 2' } },
      actions: { calculate: 'Calculate' },
      examples: [],
      compute: 'formulas',
    });
    for (const name of typed) {
      const solved = answer(calculator, { name }, { today: day });
      if (!solved.ok) throw new Error(`“${name}” is refused.`);
      const bytes = await spreadsheetOf(calculator, [{ name, answer: solved }], { today: day });
      const { sheets } = await readXlsx(bytes);
      const cells = [...(sheets[0]?.cells ?? [])].map(([, cell]) => cell);
      expect(cells.filter(({ formula }) => formula).map(({ formula }) => formula)).toEqual([
        'C7*2',
      ]);
      expect(sheets[0]?.rows[5]?.[2]).toBe(name.trim());
      expect(sheets[0]?.rows[3]?.[2]).toBe(name);
    }
  });

  it('hides what its condition hides, instead of showing 0', async () => {
    const folder = findCalculators().find(({ slug }) => slug === 'loan-emi');
    const calculator = await loadCalculator(folder as NonNullable<typeof folder>);
    const solved = answer(
      calculator,
      { principal: '100000', annualRate: '8', tenureYears: '5' },
      { today: day },
    );
    if (!solved.ok) throw new Error('The loan is refused.');
    const { figures } = await workbookOf(calculator, [{ name: 'A', answer: solved }], {
      today: day,
    });
    expect(figures.find(({ id }) => id === 'feeAmount')).toMatchObject({
      expected: '',
      isLive: true,
    });
  });
});

describe('a formula in a spreadsheet', () => {
  const cells: Readonly<Record<string, object>> = {
    from: { text: 'D1', isDay: true },
    until: { text: 'D2', isDay: true },
    n: { text: 'N1', isWhole: true },
  };
  const written = (formula: string) =>
    translate(parseFormula(formula), {
      at: (id) => ({ text: id.toUpperCase(), ...cells[id] }),
      over: (name) => ({ text: name }),
    }).term.text;

  it.each([
    ['-a^2', '-(A^2)'],
    ['(-a)^2', '(-A)^2'],
    ['2^-a', '2^(-A)'],
    ['a^b^2', 'IF(B^2=0,1,A^(B^2))'],
    ['(a^2)^3', '(A^2)^3'],
    ['a - (b - c)', 'A-(B-C)'],
    ['a / (b * c)', 'A/(B*C)'],
    ['a - -b', 'A-(-B)'],
    ['(1 + r)^n', '(1+R)^N1'],
    ['floor(a)', 'FLOOR(ROUND(A,10),1)'],
    ['floor(n)', 'N1'],
    ['mod(a, b)', 'A-B*FLOOR(ROUND(A/B,10),1)'],
    ['mod(n, 7)', 'MOD(N1,7)'],
    ['until - from', 'D2-D1'],
    ['from + 30', 'D1+30'],
    ['mod(from, 7)', 'MOD(D1-25569,7)'],
    ['sin(a)', 'ROUND(SIN(RADIANS(A)),15)'],
  ])('%s is written %s', (formula, expected) => {
    expect(written(formula)).toBe(expected);
  });

  it('is blank while what it needs is blank', () => {
    expect(unlessBlank([], 'A1*2')).toBe('A1*2');
    expect(unlessBlank(['A1', 'A2'], 'A1*A2')).toBe('IF(OR(A1="",A2=""),"",A1*A2)');
  });
});

describe('a name in a spreadsheet', () => {
  it('is no address, and nobody else’s', () => {
    expect(cellName('tax1', new Set())).toBe('tax1_');
    expect(cellName('r', new Set())).toBe('r_');
    expect(cellName('rate', new Set(['rate']))).toBe('rate_');
  });

  it('of a sheet is short and has no sign that is forbidden', () => {
    expect(sheetName('Cost: what / why?', [])).toBe('Cost  what   why');
    expect(sheetName('x'.repeat(40), ['x'.repeat(31)])).toBe(`${'x'.repeat(27)} (2)`);
  });
});
