import type { ReactNode } from 'react';
import { arithmetic, type Sum } from '../../engine/ask/arithmetic/arithmetic.ts';
import styles from './Asked.module.css';
import { Figure } from './Cards.tsx';

/** The value of an arithmetic expression, or why it has none. */
function SumValue({ sum: { shown, approx, fraction, refusal } }: { readonly sum: Sum }) {
  if (refusal) return <p>{refusal}</p>;
  return (
    <>
      <Figure label={approx && 'about'} text={shown} />
      {fraction && <p>exactly {fraction}</p>}
    </>
  );
}

/** An arithmetic expression as it was read, with its value; or its two readings. */
function SumCard({ sums }: { readonly sums: readonly Sum[] }) {
  const [first] = sums;
  return (
    <article className={styles.card} data-asked="">
      <h2>{first?.doubt ?? `${first?.expression} =`}</h2>
      {sums.map((sum) => (
        <section key={sum.expression}>
          {sum.doubt && <h3>{sum.expression}</h3>}
          <SumValue sum={sum} />
        </section>
      ))}
    </article>
  );
}

/** The card of a text that is an arithmetic expression; nothing for any other. */
export function sumCard(text: string): ReactNode {
  const sums = arithmetic(text);
  return sums.length > 0 && <SumCard sums={sums} />;
}
