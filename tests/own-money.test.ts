import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currencies as converted } from '../calculators/shared/currencies.ts';
import { Big } from '../schemas/decimal.ts';
import type { Field, Fields, Manifest, NumberField, Result } from '../schemas/manifest.ts';
import { isAmount } from '../schemas/unit.ts';
import { root } from '../scripts/calculators.ts';
import { inText, solve } from '../src/engine/answer/answer.ts';
import { csvOf } from '../src/engine/answer/csv.ts';
import { difference } from '../src/engine/answer/difference.ts';
import { fieldNumber, inputText } from '../src/engine/answer/entered-inputs.ts';
import { linkHere } from '../src/engine/answer/share-link.ts';
import { detail } from '../src/engine/format/details.ts';
import { amountDigits, formatAmount, formatNumber } from '../src/engine/format/numbers.ts';
import { english, withMoney } from '../src/engine/format/presentation.ts';
import { fillLabel, showResult } from '../src/engine/format/results.ts';
import { readFragment } from '../src/engine/input/fragment.ts';
import { foreignMark, number as numberKind, readNumber } from '../src/engine/input/kinds/number.ts';
import { expand, pageManifest } from '../src/engine/manifest/expand.ts';
import { choiceOf, currencies } from '../src/engine/money/currencies.ts';
import { magnitude } from '../src/page/fields/aid/magnitude.ts';
import { notesOn } from '../src/page/fields/aid/notes.ts';
import { marksOf, shortNumber } from '../src/page/results/axes.tsx';

/*
 * The visitor's own currency: how amounts of no stated currency are written in it, and which they are.
 */

/** How texts are written after the visitor chose a currency. */
let presentation = english;
const choose = (code: string): void => {
  presentation = withMoney(choiceOf(code));
};

const context = (values = {}) => ({ values, presentation });

afterEach(() => {
  presentation = english;
  vi.unstubAllGlobals();
});

/** A text whose spaces can be typed, and whose minus sign is a hyphen. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace('−', '-');
const amount = (value: string, style?: Parameters<typeof formatAmount>[2]): string =>
  plain(formatAmount(Big(value), presentation, style));

/** Of each currency: an amount, one below zero, and nothing. */
const written: Readonly<Record<string, readonly [string, string, string]>> = {
  ARS: ['$1,234,567.50', '-$2,000.00', '$0.00'],
  AUD: ['$1,234,567.50', '-$2,000.00', '$0.00'],
  BDT: ['৳12,34,567.50', '-৳2,000.00', '৳0.00'],
  BRL: ['R$1,234,567.50', '-R$2,000.00', 'R$0.00'],
  GBP: ['£1,234,567.50', '-£2,000.00', '£0.00'],
  CAD: ['$1,234,567.50', '-$2,000.00', '$0.00'],
  CLP: ['$1,234,568', '-$2,000', '$0'],
  CNY: ['¥1,234,567.50', '-¥2,000.00', '¥0.00'],
  COP: ['$1,234,568', '-$2,000', '$0'],
  CZK: ['Kč 1,234,567.50', '-Kč 2,000.00', 'Kč 0.00'],
  DKK: ['kr 1,234,567.50', '-kr 2,000.00', 'kr 0.00'],
  EGP: ['E£1,234,567.50', '-E£2,000.00', 'E£0.00'],
  ETB: ['ETB 1,234,567.50', '-ETB 2,000.00', 'ETB 0.00'],
  EUR: ['€1,234,567.50', '-€2,000.00', '€0.00'],
  GHS: ['GH₵1,234,567.50', '-GH₵2,000.00', 'GH₵0.00'],
  HKD: ['$1,234,567.50', '-$2,000.00', '$0.00'],
  HUF: ['Ft 1,234,568', '-Ft 2,000', 'Ft 0'],
  ISK: ['kr 1,234,568', '-kr 2,000', 'kr 0'],
  INR: ['₹12,34,567.50', '-₹2,000.00', '₹0.00'],
  IDR: ['Rp 1,234,568', '-Rp 2,000', 'Rp 0'],
  ILS: ['₪1,234,567.50', '-₪2,000.00', '₪0.00'],
  JPY: ['¥1,234,568', '-¥2,000', '¥0'],
  KES: ['Ksh 1,234,567.50', '-Ksh 2,000.00', 'Ksh 0.00'],
  MYR: ['RM 1,234,567.50', '-RM 2,000.00', 'RM 0.00'],
  MXN: ['$1,234,567.50', '-$2,000.00', '$0.00'],
  MAD: ['MAD 1,234,567.50', '-MAD 2,000.00', 'MAD 0.00'],
  NPR: ['Rs 12,34,567.50', '-Rs 2,000.00', 'Rs 0.00'],
  NZD: ['$1,234,567.50', '-$2,000.00', '$0.00'],
  NGN: ['₦1,234,567.50', '-₦2,000.00', '₦0.00'],
  NOK: ['kr 1,234,567.50', '-kr 2,000.00', 'kr 0.00'],
  PKR: ['Rs 12,34,567.50', '-Rs 2,000.00', 'Rs 0.00'],
  PEN: ['PEN 1,234,567.50', '-PEN 2,000.00', 'PEN 0.00'],
  PHP: ['₱1,234,567.50', '-₱2,000.00', '₱0.00'],
  PLN: ['zł 1,234,567.50', '-zł 2,000.00', 'zł 0.00'],
  RON: ['lei 1,234,567.50', '-lei 2,000.00', 'lei 0.00'],
  SAR: ['SAR 1,234,567.50', '-SAR 2,000.00', 'SAR 0.00'],
  SGD: ['$1,234,567.50', '-$2,000.00', '$0.00'],
  ZAR: ['R 1,234,567.50', '-R 2,000.00', 'R 0.00'],
  KRW: ['₩1,234,568', '-₩2,000', '₩0'],
  LKR: ['Rs 1,234,567.50', '-Rs 2,000.00', 'Rs 0.00'],
  SEK: ['kr 1,234,567.50', '-kr 2,000.00', 'kr 0.00'],
  CHF: ['CHF 1,234,567.50', '-CHF 2,000.00', 'CHF 0.00'],
  TWD: ['$1,234,567.50', '-$2,000.00', '$0.00'],
  TZS: ['TSh 1,234,567.50', '-TSh 2,000.00', 'TSh 0.00'],
  THB: ['฿1,234,567.50', '-฿2,000.00', '฿0.00'],
  TRY: ['₺1,234,567.50', '-₺2,000.00', '₺0.00'],
  AED: ['AED 1,234,567.50', '-AED 2,000.00', 'AED 0.00'],
  UGX: ['USh 1,234,568', '-USh 2,000', 'USh 0'],
  UAH: ['₴1,234,567.50', '-₴2,000.00', '₴0.00'],
  USD: ['$1,234,567.50', '-$2,000.00', '$0.00'],
  VND: ['₫1,234,568', '-₫2,000', '₫0'],
};

describe('amounts in each currency', () => {
  test.each(Object.keys(currencies))('%s have its sign, grouping and decimals', (code) => {
    choose(code);
    expect(['1234567.5', '-2000', '0'].map((each) => amount(each))).toEqual(written[code]);
    expect(amount('-0.001')).toBe(written[code]?.[2]);
  });

  test.each(Object.keys(currencies))(
    '%s are read as the same number when they are typed again',
    (code) => {
      choose(code);
      const field = { kind: 'number', label: 'Price', ownMoney: true } as const;
      for (const value of ['1234567.5', '-1234567.5', '0', '0.07', '1000', '99999999999.99']) {
        const text = formatAmount(Big(value), presentation);
        const shown = Big(value)
          .round(amountDigits(Big(value), presentation), 1)
          .toFixed();
        for (const typed of [text, plain(text), text.toLowerCase(), ` ${text}`]) {
          expect(readNumber(typed, presentation)?.toFixed(), typed).toBe(shown);
          expect(numberKind.read(typed, field, { presentation }), typed).toEqual({
            value: Big(shown),
          });
        }
        // Pasted beside a note that it is in this currency, there is none that it is in another.
        if (!text.includes('Rs'))
          expect(foreignMark(text, code, presentation), text).toBeUndefined();
      }
    },
  );

  test.each(Object.keys(currencies))(
    '%s are read as well with the sign that a stated currency has',
    (code) => {
      const stated = formatNumber(Big('-1234.5'), english, { currency: code });
      const field = { kind: 'number', label: 'Price', unit: code } as const;
      expect(numberKind.read(stated, field, {}), stated).toEqual({
        value: Big(stated.includes('.') ? '-1234.5' : '-1235'),
      });
    },
  );

  test('are those of the reference rates and of the converters, and a dozen more', () => {
    const file = readFileSync(join(root, 'src/engine/rates/eurofxref.xml'), 'utf8');
    const rates = [...file.matchAll(/currency='(\w+)'/g)].map(([, code]) => code);
    const all = ['EUR', ...rates, ...Object.keys(converted)];
    expect(Object.keys(currencies)).toEqual(expect.arrayContaining(all));
    expect(Object.keys(currencies).length - new Set(all).size).toBeGreaterThanOrEqual(12);
  });

  test('are listed in the order of their names', () => {
    const names = Object.values(currencies).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  test('are stored with all that painting and formatting need', () => {
    expect(choiceOf('INR')).toBe('INR en-IN 2 "₹" / "Indian rupees"');
    expect(choiceOf('JPY')).toBe('JPY en 0 "¥" / "Japanese yen"');
  });
});

describe('the decimals of an amount', () => {
  test('are those that the calculator states, else those of the currency', () => {
    choose('JPY');
    expect(amount('1234.5', { digits: 1 })).toBe('¥1,234.5');
    expect(amount('1234.5')).toBe('¥1,235');
    choose('USD');
    expect(amount('1234.5', { digits: 0 })).toBe('$1,235');
  });

  test('are two for less than a hundred of a currency without, where they count', () => {
    choose('JPY');
    expect([
      amount('3.456'),
      amount('0.005'),
      amount('-99.5'),
      amount('99'),
      amount('100.4'),
    ]).toEqual(['¥3.46', '¥0.01', '-¥99.50', '¥99', '¥100']);
  });
});

const money = { kind: 'money', label: 'Paid' } as const satisfies Result;
const number = { kind: 'number', label: 'x' } as const;

describe('without a choice', () => {
  test('amounts are plain numbers, in the grouping that the calculator states', () => {
    expect(showResult(money, Big('1234567.5'), context())).toBe('1,234,567.50');
    expect(showResult({ ...money, grouping: 'indian' }, Big(1234567), context())).toBe(
      '12,34,567.00',
    );
  });
});

/** A calculator with amounts in every place, one of them in a stated currency. */
const source = {
  title: 'Amounts',
  fields: {
    price: { ...number, label: 'Price', quantity: 'loan', symbol: 'p' },
    perUnit: { ...number, quantity: 'money', unit: { by: 'size', units: { l: 'per L' } } },
    off: { ...number, quantity: 'money', unit: { by: 'how', units: { p: '%', a: 'off each' } } },
    inRupees: { ...number, quantity: 'money', unit: '₹' },
    inChosen: { ...number, quantity: 'money', unit: { by: 'currency' } },
    rate: { ...number, quantity: 'yearlyRate', unit: '%' },
    count: number,
    debts: {
      kind: 'rows',
      label: 'Debts',
      rowLabel: 'Debt',
      maxRows: 3,
      incompleteRows: 'skip',
      fields: { balance: { ...number, quantity: 'money' }, years: number },
    },
  },
  results: {
    cost: { ...money, formula: 'price * 2', headline: true },
    stated: { ...money, currency: 'USD', formula: 'price' },
    plain: { ...number, formula: 'price' },
  },
  workings: { half: { ...money, formula: 'price / 2' } },
  cautions: [{ say: 'You pay {price}, half is {half}, all is {cost}, {stated}, {count} times.' }],
  examples: [],
  laws: [],
  actions: { calculate: 'Go' },
  compute: 'formulas',
} as unknown as Manifest;

describe('which amounts are in no stated currency', () => {
  const page = pageManifest(expand(source));
  const marked = (fields: object) =>
    Object.entries(fields).flatMap(([id, field]) => (isAmount(field) ? id : []));

  test('fields that measure money, in rows too, unless their unit is a currency', () => {
    expect(marked(page.fields)).toEqual(['price', 'perUnit', 'off']);
    expect(marked((page.fields.debts as { fields?: object } | undefined)?.fields ?? {})).toEqual([
      'balance',
    ]);
    expect(page.ownMoney).toEqual(['price', 'perUnit', 'off', 'debts.balance', 'cost', 'half']);
  });

  test('not while the unit is a percentage', () => {
    const { off = {} } = page.fields;
    expect([isAmount(off, 'off each'), isAmount(off, '%')]).toEqual([true, false]);
  });

  test('none where the calculator states its currency', () => {
    const stated = expand({ ...source, money: { currency: 'INR' } });
    expect(marked(stated.fields)).toEqual([]);
    expect(stated.ownMoney).toBeUndefined();
  });

  test('none where each option of a choice has its own currency, which has no sign', () => {
    const currency = { of: 'schedule' };
    const stated = expand({ ...source, money: { currency } });
    expect(marked(stated.fields)).toEqual([]);
    expect(stated.ownMoney).toBeUndefined();
    choose('EUR');
    expect(showResult({ kind: 'money', label: 'Tax', currency }, Big(1234), context())).toBe(
      '1,234.00',
    );
  });

  test('none where nothing measures money: the page is no byte larger', () => {
    const { count } = source.fields;
    const fields = { count } as Fields;
    const { ownMoney } = expand({ ...source, fields, results: {}, workings: {}, cautions: [] });
    expect(ownMoney).toBeUndefined();
  });
});

describe('with a choice, its sign is on', () => {
  beforeEach(() => choose('EUR'));
  const manifest = expand(source);
  const { price } = manifest.fields as Readonly<Record<string, Field>>;

  test('results, but those with a stated currency', () => {
    expect(plain(String(showResult(money, Big(1000), context())))).toBe('€1,000.00');
    expect(showResult({ ...money, currency: 'USD' }, Big(1000), context())).toBe('$1,000.00');
    expect(plain(String(difference(money, Big(1), Big('1001.5'), context())))).toBe('+€1,000.50');
  });

  test('cautions and labels; a result is written again after another choice', () => {
    const calculator = {
      slug: 'amounts',
      manifest,
      compute: () => ({ cost: Big(2000), stated: Big(1000), plain: Big(1000), half: Big(500) }),
    };
    const solved = solve(
      calculator as never,
      { price: Big(1000), count: Big(3) },
      {
        today: '2026-11-21',
        presentation,
      },
    );
    if (!solved.ok) throw new Error('There is a result.');
    const say = (texts: readonly string[]) => texts.map(plain);
    expect(say(solved.cautions)).toEqual([
      'You pay €1,000, half is €500.00, all is €2,000.00, $1,000.00, 3 times.',
    ]);
    choose('INR');
    const { shown, cautions } = inText(manifest as never, { ...solved, presentation });
    expect(shown).toEqual({ cost: '₹2,000.00', stated: '$1,000.00', plain: '1,000.00' });
    expect(cautions).toEqual([
      'You pay ₹1,000, half is ₹500.00, all is ₹2,000.00, $1,000.00, 3 times.',
    ]);
    expect(fillLabel('Of {price}', manifest.fields, context({ price: Big(1) }))).toBe('Of ₹1');
  });

  test('numbers in steps, with the dots of one that is cut before it', () => {
    expect(plain(detail(Big('1234.5'), presentation, formatAmount))).toBe('€1,234.5');
    expect(plain(detail(Big(2).div(3), presentation, formatAmount))).toBe('€0.6666666666…');
    choose('INR');
    expect(detail(Big(200000).div(3), presentation, formatAmount)).toBe('₹66,666.66666…');
  });

  test('inputs as they are copied and printed', () => {
    const { perUnit, off } = manifest.fields as Readonly<Record<string, Field>>;
    expect(plain(inputText(price as Field, Big('1000.5'), context()))).toBe('€1,000.5');
    expect(plain(inputText(perUnit as Field, Big(2), context({ size: 'l' })))).toBe('€2 per L');
    expect(inputText(off as Field, Big(2), context({ how: 'p' }))).toBe('2%');
    expect(plain(fieldNumber(Big(1000), price as Field, context()))).toBe('€1,000');
  });

  test('axes, in few digits', () => {
    const marks = (values: readonly number[], of: Result = money) =>
      marksOf(values, presentation, of as never).map(({ text }) => plain(text));
    expect(marks([-1500, 0, 1_500_000])).toEqual(['-€1.5K', '€0', '€1.5M']);
    expect(marks([1500], { ...money, currency: 'USD' })).toEqual(['1.5K']);
    expect(marks([1500], number as Result)).toEqual(['1.5K']);
    choose('INR');
    expect(marks([50_000, 1_500_000])).toEqual(['₹50K', '₹15L']);
    expect(shortNumber(1_500_000, presentation, money)).toBe('15L');
    choose('SEK');
    expect(marks([1_250_000])).toEqual(['kr 1.25M']);
  });

  test('the heading of a column of a file, whose figures stay plain', () => {
    expect(csvOf({ paid: money }, [{ paid: Big('1234.5') }], context())).toBe(
      '\ufeff"Paid (EUR)"\r\n1234.50\r\n',
    );
    choose('JPY');
    expect(csvOf({ paid: money }, [{ paid: Big('1234.5') }], context())).toBe(
      '\ufeff"Paid (JPY)"\r\n1235\r\n',
    );
  });
});

describe('a link', () => {
  const calculator = { manifest: pageManifest(expand(source)) } as never;
  const { ownMoney: _, ...without } = pageManifest(expand(source));

  test('carries the currency of a page that shows amounts in it', () => {
    vi.stubGlobal('location', { origin: 'https://x', pathname: '/p' });
    expect(linkHere(calculator, { price: '1' }, presentation)).toBe('https://x/p#price=1');
    choose('INR');
    expect(linkHere(calculator, { price: '1' }, presentation)).toBe(
      'https://x/p#price=1&money=INR',
    );
    expect(linkHere({ manifest: without } as never, { price: '1' }, presentation)).toBe(
      'https://x/p#price=1',
    );
  });

  test('names no unknown input by it', () => {
    const { fields } = expand(source);
    expect(readFragment('#price=1&money=INR&mony=2', fields)?.unknown).toEqual(['mony']);
  });
});

describe('a large number in words', () => {
  const words = (value: string) => magnitude(Big(value), presentation);

  test('has millions first, and lakh; none up to 99,999 or where words end', () => {
    expect(words('99999.99')).toBeUndefined();
    expect(words('100000')).toBe('100,000 is 100 thousand (1 lakh).');
    expect(words('1000000')).toBe('1,000,000 is 1 million (10 lakh).');
    expect(words('-25000000')).toBe('-25,000,000 is -25 million (-2.5 crore).');
    expect(words('3000000000')).toBe('3,000,000,000 is 3 billion (300 crore).');
    expect(words('1e12')).toBe('1,000,000,000,000 is 1 trillion (1 lakh crore).');
    expect(words('1e16')).toBeUndefined();
  });

  test('says so where it is rounded', () => {
    expect(words('1234567.8')).toBe('1,234,567.8 is about 1.23 million (12.35 lakh).');
    expect(words('1250000')).toBe('1,250,000 is 1.25 million (12.5 lakh).');
  });

  test('has lakh first for those who count in it', () => {
    for (const code of ['INR', 'PKR', 'BDT', 'NPR', 'LKR']) {
      choose(code);
      expect(words('1000000')).toBe('10,00,000 is 10 lakh (1 million).');
    }
    expect(plain(magnitude(Big(1e6), presentation, '', true) ?? '')).toMatch(
      /^Rs 1,000,000 is 10 lakh/,
    );
    choose('USD');
    expect(words('1000000')).toBe('1,000,000 is 1 million (10 lakh).');
    expect(magnitude(Big(1e6), presentation, '', true)).toBe('$1,000,000 is 1 million (10 lakh).');
    expect(magnitude(Big(1e6), presentation, '₹')).toBe('10,00,000 is 10 lakh (1 million).');
  });

  const notes = (text: string, field: object = number, refused = false, byHand = true) =>
    notesOn(
      { fieldText: text, ownUnit: '', unit: '', texts: [text], byHand },
      field as NumberField,
      refused,
      presentation,
    );

  test('is said of what was typed and is accepted, and not announced', () => {
    expect(notes('1000000')).toEqual([{ text: '1,000,000 is 1 million (10 lakh).', quiet: true }]);
    expect(notes('1000000', number, true)).toEqual([]);
    expect(notes('1000000', number, false, false)).toEqual([]);
    expect(notes('1.000.000').map(({ quiet }) => quiet)).toEqual([undefined, true]);
  });

  test('the sign of another currency than the visitor’s own converts nothing, and says so', () => {
    const said = (text: string, field: object) =>
      notes(text, field).some((note) => note.text.includes('not converted'));
    const field = { ...number, ownMoney: true };
    expect(said('$5', field)).toBe(false);
    choose('INR');
    expect(notes('$5', field)[0]).toEqual({
      text: 'This amount is in INR, not in $. It is not converted.',
    });
    expect(said('$5', number)).toBe(false);
    expect([said('₹5', field), said('Rs 5', field)]).toEqual([false, false]);
    choose('PKR');
    expect(said('Rs 5', field)).toBe(false);
  });
});
