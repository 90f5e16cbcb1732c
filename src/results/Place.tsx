import type { TableOutline } from '../../schemas/calculator.ts';
import own from './drawing.module.css';
import styles from './results.module.css';

/** The placeholder of a chart: its title and legend, and the height of its drawing. */
export function ChartPlace({ title, legend = [] }: NonNullable<TableOutline['chart']>) {
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
