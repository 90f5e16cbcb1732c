/*
 * How long the search box thinks about a question, over all questions of the tests:
 *   npm run bench:questions
 * Processor time, so that other work on the machine does not count; the second of two rounds, when the
 * code is warm. A cheap phone is taken to be four times slower. Exits with 1 if a question in a hundred
 * takes longer than the limit.
 */

import { join } from 'node:path';
import { interpretersIn, pack } from '../scripts/build/questions.ts';
import { loadCatalogue, root } from '../scripts/calculators.ts';
import { findFiles, readJsonLines } from '../scripts/files.ts';
import { interpret } from '../src/engine/ask/interpret.ts';
import { lexiconOf } from '../src/engine/ask/lexicon.ts';

/** Milliseconds from a keystroke to what is understood, on a processor that is four times slower. */
const limit = 50;
const slower = 4;

const milliseconds = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / 1000) * slower;
};

const packed = pack(lexiconOf(await loadCatalogue()));
const today = '2026-11-22';
const firstQuestion = () => interpretersIn(packed)('emi on 10 lakh at 8.5% for 20 years', today);
await firstQuestion();
const preparing = await milliseconds(firstQuestion);
const interpreterFor = interpretersIn(packed);

const questions = findFiles('tests/questions/*.jsonl', { cwd: root }).flatMap((file) =>
  readJsonLines<{ readonly ask: string }>(join(root, file)).map(({ ask }) => ask),
);
const read = (ask: string) =>
  milliseconds(async () => interpret(await interpreterFor(ask, today), ask, today));
for (const ask of questions) await read(ask);
const times: number[] = [];
for (const ask of questions) times.push(await read(ask));
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
const rounded = (time: number): string => time.toFixed(1).padStart(7);

console.log(`${questions.length} questions, milliseconds on a processor ${slower} times slower:`);
console.log(`${rounded(preparing)}  once, to prepare the words for the first question`);
console.log(`${rounded(at(0.5))}  half of the questions take less`);
console.log(`${rounded(at(0.99))}  99 in 100 take less; at most ${limit}`);
console.log(`${rounded(at(1))}  the slowest`);
if (at(0.99) > limit) process.exitCode = 1;
