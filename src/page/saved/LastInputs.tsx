import { useEffect, useSyncExternalStore } from 'react';
import { lastInputsOf, onStorageChange, readStored, store } from '../../browser/storage.ts';
import { today } from '../../browser/today.ts';
import { fragmentFor } from '../../engine/answer/share-link.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { readFragment } from '../../engine/input/fragment.ts';
import { initialValues } from '../../engine/input/inputs.ts';
import { isOpening } from '../fields/options.ts';
import type { CalculatorForm } from '../form/useCalculator.ts';
import { linkedProblems } from '../share/linked-problems.ts';
import styles from '../tools.module.css';

interface LastInputsProps extends Pick<CalculatorForm, 'values' | 'outcome' | 'open'> {
  readonly calculator: Calculator;
}

/**
 * Stores the visitor's last inputs on the device, and offers them while the form has its initial
 * inputs. They are not filled in automatically, because others may use the same device. The inputs of
 * a link are not stored until the visitor changes them.
 */
export function LastInputs({ calculator, values, outcome, open }: LastInputsProps) {
  const { slug, manifest } = calculator;
  const name = lastInputsOf(slug);
  const opening = JSON.stringify(initialValues(manifest, today()));

  useEffect(() => {
    if (!outcome?.answer || outcome.typed === opening || location.hash.includes('=')) return;
    store(name, fragmentFor(manifest, JSON.parse(outcome.typed)));
  }, [outcome, opening, name, manifest]);

  const last = useSyncExternalStore(onStorageChange, () => readStored(name));
  const source = 'Your last inputs have';
  const inputs =
    JSON.stringify(values) === opening &&
    !isOpening(manifest.fields) &&
    readFragment(last, manifest.fields, source);
  if (!inputs || JSON.stringify(inputs.values) === opening) return null;
  return (
    <button
      type="button"
      className={styles.quiet}
      onClick={({ currentTarget: { form } }) => {
        open(inputs.values, linkedProblems(calculator, inputs));
        // This button disappears, so the focus moves to the submit button.
        form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      }}
    >
      Use your last inputs
    </button>
  );
}
