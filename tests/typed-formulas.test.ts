import { describe, expect, test } from 'vitest';
import { functionNames, parseFormula, toText } from '../schemas/formula.ts';
import { findCalculators, loadManifest } from '../scripts/calculators.ts';
import { readTyped, strictText } from '../src/engine/formula/typed.ts';

/*
 * Formulas as people write them: what they are read as, and what is said of those that cannot be read.
 */

const names = [
  { id: 'radius', label: 'Radius', symbol: 'r' },
  { id: 'height', label: 'Height of the cylinder (cm)', symbol: 'h' },
  { id: 'pricePerLitre', label: 'Price per litre', symbol: 'p' },
  { id: 'people', label: 'People', symbol: 'n' },
  { id: 'density', label: 'Density', symbol: '\\rho' },
  { id: 'first', label: 'First', symbol: 'x_{1}' },
  { id: 'items.weight', label: 'Weight', symbol: 'w' },
];

describe('a formula is read', () => {
  test.each([
    ['radius * height', 'radius * height'],
    ['Radius × Height of the cylinder', 'radius * height'],
    ['radius ÷ 2', 'radius / 2'],
    ['radius : 2', 'radius / 2'],
    ['5 − radius – 1', '5 - radius - 1'],
    ['radius · height', 'radius * height'],
    ['radius²', 'radius^2'],
    ['radius³ + 10⁻', undefined],
    ['2¹⁰', '2^10'],
    ['2 ** 3', '2^3'],
    ['√radius', 'sqrt(radius)'],
    ['√(radius + 1)', 'sqrt(radius + 1)'],
    ['∛radius', 'radius^(1 / 3)'],
    ['sqrt radius', 'sqrt(radius)'],
    ['2πr', '2 * pi * radius'],
    ['πr²h', 'pi * radius^2 * height'],
    ['2 r', '2 * radius'],
    ['2(r + h)', '2 * (radius + height)'],
    ['(r + 1)(h - 1)', '(radius + 1) * (height - 1)'],
    ['r(h + 1)', 'radius * (height + 1)'],
    ['radius height', 'radius * height'],
    ['2 x 3', '2 * 3'],
    ['= radius + 1', 'radius + 1'],
    ['Area = radius²', 'radius^2'],
    ['PI() * radius', 'pi * radius'],
    ['Pi r²', 'pi * radius^2'],
    ['2,5 radius', '2.5 * radius'],
    ['0,125 × radius', '0.125 * radius'],
    ['1,234,567 + 1', '1234567 + 1'],
    ['1,234.50 + 1', '1234.50 + 1'],
    ['1.234,5 + 1', '1234.5 + 1'],
    ['50%', '50 / 100'],
    ['10% of price per litre', '10 / 100 * pricePerLitre'],
    ['price per litre × (1 + 19%)', 'pricePerLitre * (1 + 19 / 100)'],
    ['€5 × people', '5 * people'],
    ['½ radius', '1 / 2 * radius'],
    ['2½ × radius', '(2 + 1 / 2) * radius'],
    ['[radius + 1] × {height}', '(radius + 1) * height'],
    ['|radius − height|', 'abs(radius - height)'],
    ['ρ × r', 'density * radius'],
    ['x1 + x_1', 'first + first'],
    ['people!', 'factorial(people)'],
    ['SUM(radius, height, 3)', 'radius + height + 3'],
    ['SUM(radius; 2,5)', 'radius + 2.5'],
    ['sum(items.weight)', 'sum(items.weight)'],
    ['AVERAGE(radius, height)', '(radius + height) / 2'],
    ['average(items.weight)', 'mean(items.weight)'],
    ['POWER(radius, 3)', 'radius^3'],
    ['ROUNDUP(people / 4, 0)', 'ceil(people / 4)'],
    ['roundup(radius)', 'ceil(radius)'],
    ['rounddown(radius, 2)', 'floor(radius * 10^2) / 10^2'],
    ['INT(radius)', 'floor(radius)'],
    ['Max(radius, 0)', 'max(radius, 0)'],
    ['ROUND(radius; 2)', 'round(radius, 2)'],
    ['log(radius, 2)', 'ln(radius) / ln(2)'],
    ['-r^2', '-radius^2'],
    ['(-2)^2', '(-2)^2'],
    ['2^-1', '2^(-1)'],
    ['a_is_no_name', undefined],
  ])('%s as %s', (typed, expected) => {
    const read = strictText(typed, names);
    expect(read).toBe(expected);
    // The strict notation reads it as the same formula.
    if (read !== undefined) {
      expect(readTyped(typed, names)).toMatchObject({ formula: parseFormula(read) });
    }
  });
});

describe('a formula that cannot be read has a message, its place and what was probably meant', () => {
  test.each([
    ['radus × 2', 'There is no field or result called “radus”.', 'radus', ['Radius × 2']],
    [
      '2 × pricePerLiter',
      'There is no field or result called “pricePerLiter”.',
      'pricePerLiter',
      ['2 × Price per litre'],
    ],
    [
      'price per liter × 2',
      'There is no field or result called “price per liter”.',
      'price per liter',
      ['Price per litre × 2'],
    ],
    ['2rh', 'There is no field or result called “rh”.', 'rh', ['2r × h']],
    ['radius ×', 'Something is missing after “×”.', '×', ['radius']],
    ['× radius', 'Something is missing before “×”.', '×', ['radius']],
    ['radius + × height', 'Something is missing after “+”.', '+', ['radius × height']],
    ['2 × (radius + 1', 'A bracket “(” is not closed.', '(', ['2 × (radius + 1)']],
    ['radius + 1)', 'A bracket “)” closes nothing.', ')', ['radius + 1']],
    ['()', 'Nothing is between these brackets.', '()', []],
    ['|radius', 'The bar “|” is not closed.', '|', ['|radius|']],
    ['radius & height', '“&” has no meaning in a formula.', '&', ['radius  height']],
    ['radius 5 kg', '“kg” is a unit: a formula has only numbers and names.', 'kg', ['radius 5']],
    [
      '1,000 × radius',
      '“1,000” can be 1000 or 1.000: write it without the comma, or with a point.',
      '1,000',
      ['1000 × radius', '1.000 × radius'],
    ],
    [
      '1 000 × radius',
      'Two numbers follow each other: a sign between them is missing.',
      '1 000',
      ['1000 × radius'],
    ],
    [
      'max(2,5)',
      '“2,5” can be one number or two: put a space behind the comma between two values, or write 2.5.',
      '2,5',
      ['max(2, 5)', 'max(2.5)'],
    ],
    [
      'radius, height',
      'A comma parts the values of a function, and here is none: write a decimal number with a point.',
      ',',
      [],
    ],
    ['1.2.3', '“1.2.3” is no number: write it like 1234.5.', '1.2.3', []],
    [
      'price per litre + 10%',
      '10% of what? Say so.',
      '10%',
      ['price per litre + 10% of price per litre'],
    ],
    [
      'height / 2r',
      'Is r below the line as well? Use brackets or ×.',
      '2r',
      ['height / (2 × r)', 'height / 2 × r'],
    ],
    [
      'IF(radius > 2, 1, 0)',
      'A formula does not decide: “IF” is not known. Give the figure several formulas, each with the condition under which it holds.',
      'IF',
      [],
    ],
    [
      'radius > 2',
      'A formula does not compare: “>” is not known. Give the figure several formulas, each with the condition under which it holds.',
      '>',
      [],
    ],
    [
      'litre price × 2',
      'There is no field or result called “litre price”.',
      'litre price',
      ['Price per litre × 2'],
    ],
    ['sqr(radius)', 'There is no function “sqr”.', 'sqr', ['sqrt(radius)']],
    [
      'log(radius)',
      'Which logarithm? “log10” has the base 10, “ln” the base e.',
      'log',
      ['log10(radius)', 'ln(radius)'],
    ],
    ['A1 + B2', '“A1” is a cell of a spreadsheet: write the name of a field instead.', 'A1', []],
    ['power(radius)', '“power” takes two values.', 'power', []],
    ['mod(radius)', '“mod” takes 2 values.', 'mod', []],
    [
      '1 + radius = 5',
      'A formula is the right side alone: what stands before “=” is the result itself.',
      '1 + radius =',
      ['5'],
    ],
    ['', 'Write a formula: names of fields, numbers and signs.', '', []],
  ])('%s: %s', (typed, message, part, fixes) => {
    const read = readTyped(typed, names);
    const mistake = 'mistake' in read ? read.mistake : undefined;
    expect(mistake).toMatchObject({ message, fixes });
    expect(typed.slice(mistake?.from, mistake?.to)).toBe(part);
  });

  test('and each fix is at least nearer to a formula', () => {
    for (const typed of ['radus × 2', 'radius ×', '2 × (radius + 1', 'height / 2r', 'max(2,5)']) {
      const read = readTyped(typed, names);
      const fixes = 'mistake' in read ? read.mistake.fixes : [];
      expect(fixes.length).toBeGreaterThan(0);
      for (const fix of fixes) expect(readTyped(fix, names)).toHaveProperty('formula');
    }
  });

  test('however long or deep it is', () => {
    for (const typed of ['('.repeat(5000), '-'.repeat(5000), '1+'.repeat(5000), '|'.repeat(999)]) {
      expect(readTyped(typed, names)).toHaveProperty('mistake');
    }
  });
});

/** All formulas in a manifest. */
const formulasIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'formula' && typeof value === 'string' ? [value] : formulasIn(value),
  );
};

test('every formula of the catalogue is read as the strict notation reads it', async () => {
  let count = 0;
  for (const folder of findCalculators()) {
    const manifest = await loadManifest(folder);
    const {
      fields,
      workings = {},
      results,
      constants = {},
    } = manifest as never as Record<
      string,
      Record<
        string,
        {
          label: string;
          symbol?: string;
          fields?: Record<string, { label: string }>;
          constants?: object;
        }
      >
    >;
    const own = [workings, results].flatMap((figures) =>
      Object.values(figures as object).flatMap((figure) => Object.entries(figure.constants ?? {})),
    );
    const all = [fields, workings, results, constants, Object.fromEntries(own)].flatMap((part) =>
      Object.entries(part as object).flatMap(([id, each]) => [
        { id, label: each.label ?? id, symbol: each.symbol },
        ...Object.entries(each.fields ?? {}).map(([sub, of]) => ({
          id: `${id}.${sub}`,
          label: (of as { label: string }).label,
        })),
      ]),
    );
    for (const formula of formulasIn({ workings, results })) {
      count += 1;
      const read = readTyped(formula, all);
      expect(read, `${folder.slug}: ${formula}`).toHaveProperty('formula');
      if ('formula' in read) expect(toText(read.formula)).toBe(toText(parseFormula(formula)));
    }
  }
  expect(count).toBeGreaterThan(300);
});

test('every function of the notation is read by its name, in any case', () => {
  for (const name of functionNames) {
    const typed = `${name.toUpperCase()}(radius, 2)`;
    const read = readTyped(typed, names);
    const message = 'mistake' in read ? read.mistake.message : '';
    expect(message, typed).not.toMatch(/There is no/);
  }
});
