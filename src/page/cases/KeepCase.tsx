import { useState } from 'react';
import type { Solved } from '../../engine/answer/answer.ts';
import { mostCompared } from '../../engine/answer/cases.ts';
import { proposedName, uniqueName } from '../../engine/answer/compare.ts';
import { fragmentFor } from '../../engine/answer/share-link.ts';
import type { Calculator } from '../../engine/calculator.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';
import { NameField } from './NameField.tsx';
import { type CasesStateHook, notStored, useAnswers, useCases } from './useCases.ts';

interface KeepCaseProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
  /** The inputs of the result. */
  readonly typed: FormValues;
  readonly casesState: CasesStateHook;
  /** Called at the end, when the field disappears. */
  readonly done: () => void;
}

/** Names a result and keeps it as a case, which is compared from then on if there is room. */
export function KeepCase({ calculator, answer, typed, casesState, done }: KeepCaseProps) {
  const { manifest } = calculator;
  const [state, setState] = casesState;
  const { cases, create, put } = useCases(calculator, casesState);
  const answers = useAnswers(calculator, cases);
  const [problem, setProblem] = useState('');
  const proposal = proposedName(
    manifest,
    answer,
    cases.map(({ id, name }) => ({ name, answer: answers.get(id)?.answer })),
  );
  const end = (change: object = {}) => {
    setState((before) => ({ ...before, ...change, naming: undefined }));
    done();
  };

  function keep() {
    const wanted = state.naming?.name?.trim() || proposal;
    const name = uniqueName(
      wanted,
      cases.map((each) => each.name),
    );
    const added = create({ name, inputs: fragmentFor(manifest, typed) });
    if (!put(added)) return setProblem(notStored);
    const { compared = [] } = state;
    const present = compared.filter((id) => cases.some((each) => each.id === id));
    end({
      kept: { name, answer },
      removed: undefined,
      ...(present.length < mostCompared && { compared: [...present, added.id] }),
    });
  }

  return (
    <NameField
      label="Name of this case"
      value={state.naming?.name ?? proposal}
      change={(name) => setState((before) => ({ ...before, naming: { name } }))}
      action="Keep"
      keep={keep}
      cancel={() => end()}
      problem={problem}
    />
  );
}
