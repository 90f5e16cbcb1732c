import { dayNumber } from '#shared/calendar.ts';
import australia from '#shared/data/holidays-australia.json' with { type: 'json' };
import canada from '#shared/data/holidays-canada.json' with { type: 'json' };
import england from '#shared/data/holidays-england.json' with { type: 'json' };
import germany from '#shared/data/holidays-germany.json' with { type: 'json' };
import india from '#shared/data/holidays-india.json' with { type: 'json' };
import us from '#shared/data/holidays-us.json' with { type: 'json' };

/*
 * The public holidays of the calendars, fetched only for those who choose one.
 */

interface Calendar {
  readonly holidays: Readonly<Record<string, string>>;
  /** Days in lieu, with the holiday on a Saturday or Sunday that each stands for. */
  readonly inLieu: Readonly<Record<string, string>>;
}

const calendars = { us, england, india, canada, australia, germany } satisfies Record<
  string,
  Calendar
>;

export type CalendarId = keyof typeof calendars;

/** A holiday with the number of its day. */
interface Holiday {
  readonly number: number;
  readonly day: string;
  readonly name: string;
}

/**
 * The holidays of a calendar by their days, with those in lieu of a day on the weekend: a day on a
 * Saturday or Sunday that is worked brings none.
 */
export function holidaysOf(id: CalendarId, isFree: (day: number) => boolean): readonly Holiday[] {
  const { holidays, inLieu }: Calendar = calendars[id];
  const all = [
    ...Object.entries(holidays),
    ...Object.entries(inLieu).flatMap(([day, of]) =>
      isFree(dayNumber(of)) ? [[day, `${holidays[of]}, in lieu`] as const] : [],
    ),
  ];
  return all
    .map(([day, name]) => ({ number: dayNumber(day), day, name }))
    .sort((one, other) => one.number - other.number);
}
