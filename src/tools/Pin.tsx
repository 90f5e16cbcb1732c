import styles from './tools.module.css';

interface PinProps {
  readonly pinned: boolean;
  /** Nothing to compare with has come yet. */
  readonly waiting: boolean;
  readonly toggle: () => void;
}

/** Keeps a result in sight for others to be compared with, and lets go of it. */
export function Pin({ pinned, waiting, toggle }: PinProps) {
  return (
    <>
      <button type="button" onClick={toggle}>
        {pinned ? 'Unpin' : 'Pin this result'}
      </button>
      <span role="status" className={styles.said}>
        {waiting && 'Pinned. The next result will stand beside this one.'}
      </span>
    </>
  );
}
