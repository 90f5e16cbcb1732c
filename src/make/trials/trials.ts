import type { Law, Manifest } from '../../../schemas/manifest.ts';
import { trustedScript } from '../../browser/trusted.ts';
import type { Problem } from '../../engine/draft/draft.ts';
import type { Message, Task } from './trials.worker.ts';
import workerUrl from './trials.worker.ts?worker&url';

/*
 * Starts the trials of a draft in a worker of its own, and ends it if nothing comes from it any more: the
 * page answers however long a computation takes.
 */

/** A draft for trials; its manifest has no problem that check.ts finds. */
interface TrialDraft {
  readonly manifest: Manifest;
  /** The chunk of the calculator whose functions the draft uses. */
  readonly functions?: { readonly module: string } | undefined;
}

/** What trials call, in this order: problems after each slice, then suggestions, then that they are done. */
interface Listener {
  /** Takes all problems found so far. */
  readonly problems: (list: readonly Problem[]) => void;
  /** Takes laws that hold and are not declared, the most informative first. */
  readonly suggestions: (list: readonly Law[]) => void;
  readonly done: () => void;
  /** Instead of `done`: the worker was ended; the reason is among the problems. */
  readonly stuck: () => void;
}

/** Milliseconds without an update after which a worker is ended. */
const longestSilence = 20_000;

/** Starts trials; returns a function that stops them, as each change of the draft should. */
export function startTrials({ manifest, functions }: TrialDraft, on: Listener): () => void {
  const worker = new Worker(trustedScript(workerUrl) as string, { type: 'module' });
  let found: readonly Problem[] = [];
  let silence: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(silence);
    worker.terminate();
  };
  const giveUp = (message: string) => {
    stop();
    on.problems([...found, { key: 'manifest', message, isWarning: true }]);
    on.stuck();
  };
  const wait = () => {
    clearTimeout(silence);
    silence = setTimeout(
      () =>
        giveUp(
          'its formulas take too long to be tried with many random inputs: whether its laws hold is not known.',
        ),
      longestSilence,
    );
  };

  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    wait();
    if ('problems' in data) {
      found = data.problems;
      on.problems(found);
    } else if ('suggestions' in data) on.suggestions(data.suggestions);
    else {
      stop();
      on.done();
    }
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    giveUp('it could not be tried with random inputs here. Reload the page to try again.');
  });
  wait();
  worker.postMessage({ manifest, module: functions?.module } satisfies Task);
  return stop;
}
