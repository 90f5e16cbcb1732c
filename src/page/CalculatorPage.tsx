import { Fragment, useEffect, useRef, useState } from 'react';
import type { Field } from '../../schemas/manifest.ts';
import { whenIdle } from '../browser/idle.ts';
import { type LazyPart, prefetchWhenIdle, useLazy } from '../browser/lazy.ts';
import { mayMove } from '../browser/may-move.ts';
import { today } from '../browser/today.ts';
import type { Calculator } from '../engine/calculator.ts';
import { holds } from '../engine/input/condition.ts';
import { initialValues } from '../engine/input/inputs.ts';
import styles from './CalculatorPage.module.css';
import { controlOf } from './fields/control.ts';
import { FieldBox } from './fields/FieldBox.tsx';
import { partsOf } from './fields/parts.ts';
import { FieldGroup } from './form/FieldGroup.tsx';
import { type Early, isUnfilled, type Outcome, useCalculator } from './form/useCalculator.ts';
import { BelowResult } from './results/OnDemandTables.tsx';
import { Panel, spoken } from './results/Panel.tsx';
import { drawing, moreOf, prefetchResults } from './results/parts.ts';
import { Unfetched } from './results/Unfetched.tsx';
import starts from './starts.module.css';
import type { Tools, ToolsState } from './Tools.tsx';

type Html = TrustedHTML | string;

/** Parts of the page that are rendered at build time; React does not hydrate them. */
export interface StaticParts {
  /** The title, and what stands around it. */
  readonly head: Html;
  /** Links to the page with an example filled in. */
  readonly examples: Html;
  /** Tips beside the result. */
  readonly tips: Html;
  /** Formulas, article and related calculators. */
  readonly below: Html;
}

export interface CalculatorPageProps extends StaticParts {
  readonly calculator: Calculator;
  /** What the result area holds before hydration, as HTML. */
  readonly before: Html;
  /** What was done before hydration. */
  readonly early?: () => Early;
  /** What comes after the page, which is whole without it. */
  readonly later: LazyPart<{ readonly tools: Partial<Tools> }>;
}

interface PanelOfProps {
  readonly calculator: Calculator;
  readonly outcome: Outcome | undefined;
}

/** The result area: an invitation, an answer, or what is wrong with the form as a whole. */
export function ResultArea({ calculator, outcome }: PanelOfProps) {
  const { slug, fileName = slug, manifest, rates } = calculator;
  if (outcome?.answer) {
    return (
      <>
        <Panel
          fileName={fileName}
          manifest={manifest}
          ratesDate={rates?.asOf}
          {...outcome.answer}
        />
        <BelowResult calculator={calculator} answer={outcome.answer} />
      </>
    );
  }
  return (
    <p className={styles.invitation}>
      {outcome?.problem ?? `Fill in the form and press ${manifest.actions.calculate}.`}
    </p>
  );
}

/**
 * The page of any calculator: everything on it comes from the manifest. An embed is the same page with
 * less around form and result (src/site/prerender.tsx), and less that comes later (src/page/embed/Embedded.tsx).
 */
export function CalculatorPage({
  calculator: opening,
  before,
  early,
  later,
  head,
  examples,
  tips,
  below,
}: CalculatorPageProps) {
  const more = useLazy(moreOf(opening), false);
  const calculator = more?.whole ?? opening;
  const { slug, manifest, kinds } = calculator;
  const { fields, groups = {}, actions } = manifest;
  const { hydrated, form, values, outcome, problems, stale, announcementId, ...does } =
    useCalculator(calculator, early);
  const { submit, reset, fill, open, swap } = does;
  const wantsTools = announcementId > 0 || problems.length > 0;
  const module = useLazy(later, hydrated && (wantsTools || location.hash.includes('=')));
  const { Tools, Embed, ErrorSummary, Links, LastInputs, Favourite, showSteps } =
    module?.tools ?? {};
  const answer = outcome?.answer;
  useLazy(more?.variations && drawing, false);
  const area = useRef<HTMLElement>(null);
  const initial = initialValues(manifest, hydrated ? today() : '');
  const toolsState = useState<ToolsState>({});

  // A field that a choice shows later works without the network, too.
  useEffect(() => partsOf(fields).forEach(prefetchWhenIdle), [fields]);

  // A result below the fold of a phone comes into view.
  useEffect(() => {
    if (announcementId === 0 || actions.live || !mayMove()) return;
    const figures = area.current?.querySelector('[data-panel] > *');
    // Beside a long form, a tall result may begin above the screen.
    const isAbove = figures && figures.getBoundingClientRect().top < 0;
    (isAbove ? figures : area.current)?.scrollIntoView({ block: 'nearest' });
  }, [announcementId, actions.live]);

  // With a single error the focus moves to its control; with several, to the error summary.
  const first = problems.length > 1 && module !== null ? undefined : problems[0];
  useEffect(() => {
    if (first?.field && mayMove()) controlOf(first.field)?.focus();
  }, [first]);

  // Once the page has nothing better to do: from then on it needs no network.
  useEffect(() => {
    whenIdle(() => prefetchResults(calculator));
  }, [calculator]);

  // The steps are rendered at build time; React does not hydrate them.
  const lower = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lower.current) return showSteps?.(lower.current, calculator, answer);
  }, [calculator, answer, showSteps]);

  function fieldBox(id: string) {
    const field = fields[id] as Field;
    if ('asUnit' in field || !holds(field.when, values)) return null;
    const unit =
      'unit' in field && typeof field.unit === 'object' ? fields[field.unit.by] : undefined;
    return (
      <Fragment key={id}>
        <FieldBox
          {...{ form, kinds, values }}
          field={{ ...field, help: more?.help[id] ?? field.help }}
          name={id}
          initial={typeof initial[id] === 'string' ? initial[id] : ''}
          unitChoice={unit && 'asUnit' in unit ? unit : undefined}
        />
        {actions.swap?.[0] === id && (
          <button type="button" className={styles.swap} onClick={swap}>
            ⇅ Swap
          </button>
        )}
      </Fragment>
    );
  }

  return (
    <>
      <header
        data-head=""
        className={styles.head}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own manifest's, made at build time
        dangerouslySetInnerHTML={{ __html: head }}
      />
      {Favourite && <Favourite slug={slug} />}
      <div className={styles.columns}>
        <div className={starts.column}>
          <form
            data-calculator={slug}
            data-hydrated={hydrated ? '' : undefined}
            className={styles.form}
            aria-labelledby="inputs-title"
            noValidate
            onSubmit={submit}
          >
            {ErrorSummary && <ErrorSummary {...{ fields, problems, form }} />}
            <div className={starts.bar}>
              <h2 id="inputs-title">Inputs</h2>
              {manifest.ownMoney && (
                <button type="button" popoverTarget="money" className={starts.money}>
                  Your currency{' '}
                </button>
              )}
              {LastInputs && <LastInputs {...{ calculator, values, outcome, open }} />}
              {Links && <Links {...{ calculator, values, outcome, fill, open, toolsState }} />}
            </div>
            {Object.keys(fields).map((id) => {
              const group = Object.values(groups).find((each) => each.fields.includes(id));
              if (!group) return fieldBox(id);
              return group.fields[0] === id ? (
                <FieldGroup key={id} {...{ group, fields, form, values }}>
                  {group.fields.map(fieldBox)}
                </FieldGroup>
              ) : null;
            })}
            <div className={styles.actions}>
              <button
                type="submit"
                data-until-filled={actions.disabledUntilFilled ? '' : undefined}
                disabled={actions.disabledUntilFilled && isUnfilled(manifest, values)}
              >
                {actions.calculate}
              </button>
              {actions.reset && (
                <button type="button" onClick={reset}>
                  Reset
                </button>
              )}
            </div>
          </form>
          {examples && (
            <div
              data-examples=""
              className={starts.examples}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own manifest's, made at build time
              dangerouslySetInnerHTML={{ __html: examples }}
            />
          )}
        </div>
        <section ref={area} className={styles.result} aria-labelledby="result-title">
          <h2 id="result-title" className="visually-hidden">
            Result
          </h2>
          {stale && (
            <p className={styles.stale}>
              These figures belong to your earlier inputs. Press {actions.calculate} to update them.
            </p>
          )}
          {hydrated ? (
            <div key="live" data-panel="" data-stale={stale ? '' : undefined}>
              <ResultArea calculator={calculator} outcome={outcome} />
            </div>
          ) : (
            // Not React's to check: the engine may have filled an answer in.
            <div
              key="early"
              data-panel=""
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own prerendered HTML
              dangerouslySetInnerHTML={{ __html: before }}
            />
          )}
          <p role="status" className="visually-hidden">
            {announcementId > 0 && outcome?.answer && (
              <span key={announcementId}>{spoken({ manifest, ...outcome.answer })}</span>
            )}
          </p>
          {answer && (
            <div className={styles.toolsSpace}>
              {Tools && (
                <Tools
                  {...{ calculator, answer, toolsState, open }}
                  typed={JSON.parse(outcome.typed)}
                />
              )}
              {module === null && <Unfetched parts={[later]} />}
            </div>
          )}
          {tips && (
            <aside
              data-tips=""
              className={styles.tips}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own manifest's, made at build time
              dangerouslySetInnerHTML={{ __html: tips }}
            />
          )}
        </section>
      </div>
      <div
        ref={lower}
        data-below=""
        className={styles.below}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own article, compiled at build time
        dangerouslySetInnerHTML={{ __html: below }}
      />
      {Embed && <Embed {...{ calculator, values }} />}
    </>
  );
}
