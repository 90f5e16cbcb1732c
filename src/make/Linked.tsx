import { useMemo } from 'react';
import { useLazy } from '../browser/lazy.ts';
import { linkedProblems } from '../engine/draft/linked-problems.ts';
import { copies } from '../page/copies.ts';
import styles from './make.module.css';
import { Preview } from './page/Preview.tsx';
import { type Made, useMade } from './page/useMade.ts';
import { useLinkedTitle } from './page/useTitle.ts';

interface LinkedProps {
  readonly text: string;
  /** Opens a copy of it in the editor. */
  readonly change: () => void;
  readonly leave: () => void;
}

const Page = ({ made }: { readonly made: Made }) => {
  if (made.failure) return <p role="alert">{made.failure}</p>;
  return made.made ? (
    <Preview made={made.made} version={made.version} isLinked />
  ) : (
    <p role="status">Opening the calculator…</p>
  );
};

/** A calculator that came with a link: it is somebody else's, which its page says above all of it. */
export function Linked({ text, change, leave }: LinkedProps) {
  const list = useLazy(copies);
  const titles = useMemo(() => list?.map(({ title }) => title) ?? [], [list]);
  const { data, problems, imitates } = useMemo(() => linkedProblems(text, titles), [text, titles]);
  const usable = useMemo(() => (problems.length === 0 ? data : undefined), [problems, data]);
  const made = useMade(usable);
  useLinkedTitle(usable, titles);
  return (
    <>
      <section aria-labelledby="stranger" className={styles.stranger}>
        <h2 id="stranger">Made by somebody else, not checked by this site</h2>
        <p>
          This calculator came with a link. We do not know who made it, and nobody here has compared
          its formulas with anything. It runs on your device alone: what you type is sent nowhere.
        </p>
        {imitates && (
          <p>
            <strong>It is not our “{imitates}”</strong>, although its title looks like that.
          </p>
        )}
        <div className={styles.row}>
          <button type="button" onClick={change}>
            Change a copy of it
          </button>
          <button type="button" onClick={leave}>
            Make another one
          </button>
        </div>
      </section>
      {problems.length > 0 ? (
        <section aria-labelledby="refused" className={styles.refusal}>
          <h2 id="refused">This calculator cannot be shown</h2>
          <ul>
            {problems.slice(0, 20).map(({ key, message }) => (
              <li key={key + message}>
                <code>{key.slice(0, 80)}</code> {message.slice(0, 300)}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Page made={made} />
      )}
    </>
  );
}
