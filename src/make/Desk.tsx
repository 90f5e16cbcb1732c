import {
  type ComponentProps,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { copyToClipboard } from '../browser/clipboard.ts';
import { lazyPart, useLazy } from '../browser/lazy.ts';
import { saveFile } from '../browser/save-file.ts';
import { english } from '../engine/format/presentation.ts';
import { Boundary } from './Boundary.tsx';
import { copies } from './draft/copies.ts';
import { envelopeOf, type Problem } from './draft/draft.ts';
import { discard } from './draft/kept.ts';
import { proposedTexts, withProposedTexts } from './draft/proposals.ts';
import { useDraft } from './draft/useDraft.ts';
import { DraftForm } from './form/DraftForm.tsx';
import { focusKey } from './form/focus.ts';
import type { HandIn } from './HandIn.tsx';
import styles from './make.module.css';
import { Problems } from './Problems.tsx';
import { type Current, Preview } from './page/Preview.tsx';
import { useMade } from './page/useMade.ts';
import type { TextView } from './text/TextView.tsx';
import { useProblems } from './trials/useProblems.ts';

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

const none: readonly Problem[] = [];
const noSlugs: readonly string[] = [];

/** The editor of a draft, with its page beside it. */
export function Desk({ id, text: opened, isNew, leave }: DeskProps) {
  const draft = useDraft(id, opened);
  const { text, data, unreadable, undo, redo, change, edit } = draft;
  const isWide = useIsWide();
  const [view, setView] = useState<View>('form');
  // A message is about the text that it was said of.
  const [said, setSaid] = useState({ message: '', of: opened });
  const message = said.of === text ? said.message : '';
  const setMessage = (next: string) => setSaid({ message: next, of: text });
  const [current, setCurrent] = useState<Current>();
  const list = useLazy(copies);
  const slugs = useMemo(() => list?.map(({ slug }) => slug) ?? noSlugs, [list]);
  const made = useMade(data);
  const found = useProblems(data, list ?? [], unreadable);
  const { suggestions, isTrying } = found;
  const problems = useMemo(
    () => (draft.refused ? [draft.refused, ...found.problems] : found.problems),
    [draft.refused, found.problems],
  );
  // The page beside is of an earlier draft.
  const isStale = made.isStale || unreadable.length > 0;
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

  /** How far down each view was scrolled when it was left. */
  const scrolled = useRef<Partial<Record<View, number>>>({});
  const desk = useRef<HTMLDivElement>(null);
  function show(next: View) {
    scrolled.current[shownView] = scrollY;
    setView(next);
  }
  useLayoutEffect(() => {
    const { top = 0 } = desk.current?.getBoundingClientRect() ?? {};
    const left = scrolled.current[shownView];
    // One that was not shown yet begins at its top, one that is in sight stays.
    scrollTo({ top: left ?? Math.min(scrollY, scrollY + top), behavior: 'instant' });
  }, [shownView]);

  /** The key whose place is shown once the form is there. */
  const wanted = useRef<string>(undefined);
  function goTo(key: string) {
    if (unreadable.length > 0) return setView('text');
    if (shownView === 'form') return void focusKey(key);
    wanted.current = key;
    setView('form');
  }
  useEffect(() => {
    if (shownView !== 'form' || wanted.current === undefined) return;
    focusKey(wanted.current);
    wanted.current = undefined;
  }, [shownView]);

  // The browser asks before the page is left.
  const isUnsaved = !draft.isKept && text !== opened;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  /** Goes back to the start; a draft that was only looked at is not kept. */
  function close() {
    if (isNew && text === opened) discard(id);
    else if (isUnsaved && !confirm('Your browser does not keep this draft. Leave it all the same?'))
      return;
    leave();
  }

  async function share() {
    if (!made.link || isStale)
      return setMessage('A link needs a calculator that works: look at what is to be fixed first.');
    const link = `${location.origin}${location.pathname}#${made.link}`;
    const copied = await copyToClipboard(link);
    setMessage(
      copied
        ? `Link copied: ${link.length.toLocaleString(english.locale)} characters that carry the whole calculator.`
        : 'Your browser does not allow copying. Save a file instead.',
    );
  }

  return (
    <div className={styles.desk} data-desk="" ref={desk}>
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
              : 'Your browser does not keep this draft, because it keeps nothing for this site or has no space left: save a file before you leave.')}
        </p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-label="View" className={styles.views}>
        {Object.entries(views)
          .filter(([name]) => !isWide || name !== 'page')
          .map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={shownView === name}
              onClick={() => show(name as View)}
            >
              {label}
            </button>
          ))}
      </div>
      <div className={styles.columns}>
        {shownView !== 'page' && (
          <section aria-label={views[shownView]} className={styles.editor}>
            <Problems {...{ problems, isTrying, goTo, edit }} />
            <Boundary key={shownView} part="This view">
              {shownView !== 'text' && unreadable.length > 0 && (
                <p className={styles.stale}>
                  The text has a mistake that keeps it from being read: correct it in the JSON view.
                  What stands here is your calculator as it was before.
                </p>
              )}
              {shownView !== 'text' && (
                <fieldset disabled={unreadable.length > 0} className={styles.whole}>
                  {shownView === 'form' && (
                    <DraftForm
                      {...{ data, edit, problems, slugs, current }}
                      lawSuggestions={suggestions}
                      proposeTexts={
                        Object.keys(proposedTexts(data)).length > 0
                          ? () => edit({ data: withProposedTexts(data) })
                          : undefined
                      }
                    />
                  )}
                  {shownView === 'handIn' && <HandInView {...{ data, edit, problems }} />}
                </fieldset>
              )}
              {shownView === 'text' && (
                <JsonText
                  {...{ text, data, undo, redo, change }}
                  // The editor shows where the syntax is broken by itself.
                  problems={unreadable.length > 0 ? none : problems}
                />
              )}
            </Boundary>
          </section>
        )}
        {(isWide || shownView === 'page') && (
          <section aria-label="Your calculator" className={styles.page} data-preview="">
            {made.failure && <p role="alert">{made.failure}</p>}
            {made.made ? (
              <>
                <Preview made={made.made} version={made.version} onCurrent={setCurrent} />
                {isStale && (
                  <p className={`${styles.stale} ${styles.below}`}>
                    This is your calculator as it was before the mistake that is listed.
                  </p>
                )}
              </>
            ) : (
              <p className={styles.empty}>
                Your calculator appears here as soon as it has a field, and a result with a formula.
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

const textView = lazyPart(() => import('./text/TextView.tsx'));
const handInView = lazyPart(() => import('./HandIn.tsx'));

/** What a view that is still to be fetched shows. */
const Fetching = ({ part }: { readonly part: null | undefined }) =>
  part === null ? (
    <p role="alert">This view could not be fetched. Open it again to retry.</p>
  ) : (
    <p role="status">Opening…</p>
  );

/** The text of the draft, in an editor that is fetched when it is first opened. */
function JsonText(props: ComponentProps<typeof TextView>) {
  const part = useLazy(textView);
  return part ? <part.TextView {...props} /> : <Fetching part={part} />;
}

function HandInView(props: ComponentProps<typeof HandIn>) {
  const part = useLazy(handInView);
  return part ? <part.HandIn {...props} /> : <Fetching part={part} />;
}
