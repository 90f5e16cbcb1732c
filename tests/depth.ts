import type { CalculatorFolder } from '../scripts/calculators.ts';
import { findCalculators, loadManifest } from '../scripts/calculators.ts';
import { changedCalculators } from '../scripts/qa/tested.ts';
import { covering, featuresOf } from './features.ts';
import { full } from './qa.ts';

/*
 * How deeply a calculator is tested. `npm run qa` tests every one with many inputs. `npm test` tests in
 * full the few that together use every feature of the manifest language, and those that are not what was
 * tested in full before (tests/tested.json). Of the others it tests the examples and some inputs, so that
 * its time does not grow with the catalogue.
 */

const folders = findCalculators();

const manifests = new Map(
  await Promise.all(folders.map(async (each) => [each.slug, await loadManifest(each)] as const)),
);

const featuresIn = ({ slug }: CalculatorFolder): ReadonlySet<string> =>
  featuresOf(manifests.get(slug) ?? {});

/** The slugs of the calculators that are tested in full. */
export const deep: ReadonlySet<string> = full
  ? new Set(manifests.keys())
  : new Set([
      ...covering(folders, featuresIn).map(({ slug }) => slug),
      ...(await changedCalculators()),
    ]);

/** Whether a calculator, or a fixture, is tested in full. */
export const isDeep = (slug: string): boolean => deep.has(slug) || !manifests.has(slug);

/** How many inputs a test of a calculator takes: a few, some where it is tested in full, many in `npm run qa`. */
export const inputs = (slug: string, some: number, many: number): number =>
  full ? many : isDeep(slug) ? some : Math.ceil(some / 10);
