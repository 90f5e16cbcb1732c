import type { ReactNode } from 'react';
import { quoted, said } from '../../engine/ask/in-words.ts';
import { type Miss, missOf } from '../../engine/ask/miss.ts';
import type { Interpreter } from '../../engine/ask/prepare.ts';
import styles from './Asked.module.css';
import { type Acts, AskButton } from './Cards.tsx';

/** A question that has an answer, for one that has none. */
const example = 'emi on 10 lakh at 8.5% for 20 years';

/** What was understood of a question without an answer, and what was not. */
const missedWords = ({ understood, unread }: Miss): readonly string[] => [
  ...said('Understood', quoted(understood)),
  ...said('Not understood', quoted(unread)),
];

const missTitle = ({ note }: Miss): string => note ?? 'No calculator here answers this.';

/** "shares “psi”". */
const sharedText = (shared: readonly string[]): string => `shares ${quoted(shared).join(', ')}`;

interface MissCardProps extends Pick<Acts, 'ask'> {
  readonly miss: Miss;
}

/** Where nothing answers: what was understood, what comes near, a question that works, and a way to
 * make a calculator. */
const MissCard = ({ miss, ask }: MissCardProps) => (
  <article className={styles.card} data-asked="">
    <h2>{missTitle(miss)}</h2>
    {missedWords(miss).map((each) => (
      <p key={each}>{each}</p>
    ))}
    {miss.near.length > 0 && (
      <ul className={styles.near}>
        {miss.near.map(({ slug, title, shared }) => (
          <li key={slug}>
            <a href={`/calculator/${slug}`}>{title}</a> <small>{sharedText(shared)}</small>
          </li>
        ))}
      </ul>
    )}
    <AskButton question={example} ask={ask}>
      Try “{example}”
    </AskButton>
    <p>
      Is there no calculator for it? <a href="/make">Make your own</a>
    </p>
  </article>
);

/** A question without an answer: why it has none, where that is known, and its card. */
export interface Missed extends Pick<Miss, 'note'> {
  readonly card: (ask: Acts['ask']) => ReactNode;
}

/** What is shown for a question that no calculator answers. `today` is YYYY-MM-DD. */
export function missed(interpreter: Interpreter, text: string, today: string): Missed {
  const miss = missOf(interpreter, text, today);
  return { note: miss.note, card: (ask) => <MissCard miss={miss} ask={ask} /> };
}
