import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCalculator, loadCatalogue } from '../scripts/calculators.ts';
import { forget, storedNames } from '../src/browser/storage.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { english } from '../src/engine/format/presentation.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import {
  answers,
  entryOf,
  type KeptAnswer,
  latestFirst,
  listAnswer,
  mostAnswers,
  putBack,
  setListsAnswers,
} from '../src/page/saved/history.ts';
import {
  day,
  forgetExpired,
  forgetTyped,
  keepTyped,
  setFillsAgain,
  typedToday,
} from '../src/page/saved/typed.ts';
import { useFakeStorage } from './fake-storage.ts';

beforeEach(() => {
  useFakeStorage();
});

const at = (seconds: number): string => new Date(1_800_000_000_000 + seconds * 1000).toISOString();

const given = (slug: string, seconds: number, inputs = `bill=${seconds}`): KeptAnswer => ({
  slug,
  when: at(seconds),
  inputs,
  label: 'Total',
  text: String(seconds),
});

const listed = () => latestFirst(answers.read().records).map(({ slug, text }) => `${slug} ${text}`);

describe('the list of answers', () => {
  test('has the latest first, of all calculators', () => {
    listAnswer(given('tip', 0), 10_000);
    listAnswer(given('bmi', 1), 10_000);
    listAnswer(given('tip', 60), 10_000);
    expect(listed()).toEqual(['tip 60', 'bmi 1', 'tip 0']);
  });

  test('replaces the last answer of a calculator that somebody is still at', () => {
    listAnswer(given('tip', 0), 10_000);
    listAnswer(given('tip', 9), 10_000);
    listAnswer(given('tip', 18), 10_000);
    expect(listed()).toEqual(['tip 18']);
    listAnswer(given('tip', 28), 10_000);
    expect(listed()).toEqual(['tip 28', 'tip 18']);
  });

  test('replaces no answer of another calculator', () => {
    listAnswer(given('tip', 0), 10_000);
    listAnswer(given('bmi', 1), 10_000);
    expect(listed()).toEqual(['bmi 1', 'tip 0']);
  });

  test('replaces no answer that another tab has just listed', async () => {
    listAnswer(given('tip', 0), 10_000);
    vi.resetModules();
    const otherTab = await import('../src/page/saved/history.ts');
    otherTab.listAnswer(given('tip', 1), 10_000);
    expect(listed()).toEqual(['tip 1', 'tip 0']);
  });

  test('moves the same inputs up instead of listing them twice', () => {
    listAnswer(given('tip', 0, 'bill=5'), 10_000);
    listAnswer(given('bmi', 1), 10_000);
    listAnswer(given('tip', 500, 'bill=5'), 10_000);
    expect(listed()).toEqual(['tip 500', 'bmi 1']);
  });

  test('lists a forgotten answer anew, not in the place of what is gone', () => {
    listAnswer(given('tip', 0), 10_000);
    for (const { id } of answers.read().records) answers.remove(id);
    listAnswer(given('tip', 1), 10_000);
    expect(listed()).toEqual(['tip 1']);
  });

  test('keeps thirty: the oldest goes', () => {
    for (let index = 0; index < mostAnswers + 3; index += 1) {
      listAnswer(given('tip', index * 100), 10_000);
    }
    expect(mostAnswers).toBe(30);
    expect(listed()).toHaveLength(30);
    expect(listed().at(-1)).toBe('tip 300');
  });

  test('takes nothing while it is switched off, and keeps what is there', () => {
    listAnswer(given('tip', 0), 10_000);
    setListsAnswers(false);
    listAnswer(given('bmi', 1), 10_000);
    expect(listed()).toEqual(['tip 0']);
    setListsAnswers(true);
    listAnswer(given('bmi', 2), 10_000);
    expect(listed()).toEqual(['bmi 2', 'tip 0']);
  });

  test('says that it could not be stored, and loses nothing', () => {
    useFakeStorage(200);
    expect(listAnswer(given('tip', 0), 10_000)).toBe(true);
    expect(listAnswer(given('bmi', 1), 10_000)).toBe(false);
    expect(listed()).toEqual(['tip 0']);
  });

  test('puts back what was forgotten', () => {
    listAnswer(given('tip', 0), 10_000);
    const before = answers.read().records;
    for (const { id } of before) answers.remove(id);
    expect(putBack(before)).toBe(true);
    expect(answers.read().records).toEqual(before);
  });

  test('leaves damaged answers and those of a newer version as they are', () => {
    const storage = useFakeStorage();
    storage['reckonwell.answer.a'] = '{"version":2,"slug":"tip"}';
    storage['reckonwell.answer.b'] = '{"version":1,"slug":"tip","when":"yesterday"}';
    for (let index = 0; index < 40; index += 1) listAnswer(given('tip', index * 100), 0);
    expect(answers.read().unreadable).toBe(2);
    expect(storage['reckonwell.answer.a']).toBe('{"version":2,"slug":"tip"}');
  });
});

const catalogue = await loadCatalogue();

test.each(catalogue.map((each) => [each.slug, each] as const))(
  'the list has a headline figure of %s',
  async (slug, folder) => {
    const calculator = await loadCalculator(folder);
    const [example] = folder.manifest.examples;
    const typed = { ...initialValues(folder.manifest), ...example?.given };
    const live = { today: '2026-11-21', presentation: english };
    const result = answer(calculator, typed, live);
    if (!result.ok) throw new Error(`${slug} gives no answer.`);
    const entry = entryOf(calculator, result, typed as never, new Date(live.today));
    expect(entry.slug).toBe(slug);
    expect(entry.label).not.toBe('');
    expect(entry.text).not.toBe('');
    expect(Object.values(result.shown)).toContain(entry.text);
  },
);

describe('what was typed', () => {
  const now = new Date(at(0));
  const later = (time: number) => new Date(now.getTime() + time);
  const typed = { when: now.toISOString(), inputs: 'bill=5' };

  test('is there for a day, and then no more', () => {
    keepTyped('tip', { ...typed, answered: 'bill=4' });
    expect(typedToday('tip', later(day - 1))).toMatchObject({
      inputs: 'bill=5',
      answered: 'bill=4',
    });
    expect(typedToday('tip', later(day))).toBeUndefined();
    expect(typedToday('bmi', now)).toBeUndefined();
  });

  test('is deleted after a day, of all calculators; what is newer stays', () => {
    keepTyped('tip', typed);
    keepTyped('loan-emi', { ...typed, when: later(5000).toISOString() });
    forgetExpired(later(day + 1000));
    expect(storedNames()).toEqual([expect.stringMatching(/^typed\.loan-emi\./)]);
  });

  test('is each tab’s own; a new tab gets what was typed last', async () => {
    keepTyped('tip', typed);
    vi.resetModules();
    const other = await import('../src/page/saved/typed.ts');
    expect(other.typedToday('tip', later(1000))?.inputs).toBe('bill=5');
    other.keepTyped('tip', { when: later(1000).toISOString(), inputs: 'bill=6' });
    expect(typedToday('tip', later(2000))?.inputs).toBe('bill=5');
    expect(other.typedToday('tip', later(2000))?.inputs).toBe('bill=6');
    forgetTyped('tip');
    expect(storedNames()).toEqual([]);
  });

  test('is stored no more once it is switched off, and what was stored is gone', () => {
    keepTyped('tip', typed);
    setFillsAgain(false);
    keepTyped('tip', typed);
    expect(storedNames()).toEqual(['typed']);
    expect(typedToday('tip', now)).toBeUndefined();
  });

  test('is not filled in where it is damaged or of a newer version', () => {
    const storage = useFakeStorage();
    storage['reckonwell.typed.tip.a'] = '{"version":1,"inputs":5}';
    storage['reckonwell.typed.tip.b'] = JSON.stringify({ ...typed, version: 2 });
    expect(typedToday('tip', now)).toBeUndefined();
  });
});

test('to forget everything deletes answers, what was typed, cases and the switches', () => {
  const storage = useFakeStorage();
  listAnswer(given('tip', 0), 10_000);
  keepTyped('tip', { when: at(0), inputs: 'bill=5' });
  setListsAnswers(false);
  storage['reckonwell.case.tip.a'] = '{"version":1}';
  storage.another = 'site';
  forget();
  expect(Object.keys(storage)).toEqual(['another']);
});
