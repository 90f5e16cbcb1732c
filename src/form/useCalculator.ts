import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import type { Calculator, PageManifest } from '../../schemas/calculator.ts';
import { holds } from '../../schemas/condition.ts';
import type { Linked } from '../../schemas/fragment.ts';
import { initialValues, readInputs, type Values } from '../../schemas/inputs.ts';
import { kindOf } from '../../schemas/kinds/index.ts';
import type { FormValues } from '../../schemas/kinds/kind.ts';
import { today } from '../browser/today.ts';
import { alertFor, answer, type Problem, type Solved, solve } from '../engine/answer.ts';
import { useHydrated } from './useHydrated.ts';

/** What the result area shows. */
export interface Outcome {
  readonly answer?: Solved;
  /** Something wrong with the form as a whole. */
  readonly problem?: string | undefined;
  /** The inputs the answer belongs to, as typed. */
  readonly typed: string;
}

/** Every typed field empty, every choice at its default. */
const blankValues = ({ fields }: PageManifest): FormValues =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [
      id,
      kindOf(field).initial({ ...field, ...('options' in field ? {} : { default: undefined }) }),
    ]),
  );

/** Whether a required, visible field is still blank. */
export const isUnfilled = ({ fields }: PageManifest, values: Values): boolean =>
  Object.entries(fields).some(
    ([id, field]) =>
      !field.optional && holds(field.when, values) && !String(values[id] ?? '').trim(),
  );

/** What a live calculator says before anyone has touched it; nothing for the others. */
export function firstOutcome(calculator: Calculator): Outcome | undefined {
  if (!calculator.manifest.actions.live) return undefined;
  const typed = initialValues(calculator.manifest);
  const result = answer(calculator, typed, { today: today() });
  return result.ok ? { answer: result, typed: JSON.stringify(typed) } : undefined;
}

const none: readonly Problem[] = [];

/** What react-hook-form found, one problem a control, in the order of the form. */
const problemsIn = (errors: FieldErrors, path = ''): Problem[] =>
  Object.entries(errors).flatMap(([key, fieldError]): Problem[] => {
    // What is wrong with a list as a whole is its root.
    const field = key === 'root' ? path : path ? `${path}.${key}` : key;
    if (!fieldError) return [];
    return typeof fieldError.message === 'string'
      ? [{ field, message: fieldError.message }]
      : problemsIn(fieldError as FieldErrors, field);
  });

/** What a visitor did before hydration. */
export interface Early {
  /** The inputs, as typed, of the answer that the engine gave. */
  readonly answered?: FormValues | undefined;
  /** The form was submitted, whether it could be answered or not. */
  readonly submitted: boolean;
}

export interface CalculatorForm {
  /** The result area is this component's: not the document's, with what the engine put there. */
  readonly hydrated: boolean;
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** What the controls hold. */
  readonly values: FormValues;
  readonly outcome: Outcome | undefined;
  /** What the visitor has to mend, since the form was last refused. */
  readonly problems: readonly Problem[];
  /** The shown answer belongs to earlier inputs. */
  readonly stale: boolean;
  /** How often a result was asked for: each is announced, even if it is the same. */
  readonly round: number;
  readonly submit: () => void;
  readonly reset: () => void;
  /** Fills in the whole form, with an outcome that belongs to it. */
  readonly fill: (values: FormValues, outcome?: Outcome) => void;
  /**
   * Fills in the whole form and asks for its result; where something that it was to be filled in with
   * is refused, says so instead.
   */
  readonly open: (linked: Omit<Linked, 'unknown'>) => void;
  readonly swap: () => void;
}

/**
 * A calculator's form: react-hook-form holds its values and its errors, the manifest's schema validates
 * them, the engine answers. The controls start with what the document holds, so nothing typed before
 * hydration is lost.
 */
export function useCalculator(calculator: Calculator, early?: () => Early): CalculatorForm {
  const { manifest } = calculator;
  const { live } = manifest.actions;
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState(() => firstOutcome(calculator));
  const [problems, setProblems] = useState(none);
  const [round, setRound] = useState(0);
  /** What the form was filled in with by a link that was refused in part. */
  const refusedAsOpened = useRef<string>(undefined);

  /** The values of every field; one that has not been shown yet holds what it opens with. */
  const complete = (values: Values): FormValues =>
    ({ ...initialValues(manifest), ...values }) as FormValues;

  const form = useForm<Record<string, unknown>>({
    // Where the visitor is led depends on how much there is to mend: the page does it.
    shouldFocusError: false,
    // After a refusal every change validates what was refused (below), once.
    reValidateMode: 'onSubmit',
    // Only how many rows there are: without a default of its own, a control keeps what it holds.
    defaultValues: Object.fromEntries(
      Object.entries(initialValues(manifest)).flatMap(([id, value]) =>
        typeof value === 'string' ? [] : [[id, value.map(() => ({}))]],
      ),
    ),
    resolver(values, _, options) {
      const read = readInputs(manifest, complete(values), today());
      if ('values' in read) return { values: read.values, errors: {} };
      const errors = read.issues.map(({ path, message }) => [
        path.join('.'),
        { type: 'custom', message },
      ]);
      return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
    },
  });
  // As the document was rendered, until it is hydrated.
  const values = complete(hydrated ? form.watch() : {});

  function show(next: Outcome) {
    setOutcome(next);
    setProblems(none);
    setRound((before) => before + 1);
  }

  const submit = form.handleSubmit(
    (read) => {
      const result = solve(calculator, read, { today: today() });
      show({
        typed: JSON.stringify(complete(form.getValues())),
        ...(result.ok ? { answer: result } : { problem: result.errors[0]?.message }),
      });
    },
    (errors) => {
      const found = problemsIn(errors);
      setOutcome(undefined);
      setProblems(found);
      const alert = alertFor(manifest, found);
      if (alert) window.alert(alert);
    },
  );

  /** Answers at once, without a frame in between; whether there is an answer. */
  function answerTo(typed: FormValues): boolean {
    const result = answer(calculator, typed, { today: today() });
    if (result.ok) show({ answer: result, typed: JSON.stringify(typed) });
    return result.ok;
  }

  function fill(fresh: FormValues, next?: Outcome) {
    form.reset(fresh, { keepFieldsRef: true });
    setOutcome(next);
    setProblems(none);
  }

  function open({ values: fresh, refusals }: Omit<Linked, 'unknown'>) {
    fill(fresh);
    const name = ({ field = '' }: Problem) => field.split('.')[0] ?? '';
    const shown = refusals.filter((each) => holds(manifest.fields[name(each)]?.when, fresh));
    if (shown.length === 0) {
      if (!answerTo(fresh)) void submit();
      return;
    }
    const result = answer(calculator, fresh, { today: today() });
    const others = result.ok ? [] : result.errors;
    const refused = new Set(shown.map(({ field }) => field));
    const order = Object.keys(manifest.fields);
    const all = [...shown, ...others.filter(({ field = '' }) => !refused.has(field))].sort(
      (a, b) => order.indexOf(name(a)) - order.indexOf(name(b)),
    );
    refusedAsOpened.current = JSON.stringify(complete(fresh));
    for (const { field = '', message } of all) form.setError(field, { message });
    setProblems(all);
  }

  function reset() {
    fill(manifest.actions.reset === 'blank' ? blankValues(manifest) : initialValues(manifest));
  }

  function swap() {
    const [one, other] = manifest.actions.swap ?? ['', ''];
    const { [one]: first, [other]: second } = values;
    form.setValue(one, second);
    form.setValue(other, first);
  }

  const currentInputs = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whatever the form comes to hold
  useEffect(() => {
    const refused = Object.keys(form.formState.errors);
    // What a link asked for in vain is said until something is changed.
    if (currentInputs === refusedAsOpened.current) return;
    refusedAsOpened.current = undefined;
    if (refused.length > 0) void form.trigger(refused);
    // A live calculator follows every change, and points at no error until asked.
    if (live && currentInputs !== outcome?.typed && !answerTo(values)) setOutcome(undefined);
  }, [currentInputs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const { answered, submitted } = early?.() ?? {};
    if (answered) answerTo(complete(answered));
    else if (submitted) void submit();
  }, []);

  return {
    hydrated,
    form,
    values,
    outcome,
    problems,
    stale: outcome?.answer !== undefined && currentInputs !== outcome.typed,
    round,
    submit,
    reset,
    fill,
    open,
    swap,
  };
}
