import type { Tables } from '#schemas/manifest.ts';
import { dayNumber } from '#shared/calendar.ts';
import { momentsOf, offsetAt, secondsADay } from '#shared/offsets.ts';
import { dayAndTime } from './clocks.ts';
import type manifest from './manifest.ts';

const days: Readonly<Record<string, string>> = {
  '-2': ' two days before',
  '-1': ' day before',
  '0': '',
  '1': ' next day',
  '2': ' two days on',
};

/** Whether all times of day lie from one whole hour to before another. */
const allWithin = (times: readonly string[], first: string, end: string): boolean =>
  times.every((time) => first <= time && time < end);

/** What each zone's clocks show at every whole hour of the day, and the hours that suit all of them. */
export const tables: Tables<typeof manifest> = ({ date, from, to, others = [] }) => {
  if (date === undefined) return { meeting: [] };
  const start = dayNumber(date) * secondsADay;
  const zones = [to, ...others.map(({ zone }) => zone)];
  const meeting = Array.from({ length: 24 }, (_, hour) => start + hour * 3600).flatMap(
    (reading) => {
      const [moment] = momentsOf(from, reading);
      if (moment === undefined) return [];
      const here = dayAndTime(reading).time;
      const clocks = zones.map((zone) => dayAndTime(moment + offsetAt(zone, moment)));
      const [there, other1, other2, other3, other4] = clocks.map(
        ({ day, time }) => `${time}${days[dayNumber(day) - dayNumber(date)]}`,
      );
      const times = [here, ...clocks.map(({ time }) => time)];
      const fit = allWithin(times, '09:00', '17:00')
        ? 'Working hours'
        : allWithin(times, '07:00', '22:00')
          ? 'Waking hours'
          : '';
      return [{ here, there: there as string, other1, other2, other3, other4, fit }];
    },
  );
  return { meeting };
};
