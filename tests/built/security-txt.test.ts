import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expiryProblem, securityTxt } from '../../scripts/build/security-txt.ts';
import { root } from '../../scripts/calculators.ts';
import { securityExpires, site } from '../../src/site/site.ts';
import { read } from './site.ts';

/*
 * /.well-known/security.txt by RFC 9116, and the list of what is due, which its last day is part of.
 */

describe('security.txt', () => {
  const lines = securityTxt().trimEnd().split('\n');
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));
  const valuesOf = (name: string) =>
    fields.flatMap((field) => (field?.[0] === name ? [field[1] as string] : []));

  test('has a field on each line, and those that the standard requires', () => {
    expect(fields).not.toContain(undefined);
    expect(valuesOf('Contact').length).toBeGreaterThan(0);
    expect(valuesOf('Expires')).toHaveLength(1);
    expect(valuesOf('Preferred-Languages')).toEqual(['en']);
    expect(valuesOf('Canonical')).toEqual([`${site.origin}/.well-known/security.txt`]);
  });

  test('has a last day in the form of RFC 3339', () => {
    const [expires = ''] = valuesOf('Expires');
    expect(new Date(expires).toISOString()).toBe(expires);
    expect(expires.slice(0, 10)).toBe(securityExpires);
  });

  test('leads to pages of the site, which exist', () => {
    for (const address of [...valuesOf('Contact'), ...valuesOf('Policy')]) {
      expect(address.startsWith(`${site.origin}/`)).toBe(true);
      expect(read(`${new URL(address).pathname}.html`)).toContain('<h1');
    }
  });

  test('is published as it is', () => {
    expect(read('.well-known/security.txt')).toBe(securityTxt());
  });
});

test('the last day is due from a month before, and not further away than a year', () => {
  expect(expiryProblem('2027-11-01', '2026-11-22')).toBeUndefined();
  expect(expiryProblem('2027-11-01', '2026-11-01')).toBeUndefined();
  expect(expiryProblem('2027-11-01', '2026-10-31')).toMatch(/more than a year away/);
  expect(expiryProblem('2027-11-01', '2027-10-02')).toBeUndefined();
  expect(expiryProblem('2027-11-01', '2027-10-03')).toMatch(/less than 30 days away/);
  expect(expiryProblem('2027-11-01', '2028-01-01')).toMatch(/less than 30 days away/);
});

describe('npm run reviews', () => {
  const reviews = (...args: readonly string[]) => {
    const command = ['scripts/reviews.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  test('prints a list to tick off, for the month after everything has been reviewed', () => {
    const { stdout } = reviews('--today', '2099-01-01');
    expect(stdout).toMatch(/^Due by 2099-01-01\./);
    expect(stdout).toMatch(
      /^- \[ \] `calculators\/[\w/-]+\/manifest\.ts`: `reviewed` is more than a year ago/m,
    );
    expect(stdout).toMatch(
      /^- \[ \] `src\/site\/site\.ts`: `securityExpires` is less than 30 days away/m,
    );
  });

  test('lists what is due, as text or as JSON, and nothing else', () => {
    const { status, stdout } = reviews('--today', '2026-10-20');
    expect(status).toBe(0);
    // Two price indexes end before this day: their publishers had no later value.
    expect(stdout.match(/(?<=^- \[ \] `)[^`]+/gm)).toEqual([
      'calculators/shared/data/price-index-in.json',
      'calculators/shared/data/price-index-uk.json',
      'calculators/shared/data/price-index-us.json',
    ]);
    const due = JSON.parse(reviews('--today', '2099-01-01', '--json').stdout);
    expect(due.at(-1)).toEqual({
      path: 'src/site/site.ts',
      key: 'securityExpires',
      message: expect.stringMatching(/30 days/),
    });
    expect(due[0]).toMatchObject({ slug: expect.any(String), key: 'reviewed' });
  });

  test.each([[['--today', 'soon']], [['--loud']]])('refuses %j', (args) => {
    expect(reviews(...args)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Usage: /),
    });
  });
});

test('the notes of a release are what CHANGELOG.md says of its version', () => {
  const notes = (version: string) =>
    spawnSync(process.execPath, ['scripts/release-notes.js', version], {
      cwd: root,
      encoding: 'utf8',
    });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { status, stdout } = notes(version);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^### /m);
  expect(stdout).not.toMatch(/^## /m);
  expect(notes('0.0.1')).toMatchObject({ status: 1, stdout: '' });
});
