import { byKey, periods as periodTable } from '../vocabulary.ts';
import { fillers } from '../words.ts';
import { isWord, type Token } from './token.ts';

/** The words for periods. */
const periods = byKey(periodTable);

/** The period after a number: "a month", "per year", "/hr", "monthly", "p.a.". */
export function periodAt(tokens: readonly Token[], at: number): string | undefined {
  const text = (index: number): string => tokens[index]?.text.toLowerCase() ?? '';
  if (isWord(tokens[at], 'per a an each every /')) return periods.get(text(at + 1));
  if (text(at) === 'p' && text(at + 1) === '.' && text(at + 2) === 'a') return 'year';
  // "30k monthly traffic" is no amount a month.
  const next = tokens[at + 1];
  const ends = next?.kind !== 'word' || fillers.has(next.stem);
  return ends && /ly$|^pa$/.test(text(at)) ? periods.get(text(at)) : undefined;
}
