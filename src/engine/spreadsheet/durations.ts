import type { DurationFormat } from '../../../schemas/manifest.ts';

/** So many: "1 year", "11 months". */
const counted = (count: string, unit: string): string =>
  `${count}&IF(${count}=1," ${unit}"," ${unit}s")`;

/** A duration in a cell as a text, in a format of durations: "2 years 11 months". */
export function durationFormula(cell: string, format: DurationFormat): string {
  // First to nine places: a half that a spreadsheet has only nearly is rounded as the exact one.
  const rounded = `ROUND(ROUND(${cell},9),0)`;
  const whole = `ABS(${rounded})`;
  const minus = `IF(${rounded}<0,"-","")`;
  const parts = (size: number) => [`INT(${whole}/${size})`, `MOD(${whole},${size})`] as const;
  const two = (part: string) => `TEXT(${part},"00")`;
  if (format === 'years and months') {
    const [years, months] = parts(12);
    const both = `IF(${years}>0,${counted(years, 'year')},"")&IF(AND(${years}>0,${months}>0)," ","")`;
    return `${minus}&${both}&IF(OR(${months}>0,${years}=0),${counted(months, 'month')},"")`;
  }
  if (format === 'weeks and days') {
    const [weeks, days] = parts(7);
    return `${minus}&${counted(weeks, 'week')}&" "&${counted(days, 'day')}`;
  }
  const [minutes, seconds] = parts(60);
  if (format === 'h:mm') return `${minus}&${minutes}&":"&${two(seconds)}`;
  const [hours] = parts(3600);
  const rest = `MOD(${minutes},60)`;
  const long = `${hours}&":"&${two(rest)}&":"&${two(seconds)}`;
  return format === 'm:ss'
    ? `${minus}&IF(${hours}=0,${rest}&":"&${two(seconds)},${long})`
    : `${minus}&${long}`;
}
