import { describe, expect, test } from 'vitest';
import { storeAll } from '../src/browser/storage.ts';
import { choiceOf } from '../src/engine/money/currencies.ts';
import {
  planMerge,
  readDataFile,
  sizeProblem,
  writeDataFile,
} from '../src/page/saved/data-file.ts';
import { useFakeStorage } from './fake-storage.ts';

const titles = new Map([
  ['tip', 'Tip Calculator'],
  ['bmi', 'BMI Calculator'],
  ['loan-emi', 'Loan EMI Calculator'],
]);
const now = new Date('2026-11-30T09:00:00Z');

const aCase = (name: string, inputs = 'bill=5', order = 1) =>
  JSON.stringify({ version: 1, name, inputs, order });
const anAnswer = (when: string, text = '5.75', slug = 'tip') =>
  JSON.stringify({ version: 1, slug, when, inputs: 'bill=5', label: 'Total', text });
const aDraft = (text: string, changed: number) => JSON.stringify({ text, changed });

const all = new Map([
  ['answer.a', anAnswer('2026-11-29T10:00:00.000Z')],
  ['case.loan-emi.a', aCase('8.5%, 20 years', 'principal=1000000')],
  ['case.loan-emi.b', aCase('9%, 15 years', 'principal=2000000', 2)],
  ['draft.x', aDraft('{ "title": "Mine" }', 5)],
  ['favourites', 'bmi tip'],
  ['last.tip', 'bill=5&people=2'],
  ['money', choiceOf('EUR')],
  ['theme', 'dark'],
]);

function read(text: string) {
  const result = readDataFile(text);
  if (!result.ok) throw new Error(result.problem);
  return result.stored;
}

/** Why a file is refused. */
function refusal(text: string): string {
  const result = readDataFile(text);
  return result.ok ? 'It was taken.' : result.problem;
}

const fileOf = (stored: unknown, more: object = {}): string =>
  JSON.stringify({ site: 'reckonwell', version: 1, stored, ...more });

let ids = 0;
function makeId(): string {
  ids += 1;
  return `new${ids}`;
}

const merge = (own: ReadonlyMap<string, string>, file: ReadonlyMap<string, string>) =>
  planMerge(own, file, titles, makeId);

const mergedInto = (own: ReadonlyMap<string, string>, file: ReadonlyMap<string, string>) =>
  new Map([...own, ...merge(own, file).writes]);

describe('a file of everything', () => {
  test('comes back as it was, on an empty device', () => {
    const { text, count, leftOut } = writeDataFile(all, now);
    expect({ count, leftOut }).toEqual({ count: 8, leftOut: 0 });
    expect(read(text)).toEqual(all);
    const plan = merge(new Map(), read(text));
    expect(plan.writes).toEqual(all);
    expect(plan.lines).toEqual([
      '2 favourite calculators',
      '2 cases of Loan EMI Calculator',
      '1 answer',
      '1 calculator of your own',
      'The last inputs of 1 calculator',
      'Your currency',
      'Light or dark',
    ]);
  });

  test('says its site, its version and when it was saved, and can be read by people', () => {
    const { text } = writeDataFile(all, now);
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      site: 'reckonwell',
      version: 1,
      saved: '2026-11-30T09:00:00.000Z',
      stored: { 'case.loan-emi.a': { name: '8.5%, 20 years' } },
    });
  });

  test('has neither switches nor what was typed today, nor what is not ours', () => {
    const own = new Map([
      ['history', 'off'],
      ['typed', 'off'],
      ['typed.tip.a', '{}'],
      ['probe', 'x'],
      ['theme', 'dark'],
    ]);
    expect(writeDataFile(own, now)).toMatchObject({ count: 1, leftOut: 0 });
  });

  test('leaves out and counts what cannot be read', () => {
    const own = new Map([
      ['case.tip.a', '{"version":7,"name":"later"}'],
      ['answer.a', '{'],
      ['last.tip', 'bill=5'],
    ]);
    expect(writeDataFile(own, now)).toMatchObject({ count: 1, leftOut: 2 });
  });
});

describe('taking a file in', () => {
  test('twice changes nothing', () => {
    const plan = merge(all, read(writeDataFile(all, now).text));
    expect(plan.writes.size).toBe(0);
    expect(plan.lines).toContain('2 cases of Loan EMI Calculator: 2 are here already');
    expect(plan.lines).toContain('1 answer: 1 is here already');
  });

  test('adds favourites, and keeps those here in their order', () => {
    const own = new Map([['favourites', 'tip']]);
    const plan = merge(own, new Map([['favourites', 'bmi tip gone']]));
    expect(plan.writes.get('favourites')).toBe('tip bmi');
    expect(plan.lines).toEqual([
      '3 favourite calculators: 1 is here already, 1 is of no calculator here',
    ]);
  });

  test('keeps the device’s own currency, theme and last inputs', () => {
    const own = new Map([
      ['money', choiceOf('USD')],
      ['theme', 'light'],
      ['last.tip', 'bill=9'],
    ]);
    const plan = merge(own, all);
    for (const name of own.keys()) expect(plan.writes.has(name)).toBe(false);
    expect(plan.lines).toContain('Your currency: what is here stays');
    expect(plan.lines).toContain('The last inputs of 1 calculator: what is here stays');
  });

  test('keeps both cases where two have one id', () => {
    const own = new Map([['case.tip.a', aCase('mine')]]);
    const file = new Map([['case.tip.a', aCase('theirs')]]);
    const merged = mergedInto(own, file);
    expect([...merged.values()]).toEqual([aCase('mine'), aCase('theirs')]);
    expect(merged.get('case.tip.a')).toBe(aCase('mine'));
    // The copy is found again.
    expect(merge(merged, file).writes.size).toBe(0);
  });

  test.each([
    ['answer.a', anAnswer('2026-11-29T10:00:00Z'), anAnswer('2026-11-29T11:00:00Z')],
    ['draft.a', aDraft('older', 5), aDraft('newer', 6)],
  ])('of two different records with the id %s, the newer one has it', (name, older, newer) => {
    for (const [own, file] of [
      [older, newer],
      [newer, older],
    ] as const) {
      const merged = mergedInto(new Map([[name, own]]), new Map([[name, file]]));
      expect(merged.get(name)).toBe(newer);
      expect(new Set(merged.values())).toEqual(new Set([older, newer]));
      expect(merge(merged, new Map([[name, file]])).writes.size).toBe(0);
    }
  });

  test('never replaces what a newer version of the site stored here', () => {
    const own = new Map([['case.tip.a', '{"version":2,"more":"data"}']]);
    const merged = mergedInto(own, new Map([['case.tip.a', aCase('theirs')]]));
    expect(merged.get('case.tip.a')).toBe('{"version":2,"more":"data"}');
    expect(merged.size).toBe(2);
  });

  test('takes the latest answers that there is room for, and loses none that is here', () => {
    const minute = (index: number) => `2026-11-29T10:${String(index).padStart(2, '0')}:00.000Z`;
    const own = new Map(
      Array.from({ length: 28 }, (_, index) => [
        `answer.own${index}`,
        anAnswer(minute(index), 'own'),
      ]),
    );
    const file = new Map(
      Array.from({ length: 5 }, (_, index) => [
        `answer.f${index}`,
        anAnswer(minute(index), 'file'),
      ]),
    );
    const plan = merge(own, file);
    expect([...plan.writes.keys()]).toEqual(['answer.f4', 'answer.f3']);
    expect(plan.lines).toEqual(['5 answers: 3 do not fit in the list']);
  });

  test('leaves out what belongs to no calculator of the site', () => {
    const file = new Map([
      ['case.gone.a', aCase('x')],
      ['answer.a', anAnswer('2026-11-29T10:00:00Z', '5', 'gone')],
      ['last.gone', 'a=1'],
    ]);
    const plan = merge(new Map(), file);
    expect(plan.writes.size).toBe(0);
    expect(plan.lines.join()).toMatch(/1 is of no calculator here.*1 is of no.*1 is of no/);
  });
});

describe('a file is refused as a whole', () => {
  test.each([
    ['no JSON', 'hello', /cannot be read/],
    ['cut off', writeDataFile(all, now).text.slice(0, 300), /cannot be read/],
    ['nested without end', '['.repeat(200_000), /cannot be read|not from this site/],
    ['a list', '[]', /not from this site/],
    ['nothing', 'null', /not from this site/],
    ['of another site', fileOf({}, { site: 'other' }), /not from this site/],
    ['without a version', fileOf({}, { version: undefined }), /damaged/],
    ['of a newer version', fileOf({}, { version: 2 }), /newer version/],
    ['without contents', fileOf(undefined), /damaged/],
    ['with a list as contents', fileOf(['theme']), /damaged/],
    ['empty', fileOf({}), /nothing in this file/],
    ['a foreign name', fileOf({ theme: 'dark', token: 'x' }), /“token”, which this site does not/],
    ['a switch', fileOf({ history: 'off' }), /“history”/],
    ['what was typed', fileOf({ 'typed.tip.a': {} }), /“typed.tip.a”/],
    [
      'the prototype',
      `{"site":"reckonwell","version":1,"stored":{"__proto__":{"x":1}}}`,
      /“__proto__”/,
    ],
    ['a constructor', fileOf({ constructor: 'x' }), /“constructor”/],
    ['a slug with a path', fileOf({ 'last.../../x': 'a=1' }), /does not store/],
    ['an id with a dot', fileOf({ 'case.tip.a.b': JSON.parse(aCase('x')) }), /does not store/],
    ['another theme', fileOf({ theme: 'red' }), /damaged: “theme”/],
    ['another currency', fileOf({ money: 'XXX' }), /damaged: “money”/],
    ['the currency of a prototype', fileOf({ money: 'toString' }), /damaged: “money”/],
    ['favourites with markup', fileOf({ favourites: 'tip <b>' }), /damaged: “favourites”/],
    ['inputs that are no text', fileOf({ 'last.tip': { bill: 5 } }), /damaged: “last.tip”/],
    ['a case as text', fileOf({ 'case.tip.a': aCase('x') }), /damaged: “case.tip.a”/],
    [
      'a case without inputs',
      fileOf({ 'case.tip.a': { version: 1, name: 'x', order: 1 } }),
      /damaged/,
    ],
    [
      'a case of a newer version',
      fileOf({ 'case.tip.a': { ...JSON.parse(aCase('x')), version: 2 } }),
      /newer version/,
    ],
    ['a huge name', fileOf({ 'case.tip.a': JSON.parse(aCase('x'.repeat(2000))) }), /damaged/],
    ['huge inputs', fileOf({ 'last.tip': 'x'.repeat(300_000) }), /damaged/],
    [
      'an answer with no time',
      fileOf({ 'answer.a': { ...JSON.parse(anAnswer('x')), when: 'soon' } }),
      /damaged/,
    ],
    [
      'an answer with a strange slug',
      fileOf({ 'answer.a': JSON.parse(anAnswer('2026-11-29T10:00:00Z', '5', '../x')) }),
      /damaged/,
    ],
    ['a draft that is no text', fileOf({ 'draft.a': { text: {}, changed: 1 } }), /damaged/],
    ['a draft changed at no time', fileOf({ 'draft.a': { text: '', changed: 'x' } }), /damaged/],
    ['one damaged record among good ones', fileOf({ theme: 'dark', 'answer.a': 5 }), /damaged/],
  ])('%s', (_, text, problem) => {
    expect(refusal(text)).toMatch(problem);
  });

  test('one that is too large, before it is read', () => {
    expect(sizeProblem(5_000_000)).toBeUndefined();
    expect(sizeProblem(5_000_001)).toMatch(/too large.*5 MB/);
    expect(refusal(' '.repeat(5_000_001))).toMatch(/too large/);
  });

  test('nothing in it changes an object’s prototype', () => {
    const text = `{"site":"reckonwell","version":1,"stored":{"case.tip.a":{"version":1,"name":"x","inputs":"bill=1","order":1,"__proto__":{"bad":1},"more":"data"}}}`;
    expect(read(text).get('case.tip.a')).toBe(aCase('x', 'bill=1'));
    expect(({} as { bad?: number }).bad).toBeUndefined();
  });
});

describe('storing all of it', () => {
  test('is all or nothing: what was there comes back when storage is full', () => {
    const storage = useFakeStorage(120);
    storage['reckonwell.theme'] = 'dark';
    storage['reckonwell.favourites'] = 'tip';
    const before = { ...storage };
    const isStored = storeAll(
      new Map([
        ['favourites', 'tip bmi'],
        ['last.tip', 'bill=5'],
        ['last.bmi', 'x'.repeat(200)],
      ]),
    );
    expect(isStored).toBe(false);
    expect({ ...storage }).toEqual(before);
  });

  test('stores everything where there is room', () => {
    const storage = useFakeStorage();
    expect(storeAll(new Map([['theme', 'dark']]))).toBe(true);
    expect({ ...storage }).toEqual({ 'reckonwell.theme': 'dark' });
  });
});
