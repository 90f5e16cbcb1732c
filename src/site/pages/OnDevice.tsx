import { createRoot } from 'react-dom/client';
import { useLazy } from '../../browser/lazy.ts';
import { tools } from '../../page/parts.ts';
import { Unfetched } from '../../page/results/Unfetched.tsx';
import { history } from '../../page/saved/parts.ts';

/*
 * The parts of pages of text that show what the device stores: the build leaves a place for them.
 */

/** The button that deletes stored data, once its code is loaded. */
function ForgetHere() {
  const { Forget } = useLazy(tools)?.tools ?? {};
  return Forget && <Forget />;
}

/** The last answers, once their code is loaded. */
function HistoryHere({ titles }: { readonly titles: ReadonlyMap<string, string> }) {
  const part = useLazy(history);
  if (part === null) return <Unfetched parts={[history]} />;
  return part && <part.History titles={titles} />;
}

/** The titles of the site's calculators by slug, which the page of the last answers has in it. */
const titlesIn = (place: Element): ReadonlyMap<string, string> =>
  new Map(
    [...place.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent]),
  );

const parts = {
  '[data-history]': (place: Element) => <HistoryHere titles={titlesIn(place)} />,
  '[data-forget]': () => <ForgetHere />,
};

/**
 * Renders what shows stored data into its places on a prerendered page. Returns a function that removes it.
 */
export function renderOnDevice(page: Element): () => void {
  const roots = Object.entries(parts).flatMap(([selector, part]) => {
    const place = page.querySelector(selector);
    if (!place) return [];
    const element = part(place);
    const root = createRoot(place);
    root.render(element);
    return root;
  });
  return () =>
    // Not while React renders the page that replaces this one.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
}
