import { type MouseEvent, useEffect, useRef } from 'react';
import type { Given } from '../../../schemas/manifest.ts';
import { type LazyPart, lazyPart } from '../../browser/lazy.ts';
import { today } from '../../browser/today.ts';
import { answer } from '../../engine/answer/answer.ts';
import type { DraftData } from '../../engine/draft/draft.ts';
import { exampleInputs } from '../../engine/draft/example-inputs.ts';
import { holds } from '../../engine/input/condition.ts';
import { draftIn, fragmentOf, readFragment } from '../../engine/input/fragment.ts';
import { initialValues } from '../../engine/input/inputs.ts';
import { CalculatorPage, type CalculatorPageProps } from '../../page/CalculatorPage.tsx';
import { presentation } from '../../page/money/presentation.ts';
import type { LinksProps } from '../../page/share/AddressInputs.tsx';
import type { PageLinksProps } from '../../page/Tools.tsx';
import { Boundary } from '../Boundary.tsx';
import styles from '../make.module.css';
import type { MadeCalculator } from './calculator.ts';

/*
 * The generic page of a calculator, for a draft. With every change to the draft it answers again; what was
 * typed into it is carried over, also to a form with other fields.
 */

/** What the page shows now: the inputs, and the results as texts. */
export interface Current {
  readonly given: Readonly<Record<string, Given>>;
  readonly shows: Readonly<Record<string, string>>;
}

/** What was typed into the page before the draft changed, as a fragment, and whether it had a result. */
interface Typed {
  readonly inputs: string;
  /** The fields of the page then. */
  readonly ids: readonly string[];
  readonly answered: boolean;
}

/** What was typed, by the fields of the page now: of one that has another id in its place as well. */
function inputsFor({ inputs, ids }: Typed, now: readonly string[]): string {
  const [at, ...more] = ids.flatMap((id, index) => (id === now[index] ? [] : [index]));
  if (at === undefined || more.length > 0 || ids.length !== now.length) return inputs;
  const renamed = [...new URLSearchParams(inputs)].map(([name, text]) => {
    const [id, ...rest] = name.split('.');
    return [id === ids[at] ? [now[at], ...rest].join('.') : name, text];
  });
  return new URLSearchParams(renamed).toString();
}

/** There is one page at a time. */
const state: {
  typed?: Typed | undefined;
  onCurrent?: ((current: Current | undefined) => void) | undefined;
} = {};

/** The inputs of a form as an example has them: plain numbers as numbers, without fields that are not shown. */
const asGiven = (
  values: LinksProps['values'],
  fields: LinksProps['calculator']['manifest']['fields'],
): Current['given'] =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([id]) => holds(fields[id]?.when, values))
      .map(([id, value]) => [
        id,
        typeof value === 'string' && value !== '' && String(Number(value)) === value
          ? Number(value)
          : (value as Given),
      ]),
  );

/**
 * Carries what was typed over to the next version of the calculator, and answers it again. Renders nothing.
 */
function KeepTyped({ calculator, values, outcome, fill }: LinksProps) {
  const { manifest } = calculator;
  const { fields } = manifest;
  const ids = Object.keys(fields);
  const inputs = fragmentOf(values);
  const isOpening = inputs === fragmentOf(initialValues(manifest, today()));
  const isRenderedAnew = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of what the calculator computes
  useEffect(() => {
    const before = state.typed;
    const isAnew = isRenderedAnew.current;
    isRenderedAnew.current = false;
    // The address says itself what is to be filled in.
    if (!before || (isAnew && readFragment(location.hash, fields))) return;
    // This part comes after the form: what was typed until then is newer.
    if (isAnew && !isOpening) return;
    // A form that stays has its inputs, and they may be newer than what was noted of them.
    const now = isAnew ? readFragment(inputsFor(before, ids), fields)?.values : values;
    if (!now) return;
    const found = before.answered
      ? answer(calculator, now, { today: today(), presentation: presentation() })
      : undefined;
    fill(now, found?.ok ? { answer: found, typed: JSON.stringify(now) } : undefined);
  }, [calculator.compute]);
  const solved = outcome?.answer;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the inputs or the result change
  useEffect(() => {
    // What is there at first is what the form opens with.
    if (!isFirst.current || !isOpening || !state.typed)
      state.typed = { inputs, ids, answered: !!solved };
    isFirst.current = false;
    state.onCurrent?.(
      solved && {
        given: asGiven(JSON.parse(outcome.typed), fields),
        shows: Object.fromEntries(
          Object.entries(solved.shown).filter(([, shown]) => typeof shown === 'string'),
        ) as Current['shows'],
      },
    );
  }, [inputs, solved]);
  return null;
}

/** What comes after the page of a draft. */
const later: CalculatorPageProps['later'] = lazyPart(async () => {
  const { draftTools } = await import('../../page/Tools.tsx');
  const Links = (props: PageLinksProps) => (
    <>
      <KeepTyped {...props} />
      <draftTools.Links {...props} />
    </>
  );
  return { tools: { ...draftTools, Links } };
}) satisfies LazyPart<unknown>;

/** Forgets what was typed into the page, and fills in the first example of a draft instead. */
export function startWith(data: DraftData): void {
  const given = exampleInputs(data);
  state.typed = given && { inputs: fragmentOf(given), ids: [], answered: true };
}

interface PreviewProps {
  readonly made: MadeCalculator;
  /** Changes with the calculator. */
  readonly version: number;
  /** Whether the address carries the draft: then it has to stay there beside inputs. */
  readonly isLinked?: boolean;
  readonly onCurrent?: (current: Current | undefined) => void;
}

/** The page of a draft, which does all that the page of one of the site's calculators does. */
export function Preview({ made, version, isLinked = false, onCurrent }: PreviewProps) {
  state.onCurrent = onCurrent;
  const { fields, actions } = made.calculator.manifest;

  /** A link with an example's inputs; beside them, the address keeps the draft. */
  function keepDraft(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const fragment = link?.getAttribute('href') ?? '';
    if (!isLinked || !/^#.*=/.test(fragment)) return;
    event.preventDefault();
    location.hash = `${fragment}&${draftIn(location.hash)}`;
  }

  return (
    <div className={styles.preview} onClickCapture={keepDraft}>
      <Boundary version={version} part="The page of this calculator">
        <CalculatorPage
          // With other fields it is another form; else what is open on the page stays open.
          key={JSON.stringify([fields, actions])}
          calculator={made.calculator}
          before=""
          later={later}
          {...made.parts}
        />
      </Boundary>
    </div>
  );
}
