import { describe, expect, test } from 'vitest';
import type { Field, RowsField } from '../schemas/manifest.ts';
import { allKinds } from '../src/engine/input/kinds/all.ts';
import { optionOf } from '../src/engine/input/kinds/choice.ts';
import { kindOf } from '../src/engine/input/kinds/index.ts';
import { emptyRow, initialOf } from '../src/engine/input/kinds/initial.ts';
import { quoted, textOf, unreadable } from '../src/engine/input/kinds/kind.ts';

/*
 * The initial value of each kind of field, the inputs that it accepts, and its errors. Numbers are
 * tested elsewhere.
 */

const day = '2026-10-06';
const context = { today: day, kinds: allKinds };
const read = (field: object, raw: unknown) => {
  const reading = kindOf(field as Field, allKinds).read(raw, field as Field, context);
  return 'value' in reading ? reading.value : reading.refusals.map(({ message }) => message);
};
const initial = (field: object) => initialOf(field as Field);

describe('a choice', () => {
  const size = {
    kind: 'choice',
    label: 'Size',
    options: { s: { label: 'Small', value: 1 }, l: { label: 'Large', value: 2 } },
  };

  test('starts with its default, or with none', () => {
    expect(initial({ ...size, default: 'l' })).toBe('l');
    expect(initial(size)).toBe('');
  });

  test('accepts only the ids of its options', () => {
    expect(read(size, 's')).toBe('s');
    for (const raw of ['', 'x', 'toString', undefined, null]) {
      expect(read(size, raw), String(raw)).toEqual(['Choose one: Small or Large.']);
    }
  });

  test('may be blank if it is optional, but accepts no unknown option', () => {
    expect(read({ ...size, optional: true }, '')).toBeUndefined();
    expect(read({ ...size, optional: true }, 'x')).toEqual(['Choose one: Small or Large.']);
  });

  test('names up to three options; of more, the list is enough', () => {
    const options = (count: number) =>
      Object.fromEntries(['A', 'B', 'C', 'D'].slice(0, count).map((label) => [label, { label }]));
    expect(read({ ...size, options: options(3) }, '')).toEqual(['Choose one: A, B or C.']);
    expect(read({ ...size, options: options(4) }, '')).toEqual(['Choose one from the list.']);
  });

  test('knows the option that an id names', () => {
    const field = size as unknown as Field;
    expect(optionOf(field, 'l')).toEqual({ label: 'Large', value: 2 });
    expect(optionOf(field, 'x')).toBeUndefined();
  });
});

describe('a currency', () => {
  const money = {
    kind: 'currency',
    label: 'Currency',
    options: { EUR: { symbol: '€', name: 'Euro' } },
  };

  test('starts with its default, or with none', () => {
    expect(initial({ ...money, default: 'EUR' })).toBe('EUR');
    expect(initial(money)).toBe('');
  });

  test('accepts only the codes of its list', () => {
    expect(read(money, 'EUR')).toBe('EUR');
    for (const raw of ['', 'USD', 'toString']) {
      expect(read(money, raw)).toEqual(['Choose a currency from the list.']);
    }
    expect(read({ ...money, optional: true }, '')).toBeUndefined();
    expect(read({ ...money, optional: true }, 'USD')).toEqual(['Choose a currency from the list.']);
  });
});

describe('a date', () => {
  const date = { kind: 'date', label: 'Day' };
  const refused = ['Enter a full date: year, month and day.'];

  test('starts blank', () => expect(initial(date)).toBe(''));

  test.each(['2026-10-06', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) =>
    expect(read(date, text)).toBe(text),
  );

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '12026-01-01',
    '+002026-01-01',
    '2026-01-01 (01',
    '2026-01-011',
    '06.10.2026',
    'today',
    '',
  ])('“%s” is none', (text) => expect(read(date, text)).toEqual(refused));

  test('as a blank is today if it declares so, undefined if it is optional', () => {
    expect(read({ ...date, optional: true, whenBlank: 'today' }, '')).toBe(day);
    expect(read({ ...date, optional: true }, '')).toBeUndefined();
    expect(read({ ...date, optional: true, whenBlank: 'today' }, 'x')).toEqual(refused);
    expect(read({ ...date, optional: true }, 'x')).toEqual(refused);
  });
});

describe('a time', () => {
  const time = { kind: 'time', label: 'Start' };
  const refused = ['Enter a time: hours and minutes.'];

  test('starts blank', () => expect(initial(time)).toBe(''));

  test.each(['00:00', '09:30', '19:59', '20:00', '23:59'])('%s is a time of day', (text) =>
    expect(read(time, text)).toBe(text),
  );

  test.each(['24:00', '30:00', '12:60', '9:30', '112:30', '12:300', 'noon', ''])(
    '“%s” is none',
    (text) => expect(read(time, text)).toEqual(refused),
  );

  test('may be left blank where it is optional', () => {
    expect(read({ ...time, optional: true }, '')).toBeUndefined();
    expect(read({ ...time, optional: true }, '24:00')).toEqual(refused);
  });
});

describe('a text', () => {
  const text = { kind: 'text', label: 'Course Name' };

  test('starts blank', () => expect(initial(text)).toBe(''));

  test('is what was typed, without the spaces around it', () => {
    expect(read(text, '  Biology 1 ')).toBe('Biology 1');
    expect(read(text, '   ')).toEqual(['Fill in: course name.']);
    expect(read({ ...text, optional: true }, '  ')).toBeUndefined();
    expect(read({ ...text, optional: true }, 'x')).toBe('x');
  });
});

describe('the text of a control', () => {
  test('is the trimmed text or the number; empty for any other value', () => {
    expect(textOf(' a ')).toBe('a');
    expect(textOf(2.5)).toBe('2.5');
    for (const raw of [undefined, null, {}, ['a'], true]) expect(textOf(raw)).toBe('');
  });
});

test('input is quoted up to twenty characters', () => {
  expect(quoted('x'.repeat(20))).toBe(`“${'x'.repeat(20)}”`);
  expect(quoted('x'.repeat(21))).toBe(`“${'x'.repeat(20)}…”`);
});

test('errors distinguish unreadable input from values out of range', () => {
  expect(unreadable('No.')).toEqual({ refusals: [{ path: [], message: 'No.', unreadable: true }] });
});

describe('rows', () => {
  const courses = {
    kind: 'rows',
    label: 'Courses',
    rowLabel: 'Course',
    maxRows: 2,
    incompleteRows: 'skip',
    fields: {
      name: { kind: 'text', label: 'Name', optional: true },
      credits: { kind: 'number', label: 'Credits', min: 1 },
      grade: {
        kind: 'choice',
        label: 'Grade',
        options: { A: { label: 'A' }, B: { label: 'B' } },
        default: 'A',
      },
    },
  } as const satisfies RowsField;
  const all = (raw: unknown, field: RowsField = courses) => {
    const reading = kindOf(field, allKinds).read(raw, field, context);
    return 'value' in reading ? reading.value : reading.refusals;
  };
  const message = 'Fill in at least one course: credits and grade.';

  test('start with one, which holds the defaults', () => {
    expect(initial(courses)).toEqual([{ name: '', credits: '', grade: 'A' }]);
    expect(emptyRow(courses)).toEqual({ name: '', credits: '', grade: 'A' });
  });

  test('are read row by row', () => {
    const rows = [
      { name: 'Biology', credits: '4', grade: 'A' },
      { name: '', credits: '1.5', grade: 'B' },
    ];
    expect(JSON.stringify(all(rows))).toBe(
      '[{"name":"Biology","credits":"4","grade":"A"},{"credits":"1.5","grade":"B"}]',
    );
  });

  test('that are incomplete are left out, as long as one counts', () => {
    const rows = [
      { name: 'Biology', credits: '', grade: 'A' },
      { credits: '4', grade: 'A' },
    ];
    expect(JSON.stringify(all(rows))).toBe('[{"credits":"4","grade":"A"}]');
  });

  test('that are incomplete have an error each, if the field refuses them', () => {
    const rows = [
      { credits: '4', grade: 'A' },
      { credits: '0', grade: 'A' },
    ];
    expect(all(rows, { ...courses, incompleteRows: 'refuse' })).toEqual([
      { path: [1, 'credits'], message: 'Enter a number, 1 or more.' },
    ]);
    const blank = { credits: '', grade: '' };
    expect(all([rows[0], blank], { ...courses, incompleteRows: 'refuse' })).toEqual(
      all([rows[0]], courses),
    );
  });

  test('are left out when all that must be typed is blank, whatever stands in the rest', () => {
    const withBlank = { ...courses.fields.credits, whenBlank: 0 };
    const field = {
      ...courses,
      incompleteRows: 'refuse',
      fields: { ...courses.fields, more: withBlank },
    } as const;
    const rows = [
      { credits: '', grade: '', more: '2' },
      { credits: '4', grade: 'A', more: '' },
    ];
    expect(JSON.stringify(all(rows, field))).toBe('[{"credits":"4","grade":"A","more":"0"}]');
  });

  test('with unreadable input have an error for that input only', () => {
    const rows = [
      { credits: 'four', grade: '' },
      { credits: '4', grade: 'A' },
    ];
    expect(all(rows)).toEqual([
      {
        path: [0, 'credits'],
        message: '“four” is not a number. Enter a number, 1 or more.',
        unreadable: true,
      },
    ]);
  });

  test('without a complete row have the error at the first blank control', () => {
    expect(all([{ name: 'Biology', credits: '', grade: 'A' }])).toEqual([
      { path: [0, 'credits'], message },
    ]);
    expect(all([{ name: 'Biology', credits: '4', grade: '' }])).toEqual([
      { path: [0, 'grade'], message },
    ]);
    for (const raw of [[], undefined, 'rows', [null, 'row']]) {
      expect(all(raw)).toEqual([{ path: [], message }]);
    }
  });

  test('are limited to the number in the field', () => {
    const row = { credits: '4', grade: 'A' };
    expect(all([row, row])).toHaveLength(2);
    expect(all([row, row, row])).toEqual([{ path: [], message: 'Use at most 2 rows.' }]);
  });
});
