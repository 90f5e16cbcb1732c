import { plural } from '../../schemas/functions/plural.ts';
import { type DraftData, type Edit, type Problem, pathOf, valueAt } from '../engine/draft/draft.ts';
import { placeName } from '../engine/draft/place-name.ts';
import { forAuthor } from '../engine/draft/wording.ts';
import { english } from '../engine/format/presentation.ts';
import { draftSchema } from './language.ts';
import styles from './make.module.css';

interface ProblemsProps {
  readonly data: DraftData;
  readonly problems: readonly Problem[];
  /** Whether examples and laws are still being tried. */
  readonly isTrying: boolean;
  /** Shows where a key is written. */
  readonly goTo: (key: string) => void;
  readonly edit: (edit: Edit) => void;
}

const { locale } = english;

/** What to do about a problem, in the order in which it is listed. */
const groups = {
  wrong: 'To put right',
  missing: 'Still to write',
  later: 'For later',
} as const;
type Group = keyof typeof groups;

/** What nobody has written yet is missing; it is no mistake. */
function groupOf(data: DraftData, { key, isWarning }: Problem): Group {
  if (isWarning) return 'later';
  const value = valueAt(data, pathOf(key));
  const isBlank =
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return isBlank ? 'missing' : 'wrong';
}

/** How many problems there are, in words. */
function summaryOf(count: Readonly<Record<Group, number>>): string {
  const parts = [
    count.wrong > 0 && plural(count.wrong, { one: '# mistake', other: '# mistakes' }, locale),
    count.missing > 0 &&
      plural(count.missing, { one: '# thing', other: '# things' }, locale).concat(
        ' still to write',
      ),
    count.later > 0 &&
      plural(count.later, { one: '# thing', other: '# things' }, locale).concat(' for later'),
  ].filter(Boolean);
  return parts.length === 0 ? 'Nothing wrong' : parts.join(', ');
}

/** What is wrong with the draft and what is missing, in the labels of the form; each leads to its place. */
export function Problems({ data, problems, isTrying, goTo, edit }: ProblemsProps) {
  const sorted = { wrong: [], missing: [], later: [] } as Record<Group, Problem[]>;
  for (const each of problems) sorted[groupOf(data, each)].push(each);
  const { wrong, missing, later } = sorted;
  return (
    <details className={styles.problems}>
      <summary>
        <span role="status">
          {summaryOf({ wrong: wrong.length, missing: missing.length, later: later.length })}
          {isTrying && ' so far'}
        </span>
      </summary>
      {Object.entries(groups).map(
        ([group, heading]) =>
          sorted[group as Group].length > 0 && (
            <section key={group}>
              <h2>{heading}</h2>
              <ul>
                {sorted[group as Group].map(({ key, message, fixes = [], isWarning }) => (
                  <li key={key + message} data-warning={isWarning ? '' : undefined}>
                    <button type="button" onClick={() => goTo(key)}>
                      {placeName(draftSchema, data, pathOf(key))}
                    </button>
                    <span>{forAuthor(message)}</span>
                    {fixes.map((text) => (
                      <button
                        key={text}
                        type="button"
                        onClick={() => edit({ path: pathOf(key), value: text })}
                      >
                        Take “{text}”
                      </button>
                    ))}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </details>
  );
}
