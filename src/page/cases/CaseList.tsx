import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '../../browser/records.ts';
import {
  type CaseAnswer,
  casesIn,
  mostCompared,
  type NamedInputs,
} from '../../engine/answer/cases.ts';
import { uniqueName } from '../../engine/answer/compare.ts';
import { isHeadline } from '../../engine/format/results.ts';
import { readFragment } from '../../engine/input/fragment.ts';
import type { CalculatorForm } from '../form/useCalculator.ts';
import { linkedProblems } from '../share/linked-problems.ts';
import { CompareCases, type CompareCasesProps } from './CompareCases.tsx';
import styles from './cases.module.css';
import { KeepCase } from './KeepCase.tsx';
import type { Case } from './kept-cases.ts';
import { NameField } from './NameField.tsx';
import { notStored, useAnswers, useCases } from './useCases.ts';

/*
 * What is done with cases, in one script: the list, the field that names one, the comparison.
 */

export { CompareCases, KeepCase };

export interface CaseListProps extends CompareCasesProps, Pick<CalculatorForm, 'open'> {}

/** The largest figure of a case, or why it has none. */
function headlineOf(
  found: CaseAnswer | undefined,
  results: CaseListProps['calculator']['manifest']['results'],
): string {
  if (!found?.answer) return found?.problem ?? '';
  const { shown, values } = found.answer;
  const [id = ''] =
    Object.entries(results).find(
      ([each, result]) => typeof shown[each] === 'string' && isHeadline(result, values),
    ) ?? [];
  return String(shown[id] ?? '');
}

/** The cases of a link, after those that are there and under other names than theirs. */
function withIds(linked: readonly NamedInputs[], there: readonly Case[]): readonly Case[] {
  const names = there.map(({ name }) => name);
  return linked.map(({ name, inputs }, index) => {
    const own = uniqueName(name, names);
    names.push(own);
    return { id: newId(), name: own, inputs, order: Date.now() + index };
  });
}

/** The cases of a calculator: each can be opened, compared, renamed, copied, moved and deleted. */
export function CaseList(props: CaseListProps) {
  const { calculator, open, answer, casesState } = props;
  const { manifest } = calculator;
  const [state, setState] = casesState;
  const { link, unkept = [], compared = [], removed, isOpen = false } = state;
  const { cases, unreadable, isUnkept, put, keepAll, remove, create } = useCases(
    calculator,
    casesState,
  );
  const answers = useAnswers(calculator, cases);
  const [message, setMessage] = useState('');
  /** The case whose buttons are shown, and its name while it is changed. */
  const [changing, setChanging] = useState<{ readonly id: string; readonly name?: string }>();
  const [problem, setProblem] = useState('');
  const section = useRef<HTMLElement>(null);

  // The cases of a link are compared at once, and are kept only if the visitor wants it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (!link) return;
    const found = casesIn(link);
    const known = found.flatMap(
      ({ name, inputs }) =>
        cases.find((each) => each.name === name && each.inputs === inputs)?.id ?? [],
    );
    const isKept = found.length > 0 && known.length === found.length;
    const fresh = isKept ? [] : withIds(found, cases);
    setState((before) => ({
      ...before,
      link: undefined,
      ...(fresh.length > 0 && { unkept: fresh }),
      ...(found.length > 0 && {
        compared: isKept ? known : fresh.map(({ id }) => id),
        isOpen: true,
      }),
    }));
  }, [link]);

  if (cases.length === 0 && unreadable === 0 && !removed) return null;

  const ticked = cases.filter(({ id }) => compared.includes(id)).map(({ id }) => id);
  const isLinked = calculator.draft === undefined && unkept.length > 0;
  const focus = (selector: string) =>
    section.current?.querySelector<HTMLElement>(selector)?.focus();

  /** Says what was done; what comes after it can no longer be taken back. */
  function done(text: string) {
    setMessage(text);
    if (removed) setState((before) => ({ ...before, removed: undefined }));
  }

  const tick = (id: string, isTicked: boolean) =>
    setState((before) => ({
      ...before,
      compared: isTicked ? [...ticked, id] : ticked.filter((each) => each !== id),
    }));

  function show({ name, inputs }: Case) {
    const linked = readFragment(inputs, manifest.fields, 'The case has');
    if (!linked) return;
    open(linked.values, linkedProblems(calculator, linked));
    done(`Opened “${name}”.`);
  }

  function rename(each: Case) {
    const others = cases.filter(({ id }) => id !== each.id).map(({ name }) => name);
    const name = uniqueName(changing?.name?.trim() || each.name, others);
    if (!put({ ...each, name })) return setProblem(notStored);
    done(`Renamed to “${name}”.`);
    stopNaming(each.id);
  }

  function stopNaming(id: string) {
    flushSync(() => {
      setProblem('');
      setChanging({ id });
    });
    focus('[data-rename]');
  }

  function duplicate({ id, name, inputs }: Case) {
    const names = cases.map((each) => each.name);
    const copy = create({ name: uniqueName(name, names), inputs });
    done(put(copy, isUnkept(id)) ? `Added “${copy.name}”.` : notStored);
  }

  /** Moves a case by one place. The button keeps the focus while the lines change places. */
  function move(each: Case, by: 1 | -1, button: HTMLElement) {
    const from = cases.indexOf(each);
    const to = from + by;
    if (to < 0 || to >= cases.length) {
      return done(`“${each.name}” is ${by < 0 ? 'first' : 'last'} already.`);
    }
    const orders = cases.map(({ order }) => order);
    const places = new Set(orders).size === cases.length ? orders : cases.map((_, index) => index);
    const moved = cases.toSpliced(from, 1).toSpliced(to, 0, each);
    flushSync(() => {
      const stored = moved.every((one, index) => {
        const order = places[index] as number;
        return one.order === order || put({ ...one, order });
      });
      done(stored ? `“${each.name}” is ${to + 1} of ${cases.length} now.` : notStored);
    });
    button.focus();
  }

  function drop(each: Case) {
    const gone = { each, isUnkept: isUnkept(each.id) };
    flushSync(() => {
      remove(each.id);
      setChanging(undefined);
      setMessage(`Deleted “${each.name}”.`);
      setState((before) => ({ ...before, removed: gone }));
    });
    focus('[data-undo]');
  }

  function takeBack() {
    if (!removed) return;
    const { each } = removed;
    if (!put(each, removed.isUnkept)) return setMessage(notStored);
    flushSync(() => {
      setMessage(`“${each.name}” is back.`);
      setState((before) => ({ ...before, removed: undefined, isOpen: true }));
      setChanging({ id: each.id });
    });
    focus('[data-rename]');
  }

  return (
    <section ref={section} className={styles.cases} aria-labelledby="cases-title">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          const { open: next } = currentTarget;
          if (next !== isOpen) setState((before) => ({ ...before, isOpen: next }));
        }}
      >
        <summary>
          <h2 id="cases-title">Your cases</h2>
          <span>{cases.map(({ name }) => name).join(' · ')}</span>
        </summary>
        {isLinked && (
          <p className={styles.linked}>
            {unkept.length} of them came with the link and are on this page only.{' '}
            <button
              type="button"
              onClick={() => {
                done(keepAll() ? 'Kept on this device.' : notStored);
                focus('summary');
              }}
            >
              Keep these cases
            </button>
          </p>
        )}
        <ul>
          {cases.map((each) => {
            const { id, name } = each;
            const isChanged = changing?.id === id;
            const isTicked = ticked.includes(id);
            return (
              <li key={id} data-unkept={isUnkept(id) ? '' : undefined}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={`Compare “${name}”`}
                    checked={isTicked}
                    disabled={!isTicked && ticked.length >= mostCompared}
                    onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
                  />
                </label>
                <button type="button" className={styles.name} onClick={() => show(each)}>
                  {name}
                  <small>{headlineOf(answers.get(id), manifest.results)}</small>
                </button>
                <button
                  type="button"
                  aria-expanded={isChanged}
                  aria-label={`Change “${name}”`}
                  onClick={() => setChanging(isChanged ? undefined : { id })}
                >
                  Change
                </button>
                {isChanged &&
                  (changing.name === undefined ? (
                    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
                    <div role="group" aria-label={`Change “${name}”`} className={styles.changes}>
                      <button
                        type="button"
                        data-rename=""
                        onClick={() => setChanging({ id, name })}
                      >
                        Rename
                      </button>
                      <button type="button" onClick={() => duplicate(each)}>
                        Duplicate
                      </button>
                      <button
                        type="button"
                        onClick={({ currentTarget }) => move(each, -1, currentTarget)}
                      >
                        Move up
                      </button>
                      <button
                        type="button"
                        onClick={({ currentTarget }) => move(each, 1, currentTarget)}
                      >
                        Move down
                      </button>
                      <button type="button" onClick={() => drop(each)}>
                        Delete
                      </button>
                    </div>
                  ) : (
                    <NameField
                      label="New name"
                      value={changing.name}
                      change={(next) => setChanging({ id, name: next })}
                      action="Rename"
                      keep={() => rename(each)}
                      cancel={() => stopNaming(id)}
                      problem={problem}
                    />
                  ))}
              </li>
            );
          })}
        </ul>
        <p>
          Press a name to open it. Tick up to {mostCompared} to see them side by side, with the
          present result beside them.
        </p>
        {unreadable > 0 && (
          <p>
            {unreadable === 1 ? 'One case' : `${unreadable} cases`} on this device cannot be read:
            kept by a newer version of this site, or damaged. Nothing of it is changed.
          </p>
        )}
      </details>
      <p className={styles.said}>
        <span role="status">{message}</span>
        {removed && (
          <button type="button" data-undo="" onClick={takeBack}>
            Undo
          </button>
        )}
      </p>
      {!answer && <CompareCases {...props} />}
    </section>
  );
}
