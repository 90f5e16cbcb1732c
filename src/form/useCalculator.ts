import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Calculator, PageManifest } from '../../schemas/calculator.ts';
import { holds } from '../../schemas/condition.ts';
import type { Linked } from '../../schemas/fragment.ts';
import { formSchema, initialValues, type Values } from '../../schemas/inputs.ts';
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
  const said = answer(calculator, typed, { today: today() });
  return said.ok ? { answer: said, typed: JSON.stringify(typed) } : undefined;
}

const none: readonly Problem[] = [];

export interface CalculatorForm {
  /** The result area is this component's: not the document's, with what an early answer put there. */
  readonly alive: boolean;
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
  /** Sets a control's text, as a preset or the Today button does. */
  readonly set: (name: string, value: string) => void;
  /** To be called after any change within the form. */
  readonly changed: () => void;
}

/**
 * A calculator's form: its controls are react-hook-form's, its validation the manifest's schema, its
 * answer the engine's. The controls start with what the document holds, so nothing typed before the
 * script came is lost.
 */
export function useCalculator(calculator: Calculator): CalculatorForm {
  const { manifest } = calculator;
  const [values, setValues] = useState<FormValues>(() => initialValues(manifest));
  const [outcome, setOutcome] = useState(() => firstOutcome(calculator));
  const [problems, setProblems] = useState(none);
  const [round, setRound] = useState(0);
  const [alive, setAlive] = useState(useHydrated());
  const form = useForm<Record<string, unknown>>({
    // Where the visitor is led depends on how much there is to mend: the page does it.
    shouldFocusError: false,
    // Only how many rows there are: without a default of its own, a control keeps what it holds.
    defaultValues: Object.fromEntries(
      Object.entries(initialValues(manifest)).flatMap(([id, value]) =>
        typeof value === 'string' ? [] : [[id, value.map(() => ({}))]],
      ),
    ),
    resolver: (_, context, options) =>
      zodResolver(formSchema(manifest, today()))(typed(), context, options),
  });
  /** What the controls hold; a field that has just appeared may not have one yet. */
  const typed = (): FormValues => ({
    ...initialValues(manifest),
    ...(form.getValues() as FormValues),
  });

  function show(next: Outcome) {
    setOutcome(next);
    setProblems(none);
    setRound((before) => before + 1);
  }

  function accepted(read: Values) {
    const said = solve(calculator, read, { today: today() });
    show({
      typed: JSON.stringify(typed()),
      ...(said.ok ? { answer: said } : { problem: said.errors[0]?.message }),
    });
  }

  function refused() {
    setOutcome(undefined);
    const said = answer(calculator, typed(), { today: today() });
    if (said.ok) return;
    setProblems(said.errors);
    const alert = alertFor(manifest, said.errors);
    if (alert) window.alert(alert);
  }

  const submit = () => void form.handleSubmit(accepted, refused)();

  /** Answers at once, without a frame in between; a form that is refused says why. */
  function ask() {
    const said = answer(calculator, typed(), { today: today() });
    if (said.ok) show({ answer: said, typed: JSON.stringify(typed()) });
    else submit();
  }

  function fill(fresh: FormValues, next?: Outcome) {
    form.reset(fresh, { keepFieldsRef: true });
    setValues(fresh);
    setOutcome(next);
    setProblems(none);
  }

  function open({ values: fresh, refusals }: Omit<Linked, 'unknown'>) {
    fill(fresh);
    const name = ({ field = '' }: Problem) => field.split('.')[0] ?? '';
    const shown = refusals.filter((each) => holds(manifest.fields[name(each)]?.when, fresh));
    if (shown.length === 0) return ask();
    const said = answer(calculator, fresh, { today: today() });
    const others = said.ok ? [] : said.errors;
    const refused = new Set(shown.map(({ field }) => field));
    const order = Object.keys(manifest.fields);
    const all = [...shown, ...others.filter(({ field = '' }) => !refused.has(field))].sort(
      (a, b) => order.indexOf(name(a)) - order.indexOf(name(b)),
    );
    for (const { field = '', message } of all) form.setError(field, { message });
    setProblems(all);
  }

  /** A live calculator follows every change, and points at no error until asked. */
  function follow() {
    const said = answer(calculator, typed(), { today: today() });
    if (said.ok) show({ answer: said, typed: JSON.stringify(typed()) });
    else setOutcome(undefined);
  }

  function changed() {
    setValues({ ...typed() });
    const failed = Object.keys(form.formState.errors);
    if (failed.length > 0) void form.trigger(failed);
    if (manifest.actions.live) follow();
  }

  function set(name: string, value: string) {
    form.setValue(name, value);
    changed();
  }

  function reset() {
    fill(manifest.actions.reset === 'blank' ? blankValues(manifest) : initialValues(manifest));
  }

  function swap() {
    const [one, other] = manifest.actions.swap ?? ['', ''];
    const { [one]: first, [other]: second } = typed();
    form.setValue(one, second);
    set(other, String(first));
  }

  // The document may hold what was typed, or submitted, before this script came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const element = document.querySelector<HTMLFormElement>('form[data-calculator]');
    if (!element) return;
    element.dataset.hydrated = '';
    setAlive(true);
    setValues({ ...typed() });
    if ('submitted' in element.dataset) ask();
    else if (manifest.actions.live && JSON.stringify(typed()) !== outcome?.typed) follow();
  }, []);

  return {
    alive,
    form,
    values,
    outcome,
    problems,
    stale: outcome?.answer !== undefined && JSON.stringify(values) !== outcome.typed,
    round,
    submit,
    reset,
    fill,
    open,
    swap,
    set,
    changed,
  };
}
