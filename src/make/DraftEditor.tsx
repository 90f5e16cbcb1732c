import {
  type ComponentProps,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Law } from '../../schemas/manifest.ts';
import { labelOf, objectAt } from '../../schemas/references.ts';
import { copyToClipboard } from '../browser/clipboard.ts';
import { lazyPart, useLazy } from '../browser/lazy.ts';
import { saveFile } from '../browser/save-file.ts';
import { type Problem, pathOf } from '../engine/draft/draft.ts';
import { formulaProblems } from '../engine/draft/formulas.ts';
import { proposedTexts, withProposedTexts } from '../engine/draft/proposals.ts';
import { fileNameOf } from '../engine/draft/title.ts';
import { english } from '../engine/format/presentation.ts';
import { copies } from '../page/copies.ts';
import { Boundary } from './Boundary.tsx';
import { discard } from './draft/kept.ts';
import { type Draft, useDraft } from './draft/useDraft.ts';
import { DraftForm } from './form/DraftForm.tsx';
import { focusKey } from './form/focus.ts';
import type { HandIn } from './HandIn.tsx';
import styles from './make.module.css';
import { Problems } from './Problems.tsx';
import { type Current, Preview } from './page/Preview.tsx';
import { useMade } from './page/useMade.ts';
import { useTitle } from './page/useTitle.ts';
import type { TextView } from './text/TextView.tsx';
import { useProblems } from './trials/useProblems.ts';

interface DraftEditorProps {
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

/** Undoes and redoes by keys wherever the focus is, except in the page beside, whose inputs have an undo of their own. */
function useUndoKeys({ undo, redo }: Pick<Draft, 'undo' | 'redo'>) {
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
}

/** Has the browser ask before a page with unsaved changes is left. */
function useAskBeforeLeaving(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** The view that is shown, each scrolled as it was left; `goTo` shows the place of a key. */
function useView(isWide: boolean, isReadable: boolean) {
  const [chosen, setChosen] = useState<View>('form');
  const view: View = isWide && chosen === 'page' ? 'form' : chosen;
  const editor = useRef<HTMLDivElement>(null);
  /** How far down each view was scrolled when it was left. */
  const scrolled = useRef<Partial<Record<View, number>>>({});
  function show(next: View) {
    scrolled.current[view] = scrollY;
    setChosen(next);
  }
  useLayoutEffect(() => {
    const { top = 0 } = editor.current?.getBoundingClientRect() ?? {};
    const left = scrolled.current[view];
    // One that was not shown yet begins at its top, one that is in sight stays.
    scrollTo({ top: left ?? Math.min(scrollY, scrollY + top), behavior: 'instant' });
  }, [view]);

  /** The key whose place is shown once the form is there. */
  const wanted = useRef<string>(undefined);
  function goTo(key: string) {
    if (!isReadable) return setChosen('text');
    if (view === 'form') return void focusKey(key);
    wanted.current = key;
    setChosen('form');
  }
  useEffect(() => {
    if (view !== 'form' || wanted.current === undefined) return;
    focusKey(wanted.current);
    wanted.current = undefined;
  }, [view]);
  return { view, show, goTo, editor };
}

/** The link that carries a calculator, copied; returns what to say of it. */
async function shareLink(made: string | undefined): Promise<string> {
  if (!made) return 'A link needs a calculator that works: look at what is to be fixed first.';
  const link = `${location.origin}${location.pathname}#${made}`;
  return (await copyToClipboard(link))
    ? `Link copied: ${link.length.toLocaleString(english.locale)} characters that carry the whole calculator.`
    : 'Your browser does not allow copying. Save a file instead.';
}

interface BarProps {
  readonly draft: Draft;
  readonly message: string;
  readonly share: () => void;
  readonly close: () => void;
}

/** What is done with the draft as a whole, and what is to be said of it. */
const Bar = ({ draft, message, share, close }: BarProps) => (
  <header className={styles.bar}>
    <h1 tabIndex={-1}>Make your own calculator</h1>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
    <div role="group" aria-label="The draft" className={styles.row}>
      <button type="button" onClick={draft.undo} disabled={!draft.canUndo}>
        Undo
      </button>
      <button type="button" onClick={draft.redo} disabled={!draft.canRedo}>
        Redo
      </button>
      <button type="button" onClick={share}>
        Share
      </button>
      <button
        type="button"
        onClick={() => saveFile(fileNameOf(draft.data, 'json'), draft.text, 'application/json')}
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
);

interface ViewButtonsProps {
  readonly view: View;
  readonly isWide: boolean;
  readonly show: (view: View) => void;
}

const ViewButtons = ({ view, isWide, show }: ViewButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
  <div role="group" aria-label="View" className={styles.views}>
    {Object.entries(views)
      .filter(([name]) => !isWide || name !== 'page')
      .map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => show(name as View)}
        >
          {label}
        </button>
      ))}
  </div>
);

/** A formula that cannot be read. */
interface Broken {
  readonly key: string;
  readonly label: string;
  readonly message: string;
}

interface OwnPageProps {
  readonly made: ReturnType<typeof useMade>;
  readonly isStale: boolean;
  /** What is wrong with formulas, by the labels of their figures. */
  readonly broken: readonly Broken[];
  readonly onCurrent: ComponentProps<typeof Preview>['onCurrent'];
}

/** The page of the calculator that is made. */
const OwnPage = ({ made, isStale, broken, onCurrent }: OwnPageProps) => (
  <section aria-label="Your calculator" className={styles.page} data-preview="">
    {made.failure && <p role="alert">{made.failure}</p>}
    {broken.length > 0 && (
      <ul className={styles.stale}>
        {broken.map(({ key, label, message }) => (
          <li key={key}>
            <strong>{label}</strong> is left out: {message}
          </li>
        ))}
      </ul>
    )}
    {made.made ? (
      <>
        <Preview made={made.made} version={made.version} onCurrent={onCurrent} />
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
);

interface EditorViewProps {
  readonly view: Exclude<View, 'page'>;
  readonly draft: Draft;
  readonly problems: readonly Problem[];
  readonly suggestions: readonly Law[];
  readonly slugs: readonly string[];
  readonly current: Current | undefined;
}

/** One of the views in which the draft is edited. */
function EditorView({ view, draft, problems, suggestions, slugs, current }: EditorViewProps) {
  const { text, data, undo, redo, change, edit } = draft;
  const isUnreadable = draft.unreadable.length > 0;
  if (view === 'text') {
    // The editor shows where the syntax is broken by itself.
    const shown = isUnreadable ? none : problems;
    return <JsonText {...{ text, data, undo, redo, change }} problems={shown} />;
  }
  const proposeTexts = () => edit({ data: withProposedTexts(data) });
  return (
    <>
      {isUnreadable && (
        <p className={styles.stale}>
          The text has a mistake that keeps it from being read: correct it in the JSON view. What
          stands here is your calculator as it was before.
        </p>
      )}
      <fieldset disabled={isUnreadable} className={styles.whole}>
        {view === 'form' ? (
          <DraftForm
            {...{ data, edit, problems, slugs, current }}
            lawSuggestions={suggestions}
            proposeTexts={Object.keys(proposedTexts(data)).length > 0 ? proposeTexts : undefined}
          />
        ) : (
          <HandInView {...{ data, edit, problems }} />
        )}
      </fieldset>
    </>
  );
}

/** The editor of a draft, with its page beside it. */
export function DraftEditor({ id, text: opened, isNew, leave }: DraftEditorProps) {
  const draft = useDraft(id, opened);
  const { text, data, unreadable, edit } = draft;
  useUndoKeys(draft);
  useTitle(data);
  const isWide = useIsWide();
  const { view, show, goTo, editor } = useView(isWide, unreadable.length === 0);
  // A message is about the text that it was said of.
  const [said, setSaid] = useState({ message: '', of: opened });
  const message = said.of === text ? said.message : '';
  const [current, setCurrent] = useState<Current>();
  const list = useLazy(copies);
  const slugs = useMemo(() => list?.map(({ slug }) => slug) ?? noSlugs, [list]);
  const made = useMade(data);
  const { suggestions, isTrying, ...found } = useProblems(data, list ?? [], unreadable);
  const problems = useMemo(
    () => (draft.refused ? [draft.refused, ...found.problems] : found.problems),
    [draft.refused, found.problems],
  );
  const broken = useMemo(
    () =>
      formulaProblems(data).map(({ key, message }) => {
        const [part = '', id = ''] = pathOf(key);
        return { key, message, label: labelOf(String(id), objectAt(objectAt(data, part), id)) };
      }),
    [data],
  );
  // The page beside is of an earlier draft.
  const isStale = made.isStale || unreadable.length > 0;
  const isUnsaved = !draft.isKept && text !== opened;
  useAskBeforeLeaving(isUnsaved);

  /** Goes back to the start; a draft that was only looked at is not kept. */
  function close() {
    if (isNew && text === opened) discard(id);
    else if (isUnsaved && !confirm('Your browser does not keep this draft. Leave it all the same?'))
      return;
    leave();
  }

  async function share() {
    const link = isStale || !made.isWhole ? undefined : made.link;
    setSaid({ message: await shareLink(link), of: text });
  }

  return (
    <div className={styles.draftEditor} data-draft-editor="" ref={editor}>
      <Bar {...{ draft, message, share, close }} />
      <ViewButtons {...{ view, isWide, show }} />
      <div className={styles.columns}>
        {view !== 'page' && (
          <section aria-label={views[view]} className={styles.editor}>
            <Problems {...{ data, problems, isTrying, goTo, edit }} />
            <Boundary key={view} part="This view">
              <EditorView {...{ view, draft, problems, suggestions, slugs, current }} />
            </Boundary>
          </section>
        )}
        {(isWide || view === 'page') && (
          <OwnPage {...{ made, isStale, broken }} onCurrent={setCurrent} />
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
