import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { interpretersOf } from '../scripts/build/questions.ts';
import { findCalculators, loadCalculator, loadCatalogue, root } from '../scripts/calculators.ts';
import { findFiles, readJsonLines } from '../scripts/files.ts';
import { answer, inText, type Solved } from '../src/engine/answer/answer.ts';
import { answersTo } from '../src/engine/ask/answers.ts';
import type { Calculator } from '../src/engine/calculator.ts';
import { isHeadline } from '../src/engine/format/results.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import type { Complete, Question } from './questions/question.ts';

/*
 * Questions in the words of many kinds of people, asked as in the search box: of the figures shown,
 * almost all must be right; of the complete questions, most must be answered.
 */

const questions = findFiles('tests/questions/*.jsonl', { cwd: root }).flatMap((file) =>
  readJsonLines<Question>(join(root, file)),
);
const isComplete = (question: Question): question is Complete => 'given' in question;

const catalogue = await loadCatalogue();
const interpreterFor = interpretersOf(catalogue);
const calculators = new Map<string, Calculator>();
for (const folder of findCalculators()) {
  calculators.set(folder.slug, await loadCalculator(folder));
}
const find = (slug: string): Calculator => {
  const found = calculators.get(slug);
  if (!found) throw new Error(`There is no calculator ${slug}.`);
  return found;
};
const someDay = '2026-11-22';

/** What a question shows: the calculator and its headline figures; nothing without an answer. */
async function shownFor({ ask, today = someDay }: Question) {
  const interpreter = await interpreterFor(ask, today);
  const [first] = await answersTo(interpreter, ask, today, async (slug) => find(slug));
  if (!first?.solved || first.choice) return undefined;
  // Without the currency that it was asked in.
  const { shown } = inText(find(first.slug).manifest, {
    ...first.solved,
    presentation: { ...first.solved.presentation, money: undefined },
  });
  return { slug: first.slug, shown: headlines(first.slug, { ...first.solved, shown }) };
}

const headlines = (slug: string, { shown, values }: Pick<Solved, 'shown' | 'values'>) =>
  Object.entries(find(slug).manifest.results)
    .filter(([id, result]) => isHeadline(result, values) && id in shown)
    .map(([id]) => shown[id]);

/** The same of the inputs that the question stands for. */
function expectedFor({ slug, given, today = someDay }: Complete) {
  const typed = JSON.parse(JSON.stringify(given), (_, value) =>
    typeof value === 'number' ? String(value) : value,
  );
  const opening = initialValues(find(slug).manifest, today);
  const solved = answer(find(slug), { ...opening, ...typed }, { today });
  if (!solved.ok) throw new Error(`${slug}: ${solved.errors.map((each) => each.message).join()}`);
  return { slug, shown: headlines(slug, solved) };
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

describe('questions in words', async () => {
  const complete = questions.filter(isComplete);
  const refused = questions.filter((question) => !isComplete(question));
  const right: Complete[] = [];
  const wrong: string[] = [];
  for (const question of complete) {
    const found = await shownFor(question);
    if (!found) continue;
    if (equal(found, expectedFor(question))) right.push(question);
    else wrong.push(`${question.ask}: ${JSON.stringify(found)}`);
  }
  const leaked: string[] = [];
  for (const question of refused) {
    const found = await shownFor(question);
    if (found) leaked.push(`${question.ask}: ${JSON.stringify(found)}`);
  }

  test('are at least 400, of which at least 100 must not be answered', () => {
    expect(questions.length).toBeGreaterThanOrEqual(400);
    expect(refused.length).toBeGreaterThanOrEqual(100);
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
  });

  test('are at least three for every calculator', () => {
    const counts = Map.groupBy(questions, ({ slug }) => slug);
    const few = catalogue.filter(({ slug }) => (counts.get(slug)?.length ?? 0) < 3);
    expect(few.map(({ slug }) => slug)).toEqual([]);
  });

  test('show figures of which at least 99 in 100 are right', () => {
    const shown = right.length + wrong.length + leaked.length;
    console.log(`${right.length} of ${shown} figures shown are right.`);
    expect(right.length / shown, [...wrong, ...leaked].join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  test('are answered at least 90 times in 100 if they are complete', () => {
    console.log(`${right.length} of ${complete.length} complete questions are answered.`);
    const answered = new Set(right);
    const unanswered = complete.filter((question) => !answered.has(question));
    expect(
      right.length / complete.length,
      unanswered.map(({ ask }) => ask).join('\n'),
    ).toBeGreaterThanOrEqual(0.9);
  });
});

describe('questions beside examples', () => {
  const asked = catalogue.flatMap(({ slug, manifest }) =>
    manifest.examples.flatMap(({ asked: all = [], given, today }) =>
      all.map(
        (ask): Complete => ({
          ask,
          slug,
          given: given as Complete['given'],
          ...(today ? { today } : {}),
        }),
      ),
    ),
  );

  test('are there for every calculator', () => {
    const slugs = new Set(asked.map(({ slug }) => slug));
    expect(catalogue.filter(({ slug }) => !slugs.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  for (const question of asked) {
    test(`${question.slug}: ${question.ask}`, async () => {
      expect(await shownFor(question)).toEqual(expectedFor(question));
    });
  }
});
