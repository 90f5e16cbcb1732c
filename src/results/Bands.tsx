import { Big } from '../../schemas/decimal.ts';
import type { Band, NumberResult, PercentResult, Unit } from '../../schemas/manifest.ts';
import { formatNumber } from '../format/numbers.ts';
import { bandOf } from '../format/results.ts';
import styles from './results.module.css';

const written = (limit: number): string => formatNumber(Big(limit), { digits: { atMost: 4 } });

function range(bands: readonly Band[], index: number): string {
  const from = bands[index - 1]?.below;
  const below = bands[index]?.below;
  if (from === undefined) return `Below ${written(below ?? 0)}`;
  if (below === undefined) return `${written(from)} and above`;
  return `${written(from)} to below ${written(below)}`;
}

interface BandsProps {
  readonly result: NumberResult | PercentResult;
  readonly value: unknown;
  readonly unit: Unit | undefined;
}

/** The bands of a result as a table, the one that the figure falls in marked. */
export function Bands({ result, value, unit }: BandsProps) {
  const bands = result.bands ?? [];
  const current = bandOf(bands, value as Big);
  return (
    <table className={styles.bands}>
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
  );
}
