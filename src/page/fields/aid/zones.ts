import type { TimeField } from '../../../../schemas/manifest.ts';
import { english } from '../../../engine/format/presentation.ts';
import type { ControlProps } from '../control.ts';
import type { Entry } from '../options.ts';

const zoneOf = (timeZone?: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone;
  } catch {
    // The browser lacks the zone.
    return undefined;
  }
};

/** Takes time zones; gives them with the visitor's own first, under a heading of its own, if it is among them. */
export function ownZoneFirst(all: readonly Entry[]): readonly Entry[] {
  const zone = zoneOf();
  // A browser may call the zone by an older name, such as Asia/Calcutta.
  const [continent = ''] = (zone ?? '').split('/');
  const own =
    all.find(([id]) => id === zone) ??
    all.find(([id]) => id.startsWith(continent) && zoneOf(id) === zone);
  return own
    ? [[own[0], { ...own[1], heading: 'Your time zone' }], ...all.filter((each) => each !== own)]
    : all;
}

/** The day and the time of this moment, as the clocks of a time zone show them; of UTC if the browser lacks it. */
function now(timeZone: string): readonly [day: string, time: string] {
  const clock = new Intl.DateTimeFormat(english.locale, {
    timeZone: zoneOf(timeZone) ?? 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = clock.formatToParts(new Date()).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return [`${year}-${month}-${day}`, `${hour}:${minute}`];
}

/** Fills this moment into a form, as the clocks of the chosen time zone show it. */
export function fillInNow({ name, field, form, values }: ControlProps<TimeField>): void {
  const { date = '', zone = '' } = field.nowButton ?? {};
  const [day, time] = now(String(values[zone]));
  form.setValue(date, day);
  form.setValue(name, time);
}
