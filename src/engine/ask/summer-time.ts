import { english } from '../format/presentation.ts';

/*
 * Whether summer time makes a difference between the time zones of a form. The browser's own data says
 * when a zone has it.
 */

/** The minutes that a zone is ahead of UTC at noon of a day. */
function offsetOf(timeZone: string, day: string): number {
  const parts = new Intl.DateTimeFormat(english.locale, { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(new Date(`${day}T12:00:00Z`)).at(-1)?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([-+])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
}

/** The minutes by which a zone's clocks are ahead of its standard time on a day. */
function shiftOf(zone: string, day: string): number {
  const year = day.slice(0, 4);
  const standard = Math.min(...['01-01', '07-01'].map((each) => offsetOf(zone, `${year}-${each}`)));
  return offsetOf(zone, day) - standard;
}

/**
 * The zones among a form's inputs that have summer time on a day (YYYY-MM-DD), if that changes the hours
 * between them; none if all of them have it, or none has.
 */
export function inSummerTime(inputs: readonly unknown[], day: string): readonly string[] {
  const zones = inputs.filter((each) => /^(?:UTC|[A-Z]\w+\/\w+)$/.test(String(each))) as string[];
  const shifted = zones.filter((zone) => shiftOf(zone, day) > 0);
  return shifted.length < zones.length ? shifted : [];
}
