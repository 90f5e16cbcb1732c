import { describe, expect, test } from 'vitest';
import { find, searchable } from '../src/engine/search/find.ts';
import type { IndexEntry, SearchIndex } from '../src/engine/search/index-format.ts';

/*
 * What the search of the home page finds, and in which order.
 */

const group = (id: string, ...entries: readonly IndexEntry[]) => ({
  id,
  title: id,
  icon: '',
  hue: 0,
  entries,
});

const index: SearchIndex = [
  group(
    'money',
    ['Loan EMI Calculator', 'The monthly instalment.', 'home car'],
    ['Mortgage Calculator', 'The payment on a home loan.', 'house ltv'],
    ['Savings Goal Calculator', 'How long it takes to save a sum.', 'target', 'saving-up'],
  ),
  group(
    'days',
    ['Age Calculator', 'Years, months and days since a birthday.', 'how old'],
    ['Loan Shark Finder', 'On another site.', '', 'https://example.org/loan'],
  ),
];
const all = searchable(index);
const titles = (some: readonly { readonly title: string }[]) => some.map(({ title }) => title);
const named = (text: string) => find(all, text).groups.map(({ entries }) => titles(entries));

describe('names', () => {
  test('are found by any part of them, in any case, first where a word begins, else in the order of the index', () => {
    expect(named('loan')).toEqual([['Loan EMI Calculator'], ['Loan Shark Finder']]);
    expect(named('  LOAN ')).toEqual(named('loan'));
    // Also within a word, but later: mortgAGE.
    expect(named('age')).toEqual([['Age Calculator'], ['Mortgage Calculator']]);
    expect(named('calculator')).toEqual([
      ['Loan EMI Calculator', 'Mortgage Calculator', 'Savings Goal Calculator'],
      ['Age Calculator'],
    ]);
    expect(find(all, 'calculator').count).toBe(4);
  });

  test('come with their addresses, on this site and on others', () => {
    const [first, second] = find(all, 'loan').groups;
    expect(first?.entries[0]).toMatchObject({ href: '/calculator/loan-emi', external: false });
    expect(second?.entries[0]).toMatchObject({ href: 'https://example.org/loan', external: true });
  });
});

describe('keywords', () => {
  test('find entries whose name does not match, after those whose name matches', () => {
    const { groups, others } = find(all, 'loan');
    expect(groups.flatMap(({ entries }) => titles(entries))).not.toContain('Mortgage Calculator');
    expect(titles(others)).toEqual(['Mortgage Calculator']);
  });

  test('are found by the beginnings of their words, in any order', () => {
    for (const text of ['birthday', 'birth', 'old', 'days birthday']) {
      expect(find(all, text).groups).toEqual([]);
      expect(titles(find(all, text).others)).toEqual(['Age Calculator']);
    }
    // The end of a word is not found: "day" begins "days", "irth" nothing.
    expect(find(all, 'irth').others).toEqual([]);
  });

  test('count for less than words of the name', () => {
    const both = searchable([
      group('a', ['Interest', 'About.', 'loan'], ['Loan', 'About.', 'interest rate']),
    ]);
    expect(titles(find(both, 'loan rate').others)).toEqual(['Loan']);
    expect(titles(find(both, 'lo int').others)).toEqual(['Interest', 'Loan']);
    expect(titles(find(both, 'loa').groups.flatMap(({ entries }) => entries))).toEqual(['Loan']);
    expect(titles(find(both, 'loa').others)).toEqual(['Interest']);
  });

  test('are found whatever small words stand between those that count', () => {
    for (const text of ['how old am I', 'the days since a birthday', 'days of my birth']) {
      expect(titles(find(all, text).others), text).toEqual(['Age Calculator']);
    }
    expect(find(all, 'how to').others).toEqual([]);
  });

  test('are not searched for a single letter', () => {
    expect(find(all, 'h').others).toEqual([]);
  });
});

describe('nearest names', () => {
  test('are returned if nothing else is found', () => {
    expect(titles(find(all, 'morgage').nearest)).toEqual(['Mortgage Calculator']);
    expect(titles(find(all, 'savigns gaol').nearest)).toEqual(['Savings Goal Calculator']);
    expect(find(all, 'mortgage').nearest).toEqual([]);
    expect(find(all, 'house').nearest).toEqual([]);
  });

  test('are none if no name is similar', () => {
    expect(find(all, 'qqqq')).toEqual({ count: 0, groups: [], others: [], nearest: [] });
    expect(find(all, '?!').nearest).toEqual([]);
  });
});

test('of very many, the first of each category are listed and all are counted', () => {
  const many = (id: string, count: number) =>
    group(
      id,
      ...Array.from(
        { length: count },
        (_, at): IndexEntry => [`Figure ${id} ${at}`, 'One of many.', ''],
      ),
    );
  const small = find(searchable([many('a', 40), many('b', 20)]), 'figure');
  expect(small.groups.map(({ entries }) => entries.length)).toEqual([40, 20]);
  const large = find(searchable([many('a', 40), many('b', 20), many('c', 1)]), 'figure');
  expect(large.count).toBe(61);
  expect(large.groups.map(({ entries, count }) => [entries.length, count])).toEqual([
    [6, 40],
    [6, 20],
    [1, 1],
  ]);
});

test('a calculator is found by its slug', () => {
  expect(all.find('age')?.title).toBe('Age Calculator');
  expect(all.find('loan-emi')?.href).toBe('/calculator/loan-emi');
  expect(all.find('saving-up')?.title).toBe('Savings Goal Calculator');
  expect(all.find('__proto__')).toBeUndefined();
});
