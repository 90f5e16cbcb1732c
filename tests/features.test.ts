import { describe, expect, test } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import { findCalculators, loadManifest } from '../scripts/calculators.ts';
import { covering, featuresOf } from './features.ts';
import parcel from './fixtures/parcel/manifest.ts';

const manifests = await Promise.all(findCalculators().map(loadManifest));
const of = (manifest: object) => featuresOf(manifest as Manifest);
const added = (change: object) => [...of({ ...parcel, ...change }).difference(of(parcel))];
const number = { kind: 'number', label: 'Weight', step: 1 };

describe('the features of a manifest', () => {
  test('are the keys and words of the language, not texts, numbers or ids', () => {
    const other = JSON.parse(
      JSON.stringify(parcel).replace(/"(?:label|help|title|source)":"[^"]*"/g, (text) =>
        text.replace(/:".*"/, ':"Something else"'),
      ),
    );
    expect(other).not.toEqual(parcel);
    expect(of(other)).toEqual(of(parcel));
    const named = (id: string) => of({ ...parcel, fields: { [id]: { ...number, min: 3 } } });
    expect(named('height')).toEqual(named('weight'));
  });

  test('grow with a key, a kind, a word and a shape that were not used before', () => {
    expect(added({ note: 'Rough.' })).toEqual(['.note']);
    expect(added({ actions: { ...parcel.actions, live: true } })).toEqual(['.actions.live = true']);
    expect(added({ fields: { ...parcel.fields, at: { kind: 'time', label: 'At' } } })).toEqual(
      expect.arrayContaining(['.fields.*(time)', '.fields.*(time).label']),
    );
    const unit = (text: unknown) => added({ fields: { weight: { ...number, unit: text } } });
    expect(unit({ by: 'speed', keepsNumber: true })).toContain('*.unit(1).keepsNumber = true');
    expect(unit('kg')).not.toContain('*.unit(1)');
  });

  test('are the same for one entry as for a list of one', () => {
    const when = { field: 'speed', is: 'fast' };
    const caution = (given: object) =>
      of({ ...parcel, cautions: [{ when: given, say: 'Check.' }] });
    expect(caution(when)).toEqual(caution([when]));
  });

  test('that mean the same everywhere count in detail once, for all kinds of fields and results', () => {
    const when = { field: 'speed', is: 'fast' };
    const two = (one: object, other: object) => of({ ...parcel, fields: { one, other } });
    const shown = two({ ...number, when }, number);
    expect(shown).toContain('.fields.*.when');
    expect(two({ ...number, when }, { ...number, kind: 'integer', when })).toEqual(
      shown.union(two(number, { ...number, kind: 'integer' })),
    );
  });

  test('distinguish few entries from many, which a page may lay out differently', () => {
    const choice = (count: number) => ({
      kind: 'choice',
      label: 'Speed',
      options: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`option${index}`, { label: 'One' }]),
      ),
    });
    const features = (count: number) => of({ ...parcel, fields: { speed: choice(count) } });
    expect(features(2)).toEqual(features(3));
    expect(features(4).has('.fields.*(choice).options ×many')).toBe(true);
    expect(features(3).has('.fields.*(choice).options ×many')).toBe(false);
  });

  test('include every part of the schema, or throw', () => {
    for (const manifest of manifests) expect(of(manifest).size).toBeGreaterThan(30);
    expect(() => of({ ...parcel, order: { by: 'name' } })).toThrow(/\.order: the features below/);
  });
});

describe('the calculators that cover all features', () => {
  const letters = (text: string) => new Set(text);
  const chosen = (...all: readonly string[]) => covering(all, letters);

  test('have every feature that any has', () => {
    const all = manifests.map(of);
    const few = covering(all, (each) => each);
    const union = (sets: readonly ReadonlySet<string>[]) =>
      new Set(sets.flatMap((each) => [...each]));
    expect(union(few)).toEqual(union(all));
    expect(few.length).toBeLessThan(all.length * 0.4);
  });

  test('are few: first the one with most, then what adds most', () => {
    expect(chosen('a', 'abc', 'bc', 'cd', 'de')).toEqual(['abc', 'de']);
    expect(chosen()).toEqual([]);
  });

  test('do not grow with a calculator that has no new feature', () => {
    expect(chosen('abc', 'ab', 'd')).toEqual(['abc', 'd']);
    expect(chosen('abc', 'd', 'cba', 'cd')).toEqual(['abc', 'd']);
    expect(chosen('abc', 'd', 'x')).toEqual(['abc', 'd', 'x']);
  });
});
