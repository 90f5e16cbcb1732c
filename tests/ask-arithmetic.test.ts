import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { root } from '../scripts/calculators.ts';
import { arithmetic } from '../src/engine/ask/arithmetic/arithmetic.ts';

/*
 * Questions that are arithmetic expressions: each with how it is read, what is shown ("≈" before a
 * rounded figure) and the exact fraction, if there is one.
 */

type Row = readonly [question: string, expression: string, shown: string, fraction?: string];

const tables: Readonly<Record<string, readonly Row[]>> = {
  'signs and their order': [
    ['2+2', '2 + 2', '4'],
    ['0.1 + 0.2', '0.1 + 0.2', '0.3', '3/10'],
    ['(12+8)*3/4', '(12 + 8) × 3 ÷ 4', '15'],
    ['[1 + {2 × (3 − 1)}] ÷ 5', '(1 + (2 × (3 - 1))) ÷ 5', '1'],
    ['20 / 4', '20 ÷ 4', '5'],
    ['2-5-7', '2 - 5 - 7', '-10'],
    ['5 - -3', '5 - -3', '8'],
    ['+3 · 4', '3 × 4', '12'],
    ['3 x 4', '3 × 4', '12'],
    ['3X4=', '3 × 4', '12'],
    ['3(4+5)', '3 × (4 + 5)', '27'],
    ['6/2(1+2)', '6 ÷ 2 × (1 + 2)', '9'],
    ['1/3*3', '1 ÷ 3 × 3', '1'],
    ['1/3', '1 ÷ 3', '≈0.3333333333333333', '1/3'],
    ['100/5/2', '100 ÷ 5 ÷ 2', '10'],
  ],
  'powers, roots and factorials': [
    ['2^10', '2^10', '1,024'],
    ['2**3**2', '2^3^2', '512'],
    ['-2^2', '-2^2', '-4'],
    ['(-2)^2', '(-2)^2', '4'],
    ['2^-3', '2^-3', '0.125', '1/8'],
    ['2²', '2^2', '4'],
    ['10⁻³ + 1', '10^-3 + 1', '1.001', '1001/1000'],
    ['0^0', '0^0', '1'],
    ['2^0.5', '2^0.5', '≈1.414213562373095'],
    ['8^(1/3)', '8^(1 ÷ 3)', '2'],
    ['(-8)^(1/3)', '(-8)^(1 ÷ 3)', '-2'],
    ['√2', '√2', '≈1.414213562373095'],
    ['√16 + 9', '√16 + 9', '13'],
    ['√2.25', '√2.25', '1.5', '3/2'],
    ['∛27', '∛27', '3'],
    ['√8 - 2√2', '√8 - 2 × √2', '≈0'],
    ['2π', '2 × π', '≈6.283185307179586'],
    ['5!', '5!', '120'],
    ['2^3!', '2^3!', '64'],
    ['0!', '0!', '1'],
    ['2^99', '2^99', '633,825,300,114,114,700,748,351,602,688'],
    ['2^100', '2^100', '≈1.267650600228229×10³⁰'],
    ['10^40', '10^40', '1×10⁴⁰'],
    ['1.0001^10000', '1.0001^10,000', '≈2.718145926825225'],
    ['1/7^300 + 1/7^299', '1 ÷ 7^300 + 1 ÷ 7^299', '≈2.364166084009926×10⁻²⁵³'],
    ['1e3 + 1', '1,000 + 1', '1,001'],
  ],
  words: [
    ['what is two plus two?', '2 + 2', '4'],
    ["What's 9 minus 4", '9 - 4', '5'],
    ['how much is 7 multiplied by 6', '7 × 6', '42'],
    ['calculate 144 divided by 12 please', '144 ÷ 12', '12'],
    ['5 squared equals', '5^2', '25'],
    ['3 cubed', '3^3', '27'],
    ['2 to the power of 10', '2^10', '1,024'],
    ['2 to the 5th power', '2^5', '32'],
    ['square root of 81', '√81', '9'],
    ['sqrt(2) * sqrt(8)', '√(2) × √(8)', '≈4'],
    ['the cube root of 64', '∛64', '4'],
    ['factorial of 6', '6!', '720'],
    ['5 factorial', '5!', '120'],
    ['half of 50', '1/2 of 50', '25'],
    ['a third of 9', '1/3 of 9', '3'],
    ['two thirds of 90', '2/3 of 90', '60'],
    ['three quarters of 80 + 1', '3/4 of 80 + 1', '61'],
    ['1/2 of 50', '1/2 of 50', '25'],
    ['½ of 50', '1/2 of 50', '25'],
    ['5 x -3', '5 × -3', '-15'],
    ['half a million + 1', '500,000 + 1', '500,001'],
    ['double 7', '2 × 7', '14'],
    ['twenty-five times four', '25 × 4', '100'],
    ['a hundred divided by 8', '100 ÷ 8', '12.5', '25/2'],
    ['one and a half times 6', '1.5 × 6', '9'],
    ['3 dozen + 4', '36 + 4', '40'],
    ['2 million / 4', '2,000,000 ÷ 4', '500,000'],
    ['5k + 2k', '5,000 + 2,000', '7,000'],
    ['1.5 lakh * 2', '150,000 × 2', '300,000'],
    ['17 mod 5', '17 mod 5', '2'],
    ['-17 modulo 5', '-17 mod 5', '3'],
    ['remainder of 17 divided by 5', '17 mod 5', '2'],
    ['sum of 3 and 4', '3 + 4', '7'],
    ['the product of 3 and 4', '3 × 4', '12'],
    ['the difference between 9 and 4', '9 - 4', '5'],
  ],
  percentages: [
    ['what is 15% of 80?', '15% of 80', '12'],
    ['12 percent of 80', '12% of 80', '9.6', '48/5'],
    ['20% × 50', '20% × 50', '10'],
    ['200 + 10%', '200 + 10% of 200', '220'],
    ['200 - 10 %', '200 - 10% of 200', '180'],
    ['100 + 100 + 10%', '100 + 100 + 10% of (100 + 100)', '220'],
    ['200 + 10% of 50', '200 + 10% of 50', '205'],
    ['50% of 50% of 80', '50% of 50% of 80', '20'],
    ['10% + 5%', '10% + 5%', '0.15', '3/20'],
  ],
  'numbers as people write them': [
    ['19,99 + 1', '19.99 + 1', '20.99', '2099/100'],
    ['1.234,56 + 1', '1,234.56 + 1', '1,235.56', '30889/25'],
    ["1'250 * 2", '1,250 × 2', '2,500'],
    ['1,234,567 + 1', '1,234,567 + 1', '1,234,568'],
    ['10,00,000 / 4', '1,000,000 ÷ 4', '250,000'],
    ['1 234 567 + 1', '1,234,567 + 1', '1,234,568'],
    ['.5 + .25', '0.5 + 0.25', '0.75', '3/4'],
    ['1,234 + 1', '1,234 + 1', '1,235'],
    ['1,234 + 3,8', '1.234 + 3.8', '5.034', '2517/500'],
    ['1.234 + 2.5', '1.234 + 2.5', '3.734', '1867/500'],
    ['1.234 + 3,8', '1,234 + 3.8', '1,237.8', '6189/5'],
    ['1.234 + 1.234.567', '1,234 + 1,234,567', '1,235,801'],
    ['1/2 + 1/3', '1 ÷ 2 + 1 ÷ 3', '≈0.8333333333333333', '5/6'],
    ['2 1/2 + 3/4', '2 1/2 + 3 ÷ 4', '3.25', '13/4'],
    ['½ + 1¾', '1/2 + 1 3/4', '2.25', '9/4'],
    ['5/6 divided by 7/15', '5 ÷ 6 ÷ (7/15)', '≈1.785714285714286', '25/14'],
    ['6 ÷ 1/2', '6 ÷ (1/2)', '12'],
    ['1 / 2/3', '1 ÷ (2/3)', '1.5', '3/2'],
    ['½^2 ÷ ½', '(1/2)^2 ÷ (1/2)', '0.5', '1/2'],
    ['100 / 5 / 2', '100 ÷ 5 ÷ 2', '10'],
    ['3 × ½', '3 × 1/2', '1.5', '3/2'],
  ],
};

describe.each(Object.entries(tables))('%s', (_, rows) => {
  test.each(rows)('%s', (question = '', expression, shown, fraction) => {
    const sums = arithmetic(question);
    expect(
      sums.map((sum) => [sum.expression, `${sum.approx ? '≈' : ''}${sum.shown}`, sum.fraction]),
    ).toEqual([[expression, shown, fraction]]);
  });
});

test('a number with two readings has two answers', () => {
  expect(
    arithmetic('1.234 + 1').map(({ expression, shown, doubt }) => [expression, shown, doubt]),
  ).toEqual([
    ['1.234 + 1', '2.234', '“1.234” could be 1.234 or 1,234'],
    ['1,234 + 1', '1,235', '“1.234” could be 1.234 or 1,234'],
  ]);
});

test.each([
  ['1/0', 'Nothing can be divided by 0.'],
  ['5 mod (3 - 3)', 'Nothing can be divided by 0.'],
  ['0^-1', 'Nothing can be divided by 0.'],
  ['√-4', 'A number below 0 has no such root among the real numbers.'],
  ['2.5!', 'Only whole numbers from 0 to 1,000 have a factorial here.'],
  ['9^9^9^9', 'The result, or a number on the way to it, has more than 5,000 digits.'],
])('%s has no value', (question, refusal) => {
  expect(arithmetic(question)).toEqual([{ expression: expect.any(String), refusal }]);
});

test.each([
  ['', '   ', '?', '42', '-5', '12%', 'what is 42?', 'two thirds', '2 1/2', '1.234', 'hello', '+'],
  ['12-11-2024', '2024-03-01', '1/2/2024', '03/04/26', 'what is 1/2/2024?', '2024/3/1'],
  ['16:9', '10–20', '555-1234', '1-800-555-0199', '020/1234567', '+44 20 7946 0958'],
  ['x^2 - 5x + 6 = 0', '2x+3', '2x -3', '2 x - 3', '2x + 3x', '3x = 9', '2 + 2 = 4', 'a + b'],
  ['20C3', '5 choose 2', '3 4', '2 3 + 1', '0xff + 1', '0x10 + 1', '1.2.3 + 1', '5!!', '3²!'],
  ['5 ft 9 in - 3 in', '5 kg + 3 kg', '2m + 3m', '5 + 3 minutes', '10:30 - 9:00', '30 C * 2'],
  ['£20 + £30', '$5 * 3', '20 € / 4', 'rs 500 + 10%', '5 usd + 2', '₹500 - 10%'],
  ['(2 + 3', '2 + 3)', '2 +', '* 3', '2 ** ', '()', '1/0 apples', '5 is 20% of what', 'of 5'],
  ['__proto__ + 1', 'constructor * 2', 'toString', '2 valueOf', 'eval(1+1)'],
])('no arithmetic: %s …', (...questions) => {
  for (const question of questions) expect(arithmetic(question), question).toEqual([]);
});

test('whatever is typed takes milliseconds', () => {
  const hostile = [
    '1'.repeat(1_000_000),
    '1+'.repeat(500_000),
    '('.repeat(10_000) + ')'.repeat(10_000),
    `${'('.repeat(149)}2+2${')'.repeat(148)}`,
    '9^9^9^9',
    '9^9^9^9^9^9^9^9^9^9^9^9^9^9^9^9^9^9^9^9',
    '1e999999999 + 1',
    '1e999*1e999*1e999*1e999*1e999*1e999',
    '170!!',
    '(99999999^99999)^9999',
    `1000!${'+1000!'.repeat(48)}`,
    `√2${'+√2'.repeat(98)}`,
    `√(1000!)${'+√(1000!)'.repeat(28)}`,
    `√${'√'.repeat(200)}2`,
    `3^5000/7^5000${'+3^5000/7^5000'.repeat(20)}`,
    `√(1/7^300)${'+√(1/7^300)'.repeat(25)}`,
    `1/7^300${'+1/7^299'.repeat(35)}`,
    `2^0.5${'^0.5'.repeat(70)}`,
    `1${' of'.repeat(99)}`,
    `sum of ${'1 and '.repeat(45)}1`,
    `what is ${'the '.repeat(70)}1`,
    `${'1 '.repeat(149)}+`,
    `${'1,'.repeat(149)}`,
    `${'1 234 '.repeat(49)}+`,
    `1${'%'.repeat(298)}`,
    `1${'0'.repeat(58)}${'million'.repeat(30)}*2`,
    `1${'+10%'.repeat(74)}`,
    `7^5900${'%'.repeat(290)}+1`,
    `1/7^5900${'%'.repeat(288)}+1`,
    `2${'²'.repeat(298)}`,
    `1${'='.repeat(298)}x`,
    `${'twenty '.repeat(42)}`,
  ];
  arithmetic('√2 + 2^0.5 + 3!');
  const slow = hostile
    .map((question) => {
      const start = performance.now();
      arithmetic(question);
      return { question: question.slice(0, 40), took: performance.now() - start };
    })
    // Many times what it takes, as the machine that runs the tests may be busy.
    .filter(({ took }) => took > 250);
  expect(slow).toEqual([]);
});

test('any text is either read or not, and never throws', () => {
  const parts = fc.constantFrom(
    ...'2 3.5 1,234 0 ( ) + - * / ^ % ! √ ∛ ² π of mod x half third ½ k million two and a plus'.split(
      ' ',
    ),
    ' ',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (words) => {
      for (const sum of arithmetic(words.join(''))) {
        expect(sum.shown === undefined).toBe(sum.refusal !== undefined);
      }
    }),
    { numRuns: 2000 },
  );
});

/** An expression with its value as a quotient, worked out by the rules of school alone. */
interface Known {
  readonly text: string;
  readonly n: bigint;
  readonly d: bigint;
}

const numbers: fc.Arbitrary<Known> = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 2 }))
  .map(([digits, places]) => ({
    text: places ? (digits / 10 ** places).toFixed(places) : String(digits),
    n: BigInt(digits),
    d: 10n ** BigInt(places),
  }));

const { whole: expressions } = fc.letrec<{ whole: Known; inner: Known }>((tie) => ({
  inner: fc.oneof({ maxDepth: 4 }, numbers, tie('whole')),
  whole: fc
    .tuple(
      fc.constantFrom('+', '-', '*', '/', '^'),
      tie('inner'),
      tie('inner'),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([sign, a, b, k]) => {
      if (sign === '^')
        return { text: `(${a.text}^${k})`, n: a.n ** BigInt(k), d: a.d ** BigInt(k) };
      const text = `(${a.text} ${sign} ${b.text})`;
      if (sign === '*') return { text, n: a.n * b.n, d: a.d * b.d };
      if (sign === '/') return { text, n: a.n * b.d * b.d, d: a.d * b.n * b.d };
      const other = sign === '+' ? b.n * a.d : -b.n * a.d;
      return { text, n: a.n * b.d + other, d: a.d * b.d };
    }),
}));

test('random expressions have the value of an independent evaluation', () => {
  let compared = 0;
  fc.assert(
    fc.property(expressions, ({ text, n, d }) => {
      const [sum] = arithmetic(text);
      if (text.length > 300) return;
      if (!sum?.value) {
        // What divides by 0 has no value, nor has what is too long.
        expect(sum?.refusal).toBeDefined();
        expect(d === 0n || String(n).length > 2000).toBe(true);
        return;
      }
      compared += 1;
      expect(d).not.toBe(0n);
      // The value times 10^k, cut, is the quotient's within the last place.
      const places = Math.max(0, sum.value.c.length - 1 - sum.value.e);
      const scaled = BigInt(sum.value.toFixed(places).replace('.', ''));
      const difference = scaled * d - n * 10n ** BigInt(places);
      const size = (value: bigint) => (value < 0n ? -value : value);
      expect(size(difference) <= size(d)).toBe(true);
      if (sum.fraction) {
        const [above = 0n, below = 0n] = sum.fraction.split('/').map(BigInt);
        expect(above * d).toBe(n * below);
      }
    }),
    { numRuns: 1000 },
  );
  expect(compared).toBeGreaterThan(500);
});

test('products come before sums, and equal signs from left to right', () => {
  const chain = fc.array(
    fc.tuple(fc.constantFrom('+', '-', '*', '/'), fc.integer({ min: 1, max: 999 })),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), chain, (first, rest) => {
      // The terms of the sum, each a quotient that takes the products as they come.
      const terms = [{ n: BigInt(first), d: 1n }];
      for (const [sign, number] of rest) {
        const last = terms.at(-1) as { n: bigint; d: bigint };
        if (sign === '*') last.n *= BigInt(number);
        else if (sign === '/') last.d *= BigInt(number);
        else terms.push({ n: BigInt(sign === '-' ? -number : number), d: 1n });
      }
      const below = terms.reduce((all, { d }) => all * d, 1n);
      const above = terms.reduce((all, { n, d }) => all + (n * below) / d, 0n);
      const [sum] = arithmetic(
        `${first}${rest.map(([sign, number]) => ` ${sign} ${number}`).join('')}`,
      );
      const places = 40n;
      const scaled = BigInt((sum?.value ?? Big(-1)).times(Big(`1e${places}`)).toFixed(0));
      expect(Number(scaled - (above * 10n ** places) / below)).toBeCloseTo(0, -1);
    }),
    { numRuns: 1000 },
  );
});

test('the command line answers arithmetic before any calculator', () => {
  const ask = (question: string) =>
    JSON.parse(
      spawnSync(process.execPath, ['scripts/calc.ts', '--json', '--ask', question], {
        cwd: root,
        encoding: 'utf8',
      }).stdout,
    ) as unknown;
  expect(ask('1/2 + 1/3')).toEqual({
    ask: '1/2 + 1/3',
    answers: [
      {
        kind: 'arithmetic',
        expression: '1 ÷ 2 + 1 ÷ 3',
        ok: true,
        shown: { value: '0.8333333333333333' },
        fraction: '5/6',
        approximate: true,
      },
    ],
    unread: [],
  });
  expect(ask('1/0')).toMatchObject({
    answers: [{ ok: false, errors: [{ message: 'Nothing can be divided by 0.' }] }],
  });
  expect(ask('1.234 + 1')).toMatchObject({
    answers: [
      { ok: false, doubt: expect.any(String), reading: { shown: { value: '2.234' } } },
      { ok: false, doubt: expect.any(String), reading: { shown: { value: '1,235' } } },
    ],
  });
}, 60_000);
