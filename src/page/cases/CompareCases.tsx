import { Suspense, useMemo, useState } from 'react';
import { prefetch, useLazy } from '../../browser/lazy.ts';
import { today } from '../../browser/today.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { caseFragment, mostCompared } from '../../engine/answer/cases.ts';
import { type ComparedLine, compare, proposedName } from '../../engine/answer/compare.ts';
import { mayOverlay, overlaidCharts } from '../../engine/answer/overlaid.ts';
import { fragmentFor, linkHere, moneyOfLink } from '../../engine/answer/share-link.ts';
import type { Calculator } from '../../engine/calculator.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';
import drawn from '../results/drawing.module.css';
import { drawing, tablesOf } from '../results/parts.ts';
import { Unfetched } from '../results/Unfetched.tsx';
import { giveLink } from '../share/give-link.ts';
import { spreadsheet } from '../share/parts.ts';
import styles from './cases.module.css';
import { type CasesStateHook, useAnswers, useCases } from './useCases.ts';

/** One of the answers that are compared. */
interface Side {
  readonly id: string;
  readonly name: string;
  readonly answer: Solved;
  readonly typed: FormValues;
  /** Whether it is the present result. */
  readonly isNow: boolean;
}

export interface CompareCasesProps {
  readonly calculator: Calculator;
  /** The present result, if there is one. */
  readonly answer?: Solved | undefined;
  /** Its inputs. */
  readonly typed?: FormValues | undefined;
  readonly casesState: CasesStateHook;
}

/** The name of the present result among the others. */
const now = 'Now';

/** The cases that are chosen, and the present result if it is another one and there is room for it. */
function useSides(props: CompareCasesProps) {
  const { calculator, answer, typed, casesState } = props;
  const { manifest } = calculator;
  const [{ compared = [] }] = casesState;
  const { cases } = useCases(calculator, casesState);
  const chosen = useMemo(() => cases.filter(({ id }) => compared.includes(id)), [cases, compared]);
  const answers = useAnswers(calculator, chosen);
  const present = typed && fragmentFor(manifest, typed);
  const sides = chosen.flatMap(({ id, name }): Side | [] => {
    const found = answers.get(id);
    if (!found?.answer) return [];
    const isNow = fragmentFor(manifest, found.typed) === present;
    return { id, name, answer: found.answer, typed: found.typed, isNow };
  });
  const isMissing = answer && typed && !sides.some(({ isNow }) => isNow);
  return {
    sides:
      isMissing && sides.length < mostCompared
        ? [...sides, { id: now, name: now, answer, typed, isNow: true }]
        : sides,
    /** Whether the present result has no room. */
    isFull: isMissing && sides.length === mostCompared,
    cases,
    answers,
  };
}

const absent = '–';

/** The least width of a column, in rem. */
const columnWidth = 6.25;

interface LinesProps {
  /** What the lines are. */
  readonly title: string;
  readonly lines: readonly ComparedLine[];
  /** How many answers are compared. */
  readonly columns: number;
}

/** Lines under a title. What a line is about stands above its cells: three columns fit a phone. */
const Lines = ({ title, lines, columns }: LinesProps) =>
  lines.length > 0 && (
    <>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={columns} className={styles.group}>
            <span>{title}</span>
          </th>
        </tr>
      </tbody>
      {lines.map(({ id, label, cells, isHeadline }) => (
        <tbody key={id} data-headline={isHeadline ? '' : undefined}>
          <tr>
            <th scope="rowgroup" colSpan={columns}>
              <span>{label}</span>
            </th>
          </tr>
          <tr>
            {cells.map(({ text, by, share }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
              <td key={index}>
                {text ?? absent}
                {by && <small>{by}</small>}
                {share && <small>{share}</small>}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </>
  );

interface SidesProps {
  readonly calculator: Calculator;
  readonly sides: readonly Side[];
}

/** The charts of the calculator's tables with a line for each side, once their scripts are there. */
function Charts({ calculator, sides }: SidesProps) {
  const own = tablesOf(calculator);
  const tables = useLazy(own);
  const part = useLazy(drawing);
  const parts = [drawing, own];
  const charts = useMemo(
    () => overlaidCharts(calculator, tables ?? undefined, sides, { today: today() }),
    [calculator, sides, tables],
  );
  if (part === null || tables === null) return <Unfetched parts={parts} />;
  if (!part) return null;
  return charts.map(({ chart, columns, rows }) => (
    <part.Chart
      key={chart.title}
      {...{ chart, columns, rows }}
      context={(sides[0] as Side).answer}
    />
  ));
}

/** Two to four answers side by side: inputs that differ, figures with the difference to the first, charts. */
export function CompareCases(props: CompareCasesProps) {
  const { calculator } = props;
  const { manifest } = calculator;
  const { sides: latest, isFull, cases, answers } = useSides(props);
  const key = JSON.stringify(latest.map(({ id, name, typed }) => [id, name, typed]));
  const money = latest[0]?.answer.presentation.money;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sides in the same texts
  const sides = useMemo(() => latest, [key, money]);
  const [message, setMessage] = useState('');
  const [isUnfolded, setUnfolded] = useState(() => matchMedia('(width >= 60rem)').matches);
  if (sides.length < 2) return null;
  const { inputs, same, figures } = compare(
    manifest,
    sides.map(({ answer }) => answer),
  );

  /** The cases as a link carries them, the present result under a name of its own. */
  async function shareCases() {
    const main = (sides.find(({ isNow }) => isNow) ?? sides[0]) as Side;
    const others = cases.map(({ id, name }) => ({ name, answer: answers.get(id)?.answer }));
    const named = sides.map(({ id, name, answer, typed }) => ({
      name: id === now ? proposedName(manifest, answer, others) : name,
      inputs: fragmentFor(manifest, typed),
    }));
    const { presentation } = main.answer;
    const link = `${linkHere(calculator, main.typed, presentation)}&${caseFragment(named)}`;
    const count = `these ${named.length} cases`;
    const carried = moneyOfLink(manifest, presentation) ? `${count} and your currency` : count;
    setMessage('');
    setMessage(await giveLink(manifest.title, link, carried));
  }

  /** A spreadsheet with a column for each case. */
  async function saveCases() {
    setMessage('');
    try {
      await (await prefetch(spreadsheet)).saveSpreadsheet(calculator, sides);
      setMessage('Spreadsheet saved');
    } catch {
      setMessage('This could not be saved. Check your connection, then try again.');
    }
  }

  return (
    <section className={styles.compare} aria-labelledby="compare-title" data-compare="">
      <h3 id="compare-title">Cases side by side</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Cases side by side: table">
        {/* As wide as the screen, or as its columns are at least. */}
        <table style={{ minWidth: `${columnWidth * sides.length}rem` }}>
          <caption className="visually-hidden">
            Cases side by side, with differences to “{sides[0]?.name}”
          </caption>
          <thead>
            <tr>
              {sides.map(({ id, name, isNow }) => (
                <th key={id} scope="col">
                  {name}
                  {isNow && id !== now && <small>now</small>}
                </th>
              ))}
            </tr>
          </thead>
          <Lines title="Inputs that differ" lines={inputs} columns={sides.length} />
          <Lines title="Results" lines={figures} columns={sides.length} />
        </table>
      </section>
      {same > 0 && (
        <p>
          {same === 1 ? 'One other input is' : `${same} other inputs are`} the same in all cases.
        </p>
      )}
      {isFull && (
        <p>The present result is not among them: {mostCompared} cases at most are compared.</p>
      )}
      {mayOverlay(calculator.manifest) && (
        <details
          className={drawn.fold}
          open={isUnfolded}
          onToggle={({ currentTarget: { open } }) => setUnfolded(open)}
        >
          <summary>Charts over one another</summary>
          {isUnfolded && (
            <div className={styles.charts}>
              {/* A table throws the promise of what it needs for some inputs only. */}
              <Suspense>
                <Charts {...{ calculator, sides }} />
              </Suspense>
            </div>
          )}
        </details>
      )}
      <div className={styles.ends}>
        <button type="button" onClick={shareCases}>
          Share these cases
        </button>
        <button type="button" onClick={saveCases}>
          Spreadsheet with formulas
        </button>
        <span role="status">{message}</span>
      </div>
    </section>
  );
}
