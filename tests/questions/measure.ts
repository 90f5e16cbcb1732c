/*
 * Asks generated questions and shows what fails, grouped by calculator:
 *   npx node tests/questions/measure.ts                    a sample of 3,000
 *   npx node tests/questions/measure.ts --all              all of them
 *   npx node tests/questions/measure.ts --slug bmi         all of one calculator
 *   npx node tests/questions/measure.ts --style typo       all of one style or kind
 *   npx node tests/questions/measure.ts --fails 30         so many failures of each calculator, 2 by default
 *   npx node tests/questions/measure.ts --seed 2           other questions
 */
import { parseArgs } from 'node:util';
import type { Asked } from '../../src/engine/ask/answers.ts';
import { openSearchBox, reasonOf } from './generated/asking.ts';
import { type Generated, generatedQuestions } from './generated.ts';
import { type Count, judge, sampleOf } from './judge.ts';

/** Why a question has no figure, in a few words. */
const whyNot = (first: Asked | undefined, { slug }: Generated): string =>
  [...(first && first.slug !== slug ? [`read as ${first.slug}`] : []), reasonOf(first)].join('; ');

/** The same reason without what is particular to the question. */
const causeOf = (reason: string): string =>
  reason.replace(/(unread|doubt:|refused:|missing) [^;]*/g, '$1');

const row = (name: string, { right, shown, complete, answered }: Count): string =>
  `${name.padEnd(26)} ${String(shown - right).padStart(5)} wrong  ${String(right).padStart(5)} right  ${complete > 0 ? `${String(complete - answered).padStart(5)} of ${complete} not answered` : ''}`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      slug: { type: 'string' },
      style: { type: 'string' },
      all: { type: 'boolean', default: false },
      fails: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { slug, style } = values;
  const box = await openSearchBox();
  const chosen = slug ? box.calculators.filter((each) => each.slug === slug) : box.calculators;
  // All calculators at once: a text that two of them could ask is there for the first only.
  const everything = generatedQuestions(box.calculators, { seed: Number(values.seed) });
  const fitting = everything.filter(
    (each) =>
      (!slug || each.slug === slug) &&
      (!style || each.kind === style || each.style.split(', ').includes(style)),
  );
  const questions = values.all || slug || style ? fitting : sampleOf(fitting, 3000);
  const reasons = new Map<string, string>();
  const verdict = await judge(
    questions,
    async (question) => {
      const figure = await box.ask(question);
      if (!figure) reasons.set(question.ask, whyNot(await box.read(question), question));
      return figure;
    },
    box.calculate,
  );

  const most = Number(values.fails);
  for (const { slug: id } of chosen) {
    const count = verdict.calculators[id];
    if (!count) continue;
    const wrong = verdict.wrong.filter(({ question }) => question.slug === id);
    const silent = verdict.unanswered.filter(({ question }) => question.slug === id);
    if (wrong.length + silent.length === 0) continue;
    console.log(row(id, count));
    for (const { question, figure } of wrong.slice(0, most)) {
      const { expected } = question;
      const known = expected ? JSON.stringify(Object.values(expected)) : 'nothing';
      console.log(`  ✗ [${question.kind}; ${question.style}] ${question.ask}`);
      console.log(
        `      ${figure?.slug === id ? '' : `${figure?.slug} `}${JSON.stringify(Object.values(figure?.shown ?? {}))}, not ${known}`,
      );
    }
    for (const { question } of silent.slice(0, most)) {
      console.log(`  – [${question.style}] ${question.ask}\n      ${reasons.get(question.ask)}`);
    }
  }
  const print = (title: string, counts: Readonly<Record<string, Count>>) => {
    console.log(`\n${title}`);
    for (const [name, count] of Object.entries(counts)) console.log(`  ${row(name, count)}`);
  };
  print('Kinds', verdict.kinds);
  print('Styles of complete questions', verdict.styles);
  const causes = Map.groupBy(verdict.unanswered, ({ question }) =>
    causeOf(reasons.get(question.ask) ?? ''),
  );
  console.log('\nWhy complete questions are not answered');
  for (const [cause, all] of [...causes].sort(([, a], [, b]) => b.length - a.length).slice(0, 15)) {
    console.log(`  ${String(all.length).padStart(5)}  ${cause}`);
  }
  console.log(`\n${verdict.also.length} right figures are of another calculator.`);
  console.log(verdict.summary);
}

// The tests import all files of this folder.
if (import.meta.main) await main();
