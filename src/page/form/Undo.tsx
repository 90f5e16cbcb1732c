import { useEffect, useRef, useState } from 'react';
import { today } from '../../browser/today.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { initialValues } from '../../engine/input/inputs.ts';
import { focusSubmit } from '../fields/control.ts';
import styles from '../tools.module.css';
import type { CalculatorForm, Replaced } from './useCalculator.ts';

interface UndoProps extends Pick<CalculatorForm, 'values' | 'replaced' | 'fill'> {
  readonly calculator: Calculator;
}

/** What can be brought back, and the inputs, as JSON, that stand in its place. */
interface Offer extends Replaced {
  readonly after: string;
}

/**
 * Brings back the inputs and the result that a reset, an example, "Fill in" or the last inputs replaced, until
 * the visitor changes an input. A form as it opens is not worth bringing back.
 */
export function Undo({ calculator: { manifest }, values, replaced, fill }: UndoProps) {
  const current = JSON.stringify(values);
  const seen = useRef<Replaced>(undefined);
  const [offered, setOffered] = useState<Offer>();
  const [isUndone, setUndone] = useState(false);

  useEffect(() => {
    const isFresh = replaced !== undefined && replaced !== seen.current;
    seen.current = replaced;
    // Reset pressed again replaces nothing.
    if (!isFresh || JSON.stringify(replaced.values) === current) return;
    const opening = JSON.stringify(initialValues(manifest, today()));
    const isOpening = JSON.stringify(replaced.values) === opening;
    setOffered(isOpening ? undefined : { ...replaced, after: current });
    setUndone(false);
  }, [replaced, current, manifest]);
  const offer = offered?.after === current ? offered : undefined;
  // Only when there is one: a state that is set after each change renders the page twice.
  useEffect(() => {
    if (offered && offered.after !== current) setOffered(undefined);
  }, [offered, current]);

  return (
    <p role="status" data-undo="" className={offer ? styles.notice : 'visually-hidden'}>
      {offer && (
        <>
          {offer.isReset ? 'The form was reset.' : 'Your inputs were replaced.'}{' '}
          <button
            type="button"
            onClick={({ currentTarget: { form } }) => {
              setOffered(undefined);
              setUndone(true);
              fill(offer.values, offer.outcome);
              focusSubmit(form);
            }}
          >
            Undo
          </button>
        </>
      )}
      {isUndone && 'Your inputs are back.'}
    </p>
  );
}
