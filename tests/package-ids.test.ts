import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { idsBefore, idsNow, vanished } from '../scripts/build/package-ids.ts';
import { findCalculators, loadCatalogue, loadManifest, root } from '../scripts/calculators.ts';
import { readFragment, renewed } from '../src/engine/input/fragment.ts';
import { issuesIn } from '../src/engine/manifest/meta.ts';

test('no id of the last release vanished without a note in CHANGES.md', async () => {
  const catalogue = await loadCatalogue();
  const renamed = (slug: string) =>
    catalogue.find((each) => each.slug === slug)?.manifest.renamed ?? {};
  const notes = readFileSync(join(root, 'packages/reckonwell/CHANGES.md'), 'utf8');
  const lost = vanished(idsBefore(), await idsNow(), renamed);
  expect(lost.filter((each) => !notes.includes(`\`${each}\``))).toEqual([]);
});

test('what vanished is found: calculators, fields, options, fields of rows, results and columns', () => {
  const before = {
    gone: { inputs: ['a'], results: ['r'] },
    loan: {
      inputs: ['rate', 'unit', 'unit.kg', 'unit.lbs', 'rows', 'rows.mark', 'old', 'old.x'],
      results: ['total', 'table', 'table.month'],
    },
  };
  const now = {
    loan: { inputs: ['unit', 'unit.kg', 'rows', 'rows.grade', 'now', 'now.x'], results: ['table'] },
  };
  expect(vanished(before, now, () => ({ old: 'now' }))).toEqual([
    ...['gone', 'loan.rate', 'loan.unit.lbs', 'loan.rows.mark', 'loan.total', 'loan.table.month'],
  ]);
});

describe('a link of an older version', () => {
  const manifest = {
    fields: {
      annualRate: { kind: 'number', label: 'Rate' },
      unit: {
        kind: 'choice',
        label: 'Unit',
        options: { kg: { label: 'kg' }, lb: { label: 'lb' } },
      },
      courses: {
        kind: 'rows',
        label: 'Courses',
        rowLabel: 'Course',
        maxRows: 3,
        incompleteRows: 'skip',
        fields: { grade: { kind: 'number', label: 'Grade' } },
      },
    },
    renamed: { rate: 'annualRate', 'unit.lbs': 'lb', lessons: 'courses', 'courses.mark': 'grade' },
  } as const;
  const follow = (fragment: string) => {
    const { fragment: now, changes } = renewed(fragment, manifest);
    return { changes, linked: readFragment(now, manifest.fields) };
  };

  test('still opens, with what has changed', () => {
    const { changes, linked } = follow('#rate=5&unit=lbs&lessons.0.mark=3');
    expect(linked).toMatchObject({
      values: { annualRate: '5', unit: 'lb', courses: [{ grade: '3' }] },
      refusals: [],
      unknown: [],
    });
    expect(changes).toEqual([
      ['rate', 'annualRate'],
      ['lbs', 'lb'],
      ['lessons', 'courses'],
      ['mark', 'grade'],
    ]);
  });

  test('of this version is as it was', () => {
    for (const fragment of [
      '#annualRate=5%25&unit=kg',
      'courses.0.grade=3',
      '#title',
      '',
      '#constructor=1',
    ]) {
      expect(renewed(fragment, manifest)).toEqual({ fragment, changes: [] });
    }
  });
});

test('former names in a manifest lead to fields and options that exist', async () => {
  const folder = findCalculators().find(({ slug }) => slug === 'gpa');
  const manifest = await loadManifest(folder as NonNullable<typeof folder>);
  const issues = (renamed: object) =>
    issuesIn({ ...manifest, renamed }).map(({ message }) => message);
  expect(issues({ lessons: 'courses', 'courses.mark': 'grade' })).toEqual([]);
  expect(issues({ lessons: 'course' })).toEqual([expect.stringContaining('“courses”')]);
  expect(issues({ courses: 'courses' })).toEqual(['is no former id: it is in use.']);
  expect(issues({ 'courses.mark': 'grad' })).toEqual([expect.stringContaining('“grade”')]);
});

test('the package has the version of the site, and its notes', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const [site, own] = ['package.json', 'packages/reckonwell/package.json'].map(
    (file) => JSON.parse(read(file)).version,
  );
  expect(own).toBe(site);
  expect(read('packages/reckonwell/CHANGES.md')).toContain(`\n## ${own}\n`);
});
