import type { TableResult } from '../../../schemas/manifest.ts';
import { useLazy } from '../../browser/lazy.ts';
import type { TextContext } from '../../engine/format/presentation.ts';
import type { ShownRow } from '../../engine/format/results.ts';
import type { Values } from '../../engine/input/inputs.ts';
import own from './drawing.module.css';
import { FigureTable } from './FigureTable.tsx';
import { legendOf } from './legend.ts';
import { ChartPlace } from './Place.tsx';
import { drawing as drawingPart } from './parts.ts';
import { TableSection } from './TableSection.tsx';
import { Unfetched } from './Unfetched.tsx';

interface ResultTableProps {
  /** How the names of files of the result begin. */
  readonly fileName: string;
  readonly id: string;
  readonly result: TableResult;
  readonly context: TextContext;
  /** Unrounded, and as the visitor sees them. */
  readonly rows: readonly Values[];
  readonly shown: readonly ShownRow[];
}

/** A table of results below its chart. */
export function ResultTable({ fileName, id, result, context, rows, shown }: ResultTableProps) {
  const drawing = useLazy(drawingPart);
  const { label, help, columns, chart } = result;
  if (rows.length === 0) return null;
  return (
    <TableSection id={id} label={label}>
      {chart &&
        drawing !== null &&
        (drawing ? (
          <drawing.Chart {...{ chart, columns, rows, context }} />
        ) : (
          <ChartPlace {...chart} legend={legendOf(chart, columns)} />
        ))}
      {help && <p>{help}</p>}
      <FigureTable caption={label} columns={columns} rows={shown} data-result={id} />
      <div className={own.bar}>
        {drawing && <drawing.Save words={[fileName, id]} {...{ columns, rows, context }} />}
        {drawing === null && <Unfetched parts={[drawingPart]} />}
      </div>
    </TableSection>
  );
}
