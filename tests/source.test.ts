import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { findCalculators, loadManifest, root } from '../scripts/calculators.ts';
import { findFiles } from '../scripts/files.ts';
import { manifestSource } from '../src/engine/draft/folder/source.ts';

/*
 * The manifest that `/make` hands in: its source has the same data, and is formatted as Biome would.
 */

// A folder for Biome with the settings of the repository, but without git.
const folder = mkdtempSync(join(tmpdir(), 'source-'));
const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
writeFileSync(
  join(folder, 'biome.json'),
  JSON.stringify({ ...settings, vcs: undefined, plugins: undefined }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifests = await Promise.all(
  findCalculators().map(async (each) => ({ ...each, manifest: await loadManifest(each) })),
);

/** The data that a source declares. */
function loaded(source: string): unknown {
  const [, data = ''] = /export default defineCalculator\(([\s\S]*)\);\n$/.exec(source) ?? [];
  return new Function(`"use strict"; return (${data});`)();
}

describe('the source of a manifest', () => {
  test.each(manifests)('of $slug has the same data', ({ manifest }) => {
    expect(loaded(manifestSource(manifest))).toEqual(manifest);
  });

  const long = 'A sentence that is too long for the line of its key, whatever that is. '.repeat(2);
  const odd = {
    unknown: true,
    compute: 'formulas',
    fields: {
      a: { kind: 'number', label: long, say: [long, 'it’s'], of: long, five5: long },
      'not-a-name': { default: -1e-7, max: 1e21, presets: [1, 2], 'it’s': {}, none: [] },
      '12': { kind: "It's", label: '“"It\'s"”' },
    },
    examples: [{ given: {} }],
    numbers: Array.from({ length: 60 }, (_, index) => index * 1000 - 7),
    pairs: [
      [1, 2],
      [3, 4],
    ],
    one: [{ a: 1, b: long }],
    mixed: [{ a: 1, b: 2 }, [1, 2], 'text', null, false],
    title: 'An odd one 漢字',
  };

  test('is as Biome formats it, for all calculators and odd data', () => {
    const all = [...manifests.map(({ path, manifest }) => ({ path, data: manifest as object }))];
    all.push({ path: 'calculators/math/odd', data: odd });
    const sources = new Map(all.map(({ path, data }) => [path, manifestSource(data)]));
    for (const [path, source] of sources) {
      const file = join(folder, path, 'manifest.ts');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    }
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', '.'],
      { cwd: folder, stdio: 'pipe' },
    );
    expect(findFiles('calculators/*/*/manifest.ts', { cwd: folder })).toHaveLength(sources.size);
    for (const [path, source] of sources) {
      expect(readFileSync(join(folder, path, 'manifest.ts'), 'utf8'), path).toBe(source);
    }
  });

  test('has its keys in the order of the guide, unknown ones last', () => {
    expect(Object.keys(loaded(manifestSource(odd)) as object)).toEqual([
      'title',
      'fields',
      'examples',
      'compute',
      'unknown',
      'numbers',
      'pairs',
      'one',
      'mixed',
    ]);
  });

  test.each([
    ['quotes', `'"\`'`],
    ['a template', `\`$\{process.exit()}\``],
    ['backslashes', "\\\\' + x + '"],
    ['line breaks', 'a\nb\r\nc\u2028d\u2029e'],
    ['the end of a comment', '*/ /* // <!--'],
    ['the end of a script', '</script><script>alert(1)</script>'],
    ['signs that turn the line around', '\u202e\u2066 ,}) \u2069'],
    ['signs that cannot be seen', '\u0000\u0007\ufeff\u200b\u{e0041}'],
    ['half a pair', '\ud800'],
  ])('keeps %s as text', (_, text) => {
    const data = { title: text, [text]: { [text]: [text] } };
    const source = manifestSource(data);
    expect(loaded(source)).toEqual(data);
    expect(source.split('\n').length).toBeLessThan(12);
    expect(source.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  });

  test('keeps any JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (data) => {
        expect(loaded(manifestSource(data))).toEqual({ ...data });
      }),
    );
    const data = JSON.parse('{ "__proto__": { "a": 1 }, "constructor": [-0, 1e400] }');
    const back = loaded(manifestSource(data)) as object;
    expect(Object.keys(back)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(back)).toBe(Object.prototype);
    expect(JSON.stringify(back)).toBe(JSON.stringify(data));
  });
});
