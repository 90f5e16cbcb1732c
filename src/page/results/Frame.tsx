import { type ReactNode, useId } from 'react';
import type { Chart } from '../../../schemas/manifest.ts';
import own from './drawing.module.css';
import styles from './results.module.css';

interface FrameProps {
  readonly kind: Chart['kind'];
  readonly title: string;
  /** The names of the figures of a row, if a chart has several. */
  readonly legend: readonly string[];
  readonly children: ReactNode;
}

/** How the hatching of a series is turned, where bars have one. */
const hatched: Readonly<Record<number, number>> = { 1: 45, 3: 90 };

/** The title and legend of a chart. */
export function Frame({ kind, title, legend, children }: FrameProps) {
  const hatch = useId();
  const hatches = legend.flatMap((_, index) =>
    index in hatched ? [[`--hatch-${index}`, `url("#${hatch}${index}")`]] : [],
  );
  return (
    <figure
      className={`${styles.chart} ${own.drawing}`}
      data-chart={kind}
      style={Object.fromEntries(hatches)}
    >
      <figcaption>
        {title}
        {legend.length > 0 && (
          <ul className={own.legend}>
            {legend.map((label, index) => (
              <li key={label}>
                <svg viewBox="0 0 20 12" aria-hidden="true">
                  {index in hatched && (
                    <pattern
                      id={`${hatch}${index}`}
                      width="5"
                      height="5"
                      patternUnits="userSpaceOnUse"
                      patternTransform={`rotate(${hatched[index]})`}
                    >
                      <rect width="5" height="5" />
                      <path d="M0 0V5" />
                    </pattern>
                  )}
                  {kind === 'points' && index === 0 ? (
                    <path data-points="" d="M10 6h.01" />
                  ) : kind === 'points' || kind === 'lines' ? (
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
