import type { Tables } from '#schemas/manifest.ts';
import { daysBetween, nextAnniversary, weekdayName } from '#shared/calendar.ts';
import type manifest from './manifest.ts';

const howMany = 5;
/** The last year that a date of four digits can have. */
const lastYear = 9999;

const yearOf = (iso: string): number => Number(iso.slice(0, -6));

/** The next birthdays at full tens of years, a birthday on the chosen day among them. */
export const tables: Tables<typeof manifest> = ({ birthDate, targetDate }) => {
  const birthYear = yearOf(birthDate);
  const next = yearOf(nextAnniversary(birthDate, targetDate)) - birthYear;
  const first = Math.max(1, Math.ceil(next / 10)) * 10;
  return {
    roundBirthdays: Array.from({ length: howMany }, (_, index) => first + 10 * index)
      .filter((turning) => birthYear + turning <= lastYear)
      .map((turning) => {
        const year = String(birthYear + turning).padStart(4, '0');
        const day = nextAnniversary(birthDate, `${year}-01-01`);
        return { turning, day, weekday: weekdayName(day), left: daysBetween(targetDate, day) };
      }),
  };
};
