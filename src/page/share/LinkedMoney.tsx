import { useEffect, useState } from 'react';
import type { PageManifest } from '../../../schemas/calculator.ts';
import { currencies } from '../../engine/money/currencies.ts';
import { followLinkedMoney, leaveLinkedMoney, shownMoney, storedMoney } from '../money/chosen.ts';
import { onMoneyChange } from '../money/presentation.ts';
import styles from '../tools.module.css';

/** The code of the currency that the address asks for, while amounts are shown in it. */
function useLinkedMoney(): string | undefined {
  const [linked, setLinked] = useState<string>();
  useEffect(() => {
    let asked: string | undefined;
    const follow = () => {
      asked = followLinkedMoney() ?? asked;
      setLinked(asked);
    };
    // The visitor chose another one.
    const compare = () => {
      if (asked !== shownMoney()) asked = undefined;
      setLinked(asked);
    };
    follow();
    addEventListener('hashchange', follow);
    const stop = onMoneyChange(compare);
    return () => {
      removeEventListener('hashchange', follow);
      stop();
      if (asked) leaveLinkedMoney();
    };
  }, []);
  return linked;
}

const nameOf = (code: string): string => currencies[code]?.name ?? '';

/**
 * Shows amounts in the currency that the address asks for; says that the link decides on it, and that
 * the visitor's own choice is still there.
 */
export function LinkedMoney({ manifest }: { readonly manifest: PageManifest }) {
  const linked = useLinkedMoney();
  if (!linked || !manifest.ownMoney) return null;
  const own = storedMoney();
  if (own === linked) return null;
  return (
    <p role="status" className={styles.unknown}>
      The link shows amounts in {nameOf(linked)}, on this page only.
      {nameOf(own) && ` Your own choice, ${nameOf(own)}, is kept.`}
    </p>
  );
}
