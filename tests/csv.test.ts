import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { csvName, csvOf } from '../src/engine/answer/csv.ts';
import { inEnglish } from '../src/engine/format/presentation.ts';

/*
 * Tables as files for a spreadsheet.
 */

/** The lines of a file with one column. */
const column = (of: object, cells: readonly unknown[], values: object = {}) =>
  csvOf(
    { cell: of } as never,
    cells.map((cell) => ({ cell })),
    inEnglish(values as never),
  )
    .slice(1)
    .split('\r\n');

describe('a file for a spreadsheet', () => {
  test('begins with a byte order mark and ends each line with CRLF', () => {
    const columns = { a: { kind: 'text', label: 'A' }, b: { kind: 'text', label: 'B' } } as const;
    const file = csvOf(columns, [{ a: '1', b: '2' }, { a: '3' }], inEnglish());
    expect(file).toBe('\ufeff"A","B"\r\n"1","2"\r\n"3",\r\n');
  });

  test('has what figures are in beside the name of their column', () => {
    const title = (of: object, values: object = {}) =>
      column({ label: 'Paid', ...of }, [], values)[0];
    expect(title({ kind: 'percent' })).toBe('"Paid (%)"');
    expect(title({ kind: 'money' })).toBe('"Paid"');
    expect(title({ kind: 'money', currency: 'INR' })).toBe('"Paid (INR)"');
    expect(title({ kind: 'money', currency: { by: 'to' } }, { to: 'EUR' })).toBe('"Paid (EUR)"');
    expect(title({ kind: 'number', unit: 'kg' })).toBe('"Paid (kg)"');
    expect(title({ kind: 'number' })).toBe('"Paid"');
    expect(title({ kind: 'date', unit: 'kg', currency: 'INR' })).toBe('"Paid"');
  });

  test('has figures with a dot and no grouping, rounded as they are shown', () => {
    const cells = [Big('1234.565'), Big('0.005'), Big('-0.004'), Big('-2.5')];
    expect(column({ kind: 'money', label: 'x' }, cells).slice(1, -1)).toEqual([
      '1234.57',
      '0.01',
      '0.00',
      '-2.50',
    ]);
    expect(column({ kind: 'percent', label: 'x', digits: 0 }, cells).slice(1, -1)).toEqual([
      '1235',
      '0',
      '0',
      '-3',
    ]);
    expect(
      column({ kind: 'number', label: 'x', digits: { atMost: 2 } }, cells).slice(1, -1),
    ).toEqual(['1234.57', '0.01', '0', '-2.5']);
  });

  test('has names where numbers and texts are shown by name', () => {
    const labels = { '1': 'Next day', me: 'Me, "myself"' };
    expect(column({ kind: 'number', label: 'x', labels, digits: 0 }, [Big(1), Big(2)])).toEqual([
      '"x"',
      '"Next day"',
      '2',
      '',
    ]);
    expect(column({ kind: 'text', label: 'x', labels }, ['me', 'you'])).toEqual([
      '"x"',
      '"Me, ""myself"""',
      '"you"',
      '',
    ]);
  });

  test('has days as YYYY-MM-DD, and empty cells for missing figures', () => {
    for (const kind of ['date', 'money', 'percent', 'number', 'text']) {
      expect(column({ kind, label: 'x' }, [undefined])[1], kind).toBe('');
    }
    expect(column({ kind: 'date', label: 'x' }, ['2026-10-06'])[1]).toBe('2026-10-06');
  });

  const operators = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

  test.each([
    ...operators.flatMap((sign) => [`${sign}1`, ` ${sign}1`, `'${sign}1`, `\u200b\ufeff${sign}1`]),
    ...["=cmd|'/C calc'!A0", "@SUM(1+1)*cmd|'/C calc'!A0", "-2+3+cmd|'/C calc'!A0"],
    ...['=HYPERLINK(A1,A2)', '+DDE(A1;A2;A3)', '\u3000=1', '-', '='],
  ])('has no formula: %j is a text', (text) => {
    const file = csvOf({ cell: { kind: 'text', label: text } }, [{ cell: text }], inEnglish());
    expect(file).toBe(`\ufeff"'${text}"\r\n"'${text}"\r\n`);
  });

  test.each([
    ['"=1+1', `"'""=1+1"`],
    ['" "=1', `"'"" ""=1"`],
    ['\t=1', `"' =1"`],
    ['\r=1', `"' =1"`],
    ['\n=1', `"' =1"`],
    ['\0=1', `"' =1"`],
    ['a\r\n=1', '"a =1"'],
    ['a\u2028=1', '"a =1"'],
    ['a;=1', `"a;'=1"`],
    ['a; "=1;', `"a;' ""=1;"`],
    ['a;\t+1;-2|@3', `"a;' +1;'-2|'@3"`],
    ['=1;=2', `"'=1;'=2"`],
  ])('has no formula where a program splits cells at other signs: %j', (text, expected) => {
    expect(column({ kind: 'text', label: 'x' }, [text])[1]).toBe(expected);
    expect(column({ kind: 'number', label: 'x', labels: { '1': text } }, [Big(1)])[1]).toBe(
      expected,
    );
  });

  test('has no cell that any separator makes a formula, whatever is in a text', () => {
    const pieces = [
      ...operators,
      '"',
      "'",
      ' ',
      '\t',
      '\r',
      '\n',
      ';',
      '|',
      ',',
      '\u200b',
      'a',
      '1',
    ];
    const text = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (first, second) => {
        const columns = {
          a: { kind: 'text', label: 'A' },
          b: { kind: 'text', label: 'B' },
        } as const;
        const [, line = ''] = csvOf(columns, [{ a: first, b: second }], inEnglish()).split('\r\n');
        // A reader that does not know the quotes, and one that knows them.
        const cells = [...line.split(/[;|\t\r\n]/), ...line.slice(1, -1).split('","')];
        for (const cell of cells) expect(cell).not.toMatch(/^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u);
      }),
    );
  });

  test('keeps negative figures as numbers', () => {
    const cells = [Big('-1234.5'), Big('-0.5')];
    expect(column({ kind: 'money', label: 'x' }, cells).slice(1, 3)).toEqual(['-1234.50', '-0.50']);
    expect(column({ kind: 'number', label: 'x', digits: 1 }, cells).slice(1, 3)).toEqual([
      '-1234.5',
      '-0.5',
    ]);
  });

  test('has a day after the year 9999, which has a sign, as a text', () => {
    expect(column({ kind: 'date', label: 'x' }, ['+010000-01-01'])[1]).toBe(`"'+010000-01-01"`);
  });

  test('does not change a text with an operator that is not at its start', () => {
    expect(column({ kind: 'text', label: 'a=b' }, ['1-2'])).toEqual(['"a=b"', '"1-2"', '']);
    expect(column({ kind: 'text', label: 'x' }, ['Rent, -5; tax'])[1]).toBe('"Rent, -5; tax"');
  });
});

test('a file name consists of slugs and ids', () => {
  expect(csvName('loan-emi', 'schedule', 'byMonth')).toBe('loan-emi-schedule-by-month.csv');
  expect(csvName('aB')).toBe('a-b.csv');
});
