import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { interpretersIn, pack } from '../scripts/build/questions.ts';
import { loadCatalogue, root } from '../scripts/calculators.ts';
import { findFiles, readJsonLines } from '../scripts/files.ts';
import { interpret } from '../src/engine/ask/interpret.ts';
import { type AskEntry, lexiconOf, type Phrase } from '../src/engine/ask/lexicon.ts';
import { interpreters, partAddresses, unpack, wordsIn } from '../src/engine/ask/parts.ts';
import { prepareEntry, wordsOf } from '../src/engine/ask/prepare.ts';

/* The lexicon in parts: nothing is lost, and a question is read in the same way whatever came before. */

const catalogue = await loadCatalogue();
const lexicon = lexiconOf(catalogue);
const packed = pack(lexicon);
const words = wordsIn(packed.index.words);
const someDay = '2026-11-22';
const examples = catalogue.flatMap(({ slug, manifest }) =>
  manifest.examples.flatMap(({ asked = [] }) => asked.map((ask) => ({ slug, ask }))),
);

describe('the lexicon in parts', () => {
  const read = [...packed.parts.values()].flatMap((part) => unpack(part, words));

  test('has all calculators, with all fields and results', () => {
    const stems = (phrases: readonly Phrase[] = []) =>
      new Set(phrases.map((each) => wordsOf(each).join(' ')));
    expect(read.map(({ slug, title }) => [slug, title])).toEqual(
      lexicon.calculators.map(({ slug, title }) => [slug, title]),
    );
    for (const [at, { fields, results, names, without, forms }] of lexicon.calculators.entries()) {
      const other = read[at] as AskEntry;
      const texts = (record: AskEntry['fields'] | AskEntry['results']) =>
        Object.entries(record).map(([id, { label, say, unit, quantity }]) => [
          id,
          label,
          stems(say),
          unit,
          quantity,
        ]);
      expect(texts(other.fields), other.slug).toEqual(texts(fields));
      expect(texts(other.results), other.slug).toEqual(texts(results));
      expect(stems([other.title.replace(/ (Calculator|Converter)$/, ''), ...other.names])).toEqual(
        stems([other.title.replace(/ (Calculator|Converter)$/, ''), ...names]),
      );
      expect(stems(other.without), other.slug).toEqual(stems(without));
      expect(other.forms).toEqual(forms);
      for (const [id, { say, options, fields: own, ...rest }] of Object.entries(fields)) {
        expect(other.fields[id], id).toMatchObject(rest);
        expect(Object.keys(other.fields[id]?.options ?? {})).toEqual(Object.keys(options ?? {}));
        expect(Object.keys(other.fields[id]?.fields ?? {})).toEqual(Object.keys(own ?? {}));
      }
    }
  });

  test('knows the same stems of each calculator, and has all of them in its index', () => {
    const known = new Set(words);
    for (const [at, entry] of lexicon.calculators.entries()) {
      const { stems } = prepareEntry(entry, lexicon.quantities);
      const own = prepareEntry(read[at] as AskEntry, lexicon.quantities);
      expect(own.stems, entry.slug).toEqual(stems);
      expect([...stems].filter((each) => !known.has(each))).toEqual([]);
    }
  });
});

describe('a question', () => {
  test('leads to the part of the calculator that its example is beside', async () => {
    const interpreterFor = interpretersIn(packed);
    const lost: string[] = [];
    for (const { slug, ask } of examples) {
      const { all } = await interpreterFor(ask, someDay);
      if (!all.some(({ entry }) => entry.slug === slug)) lost.push(`${slug}: ${ask}`);
    }
    expect(lost).toEqual([]);
  });

  test('leads to its part with a letter too many, too few or in the wrong place', async () => {
    const interpreterFor = interpretersIn(packed);
    const typed = [
      ['amortizatoin table of 200000', 'loan-amortization'],
      ['mortgge of 300000 over 30 years', 'mortgage'],
      ['pregnancyy 3 may', 'pregnancy'],
    ] as const;
    for (const [ask, slug] of typed) {
      const { all } = await interpreterFor(ask, someDay);
      expect(
        all.map(({ entry }) => entry.slug),
        ask,
      ).toContain(slug);
    }
  });

  test('has the same readings whatever was asked before', async () => {
    const asks = examples.map(({ ask }) => ask).filter((_, at) => at % 5 === 0);
    const warm = interpretersIn(packed);
    const read = async (get: typeof warm, ask: string) =>
      interpret(await get(ask, someDay), ask, someDay);
    const later = new Map<string, unknown>();
    for (const ask of asks.toReversed()) later.set(ask, await read(warm, ask));
    for (const ask of asks.slice(0, 25)) {
      expect(await read(interpretersIn(packed), ask), ask).toEqual(later.get(ask));
    }
  });

  test('fails if a part cannot be had, and fetches it when asked again', async () => {
    let isThere = false;
    const interpreterFor = interpreters(packed.index, async (address) => {
      if (!isThere) throw new Error('no network');
      return packed.parts.get(address) ?? '';
    });
    const ask = 'emi on 10 lakh at 8.5% for 20 years';
    await expect(interpreterFor(ask, someDay)).rejects.toThrow('no network');
    isThere = true;
    const [first] = interpret(await interpreterFor(ask, someDay), ask, someDay);
    expect(first?.slug).toBe('loan-emi');
  });

  test('fetches at most two parts, however many there are', async () => {
    const many = Array.from({ length: 8 }, (_, copy) =>
      lexicon.calculators.map((each) => ({ ...each, slug: `${each.slug}-${copy}` })),
    ).flat();
    const { index, parts } = pack({ ...lexicon, calculators: many });
    expect(parts.size).toBeGreaterThan(7);
    const addresses = partAddresses(index);
    const questions = findFiles('tests/questions/m*.jsonl', { cwd: root }).flatMap((file) =>
      readJsonLines<{ ask: string }>(join(root, file)),
    );
    expect(questions.length).toBeGreaterThan(500);
    for (const { ask } of questions) expect(addresses(ask, someDay).length).toBeLessThanOrEqual(2);
  });
});
