import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { PageManifest } from '../../../schemas/calculator.ts';
import type { Big } from '../../../schemas/decimal.ts';
import type { ChoiceField } from '../../../schemas/manifest.ts';
import { today } from '../../browser/today.ts';
import {
  type Answer,
  answer,
  answerFetched,
  inText,
  type Problem,
  type Solved,
} from '../../engine/answer/answer.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { holds } from '../../engine/input/condition.ts';
import { initialValues, type Values } from '../../engine/input/inputs.ts';
import { emptyRow, initialOf } from '../../engine/input/kinds/initial.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';
import { onMoneyChange, presentation } from '../money/presentation.ts';
import { useHydrated } from './useHydrated.ts';

/** What the result area shows. */
export interface Outcome {
  readonly answer?: Solved;
  /** An error of the form as a whole. */
  readonly problem?: string | undefined;
  /** The typed inputs of the result, as JSON. */
  readonly typed: string;
}

/** The inputs of a blank form: every field empty, every choice and conditional field at its default. */
const blankValues = ({ fields }: PageManifest): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [
      id,
      initialOf({ ...field, ...('options' in field || field.when ? {} : { default: undefined }) }),
    ]),
  );

/** Inputs as texts: of radio buttons none of which is checked, the form library returns null. */
const entered = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, value ?? '']));

/** Whether a required, visible field is still blank. */
export const isUnfilled = ({ fields }: PageManifest, values: Values): boolean =>
  Object.entries(fields).some(
    ([id, field]) =>
      !field.optional && holds(field.when, values) && !String(values[id] ?? '').trim(),
  );

/** The result of the initial inputs, for a live calculator; `undefined` for others. */
export function firstOutcome(calculator: Calculator): Outcome | undefined {
  if (!calculator.manifest.actions.live) return undefined;
  const typed = initialValues(calculator.manifest);
  const result = answer(calculator, typed, circumstances());
  return result.ok ? { answer: result, typed: JSON.stringify(typed) } : undefined;
}

const none: readonly Problem[] = [];

/** The errors of an answer that belong to a field; none if there is a result. */
export const fieldErrors = (result: Answer): readonly Problem[] =>
  result.ok ? none : result.errors.filter(({ field }) => field !== undefined);

/** What an answer depends on besides the inputs, now. */
export const circumstances = () => ({ today: today(), presentation: presentation() });

/** The visitor's actions before hydration. */
export interface Early {
  /** The typed inputs of the result that the page shows. */
  readonly answered?: FormValues | undefined;
  /** Whether the form was submitted, with or without a result. */
  readonly submitted: boolean;
}

/** What stood in the form before the page replaced all of it, at the visitor's wish. */
export interface Replaced {
  readonly values: FormValues;
  readonly outcome: Outcome | undefined;
  /** The form was reset, not filled in. */
  readonly isReset: boolean;
}

export interface CalculatorForm {
  /** Whether React renders the result area; before, it is prerendered HTML. */
  readonly hydrated: boolean;
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** The current inputs. */
  readonly values: FormValues;
  readonly outcome: Outcome | undefined;
  /** The validation errors of the last submit. */
  readonly problems: readonly Problem[];
  /** Whether the shown result belongs to former inputs. */
  readonly stale: boolean;
  /** The number of results so far: each is announced to screen readers, even if it is the same. */
  readonly announcementId: number;
  /** What the last reset or filling in replaced. */
  readonly replaced: Replaced | undefined;
  readonly submit: () => void;
  readonly reset: () => void;
  /** Sets all inputs, with the outcome that belongs to them. */
  readonly fill: (values: FormValues, outcome?: Outcome) => void;
  /** Sets all inputs and submits the form; if there are errors, such as of a link, shows them instead. */
  readonly open: (values: FormValues, problems?: readonly Problem[]) => void;
  readonly swap: () => void;
}

/**
 * A calculator's form: react-hook-form stores its values and errors, the manifest's schema validates
 * them, the engine computes. The controls take over the values of the document, so that inputs typed
 * before hydration are not lost.
 */
export function useCalculator(calculator: Calculator, early?: () => Early): CalculatorForm {
  const { manifest } = calculator;
  const { live } = manifest.actions;
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState(() => firstOutcome(calculator));
  const [problems, setProblems] = useState(none);
  const [replaced, setReplaced] = useState<Replaced>();
  const [announcementId, setAnnouncementId] = useState(0);
  /** How often something was fetched that the inputs called for. */
  const [fetched, setFetched] = useState(0);
  /** What the last validation of the whole form gave, and the inputs, as JSON. */
  const checked = useRef<{ readonly typed: string; readonly result: Answer }>(undefined);
  /** The inputs of a link with errors, as JSON. */
  const refusedAsOpened = useRef<string>(undefined);

  /** The inputs of all fields; one that was not shown yet, also within a row, has its initial input. */
  const complete = (values: Values): FormValues =>
    Object.fromEntries(
      Object.entries({ ...initialValues(manifest), ...entered(values) }).map(([id, value]) => {
        const field = manifest.fields[id];
        if (!field || !('rowLabel' in field) || !Array.isArray(value)) return [id, value];
        return [id, value.map((row) => ({ ...emptyRow(field), ...entered(row) }))];
      }),
    ) as FormValues;

  const form = useForm<Record<string, unknown>>({
    // The page moves the focus, depending on the number of errors.
    shouldFocusError: false,
    // After an error, an effect below validates the invalid fields again on every change.
    reValidateMode: 'onSubmit',
    // Only the number of rows: without a default, a control keeps its value in the document.
    defaultValues: Object.fromEntries(
      Object.entries(initialValues(manifest)).flatMap(([id, value]) =>
        typeof value === 'string' ? [] : [[id, value.map(() => ({}))]],
      ),
    ),
    // Validates and computes at once: a submit shows what came of it.
    async resolver(entries, _, options) {
      const given = complete(entries);
      const result = await answerFetched(calculator, given, circumstances());
      checked.current = { typed: JSON.stringify(given), result };
      const errors = fieldErrors(result).map(({ field, message }) => [
        field,
        { type: 'custom', message },
      ]);
      return errors.length === 0
        ? { values: result.ok ? result.values : given, errors: {} }
        : { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
    },
  });
  // Until hydration, the values must be those of the prerendered document.
  const values = complete(hydrated ? form.watch() : {});

  function show(next: Outcome) {
    setOutcome(next);
    setProblems(none);
    setAnnouncementId((before) => before + 1);
  }

  /** Shows errors beside their fields. */
  function refuse(found: readonly Problem[]) {
    for (const { field = '', message } of found) form.setError(field, { message });
    setProblems(found);
  }

  /** Shows the result of what was submitted, or what the form or the computation refuses. */
  function respond() {
    if (!checked.current) return;
    const { typed, result } = checked.current;
    if (result.ok) return show({ typed, answer: result });
    const found = fieldErrors(result);
    if (found.length === 0) return show({ typed, problem: result.errors[0]?.message });
    setOutcome(undefined);
    refuse(found);
    if (result.alert) window.alert(result.alert);
  }

  const submit = form.handleSubmit(respond, respond);

  /** Computes synchronously, so that the result is in the next frame; returns whether there is one. */
  function answerTo(typed: FormValues): boolean {
    const result = answer(calculator, typed, circumstances());
    if (result.ok) show({ answer: result, typed: JSON.stringify(typed) });
    else result.pending?.then(() => setFetched((before) => before + 1)).catch(() => {});
    return result.ok;
  }

  function fill(fresh: FormValues, next?: Outcome) {
    form.reset(fresh, { keepFieldsRef: true });
    setOutcome(next);
    setProblems(none);
  }

  function replace(fresh: FormValues, isReset = false) {
    setReplaced({ values, outcome, isReset });
    fill(fresh);
  }

  function open(fresh: FormValues, found: readonly Problem[] = none) {
    replace(fresh);
    if (found.length === 0) {
      if (!answerTo(fresh)) void submit();
      return;
    }
    refusedAsOpened.current = JSON.stringify(complete(fresh));
    refuse(found);
  }

  function reset() {
    replace(
      manifest.actions.reset === 'blank' ? blankValues(manifest) : initialValues(manifest, today()),
      true,
    );
  }

  function swap() {
    const { swap: [one, other] = ['', ''], inverts = '' } = manifest.actions;
    const { [one]: first, [other]: second } = values;
    // What can be chosen on one side alone stays there.
    const { options } = manifest.fields[other] as Partial<ChoiceField>;
    if (options && !options[String(first)]) return;
    form.setValue(one, second);
    form.setValue(other, first);
    const rate = outcome?.answer?.values[inverts] as Big | undefined;
    if (rate) form.setValue(inverts, rate.pow(-1).prec(8).toFixed());
  }

  const currentInputs = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whatever the form comes to hold
  useEffect(() => {
    const refused = Object.keys(form.formState.errors);
    // The errors of a link stay until an input changes.
    if (currentInputs === refusedAsOpened.current) return;
    refusedAsOpened.current = undefined;
    if (refused.length > 0) void form.trigger(refused);
    // A live calculator computes on every change; it shows errors only after a submit.
    if (live && currentInputs !== outcome?.typed && !answerTo(values)) setOutcome(undefined);
  }, [currentInputs, fetched]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const { answered, submitted } = early?.() ?? {};
    if (answered) answerTo(complete(answered));
    else if (submitted) void submit();
  }, []);

  // The visitor chose another currency: the same result, in other texts.
  useEffect(() => {
    const writeAgain = () =>
      setOutcome((before) => {
        if (!before?.answer) return before;
        const { money } = presentation();
        const answer = {
          ...before.answer,
          presentation: { ...before.answer.presentation, money },
        };
        return { ...before, answer: { ...answer, ...inText(manifest, answer) } };
      });
    writeAgain();
    return onMoneyChange(writeAgain);
  }, [manifest]);

  return {
    hydrated,
    form,
    values,
    outcome,
    problems,
    stale: outcome?.answer !== undefined && currentInputs !== outcome.typed,
    announcementId,
    replaced,
    submit,
    reset,
    fill,
    open,
    swap,
  };
}
