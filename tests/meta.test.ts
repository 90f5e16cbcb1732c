import { describe, expect, test } from 'vitest';
import { checkManifest } from '../src/engine/manifest/meta.ts';
import parcel from './fixtures/parcel/manifest.ts';

/*
 * What the check of a manifest is given, and does not stumble over. What it says of each slip is in
 * check.test.ts.
 */

const issues = (manifest: unknown) => checkManifest('manifest.ts', manifest);

describe('the check of a manifest', () => {
  test('finds no issue in a valid manifest', () => {
    expect(issues(parcel)).toEqual([]);
  });

  test('names every slip at once', () => {
    expect(issues({ ...parcel, sumary: 'x', titel: 'y', order: 0 })).toEqual([
      'manifest.ts: order: must be at least 1.',
      'manifest.ts: manifest: unknown key “sumary”. Did you mean “summary”?',
      'manifest.ts: manifest: unknown key “titel”. Did you mean “title”?',
    ]);
  });

  test('takes a label whose first word has its capital within', () => {
    const labelled = (label: string) =>
      issues({
        ...parcel,
        fields: { ...parcel.fields, system: { ...parcel.fields.system, label } },
      });
    expect(labelled('pH of the water')).toEqual([]);
    expect(labelled('ph of the Water')).toEqual([
      'manifest.ts: fields.system.label: starts in lower case: begin with a capital.',
    ]);
  });

  const system = {
    ...parcel.fields.system,
    options: { metric: { label: 'Metric' }, imperial: { label: 'Imperial', value: 2 } },
  };
  const metric = { field: 'system', is: 'metric' };
  const hours = (formula: unknown, cases: object = {}) =>
    issues({
      ...parcel,
      fields: { ...parcel.fields, system: { ...system, symbol: 's' } },
      cases: { ...parcel.cases, ...cases },
      results: { ...parcel.results, hours: { ...parcel.results.hours, formula } },
    });
  const noValue =
    'results.hours.formula[1].formula: “system” stands for a number, and its option “metric” has no `value`.';

  test('asks for the number of an option only where a formula is reached with it', () => {
    expect(
      hours([{ when: metric, formula: '24 / rounds' }, { formula: 'rounds / system' }]),
    ).toEqual([]);
    const imperial = { when: 'inPounds', formula: 'rounds / system' };
    const inPounds = { field: 'system', is: 'imperial' };
    expect(hours([imperial, { formula: '24 / rounds' }], { inPounds })).toEqual([]);
    const light = [metric, { field: 'weight', below: 5 }];
    expect(
      hours([{ when: light, formula: '24 / rounds' }, { formula: 'rounds / system' }]),
    ).toEqual([`manifest.ts: ${noValue}`]);
    expect(
      hours([{ when: 'heavy', formula: '24 / rounds' }, { formula: 'rounds / system' }]),
    ).toEqual([`manifest.ts: ${noValue}`]);
  });

  test.each([undefined, null, 7, 'text', [], {}, { fields: 3 }, { ...parcel, fields: null }])(
    'answers even to %j',
    (given) => {
      expect(issues(given).length).toBeGreaterThan(0);
    },
  );
});
