import { english } from '../format/presentation.ts';

/*
 * Whether summer time makes a difference between the time zones of a form. The browser's own data says
 * when a zone has it.
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
 * Why standard time is not the answer for the zones among a form's inputs: one has summer time on a day
 * (YYYY-MM-DD), and that changes the hours between them. Nothing if all of them have it, or none has.
 */
export function summerTimeDoubt(inputs: readonly unknown[], day: string): string | undefined {
  const zones = inputs.filter((each) => /^(?:UTC|[A-Z]\w+\/\w+)$/.test(String(each))) as string[];
  const shifted = zones.filter((zone) => isShifted(zone, day));
  const [first] = shifted;
  return first && shifted.length < zones.length
    ? `${first.replace(/.*\//, '')} has summer time today, and the calculator counts in standard time`
    : undefined;
}
