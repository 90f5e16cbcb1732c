import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { lastInputsOf, onStorageChange, readStored, store } from '../../browser/storage.ts';
import { today } from '../../browser/today.ts';
import { answerFetched } from '../../engine/answer/answer.ts';
import { fragmentFor } from '../../engine/answer/share-link.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { readFragment } from '../../engine/input/fragment.ts';
import { initialValues } from '../../engine/input/inputs.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';
import { controlOf, focusSubmit } from '../fields/control.ts';
import { isOpening } from '../fields/options.ts';
import { type CalculatorForm, circumstances } from '../form/useCalculator.ts';
import { linkedProblems } from '../share/linked-problems.ts';
import styles from '../tools.module.css';
import { entryOf, listAnswer } from './history.ts';
import { forgetTyped, keepTyped, typedToday } from './typed.ts';

interface LastInputsProps
  extends Pick<CalculatorForm, 'values' | 'outcome' | 'problems' | 'open' | 'fill'> {
  readonly calculator: Calculator;
}

/** Milliseconds without a change after which the form is stored. */
const rest = 400;

/** Milliseconds for which a further answer takes the place of the last one in the list of answers. */
const pauses = { live: 60_000, submitted: 10_000 } as const;

/** Whether the address carries inputs. Those of a link are not stored until the visitor changes them. */
const isLinked = (): boolean => location.hash.includes('=');

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether nothing is typed: every field has what it opens with, or is empty. */
const isUntyped = (values: FormValues, opening: FormValues): boolean =>
  Object.entries(values).every(([id, value]) => value === '' || isSame(value, opening[id]));

/** What is stored of a form: its inputs, and those of the answer that the visitor asked for. */
const stateOf = (inputs: string, answered: string | undefined): string =>
  JSON.stringify([inputs, answered]);

/**
 * Stores what is typed, and each answer, on the device. Within a day the form comes back by itself as it was,
 * unless a link fills it in or the visitor was faster. Later, the inputs of the last answer are offered while
 * the form has its initial ones.
 */
export function LastInputs(props: LastInputsProps) {
  const { calculator, values, outcome, problems, open, fill } = props;
  const { slug, manifest } = calculator;
  const { fields, actions } = manifest;
  const name = lastInputsOf(slug);
  const opening = initialValues(manifest, today());
  const openingInputs = JSON.stringify(opening);
  const currentInputs = JSON.stringify(values);
  const isWhole = !isOpening(fields);
  // A live calculator opens with an answer.
  const answered =
    outcome?.answer && !(actions.live && outcome.typed === openingInputs)
      ? outcome.typed
      : undefined;
  const state = stateOf(currentInputs, answered);
  /** The inputs that were filled in again, as JSON: this is told until one of them changes. */
  const [restored, setRestored] = useState<string>();
  /** The state as it is stored, or as every page opens. */
  const kept = useRef(stateOf(openingInputs, undefined));
  /** The inputs of the answer that was listed last. */
  const listed = useRef<string>(undefined);
  const isDecided = useRef(false);
  /** Whether it is known what is filled in again: the last inputs are not offered for a moment before. */
  const [isRestored, setIsRestored] = useState(false);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  /** Fills in what was typed before, with the answer that was shown. */
  const restore = useEffectEvent(async () => {
    isDecided.current = true;
    const typed = isLinked() ? undefined : typedToday(slug, new Date());
    const inputs = typed && readFragment(typed.inputs, fields);
    if (!inputs || inputs.refusals.length > 0) return;
    // Before somebody who has pressed Calculate or is about to type, no other inputs appear.
    if (answered !== undefined || problems.length > 0) return;
    if (document.activeElement?.closest('form[data-calculator]')) return;
    // Browsers fill in some of the controls again by themselves.
    const isUntouched = Object.entries(values).every(
      ([id, value]) => isSame(value, opening[id]) || isSame(value, inputs.values[id]),
    );
    if (!isUntouched) return;
    const asked = typed.answered === undefined ? undefined : readFragment(typed.answered, fields);
    const answer = asked && (await answerFetched(calculator, asked.values, circumstances()));
    if (latest.current !== state) return;
    const again = answer?.ok ? { answer, typed: JSON.stringify(asked?.values) } : undefined;
    listed.current = again?.typed;
    kept.current = stateOf(JSON.stringify(inputs.values), again?.typed);
    fill(inputs.values, again);
    setRestored(JSON.stringify(inputs.values));
  });
  useEffect(() => {
    // Before, a field may lack the option that was chosen.
    if (isWhole) void restore().finally(() => setIsRestored(true));
  }, [isWhole]);

  const keep = useEffectEvent(() => {
    if (!isDecided.current || state === kept.current || isLinked()) return;
    kept.current = state;
    const answer = answered === undefined ? undefined : outcome?.answer;
    if (answer && answered && answered !== listed.current) {
      const entry = entryOf(calculator, answer, JSON.parse(answered), new Date());
      listAnswer(entry, actions.live ? pauses.live : pauses.submitted);
      listed.current = answered;
    }
    if (!answered && isUntyped(values, opening)) return keepTyped(slug, undefined);
    keepTyped(slug, {
      when: new Date().toISOString(),
      inputs: fragmentFor(manifest, values),
      ...(answered && { answered: fragmentFor(manifest, JSON.parse(answered)) }),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whatever the form comes to hold
  useEffect(() => {
    const timer = setTimeout(() => keep(), rest);
    return () => clearTimeout(timer);
  }, [state, isWhole]);
  // Whoever leaves does not wait.
  useEffect(() => {
    const leave = () => keep();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);

  useEffect(() => {
    if (!outcome?.answer || outcome.typed === openingInputs || isLinked()) return;
    store(name, fragmentFor(manifest, JSON.parse(outcome.typed)));
  }, [outcome, openingInputs, name, manifest]);

  function startAfresh() {
    forgetTyped(slug);
    kept.current = stateOf(openingInputs, undefined);
    fill(opening);
    // This button disappears, so the focus moves to the first control.
    controlOf(Object.keys(fields)[0] as string)?.focus();
  }

  const last = useSyncExternalStore(onStorageChange, () => readStored(name));
  const inputs =
    currentInputs === openingInputs &&
    isRestored &&
    readFragment(last, fields, 'Your last inputs have');
  if (restored === currentInputs) {
    return (
      <p className={styles.notice}>
        <span role="status">What you typed here is filled in again.</span>{' '}
        <span>
          <button type="button" onClick={startAfresh}>
            Start afresh
          </button>{' '}
          <a href="/history#settings">Switch this off</a>
          <button
            type="button"
            aria-label="Close this message"
            onClick={({ currentTarget: { form } }) => {
              setRestored(undefined);
              focusSubmit(form);
            }}
          >
            ✕
          </button>
        </span>
      </p>
    );
  }
  if (!inputs || JSON.stringify(inputs.values) === openingInputs) return null;
  return (
    <button
      type="button"
      className={styles.quiet}
      onClick={({ currentTarget: { form } }) => {
        open(inputs.values, linkedProblems(calculator, inputs));
        focusSubmit(form);
      }}
    >
      Use your last inputs
    </button>
  );
}
