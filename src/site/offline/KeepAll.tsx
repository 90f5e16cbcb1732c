import { useEffect, useId, useRef, useState } from 'react';
import { removeKept } from '../../browser/caches.ts';
import styles from '../../page/tools.module.css';
import { activeWorker, ask } from './ask.ts';
import type { Failure, Messages, Status } from './messages.ts';

/** What went wrong, in words; what is kept stays kept. */
const failures: Readonly<Record<Failure, string>> = {
  network: 'The network does not answer. What is kept so far stays kept.',
  space: 'There is no more space for this site on this device. What is kept so far stays kept.',
  storage: 'This browser does not let the site keep anything.',
  release: 'A new version of the site is on its way. Reload this page, then try again.',
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

interface State {
  readonly status?: Status;
  readonly running?: boolean;
  readonly said?: string;
}

// Outside of the component, so that it goes on while the visitor looks at another page.
let state: State = {};
const listeners = new Set<(now: State) => void>();
function change(next: State): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener(state);
}

/** Keeps file after file until all are there, something fails, or the visitor stops it. */
async function run(): Promise<void> {
  change({ running: true, said: '' });
  // Asks the browser not to clear the site's storage by itself; most decide without a question.
  void navigator.storage?.persist?.().catch(() => {});
  const worker = await activeWorker();
  let reply: Messages['keep']['reply'];
  do {
    reply = await ask(worker, 'keep');
    change({ status: reply });
  } while (state.running && !reply.isComplete && !reply.failure);
  const { kept, all } = reply.calculators;
  const stopped = `Stopped. ${kept} of ${all} calculators are kept.`;
  const said = reply.failure ? failures[reply.failure] : stopped;
  change({ running: false, said: reply.isComplete ? `All ${all} calculators are kept.` : said });
}

async function remove(): Promise<void> {
  await removeKept();
  change({ status: await ask(await activeWorker(), 'status'), said: 'Removed.' });
}

/** Keeps all calculators on the device, for use without a network. */
export function KeepAll() {
  const [{ status, running, said }, setState] = useState(state);
  const id = useId();
  const statusLine = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    listeners.add(setState);
    if (!state.running) {
      change({ said: '' });
      activeWorker()
        .then((worker) => ask(worker, 'status'))
        .then((now) => change({ status: now }));
    }
    return () => void listeners.delete(setState);
  }, []);

  // The button that was pressed may be gone.
  useEffect(() => {
    if (said && document.activeElement === document.body) {
      statusLine.current?.focus({ preventScroll: true });
    }
  }, [said]);

  if (!status) return null;
  const { calculators, bytes, isComplete } = status;
  const size = `${calculators.all} calculators, ${megabytes(bytes.all)}`;
  const left = `${megabytes(bytes.all - bytes.kept)} still to fetch`;
  return (
    <section className={styles.forget} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Without a network</h2>
      <p>
        {isComplete
          ? `All calculators work on this device without a network (${size}).`
          : `Calculators that you have opened work without a network: ${calculators.kept} of ${calculators.all} so far. You can also keep all of them now.`}
      </p>
      {running && (
        <p className={styles.progress}>
          <label htmlFor={`${id}-progress`}>
            {calculators.kept} of {calculators.all} calculators, {megabytes(bytes.kept)} of{' '}
            {megabytes(bytes.all)}
          </label>
          <progress id={`${id}-progress`} max={bytes.all} value={bytes.kept} />
        </p>
      )}
      <div className={styles.bar}>
        {/* One button, so that it keeps the focus. */}
        {(running || !isComplete) && (
          <button
            type="button"
            onClick={() => (running ? change({ running: false }) : void run())}
            aria-describedby={running ? undefined : `${id}-size`}
          >
            {running ? 'Stop' : 'Keep all calculators on this device'}
          </button>
        )}
        {!running && calculators.kept > 0 && (
          <button type="button" onClick={() => void remove()}>
            Remove
          </button>
        )}
        {!running && !isComplete && (
          <span id={`${id}-size`}>
            {size}
            {calculators.kept > 0 && `, ${left}`}
          </span>
        )}
      </div>
      <p role="status" ref={statusLine} tabIndex={-1}>
        {said}
      </p>
    </section>
  );
}
