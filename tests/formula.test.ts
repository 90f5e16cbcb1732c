import { describe, expect, test } from 'vitest';
import {
  type Formula,
  idsOf,
  isAggregate,
  parseFormula,
  substitute,
  toTex,
  toText,
} from '../schemas/formula.ts';

/*
 * Parsing and rendering of formulas.
 */

/** A formula with all of its brackets: "(a + (b * c))". */
const bracketed = (formula: Formula): string => {
  if (formula.kind === 'number') return formula.text;
  if (formula.kind === 'id') return formula.id;
  if (formula.kind === 'pi') return 'π';
  if (formula.kind === 'negative') return `(-${bracketed(formula.of)})`;
  if (formula.kind === 'call') return `${formula.name}(${formula.of.map(bracketed).join(', ')})`;
  return `(${bracketed(formula.left)} ${formula.operator} ${bracketed(formula.right)})`;
};

describe('a formula', () => {
  test.each([
    ['1', '1'],
    ['12.50', '12.50'],
    ['rows.amount_2', 'rows.amount_2'],
    ['a+b-c', '((a + b) - c)'],
    ['a - b + c', '((a - b) + c)'],
    ['a*b/c', '((a * b) / c)'],
    ['a / b * c', '((a / b) * c)'],
    ['a + b * c - d / e', '((a + (b * c)) - (d / e))'],
    ['a ^ b ^ c', '(a ^ (b ^ c))'],
    ['-a ^ b', '(-(a ^ b))'],
    ['-a * b', '((-a) * b)'],
    ['a ^ -b', '(a ^ (-b))'],
    ['a - -b', '(a - (-b))'],
    ['--a', '(-(-a))'],
    ['(a + b) * (c)', '((a + b) * c)'],
    ['  a  *b ', '(a * b)'],
    ['max(a, b + 1, min(c))', 'max(a, (b + 1), min(c))'],
    ['round(a,2)', 'round(a, 2)'],
    ['sum(rows.a * rows.b) / 2', '(sum((rows.a * rows.b)) / 2)'],
    ['max', 'max'],
    ['2 * pi * r ^ 2', '((2 * π) * (r ^ 2))'],
    ['pie + a.pi + Pi', '((pie + a.pi) + Pi)'],
    ['tQuantile(p, df)', 'tQuantile(p, df)'],
  ])('%s is read as %s', (text, expected) => {
    expect(bracketed(parseFormula(text))).toBe(expected);
  });

  test.each([
    ['', 'a value is missing before “the end”'],
    ['a +', 'a value is missing before “the end”'],
    ['* a', 'a value is missing before “*”'],
    ['a + ) b', 'a value is missing before “)”'],
    ['max(a,)', 'a value is missing before “)”'],
    ['max()', 'a value is missing before “)”'],
    ['a b', '“b” is one too many'],
    ['a 2', '“2” is one too many'],
    ['(a', '“)” is missing before “the end”'],
    ['(a b', '“)” is missing before “b”'],
    ['max(a', '“)” is missing before “the end”'],
    ['a + § b ', '“§ b” cannot be read'],
    ['1.a', '“.a” cannot be read'],
    ['cele(a)', '“cele” is not a function; known are abs, acos, asin,'],
    ['celi(a)', 'sum. Did you mean “ceil”?'],
    ['toString(a)', '“toString” is not a function'],
    ['abs(a, b)', '“abs” takes 1 values'],
    ['pi(a)', '“pi” is not a function'],
    ['tquantile(a, b)', 'Did you mean “tQuantile”?'],
    ['tQuantile(a)', '“tQuantile” takes 2 values'],
    ['mod(a)', '“mod” takes 2 values'],
    ['mod(a, b, c)', '“mod” takes 2 values'],
    ['round(a, 2, 3)', '“round” takes 1 to 2 values'],
  ])('%j says what is wrong with it', (text, message) => {
    expect(() => parseFormula(text)).toThrow(message);
  });

  test.each([
    ...['abs', 'ceil', 'exp', 'floor', 'ln', 'log10', 'log2', 'sqrt', 'count', 'mean', 'sum'],
    ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'factorial', 'normal', 'normalQuantile'],
  ])('%s takes one value', (name) => {
    expect(bracketed(parseFormula(`${name}(a)`))).toBe(`${name}(a)`);
    expect(() => parseFormula(`${name}(a, b)`)).toThrow('takes 1 values');
  });

  test('aggregates rows or a list where a function takes all values', () => {
    const whole = (text: string) => isAggregate(parseFormula(text) as never);
    for (const text of ['count(a)', 'mean(a)', 'sum(a)', 'min(a)', 'max(a)', 'gcd(a)', 'lcm(a)']) {
      expect(whole(text), text).toBe(true);
    }
    for (const text of ['min(a, b)', 'max(a, b)', 'gcd(a, b)', 'abs(a)', 'round(a)', 'sin(a)']) {
      expect(whole(text), text).toBe(false);
    }
  });

  test('has each of its ids once, in the order of reading', () => {
    expect(idsOf(parseFormula('-b * a + max(c, b) / rows.d ^ 2'))).toEqual([
      'b',
      'a',
      'c',
      'rows.d',
    ]);
    expect(idsOf(parseFormula('2 * pi'))).toEqual([]);
  });

  test('may have an id substituted by another formula everywhere', () => {
    const by = parseFormula('x + 1');
    const replaced = (text: string) => bracketed(substitute(parseFormula(text), 'a', by));
    expect(replaced('a * b + a')).toBe('(((x + 1) * b) + (x + 1))');
    expect(replaced('-a ^ max(a, 2)')).toBe('(-((x + 1) ^ max((x + 1), 2)))');
    expect(replaced('b + 2')).toBe('(b + 2)');
  });
});

describe('a formula as text', () => {
  test.each([
    'a + b - c',
    'a - (b - c)',
    'a - b * c',
    'a - (b + c)',
    'a + (b + c)',
    'a * b / c',
    'a / (b * c)',
    'a / (b / c)',
    'a * (b + c)',
    '(a + b) * c',
    '(a - b) / c',
    'a * b^c',
    '(a * b)^c',
    '(a + b)^2',
    '(a^b)^c',
    'a^b^c',
    'a^(b * c)',
    '(-a)^2',
    '-a^2',
    '-(a + b)',
    '2^(-a)',
    'a - (-b)',
    'a * (-b)',
    '(-a) * b',
    'mod(a, b + 1)',
    'max(a, min(b, 2.50), rows.c)',
    'sqrt(a * b)',
    '2 * pi * factorial(n)^2',
  ])('%s has the brackets that it needs, and no more', (text) => {
    expect(toText(parseFormula(text))).toBe(text);
    expect(toText(parseFormula(`((${text}))`))).toBe(text);
  });
});

test('a formula as text needs no brackets for the negative of a product', () => {
  expect(toText(parseFormula('-(a * b)'))).toBe('-a * b');
});

describe('a formula as TeX', () => {
  const tex = (text: string) => toTex(parseFormula(text), { id: (id) => id.toUpperCase() });

  test.each([
    ['12.5', '12.5'],
    ['a + b - c', 'A + B - C'],
    ['a - (b + c)', 'A - \\left(B + C\\right)'],
    ['a - (b - c)', 'A - \\left(B - C\\right)'],
    ['a - b * c', 'A - B \\times C'],
    ['a + (b - c)', 'A + \\left(B - C\\right)'],
    ['a + -b', 'A + -B'],
    ['a - -b', 'A - \\left(-B\\right)'],
    ['-a + b', '-A + B'],
    ['-(a + b)', '-\\left(A + B\\right)'],
    ['-(a * b)', '-A \\times B'],
    ['a * b', 'A \\times B'],
    ['(a + b) * (c - d)', '\\left(A + B\\right) \\times \\left(C - D\\right)'],
    ['a * b * c', 'A \\times B \\times C'],
    ['a * (b * c)', 'A \\times B \\times C'],
    ['-a * b', '\\left(-A\\right) \\times B'],
    ['a / b', '\\frac{A}{B}'],
    ['a / b / c', '\\frac{A}{B \\times C}'],
    ['a / b / c / d', '\\frac{A}{B \\times C \\times D}'],
    ['(a + b) / c', '\\frac{A + B}{C}'],
    ['a / (b / c)', '\\frac{A}{\\frac{B}{C}}'],
    ['a * b / c', '\\frac{A \\times B}{C}'],
    ['a ^ 2', '{A}^{2}'],
    ['a ^ b ^ c', '{A}^{{B}^{C}}'],
    ['(a + b) ^ (c + 1)', '{\\left(A + B\\right)}^{C + 1}'],
    ['(a / b) ^ 2', '{\\left(\\frac{A}{B}\\right)}^{2}'],
    ['(a ^ b) ^ c', '{\\left({A}^{B}\\right)}^{C}'],
    ['sqrt(a + b)', '\\sqrt{A + B}'],
    ['ceil(a)', '\\left\\lceil A \\right\\rceil'],
    ['floor(a)', '\\left\\lfloor A \\right\\rfloor'],
    ['log10(a)', '\\log_{10}\\left(A\\right)'],
    ['ln(a)', '\\ln\\left(A\\right)'],
    ['abs(a)', '\\left| A \\right|'],
    ['exp(a + 1)', 'e^{A + 1}'],
    ['mod(a, b)', 'A \\bmod B'],
    ['mod(a + 1, b * 2)', '\\left(A + 1\\right) \\bmod \\left(B \\times 2\\right)'],
    ['mod(a ^ 2, b)', '{A}^{2} \\bmod B'],
    ['mod(a, b ^ 2)', 'A \\bmod {B}^{2}'],
    ['round(a, 2)', '\\operatorname{round}\\left(A,\\; 2\\right)'],
    ['max(a, b)', '\\max\\left(A,\\; B\\right)'],
    ['min(a, b + 1)', '\\min\\left(A,\\; B + 1\\right)'],
    ['mean(a)', '\\overline{A}'],
    ['count(a)', 'n\\left(A\\right)'],
    ['sum(a)', '\\sum A'],
    ['sum(a * b)', '\\sum A \\times B'],
    ['sum(a + b)', '\\sum \\left(A + B\\right)'],
    ['max(a)', '\\max\\left(A\\right)'],
    ['2 * pi * a', '2 \\times \\pi \\times A'],
    ['pi ^ 2', '{\\pi}^{2}'],
    ['log2(a)', '\\log_{2}\\left(A\\right)'],
    ['sin(a)', '\\sin\\left(A\\degree\\right)'],
    ['cos(180 - a)', '\\cos\\left(\\left(180 - A\\right)\\degree\\right)'],
    ['tan(30)', '\\tan\\left(30\\degree\\right)'],
    ['asin(a / b)', '\\arcsin\\left(\\frac{A}{B}\\right)'],
    ['acos(a)', '\\arccos\\left(A\\right)'],
    ['atan(a)', '\\arctan\\left(A\\right)'],
    ['factorial(n)', 'N!'],
    ['factorial(n - 1) * 2', '\\left(N - 1\\right)! \\times 2'],
    ['factorial(n) ^ 2', '{\\left(N!\\right)}^{2}'],
    ['factorial(factorial(n))', '\\left(N!\\right)!'],
    ['gcd(a, b)', '\\gcd\\left(A,\\; B\\right)'],
    ['lcm(a, b)', '\\operatorname{lcm}\\left(A,\\; B\\right)'],
    ['normal(-z)', '\\Phi\\left(-Z\\right)'],
    ['normalQuantile(p)', '\\Phi^{-1}\\left(P\\right)'],
    ['tQuantile(p, n - 1)', 't_{P,\\; N - 1}'],
  ])('%s is %s', (text, expected) => expect(tex(text)).toBe(expected));

  test('may have a custom rendering of calls over rows', () => {
    const aggregate = (name: string, of: Formula) =>
      name === 'sum' || name === 'max' ? `[${name} ${toText(of)}]` : undefined;
    const tex = (text: string) => toTex(parseFormula(text), { id: (id) => id, aggregate });
    expect(tex('sum(a * b) / 2')).toBe('\\frac{[sum a * b]}{2}');
    expect(tex('mean(a)')).toBe('\\overline{a}');
    expect(tex('max(a)')).toBe('[max a]');
    expect(tex('max(a, b)')).toBe('\\max\\left(a,\\; b\\right)');
    expect(tex('abs(sum(a))')).toBe('\\left| [sum a] \\right|');
  });
});

describe('a formula that no page could work with is refused', () => {
  const open = (start: string, depth: number, end = '') =>
    `${start.repeat(depth)}1${end.repeat(depth)}`;

  test.each([
    ['brackets', '(', ')'],
    ['calls', 'abs(', ')'],
    ['further arguments', 'max(1, ', ')'],
    ['signs', '-', ''],
    ['powers', '2^', ''],
  ])('where %s are nested more than a hundred levels deep', (_, start, end) => {
    expect(() => parseFormula(open(start, 100, end))).not.toThrow();
    expect(() => parseFormula(open(start, 101, end))).toThrow(
      'it is nested too deep: work it out in several figures',
    );
  });

  test('not where they stand beside each other', () => {
    expect(() => parseFormula(Array(300).fill('(1)').join(' + '))).not.toThrow();
  });

  test('where it has more than 2,000 parts', () => {
    expect(() => parseFormula(`${'1+'.repeat(999)}-1`)).not.toThrow();
    expect(() => parseFormula(`${'1+'.repeat(1000)}1`)).toThrow(
      'it is too long: work it out in several figures',
    );
  });
});
