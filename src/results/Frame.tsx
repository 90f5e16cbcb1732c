import { type ReactNode, useId } from 'react';
import type { Chart } from '../../schemas/manifest.ts';
import own from './drawing.module.css';
import styles from './results.module.css';

interface FrameProps {
  readonly kind: Chart['kind'];
  readonly title: string;
  /** The names of the two figures of a row, if a chart has two. */
  readonly legend: readonly string[];
  readonly children: ReactNode;
}

/** The title and legend of a chart. */
export function Frame({ kind, title, legend, children }: FrameProps) {
  const hatch = useId();
  return (
    <figure
      className={`${styles.chart} ${own.drawing}`}
      data-chart={kind}
      style={legend.length > 0 ? ({ '--hatch': `url("#${hatch}")` } as object) : undefined}
    >
      <figcaption>
        {title}
        {legend.length > 0 && (
          <ul className={own.legend}>
            {legend.map((label, index) => (
              <li key={label}>
                <svg viewBox="0 0 20 12" aria-hidden="true">
                  {index > 0 && (
                    <pattern
                      id={hatch}
                      width="5"
                      height="5"
                      patternUnits="userSpaceOnUse"
                      patternTransform="rotate(45)"
                    >
                      <rect width="5" height="5" />
                      <path d="M0 0V5" />
                    </pattern>
                  )}
                  {kind === 'lines' ? (
                    <path data-series={index} d="M0 6H20" />
                  ) : (
                    <rect data-series={index} x="1" y="1" width="18" height="10" />
                  )}
                </svg>
                {label}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
