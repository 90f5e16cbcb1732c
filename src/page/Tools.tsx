import { type Dispatch, type ReactNode, type SetStateAction, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Big } from '../../schemas/decimal.ts';
import { whenIdle } from '../browser/idle.ts';
import { prefetch, useLazy } from '../browser/lazy.ts';
import type { Solved } from '../engine/answer/answer.ts';
import type { Calculator } from '../engine/calculator.ts';
import type { FormValues } from '../engine/input/kinds/kind.ts';
import type { Solving } from '../engine/solve/goal.ts';
import { CarryOn, carryIndex } from './carry/CarryOn.tsx';
import { Cases } from './cases/Cases.tsx';
import { cases } from './cases/parts.ts';
import type { CasesState, CasesStateHook } from './cases/useCases.ts';
import { usePlace } from './cases/usePlace.ts';
import { embedPanel } from './embed/parts.ts';
import { solveFor, whatIf } from './explore/parts.ts';
import type { Choice } from './explore/WhatIf.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './form/ErrorSummary.tsx';
import { ErrorTitle } from './form/ErrorTitle.tsx';
import { Undo } from './form/Undo.tsx';
import type { CalculatorForm } from './form/useCalculator.ts';
import { showSteps } from './results/steps.ts';
import { Unfetched } from './results/Unfetched.tsx';
import { Favourite } from './saved/Favourite.tsx';
import { Favourites } from './saved/Favourites.tsx';
import { Forget } from './saved/Forget.tsx';
import { LastInputs } from './saved/LastInputs.tsx';
import { forgetExpired } from './saved/typed.ts';
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

whenIdle(() => forgetExpired(new Date()));

/** What stays as it is while answers come and go. */
export interface ToolsState extends Solving {
  /** What the visitor chose in "What if", once it was opened. */
  readonly whatIf?: Choice | undefined;
  readonly cases?: CasesState;
}

type ToolsStateHook = readonly [ToolsState, Dispatch<SetStateAction<ToolsState>>];

/** The part of the state that cases have. */
const casesOf = ([{ cases = {} }, setState]: ToolsStateHook): CasesStateHook => [
  cases,
  (change) => setState((before) => ({ ...before, cases: change(before.cases ?? {}) })),
];

interface ToolsProps extends Pick<CalculatorForm, 'open'> {
  readonly calculator: Calculator;
  readonly answer: Solved;
  /** The inputs that the answer belongs to. */
  readonly typed: FormValues;
  readonly toolsState: ToolsStateHook;
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

export interface PageLinksProps extends Omit<LinksProps, 'toolsState'> {
  readonly toolsState: ToolsStateHook;
}

/**
 * What the address asks for: first the currency, in which the result of the inputs is then shown; before the
 * address is changed, the cases that it carries.
 */
const Links = (props: PageLinksProps) => {
  const { calculator, outcome, open, toolsState } = props;
  const { answer } = outcome ?? {};
  return (
    <>
      <LinkedMoney manifest={calculator.manifest} />
      <Cases
        {...{ calculator, answer, open }}
        typed={answer && JSON.parse(outcome?.typed ?? '')}
        casesState={casesOf(toolsState)}
      />
      <AddressInputs {...props} />
    </>
  );
};

interface ResultToolsProps extends ToolsProps {
  /** What only a calculator with a page of its own has. */
  readonly children?: ReactNode;
}

/** What stands in the result card, beside its figures: the bar, and what its button opens. */
function CardTools({ calculator, answer, typed, toolsState }: ToolsProps) {
  const casesState = casesOf(toolsState);
  const [{ naming, kept, compared = [] }, setState] = casesState;
  const part = useLazy(naming || compared.length > 0 ? cases : undefined);
  const button = useRef<HTMLButtonElement>(null);
  const props = { calculator, answer, typed, casesState };
  return (
    <>
      <ResultBar
        {...{ calculator, answer, typed }}
        note={
          kept?.answer === answer
            ? `Kept as “${kept.name}”, above the form. The next result will stand beside it.`
            : ''
        }
      >
        <button
          ref={button}
          type="button"
          aria-expanded={!!naming}
          onClick={() =>
            setState((before) => ({ ...before, naming: before.naming ? undefined : {} }))
          }
        >
          Keep this case
        </button>
      </ResultBar>
      {part && naming && <part.KeepCase {...props} done={() => button.current?.focus()} />}
      {part && <part.CompareCases {...props} />}
    </>
  );
}

/** What a visitor can do with a result, of any calculator. */
function ResultTools(props: ResultToolsProps) {
  const { calculator, answer, typed, toolsState, open: fill, children } = props;
  const [current, setState] = toolsState;
  const { whatIf: choice, isSolving = false, goal = {} } = current;
  const explore = useLazy(whatIf, choice !== undefined);
  const search = useLazy(solveFor, isSolving);
  const card = usePlace('[data-bar]');
  return (
    <div className={styles.tools} data-tools="">
      <Sheet calculator={calculator} answer={answer} typed={typed} />
      {card && createPortal(<CardTools {...props} />, card)}
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
const SiteTools = (props: ToolsProps) => (
  <ResultTools {...props}>
    <CarryOn {...props} />
  </ResultTools>
);

interface EmbedProps {
  readonly calculator: Calculator;
  /** What the form holds. */
  readonly values: FormValues;
}

/** The lines that put the calculator on another site, folded until they are wanted. */
function Embed({ calculator, values }: EmbedProps) {
  const [isOpen, setOpen] = useState(false);
  const embed = useLazy(embedPanel, isOpen);
  return (
    <aside aria-label="For other sites" className={styles.embed}>
      <Folded isOpen={isOpen} toggle={setOpen} title="Put this on your site" question="in a frame">
        {embed && <embed.EmbedPanel {...{ calculator, values }} />}
        {embed === null && <Unfetched parts={[embedPanel]} />}
      </Folded>
    </aside>
  );
}

/** The list of errors, and the word of the page's title that there are some. */
const SiteErrors = (props: ErrorSummaryProps): ReactNode => (
  <>
    <ErrorTitle {...props} />
    <ErrorSummary {...props} />
  </>
);

/** What comes after the page, in one script: nothing here is needed for a first answer. */
export const tools = {
  Tools: SiteTools,
  Embed,
  ErrorSummary: SiteErrors,
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
export const draftTools = {
  Tools: ResultTools,
  ErrorSummary,
  Links,
  Undo,
  showSteps,
};
