import { expect, test } from 'vitest';
import { quantityIds } from '../schemas/quantities.ts';
import { findCalculators, loadManifest } from '../scripts/calculators.ts';
import { quantityUses, unsharedQuantities } from '../scripts/check/quantities.ts';
import parcel from './fixtures/parcel/manifest.ts';

const manifests = await Promise.all(findCalculators().map(loadManifest));

test('every quantity of the vocabulary is used', () => {
  const used = new Set(manifests.flatMap(quantityUses).map(({ quantity }) => quantity));
  expect(quantityIds.filter((id) => !used.has(id))).toEqual([]);
});

test('a quantity that only results have is reported for each of them', () => {
  const { postage } = parcel.results;
  const one = { ...parcel, results: { postage: { ...postage, quantity: 'loan' as const } } };
  const message = 'no field takes the quantity “loan”: name one that a field has, or none.';
  const key = 'results.postage.quantity';
  expect(
    unsharedQuantities(
      new Map([
        ['first', one],
        ['second', one],
      ]),
    ),
  ).toEqual([
    { slug: 'first', key, message },
    { slug: 'second', key, message },
  ]);
});
