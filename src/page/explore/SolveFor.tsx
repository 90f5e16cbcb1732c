import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { Result } from '../../../schemas/manifest.ts';
import { today } from '../../browser/today.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { formValuesOf, inputText } from '../../engine/answer/entered-inputs.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { within } from '../../engine/format/labels.ts';
import { fillLabel } from '../../engine/format/results.ts';
import { type FormValues, quoted } from '../../engine/input/kinds/kind.ts';
import type { Goal } from '../../engine/solve/goal.ts';
import { fieldNamed, type Scan, scanOf } from '../../engine/solve/scan.ts';
import { type Solution, solveFor } from '../../engine/solve/solve.ts';
import {
  explain,
  type Question,
  readTarget,
  targetText,
  typeable,
} from '../../engine/solve/solve-words.ts';
import { firstMoved, mostInformative } from '../../engine/solve/sweep.ts';
import {
  type NumberInput,
  numberInputs,
  numericResults,
  withText,
} from '../../engine/solve/variables.ts';
import { presentation } from '../money/presentation.ts';
import styles from './explore.module.css';

interface SolveForProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
  readonly goal: Goal;
  readonly choose: (goal: Goal) => void;
  /** Fills in the form and computes. */
  readonly fill: (values: FormValues) => void;
}

/**
 * What a link that asks for an input is answered with: the inputs with the first solution filled in, or
 * why there is none. Errors of other inputs are left to the form.
 */
export function solutionFor(
  calculator: Calculator,
  values: FormValues,
  { input, result, target: text }: Required<Goal>,
): { readonly values?: FormValues; readonly problem?: string } {
  const { results } = calculator.manifest;
  const target =
    fieldNamed(calculator.manifest, input) &&
    readTarget(results[result] as Result, text, presentation());
  const scan =
    target &&
    scanOf(calculator, values, input, {
      today: today(),
      presentation: presentation(),
    });
  if (!scan || !('grid' in scan)) return {};
  const question = { calculator, scan, result, target };
  const found = solveFor(scan, result, target);
  const [first] = 'solutions' in found ? found.solutions : [];
  if (!first) return { problem: explain(question, found) };
  return { values: withText(values, input, typeable(question, first).toFixed()) };
}

/** Calculations take at most so many milliseconds at a time, so that typing is never held up. */
const slice = 12;

/** Does the calculations of a scan, a few at a time; returns the scan once all are done. */
function useScanned(scan: Scan | undefined): Scan | undefined {
  const [done, setDone] = useState<Scan>();
  useEffect(() => {
    if (!scan) return;
    let next = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = () => {
      const started = performance.now();
      while (next < scan.grid.length && performance.now() - started < slice) {
        scan.at(scan.grid[next] as (typeof scan.grid)[number]);
        next += 1;
      }
      if (next < scan.grid.length) timer = setTimeout(work);
      else setDone(scan);
    };
    work();
    return () => clearTimeout(timer);
  }, [scan]);
  return done === scan ? done : undefined;
}

/** At most so many solutions are listed: those nearest to the visitor's own number. */
const mostListed = 8;

/** Some of the solutions, ascending: those nearest to the visitor's own number. */
function nearestTo(own: NumberInput['value'], solutions: readonly Solution[]): readonly Solution[] {
  const distance = ({ value }: Solution) => value.minus(own ?? 0).abs();
  return solutions
    .toSorted((a, b) => distance(a).cmp(distance(b)))
    .slice(0, mostListed)
    .toSorted((a, b) => a.value.cmp(b.value));
}

interface FoundProps extends Pick<SolveForProps, 'answer' | 'fill'> {
  readonly question: Question;
  readonly input: NumberInput;
  readonly label: string;
}

/** The solutions, each with a button that fills it in; without one, why. */
function Found({ question, input, label, answer, fill }: FoundProps) {
  const { calculator, scan, result, target } = question;
  const found = useMemo(() => solveFor(scan, result, target), [scan, result, target]);
  const note = explain(question, found);
  const solutions = 'solutions' in found ? found.solutions : [];
  const listed = nearestTo(input.value, solutions).map((solution) => {
    const value = typeable(question, solution);
    return { ...solution, value, text: inputText(input.field, value, answer) };
  });
  const [first] = listed;
  const will = `${label} will be ${targetText(question)} if you enter`;
  const sentence = !first?.exact
    ? ''
    : listed.length > 1
      ? `${will} one of these as ${within(input.label)}.`
      : `${will} ${first.text} as ${within(input.label)}.`;
  const left = solutions.length - listed.length;
  return (
    <>
      <p role="status" className={styles.found}>
        {[sentence, left > 0 ? `${left} more are further from your own.` : '', note]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul className={styles.solutions}>
        {listed.map(({ value, text, exact, interval, answer: solved }) => (
          <li key={value.toFixed()}>
            <button
              type="button"
              onClick={() =>
                fill(
                  withText(
                    formValuesOf(calculator.manifest, answer.values),
                    input.name,
                    value.toFixed(),
                  ),
                )
              }
            >
              Fill in {text}
            </button>
            {!exact && <span>gives {solved.shown[result] as string}</span>}
            {interval && (
              <span>
                Any number between{' '}
                {interval.map((end) => inputText(input.field, end, answer)).join(' and ')} gives the
                same.
              </span>
            )}
            {input.value?.eq(value) && <span className={styles.mark}>yours</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Finds what has to be entered for a result to be a number that the visitor names. */
export function SolveFor({ calculator, answer: current, goal, choose, fill }: SolveForProps) {
  // Deferred, so that the search does not slow down typing.
  const answer = useDeferredValue(current);
  const typed = useDeferredValue(goal.target ?? '');
  const shownIn = presentation();
  const id = useId();
  const { manifest } = calculator;
  const results = numericResults(manifest, answer);
  const all = useMemo(() => numberInputs(manifest.fields, answer.values), [manifest, answer]);
  const first = useMemo(() => firstMoved(calculator, answer, today()), [calculator, answer]);
  const [resultId, result] = results.find(([each]) => each === goal.result) ?? first ?? [];
  const informative = useMemo(
    () => resultId && mostInformative(calculator, answer, resultId, today())?.name,
    [calculator, answer, resultId],
  );
  const input = all.find(({ name }) => name === (goal.input ?? informative)) ?? all[0];
  const target = result && readTarget(result, typed, answer.presentation);
  const isBlank = typed.trim() === '';
  const name = isBlank || !target ? undefined : input?.name;
  const values = formValuesOf(manifest, answer.values);
  const others = name && JSON.stringify(withText(values, name, ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: filling in a solution needs no new scan, only other inputs do
  const scan = useMemo(() => {
    const found =
      name && scanOf(calculator, values, name, { today: today(), presentation: shownIn });
    return found && 'grid' in found ? found : undefined;
  }, [calculator, name, others, shownIn]);
  const scanned = useScanned(scan);
  if (!resultId || !result || !input) return null;
  const label = (text: string) => fillLabel(text, manifest.fields, answer);
  const isInvalid = !isBlank && !target;
  return (
    <div className={styles.explore}>
      <div className={styles.choices}>
        {results.length > 1 && (
          <label>
            Result
            <select
              value={resultId}
              onChange={(event) => choose({ ...goal, result: event.target.value })}
            >
              {results.map(([each, { label: text }]) => (
                <option key={each} value={each}>
                  {label(text)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div>
          <label htmlFor={`${id}target`}>
            Target{results.length === 1 && ` for ${within(label(result.label))}`}
          </label>
          <input
            id={`${id}target`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={goal.target ?? ''}
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}now${isInvalid ? ` ${id}error` : ''}`}
            onChange={(event) => choose({ ...goal, target: event.target.value })}
          />
          {isInvalid && (
            <p id={`${id}error`} className={styles.error}>
              {quoted(typed)} is not a number. Enter the {within(label(result.label))} you want.
            </p>
          )}
          <p id={`${id}now`}>Now {answer.shown[resultId] as string}</p>
        </div>
        <label>
          By changing
          <select
            value={input.name}
            onChange={(event) => choose({ ...goal, input: event.target.value })}
          >
            {all.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {scanned && target && (
        <Found
          {...{ answer, fill, input }}
          label={label(result.label)}
          question={{ calculator, scan: scanned, result: resultId, target }}
        />
      )}
    </div>
  );
}
