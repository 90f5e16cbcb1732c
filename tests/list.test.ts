import { describe, expect, test } from 'vitest';
import type { ListField } from '../schemas/manifest.ts';
import { type CalculatorFolder, loadCalculator } from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { formValuesOf, inputLines } from '../src/engine/answer/entered-inputs.ts';
import { inEnglish } from '../src/engine/format/presentation.ts';
import { entriesOf, list } from '../src/engine/input/kinds/extra/list.ts';
import { initialOf } from '../src/engine/input/kinds/initial.ts';
import { longestList } from '../src/engine/input/kinds/kind.ts';
import { issuesIn } from '../src/engine/manifest/meta.ts';
import manifest from './fixtures/readings/manifest.ts';
import { fixtures } from './qa.ts';

const numbers: ListField = { kind: 'list', label: 'Values', maxCount: 2000 };
const dates: ListField = { kind: 'list', label: 'Days', of: 'date', maxCount: 200 };

/** The parsed entries, or the error. */
function readAll(raw: unknown, field: ListField): string {
  const reading = list.read(raw, field, {});
  return 'value' in reading
    ? String(reading.value)
    : reading.refusals.map(({ message }) => message).join();
}

/** What people type or paste, and the numbers they mean. */
const read: Readonly<Record<string, string>> = {
  '1': '1',
  '3 7 7': '3,7,7',
  '3, 7, 7': '3,7,7',
  '3,\n7,\r\n7,': '3,7,7',
  '3\t7\n7': '3,7,7',
  '3;7;7': '3,7,7',
  '3; 7 ;7;': '3,7,7',
  ' ;, 3 ,; 7\n\n\n7 , ; ': '3,7,7',
  // A comma without a space belongs to the number.
  '1,5': '1.5',
  '1,5 2,5': '1.5,2.5',
  '1,5; 2,5': '1.5,2.5',
  '1,5, 2,5': '1.5,2.5',
  '1,234, 5': '1234,5',
  '1.234,56\n7': '1234.56,7',
  '1,23,456 7': '123456,7',
  // By itself it is a separator like any other white space.
  '3 \u00a0 7': '3,7',
  // So does a no-break space, which a spreadsheet puts between thousands.
  '1\u00a0234 5\u202f678,5': '1234,5678.5',
  // Each is read like a number field.
  '−2 -3 +4': '-2,-3,4',
  '5% $6 €7 1e3 １２ ٣': '5,6,7,1000,12,3',
  '１，２３４；５， ６': '1234,5,6',
};

const named = ' Enter a number.';
const wanted = 'Enter 1 to 2,000 numbers, with spaces or line breaks between them.';

/** What cannot be read, and how the first entry at fault is named. */
const refused: Readonly<Record<string, string>> = {
  '': wanted,
  ' \n;, ': wanted,
  '1 abc 3 def': `Entry 2: “abc” is not a number.${named}`,
  '1 2 3x': `Entry 3: “3x” is not a number.${named}`,
  '1 - 2': `Entry 2: “-” is not a number.${named}`,
  '10 ² 3': `Entry 2: “²” is not a number.${named}`,
  '1,2,3': `Entry 1: “1,2,3” is not a number.${named} Put a space after a comma between numbers.`,
  [`5 ${'7'.repeat(61)}`]: `Entry 2: “${'7'.repeat(20)}…” is not a number.${named}`,
  '1 1e22': `Entry 2, “1e22”: Enter a number with at most 21 digits before the decimal point.`,
};

describe('A list of numbers', () => {
  test.each(Object.entries(read))('reads %j', (text, values) => {
    expect(readAll(text, numbers)).toBe(values);
  });

  test.each(Object.entries(refused))('refuses %j', (text, message) => {
    expect(readAll(text, numbers)).toBe(message);
  });

  test('starts blank', () => expect(initialOf(numbers)).toBe(''));

  test('may be an array of numbers or texts, each one entry', () => {
    expect(readAll(['1', 2.5, '1 234'], numbers)).toBe('1,2.5,1234');
    expect(readAll(7, numbers)).toBe('7');
    expect(readAll([], numbers)).toBe(wanted);
    expect(readAll(['1', ''], { ...numbers, optional: true })).toBe('Entry 2, “”: Enter a number.');
    expect(readAll([1, [2]], numbers)).toBe('Entry 2, “”: Enter a number.');
  });

  test('has an error with the allowed and the actual number of entries', () => {
    const field = { ...numbers, minCount: 2, maxCount: 4 };
    const accepts = 'Enter 2 to 4 numbers, with spaces or line breaks between them.';
    expect(readAll('1', field)).toBe(`1 number was read. ${accepts}`);
    expect(readAll('1 2', field)).toBe('1,2');
    expect(readAll('1 2 3 4', field)).toBe('1,2,3,4');
    expect(readAll('1 2 3 4 5', field)).toBe(`5 numbers were read. ${accepts}`);
    // What is wrong with an entry comes before what is missing, and after what is too much.
    expect(readAll('x', field)).toBe('Entry 1: “x” is not a number. Enter a number.');
    expect(readAll('x x x x x', field)).toBe(`5 numbers were read. ${accepts}`);
    expect(list.accepts({ ...field, minCount: 4 })).toBe(
      'Enter 4 numbers, with spaces or line breaks between them.',
    );
    const longest = `${'1 '.repeat(longestList / 2 - 1)}12`;
    expect(readAll(longest, numbers)).toBe(`50,000 numbers were read. ${wanted}`);
    expect(readAll(`${longest}3`, numbers)).toBe(`This text is too long. ${wanted}`);
    expect(readAll('1 '.repeat(60_000), numbers)).toBe(`This text is too long. ${wanted}`);
    expect(readAll('1 '.repeat(2001), numbers)).toBe(`2,001 numbers were read. ${wanted}`);
  });

  test('holds each entry to the bounds, and names the first that breaks them', () => {
    const says = (text: string, bounds: Partial<ListField>) =>
      readAll(text, { ...numbers, ...bounds });
    expect(says('0 5 -1 -2', { min: 0 })).toBe('Entry 3, “-1”: Enter a number, 0 or more.');
    expect(says('1 0', { above: 0, max: 9 })).toMatch(/^Entry 2, “0”: Enter a number above 0/);
    expect(says('1 9 10', { below: 10 })).toBe('Entry 3, “10”: Enter a number below 10.');
    expect(says('1 2.5', { whole: true })).toBe('Entry 2, “2.5”: Enter a whole number.');
    expect(says('$5 ₹5', { unit: '$' })).toMatch(
      /^Entry 2, “₹5”: This amount is in \$, not in ₹\./,
    );
    expect(list.accepts({ ...numbers, min: 0, maxCount: 12 })).toBe(
      'Enter 1 to 12 numbers, each 0 or more, with spaces or line breaks between them.',
    );
    expect(list.accepts({ ...numbers, above: 1000, maxCount: 12 })).toBe(
      'Enter 1 to 12 numbers, each above 1,000, with spaces or line breaks between them.',
    );
    expect(list.accepts({ ...numbers, whole: true, min: 1, max: 9 })).toBe(
      'Enter 1 to 2,000 numbers, each a whole number from 1 to 9, with spaces or line breaks between them.',
    );
  });

  test('may be left blank where it is optional, but not half filled', () => {
    const field = { ...numbers, optional: true, minCount: 3 } as const;
    expect(list.read(' ; ', field, {})).toEqual({ value: undefined });
    expect(list.read(undefined, field, {})).toEqual({ value: undefined });
    expect(readAll('1 2', field)).toMatch(/^2 numbers were read\. Enter 3 to 2,000 numbers/);
  });
});

describe('A list of dates', () => {
  test('is separated by commas, too, with a space or without', () => {
    expect(readAll('2026-10-05,2026-10-06;2026-10-07\n2028-02-29', dates)).toBe(
      '2026-10-05,2026-10-06,2026-10-07,2028-02-29',
    );
  });

  test('names the first entry that is no date', () => {
    expect(readAll('2026-10-05 2026-02-30', dates)).toBe(
      '“2026-02-30” is not a date. Write each date as YYYY-MM-DD.',
    );
    expect(readAll('tomorrow', dates)).toMatch(/^“tomorrow” is not a date/);
    expect(readAll('', dates)).toBe(
      'Enter 1 to 200 dates like 2026-12-31, with spaces or line breaks between them.',
    );
  });
});

describe('The manifest of a list', () => {
  const issues = (field: object) =>
    issuesIn({ ...manifest, fields: { ...manifest.fields, readings: field } }).map(
      ({ key, message }) => `${key}: ${message}`,
    );
  const readings = manifest.fields.readings;

  test('gets an error that names what is wrong', () => {
    expect(issues(readings)).toEqual([]);
    expect(issues({ ...readings, minCount: 51 })).toContain(
      'fields.readings.minCount: is above `maxCount`: nothing could be entered.',
    );
    expect(issues({ ...readings, maxCout: 5 })).toContain(
      'fields.readings: unknown key “maxCout”. Did you mean “maxCount”?',
    );
    expect(issues({ ...readings, of: 'date' })).toEqual(
      expect.arrayContaining([
        'fields.readings.unit: is for numbers: these are dates.',
        'fields.readings.below: is for numbers: these are dates.',
      ]),
    );
    const guards = [{ field: 'readings', is: 'above', than: 'offset', message: 'No.' }];
    expect(issuesIn({ ...manifest, guards })).toEqual([
      { key: 'guards[0]', message: '“readings” is a list: a guard compares single values.' },
    ]);
  });
});

describe('What was entered in a list', async () => {
  const calculator = await loadCalculator(fixtures[0] as CalculatorFolder);
  const typed = { readings: '1,5; 1.200\n800', days: '2026-10-05,2026-10-06', offset: '1' };
  const outcome = answer(calculator, typed, { today: '2026-10-06' });

  test('is shown in one line that can be typed again', () => {
    const lines = outcome.ok ? inputLines(manifest, inEnglish(outcome.values)) : [];
    expect(lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Readings: 1.5, 1.2, 800 kg',
      'Days: 2026-10-05, 2026-10-06',
      'Offset: 1 kg',
    ]);
    const again = outcome.ok ? formValuesOf(manifest, outcome.values) : {};
    expect(answer(calculator, again, { today: '2026-10-06' })).toEqual(outcome);
  });

  test('is cut short where it is long', () => {
    const many = answer(calculator, { ...typed, days: '2026-10-05 '.repeat(150) }, { today: '' });
    const [, days] = many.ok ? inputLines(manifest, inEnglish(many.values)) : [];
    expect(days?.text).toMatch(/^2026-10-05(, 2026-10-05){99} and 50 more$/);
  });
});

test('entries are counted as they are read', () => {
  expect(entriesOf(' 1, 2;;3\n', numbers)).toEqual(['1', '2', '3']);
});
