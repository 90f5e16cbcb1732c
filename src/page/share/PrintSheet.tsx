import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { today } from '../../browser/today.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { inputLines } from '../../engine/answer/entered-inputs.ts';
import { linkHere } from '../../engine/answer/share-link.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { formatDate } from '../../engine/format/dates.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';

interface SheetProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
  /** The inputs of the result. */
  readonly typed: FormValues;
}

/** Opens the steps if they are collapsed; returns a function that closes them again. */
function unfold(): () => void {
  const folded = [
    ...document.querySelectorAll<HTMLDetailsElement>('[data-below] details:not([open])'),
  ];
  for (const each of folded) each.open = true;
  return () => {
    for (const each of folded) each.open = false;
  };
}

/**
 * Replaces the form on a printed page: when and where it was printed, and what was entered. Hidden on
 * screens.
 */
export function Sheet({ calculator, answer, typed }: SheetProps) {
  const [printed, setPrinted] = useState(today);
  useEffect(() => {
    let fold = () => {};
    const before = () => {
      flushSync(() => setPrinted(today()));
      fold = unfold();
    };
    const after = () => fold();
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  const { presentation } = answer;
  return (
    <div data-sheet="">
      <p>
        Printed on {formatDate(printed, presentation)} from{' '}
        {linkHere(calculator, typed, presentation)}
      </p>
      <h2>Inputs</h2>
      <dl>
        {inputLines(calculator.manifest, answer).map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
