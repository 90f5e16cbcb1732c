import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { prefetch, useLazy } from '../../browser/lazy.ts';
import { mayMove } from '../../browser/may-move.ts';
import { today } from '../../browser/today.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { english } from '../../engine/format/presentation.ts';
import {
  draftIn,
  type Linked,
  type Renewed,
  readFragment,
  renewed,
} from '../../engine/input/fragment.ts';
import { initialValues, readInputs } from '../../engine/input/inputs.ts';
import { type FormValues, quoted } from '../../engine/input/kinds/kind.ts';
import { bringShorthand } from '../../engine/input/kinds/number.ts';
import { readShorthand } from '../../engine/input/shorthand.ts';
import { goalIn, goalNames, type Solving } from '../../engine/solve/goal.ts';
import { solveFor } from '../explore/parts.ts';
import { controlOf } from '../fields/control.ts';
import { isOpening } from '../fields/options.ts';
import type { CalculatorForm, Outcome } from '../form/useCalculator.ts';
import { moreOf } from '../results/parts.ts';
import styles from '../tools.module.css';
import { linkedProblems } from './linked-problems.ts';

// The inputs of a link are read at once, whatever way they are written.
bringShorthand(readShorthand);

/** What the address says that the form does not: names it does not have, and names that have changed. */
interface Strange extends Pick<Linked, 'unknown'>, Pick<Renewed, 'changes'> {}

const nothing: Strange = { unknown: [], changes: [] };

/** The largest number of unknown names in the message; further names are counted. */
const mostNames = 3;
const listed = new Intl.ListFormat(english.locale);

/** The fragment of the address with the names of now. */
const hashNow = (manifest: Calculator['manifest']) => renewed(location.hash, manifest);

/**
 * The first control that must still be filled in, if a link is right in all that it names but names too
 * little for an answer: then nothing is wrong yet.
 */
function firstMissing(
  { manifest, kinds }: Calculator,
  { values, refusals }: Linked,
  fragment: string,
): string | undefined {
  const read = readInputs(manifest, values, { today: today(), kinds });
  if (refusals.length > 0 || !('issues' in read)) return undefined;
  const names = [...new URLSearchParams(fragment.replace('#', '')).keys()];
  const named = new Set(names.map((name) => name.split('.')[0]));
  if (read.issues.some(({ path: [id] }) => named.has(String(id)))) return undefined;
  return read.issues[0]?.path.join('.');
}

export interface LinksProps extends Pick<CalculatorForm, 'values' | 'outcome' | 'fill' | 'open'> {
  readonly calculator: Calculator;
  readonly toolsState: readonly [Solving, (change: (before: Solving) => Solving) => void];
}

/** The same, once the form has all its options: a link may choose one that the page fetches after it opens. */
export function AddressInputs(props: LinksProps) {
  const { calculator } = props;
  const isPart = isOpening(calculator.manifest.fields);
  const isFetched = useLazy(moreOf(calculator), isPart) !== undefined;
  return isPart && !isFetched ? null : <FollowedAddress {...props} />;
}

/**
 * Fills the form with the inputs after the address's `#` and submits it, whether the page was opened
 * with them, an example was chosen or an address pasted. The browser's Back button restores the former
 * inputs. The first change to the form removes the inputs from the address, so that the address always
 * matches the page and a reload does not restore old inputs. A message names inputs in the address that
 * the form does not have. A link that leaves required fields blank is not submitted: the focus moves to
 * the first of them. A link may also ask for the input that gives a target: its value is filled in.
 */
function FollowedAddress({ calculator, values, outcome, fill, open, toolsState }: LinksProps) {
  const { slug, manifest } = calculator;
  const currentInputs = JSON.stringify(values);
  const last = useRef<string>(undefined);
  const [{ unknown, changes }, setStrange] = useState(nothing);
  const [unsolved, setUnsolved] = useState('');
  const [missing, setMissing] = useState<{ readonly control: string }>();
  const before = useRef<{ values: FormValues; outcome: Outcome | undefined }>(undefined);

  function enter(linked: Linked) {
    const control = firstMissing(calculator, linked, hashNow(manifest).fragment);
    if (control === undefined) return open(linked.values, linkedProblems(calculator, linked));
    fill(linked.values);
    setMissing({ control });
  }

  async function follow(linked: Linked) {
    const { fragment, changes } = hashNow(manifest);
    const goal = goalIn(fragment, manifest);
    setStrange({
      unknown: goal ? linked.unknown.filter((each) => !goalNames.includes(each)) : linked.unknown,
      changes,
    });
    setUnsolved('');
    if (!goal) return enter(linked);
    const [, setState] = toolsState;
    setState((before) => ({ ...before, isSolving: true, goal }));
    const inputsBefore = last.current;
    const module = await prefetch(solveFor).catch(() => undefined);
    // Inputs typed meanwhile take precedence over those of the link.
    if (last.current !== inputsBefore) return;
    const solution = module?.solutionFor(calculator, linked.values, goal);
    setUnsolved(solution?.problem ?? '');
    enter({ ...linked, values: solution?.values ?? linked.values });
  }

  // After the fields that the link shows have been rendered.
  useEffect(() => {
    if (missing && mayMove()) controlOf(missing.control)?.focus();
  }, [missing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whatever the form comes to hold
  useEffect(() => {
    const opening = last.current === undefined;
    last.current = currentInputs;
    const linked = readFragment(hashNow(manifest).fragment, manifest.fields);
    if (!linked) return;
    const wanted = JSON.stringify(linked.values);
    // Inputs typed before hydration take precedence over those of the link.
    if (
      opening &&
      [JSON.stringify(initialValues(manifest, today())), wanted].includes(currentInputs)
    ) {
      void follow(linked);
    } else if (currentInputs !== wanted) {
      const draft = draftIn(location.hash);
      const address = `${location.pathname}${location.search}${draft && `#${draft}`}`;
      history.replaceState(history.state, '', address);
      setStrange(nothing);
      setUnsolved('');
      before.current = undefined;
    }
  }, [currentInputs]);

  const followHash = useEffectEvent(() => {
    // The Back button is about to leave this page.
    if (!location.pathname.endsWith(`/${slug}`)) return;
    const linked = readFragment(hashNow(manifest).fragment, manifest.fields);
    setStrange(nothing);
    if (linked) {
      before.current ??= { values, outcome };
      void follow(linked);
    } else if (before.current && location.hash.slice(1) === draftIn(location.hash)) {
      fill(before.current.values, before.current.outcome);
      before.current = undefined;
    }
  });

  // One listener throughout: the currency of the same link renders the page before this one is called.
  useEffect(() => {
    const listener = () => followHash();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);

  const names = unknown.slice(0, mostNames).map(quoted);
  const rest = unknown.length - names.length;
  const said = [
    changes.length > 0 &&
      `The link is older than this form: ${listed.format(changes.map(([before, now]) => `${quoted(before)} is ${quoted(now)} now`))}.`,
    unsolved ||
      (names.length > 0 &&
        `The link also names ${listed.format(rest > 0 ? [...names, `${rest} more`] : names)}, which this form does not have.`),
  ];
  return said.map(
    (text) =>
      text && (
        <p key={text} role="status" className={styles.unknown}>
          {text}
        </p>
      ),
  );
}
