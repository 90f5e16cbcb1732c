import { expect, test } from 'vitest';
import states from '../calculators/shared/data/sales-tax-us.json' with { type: 'json' };
import vat from '../calculators/shared/data/vat.json' with { type: 'json' };
import { dated, lastDayOf } from '../calculators/shared/reference-data.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { endingData, wrongData, wrongIn } from '../scripts/check/reference-data.ts';
import { answer } from '../src/engine/answer/answer.ts';

/*
 * Data sets: dated figures as JSON, of which manifests make choices, cautions and sources.
 */

test('nothing is wrong in the data sets of the site', () => {
  expect(wrongData()).toEqual([]);
});

const file = 'calculators/shared/data/vat.json';
const { atStandard } = vat.entries;

test.each([
  [{ ...vat, source: [] }, 'source', 'needs at least one publication.'],
  [{ ...vat, lookedUp: undefined }, 'lookedUp', 'must be a day like 2026-12-31.'],
  [{ ...vat, validUntil: '31 December 2026' }, 'validUntil', 'must be a day like 2026-12-31.'],
  [{ ...vat, validUntil: '2025-12-31' }, 'validUntil', 'must not be before validFrom.'],
  [
    { ...vat, whenPast: 'Old.' },
    'whenPast',
    'must name the end: write {validUntil} or {last} in it.',
  ],
  [{ ...vat, id: 'gst' }, 'id', 'must be the file’s name: “vat”.'],
  [{ ...vat, rate: 1 }, '', 'Unrecognized key: "rate"'],
  [
    { ...vat, confidence: 'low' },
    'confidence',
    'must be `high`, or `medium` if the first note says what no second source confirms.',
  ],
  [
    { ...vat, confidence: 'medium', notes: [] },
    'notes',
    'must say first what no second source confirms.',
  ],
  [
    { ...vat, annual: { '2024': '100.0', '2026': '104.1' } },
    'annual.2026',
    'does not follow 2025: add that year.',
  ],
  [
    { ...vat, months: { '2026': `100.0 101${' -'.repeat(11)}` } },
    'months.2026',
    'must be up to twelve values, with “-” for none.',
  ],
  [
    { ...vat, entries: { atStandard: { ...atStandard, rate: 19 } } },
    'entries.atStandard.label',
    'must name the rate: 19%.',
  ],
  [
    { ...vat, entries: { atStandard, atOther: atStandard } },
    'entries.atOther.label',
    'is that of atStandard: give each entry its own.',
  ],
])('a data set with a mistake is refused: %#', (set, key, message) => {
  expect(wrongIn(file, JSON.stringify(set))).toContainEqual({ file, key, message });
});

test('a file that is not JSON is refused', () => {
  expect(wrongIn(file, '{')[0]?.message).toMatch(/^is not JSON: /);
});

test('the end of a data set is announced three months before, and every day after it', () => {
  const files = [{ file, text: JSON.stringify({ ...vat, validUntil: '2026-12-31' }) }];
  expect(endingData('2026-09-29', 3, files)).toEqual([]);
  const near = 'is near: look up what holds after 2026-12-31.';
  expect(endingData('2026-09-30', 3, files)).toEqual([]);
  expect(endingData('2026-10-01', 3, files)).toEqual([{ file, key: 'validUntil', message: near }]);
  const past = 'is past since 2026-12-31: look up the figures that hold now.';
  expect(endingData('2027-01-01', 3, files)).toEqual([{ file, key: 'validUntil', message: past }]);
});

const folder = findCalculators().find(({ slug }) => slug === 'vat');
if (!folder) throw new Error('There is no vat calculator.');
const calculator = await loadCalculator(folder);
const cautionsOn = (today: string, given: Record<string, string>) => {
  const outcome = answer(calculator, { netPrice: '100', ...given }, { today });
  if (!outcome.ok) throw new Error('There is no answer.');
  return outcome.cautions;
};
const listed = { place: 'deStandard' };

test('every state has both rates of its entry', async () => {
  const found = findCalculators().find(({ slug }) => slug === 'sales-tax');
  if (!found) throw new Error('There is no sales-tax calculator.');
  const salesTax = await loadCalculator(found);
  expect(Object.keys(states.entries)).toHaveLength(50);
  for (const [place, entry] of Object.entries(states.entries)) {
    for (const include of ['combined', 'state'] as const) {
      const given = { netPrice: '10000', place, include };
      const outcome = answer(salesTax, given, { today: '2026-11-28' });
      expect(outcome.ok && Number(outcome.results.tax), entry.label).toBeCloseTo(
        entry[include] * 100,
        10,
      );
    }
  }
});

test('every place has the rate of its entry', () => {
  expect(Object.keys(vat.entries).length).toBeGreaterThan(100);
  for (const [place, { rate, label }] of Object.entries(vat.entries)) {
    const outcome = answer(calculator, { netPrice: '1000', place }, { today: '2026-11-28' });
    expect(outcome.ok && Number(outcome.results.vat), label).toBeCloseTo(rate * 10, 10);
  }
});

test('a result from a data set that is past says so, and one within its dates does not', () => {
  const past =
    /^These figures were checked for VAT and GST rates .*, valid until 31 December 2026\. That day has passed/;
  expect(cautionsOn('2026-12-31', listed).join('\n')).not.toMatch(/checked for/);
  expect(cautionsOn('2027-01-01', listed)[0]).toMatch(past);
  expect(cautionsOn('2027-01-01', {}).join('\n')).not.toMatch(/checked for/);
});

test('a result from a data set that does not hold yet says so', () => {
  expect(cautionsOn('2025-12-31', listed)[0]).toBe('These figures apply from 1 January 2026.');
  expect(cautionsOn('2026-01-01', listed).join('\n')).not.toMatch(/apply from/);
});

test('a result from a data set names it, its publishers and the day on which it was looked up', () => {
  const source =
    /VAT and GST rates .*: Taxes in Europe Database .*; looked up 23 November 2026\.$/m;
  expect(cautionsOn('2026-12-31', listed).join('\n')).toMatch(source);
  expect(cautionsOn('2026-12-31', {}).join('\n')).not.toMatch(source);
});

test('an index is past some months after its last value, and says which that is', async () => {
  expect(lastDayOf({ validUntil: '2026-05-31', pastAfterMonths: 6 })).toBe('2026-11-30');
  expect(lastDayOf({ validUntil: '2024-12-31', pastAfterMonths: 18 })).toBe('2026-06-30');
  const found = findCalculators().find(({ slug }) => slug === 'inflation');
  if (!found) throw new Error('There is no inflation calculator.');
  const inflation = await loadCalculator(found);
  const cautions = (today: string) => {
    const outcome = answer(inflation, { mode: 'table', fromYear: '1990' }, { today });
    return outcome.ok ? outcome.cautions.join('\n') : undefined;
  };
  expect(cautions('2026-11-30')).not.toMatch(/ends with/);
  expect(cautions('2026-12-01')).toMatch(/^The table of this index ends with May 2026\./);
});

test('figures that no second source confirms say so', async () => {
  expect(dated({ ...vat, confidence: 'medium', notes: ['Doubtful.'] }, 'listed').doubt).toBe(
    'Doubtful.',
  );
  expect(dated(vat, 'listed').doubt).toBeUndefined();
});
