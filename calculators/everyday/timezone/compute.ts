import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { offsetAt, secondsADay } from '#shared/offsets.ts';
import { dayInWords } from '#shared/words.ts';
import { checkKnown, clockText, dayAndTime, momentsIn, readingOf } from './clocks.ts';
import type manifest from './manifest.ts';
import { abbreviationAt } from './names.ts';

const minus = '−';

/** So many hours, minutes and seconds: "5 hours 30 minutes"; parts of 0 are left out. */
function durationText(seconds: number): string {
  const parts = { hour: seconds / 3600, minute: (seconds / 60) % 60, second: seconds % 60 };
  return Object.entries(parts)
    .map(([unit, count]) => [Math.floor(count), unit] as const)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/** How far a zone's clocks are from UTC at a moment: "EDT, UTC−04:00". */
function offsetText(zone: string, moment: number): string {
  const offset = offsetAt(zone, moment);
  const name = zone === 'UTC' ? undefined : abbreviationAt(zone, moment, offset / 60);
  const text = `UTC${offset < 0 ? minus : '+'}${clockText(Math.abs(offset))}`;
  return name ? `${name}, ${text}` : text;
}

/** The figures of a day, where there is none. */
const withoutDate = {
  convertedDate: undefined,
  timeDifference: undefined,
  fromOffset: undefined,
  toOffset: undefined,
  utcTime: undefined,
  clockRemark: undefined,
  targets: undefined,
  furtherZones: undefined,
  minutesHere: undefined,
  minutesAway: undefined,
  changesSoon: undefined,
};

/** The time on a clock: HH:MM. With a date, by the rules of the zones; without, at their standard time. */
export const compute: Compute<typeof manifest> = (
  { time, date, from, to, others = [] },
  { figures: { standardHere, standardThere } },
) => {
  if (date === undefined) {
    if (!standardHere || !standardThere) {
      throw new InputError('Enter a date: the clocks of this zone follow the date.', 'date');
    }
    const shift = standardThere.minus(standardHere).times(60).toNumber();
    return {
      ...withoutDate,
      convertedTime: dayAndTime(readingOf('1970-01-02', time) + shift).time,
    };
  }
  const reading = readingOf(date, time);
  const [moment, again] = momentsIn(from, reading, 'from');
  checkKnown(to, 'to');
  const [here, there] = [offsetAt(from, moment), offsetAt(to, moment)];
  const { day, time: convertedTime } = dayAndTime(moment + there);
  const inUtc = dayAndTime(moment);
  const target = (zone: string) => {
    const clock = dayAndTime(moment + offsetAt(zone, moment));
    return { zone, time: clock.time, date: clock.day, offset: offsetText(zone, moment) };
  };
  const further = others.map(({ zone }) => zone);
  for (const [index, zone] of further.entries()) checkKnown(zone, `others.${index}.zone`);
  const aWeekLater = moment + 7 * secondsADay;
  const changes = [from, to].some((zone) => offsetAt(zone, aWeekLater) !== offsetAt(zone, moment));
  const ahead = there - here;
  return {
    convertedTime,
    convertedDate: day,
    timeDifference:
      ahead === 0
        ? 'No difference'
        : `${durationText(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}`,
    fromOffset: offsetText(from, moment),
    toOffset: offsetText(to, moment),
    utcTime: `${inUtc.time} on ${dayInWords(inUtc.day)}`,
    clockRemark:
      again === undefined
        ? undefined
        : 'This time occurs twice on that day, because the clocks go back. The first one is used.',
    targets: further.length > 0 ? [to, ...further].map(target) : undefined,
    furtherZones: further.length,
    minutesHere: here / 60,
    minutesAway: there / 60,
    changesSoon: changes ? 1 : 0,
  };
};
