import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currencies } from '../calculators/shared/currencies.ts';
import { Big } from '../schemas/decimal.ts';
import type { Rates } from '../schemas/manifest.ts';
import { loadCalculator, loadCatalogue, root } from '../scripts/calculators.ts';
import { parseDayFile, RatesError, ratesModule, tableOf } from '../scripts/rates/day-file.ts';
import {
  filesOf,
  historyOf,
  historyPath,
  historyText,
  parseHistory,
} from '../scripts/rates/history.ts';
import { fillHistory, renew } from '../scripts/rates/renew.ts';
import { readSource } from '../scripts/rates/source.ts';
import { answer } from '../src/engine/answer/answer.ts';
import type { Calculator } from '../src/engine/calculator.ts';
import { today } from '../src/engine/check/random-inputs.ts';
import { pageManifest } from '../src/engine/manifest/expand.ts';
import { rates } from '../src/engine/rates/rates.ts';
import { dayFile, fixedRates } from './fixtures/rates/rates.ts';

const folder = join(root, 'src/engine/rates');
const xml = readFileSync(join(folder, 'eurofxref.xml'), 'utf8');

describe('the table of rates', () => {
  test('is generated from the day’s XML of the European Central Bank', () => {
    expect(rates).toEqual(tableOf(parseDayFile(xml)));
    const source = readFileSync(join(folder, 'rates.ts'), 'utf8').replaceAll('\r\n', '\n');
    expect(source).toBe(ratesModule(parseDayFile(xml)));
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
});

describe('npm run rates', () => {
  const fixture = readFileSync(dayFile, 'utf8');
  /** The fixture's next day, with every rate a little higher. */
  const next = fixture
    .replace('2026-10-06', '2026-10-07')
    .replace(/rate='([\d.]+)'/g, (_, rate) => `rate='${Big(rate).times('1.02').toFixed()}'`);
  let scratch: string;

  beforeEach(() => {
    scratch = mkdtempSync(join(tmpdir(), 'rates-'));
    writeFileSync(join(scratch, 'rates.ts'), ratesModule(parseDayFile(fixture)));
    writeFileSync(join(scratch, 'eurofxref.xml'), fixture);
    writeFileSync(join(scratch, 'history.json'), historyText(historyOf([parseDayFile(fixture)])));
  });
  afterEach(() => rmSync(scratch, { recursive: true }));

  const files = () =>
    Object.fromEntries(
      readdirSync(scratch).map((name) => [name, readFileSync(join(scratch, name), 'utf8')]),
    );

  /** What the command prints, or why it refuses the text; `files()` are what it left. */
  async function renewed(text: string, { jump = 10, check = false, today = '2026-10-07' } = {}) {
    const where = join(scratch, 'given.xml');
    writeFileSync(where, text);
    const before = files();
    const result = await renew({
      ...{ where, folder: scratch, history: join(scratch, 'history.json') },
      ...{ present: fixedRates, today, jump, check },
    }).then(
      (lines) => ({ lines }),
      (error) => {
        if (!(error instanceof RatesError)) throw error;
        return { refused: error.lines };
      },
    );
    return { ...result, changed: JSON.stringify(before) !== JSON.stringify(files()) };
  }

  test('writes the table and the file of a later day, and prints what changed', async () => {
    const { lines, changed } = (await renewed(next)) as { lines: string[]; changed: boolean };
    expect(changed).toBe(true);
    expect(lines[0]).toBe('Day: 2026-10-06 → 2026-10-07');
    expect(lines).toContain('USD: 1.1269 → 1.149438 (+2.00 %)');
    expect(lines).toHaveLength(31);
    expect(files()).toEqual({
      'given.xml': next,
      'eurofxref.xml': next,
      'rates.ts': ratesModule(parseDayFile(next)),
      'history.json': historyText(historyOf([parseDayFile(next)])),
    });
    expect(files()['rates.ts']).toContain("asOf: '2026-10-07'");
  });

  test('changes nothing with --check, nor for the rates that are there already', async () => {
    const checked = await renewed(next, { check: true });
    expect(checked).toMatchObject({ changed: false });
    expect(checked).toHaveProperty(
      ['lines', 30],
      'The file is right. Nothing was changed, because of --check.',
    );
    expect(await renewed(fixture)).toEqual({
      changed: false,
      lines: ['The table already has the rates of 2026-10-06.'],
    });
  });

  test('reads attributes in either kind of quotes, comments, and further currencies', async () => {
    const other = next
      .replaceAll("'", '"')
      .replace(
        '</Cube>',
        '<Cube rate="7" currency="XYZ"/><!-- <Cube time="2020-01-01"> --></Cube>',
      );
    expect(await renewed(other)).toMatchObject({ changed: true });
  });

  const without = (code: string) => next.replace(new RegExp(`<Cube currency='${code}'[^>]*>`), '');
  const withRate = (code: string, rate: string) =>
    next.replace(new RegExp(`currency='${code}' rate='.*?'`), `currency='${code}' rate='${rate}'`);
  const envelope =
    'This is not a whole file of euro reference rates: it must be XML with one <gesmes:Envelope>.';
  const nothing = 'Nothing was changed.';

  test.each<[name: string, text: string, lines: readonly string[], options?: object]>([
    ['an empty file', ' \n', [expect.stringMatching(/given\.xml is empty\.$/)]],
    [
      'a file that is too large',
      next + ' '.repeat(100_000),
      [expect.stringMatching(/too large for a file of rates/)],
    ],
    [
      'a web page',
      '<!doctype html><html lang="en"><body>Not found</body></html>',
      ['This is a web page (HTML), not the XML file of the rates.'],
    ],
    ['another text', 'USD;1.1269', [envelope]],
    ['a file that is cut off', next.slice(0, -30), [envelope]],
    [
      'a file without a day',
      next.replace(/ time='.*?'/, ''),
      ['The file has no day (a <Cube time="…">).'],
    ],
    [
      'a day that is none',
      next.replace('2026-10-07', '2026-02-30'),
      ['“2026-02-30” is not a day like 2026-10-06.'],
    ],
    [
      'a day in another form',
      next.replace('2026-10-07', '7 October'),
      ['“7 October” is not a day like 2026-10-06.'],
    ],
    [
      'a file of several days',
      next.replace('</Cube>', "<Cube time='2026-10-06'></Cube></Cube>"),
      ['The file has the rates of 2 days: give the file of one day.'],
    ],
    [
      'a day in the future',
      next,
      ['The rates are of 2026-10-07, which is in the future: today is 2026-10-06.', nothing],
      { today: '2026-10-06' },
    ],
    [
      'a day before the present one',
      next.replace('2026-10-07', '2026-10-05'),
      ['The rates are of 2026-10-05, which is before the present ones of 2026-10-06.', nothing],
    ],
    ['a missing currency', without('INR'), ['INR: the file has no rate.', nothing]],
    [
      'several missing currencies',
      without('INR').replace(/<Cube currency='USD'[^>]*>/, ''),
      ['USD: the file has no rate.', 'INR: the file has no rate.', nothing],
    ],
    ['a currency twice', next.replace("'DKK'", "'USD'"), ['USD: the file has two rates.']],
    [
      'a code that is none',
      next.replace("'DKK'", "'usd'"),
      ['“usd” is not the code of a currency.'],
    ],
    ...['0', '0.000', '-1.2', '1e3', 'N/A', '', '1,13'].map((rate): [string, string, string[]] => [
      `the rate “${rate}”`,
      withRate('USD', rate),
      [`USD: “${rate}” is not a rate: it must be a number above 0.`],
    ]),
    [
      'a missing rate',
      next.replace(/currency='USD' rate='.*?'/, "currency='USD'"),
      ['USD: “” is not a rate: it must be a number above 0.'],
    ],
    [
      'a jump',
      withRate('USD', '1.24'),
      [
        'USD: 1.1269 → 1.24 for one euro is a jump of +10.04 %, above the 10 % that are accepted.',
        nothing,
      ],
    ],
    [
      'a fall',
      withRate('JPY', '16.03'),
      [
        'JPY: 178.15 → 16.03 for one euro is a jump of -91.00 %, above the 10 % that are accepted.',
        nothing,
      ],
    ],
    [
      'a smaller jump, if less is accepted',
      withRate('USD', '1.24'),
      expect.arrayContaining([expect.stringMatching(/^JPY: .*\+2\.00 %, above the 1 %/)]),
      { jump: 1 },
    ],
  ])('refuses %s, and changes nothing', async (_, text, lines, options) => {
    expect(await renewed(text, options)).toEqual({ refused: lines, changed: false });
  });

  test('accepts a greater jump where it is asked to', async () => {
    expect(await renewed(withRate('USD', '1.3'), { jump: 20 })).toMatchObject({ changed: true });
    // Exactly the accepted share is no jump.
    expect(await renewed(withRate('USD', '1.23959'))).toMatchObject({ changed: true });
  });
});

describe('the history of a year', () => {
  const fixture = parseDayFile(readFileSync(dayFile, 'utf8'));
  const on = (asOf: string, factor = 1) => ({
    asOf,
    perEuro: new Map([...fixture.perEuro].map(([code, rate]) => [code, rate.times(factor)])),
  });

  test('ends with the present rates', () => {
    const history = JSON.parse(readFileSync(join(root, historyPath), 'utf8'));
    const { asOf, perEuro } = filesOf(history).at(-1) ?? {};
    expect(asOf).toBe(rates.asOf);
    const euro = rates.EUR as Readonly<Record<string, number>>;
    for (const [code, rate] of perEuro ?? []) expect(rate.toNumber(), code).toBe(euro[code]);
  });

  test('keeps the last day of each week, and no day of more than a year before', () => {
    const days = ['2025-10-05', '2025-10-10', '2026-09-28', '2026-10-02', '2026-10-05'];
    const history = historyOf([...days.map((day) => on(day)), fixture]);
    expect(Object.keys(history.days)).toEqual([
      '2025-10-05',
      '2025-10-10',
      '2026-10-02',
      '2026-10-06',
    ]);
    const later = historyOf([...filesOf(history), on('2026-10-12')]);
    expect(Object.keys(later.days)).toEqual(['2026-10-02', '2026-10-06', '2026-10-12']);
    expect(filesOf(history).at(-1)?.perEuro.get('USD')?.toFixed()).toBe('1.1269');
  });

  const codes = [...fixture.perEuro.keys()];
  const line = (day: string, rate: (code: string) => string) =>
    [day, ...codes.map(rate), ''].join(',');
  const rateOf = (code: string) => fixture.perEuro.get(code)?.toFixed() ?? '';
  const head = line('Date', (code) => code);

  test('is filled in from the file of all days, without days that lack a currency', () => {
    const text = [
      head,
      line('2026-10-05', rateOf),
      line('2026-10-04', (code) => (code === 'ISK' ? 'N/A' : rateOf(code))),
    ].join('\n');
    expect(parseHistory(text)).toMatchObject([{ asOf: '2026-10-05' }]);
  });

  test.each([
    [
      'another text',
      'USD;1.1',
      ['This is not the history of the rates: its first line must begin with “Date,”.'],
    ],
    ['a missing currency', head.replace('INR', 'XXX'), ['INR: has no column.']],
    [
      'a day in another form',
      `${head}\n${line('6/10/2026', rateOf)}`,
      ['Line 2: “6/10/2026” is not a day like 2026-10-06.'],
    ],
  ])('refuses %s', (_, text, lines) => {
    expect(() => parseHistory(text)).toThrow(new RatesError(lines));
  });

  test('is written by the command', async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'history-'));
    const [where, history] = [join(scratch, 'hist.csv'), join(scratch, 'history.json')];
    writeFileSync(where, `${head}\n${line('2025-12-31', rateOf)}\n${line('2026-10-07', rateOf)}`);
    writeFileSync(history, historyText(historyOf([])));
    const given = { where, folder, history, check: false };
    try {
      expect(await fillHistory({ ...given, check: true })).toEqual([
        'The file is right. Nothing was changed, because of --check.',
      ]);
      expect(JSON.parse(readFileSync(history, 'utf8')).days).toEqual({});
      expect(await fillHistory(given)).toEqual([
        `The history has 2 days of the year to ${rates.asOf}.`,
      ]);
      expect(Object.keys(JSON.parse(readFileSync(history, 'utf8')).days)).toEqual([
        '2025-12-31',
        rates.asOf,
      ]);
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
});

describe('the source of the rates', () => {
  const refusal = (where: string, options = {}) =>
    readSource(where, options).then(
      (text) => text,
      (error) => (error as RatesError).lines,
    );
  const address = 'https://rates.example/day.xml';
  const answering = (body: string, init: ResponseInit & { url?: string }) => {
    const response = new Response(body, init);
    Object.defineProperty(response, 'url', { value: init.url ?? address });
    return { fetch: async () => response };
  };

  test('is a file or an https address', async () => {
    expect(await readSource(dayFile)).toContain('2026-10-06');
    expect(await readSource(address, answering('<x/>', { status: 200 }))).toBe('<x/>');
  });

  test.each([
    ['nowhere.xml', {}, 'There is no file nowhere.xml.'],
    [root, {}, `${root} is a folder, not a file.`],
    ['http://rates.example/', {}, 'http://rates.example/ is not an https address.'],
    ['ftp://rates.example/', {}, 'ftp://rates.example/ is not an https address.'],
    ['https://', {}, '“https://” is not an address.'],
    [
      address,
      answering('no', { status: 404, statusText: 'Not Found' }),
      `${address} answered with HTTP status 404 Not Found`,
    ],
    [
      address,
      answering('<x/>', { status: 200, url: 'http://rates.example/' }),
      `${address} leads on to http://rates.example/, which is not https.`,
    ],
    [
      address,
      {
        fetch: async () => {
          throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
        },
      },
      `${address} cannot be fetched: getaddrinfo ENOTFOUND.`,
    ],
    [
      address,
      {
        timeout: 20,
        fetch: (_: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      },
      `${address} did not answer within 0.02 seconds.`,
    ],
  ])('is refused with the reason: %s', async (where, options, message) => {
    expect(await refusal(where, options)).toEqual([message]);
  });

  test('on Windows, a path with a drive is a file', async () => {
    expect(await refusal('C:\\rates.xml')).toEqual(['There is no file C:\\rates.xml.']);
  });

  test.each([
    [[], 'Give the file or the address of the exchange rates.'],
    [['a', 'b'], 'Give one file or one address.'],
    [['--jump', 'much', 'a'], '“--jump much”: give a number of percent above 0.'],
    [['--jump', '0', 'a'], '“--jump 0”: give a number of percent above 0.'],
    [['--loud', 'a'], "Unknown option '--loud'"],
    [['nowhere.xml'], 'There is no file nowhere.xml.'],
  ])('the command line %j is refused with the reason', (args, message) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/rates.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
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

  test('lists each currency with its sign', () => {
    const { fields } = pageManifest(calculator.manifest as never);
    expect(fields.from).toMatchObject({ options: { EUR: { symbol: '€', name: 'Euro' } } });
    expect(JSON.stringify(fields.from)).not.toContain('"say"');
  });

  test('says when the rates are more than a week old, and not before', () => {
    const cautions = (day: string) => {
      const outcome = answer(calculator, { amount: '1' }, { today: day, rates: table });
      return outcome.ok ? outcome.cautions.join() : outcome.errors;
    };
    expect(cautions('2019-12-31')).toBe('');
    expect(cautions('2020-01-08')).toBe('');
    expect(cautions('2020-01-09')).toMatch(/^These exchange rates are more than a week old/);
    expect(cautions('2020-01-31')).toMatch(/Look up a current rate/);
    expect(cautions('2020-02-01')).toMatch(/^These reference rates are 31 days old\./);
    expect(cautions('2030-01-01')).toMatch(/^These reference rates are 3653 days old\./);
  });
});
