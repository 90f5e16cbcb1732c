import { plural } from '../../schemas/functions/plural.ts';
import { english } from '../engine/format/presentation.ts';
import { type Edit, type Problem, pathOf } from './draft/draft.ts';
import styles from './make.module.css';

interface ProblemsProps {
  readonly problems: readonly Problem[];
  /** Whether examples and laws are still being tried. */
  readonly isTrying: boolean;
  /** Shows where a key is written. */
  readonly goTo: (key: string) => void;
  readonly edit: (edit: Edit) => void;
}

const { locale } = english;

/** How many problems there are, in words. */
function summaryOf(problems: readonly Problem[]): string {
  const warnings = problems.filter(({ isWarning }) => isWarning).length;
  const mistakes = problems.length - warnings;
  const later =
    warnings > 0
      ? plural(warnings, { one: ', # thing for later', other: ', # things for later' }, locale)
      : '';
  return mistakes === 0
    ? `Nothing wrong${later}`
    : plural(mistakes, { one: '# thing to fix', other: '# things to fix' }, locale) + later;
}

/** What is wrong with the draft, in the words of `npm run check`; each leads to its place. */
export function Problems({ problems, isTrying, goTo, edit }: ProblemsProps) {
  return (
    <details className={styles.problems}>
      <summary>
        <span role="status">
          {summaryOf(problems)}
          {isTrying && ' so far'}
        </span>
      </summary>
      <ul>
        {problems.map(({ key, message, expectedText, isWarning }) => (
          <li key={key + message} data-warning={isWarning ? '' : undefined}>
            <button type="button" onClick={() => goTo(key)}>
              <code>{key}</code>
            </button>
            <span>{message}</span>
            {expectedText !== undefined && (
              <button
                type="button"
                onClick={() => edit({ path: pathOf(key), value: expectedText })}
              >
                Take “{expectedText}”
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
