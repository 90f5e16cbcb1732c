import type { FormValues } from '../../schemas/kinds/kind.ts';
import type { Calculator } from '../../schemas/manifest.ts';
import type { Outcome } from '../form/useCalculator.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Favourite } from './Favourite.tsx';
import { Favourites } from './Favourites.tsx';
import { Forget } from './Forget.tsx';
import { LastInputs } from './LastInputs.tsx';
import { Links } from './Links.tsx';
import { ResultBar } from './ResultBar.tsx';
import styles from './tools.module.css';

export interface ToolsProps {
  readonly calculator: Calculator;
  readonly answer: NonNullable<Outcome['answer']>;
  /** The inputs that the answer belongs to. */
  readonly typed: FormValues;
}

/** What a visitor can do with a result. */
function Tools(props: ToolsProps) {
  return (
    <div className={styles.tools}>
      <ResultBar {...props} />
    </div>
  );
}

/** What comes after the page, in one script: nothing here is needed for a first answer. */
export const tools = { Tools, ErrorSummary, Links, LastInputs, Favourite, Favourites, Forget };
