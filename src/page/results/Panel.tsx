import type { PageManifest } from '../../../schemas/calculator.ts';
import type { Result, Unit } from '../../../schemas/manifest.ts';
import { useLazy } from '../../browser/lazy.ts';
import type { Presentation } from '../../engine/format/presentation.ts';
import { fillLabel, isHeadline, noteOf, type Shown } from '../../engine/format/results.ts';
import { holds } from '../../engine/input/condition.ts';
import type { Values } from '../../engine/input/inputs.ts';
import type { BandsProps } from './Bands.tsx';
import { Figure } from './Figure.tsx';
import { bands } from './parts.ts';
import { ResultTable } from './ResultTable.tsx';
import styles from './results.module.css';

interface PanelProps {
  /** How the names of files of the result begin. */
  readonly fileName: string;
  readonly manifest: PageManifest;
  /** The inputs of the result; blank values for a card without a result. */
  readonly values: Values;
  readonly presentation: Presentation;
  readonly results: Values;
  readonly shown: Readonly<Record<string, Shown>>;
  readonly verdict?: string | undefined;
  /** Warnings about the result; none on a card without a result. */
  readonly cautions: readonly string[];
  /** The day of the exchange rates in use. */
  readonly ratesDate?: string | undefined;
}

/** The scale that a figure lies on, when it is there. */
function BandScale(props: BandsProps) {
  const part = useLazy(bands);
  return part ? <part.Bands {...props} /> : null;
}

type Item = readonly [id: string, result: Result];

const isTable = ([, result]: Item): boolean => 'columns' in result;

/** The result card: headline figures, bands, other figures, the place of the tools' bar, tables with charts, further cards, a note. */
export function Panel(props: PanelProps) {
  const { fileName, manifest, presentation, results, shown, verdict, cautions, ratesDate } = props;
  const visible = Object.entries(manifest.results).filter(([id]) => id in shown);
  const figures = visible.filter((item) => !isTable(item));
  const own = figures.filter(([, { card }]) => card === undefined);
  const large = own.filter(([, result]) => isHeadline(result, props.values));
  const cards = [...new Set(figures.flatMap(([, { card }]) => card ?? []))];
  const list = (items: readonly Item[], className: string | undefined) =>
    items.length > 0 && (
      <dl className={className}>
        {items.map(([id, result]) => (
          <Figure
            key={id}
            id={id}
            label={fillLabel(result.label, manifest.fields, props)}
            help={result.help}
            text={shown[id] as string}
          />
        ))}
      </dl>
    );
  return (
    <>
      {verdict !== undefined && (
        <p className={styles.verdict} data-verdict="">
          {verdict}
        </p>
      )}
      {list(large, styles.headline)}
      {manifest.cautions && (
        <ul className={styles.cautions} data-cautions="">
          {cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      )}
      {own.map(([id, result]) =>
        'bands' in result && results[id] !== undefined && holds(result.bandsWhen, props.values) ? (
          <BandScale
            key={id}
            result={result}
            value={results[id]}
            text={shown[id] as string}
            unit={result.kind === 'percent' ? '%' : (result.unit as Unit)}
          />
        ) : null,
      )}
      {list(
        own.filter((item) => !large.includes(item)),
        styles.figures,
      )}
      <div data-bar="" />
      {visible
        .filter(isTable)
        .map(([id, result]) =>
          'columns' in result ? (
            <ResultTable
              key={id}
              {...{ fileName, id, result }}
              context={props}
              rows={results[id] as never}
              shown={shown[id] as never}
            />
          ) : null,
        )}
      {cards.map((title) => (
        <section key={title} className={styles.subcard}>
          <h3>{title}</h3>
          {list(
            figures.filter(([, { card }]) => card === title),
            styles.figures,
          )}
        </section>
      ))}
      {manifest.note && (
        <p className={styles.note}>{noteOf(manifest.note, ratesDate, presentation)}</p>
      )}
    </>
  );
}

/** Blank figures: of every result, or of those with these ids. */
export const blankShown = (
  { results }: PageManifest,
  ids: readonly string[] = Object.keys(results),
): Record<string, Shown> =>
  Object.fromEntries(
    Object.entries(results).flatMap(([id, result]) =>
      'columns' in result || !ids.includes(id) ? [] : [[id, '']],
    ),
  );

/** The verdict, and one sentence of every figure and caution, for screen readers. */
export const spoken = (props: Omit<PanelProps, 'fileName' | 'results'>): string =>
  [
    ...(props.verdict ? [props.verdict.replace(/\.$/, '')] : []),
    ...Object.entries(props.manifest.results)
      .filter(([id]) => typeof props.shown[id] === 'string')
      .map(
        ([id, { label }]) =>
          `${fillLabel(label, props.manifest.fields, props)}: ${props.shown[id]}`,
      ),
    ...props.cautions,
  ].join('. ');
