import type { Calculator } from '../../schemas/manifest.ts';
import type { Outcome } from '../form/useCalculator.ts';
import { CopyResult } from './CopyResult.tsx';
import styles from './tools.module.css';

export interface ToolsProps {
  readonly calculator: Calculator;
  readonly answer: NonNullable<Outcome['answer']>;
}

/** What a visitor can do with a result. Comes after the page: nothing here is needed for a first answer. */
export default function Tools(props: ToolsProps) {
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div role="group" aria-label="This result" className={styles.bar}>
        <CopyResult {...props} />
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
    </div>
  );
}
