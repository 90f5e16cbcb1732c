import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { newId, type RecordList } from '../../browser/records.ts';
import { onStorageChange } from '../../browser/storage.ts';
import { today } from '../../browser/today.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { answerOfCase, type CaseAnswer, type NamedInputs } from '../../engine/answer/cases.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { onMoneyChange, presentation } from '../money/presentation.ts';
import { type Case, type CaseData, keptCases } from './kept-cases.ts';

/*
 * The cases of a calculator: those that are kept on this device, and those that are only on this page, which
 * came by a link or belong to a draft.
 */

/** What the visitor does with cases on this page. */
export interface CasesState {
  /** The fragment of a link that carries cases, until they are read. */
  readonly link?: string | undefined;
  /** The cases that are on this page alone. */
  readonly unkept?: readonly Case[];
  /** The ids of those that are compared. */
  readonly compared?: readonly string[];
  /** The result that is being named, with what was typed as its name. */
  readonly naming?: { readonly name?: string } | undefined;
  /** The name under which a result was kept, and the result. */
  readonly kept?: { readonly name: string; readonly answer: Solved };
  /** The case that was deleted last, until it is too late to take that back. */
  readonly removed?: { readonly each: Case; readonly isUnkept: boolean } | undefined;
  /** Whether the list is unfolded. */
  readonly isOpen?: boolean;
}

export type CasesStateHook = readonly [
  CasesState,
  (change: (before: CasesState) => CasesState) => void,
];

/** What is said where a case cannot be stored. */
export const notStored =
  'This browser’s storage for the site is full or blocked, so nothing was kept. “Share link” gives you these inputs to keep elsewhere.';

const none: RecordList<CaseData> = { records: [], unreadable: 0 };
const noCases: readonly Case[] = [];

export interface Cases {
  /** In their order. */
  readonly cases: readonly Case[];
  /** How many stored ones cannot be read. */
  readonly unreadable: number;
  /** Whether a case is on this page alone. */
  readonly isUnkept: (id: string) => boolean;
  /** Adds a case, or changes the one with its id; false if storage is full or blocked. */
  readonly put: (each: Case, isUnkept?: boolean) => boolean;
  /** Stores those that are on this page alone; false if some could not be, which stay here. */
  readonly keepAll: () => boolean;
  readonly remove: (id: string) => void;
  /** A new case, last in the order. */
  readonly create: (each: NamedInputs) => Case;
}

/**
 * The cases of a calculator, and what can be done with them. A draft's are on the page alone: its fields may be
 * others tomorrow, and drafts have no slug of their own.
 */
export function useCases({ slug, draft }: Calculator, [state, setState]: CasesStateHook): Cases {
  const kept = draft === undefined ? keptCases(slug) : undefined;
  const { records, unreadable } = useSyncExternalStore(onStorageChange, () => kept?.read() ?? none);
  const { unkept = noCases } = state;
  const cases = useMemo(
    () => [...records, ...unkept].sort((one, other) => one.order - other.order),
    [records, unkept],
  );
  const setUnkept = (change: (before: readonly Case[]) => readonly Case[]) =>
    setState((before) => ({ ...before, unkept: change(before.unkept ?? []) }));
  const isUnkept = (id: string) => unkept.some((each) => each.id === id);
  return {
    cases,
    unreadable,
    isUnkept,
    put(each, isHere = !kept || isUnkept(each.id)) {
      if (!isHere) return kept?.write(each) ?? false;
      setUnkept((before) =>
        isUnkept(each.id)
          ? before.map((one) => (one.id === each.id ? each : one))
          : [...before, each],
      );
      return true;
    },
    keepAll() {
      const left = unkept.filter((each) => !kept?.write(each));
      setUnkept(() => left);
      return left.length === 0;
    },
    remove(id) {
      if (isUnkept(id)) {
        setUnkept((before) => before.filter((each) => each.id !== id));
      } else kept?.remove(id);
    },
    create: ({ name, inputs }) => ({
      name,
      inputs,
      id: newId(),
      order: Math.max(Date.now(), (cases.at(-1)?.order ?? 0) + 1),
    }),
  };
}

/** The answers of cases by id, as they are today and in the visitor's currency. */
export function useAnswers(
  calculator: Calculator,
  cases: readonly Case[],
): ReadonlyMap<string, CaseAnswer> {
  const shown = useSyncExternalStore(onMoneyChange, presentation);
  const [fetched, setFetched] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when what they wait for is there
  const answers = useMemo(() => {
    const live = { today: today(), presentation: shown };
    return new Map(
      cases.map(({ id, inputs }) => [id, answerOfCase(calculator, inputs, live)] as const),
    );
  }, [calculator, cases, shown, fetched]);
  useEffect(() => {
    const pending = [...answers.values()].flatMap((each) =>
      'pending' in each && each.pending ? [each.pending] : [],
    );
    if (pending.length === 0) return;
    Promise.all(pending).then(
      () => setFetched((before) => before + 1),
      // What cannot be fetched stays a problem of its case.
      () => {},
    );
  }, [answers]);
  return answers;
}
