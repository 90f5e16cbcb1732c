import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { monthsLater } from '../../calculators/shared/calendar.ts';
import { lastDayOf } from '../../calculators/shared/reference-data.ts';
import { findFiles } from '../files.ts';
import { root } from '../platform.js';

/*
 * Checks the data sets in calculators/shared/data: one JSON file each, which manifests read. What is
 * wrong is said with the file, the key and the likely fix.
 */

/** The folder of the data sets, from the root of the repository. */
export const dataFolder = 'calculators/shared/data';

const line = z.string().trim().min(1, 'must not be blank.');
const day = z.iso.date('must be a day like 2026-12-31.');

/** A rate; that of a place may be below 0 where it takes off that of the state. */
const percent = z.number().min(-10).max(100);

const year = z.string().regex(/^\d{4}$/, 'must be a year like 2026.');
const indexValue = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number as a text, as it is printed: “100.0”.');

const amount = z.number().min(0);
const rising = z
  .array(z.tuple([amount, percent]))
  .min(1)
  .refine(
    (all) => all.every(([from], at) => at === 0 || from > (all[at - 1]?.[0] ?? 0)),
    'must rise: each starts above the one before it.',
  );

/** A schedule of income tax: what each key means is in calculators/tax-pay/income-tax/rules.ts. */
const schedule = z
  .looseObject({
    label: line,
    standardDeduction: amount.optional(),
    brackets: rising.optional(),
    zones: z
      .array(z.looseObject({ from: amount, rate: percent }))
      .min(1)
      .optional(),
    contributions: z
      .array(
        z.looseObject({
          id: line,
          label: line,
          on: z.enum(['pay', 'taxable']),
          bands: rising.optional(),
        }),
      )
      .optional(),
  })
  .refine(({ brackets, zones }) => brackets || zones, 'needs brackets, or zones.');

/** The keys of every data set, and the entries of one with rates. */
const dataSet = z
  .strictObject({
    id: line,
    place: line,
    what: line,
    unit: line,
    validFrom: day,
    validUntil: day,
    lookedUp: day,
    source: z
      .array(z.strictObject({ title: line, publisher: line, url: z.url().optional() }))
      .min(1, 'needs at least one publication.'),
    confidence: z.enum(
      ['high', 'medium'],
      'must be `high`, or `medium` if the first note says what no second source confirms.',
    ),
    whenPast: line.regex(
      /\{(validUntil|last)\}/,
      'must name the end: write {validUntil} or {last} in it.',
    ),
    notes: z.array(line),
    pastAfterMonths: z.int().min(1).max(60).optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a code like “EUR”.')
      .optional(),
    schedules: z.record(z.string(), schedule).optional(),
    annual: z.record(year, indexValue).optional(),
    months: z
      .record(
        year,
        z
          .string()
          .regex(
            /^(\d+(\.\d+)?|-)( (\d+(\.\d+)?|-)){0,11}$/,
            'must be up to twelve values, with “-” for none.',
          ),
      )
      .optional(),
    entries: z
      .record(
        z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'an id is one word in camelCase: “atReduced1”.'),
        z.union([
          z.strictObject({
            place: z.string().regex(/^[A-Z]{2}$/, 'must be a code like “AT”.'),
            label: line,
            rate: percent,
            kind: line,
            tax: line,
          }),
          z.strictObject({ label: line, state: percent, local: percent, combined: percent }),
        ]),
      )
      .optional(),
    holidays: z.record(day, line).optional(),
    inLieu: z.record(day, day).optional(),
  })
  .refine(
    ({ holidays = {}, inLieu = {} }) => Object.values(inLieu).every((each) => each in holidays),
    {
      path: ['inLieu'],
      message: 'must name the day of a holiday: “2026-07-03”: “2026-07-04”.',
    },
  )
  .refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
    path: ['validUntil'],
    message: 'must not be before validFrom.',
  });

export interface Wrong {
  /** From the root of the repository. */
  readonly file: string;
  readonly key: string;
  readonly message: string;
}

/** What is wrong in the text of a data set; the file's name must be its id. */
export function wrongIn(file: string, text: string): readonly Wrong[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [{ file, key: '', message: `is not JSON: ${(error as Error).message}.` }];
  }
  const { error, data } = dataSet.safeParse(value);
  if (error) {
    return error.issues.map(({ path, message }) => ({ file, key: path.join('.'), message }));
  }
  const wrong: Wrong[] = [];
  const name = basename(file, '.json');
  if (data.id !== name) {
    wrong.push({ file, key: 'id', message: `must be the file’s name: “${name}”.` });
  }
  if (data.confidence === 'medium' && data.notes.length === 0) {
    const message = 'must say first what no second source confirms.';
    wrong.push({ file, key: 'notes', message });
  }
  const years = Object.keys(data.annual ?? {}).map(Number);
  const gap = years.find((each, at) => at > 0 && each !== (years[at - 1] as number) + 1);
  if (gap !== undefined) {
    wrong.push({
      file,
      key: `annual.${gap}`,
      message: `does not follow ${gap - 1}: add that year.`,
    });
  }
  const labels = Object.entries(data.entries ?? {});
  for (const [at, [id, entry]] of labels.entries()) {
    const { label } = entry;
    const first = labels.findIndex(([, other]) => other.label === label);
    if (first < at) {
      const message = `is that of ${labels[first]?.[0]}: give each entry its own.`;
      wrong.push({ file, key: `entries.${id}.label`, message });
    }
    if ('rate' in entry && !label.includes(`${entry.rate}%`)) {
      const message = `must name the rate: ${entry.rate}%.`;
      wrong.push({ file, key: `entries.${id}.label`, message });
    }
  }
  return wrong;
}

/** The files of all data sets with their texts. */
const dataFiles = () =>
  findFiles(`${dataFolder}/*.json`, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));

/** What is wrong in any data set. */
export const wrongData = (): readonly Wrong[] =>
  dataFiles().flatMap(({ file, text }) => wrongIn(file, text));

/** The data sets whose last day is near: within so many months of a day, or past. */
export function endingData(today: string, months: number, files = dataFiles()): readonly Wrong[] {
  return files.flatMap(({ file, text }) => {
    const validUntil = lastDayOf(JSON.parse(text));
    if (validUntil > (monthsLater(today, months) ?? today)) return [];
    const message =
      validUntil < today
        ? `is past since ${validUntil}: look up the figures that hold now.`
        : `is near: look up what holds after ${validUntil}.`;
    return [{ file, key: 'validUntil', message }];
  });
}
