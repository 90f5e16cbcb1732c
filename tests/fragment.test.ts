import { describe, expect, test } from 'vitest';
import type { Fields } from '../schemas/manifest.ts';
import { fragmentOf, linkTo, readFragment } from '../src/engine/input/fragment.ts';
import { longestList } from '../src/engine/input/kinds/kind.ts';

/*
 * A form's inputs as the fragment of a link, and what a form would hold of any fragment. The tests of
 * links try the same on every calculator.
 */

const fields: Fields = {
  amount: { kind: 'number', label: 'Amount', default: 5 },
  count: { kind: 'integer', label: 'Count' },
  note: { kind: 'text', label: 'Note' },
  size: {
    kind: 'choice',
    label: 'Size',
    options: { s: { label: 'S' }, l: { label: 'L' } },
    default: 's',
  },
  money: { kind: 'currency', label: 'Currency', options: { EUR: { symbol: '€', name: 'Euro' } } },
  day: { kind: 'date', label: 'Day' },
  time: { kind: 'time', label: 'Time' },
  items: {
    kind: 'rows',
    label: 'Items',
    rowLabel: 'Item',
    maxRows: 2,
    incompleteRows: 'skip',
    fields: {
      name: { kind: 'text', label: 'Name' },
      size: {
        kind: 'choice',
        label: 'Size',
        options: { s: { label: 'S' }, l: { label: 'L' } },
        default: 'l',
      },
    },
  },
};

describe('the fragment of a form', () => {
  test('names every control with its text, in order; one in a row by its row', () => {
    expect(
      fragmentOf({
        amount: '1,000 & more',
        count: 3,
        items: [{ name: 'a' }, { name: 'b', size: 's' }],
        note: undefined,
      }),
    ).toBe('amount=1%2C000+%26+more&count=3&items.0.name=a&items.1.name=b&items.1.size=s');
  });

  test('follows the address of the calculator', () => {
    expect(linkTo('loan-emi', { amount: 1 })).toBe('/calculator/loan-emi#amount=1');
  });
});

describe('what a form holds of a fragment', () => {
  const opened = {
    amount: '5',
    count: '',
    note: '',
    size: 's',
    money: '',
    day: '',
    time: '',
    items: [{ name: '', size: 'l' }],
  };
  const valuesFrom = (fragment: string) => readFragment(fragment, fields)?.values;
  const refused = (fragment: string) => readFragment(fragment, fields)?.refusals;

  test('is what it names, and what the page opens with elsewhere', () => {
    const all =
      'amount=7&count=2&note=x&size=l&money=EUR&day=2024-02-29&time=23:59&items.0.name=a&items.0.size=s';
    expect(valuesFrom(all)).toEqual({
      amount: '7',
      count: '2',
      note: 'x',
      size: 'l',
      money: 'EUR',
      day: '2024-02-29',
      time: '23:59',
      items: [{ name: 'a', size: 's' }],
    });
    expect(valuesFrom('#amount=7')).toEqual({ ...opened, amount: '7' });
    expect(valuesFrom('amount=%237')).toEqual({ ...opened, amount: '#7' });
    expect(valuesFrom('amount=5#7')).toEqual({ ...opened, amount: '5#7' });
  });

  test('is undefined if it names no field', () => {
    for (const fragment of ['', '#', '#how-it-works', 'toString=1', 'amounts=1', 'items.0=1']) {
      expect(valuesFrom(fragment), fragment).toBeUndefined();
    }
  });

  test('limits a text to one line of at most 200 characters', () => {
    expect(valuesFrom('note=a%0D%0Ab')).toEqual({ ...opened, note: 'ab' });
    expect(valuesFrom(`note=${'x'.repeat(201)}`)).toEqual({ ...opened, note: 'x'.repeat(200) });
  });

  test('leaves a control blank that cannot hold the value, with an error', () => {
    expect(valuesFrom('size=toString&money=USD&day=2023-02-29&time=24:00')).toEqual({
      ...opened,
      size: '',
    });
    expect(refused('size=toString&money=USD&day=2023-02-29&time=24:00')).toEqual([
      {
        field: 'size',
        message: 'The link asks for “toString”, which is not offered. Choose one: S or L.',
      },
      {
        field: 'money',
        message: 'The link asks for “USD”, which is not offered. Choose a currency from the list.',
      },
      {
        field: 'day',
        message:
          'The link asks for “2023-02-29”, which is not a date. Enter a full date: year, month and day.',
      },
      {
        field: 'time',
        message:
          'The link asks for “24:00”, which is not a time of day. Enter a time: hours and minutes.',
      },
    ]);
    for (const time of ['1:30', '112:30', '12:300', '12:60', '30:00']) {
      expect(refused(`time=${time}`), time).toHaveLength(1);
    }
    expect(valuesFrom('time=19:05')).toEqual({ ...opened, time: '19:05' });
    expect(refused('time=19:05&size=l&day=2024-02-29&amount=x')).toEqual([]);
  });

  test('opens as usual where a choice is named without an option', () => {
    expect(valuesFrom('size=&amount=')).toEqual({ ...opened, amount: '' });
    expect(refused('size=')).toEqual([]);
  });

  test('has the path of an invalid value in a row, and the source in the error', () => {
    const { refusals } = readFragment('items.1.size=x&items.0.name=a', fields, 'Stored was') ?? {};
    expect(refusals).toEqual([
      {
        field: 'items.1.size',
        message: 'Stored was “x”, which is not offered. Choose one: S or L.',
      },
    ]);
  });

  test('keeps the line breaks of a list, and one character more than it may have', () => {
    const list = { numbers: { kind: 'list', label: 'Numbers', maxCount: 9 } } as const;
    const of = (text: string) => readFragment(`numbers=${text}`, list)?.values.numbers;
    expect(of('1%0A2')).toBe('1\n2');
    expect(of('1'.repeat(longestList + 5))).toHaveLength(longestList + 1);
  });

  test('has rows by their number, with what their controls open with', () => {
    expect(valuesFrom('items.0.name=a')).toEqual({ ...opened, items: [{ name: 'a', size: 'l' }] });
    expect(valuesFrom('items.1.name=b&items.0.size=s&items.1.size=s')?.items).toEqual([
      { name: '', size: 's' },
      { name: 'b', size: 's' },
    ]);
  });

  test('has a row of any number, of two digits, too', () => {
    expect(valuesFrom('items.10.name=x')?.items).toEqual([{ name: 'x', size: 'l' }]);
  });

  test('has one row more than there may be, so that the form refuses them all', () => {
    const row = (at: number) => `items.${at}.name=x`;
    expect(valuesFrom([0, 1, 2, 3].map(row).join('&'))?.items).toHaveLength(3);
  });

  test('ignores names that no control has, and returns each of them once', () => {
    for (const name of [
      'items.x.name',
      'items.0x.name',
      'items.x0.name',
      'items.0.name.more',
      'items.0.toString',
      'items.0',
      'items',
      'note.0.x',
      'note.',
      'gone',
      'toString',
    ]) {
      const linked = readFragment(`note=x&${name}=a&${name}=b`, fields);
      expect(linked?.values, name).toEqual({ ...opened, note: 'x' });
      expect(linked?.unknown, name).toEqual([name]);
    }
    expect(readFragment('note=x&=a', fields)?.unknown).toEqual([]);
  });
});
