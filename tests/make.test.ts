import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { InputError } from '../schemas/input-error.ts';
import type { Manifest } from '../schemas/manifest.ts';
import { copyOf } from '../scripts/build/copies.ts';
import {
  findCalculators,
  hasFunction,
  loadCalculator,
  loadFunction,
  loadManifest,
} from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { rowsOf } from '../src/engine/answer/tables.ts';
import { trial } from '../src/engine/check/behaviour.ts';
import { keyAt, pathOf, slugOf, valueAt } from '../src/engine/draft/draft.ts';
import { edited, textOf } from '../src/engine/draft/edit.ts';
import { exampleInputs } from '../src/engine/draft/example-inputs.ts';
import { manifestIn } from '../src/engine/draft/formulas.ts';
import { pack, UnreadableLink, unpack } from '../src/engine/draft/link.ts';
import { linkedProblems } from '../src/engine/draft/linked-problems.ts';
import { parseDraft } from '../src/engine/draft/parse.ts';
import { previewable } from '../src/engine/draft/previewable.ts';
import { proposedTexts } from '../src/engine/draft/proposals.ts';
import { templates } from '../src/engine/draft/templates.ts';
import { interpret } from '../src/engine/formula/evaluate.ts';
import { interpreted } from '../src/engine/interpreted.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { within } from '../src/make/draft/functions.ts';
import { begin, changed, redone, undone } from '../src/make/draft/history.ts';
import { textForLink } from '../src/make/page/useMade.ts';
import { quickProblems } from '../src/make/trials/check.ts';
import { pageManifestOf } from '../src/page/results/page-manifest.ts';
import cylinder from './fixtures/cylinder.json' with { type: 'json' };

/*
 * The parts of the page that makes calculators that need no page.
 */

const today = '2026-11-23';
const about = { slugs: new Set<string>(), titles: [], today };

test('keys of messages are paths, there and back', () => {
  for (const key of ['fields.price.min', 'examples[0].shows.cost', 'laws[12].fields[1]', 'title']) {
    expect(keyAt(pathOf(key))).toBe(key);
  }
  expect(pathOf('manifest')).toEqual([]);
  expect(valueAt(cylinder, pathOf('examples[0].given.height'))).toBe(90);
  expect(valueAt(cylinder, pathOf('examples[3].given.height'))).toBeUndefined();
  expect(valueAt(cylinder, ['fields', 'toString'])).toBeUndefined();
});

test('a slug is made of a title', () => {
  expect(slugOf('Loan EMI Calculator')).toBe('loan-emi');
  expect(slugOf('  5 Crêpes & more: cost! ')).toBe('crepes-more-cost');
  expect(slugOf('日本')).toBe('');
});

test('the first example fills in what fields can hold, whatever else is written there', () => {
  const rows = [{ credits: 3, grade: 'A' }];
  const odd = { a: null, b: {}, c: [null], d: [{ e: { toString: 1 } }], f: true };
  expect(exampleInputs({ examples: [{ given: { x: 1, y: '2', rows, ...odd } }] })).toEqual({
    x: 1,
    y: '2',
    rows,
  });
  for (const examples of [undefined, null, 'x', [], [null], [{ given: null }], { 0: 'x' }]) {
    expect(exampleInputs({ examples })).toBeUndefined();
  }
});

test('a title that is no text is a problem of a link, and stops nothing', () => {
  const { problems } = linkedProblems('{"title": {"toString": 1, "valueOf": 1}}', ['Loan']);
  expect(problems.map(({ key }) => key)).toContain('title');
});

describe('an edit', () => {
  const text = '{\n    "title": "A",  "fields": { "a": {"kind": "number"} }\n}\n';

  test('leaves the rest of the text as it is', () => {
    expect(edited(text, { path: ['title'], value: 'B' })).toBe(text.replace('"A"', '"B"'));
  });

  test('removes a key, and adds one', () => {
    const without = edited(text, { path: ['fields', 'a'], value: undefined });
    expect(JSON.parse(without)).toEqual({ title: 'A', fields: {} });
    const more = edited(text, { path: ['fields', 'a', 'max'], value: 5 });
    expect(JSON.parse(more).fields.a).toEqual({ kind: 'number', max: 5 });
  });

  test('can be another draft', () => {
    expect(edited(text, { data: { title: 'C' } })).toBe(textOf({ title: 'C' }));
  });
});

describe('the history', () => {
  test('undoes and redoes step by step', () => {
    let history = begin('a');
    history = changed(history, 'b', 'title', 0);
    history = changed(history, 'c', 'summary', 10);
    history = undone(history);
    expect(history.text).toBe('b');
    history = undone(history);
    expect([history.text, undone(history).text]).toEqual(['a', 'a']);
    history = redone(redone(history));
    expect([history.text, redone(history).text]).toEqual(['c', 'c']);
  });

  test('takes quick changes of one key as one step, and a change after undo ends what was undone', () => {
    let history = begin('');
    for (const [at, text] of ['t', 'ti', 'tit'].entries()) {
      history = changed(history, text, 'title', at * 200);
    }
    expect(undone(history).text).toBe('');
    history = changed(undone(history), 'other', 'title', 700);
    expect(history.future).toEqual([]);
    expect(undone(history).text).toBe('');
  });

  test('keeps at most 200 steps', () => {
    let history = begin('start');
    for (let step = 0; step < 300; step += 1) {
      history = changed(history, `${step}`, `${step}`, step);
    }
    expect(history.past).toHaveLength(200);
  });
});

describe('a link', () => {
  const packed = (text: string | Buffer) => `_draft=${deflateRawSync(text).toString('base64url')}`;

  test('carries any text', async () => {
    for (const text of ['', textOf(cylinder), '“Ω” 🙂 \u0000']) {
      expect(await unpack(await pack(text))).toBe(text);
      expect(await unpack(packed(text))).toBe(text);
    }
  });

  test('carries the largest calculators of the site in a few thousand characters', async () => {
    for (const folder of findCalculators().filter(({ slug }) => slug === 'triangle')) {
      const { draft } = await copyOf(folder, '/assets/x.js');
      expect((await pack(textForLink(draft))).length).toBeLessThan(8000);
    }
  });

  test('leaves the article and the address of the schema out', () => {
    const text = textForLink({ ...cylinder, article: '## Long', $schema: 'https://a.b/c' });
    expect(JSON.parse(text)).toEqual(cylinder);
  });

  test.each([
    ['is no base64', '_draft=%%%'],
    ['is no compressed text', '_draft=AAAAAAAAAA'],
    ['is cut off', packed(textOf(cylinder)).slice(0, -40)],
    ['is no UTF-8', packed(Buffer.from([0xff, 0xfe, 0xfd]))],
    ['unfolds to a megabyte', packed('[1,'.repeat(350_000))],
    ['is itself too long', `_draft=${'A'.repeat(200_000)}`],
  ])('that %s is refused in words', async (_, link) => {
    const error: unknown = await unpack(link).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableLink);
    expect((error as Error).message).toMatch(/^The (?:link is damaged|calculator in this link)/);
  });
});

test('a text that is no JSON is refused with its line and column', () => {
  const problemOf = (text: string) => {
    const parsed = parseDraft(text);
    return 'problem' in parsed ? parsed.problem.message : undefined;
  };
  expect(problemOf('{\n  "a": 1\n  "b": 2\n}')).toBe('line 3, column 3: a comma is missing.');
  expect(problemOf('{"a": }')).toMatch(/^line 1, column 7: a value is missing/);
  expect(problemOf('')).toMatch(/^line 1, column 1:/);
  expect(problemOf('[1]')).toBe('has to be one object: it begins with { and ends with }.');
  expect(problemOf('{"a": 1}')).toBeUndefined();
});

describe('a page can be made', () => {
  const { fields, results } = cylinder;
  const bare = { fields, results, actions: cylinder.actions, compute: 'formulas', title: '' };

  test('of fields and results alone, before there are texts, examples or laws', () => {
    expect(previewable(bare)).toMatchObject({ title: 'Untitled calculator', fields, results });
    expect(previewable({ ...bare, title: 'Tanks', laws: [{ law: 'rises' }] })).toMatchObject({
      title: 'Tanks',
    });
  });

  test('not of a formula with a mistake', () => {
    const cost = { ...results.cost, formula: 'volume * prize' };
    expect(previewable({ ...bare, results: { ...results, cost } })).toBeUndefined();
    expect(previewable({ ...bare, results: {} })).toBeUndefined();
    expect(previewable({ ...bare, results: 5 })).toBeUndefined();
    expect(previewable({})).toBeUndefined();
  });

  test('of a valid manifest as it is', () => {
    const manifest = manifestIn(cylinder);
    expect(previewable(manifest)).toBe(manifest);
  });
});

describe('a function of the site', () => {
  const withCode = findCalculators().filter((each) => hasFunction(each, 'compute'));

  test.each(withCode)('answers a copy of $slug as before', async (folder) => {
    const original = await loadCalculator(folder);
    const { manifest } = original;
    const own = within(
      { ...original, manifest: pageManifestOf(manifest) },
      await loadFunction(folder, 'compute'),
    );
    const copy = { ...original, compute: interpret(manifest, own) };
    for (const { given, today: day = today } of manifest.examples) {
      const live = { today: day };
      const outcome = answer(copy, given, live);
      expect(outcome).toMatchObject({ ok: true });
      expect(JSON.stringify(outcome)).toBe(JSON.stringify(answer(original, given, live)));
    }
  });

  test('fills the tables of a copy, where its form would have done so', async () => {
    for (const folder of findCalculators().filter((each) => hasFunction(each, 'tables'))) {
      const original = await loadCalculator(folder);
      const [{ given, today: day = today } = { given: {} }] = original.manifest.examples;
      const outcome = answer(original, given, { today: day });
      if (!outcome.ok) throw new Error(folder.slug);
      const module = await original.tables?.();
      if (!module) throw new Error(folder.slug);
      const page = { ...original, manifest: pageManifestOf(original.manifest) };
      const tables = within(page, module.tables);
      const live = { today: day };
      expect(rowsOf(original, { ...module, tables }, outcome, live), folder.slug).toEqual(
        rowsOf(original, module, outcome, live),
      );
    }
  });

  test('gets nothing that its own form would refuse', async () => {
    const folder = withCode.find(({ slug }) => slug === 'debt-payoff-plan') ?? withCode[0];
    if (!folder) throw new Error('No calculator has a function.');
    const original = await loadCalculator(folder);
    const manifest = pageManifestOf(original.manifest);
    const own = within({ ...original, manifest }, () => ({}));
    expect(() => own({}, { today })).toThrow(InputError);
    expect(() => own({}, { today })).toThrow(/^The function of the .* does not take this\. /);
  });
});

describe('proposed texts', () => {
  const { summary, intro, description, keywords, ...rest } = cylinder;

  test('fill in what is blank with texts that the check accepts, and nothing else', () => {
    const texts = proposedTexts({ ...rest, summary: '', keywords: [] });
    expect(Object.keys(texts)).toEqual(['summary', 'intro', 'description', 'keywords']);
    expect(texts.intro).toBe(
      'Enter the radius, the height and the price per litre to see the volume and the cost.',
    );
    expect(quickProblems({ ...rest, ...texts, published: today, reviewed: today }, about)).toEqual(
      [],
    );
    expect(proposedTexts({ ...cylinder })).toEqual({});
    expect(proposedTexts({ title: 'A', fields: {}, results: {} })).toEqual({});
  });

  test('have a description of 70 to 160 characters for every calculator of the site', async () => {
    const lengths = await Promise.all(
      findCalculators().map(async (folder) => {
        const { title, fields, results } = await loadManifest(folder);
        const { description: text } = proposedTexts({ title, fields, results });
        return [folder.slug, String(text).length] as const;
      }),
    );
    expect(lengths.filter(([, length]) => length < 70 || length > 160)).toEqual([]);
  });
});

test.each(templates)(
  'the template “$name” is a calculator without a mistake',
  async ({ draft }) => {
    const data = { ...draft, published: today, reviewed: today };
    expect(quickProblems(data, about)).toEqual([]);
    const manifest = expand(manifestIn(draft) as unknown as Manifest);
    expect(await trial(interpreted(String(draft.slug), manifest), 50)).toEqual([]);
  },
);
