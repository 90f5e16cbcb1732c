import { useEffect, useRef } from 'react';
import { longestName } from '../../engine/answer/compare.ts';
import styles from './cases.module.css';

interface NameFieldProps {
  /** What is named, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly change: (name: string) => void;
  /** The button that keeps the name. */
  readonly action: string;
  readonly keep: () => void;
  readonly cancel: () => void;
  /** Why it could not be kept. */
  readonly problem: string;
}

/** The field for a case's name: Enter keeps it, Escape cancels. */
export function NameField(props: NameFieldProps) {
  const { label, value, change, action, keep, cancel, problem } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <label>
        {label}
        <input
          ref={input}
          type="text"
          maxLength={longestName}
          autoComplete="off"
          enterKeyHint="done"
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') cancel();
          }}
        />
      </label>
      <button type="submit">{action}</button>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
