import { describe, expect, test, vi } from 'vitest';
import { currencies } from '../calculators/shared/currencies.ts';
import type { Manifest } from '../schemas/manifest.ts';
import { loadCatalogue, loadManifest } from '../scripts/calculators.ts';
import type { ExpandedCalculator, Functions } from '../src/engine/calculator.ts';
import { trial } from '../src/engine/check/behaviour.ts';
import { newMeter } from '../src/engine/formula/meter.ts';
import { interpreted } from '../src/engine/interpreted.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { quickProblems } from '../src/make/trials/check.ts';
import { compute } from './fixtures/parcel/compute.ts';
import { tables } from './fixtures/parcel/tables.ts';
import { type Mistake, mistakes, parcel } from './mistakes.ts';

/*
 * What the page that makes calculators says of a draft is what the command says of a folder.
 */

const catalogue = await loadCatalogue();
const manifests = await Promise.all(catalogue.map(loadManifest));

/** A day on which each review is done. */
const lastReview = manifests
  .map((manifest) => manifest?.reviewed ?? '')
  .reduce((a, b) => (a > b ? a : b));

const about = {
  slugs: new Set([...catalogue, ...mistakes, { slug: 'parcel' }].map(({ slug }) => slug)),
  titles: catalogue.map(({ manifest }) => manifest.title),
  today: lastReview,
};

/** What is known to the draft of one calculator: all others. */
const besides = (own: string, title = '') => ({
  ...about,
  slugs: new Set([...about.slugs].filter((slug) => slug !== own)),
  titles: about.titles.filter((each) => each !== title),
});

test.each(catalogue.map((folder, index) => [folder.slug, folder, manifests[index]] as const))(
  'nothing is wrong with %s',
  (slug, { category }, manifest) => {
    const data = { ...manifest, slug, category, functionsFrom: 'parcel' };
    expect(quickProblems(data, besides(slug, manifest?.title))).toEqual([]);
  },
);

/** The manifest of a mistake, without the compiler. */
function manifestOf({ files }: Mistake): Manifest {
  const source = (files['manifest.ts'] ?? '')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return');
  return new Function('defineCalculator', 'currencies', source)(
    (manifest: Manifest) => manifest,
    currencies,
  );
}

/** The manifest without its functions, and with those of the calculator that the mistakes are made in. */
function calculatorOf(manifest: Manifest, slug: string): ExpandedCalculator {
  const expanded = expand(manifest);
  const own = manifest.compute === 'compute.ts' ? { compute, tables } : {};
  return interpreted(slug, expanded, own as Functions, newMeter);
}

/** The messages of the command about a manifest or its folder, without file and line. */
const expectedOf = ({ messages }: Mistake): readonly string[] =>
  messages.flatMap((message) => {
    const [, own] = /^manifest\.ts(?::\d+)?: ([\s\S]*)$/.exec(message) ?? [];
    // The page shows the formula itself, and what was meant as buttons beside the message.
    return (
      own?.replace(
        /(formula(?:\[\d+\]\.formula)?: )“[^”]*”: (.*?)(?: Did you mean .*)?$/,
        '$1$2',
      ) ?? []
    );
  });

/** What is wrong with the text of a file, or between all calculators, is not about a draft. */
const isOfFiles =
  /is not TypeScript|no default export|does not load|imports “|still to write|no other calculator has/;

/** The page reads a formula in another notation; only a manifest has to have the one of the language. */
const isReadByPage = /” is written “.*” here\./;

const inManifest = mistakes.filter(
  ({ files, messages }) =>
    expectedOf({ files, messages, slug: '' }).length === messages.length &&
    !isOfFiles.test(messages.join('\n')) &&
    !isReadByPage.test(messages.join('\n')) &&
    ['compute.ts', 'tables.ts'].every((name) => [undefined, parcel[name]].includes(files[name])),
);

describe('a mistake is reported in the words of the command', () => {
  test('and these are nearly all', () => {
    expect(inManifest.length).toBeGreaterThan(180);
  });

  test.each(inManifest.map((mistake) => [mistake.slug, mistake] as const))(
    '%s',
    async (slug, mistake) => {
      const manifest = manifestOf(mistake);
      const data = { ...manifest, slug, category: 'everyday', functionsFrom: 'loan-emi' };
      // Relations are to other drafts here.
      const known = { ...besides(slug), slugs: about.slugs, today: '2026-11-22' };
      const own = /^“.*” is the address of another calculator/;
      const quick = quickProblems(data, known).filter(
        ({ message, isWarning }) => !isWarning && !own.test(message),
      );
      const found = quick.length > 0 ? quick : await trial(calculatorOf(manifest, slug), 2);
      const said = found.map(({ key, message }) =>
        `${key}: ${message}`.replace(/\n {2}Found {5}.*$/, ''),
      );
      expect(said).toEqual(expectedOf(mistake));
    },
  );
});

describe('of what stands beside the manifest', () => {
  const manifest = manifests.find(({ compute: by }) => by === 'formulas') as Manifest;
  const of = (data: object) =>
    quickProblems({ ...manifest, title: 'Another', ...data }, about).map(
      ({ key, message }) => `${key}: ${message}`,
    );

  test('the folder has to be right, and new', () => {
    const right = { slug: 'another', category: 'finance' };
    expect(of(right)).toEqual([]);
    expect(of({ ...right, slug: 'Another' })).toEqual([
      'slug: “Another” is a part of the address: small letters and digits, a hyphen between words.',
    ]);
    expect(of({ ...right, slug: 'loan-emi' })).toEqual([
      'slug: “loan-emi” is the address of another calculator: choose one of its own.',
      ...((manifest.related ?? []).includes('loan-emi') ? [expect.any(String)] : []),
    ]);
    expect(of({ ...right, category: 'finanse' })).toEqual([
      expect.stringMatching(
        /^category: there is no category “finanse”; .* Did you mean “finance”\?$/,
      ),
    ]);
    expect(of({ ...right, title: about.titles[3]?.toUpperCase() })).toEqual([
      'title: is the title of another calculator: give this one its own.',
    ]);
  });

  test('a function is that of a calculator of the site', () => {
    const right = { slug: 'another', category: 'finance' };
    expect(of({ ...right, functionsFrom: 'lone-emi' })).toEqual([
      'functionsFrom: there is no calculator “lone-emi”. Did you mean “loan-emi”?',
    ]);
    const own = manifests.find(({ compute: by }) => by === 'compute.ts');
    expect(of({ ...own, ...right, title: 'Another' })).toEqual([
      "compute: a draft has no function of its own: write formulas, and 'formulas' here.",
    ]);
  });

  test('a missing review is a warning', () => {
    expect(
      quickProblems(
        {
          ...manifest,
          slug: 'another',
          category: 'finance',
          title: 'Another',
          reviewed: undefined,
        },
        about,
      ),
    ).toEqual([
      {
        key: 'reviewed',
        message: 'is missing: the day on which somebody last compared all of it with its sources.',
        isWarning: true,
      },
    ]);
  });
});

test('no code is generated for the check: the security policy would refuse it', async () => {
  let calls = 0;
  const given = globalThis.Function;
  vi.resetModules();
  globalThis.Function = new Proxy(given, {
    construct(...args) {
      calls += 1;
      return Reflect.construct(...args);
    },
    apply(...args) {
      calls += 1;
      return Reflect.apply(...args);
    },
  });
  try {
    const { issuesIn } = await import('../src/engine/manifest/meta.ts');
    expect(issuesIn(manifests[0])).toEqual([]);
  } finally {
    globalThis.Function = given;
  }
  expect(calls).toBe(0);
});
