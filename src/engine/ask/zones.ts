import type { Calculator } from '../calculator.ts';
import { english } from '../format/presentation.ts';
import type { Asked } from './answers.ts';

/*
 * Questions about time zones. The browser's own data says when a zone has summer time.
 */

/** How far a zone is ahead of UTC at noon of a day: 530 for five hours and a half. */
function offsetOf(timeZone: string, day: string): number {
  const parts = new Intl.DateTimeFormat(english.locale, { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(new Date(`${day}T12:00:00Z`)).at(-1)?.value;
  return Number(name?.replace(/GMT|:/g, ''));
}

/** Whether a zone's clocks are ahead of its standard time on a day. */
function isShifted(zone: string, day: string): boolean {
  const [year, offset] = [day.slice(0, 4), offsetOf(zone, day)];
  return ['01-01', '07-01'].some((each) => offset > offsetOf(zone, `${year}-${each}`));
}

/**
 * Takes what a question says to a calculator of time zones. Gives it with the current day where it names none, as on
 * the page; and with the reason why there is no answer if it names standard time by its letters, and the zone has
 * summer time on that day.
 */
export function onDay(read: Asked, { manifest: { fields } }: Calculator, today: string): Asked {
  const id = Object.keys(fields).find((each) => 'opens' in (fields[each] as object));
  if (id === undefined) return read;
  const day = String(read.given[id] ?? today);
  const named = read.understood.find(({ text, field }) => {
    const zone = String(read.given[field]);
    return (
      /^(?:[ecmp]st|aest|cet|.*\bstandard\b.*)$/i.test(text) &&
      zone.includes('/') &&
      isShifted(zone, day)
    );
  });
  return {
    ...read,
    given: { ...read.given, [id]: day },
    assumed: id in read.given ? read.assumed : [...read.assumed, id],
    refusal: named && `“${named.text}” is standard time, and there is summer time on that day`,
  };
}
