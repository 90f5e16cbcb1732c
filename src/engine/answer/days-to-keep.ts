import type { ResultOf } from './result-text.ts';

/** A day of a result that people want to keep in a calendar. */
export interface DayToKeep {
  /** The result's id. */
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** What the day is called in a calendar. */
  readonly name: string;
}

/** The shown days of a result that its manifest has a name for in a calendar, if calendars can hold them. */
export const daysToKeep = ({ calculator, answer }: ResultOf): readonly DayToKeep[] =>
  Object.entries(calculator.manifest.results).flatMap(([id, result]) => {
    const day = id in answer.shown ? answer.results[id] : undefined;
    if (!('calendar' in result) || !result.calendar || typeof day !== 'string') return [];
    // Calendars know the years 1 to 9999 only.
    return /^\d{4}-/.test(day) ? [{ id, day, name: result.calendar }] : [];
  });
