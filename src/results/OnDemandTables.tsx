import { useDeferredValue } from 'react';
import type { Calculator } from '../../schemas/calculator.ts';
import type { Solved } from '../engine/answer.ts';
import { useLazy } from '../lazy.ts';
import own from './drawing.module.css';
import { ChartPlace } from './Place.tsx';
import { drawing as drawingPart, tablesOf } from './parts.ts';
import styles from './results.module.css';
import { Unfetched } from './Unfetched.tsx';

interface OnDemandTablesProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
}

/** What stands below a result: the tables that a calculator makes on demand, and its variations. */
export function BelowResult({ calculator, answer: latest }: OnDemandTablesProps) {
  const answer = useDeferredValue(latest, undefined);
  const { tables, manifest } = calculator;
  const drawing = useLazy(manifest.variations && drawingPart);
  return (
    <>
      {tables && <OnDemandTables calculator={calculator} answer={latest} />}
      {drawing === null && !tables && <Unfetched parts={[drawingPart]} />}
      {drawing && answer && <drawing.Variations {...{ calculator, answer }} />}
    </>
  );
}

/** The tables that a calculator makes beside its results; until they are there, their place. */
function OnDemandTables({ calculator, answer: latest }: OnDemandTablesProps) {
  // The figures first: a long schedule takes a slow phone a moment.
  const answer = useDeferredValue(latest, undefined);
  const tables = tablesOf(calculator);
  const parts = [tables && drawingPart, tables] as const;
  const drawing = useLazy(parts[0]);
  const module = useLazy(parts[1]);
  if (drawing === null || module === null) return <Unfetched parts={parts} />;
  if (drawing && module && answer) return <drawing.OnDemand {...{ calculator, module, answer }} />;
  return Object.entries(calculator.manifest.tables ?? {}).map(([id, { label, chart }]) => (
    <section key={id} className={styles.table}>
      <h3>{label}</h3>
      {chart && <ChartPlace {...chart} />}
      <div className={own.foldSpace} />
    </section>
  ));
}
