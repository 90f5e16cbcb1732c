import type { Chart } from '../../../schemas/manifest.ts';
import own from './drawing.module.css';
import styles from './results.module.css';

interface ChartPlaceProps {
  readonly title: Chart['title'];
  readonly legend?: readonly string[];
}

/** The placeholder of a chart: its title and legend, and the height of its drawing. */
export function ChartPlace({ title, legend = [] }: ChartPlaceProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title}
        {legend.length > 0 && (
          <ul className={own.legend}>
            {legend.map((label) => (
              <li key={label}>
                <i />
                {label}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div className={styles.chartSpace} />
    </figure>
  );
}
