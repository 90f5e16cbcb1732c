import { Fragment, useEffect, useRef, useState } from 'react';
import type { Category } from '../../calculators/categories.ts';
import type { Calculator } from '../../schemas/calculator.ts';
import { holds } from '../../schemas/condition.ts';
import { initialValues } from '../../schemas/inputs.ts';
import { whenIdle } from '../browser/idle.ts';
import { controlOf } from '../fields/control.ts';
import { FieldBox } from '../fields/FieldBox.tsx';
import { partsOf } from '../fields/parts.ts';
import { type Early, isUnfilled, type Outcome, useCalculator } from '../form/useCalculator.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import { prefetchWhenIdle, useLazy } from '../lazy.ts';
import { BelowResult } from '../results/OnDemandTables.tsx';
import { Panel, spoken } from '../results/Panel.tsx';
import { prefetchResults } from '../results/parts.ts';
import { reachScrollers } from '../results/scrollers.ts';
import { Unfetched } from '../results/Unfetched.tsx';
import styles from './CalculatorPage.module.css';
import { tools } from './parts.ts';
import starts from './starts.module.css';
import type { ToolsState } from './Tools.tsx';

export interface CalculatorPageProps {
  readonly calculator: Calculator;
  readonly category: Category;
  /** What the result area holds before hydration, as HTML. */
  readonly before: TrustedHTML | string;
  /** What was done before hydration. */
  readonly early?: () => Early;
  /** Links to the page with an example filled in, as HTML. */
  readonly examples: TrustedHTML | string;
  /** Formulas, article and related calculators, as HTML. */
  readonly below: TrustedHTML | string;
}

interface PanelOfProps {
  readonly calculator: Calculator;
  readonly outcome: Outcome | undefined;
}

/** The result area: an invitation, an answer, or what is wrong with the form as a whole. */
export function ResultArea({ calculator, outcome }: PanelOfProps) {
  const { slug, manifest, rates } = calculator;
  if (outcome?.answer) {
    return (
      <>
        <Panel slug={slug} manifest={manifest} ratesDate={rates?.asOf} {...outcome.answer} />
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

/** The page of any calculator: everything on it comes from the manifest. */
export function CalculatorPage({
  calculator,
  category,
  before,
  early,
  examples,
  below,
}: CalculatorPageProps) {
  const { slug, manifest } = calculator;
  const { fields, actions, title, intro, tips } = manifest;
  const { hydrated, form, values, outcome, problems, stale, round, ...does } = useCalculator(
    calculator,
    early,
  );
  const { submit, reset, fill, open, swap } = does;
  const wantsTools = round > 0 || problems.length > 1;
  const later = useLazy(tools, hydrated && (wantsTools || location.hash.includes('=')));
  const { Tools, ErrorSummary, Links, LastInputs, Favourite, showSteps } = later?.tools ?? {};
  const answer = outcome?.answer;
  const area = useRef<HTMLElement>(null);
  const initial = initialValues(manifest);
  const toolsState = useState<ToolsState>({});

  // A field that a choice shows later works without the network, too.
  useEffect(() => partsOf(fields).forEach(prefetchWhenIdle), [fields]);

  // A result below the fold of a phone comes into view.
  useEffect(() => {
    if (round > 0 && !actions.live) area.current?.scrollIntoView({ block: 'nearest' });
  }, [round, actions.live]);

  // With a single error the focus moves to its control; with several, to the error summary.
  const first = problems.length > 1 && later !== null ? undefined : problems[0];
  useEffect(() => {
    if (first?.field) controlOf(first.field)?.focus();
  }, [first]);

  // Once the page has nothing better to do: from then on it needs no network.
  useEffect(() => {
    whenIdle(() => prefetchResults(calculator));
  }, [calculator]);

  // The steps are prerendered and no business of React's: only the numbers in them change.
  const lower = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!lower.current) return;
    showSteps?.(lower.current, manifest, outcome?.answer);
    // The numbers of an answer make other formulas too wide.
    return reachScrollers(lower.current);
  }, [manifest, outcome, showSteps]);

  return (
    <>
      <header className={styles.head}>
        <a href={`/${category.id}`} className={styles.category}>
          <CategoryIcon path={category.icon} />
          {category.title}
        </a>
        <div className={starts.title}>
          <h1 tabIndex={-1}>{title}</h1>
          <div className={starts.star}>{Favourite && <Favourite slug={slug} />}</div>
        </div>
        <p>{intro}</p>
      </header>
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
            {ErrorSummary && problems.length > 1 && (
              <ErrorSummary {...{ fields, problems, form }} />
            )}
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
            {Object.entries(fields).map(([id, field]) =>
              holds(field.when, values) ? (
                <Fragment key={id}>
                  <FieldBox
                    {...{ field, form, values }}
                    name={id}
                    initial={typeof initial[id] === 'string' ? initial[id] : ''}
                  />
                  {actions.swap?.[0] === id && (
                    <button type="button" className={styles.swap} onClick={swap}>
                      ⇅ Swap
                    </button>
                  )}
                </Fragment>
              ) : null,
            )}
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
            <noscript>
              <p>The calculation runs in your browser and needs JavaScript.</p>
            </noscript>
          </form>
          <div
            data-examples=""
            className={starts.examples}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own manifest's, made at build time
            dangerouslySetInnerHTML={{ __html: examples }}
          />
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
            {round > 0 && outcome?.answer && (
              <span key={round}>{spoken({ manifest, ...outcome.answer })}</span>
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
              {later === null && <Unfetched parts={[tools]} />}
            </div>
          )}
          {tips && (
            <aside className={styles.tips}>
              <h3>{tips.title}</h3>
              <ul>
                {tips.items.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </aside>
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
    </>
  );
}
