import {
  type ComponentProps,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Law } from '../../schemas/manifest.ts';
import { issuesIn } from '../../schemas/meta.ts';
import { copyToClipboard } from '../browser/clipboard.ts';
import { saveFile } from '../browser/save-file.ts';
import { lazyPart, useLazy } from '../lazy.ts';
import { type DraftData, type Edit, envelopeOf, manifestIn, type Problem } from './draft.ts';
import { edited } from './edit.ts';
import type { FormView } from './form/FormView.tsx';
import { focusKey } from './form/focus.ts';
import { begin, changed, type History, redone, undone } from './history.ts';
import { discard, keep } from './kept.ts';
import styles from './make.module.css';
import { type Current, Preview } from './Preview.tsx';
import { parseDraft } from './parse.ts';
import type { TextView } from './text/TextView.tsx';
import { useMade } from './useMade.ts';

interface DeskProps {
  readonly id: string;
  /** The text of the draft when it was opened. */
  readonly text: string;
  /** Whether nobody has worked on it yet. */
  readonly isNew: boolean;
  readonly leave: () => void;
}

const views = { form: 'Form', text: 'JSON', page: 'Try it', handIn: 'Hand in' } as const;
type View = keyof typeof views;

const none: readonly Problem[] = [];
const noLaws: readonly Law[] = [];

const wide = () => matchMedia('(width >= 64rem)');

/** Whether there is room for the page beside the form. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = wide();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => wide().matches,
  );

/** The draft with its history; it is kept on the device with every change. */
function useDraft(id: string, opened: string) {
  const [history, setHistory] = useState(() => begin(opened));
  const { text } = history;
  const parsed = useMemo(() => parseDraft(text), [text]);
  /** The draft before the text had a mistake. */
  const last = useRef<DraftData>({});
  if ('data' in parsed) last.current = parsed.data;
  const [isKept, setIsKept] = useState(true);
  useEffect(() => setIsKept(keep(id, text)), [id, text]);
  const step = (next: (history: History) => History) => setHistory(next);
  return {
    text,
    data: last.current,
    syntaxProblem: 'problem' in parsed ? parsed.problem : undefined,
    isKept,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undone),
    redo: () => step(redone),
    change: (next: string) => step((before) => changed(before, next, 'text', Date.now())),
    edit: (edit: Edit) =>
      step((before) =>
        changed(
          before,
          edited(before.text, edit),
          'path' in edit ? edit.path.join('.') : '',
          Date.now(),
        ),
      ),
  };
}

/** The editor of a draft, with its page beside it. */
export function Desk({ id, text: opened, isNew, leave }: DeskProps) {
  const draft = useDraft(id, opened);
  const { text, data, syntaxProblem, undo, redo } = draft;
  const isWide = useIsWide();
  const [view, setView] = useState<View>('form');
  const [message, setMessage] = useState('');
  const [current, setCurrent] = useState<Current>();
  const made = useMade(data);
  const problems: readonly Problem[] = useMemo(
    () => (syntaxProblem ? [syntaxProblem] : issuesIn(manifestIn(data))),
    [syntaxProblem, data],
  );
  const shownView: View = isWide && view === 'page' ? 'form' : view;

  // Wherever the focus is, except in the inputs of the page beside, which have an undo of their own.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest('[data-preview]')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  });

  /** Goes back to the start; a draft that was only looked at is not kept. */
  function close() {
    if (isNew && text === opened) discard(id);
    leave();
  }

  async function share() {
    if (!made.link) return setMessage('A link needs a calculator without mistakes.');
    const link = `${location.origin}${location.pathname}#${made.link}`;
    const copied = await copyToClipboard(link);
    setMessage(
      copied
        ? `Link copied: ${link.length.toLocaleString('en')} characters that carry the whole calculator.`
        : 'Your browser does not allow copying. Save a file instead.',
    );
  }

  return (
    <div className={styles.desk} data-desk="">
      <header className={styles.bar}>
        <h1 tabIndex={-1}>Make your own calculator</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
        <div role="group" aria-label="The draft" className={styles.row}>
          <button type="button" onClick={undo} disabled={!draft.canUndo}>
            Undo
          </button>
          <button type="button" onClick={redo} disabled={!draft.canRedo}>
            Redo
          </button>
          <button type="button" onClick={share}>
            Share
          </button>
          <button
            type="button"
            onClick={() =>
              saveFile(`${envelopeOf(data).slug || 'draft'}.json`, text, 'application/json')
            }
          >
            Save a file
          </button>
          <button type="button" onClick={close}>
            Start another
          </button>
        </div>
        <p role="status" className={styles.note}>
          {message ||
            (draft.isKept
              ? ''
              : 'Your browser keeps nothing for this site: save a file before you leave.')}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="group" aria-label="View" className={styles.views}>
          {Object.entries(views)
            .filter(([name]) => !isWide || name !== 'page')
            .map(([name, label]) => (
              <button
                key={name}
                type="button"
                aria-pressed={shownView === name}
                onClick={() => setView(name as View)}
              >
                {label}
              </button>
            ))}
        </div>
      </header>
      <div className={styles.columns}>
        {shownView !== 'page' && (
          <section aria-label={views[shownView]} className={styles.editor}>
            <Problems problems={problems} jump={shownView === 'form' ? focusKey : undefined} />
            {shownView === 'text' ? (
              <JsonText
                {...{ text, data, undo, redo }}
                // The editor shows where the syntax is broken by itself.
                problems={syntaxProblem ? none : problems}
                change={draft.change}
              />
            ) : (
              <Form {...{ data, problems, current }} edit={draft.edit} lawSuggestions={noLaws} />
            )}
          </section>
        )}
        {(isWide || shownView === 'page') && (
          <section aria-label="Your calculator" className={styles.page} data-preview="">
            {made.failure && <p role="alert">{made.failure}</p>}
            {made.made ? (
              <>
                {made.isStale && (
                  <p className={styles.stale}>
                    This is your calculator as it was before the mistake that is listed.
                  </p>
                )}
                <Preview made={made.made} version={made.version} onCurrent={setCurrent} />
              </>
            ) : (
              <p className={styles.empty}>
                Your calculator appears here as soon as it has a field, a result with a formula and
                an example.
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

const textView = lazyPart(() => import('./text/TextView.tsx'));

const formView = lazyPart(() => import('./form/FormView.tsx'));

/** The draft as a form. */
function Form(props: ComponentProps<typeof FormView>) {
  const part = useLazy(formView);
  if (part) return <part.FormView {...props} />;
  return part === null ? (
    <p role="alert">The form could not be fetched. Open this view again to retry.</p>
  ) : (
    <p role="status">Opening…</p>
  );
}

/** The text of the draft, in an editor that is fetched when it is first opened. */
function JsonText(props: ComponentProps<typeof TextView>) {
  const part = useLazy(textView);
  if (part) return <part.TextView {...props} />;
  return part === null ? (
    <p role="alert">The editor could not be fetched. Open this view again to retry.</p>
  ) : (
    <p role="status">Opening…</p>
  );
}

/** What is wrong with the draft. */
function Problems({
  problems,
  jump,
}: {
  readonly problems: readonly Problem[];
  /** Moves the focus to the control of a key. */
  readonly jump: ((key: string) => void) | undefined;
}) {
  return (
    <details className={styles.problems} open>
      <summary>
        <span role="status">
          {problems.length === 0
            ? 'Nothing wrong'
            : `${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to mend`}
        </span>
      </summary>
      <ul>
        {problems.map(({ key, message }) => (
          <li key={key + message}>
            {jump ? (
              <button type="button" className={styles.key} onClick={() => jump(key)}>
                {key}
              </button>
            ) : (
              <code>{key}</code>
            )}{' '}
            {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
