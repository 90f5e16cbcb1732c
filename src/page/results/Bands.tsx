import { Big } from '../../../schemas/decimal.ts';
import type { Band, NumberResult, PercentResult, Unit } from '../../../schemas/manifest.ts';
import { formatNumber } from '../../engine/format/numbers.ts';
import { english } from '../../engine/format/presentation.ts';
import { bandOf } from '../../engine/format/results.ts';
import styles from './results.module.css';
import { limitOf, scaleOf } from './scale.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const formatLimit = (limit: number): string =>
  formatNumber(Big(limit), english, { digits: { atMost: 4 } });

/** The limits of a band in words. A limit belongs to the band that ends `upTo` it, else to the next. */
function range(bands: readonly Band[], index: number): string {
  const before = bands[index - 1];
  const from = limitOf(before);
  const to = limitOf(bands[index]);
  const end = `${bands[index]?.upTo === undefined ? 'below ' : ''}${formatLimit(to ?? 0)}`;
  const start = `${before?.upTo === undefined ? '' : 'above '}${formatLimit(from ?? 0)}`;
  if (from === undefined) return capital(bands[index]?.upTo === undefined ? end : `up to ${end}`);
  if (to === undefined) return before?.upTo === undefined ? `${start} and above` : capital(start);
  return capital(`${start} to ${end}`);
}

export interface BandsProps {
  readonly result: NumberResult | PercentResult;
  readonly value: unknown;
  /** The value as the visitor sees it. */
  readonly text: string;
  readonly unit: Unit | undefined;
}

/** The bands of a result on a scale, a pointer at the figure; and as a table, its band marked. */
export function Bands({ result, value, text, unit }: BandsProps) {
  const bands = result.bands ?? [];
  const current = bandOf(bands, value as Big);
  const { from, to, parts, at } = scaleOf(bands, result.scale);
  const position = at(Number(value));
  const limits = bands.flatMap((band) => limitOf(band) ?? []);
  return (
    <div className={styles.bands}>
      <div
        role="img"
        aria-label={`${result.label} on a scale from ${formatLimit(from)} to ${formatLimit(to)}: ${text}, ${current?.label}`}
        className={styles.scale}
      >
        {/* Positions are relative to the scale's width, so that the name stays within the scale. */}
        <div className={styles.pointer} style={{ transform: `translateX(${position}cqi)` }}>
          <b style={{ transform: `translateX(-${position}%)` }}>{current?.label}</b>
          <svg viewBox="0 0 16 9" aria-hidden="true">
            <path d="M0 0h16L8 9z" />
          </svg>
        </div>
        <div className={styles.track}>
          {bands.map((band, index) => (
            <div
              key={band.label}
              data-current={band === current ? '' : undefined}
              style={{ width: `${(parts[index]?.end ?? 0) - (parts[index]?.start ?? 0)}%` }}
            >
              <span>{band !== current && band.label}</span>
            </div>
          ))}
        </div>
        <div className={styles.limits}>
          {limits.map((limit) => (
            <span key={limit} style={{ insetInlineStart: `${at(limit)}%` }}>
              {formatLimit(limit)}
            </span>
          ))}
        </div>
      </div>
      <details>
        <summary>All categories</summary>
        <table>
          <caption className="visually-hidden">{result.label}: categories</caption>
          <thead>
            <tr>
              <th scope="col">Range{typeof unit === 'string' && ` (${unit})`}</th>
              <th scope="col">Category</th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band, index) => (
              <tr key={band.label} aria-current={band === current || undefined}>
                <td>{range(bands, index)}</td>
                <th scope="row">
                  {band.label}
                  {band === current && <span className={styles.you}> your result</span>}
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
