import { describe, expect, test } from 'vitest';
import { loadCatalogue, loadManifest } from '../scripts/calculators.ts';
import { boundsProblems, lookAlike, textProblems } from '../src/engine/draft/bounds.ts';
import type { DraftData } from '../src/engine/draft/draft.ts';

/*
 * What a draft may hold at all, whoever wrote it.
 */

const catalogue = await loadCatalogue();
const drafts = await Promise.all(
  catalogue.map(
    async (folder) =>
      [
        folder.slug,
        {
          slug: folder.slug,
          category: folder.category,
          ...(await loadManifest(folder)),
        } as DraftData,
      ] as const,
  ),
);
const titles = catalogue.map(({ manifest }) => manifest.title);
const messages = (data: unknown) =>
  boundsProblems(typeof data === 'string' ? data : JSON.stringify(data)).map(
    ({ key, message }) => `${key}: ${message}`,
  );

describe('the bounds of drafts', () => {
  test.each(drafts)('have room for %s', (_, data) => {
    expect(messages(JSON.stringify(data, undefined, 2))).toEqual([]);
    expect(textProblems(data)).toEqual([]);
  });

  test.each<readonly [string, unknown, string]>([
    [
      'a megabyte',
      ' '.repeat(1_000_000),
      'manifest: the draft has 1,000,000 characters: 200,000 at most.',
    ],
    [
      'a hundred thousand brackets',
      '['.repeat(100_000),
      'manifest: lists and objects stand in each other more than 20 levels deep.',
    ],
    [
      'deep objects',
      `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`,
      'manifest: lists and objects stand in each other more than 20 levels deep.',
    ],
    [
      '__proto__',
      '{"fields":{"a":{"__proto__":{"kind":"number"}}}}',
      'fields.a: has the key “__proto__”, which no draft can have.',
    ],
    [
      'an escaped __proto__',
      '{"\\u005f_proto_\\u005F" : 1}',
      'manifest: has the key “__proto__”, which no draft can have.',
    ],
    [
      'constructor',
      '{"examples":[1,{"constructor":1}]}',
      'examples[1]: has the key “constructor”, which no draft can have.',
    ],
    ['prototype', '{"prototype":1}', 'manifest: has the key “prototype”, which no draft can have.'],
    [
      'a key twice',
      '{"laws":[],"a":{"b":1,"\\u0062":2}}',
      'a.b: “b” stands here twice: delete one of them.',
    ],
    [
      'too many fields',
      { fields: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`f${at}`, 1])) },
      'fields: has 61 entries: 60 at most.',
    ],
    [
      'too many options',
      {
        fields: {
          a: { options: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`f${at}`, 1])) },
        },
      },
      'fields.a.options: has 501 entries: 500 at most.',
    ],
    [
      'too many rows',
      { fields: { a: { maxRows: 1000 } } },
      'fields.a.maxRows: is 1,000: 200 at most.',
    ],
    [
      'too many lines of a table',
      { results: { a: { ranges: { from: Array(201).fill([0, 1]) } } } },
      'results.a.ranges.from: has 201 entries: 200 at most.',
    ],
    ['a long title', { title: 'x'.repeat(121) }, 'title: has 121 characters: 120 at most.'],
    [
      'a long formula',
      { results: { a: { formula: [{ formula: '('.repeat(1001) }] } } },
      'results.a.formula[0].formula: has 1,001 characters: 1,000 at most.',
    ],
    [
      'long formulas',
      {
        workings: Object.fromEntries(
          Array.from({ length: 30 }, (_, at) => [`w${at}`, { formula: '1+'.repeat(400) }]),
        ),
      },
      'results: all formulas together have 24,000 characters: 20,000 at most.',
    ],
    [
      'a long symbol',
      { fields: { a: { symbol: 'x'.repeat(61) } } },
      'fields.a.symbol: has 61 characters: 60 at most.',
    ],
    [
      'a symbol that is drawn over other parts of the page',
      { fields: { a: { symbol: '\\raisebox{60em}{x}' } } },
      'fields.a.symbol: “\\raisebox” can do more than draw a symbol: leave it out.',
    ],
    [
      'a symbol in a colour',
      { fields: { a: { symbol: '\\color{red}x' } } },
      'fields.a.symbol: “\\color” can do more than draw a symbol: leave it out.',
    ],
    [
      'a symbol that leads elsewhere',
      { fields: { a: { symbol: '\\href{x}{y}' } } },
      'fields.a.symbol: “\\href” can do more than draw a symbol: leave it out.',
    ],
    [
      'a text that turns round',
      { title: 'Loan \u202erotaluclaC' },
      'title: has a sign that cannot be seen, or that hides others (U+202E): delete it.',
    ],
    [
      'a blank of no width',
      { cautions: [{ say: 'a\u200bb' }] },
      'cautions[0].say: has a sign that cannot be seen, or that hides others (U+200B): delete it.',
    ],
    [
      'a control',
      { title: 'a\u0000b' },
      'title: has a sign that cannot be seen, or that hides others (U+0000): delete it.',
    ],
    [
      'half of a sign',
      '{"title":"\\ud800"}',
      'title: has a sign that cannot be seen, or that hides others (U+D800): delete it.',
    ],
    [
      'a key that cannot be seen',
      { fields: { 'a\u200b': 1 } },
      'fields: has a key that is too long or has a sign that cannot be seen: “a…”.',
    ],
  ])('refuse %s', (_, data, expected) => {
    expect(messages(data)).toEqual([expected]);
  });

  test('say nothing of a text that is no JSON, nor of quotation marks in texts', () => {
    expect(messages('{"a": ')).toEqual([]);
    expect(messages('{"a')).toEqual([]);
    expect(messages(String.raw`{"a":"\"__proto__\":[[[{","b":["__proto__","__proto__"]}`)).toEqual(
      [],
    );
  });

  test('take lines in an article and in what is typed', () => {
    expect(messages({ article: 'a\n\nb', examples: [{ given: { list: '1\n2\t3' } }] })).toEqual([]);
    expect(messages({ title: 'a\nb' })).toHaveLength(1);
  });

  test('take the signs that join letters and emoji, but not within other words', () => {
    const title = (text: string) => boundsProblems(JSON.stringify({ title: text }));
    expect(title('هزینه\u200cها 👩\u200d🍳')).toEqual([]);
    expect(title('Lo\u200dan')).toHaveLength(1);
    expect(title('👩\u200d\u200d🍳')).toHaveLength(1);
  });

  test('tell at most twenty problems', () => {
    expect(messages({ keywords: Array(100).fill('\u202e') })).toHaveLength(20);
  });
});

describe('a text of somebody else', () => {
  test.each([
    'Go to http://bank',
    'https : //bank',
    'www.bank',
    'Ask at bank.example.com now',
    'bank.com',
    'ｂａｎｋ．ｃｏｍ',
    'bank。com',
    'пример.рф',
    '10.0.0.1',
    'me@bank',
    'javascript:alert(1)',
    '<b>bold</b>',
    'a <img src=x',
    '＜b＞',
    '<!-- -->',
    '[here](there)',
    '![x][y]',
  ])('cannot be %s', (say) => {
    expect(textProblems({ cautions: [{ say }] })).toEqual([
      {
        key: 'cautions[0].say',
        message: expect.stringMatching(/^has .*: a calculator of somebody else has texts alone\.$/),
      },
    ]);
  });

  test.each([
    'At 9 a.m., e.g. before work, it is 1.5 kg/m².',
    'Loss < 5 and gain > 3',
    'a [0, 1] (included)',
    'Ratio 3:1; note: this is rough.',
    'He said so. Then he left...',
  ])('can be %s', (say) => {
    expect(textProblems({ cautions: [{ say }] })).toEqual([]);
  });

  test('can name the rows of a field in a formula', () => {
    expect(textProblems({ results: { a: { formula: 'sum(courses.credits)' } } })).toEqual([]);
  });
});

describe('a title', () => {
  test('of the site looks like itself alone', () => {
    for (const title of titles) expect(lookAlike(title, titles)).toBe(title);
  });

  test.each([
    'Loan EMI Calculator',
    'loan emi calculator',
    'L0an EMI CaIcuIator',
    'Loan EM1 Calculator!',
    'Lоаn ЕMI Саlculаtоr',
    'Ｌｏａｎ ＥＭＩ',
    'Ĺoan  E.M.I. Calculator',
  ])('%s looks like that of the loan calculator', (title) => {
    expect(lookAlike(title, titles)).toBe('Loan EMI Calculator');
  });

  test.each(['Cylinder Volume Calculator', 'Loan', ''])('%s looks like none', (title) => {
    expect(lookAlike(title, titles)).toBeUndefined();
  });
});
