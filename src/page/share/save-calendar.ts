import { saveFile } from '../../browser/save-file.ts';
import { calendarText } from '../../engine/answer/calendar.ts';
import { daysToKeep } from '../../engine/answer/days-to-keep.ts';
import { linkHere } from '../../engine/answer/share-link.ts';
import type { ResultToSave } from './SaveAs.tsx';

/** Downloads the days of a result as a file for calendars; returns what to say about it. */
export function saveCalendar({ typed, ...result }: ResultToSave): string {
  const { calculator, answer } = result;
  const { slug, fileName = slug } = calculator;
  const link = linkHere(calculator, typed, answer.presentation);
  const text = calendarText(result, { typed, link, now: new Date() });
  saveFile(`${fileName}.ics`, text, 'text/calendar;charset=utf-8');
  return `Saved. Open the file to add ${
    daysToKeep(result).length > 1 ? 'the days' : 'the day'
  } to your calendar.`;
}
