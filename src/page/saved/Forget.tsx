import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasKept, removeKept } from '../../browser/caches.ts';
import { forget, onStorageChange, storedNames } from '../../browser/storage.ts';
import styles from '../tools.module.css';

interface ForgetProps {
  /** Renders nothing until something is stored. */
  readonly onlyIfStored?: true;
}

/** The button that deletes everything stored on this device, with a list of what that is. */
export function Forget({ onlyIfStored }: ForgetProps) {
  const hasStored = useSyncExternalStore(onStorageChange, () => storedNames().length > 0);
  // Once shown it stays, or it would disappear from under the finger that clicked it.
  const [isShown, setShown] = useState(!onlyIfStored);
  const [forgotten, setForgotten] = useState(false);
  const [hasPages, setHasPages] = useState(false);
  useEffect(() => void hasKept().then(setHasPages), []);
  if (hasStored && !isShown) setShown(true);
  if (hasStored && forgotten) setForgotten(false);
  if (!isShown) return null;
  return (
    <section className={styles.forget} aria-labelledby="kept-title">
      <h2 id="kept-title">Kept on this device</h2>
      <p>
        Your last inputs and your cases in each calculator, your favourite calculators, those that
        you made, your currency and light or dark if you chose them, and the pages that work without
        a network. They are in this browser and nowhere else. One press forgets them all.
      </p>
      <button
        type="button"
        onClick={async () => {
          forget();
          await removeKept();
          setHasPages(await hasKept());
          setForgotten(storedNames().length === 0);
        }}
      >
        Forget everything on this device
      </button>
      <p role="status">
        {forgotten ? 'Forgotten.' : !hasStored && !hasPages && 'Nothing is kept at the moment.'}
      </p>
    </section>
  );
}
