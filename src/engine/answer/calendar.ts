import type { FormValues } from '../input/kinds/kind.ts';
import { daysToKeep } from './days-to-keep.ts';
import { type ResultOf, resultText } from './result-text.ts';
import { fragmentFor } from './share-link.ts';

/*
 * The days of a result as a file for calendars: iCalendar, RFC 5545.
 */

const utf8 = new TextEncoder();

/** The largest number of octets in a line, without its line break. */
const longestLine = 75;

/** A content line with its line breaks: a long one goes on after a break and a space. */
function folded(line: string): string {
  let text = '';
  let size = 0;
  for (const character of line) {
    const octets = utf8.encode(character).length;
    if (size + octets > longestLine) {
      text += '\r\n ';
      size = 1;
    }
    text += character;
    size += octets;
  }
  return `${text}\r\n`;
}

/** A text as the value of a property. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, ' ');

/** FNV-1a with 64 bits, in hexadecimal digits. */
const hashOf = (text: string): string =>
  utf8
    .encode(text)
    .reduce(
      (hash, octet) => BigInt.asUintN(64, (hash ^ BigInt(octet)) * 0x100000001b3n),
      0xcbf29ce484222325n,
    )
    .toString(16)
    .padStart(16, '0');

const compact = (date: string): string => date.replace(/[-:]|\.\d+/g, '');

/**
 * Takes a result, the inputs that it belongs to, a link to the page with them, and the time of writing;
 * returns a calendar with an entry for each day to keep. An entry lasts all day and blocks no time. The same
 * day of the same inputs is the same entry, so that calendars replace it instead of keeping two.
 */
export function calendarText(
  result: ResultOf,
  { typed, link, now }: { readonly typed: FormValues; readonly link: string; readonly now: Date },
): string {
  const { slug, manifest } = result.calculator;
  const inputs = hashOf(fragmentFor(manifest, typed));
  const description = escaped(resultText(result, link));
  const lines = daysToKeep(result).flatMap(({ id, day, name }) => [
    'BEGIN:VEVENT',
    `UID:${slug}-${id}-${compact(day)}-${inputs}@reckonwell`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${description}`,
    `URL:${link}`,
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Reckonwell//Calculators//EN',
    ...lines,
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');
}
