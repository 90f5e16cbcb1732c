import { useDeferredValue } from 'react';
import { useLazy } from '../../browser/lazy.ts';
import { knownOf, type Solved } from '../../engine/answer/answer.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { holds } from '../../engine/input/condition.ts';
import own from './drawing.module.css';
import { ChartPlace } from './Place.tsx';
import { drawing as drawingPart, moreOf, tablesOf } from './parts.ts';
import { TableSection } from './TableSection.tsx';
import { Unfetched } from './Unfetched.tsx';

interface OnDemandTablesProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
}

/** The part below a result: the tables on demand of a calculator, and its variations. */
export function BelowResult({ calculator, answer: latest }: OnDemandTablesProps) {
  const answer = useDeferredValue(latest, undefined);
  const { tables } = calculator;
  const variations = useLazy(moreOf(calculator))?.variations;
  const drawing = useLazy(variations && drawingPart);
  return (
    <>
      {tables && <OnDemandTables calculator={calculator} answer={latest} />}
      {drawing === null && !tables && <Unfetched parts={[drawingPart]} />}
      {drawing && variations && answer && (
        <drawing.Variations {...{ calculator, variations, answer }} />
      )}
    </>
  );
}

/** The tables on demand of a calculator; placeholders until they are loaded. */
function OnDemandTables({ calculator, answer: latest }: OnDemandTablesProps) {
  // The figures are rendered first, because a long schedule takes time on a slow phone.
  const answer = useDeferredValue(latest, undefined);
  const tables = tablesOf(calculator);
  const parts = [tables && drawingPart, tables] as const;
  const drawing = useLazy(parts[0]);
  const module = useLazy(parts[1]);
  if (drawing === null || module === null) return <Unfetched parts={parts} />;
  if (drawing && module && answer) return <drawing.OnDemand {...{ calculator, module, answer }} />;
  const known = knownOf(latest);
  return Object.entries(calculator.manifest.tables ?? {}).map(
    ([id, { label, chart, when }]) =>
      holds(when, known) && (
        <TableSection key={id} id={id} label={label}>
          {chart && <ChartPlace {...chart} />}
          <div className={own.foldSpace} />
        </TableSection>
      ),
  );
}
