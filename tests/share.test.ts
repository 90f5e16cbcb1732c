import { afterEach, describe, expect, test, vi } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { Field, RowsField } from '../schemas/manifest.ts';
import { answer } from '../src/engine/answer/answer.ts';
import {
  fieldNumber,
  fieldUnit,
  formValuesOf,
  inputLines,
  inputText,
  nameOfRow,
} from '../src/engine/answer/entered-inputs.ts';
import { resultText } from '../src/engine/answer/result-text.ts';
import { fragmentFor, linkHere, visibleInputs } from '../src/engine/answer/share-link.ts';
import { english, inEnglish } from '../src/engine/format/presentation.ts';
import { sample, solvedSample, today } from './sample.ts';

/*
 * What an answer was computed from: in words, as a link, and as it could be typed again.
 */

const { manifest } = sample;

describe('an input in words', () => {
  const text = (unit: unknown, value: unknown, values: object = {}) =>
    inputText({ kind: 'number', label: 'x', unit } as Field, value, inEnglish(values as never));

  test('has its unit before or after it, as is usual', () => {
    expect(text('₹', Big(500))).toBe('₹500');
    expect(text('% a year', Big('8.5'))).toBe('8.5% a year');
    expect(text('°', Big(30))).toBe('30°');
    expect(text('years', Big(20))).toBe('20 years');
    expect(text('years', Big(1))).toBe('1 year');
    expect(text('hours a day', Big(1))).toBe('1 hour a day');
    expect(text('years', Big('1.5'))).toBe('1.5 years');
    expect(text('gas', Big(1))).toBe('1 gas');
    expect(text(undefined, Big(20))).toBe('20');
    expect(text('US$', Big(20))).toBe('20 US$');
    expect(text({ by: 'system', units: { metric: 'kg' } }, Big(2), { system: 'metric' })).toBe(
      '2 kg',
    );
  });

  test('shows all decimals of a number', () => {
    expect(
      fieldNumber(Big('1234.00000000000000000001'), { kind: 'number', label: 'x' }, inEnglish()),
    ).toBe('1,234.00000000000000000001');
  });

  test('is the label of an option, a day in words, a text unchanged, empty for a blank', () => {
    const { speed, day, note } = manifest.fields as Readonly<Record<string, Field>>;
    expect(inputText(speed as Field, 'fast', inEnglish())).toBe('Fast');
    expect(inputText(day as Field, '2026-10-06', inEnglish())).toBe('6 October 2026');
    expect(inputText(note as Field, '2026-10-06', inEnglish())).toBe('2026-10-06');
    expect(inputText(note as Field, undefined, inEnglish())).toBe('');
    expect(fieldUnit(note as Field, {})).toBe('');
  });
});

describe('a list', () => {
  const list = { kind: 'list', label: 'Numbers', unit: 'kg', maxCount: 9999 } as unknown as Field;
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => Big(at + 1));

  test('is in words its entries with their unit', () => {
    expect(inputText(list, [Big(1), Big('2.50')], inEnglish())).toBe('1, 2.5 kg');
    expect(inputText({ ...list, unit: '€' } as Field, [Big(1), Big(2)], inEnglish())).toBe('€1, 2');
    expect(inputText(list, ['2026-01-02', '2026-01-03'], inEnglish())).toBe(
      '2026-01-02, 2026-01-03 kg',
    );
  });

  test('names a hundred entries, and how many more there are', () => {
    expect(inputText(list, numbers(100), inEnglish())).toMatch(/ 99, 100 kg$/);
    expect(inputText(list, numbers(101), inEnglish())).toMatch(/ 99, 100 kg and 1 more$/);
    expect(inputText(list, numbers(1200), inEnglish())).toMatch(/^1, 2, .* 100 kg and 1,100 more$/);
  });

  test('is typed again with spaces between its entries', () => {
    expect(formValuesOf({ fields: { list } }, { list: [Big(1), Big('2.50')] })).toEqual({
      list: '1 2.5',
    });
    expect(formValuesOf({ fields: { list } }, { list: undefined })).toEqual({ list: '' });
  });
});

describe('the lines of what was entered', () => {
  test('are the visible fields with a value, in the order of the form', () => {
    const { values } = solvedSample({ speed: 'fast', insured: '1,000.50', note: 'By Friday' });
    expect(
      inputLines(manifest, inEnglish(values)).map(({ name, label, text }) => [name, label, text]),
    ).toEqual([
      ['weight', 'Weight', '10 kg'],
      ['speed', 'Speed', 'Fast'],
      ['insured', 'Insured value', '€1,000.5'],
      ['note', 'Note', 'By Friday'],
      ['items.0', 'Item 1', 'Books, count 2, size Large'],
      ['items.1', 'Item 2', 'count 1, size Small'],
    ]);
    expect(inputLines(manifest, inEnglish(values))[0]?.value).toEqual(Big(10));
    expect(inputLines(manifest, inEnglish(values))[4]?.value).toEqual({
      name: 'Books',
      count: Big(2),
      size: 'l',
    });
  });

  test('leave out fields that are hidden or blank', () => {
    const values = { ...solvedSample().values, insured: Big(5) };
    expect(inputLines(manifest, inEnglish(values)).map(({ name }) => name)).toEqual([
      'weight',
      'speed',
      'items.0',
      'items.1',
    ]);
  });

  test('call a row by the text that names it, if it has one', () => {
    const items = manifest.fields.items as RowsField;
    expect(nameOfRow(items, { name: 'Books', count: Big(1), size: 's' })).toBe('Books');
    expect(nameOfRow(items, { name: '', count: Big(1), size: 's' })).toBeUndefined();
    expect(nameOfRow(items, { count: Big(1), size: 's' })).toBeUndefined();
    const { name, count, size } = items.fields;
    const turned = { ...items, fields: { size, count, name } } as RowsField;
    expect(nameOfRow(turned, { size: 's', count: Big(1), name: 'Books' })).toBe('Books');
  });
});

describe('what to type again', () => {
  test('is read as the same values', () => {
    const { values } = solvedSample({ speed: 'fast', insured: '0.000001', day: '2026-01-02' });
    const typed = formValuesOf(manifest, values);
    expect(typed).toEqual({
      weight: '10',
      speed: 'fast',
      day: '2026-01-02',
      insured: '0.000001',
      note: '',
      items: [
        { name: 'Books', count: '2', size: 'l' },
        { name: '', count: '1', size: 's' },
      ],
    });
    const outcome = answer(sample, typed, { today });
    expect(outcome.ok && outcome.values).toEqual(values);
  });

  test('leaves out hidden fields', () => {
    expect(formValuesOf(manifest, solvedSample().values)).not.toHaveProperty('insured');
  });
});

describe('a link with the inputs', () => {
  afterEach(() => vi.unstubAllGlobals());
  const typed = { weight: '10', speed: 'slow', insured: '5', note: '' };

  test('has those that count: none of a field that is hidden', () => {
    expect(visibleInputs(manifest, typed)).toEqual({ weight: '10', speed: 'slow', note: '' });
    expect(visibleInputs(manifest, { ...typed, speed: 'fast' })).toHaveProperty('insured', '5');
    expect(fragmentFor(manifest, typed)).toBe('weight=10&speed=slow&note=');
  });

  test('is the address of this page', () => {
    vi.stubGlobal('location', { origin: 'https://a.b', pathname: '/calculator/parcels' });
    expect(linkHere(sample, typed, english)).toBe(
      'https://a.b/calculator/parcels#weight=10&speed=slow&note=',
    );
  });

  test('carries the draft that it belongs to', () => {
    vi.stubGlobal('location', { origin: 'https://a.b', pathname: '/make' });
    expect(linkHere({ ...sample, draft: '_draft=eJw' }, typed, english)).toBe(
      'https://a.b/make#weight=10&speed=slow&note=&_draft=eJw',
    );
  });
});

describe('a copied result', () => {
  const copied = (typed: object, rates?: { asOf: string }) =>
    resultText(
      { calculator: { ...sample, ...(rates ? { rates } : {}) }, answer: solvedSample(typed) },
      'https://a.link',
    );

  test('has title, inputs, figures, cautions, note and link, as separate paragraphs', () => {
    expect(copied({ weight: '16', note: 'x' }, { asOf: '2026-01-02' })).toBe(
      [
        'Sending Parcels',
        'Weight: 16 kg\nSpeed: Slow\nNote: x\nItem 1: Books, count 2, size Large\nItem 2: count 1, size Small',
        'Units: 7\nPrice for Slow: €55.00\nLevel: 2.00\nVerdict: Rather dear',
        'Heavy: €55.00.',
        'Prices of 2 January 2026.',
        'https://a.link',
      ].join('\n\n'),
    );
  });

  test('has no part that is empty, and no table', () => {
    const outcome = { ...solvedSample(), shown: { price: '€1.00', rows: [{}] } };
    const bare = { ...sample, manifest: { ...manifest, note: undefined, fields: {} } } as never;
    expect(resultText({ calculator: bare, answer: outcome as never }, 'link')).toBe(
      'Sending Parcels\n\nPrice for slow: €1.00\n\nlink',
    );
    const unknown = { ...outcome, shown: { other: '5' } };
    expect(resultText({ calculator: bare, answer: unknown as never }, 'link')).toContain(
      'other: 5',
    );
  });
});
