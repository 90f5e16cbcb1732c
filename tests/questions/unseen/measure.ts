/*
 * Asks the questions of questions.jsonl and prints how many figures are right:
 *   npx node tests/questions/unseen/measure.ts
 *
 * They were written from the titles of the calculators alone, by people who had not seen how questions are
 * read, with figures that were worked out without this project. The interpreter is not changed for them: they tell what an
 * unseen question can expect. Look at the counts, not at the questions.
 */
import { join } from 'node:path';
import { Big } from '../../../schemas/decimal.ts';
import { readJsonLines } from '../../../scripts/files.ts';
import { type Asked, figureIds } from '../../../src/engine/ask/answers.ts';
import { arithmetic } from '../../../src/engine/ask/arithmetic/arithmetic.ts';
import { openSearchBox } from '../generated/asking.ts';

/** A question with its right outcome: a value or a text, or why no figure may be shown. */
interface Unseen {
  readonly ask: string;
  readonly value?: number;
  readonly text?: string;
  readonly none?: string;
}

/** A figure as it is shown, and its value. */
interface Figure {
  readonly shown: string;
  readonly value: unknown;
}

const someDay = '2026-11-24';

/** How far a figure may be from the value that was worked out, relative to it. */
const tolerance = 2e-4;

const numbersIn = (text: string): readonly number[] =>
  (text.replace(/−/g, '-').match(/-?[\d.,' \u202f]*\d/g) ?? []).map((each) =>
    Number(each.replace(/[, '\u202f]/g, '')),
  );

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= tolerance * Math.abs(other);

function isRight({ shown, value }: Figure, { value: number, text = '' }: Unseen): boolean {
  if (number === undefined) return `${value} ${shown}`.toLowerCase().includes(text.toLowerCase());
  if (value instanceof Big && isNear(Number(value.toFixed()), number)) return true;
  return numbersIn(shown).some((each) => {
    const decimals = String(each).split('.')[1]?.length ?? 0;
    return isNear(each, number) || Math.abs(each - number) <= 0.5000001 * 10 ** -decimals;
  });
}

const figuresOf = (first: Asked | undefined): readonly Figure[] =>
  !first?.solved || first.choice
    ? []
    : figureIds(first).map((id) => ({
        shown: String(first.solved?.shown[id]),
        value: first.solved?.results[id],
      }));

const file = join(import.meta.dirname, 'questions.jsonl');
const questions = readJsonLines<Unseen>(file);
const box = await openSearchBox();
const counts = { right: 0, wrong: 0, unanswered: 0, shownThoughNone: 0, none: 0 };
for (const question of questions) {
  const { ask, none } = question;
  const [sum, ...others] = arithmetic(ask);
  const read = sum ? undefined : await box.read({ ask, today: someDay });
  const figures: readonly Figure[] = !sum
    ? figuresOf(read)
    : sum.shown === undefined || others.length > 0
      ? []
      : [{ shown: `${sum.shown} ${sum.fraction ?? ''}`, value: sum.value }];
  if (none !== undefined) counts[figures.length > 0 ? 'shownThoughNone' : 'none'] += 1;
  else if (figures.length === 0) counts.unanswered += 1;
  else counts[figures.some((each) => isRight(each, question)) ? 'right' : 'wrong'] += 1;
}
const { right, wrong, unanswered, shownThoughNone, none } = counts;
const shown = right + wrong + shownThoughNone;
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;
console.log(
  `${questions.length} questions: ${right} of ${shown} figures shown are right (${percent(right, shown)}), ${right} of ${right + wrong + unanswered} complete questions are answered right (${percent(right, right + wrong + unanswered)}), ${none} of ${none + shownThoughNone} others get no figure.`,
);
