/*
 * Asks questions with their right outcomes, and prints how many figures are right:
 *   npx node tests/questions/unseen/measure.ts                                      those of questions.jsonl
 *   npx node tests/questions/unseen/measure.ts tests/questions/words/1.jsonl        those of another file
 *   npx node tests/questions/unseen/measure.ts tests/questions/words/1.jsonl --fails    and what fails
 *
 * Those of questions.jsonl were written from the titles of the calculators alone, by people who had not seen how questions are
 * read, with figures that were worked out without this project. The interpreter is not changed for them: they tell what an
 * unseen question can expect. Look at the counts, not at the questions: what fails
 * is shown for other files only, which are there to work with.
 */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Big } from '../../../schemas/decimal.ts';
import { readJsonLines } from '../../../scripts/files.ts';
import { type Asked, figureIds } from '../../../src/engine/ask/answers.ts';
import { arithmetic } from '../../../src/engine/ask/arithmetic/arithmetic.ts';
import { openSearchBox, reasonOf } from '../generated/asking.ts';

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

/** What is written in two units, in the larger one: "181 lb 14.1 oz" is in pounds. */
const parts: readonly (readonly [RegExp, number])[] = [
  [/([\d,.]+) lb ([\d.]+) oz/, 16],
  [/([\d,.]+) ft ([\d.]+) in/, 12],
  [/([\d,.]+) h ([\d.]+) min/, 60],
];

const number = (text = ''): number => Number(text.replace(/[, '\u202f]/g, ''));

/** The numbers of a text; a time with seconds is also one of minutes. */
function numbersIn(text: string): readonly number[] {
  const [, h = '0', m, s] = /(?:(\d+):)?(\d+):(\d\d)$/.exec(text) ?? [];
  const joined = parts.flatMap(([expression, size]) => {
    const [, large, small] = expression.exec(text) ?? [];
    return large ? [number(large) + number(small) / size] : [];
  });
  return [
    ...(text.replace(/−/g, '-').match(/-?[\d.,' \u202f]*\d/g) ?? []).map(number),
    ...joined,
    ...(m && h !== '0' ? [Number(h) * 60 + Number(m) + Number(s) / 60] : []),
  ];
}

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

const unseen = join(import.meta.dirname, 'questions.jsonl');
const { values, positionals } = parseArgs({
  options: { fails: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const file = positionals[0] ?? unseen;
if (values.fails && realpathSync(file) === realpathSync(unseen))
  throw new Error('What fails of the unseen questions is not shown.');
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
  const outcome =
    none !== undefined
      ? figures.length > 0
        ? 'shownThoughNone'
        : 'none'
      : figures.length === 0
        ? 'unanswered'
        : figures.some((each) => isRight(each, question))
          ? 'right'
          : 'wrong';
  counts[outcome] += 1;
  if (!values.fails || outcome === 'right' || outcome === 'none') continue;
  const shown = figures.map((each) => each.shown).join(' | ');
  const due = none ?? question.value ?? question.text;
  console.log(`${outcome}: ${ask}\n    due: ${due}; ${shown || reasonOf(read)} [${read?.slug}]`);
  console.log(`    ${JSON.stringify(read?.given)}`);
}
const { right, wrong, unanswered, shownThoughNone, none } = counts;
const shown = right + wrong + shownThoughNone;
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;
console.log(
  `${questions.length} questions: ${right} of ${shown} figures shown are right (${percent(right, shown)}), ${right} of ${right + wrong + unanswered} complete questions are answered right (${percent(right, right + wrong + unanswered)}), ${none} of ${none + shownThoughNone} others get no figure.`,
);
