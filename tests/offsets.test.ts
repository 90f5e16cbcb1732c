import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  clockChanges,
  momentOfSkipped,
  momentsOf,
  offsetAt,
} from '../calculators/shared/offsets.ts';
import { runs } from '../src/engine/check/random-inputs.ts';

/*
 * The clocks of time zones: published changes, and Temporal over the whole range of years.
 */

const zones = [
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Paris',
  'Africa/Johannesburg',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
] as const;

/** The clock reading of a text such as "2026-11-01T01:30". */
const reading = (text: string): number => Date.parse(`${text}Z`) / 1000;

const first = reading('0001-01-02T00:00');
const last = reading('9999-12-30T00:00');
const zone = fc.constantFrom(...zones);
const moment = fc.oneof(
  fc.integer({ min: first, max: last }),
  fc.integer({ min: reading('1850-01-01T00:00'), max: reading('2100-01-01T00:00') }),
);

describe('the offset of a zone', () => {
  test.each([
    ['UTC', '2026-07-01T00:00', 0],
    ['America/New_York', '2026-01-01T12:00', -5 * 3600],
    ['America/New_York', '2026-07-01T12:00', -4 * 3600],
    ['Asia/Kolkata', '2026-07-01T12:00', 5.5 * 3600],
    ['Asia/Kathmandu', '2026-07-01T12:00', 5.75 * 3600],
    // Local mean time, before standard time came.
    ['America/New_York', '1850-01-01T00:00', -(4 * 3600 + 56 * 60 + 2)],
    ['America/New_York', '0001-01-01T00:00', -(4 * 3600 + 56 * 60 + 2)],
    ['Asia/Tokyo', '9999-12-31T23:59', 9 * 3600],
  ])('%s at %s UTC', (name, text, offset) => {
    expect(offsetAt(name, reading(text))).toBe(offset);
  });

  test('is that of Temporal', () => {
    fc.assert(
      fc.property(zone, moment, (name, at) => {
        const there = new Temporal.ZonedDateTime(BigInt(at) * 1_000_000_000n, name);
        expect(offsetAt(name, at)).toBe(there.offsetNanoseconds / 1e9);
      }),
      runs,
    );
  });
});

describe('a clock reading', () => {
  const newYork = 'America/New_York';

  test('belongs to one moment, to two, or to none', () => {
    expect(momentsOf(newYork, reading('2026-06-01T12:00'))).toEqual([reading('2026-06-01T16:00')]);
    expect(momentsOf(newYork, reading('2026-11-01T01:30'))).toEqual([1793511000, 1793514600]);
    expect(momentsOf(newYork, reading('2026-11-01T02:00'))).toEqual([reading('2026-11-01T07:00')]);
    expect(momentsOf(newYork, reading('2026-03-08T02:00'))).toEqual([]);
    expect(momentsOf(newYork, reading('2026-03-08T02:59'))).toEqual([]);
    expect(momentsOf(newYork, reading('2026-03-08T03:00'))).toEqual([reading('2026-03-08T07:00')]);
  });

  test('that is skipped is read with the offset from before the change', () => {
    const at = momentOfSkipped(newYork, reading('2026-03-08T02:30'));
    expect(at).toBe(reading('2026-03-08T07:30'));
    expect(at + offsetAt(newYork, at)).toBe(reading('2026-03-08T03:30'));
  });

  test('gives the moments of Temporal, also near changes', () => {
    const near = fc
      .tuple(zone, fc.integer({ min: 1900, max: 2100 }))
      .chain(([name, year]) => {
        const changes = clockChanges(
          name,
          reading(`${year}-01-01T00:00`),
          reading(`${year}-12-31T00:00`),
        );
        const around = changes.map((each) => each.moment + each.after);
        return fc.tuple(
          fc.constant(name),
          fc.constantFrom(...around, reading(`${year}-05-05T05:05`)),
          fc.integer({ min: -9000, max: 9000 }),
        );
      })
      .map(([name, at, seconds]) => [name, at + seconds] as const);
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(zone, moment)), ([name, at]) => {
        const local = new Date(at * 1000).toISOString().slice(0, 19);
        const there = (disambiguation: 'earlier' | 'later' | 'compatible') =>
          Temporal.PlainDateTime.from(local.padStart(19, '0')).toZonedDateTime(name, {
            disambiguation,
          }).epochMilliseconds / 1000;
        const moments = momentsOf(name, at);
        if (moments.length === 0) expect(momentOfSkipped(name, at)).toBe(there('compatible'));
        else expect(moments).toEqual([...new Set([there('earlier'), there('later')])]);
      }),
      runs,
    );
  });
});

describe('the changes of clocks', () => {
  const year = (name: string, of: number) =>
    clockChanges(name, reading(`${of}-01-01T00:00`), reading(`${of + 1}-01-01T00:00`));

  test('are found to the second, with the offsets on both sides', () => {
    expect(year('America/New_York', 2026)).toEqual([
      { moment: reading('2026-03-08T07:00'), before: -18_000, after: -14_400 },
      { moment: reading('2026-11-01T06:00'), before: -14_400, after: -18_000 },
    ]);
  });

  test('are none in a zone without summer time', () => {
    expect(year('Asia/Tokyo', 2026)).toEqual([]);
  });
});
