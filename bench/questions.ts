/*
 * How long the search box thinks about a question, over all questions of the tests:
 *   npm run bench:questions
 * Processor time, so that other work on the machine does not count; the faster of two rounds after a first
 * one, which warms the code. A cheap phone is taken to be four times slower: each time is multiplied by four. Exits
 * with 1 if more than a question in a hundred, or any of some hostile texts, takes longer than its limit.
 */

import { join } from 'node:path';
import { interpretersIn, pack } from '../scripts/build/questions.ts';
import { loadCatalogue, root } from '../scripts/calculators.ts';
import { findFiles, readJsonLines } from '../scripts/files.ts';
import { arithmetic } from '../src/engine/ask/arithmetic/arithmetic.ts';
import { interpret, longestQuestion } from '../src/engine/ask/interpret.ts';
import { lexiconOf } from '../src/engine/ask/lexicon.ts';

/** Milliseconds from a keystroke to what is understood, on a processor that is four times slower. */
const limit = 50;
const hostileLimit = 300;
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
  milliseconds(async () => {
    if (arithmetic(ask).length === 0) interpret(await interpreterFor(ask, today), ask, today);
  });
for (const ask of questions) await read(ask);
const first: number[] = [];
for (const ask of questions) first.push(await read(ask));
const times: number[] = [];
for (const [index, ask] of questions.entries())
  times.push(Math.min(first[index] ?? 0, await read(ask)));
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
const rounded = (time: number): string => time.toFixed(1).padStart(7);

console.log(`${questions.length} questions, milliseconds on a processor ${slower} times slower:`);
console.log(`${rounded(preparing)}  once, to prepare the words for the first question`);
console.log(`${rounded(at(0.5))}  half of the questions take less`);
console.log(`${rounded(at(0.99))}  99 in 100 take less; at most ${limit}`);
console.log(`${rounded(at(1))}  the slowest`);

/** As much of something as a question can have. */
const filled = (text: string): string =>
  text.repeat(longestQuestion).slice(0, longestQuestion).trim();
const hostile: Readonly<Record<string, string>> = {
  'a megabyte of digits': '7'.repeat(1_000_000),
  'a megabyte of words': 'loan rate '.repeat(100_000),
  'a megabyte of brackets': '('.repeat(1_000_000),
  'many brackets': `${filled('(').slice(0, 99)}2+2${filled(')').slice(0, 99)}`,
  'many square brackets': filled('[({'),
  'a tower of powers': '9^9^9^9^9^9',
  'powers of 1e9': '1e9^1e9 + 1e9^1e9',
  'a root of a power of 1e9': 'sqrt 2^1e9',
  'a factorial of 1e9': '1000000000!',
  'many factorials': filled('999!+'),
  'many powers': filled('7^4999+'),
  'many quotients': filled('1/7^299+'),
  'many digits': `emi on ${filled('9').slice(0, 150)} at 8%`,
  'many digits in a sum': filled('9').replace(/9$/, '+1'),
  'many numbers': filled('12.5 '),
  'many units': filled('5 ft 7 in 70 kg '),
  'many units of all kinds': filled('3 psi 2 mph 5 cups 7 gal 9 °F '),
  'many “and”': filled('and '),
  'many numbers with “and”': filled('2 and a half and '),
  'many currencies': filled('$5 €7 £9 '),
  'many dates': filled('03-04-2026 '),
  'many times': filled('9:30 pm '),
  'many percent': filled('5% of 7% '),
  'many misspelt words': filled('morgtage intrest paymnt '),
  'many words of loans': filled('loan rate emi month payment '),
  'many hyphens': filled('a-b-'),
  'many signs': filled('+-×÷='),
  'many number words': filled('twenty one thousand hundred '),
};
console.log(`\nHostile texts, each at most ${hostileLimit}:`);
let isOver = false;
for (const [name, ask] of Object.entries(hostile)) {
  await read(ask);
  const time = Math.min(await read(ask), await read(ask));
  if (time > hostileLimit) isOver = true;
  console.log(`${rounded(time)}  ${name}`);
}
if (at(0.99) > limit || isOver) process.exitCode = 1;
