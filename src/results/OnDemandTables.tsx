import { useDeferredValue } from 'react';
import type { Calculator } from '../../schemas/calculator.ts';
import type { Solved } from '../engine/answer.ts';
import own from './drawing.module.css';
import { loadDrawing, useLater } from './later.ts';
import { ChartPlace } from './Place.tsx';
import styles from './results.module.css';

interface OnDemandTablesProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
}

/** What stands below a result: the tables that a calculator makes on demand, and its variations. */
export function BelowResult({ calculator, answer: latest }: OnDemandTablesProps) {
  const answer = useDeferredValue(latest, undefined);
  const { tables, manifest } = calculator;
  const drawing = useLater(manifest.variations && loadDrawing);
  return (
    <>
      {tables && <OnDemandTables calculator={calculator} answer={latest} />}
      {drawing && answer && <drawing.Variations {...{ calculator, answer }} />}
    </>
  );
}

/** The tables that a calculator makes beside its results; until they are there, their place. */
function OnDemandTables({ calculator, answer: latest }: OnDemandTablesProps) {
  // The figures first: a long schedule takes a slow phone a moment.
  const answer = useDeferredValue(latest, undefined);
  const drawing = useLater(calculator.tables && loadDrawing);
  const module = useLater(calculator.tables);
  if (drawing === null || module === null) return null;
  if (drawing && module && answer) return <drawing.OnDemand {...{ calculator, module, answer }} />;
  return Object.entries(calculator.manifest.tables ?? {}).map(([id, { label, chart }]) => (
    <section key={id} className={styles.table}>
      <h3>{label}</h3>
      {chart && <ChartPlace {...chart} />}
      <div className={own.foldSpace} />
    </section>
  ));
}
