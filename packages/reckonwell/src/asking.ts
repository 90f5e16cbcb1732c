import {
  answersTo,
  assumptionsOf,
  figureIds,
  type Asked as Read,
} from '../../../src/engine/ask/answers.ts';
import {
  arithmetic,
  type Sum as EngineSum,
} from '../../../src/engine/ask/arithmetic/arithmetic.ts';
import { missOf } from '../../../src/engine/ask/miss.ts';
import { withMoney } from '../../../src/engine/format/presentation.ts';
import { catalogue } from './catalogue.ts';
import type { Entry } from './catalogue-format.ts';
import { type Given, linkOf } from './compute.ts';
import type { Asked, Reading, Sum } from './types.ts';

/*
 * Questions in words.
 */

function writeSum({ expression, shown, fraction, approx, refusal, doubt }: EngineSum): Sum {
  if (shown === undefined) return { expression, ...(refusal && { problem: refusal }) };
  return {
    expression,
    shown,
    ...(fraction && { fraction }),
    ...(approx && { approximate: true }),
    ...(doubt && { doubt }),
  };
}

/** One reading as plain data. */
async function writeReading(each: Read, given: Given): Promise<Reading> {
  const { slug, missing, solved, doubt, refusal, solve, choice, corrected, money, currency } = each;
  const entry = (await catalogue.find(slug)) as Entry;
  const shown = solved?.shown as Reading['shown'];
  return {
    slug,
    inputs: each.given,
    missing,
    assumed: assumptionsOf(each).map(({ label, text }) => `${label}: ${text}`),
    ok: solved !== undefined && !choice,
    ...(shown && !choice && { shown }),
    ...(shown && choice && { choice: { ...choice, shown } }),
    corrected: corrected.map(({ typed, read }) => `“${typed}” is read as ${read}`),
    ...(money && { money }),
    ...((doubt ?? (missing.length === 0 && refusal)) && { doubt: doubt ?? refusal }),
    ...(solve && { solve }),
    link: linkOf(entry, each.given, currency ? withMoney(currency) : given.presentation),
  };
}

/** Answers a question in words. */
export async function answerInWords(question: string, given: Given): Promise<Asked> {
  const { today, presentation, rates } = given;
  const interpreter = await (await catalogue.interpreters())(question, today);
  const load = async (slug: string) => {
    const { calculator } = (await catalogue.find(slug)) as Entry;
    return rates ? { ...calculator, rates } : calculator;
  };
  const read = await answersTo(interpreter, question, today, load, presentation);
  const write = (some: readonly Read[]) =>
    Promise.all(some.map((each) => writeReading(each, given)));
  const sums = arithmetic(question);
  if (sums.length > 0) {
    // Of calculators, only one with the same figure may show it.
    const [{ shown = '' } = {}] = sums;
    const same = read.filter((each) =>
      figureIds(each).some((id) => each.solved?.shown[id] === shown),
    );
    return { question, answers: await write(same), sums: sums.map(writeSum), unread: [], near: [] };
  }
  const answers = await write(read);
  const unread = read[0]?.unread;
  if (answers.some(({ ok, choice }) => ok || choice)) {
    return { question, answers, sums: [], unread: unread ?? [], near: [] };
  }
  const miss = missOf(interpreter, question, today);
  return {
    question,
    answers,
    sums: [],
    unread: unread ?? miss.unread,
    ...(miss.note && { note: miss.note }),
    near: miss.near.map(({ slug }) => slug),
  };
}
