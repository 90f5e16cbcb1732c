import { type ComponentProps, type ReactNode, useState } from 'react';
import type { KeyDoc } from '../../../schemas/manifest-keys.ts';
import { isForOneself, type Path, pathOf, valueAt } from '../../engine/draft/draft.ts';
import { forAuthor } from '../../engine/draft/wording.ts';
import { type Located, problemsAt, useForm } from './context.ts';
import { controlId } from './focus.ts';
import styles from './form.module.css';

/** The attributes by which a control has its name, help and problems. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface LabelledProps {
  readonly path: Path;
  readonly doc: KeyDoc;
  /** What is wrong; without it, all problems at the path. */
  readonly problems?: readonly Located[];
  /** What is wrong with what is typed, instead of what is wrong with the draft. */
  readonly typing?: string | undefined;
  readonly remove?: (() => void) | undefined;
  /** Stands beside the label. */
  readonly aside?: ReactNode;
  /** Several controls together: their label is that of the group. */
  readonly isGroup?: boolean | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A small button with a sign instead of words. */
export const SignButton = ({
  sign = '×',
  label,
  ...attributes
}: ComponentProps<'button'> & { readonly sign?: string; readonly label: string }) => (
  <button type="button" className={styles.sign} aria-label={label} {...attributes}>
    {sign}
  </button>
);

/** A control with its label, its key, its help, and what is wrong with it. */
export function Labelled(props: LabelledProps) {
  const { path, doc, typing, remove, aside, isGroup, children } = props;
  const [isAsked, setAsked] = useState(false);
  const form = useForm();
  const { problems = problemsAt(form, path) } = props;
  const id = controlId(path);
  const value = valueAt(form.data, path);
  /** What nobody has written yet is no mistake to be shown in red. */
  const isBlank = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  // Boxes in a row stay in line: what they are for is said when it is asked.
  const told = doc.box === 'short' ? undefined : doc.help;
  const help = told ?? (isAsked ? (doc.help ?? doc.description) : undefined);
  const isWrong = typing !== undefined || problems.length > 0;
  const isInvalid = typing !== undefined || problems.some(({ problem }) => !problem.isWarning);
  const describedBy = [help && `${id}:help`, isWrong && `${id}:wrong`].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': isInvalid || undefined,
  };
  return (
    <div
      className={doc.box === 'short' ? `${styles.control} ${styles.short}` : styles.control}
      data-blank={isBlank && typing === undefined ? '' : undefined}
      {...(isGroup && {
        role: 'group',
        'aria-labelledby': `${id}:label`,
        'aria-describedby': describedBy || undefined,
      })}
    >
      <div className={styles.head}>
        {isGroup ? (
          <span className={styles.label} id={`${id}:label`}>
            {doc.label}
          </span>
        ) : (
          <label className={styles.label} htmlFor={id}>
            {doc.label}
          </label>
        )}
        {!isForOneself(form.data) && <code>{String(path.at(-1) ?? '')}</code>}
        {told === undefined && (doc.help ?? doc.description) !== '' && (
          <SignButton
            sign="?"
            label={`About ${doc.label}`}
            aria-expanded={isAsked}
            onClick={() => setAsked(!isAsked)}
          />
        )}
        {aside}
        {remove && <SignButton label={`Remove ${doc.label}`} onClick={remove} />}
      </div>
      {help && (
        <p id={`${id}:help`} className={styles.help}>
          {help}
        </p>
      )}
      {children(attributes)}
      {isWrong && <Problems id={`${id}:wrong`} path={path} problems={problems} typing={typing} />}
    </div>
  );
}

interface ProblemsProps {
  readonly id?: string;
  readonly path: Path;
  readonly problems: readonly Located[];
  readonly typing?: string | undefined;
}

/** What is wrong, each with the text to take instead where that is known. */
export function Problems({ id, path, problems, typing }: ProblemsProps) {
  const form = useForm();
  const said = typing === undefined ? problems : [];
  return (
    <div id={id} className={styles.problems}>
      {typing !== undefined && <p className={styles.error}>{typing}</p>}
      {said.map(({ problem, path: at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same words
        <div key={index} className={problem.isWarning ? styles.warning : styles.error}>
          <p>
            {at.length !== path.length && <code>{problem.key}: </code>}
            {forAuthor(problem.message)}
          </p>
          {problem.fixes?.map((text) => (
            <button key={text} type="button" onClick={() => form.set(pathOf(problem.key), text)}>
              Take “{text}”
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
