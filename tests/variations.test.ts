import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { variationTables } from '../src/engine/answer/variations.ts';
import { sample, solvedSample, today } from './sample.ts';

/*
 * The same question at other inputs.
 */

const tables = (typed: object = {}, variations = sample.manifest.variations) =>
  variationTables(sample, variations, solvedSample(typed), { today });
const shown = (table: ReturnType<typeof tables>[number] | undefined) =>
  table?.rows.map((row) =>
    Object.values(row).map((cell) => (cell instanceof Big ? Number(cell) : cell)),
  );

describe('variations', () => {
  test('have a line for each value and one for the visitor’s, in ascending order', () => {
    const [table] = tables({ weight: '7' });
    expect(table?.rows.map(({ weight, price }) => [weight, Number(price)])).toEqual([
      ['5 kg', 22],
      ['7 kg', 28],
      ['10 kg', 37],
      ['15 kg', 52],
    ]);
    expect(table?.own).toBe(1);
  });

  test('have no extra line if the visitor’s value is among the others', () => {
    const [table] = tables();
    expect(table?.rows.map(({ weight }) => weight)).toEqual(['5 kg', '10 kg', '15 kg']);
    expect(table?.own).toBe(1);
  });

  test('have the results that they name, with their labels filled in', () => {
    const [table] = tables({ speed: 'fast', insured: '10' });
    expect(Object.entries(table?.columns ?? {}).map(([id, { label }]) => [id, label])).toEqual([
      ['weight', 'Weight'],
      ['price', 'Price for Fast'],
      ['cover', 'Cover'],
    ]);
    expect(table?.columns.weight).toEqual({ kind: 'text', label: 'Weight' });
    expect(table?.columns.price).toMatchObject({ kind: 'money', currency: 'EUR' });
    expect(table?.rows.map(({ cover }) => Number(cover))).toEqual([20, 20, 20]);
  });

  test('may be steps below and above the visitor’s value', () => {
    const [, steps] = tables();
    expect(steps?.rows.map(({ weight }) => weight)).toEqual([
      '6 kg',
      '8 kg',
      '10 kg',
      '12 kg',
      '14 kg',
    ]);
    expect(steps?.own).toBe(2);
  });

  test('leave out values that the form refuses', () => {
    const [, steps] = tables({ weight: '2' });
    expect(steps?.rows.map(({ weight }) => weight)).toEqual(['2 kg', '4 kg', '6 kg']);
    expect(steps?.own).toBe(0);
  });

  test('may go over the options of a choice', () => {
    const table = tables({ speed: 'fast' }).find(({ id }) => id === 'speed');
    expect(shown(table)).toEqual([
      [37, 'Slow'],
      [67, 'Fast'],
    ]);
    expect(table?.own).toBe(1);
    expect(tables().find(({ id }) => id === 'speed')?.own).toBe(0);
  });

  test('over options stay under the heading of the chosen one, unless all are wanted', () => {
    const { speed, ...fields } = sample.manifest.fields;
    if (speed?.kind !== 'choice') throw new Error('The sample has no choice of a speed.');
    const under = (at: 'options' | 'allOptions', ...headings: readonly string[]) => {
      const options = Object.entries(speed.options).map(([id, option], index) => [
        id,
        { ...option, heading: headings[index] },
      ]);
      const grouped = { ...speed, options: Object.fromEntries(options) };
      const manifest = { ...sample.manifest, fields: { ...fields, speed: grouped } };
      const variations = manifest.variations?.map((each) => ({
        ...each,
        at: each.at === 'options' ? at : each.at,
      }));
      return variationTables({ ...sample, manifest }, variations, solvedSample(), { today }).map(
        ({ id }) => id,
      );
    };
    expect(under('options', 'Land', 'Land')).toContain('speed');
    expect(under('options', 'Land', 'Air')).not.toContain('speed');
    expect(under('allOptions', 'Land', 'Air')).toContain('speed');
  });

  test('are called by their field, unless they have a name', () => {
    expect(tables().map(({ id, label }) => [id, label])).toEqual([
      ['weight', 'By weight'],
      ['weight', 'A little more or less'],
      ['speed', 'By speed'],
    ]);
  });

  test('need a value of the visitor, and a second line', () => {
    expect(tables({ speed: 'fast' }).map(({ id }) => id)).not.toContain('insured');
    expect(tables({ speed: 'fast', insured: '7' }).map(({ id }) => id)).toContain('insured');
    expect(tables({}, [{ of: 'weight', at: [13], shows: ['price'] }])).toEqual([]);
    expect(tables({}, [{ of: 'gone', at: [13], shows: ['price'] }])).toEqual([]);
    expect(variationTables(sample, undefined, solvedSample(), { today })).toEqual([]);
  });

  test('have no column for a result that the visitor does not see', () => {
    const columns = (entered: object) =>
      Object.keys(
        tables(entered, [{ of: 'weight', at: [5], shows: ['price', 'cover'] }])[0]?.columns ?? {},
      );
    expect(columns({ speed: 'fast', insured: '7' })).toEqual(['weight', 'price', 'cover']);
    expect(columns({})).toEqual(['weight', 'price']);
  });

  test('are no table without any result that the visitor sees', () => {
    const variations = [{ of: 'weight', at: [5], shows: ['cover'] }] as const;
    expect(tables({ speed: 'fast', insured: '7' }, variations)).toHaveLength(1);
    expect(tables({}, variations)).toEqual([]);
  });

  test('are shown only while their condition is true', () => {
    const heavy = { of: 'weight', at: [5], shows: ['price'], when: { field: 'weight', above: 3 } };
    expect(tables({ weight: '4' }, [heavy])).toHaveLength(1);
    expect(tables({ weight: '3' }, [heavy])).toEqual([]);
  });

  test('have no line for an input that has none of their results', () => {
    const speeds = (shows: readonly string[]) =>
      tables({ speed: 'fast', insured: '7' }, [{ of: 'speed', at: 'options', shows }]).map(
        ({ rows }) => rows.map(({ speed }) => speed),
      );
    expect(speeds(['cover', 'price'])).toEqual([['Slow', 'Fast']]);
    // Only a fast parcel is insured, and one line is no table.
    expect(speeds(['cover'])).toEqual([]);
  });

  test('leave out a result that there is not', () => {
    const [table] = tables({}, [{ of: 'weight', at: [5], shows: ['gone', 'price'] }]);
    expect(Object.keys(table?.columns ?? {})).toEqual(['weight', 'price']);
  });
});
