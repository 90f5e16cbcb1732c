import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LazyPart, lazyPart, useLazy } from '../browser/lazy.ts';
import { unpack } from '../engine/draft/link.ts';
import { readDraft } from '../engine/draft/read-draft.ts';
import { draftIn } from '../engine/input/fragment.ts';
import { Introduction } from '../site/layout/MakeIntroduction.tsx';
import pages from '../site/layout/pages.module.css';
import { idOfTab, keep, newId, readKept, setIdOfTab } from './draft/kept.ts';
import { startWith } from './page/Preview.tsx';
import { Start } from './Start.tsx';

/** What the page shows: where to start, a draft of the visitor's, or one that came with a link. */
type Shown =
  | { readonly kind: 'opening' }
  | { readonly kind: 'start'; readonly message?: string }
  | { readonly kind: 'draft'; readonly id: string; readonly text: string; readonly isNew: boolean }
  | { readonly kind: 'linked'; readonly link: string; readonly text: string };

/** Fills in the first example of the draft in a text. */
function startFrom(text: string): void {
  const read = readDraft(text);
  startWith('data' in read ? read.data : {});
}

const withoutFragment = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search);

const draftEditor = lazyPart(() => import('./DraftEditor.tsx'));
const linked = lazyPart(() => import('./Linked.tsx'));

interface LaterProps<T> {
  readonly part: LazyPart<T>;
  readonly render: (part: T) => ReactNode;
}

/** A part of the page that is fetched when it is shown. */
function Later<T>({ part, render }: LaterProps<T>) {
  const fetched = useLazy(part);
  if (fetched) return render(fetched);
  return fetched === null ? (
    <p role="alert">This could not be fetched. Load the page again to retry.</p>
  ) : (
    <p role="status">Opening…</p>
  );
}

/** Moves the focus to the heading, once, where a press has replaced what was pressed. Renders nothing. */
function FocusHeading({ isWanted }: { readonly isWanted: boolean }) {
  useEffect(() => {
    if (isWanted) document.querySelector<HTMLElement>('[data-make] h1')?.focus();
  }, [isWanted]);
  return null;
}

/** The page that makes calculators. */
export function Make() {
  const [shown, setShown] = useState<Shown>({ kind: 'opening' });
  const isPressed = useRef(false);

  function openDraft(id: string, text: string, isNew: boolean) {
    setIdOfTab(id);
    startFrom(text);
    setShown({ kind: 'draft', id, text, isNew });
  }

  /** Opens a text as a new draft of the visitor's. */
  function open(text: string) {
    isPressed.current = true;
    withoutFragment();
    const id = newId();
    keep(id, text);
    openDraft(id, text, true);
  }

  function reopen(id: string) {
    isPressed.current = true;
    const kept = readKept(id);
    if (kept) openDraft(id, kept.text, false);
  }

  function leave() {
    isPressed.current = true;
    withoutFragment();
    setIdOfTab(undefined);
    setShown({ kind: 'start' });
  }

  const followAddress = useEffectEvent(async () => {
    const link = draftIn(location.hash);
    if (link) {
      if (shown.kind === 'linked' && shown.link === link) return;
      try {
        const text = await unpack(link);
        // Another link may have been followed meanwhile.
        if (draftIn(location.hash) !== link) return;
        startFrom(text);
        setShown({ kind: 'linked', link, text });
      } catch (error) {
        setShown({ kind: 'start', message: (error as Error).message });
      }
    } else if (shown.kind === 'opening') {
      const kept = readKept(idOfTab() ?? '');
      if (kept) openDraft(kept.id, kept.text, false);
      else setShown({ kind: 'start' });
    } else if (shown.kind === 'linked' && location.hash === '') {
      // Back to the page as it was before the link.
      setShown({ kind: 'start' });
    } else if (shown.kind === 'linked') {
      // A link to a part of the page was followed: a reload has to find the draft.
      history.replaceState(history.state, '', `#${shown.link}`);
    }
  });

  useEffect(() => {
    const follow = () => void followAddress();
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  // What the document already shows.
  if (shown.kind === 'opening') {
    return (
      <div className={pages.page}>
        <Introduction />
      </div>
    );
  }
  const focus = <FocusHeading isWanted={isPressed.current} />;
  if (shown.kind === 'start') {
    return (
      <>
        <Start {...{ open, reopen }} message={shown.message} />
        {focus}
      </>
    );
  }
  if (shown.kind === 'draft') {
    return (
      <Later
        key={shown.id}
        part={draftEditor}
        render={({ DraftEditor }) => (
          <>
            <DraftEditor {...shown} leave={leave} />
            {focus}
          </>
        )}
      />
    );
  }
  return (
    <Later
      part={linked}
      render={({ Linked }) => (
        <Linked key={shown.link} text={shown.text} change={() => open(shown.text)} leave={leave} />
      )}
    />
  );
}
