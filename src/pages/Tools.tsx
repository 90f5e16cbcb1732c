import { useMemo } from 'react';
import type { Calculator } from '../../schemas/calculator.ts';
import { Big } from '../../schemas/decimal.ts';
import type { FormValues } from '../../schemas/kinds/kind.ts';
import { CarryOn } from '../carry/CarryOn.tsx';
import { inText, type Solved } from '../engine/answer.ts';
import { Compare, sameInputs } from '../explore/Compare.tsx';
import type { Choice } from '../explore/WhatIf.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { lazyPart, prefetch, useLazy } from '../lazy.ts';
import { Unfetched } from '../results/Unfetched.tsx';
import { showSteps } from '../results/workedSteps.ts';
import { Favourite } from '../saved/Favourite.tsx';
import { Favourites } from '../saved/Favourites.tsx';
import { Forget } from '../saved/Forget.tsx';
import { LastInputs } from '../saved/LastInputs.tsx';
import { Links } from '../share/AddressInputs.tsx';
import { Sheet } from '../share/PrintSheet.tsx';
import { ResultBar } from '../share/ResultBar.tsx';
import styles from '../styles/tools.module.css';

/** Prefetched with this module, so that nothing on the page needs the network later. */
const whatIf = lazyPart(() => import('../explore/WhatIf.tsx'));
void prefetch(whatIf);

/** What stays as it is while answers come and go. */
export interface ToolsState {
  /** The result that others are compared with. */
  readonly pinned?: Solved | undefined;
  /** What the visitor chose in "What if", once it was opened. */
  readonly whatIf?: Choice | undefined;
}

interface ToolsProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
  /** The inputs that the answer belongs to. */
  readonly typed: FormValues;
  readonly toolsState: readonly [ToolsState, (next: ToolsState) => void];
}

const isNumber = (value: unknown): boolean => value instanceof Big;

/** Whether there is a number among these inputs, or among their rows. */
const hasNumber = (values: Readonly<Record<string, unknown>>): boolean =>
  Object.values(values).some(
    (value) => isNumber(value) || (Array.isArray(value) && value.some(hasNumber)),
  );

/** What a visitor can do with a result. */
function Tools({ calculator, answer, typed, toolsState }: ToolsProps) {
  const { manifest } = calculator;
  const [current, setState] = toolsState;
  const { pinned: kept, whatIf: choice } = current;
  // Pinned in one currency, it is shown in the one that the current result is shown in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another currency is another answer
  const pinned = useMemo(
    () => kept && { ...kept, ...inText(manifest, kept) },
    [kept, manifest, answer],
  );
  const explore = useLazy(whatIf, choice !== undefined);
  const waiting = !!pinned && sameInputs({ manifest, pinned, now: answer });
  return (
    <div className={styles.tools} data-tools="">
      <Sheet manifest={manifest} answer={answer} typed={typed} />
      <ResultBar
        {...{ calculator, answer, typed }}
        note={waiting ? 'Pinned. The next result will stand beside this one.' : ''}
      >
        <button
          type="button"
          onClick={() => setState({ ...current, pinned: pinned ? undefined : answer })}
        >
          {pinned ? 'Unpin' : 'Pin this result'}
        </button>
      </ResultBar>
      {pinned && !waiting && <Compare manifest={manifest} pinned={pinned} now={answer} />}
      {hasNumber(answer.values) && Object.values(answer.results).some(isNumber) && (
        <details
          className={styles.whatIf}
          open={choice !== undefined}
          onToggle={({ currentTarget: { open } }) => {
            if (open !== (choice !== undefined))
              setState({ ...current, whatIf: open ? {} : undefined });
          }}
        >
          <summary>
            What if <span>an input changes?</span>
          </summary>
          {choice && explore && (
            <explore.WhatIf
              {...{ calculator, answer, choice }}
              choose={(next) => setState({ ...current, whatIf: next })}
            />
          )}
          {choice && explore === null && <Unfetched parts={[whatIf]} />}
        </details>
      )}
      <CarryOn {...{ calculator, answer, typed }} />
    </div>
  );
}

/** What comes after the page, in one script: nothing here is needed for a first answer. */
export const tools = {
  Tools,
  ErrorSummary,
  Links,
  LastInputs,
  Favourite,
  Favourites,
  Forget,
  showSteps,
};
