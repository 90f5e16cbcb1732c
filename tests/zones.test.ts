import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { offsetAt } from '../calculators/shared/offsets.ts';
import { commonZones, zones } from '../calculators/shared/zones.ts';
import { root } from '../scripts/platform.js';
import { files, textOf } from '../scripts/zones.ts';
import { aheadAt, changesOf } from './oracle/zones.ts';

/*
 * The time zones of the page are those of the tz database, with its names, wherever the page is built.
 */

describe('the files of time zones', () => {
  test.each(Object.entries(files()))('%s is what npm run zones writes', (path, content) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(textOf(content));
  });

  test('list the twelve common zones first, and no zone twice', () => {
    const ids = Object.keys(zones);
    expect(ids.slice(0, 12)).toEqual(Object.keys(commonZones));
    expect(ids.length).toBeGreaterThan(400);
    expect(new Set(Object.values(zones).map(({ label }) => label)).size).toBe(ids.length);
  });

  test('name each zone by its city and country', () => {
    expect(zones['Asia/Kathmandu'].label).toBe('Kathmandu, Nepal');
    expect(zones['America/Indiana/Knox'].label).toBe('Knox, Indiana, United States');
    expect(zones['America/Argentina/Salta'].label).toBe('Salta, Argentina');
    expect(zones['Asia/Singapore'].label).toBe('Singapore');
  });
});

/** Changes on whose moment the two sources differ, by a few hours or a second: long ago, and in one year. */
const disputed: Readonly<Record<string, number>> = { 'America/Bogota': 1992, 'Asia/Tehran': 1979 };

describe('the clocks', () => {
  // Later years may follow a law that one of the sources does not know yet.
  const end = Date.UTC(2026, 0, 1) / 1000;

  test('change in Node.js when they change in the tz database of another package, in every zone', () => {
    const different = Object.keys(zones).flatMap((id) =>
      changesOf(id)
        .filter((at) => at < end && new Date(at * 1000).getUTCFullYear() !== disputed[id])
        .flatMap((at) => [at - 1, at, at + 40 * 86_400])
        .filter((at) => offsetAt(id, at) !== aheadAt(id, at))
        .map((at) => `${id} at ${new Date(at * 1000).toISOString()}`),
    );
    expect(different).toEqual([]);
  });
});
