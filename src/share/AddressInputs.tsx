import { useEffect, useRef, useState } from 'react';
import type { Calculator } from '../../schemas/calculator.ts';
import { readFragment } from '../../schemas/fragment.ts';
import { initialValues } from '../../schemas/inputs.ts';
import { type FormValues, quoted } from '../../schemas/kinds/kind.ts';
import type { CalculatorForm, Outcome } from '../form/useCalculator.ts';
import styles from '../styles/tools.module.css';

const none: readonly string[] = [];

/** More names that the form does not have are counted. */
const mostNames = 3;
const listed = new Intl.ListFormat('en');

interface LinksProps extends Pick<CalculatorForm, 'values' | 'outcome' | 'fill' | 'open'> {
  readonly calculator: Calculator;
}

/**
 * Follows the address: inputs after its `#` go into the form and are answered, whether the page was
 * opened with them, an example was chosen or an address pasted; a step back brings back what stood
 * there before. The address names inputs only as long as the form holds them: the first change takes
 * them out of it, so that it never says what is not on the page, and a reload never brings them back.
 * Names of inputs that the form does not have are told in a sentence, as long as the address has them.
 */
export function Links({ calculator, values, outcome, fill, open }: LinksProps) {
  const { slug, manifest } = calculator;
  const currentInputs = JSON.stringify(values);
  const last = useRef<string>(undefined);
  const [unknown, setUnknown] = useState(none);
  const before = useRef<{ values: FormValues; outcome: Outcome | undefined }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whatever the form comes to hold
  useEffect(() => {
    const opening = last.current === undefined;
    last.current = currentInputs;
    const linked = readFragment(location.hash, manifest.fields);
    if (!linked) return;
    const wanted = JSON.stringify(linked.values);
    // What somebody typed before the script came counts more than what brought them here.
    if (opening && [JSON.stringify(initialValues(manifest)), wanted].includes(currentInputs)) {
      setUnknown(linked.unknown);
      open(linked);
    } else if (currentInputs !== wanted) {
      history.replaceState(history.state, '', location.pathname + location.search);
      setUnknown(none);
      before.current = undefined;
    }
  }, [currentInputs]);

  useEffect(() => {
    const follow = () => {
      // A step back to another page is about to take this one away.
      if (!location.pathname.endsWith(`/${slug}`)) return;
      const linked = readFragment(location.hash, manifest.fields);
      setUnknown(linked?.unknown ?? none);
      if (linked) {
        before.current ??= { values, outcome };
        open(linked);
      } else if (before.current && !location.hash) {
        fill(before.current.values, before.current.outcome);
        before.current = undefined;
      }
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });

  if (unknown.length === 0) return null;
  const names = unknown.slice(0, mostNames).map(quoted);
  const rest = unknown.length - names.length;
  return (
    <p role="status" className={styles.unknown}>
      The link also names {listed.format(rest > 0 ? [...names, `${rest} more`] : names)}, which this
      form does not have.
    </p>
  );
}
