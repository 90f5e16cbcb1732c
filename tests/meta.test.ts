import { describe, expect, test } from 'vitest';
import { checkManifest } from '../schemas/meta.ts';
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

  test.each([undefined, null, 7, 'text', [], {}, { fields: 3 }, { ...parcel, fields: null }])(
    'answers even to %j',
    (given) => {
      expect(issues(given).length).toBeGreaterThan(0);
    },
  );
});
