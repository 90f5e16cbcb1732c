import { useState, useSyncExternalStore } from 'react';
import { forget, keptNames, onKept } from '../browser/storage.ts';
import styles from '../styles/tools.module.css';

interface ForgetProps {
  /** Only where there is something to forget. */
  readonly ifKept?: true;
}

/** The button that forgets all that this device keeps, and what that is. */
export function Forget({ ifKept }: ForgetProps) {
  const something = useSyncExternalStore(onKept, () => keptNames().length > 0);
  // Once there it stays, or it would go from under the finger that pressed it.
  const [there, setThere] = useState(!ifKept);
  const [forgotten, setForgotten] = useState(false);
  if (something && !there) setThere(true);
  if (something && forgotten) setForgotten(false);
  if (!there) return null;
  return (
    <section className={styles.forget} aria-labelledby="kept-title">
      <h2 id="kept-title">Kept on this device</h2>
      <p>
        Your last inputs in each calculator, your favourite calculators, and light or dark if you
        chose it. They are in this browser and nowhere else. One press forgets them all.
      </p>
      <button
        type="button"
        onClick={() => {
          forget();
          setForgotten(keptNames().length === 0);
        }}
      >
        Forget everything on this device
      </button>
      <p role="status">
        {forgotten ? 'Forgotten.' : !something && 'Nothing is kept at the moment.'}
      </p>
    </section>
  );
}
