import { expect, test } from 'vitest';
import { answer } from './answers.ts';
import { dateTime } from './date-time.ts';
import type { Typed } from './oracle.ts';

/*
 * What is checked beside the examples that the files in `examples` list.
 */

const ask = (slug: string, typed: Typed) => answer(dateTime[slug], typed);

test('business-days: refuses too many dates', () => {
  const typed = { mode: 'add', start: '2026-10-20', daysToMove: '1' };
  expect(ask('business-days', { ...typed, holidays: '2026-12-25 '.repeat(201) })).toEqual({
    message: 'Enter at most 200 dates.',
    field: 'holidays',
  });
});

test('timesheet: rounds both clock times, halves up, and numbers the rows that count', () => {
  const shifts = [
    { day: 'Off', startTime: '', endTime: '', breakMinutes: '' },
    { day: '', startTime: '08:57', endTime: '23:57', breakMinutes: '' },
  ];
  const { totalPay, ...answered } = ask('timesheet', { shifts, rounding: 'six' });
  expect(totalPay).toBeUndefined();
  expect(answered).toMatchObject({
    shiftTable: [{ shift: 'Shift 1', time: '15:00', hours: '15.00' }],
  });
});
