import { type ReactNode, useMemo } from 'react';
import { Big } from '../../schemas/decimal.ts';
import { prefetch, useLazy } from '../browser/lazy.ts';
import { inText, type Solved } from '../engine/answer/answer.ts';
import type { Calculator } from '../engine/calculator.ts';
import type { FormValues } from '../engine/input/kinds/kind.ts';
import type { Solving } from '../engine/solve/goal.ts';
import { CarryOn, carryIndex } from './carry/CarryOn.tsx';
import { embedPanel } from './embed/parts.ts';
import { Compare, sameInputs } from './explore/Compare.tsx';
import { solveFor, whatIf } from './explore/parts.ts';
import type { Choice } from './explore/WhatIf.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { Undo } from './form/Undo.tsx';
import type { CalculatorForm } from './form/useCalculator.ts';
import { showSteps } from './results/steps.ts';
import { Unfetched } from './results/Unfetched.tsx';
import { Favourite } from './saved/Favourite.tsx';
import { Favourites } from './saved/Favourites.tsx';
import { Forget } from './saved/Forget.tsx';
import { LastInputs } from './saved/LastInputs.tsx';
import { AddressInputs, type LinksProps } from './share/AddressInputs.tsx';
import { LinkedMoney } from './share/LinkedMoney.tsx';
import { Sheet } from './share/PrintSheet.tsx';
import { ResultBar } from './share/ResultBar.tsx';
import styles from './tools.module.css';

// Prefetched with this module, so that nothing on the page needs the network later.
void prefetch(whatIf);
void prefetch(solveFor);
void prefetch(carryIndex);
void prefetch(embedPanel);

/** What stays as it is while answers come and go. */
export interface ToolsState extends Solving {
  /** The result that others are compared with. */
  readonly pinned?: Solved | undefined;
  /** What the visitor chose in "What if", once it was opened. */
  readonly whatIf?: Choice | undefined;
  readonly isEmbedding?: boolean;
}

interface ToolsProps extends Pick<CalculatorForm, 'open'> {
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

interface FoldedProps {
  readonly isOpen: boolean;
  readonly toggle: (isOpen: boolean) => void;
  readonly title: string;
  /** What the tool answers, after its title. */
  readonly question: string;
  readonly children: ReactNode;
}

/** A tool that is folded until it is wanted. */
const Folded = ({ isOpen, toggle, title, question, children }: FoldedProps) => (
  <details
    className={styles.explore}
    open={isOpen}
    onToggle={({ currentTarget: { open } }) => {
      if (open !== isOpen) toggle(open);
    }}
  >
    <summary>
      {title} <span>{question}</span>
    </summary>
    {isOpen && children}
  </details>
);

/** What the address asks for: first the currency, in which the result of the inputs is then shown. */
const Links = (props: LinksProps) => (
  <>
    <LinkedMoney manifest={props.calculator.manifest} />
    <AddressInputs {...props} />
  </>
);

interface ResultToolsProps extends ToolsProps {
  /** What only a calculator with a page of its own has. */
  readonly children?: ReactNode;
}

/** What a visitor can do with a result, of any calculator. */
function ResultTools(props: ResultToolsProps) {
  const { calculator, answer, typed, toolsState, open: fill, children } = props;
  const { manifest } = calculator;
  const [current, setState] = toolsState;
  const { pinned: kept, whatIf: choice, isSolving = false, goal = {} } = current;
  // Pinned in one currency, it is shown in the one that the current result is shown in.
  const pinned = useMemo(() => {
    if (!kept) return undefined;
    const again = { ...kept, presentation: answer.presentation };
    return { ...again, ...inText(manifest, again) };
  }, [kept, manifest, answer]);
  const explore = useLazy(whatIf, choice !== undefined);
  const search = useLazy(solveFor, isSolving);
  const waiting = !!pinned && sameInputs({ manifest, pinned, now: answer });
  return (
    <div className={styles.tools} data-tools="">
      <Sheet calculator={calculator} answer={answer} typed={typed} />
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
        <>
          <Folded
            isOpen={choice !== undefined}
            toggle={(isOpen) => setState({ ...current, whatIf: isOpen ? {} : undefined })}
            title="What if"
            question="an input changes?"
          >
            {choice && explore && (
              <explore.WhatIf
                {...{ calculator, answer, choice }}
                choose={(next) => setState({ ...current, whatIf: next })}
              />
            )}
            {explore === null && <Unfetched parts={[whatIf]} />}
          </Folded>
          <Folded
            isOpen={isSolving}
            toggle={(isOpen) => setState({ ...current, isSolving: isOpen })}
            title="Solve for"
            question="a result you want"
          >
            {isSolving && search && (
              <search.SolveFor
                {...{ calculator, answer, goal }}
                choose={(next) => setState({ ...current, goal: next })}
                fill={fill}
              />
            )}
            {search === null && <Unfetched parts={[solveFor]} />}
          </Folded>
        </>
      )}
      {children}
    </div>
  );
}

/** What a visitor can do with a result of one of the site's calculators. */
function SiteTools(props: ToolsProps) {
  const { calculator, answer, typed, toolsState } = props;
  const [current, setState] = toolsState;
  const { isEmbedding = false } = current;
  const embed = useLazy(embedPanel, isEmbedding);
  return (
    <ResultTools {...props}>
      <Folded
        isOpen={isEmbedding}
        toggle={(isOpen) => setState({ ...current, isEmbedding: isOpen })}
        title="Put this on your site"
        question="in a frame"
      >
        {embed && <embed.EmbedPanel {...{ calculator, typed }} />}
        {embed === null && <Unfetched parts={[embedPanel]} />}
      </Folded>
      <CarryOn {...{ calculator, answer, typed }} />
    </ResultTools>
  );
}

/** What comes after the page, in one script: nothing here is needed for a first answer. */
export const tools = {
  Tools: SiteTools,
  ErrorSummary,
  Links,
  LastInputs,
  Favourite,
  Favourites,
  Forget,
  Undo,
  showSteps,
};

export type Tools = typeof tools;

/** The same for a draft, which has no page of its own and leaves nothing on the device. */
export const draftTools = { Tools: ResultTools, ErrorSummary, Links, Undo, showSteps };
