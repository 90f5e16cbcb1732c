import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { calendarText } from '../src/engine/answer/calendar.ts';
import { daysToKeep } from '../src/engine/answer/days-to-keep.ts';
import { today } from '../src/engine/check/random-inputs.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import type { FormValues } from '../src/engine/input/kinds/kind.ts';

/*
 * The file of a result's days for calendars, read by a parser that others wrote.
 */

const link = 'https://a.example/calculator/x#one=1,2;3&two=%C3%A9';
const now = new Date('2026-11-30T09:10:11.123Z');

const loan = { principal: '1000000', annualRate: '8.5', tenureYears: '20' };

async function resultOf(slug: string, given: FormValues) {
  const folder = findCalculators().find((each) => each.slug === slug);
  if (!folder) throw new Error(`There is no calculator ${slug}.`);
  const calculator = await loadCalculator(folder);
  const typed = { ...initialValues(calculator.manifest, today), ...given };
  const solved = answer(calculator, typed, { today });
  if (!solved.ok) throw new Error(solved.errors[0]?.message);
  return { calculator, answer: solved, typed };
}

async function textOf(slug: string, given: FormValues): Promise<string> {
  const { typed, ...result } = await resultOf(slug, given);
  return calendarText(result, { typed, link, now });
}

/** The entries of a calendar, as the parser reads them. */
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));

describe('the file for a calendar', () => {
  test('has a loan’s last instalment as an entry for a whole day, with the inputs and the link', async () => {
    const text = await textOf('loan-emi', { ...loan, firstPaymentDate: '2027-01-05' });
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
    const [event, ...more] = entriesOf(text);
    expect(more).toEqual([]);
    expect(event?.summary).toBe('Last instalment of the loan');
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2046-12-05');
    expect(event?.duration.toSeconds()).toBe(24 * 60 * 60);
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(event?.component.getFirstPropertyValue('url')).toBe(link);
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-30T09:10:11Z');
    const lines = event?.description.split('\n') ?? [];
    expect(lines[0]).toBe('Loan EMI Calculator');
    expect(lines).toContain('Loan amount: ₹10,00,000');
    expect(lines).toContain('Last instalment on: 5 December 2046');
    expect(lines.at(-1)).toBe(link);
  });

  test('has one entry for each day of a result', async () => {
    const text = await textOf('ovulation', { lastPeriodStart: '2026-11-20', cycleLength: '28' });
    expect(
      entriesOf(text).map(({ summary, startDate }) => [summary, startDate.toString()]),
    ).toEqual([
      ['Likely ovulation', '2026-12-04'],
      ['Next period, estimated', '2026-12-18'],
      ['First fertile day, estimated', '2026-11-29'],
    ]);
  });

  test('breaks its lines with CR and LF, after at most 75 octets and never within a character', async () => {
    const { typed, calculator, answer } = await resultOf('loan-emi', {
      ...loan,
      firstPaymentDate: '2027-01-05',
    });
    const title = `é₹${'👩‍👩‍👧 שלום '.repeat(20)}`;
    const odd = { ...calculator, manifest: { ...calculator.manifest, title } };
    const text = calendarText({ calculator: odd, answer }, { typed, link, now });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const bytes = new TextEncoder().encode(text);
    const strict = new TextDecoder('utf-8', { fatal: true });
    let start = 0;
    let longest = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      if (bytes[at] !== 13) continue;
      const line = bytes.slice(start, at);
      longest = Math.max(longest, line.length);
      // Throws if the line begins or ends within a character.
      strict.decode(line);
      start = at + 2;
    }
    expect(longest).toBeLessThanOrEqual(75);
    expect(longest).toBeGreaterThan(70);
  });

  test('holds any text as it is: commas, semicolons, backslashes, line breaks, other scripts, emoji', async () => {
    const { typed, calculator, answer } = await resultOf('date-add', {
      date: '2027-01-05',
      days: '3',
    });
    const title = `A;b,c\\n\\d "e": ‮مرحبا‬ ${'👩‍👩‍👧'.repeat(30)} END:VEVENT`;
    const odd = { ...calculator, manifest: { ...calculator.manifest, title } };
    const text = calendarText({ calculator: odd, answer }, { typed, link, now });
    const [event, ...more] = entriesOf(text);
    expect(more).toEqual([]);
    expect(event?.description.split('\n')[0]).toBe(title);
    const broken = { ...odd, manifest: { ...odd.manifest, title: 'a\r\nEND:VEVENT\u0007b' } };
    const again = calendarText({ calculator: broken, answer }, { typed, link, now });
    expect(entriesOf(again)[0]?.description).toMatch(/^a\nEND:VEVENT b\n/);
  });

  test('names an entry by the calculator, the inputs and the day, whenever it is written', async () => {
    const uidOf = async (given: FormValues, later = now) => {
      const { typed, ...result } = await resultOf('loan-emi', { ...loan, ...given });
      return entriesOf(calendarText(result, { typed, link, now: later }))[0]?.uid;
    };
    const first = await uidOf({ firstPaymentDate: '2027-01-05' });
    expect(first).toMatch(/^[\w@-]{20,255}$/);
    expect(await uidOf({ firstPaymentDate: '2027-01-05' }, new Date('2027-05-05'))).toBe(first);
    expect(await uidOf({ firstPaymentDate: '2027-01-06' })).not.toBe(first);
    expect(await uidOf({ firstPaymentDate: '2027-01-05', annualRate: '8' })).not.toBe(first);
  });
});

describe('the days to keep', () => {
  test('are those that are shown: none without the date that they depend on', async () => {
    expect(daysToKeep(await resultOf('loan-emi', loan))).toEqual([]);
    expect(daysToKeep(await resultOf('tip', { bill: '50', tipPercent: '18' }))).toEqual([]);
  });

  test('are those of years that calendars know', async () => {
    const { calculator, answer } = await resultOf('date-add', { date: '2027-01-05', days: '3' });
    const at = (resultDate: string) =>
      daysToKeep({ calculator, answer: { ...answer, results: { ...answer.results, resultDate } } });
    expect(at('2027-01-08')).toHaveLength(1);
    expect(at('+012027-01-08')).toEqual([]);
    expect(at('-000001-01-08')).toEqual([]);
  });

  test('are in every example with such a date a file that the parser reads', async () => {
    let read = 0;
    for (const folder of findCalculators()) {
      const calculator = await loadCalculator(folder);
      if (!Object.values(calculator.manifest.results).some((each) => 'calendar' in each)) continue;
      for (const { given } of calculator.manifest.examples ?? []) {
        const typed = { ...initialValues(calculator.manifest, today), ...(given as FormValues) };
        const solved = answer(calculator, typed, { today });
        if (!solved.ok) continue;
        const result = { calculator, answer: solved };
        const days = daysToKeep(result).map(({ day, name }) => [name, day]);
        if (days.length === 0) continue;
        const entries = entriesOf(calendarText(result, { typed, link, now }));
        expect(entries.map((each) => [each.summary, each.startDate.toString()])).toEqual(days);
        read += 1;
      }
    }
    expect(read).toBeGreaterThan(10);
  });
});
