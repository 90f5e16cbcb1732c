import { startTransition, use, useEffect, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type LazyPart, lazyPart, prefetch } from '../../browser/lazy.ts';
import { RouteError } from '../../page/RouteError.tsx';
import { client } from '../offline/parts.ts';
import { site } from '../site.ts';
import { followLinks } from './follow-links.ts';
import { loadPage, type Page } from './routes.tsx';

/*
 * The router. A page that nobody leaves never needs it: it comes with the first step to another page
 * (or sooner, when a link is about to be followed), and from then on no page is loaded anew. React
 * Router's data router would also load pages and restore scroll positions, for twice the bytes.
 */

const pages = new Map<string, LazyPart<Page>>();

/** The page at an address. */
function pageAt(pathname: string): LazyPart<Page> {
  const page = pages.get(pathname) ?? lazyPart(() => loadPage(pathname));
  pages.set(pathname, page);
  return page;
}

/** Fetches what a page needs before anyone goes there; a failure is the page's to show. */
export const prepare = (pathname: string): Promise<unknown> =>
  prefetch(pageAt(pathname)).catch(() => {});

/** The section that a fragment names; nothing for one that carries inputs, or that nobody can read. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function RoutedPage() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const page = pageAt(pathname);
  const { head, element } = use(page.promise ?? prefetch(page));

  useEffect(() => {
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', `${site.origin}${pathname}`);
    void client.value?.visited();
  }, [head, pathname]);

  // Before anything is painted: the page comes in its own colours.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--hue', String(head.hue ?? ''));
  }, [head]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, however it was made
  useLayoutEffect(() => {
    const how = opened ?? type;
    const within = shown === pathname;
    opened = undefined;
    shown = pathname;
    if (how === 'POP') {
      const top = positions.get(key + hash);
      // A link within the page is new to us: the browser has scrolled, if there is where to.
      if (!within || top !== undefined) scrollTo({ top: top ?? 0, behavior: 'instant' });
      return;
    }
    const target = sectionOf(hash);
    if (target) target.scrollIntoView();
    // The stylesheet makes it smooth, unless the visitor asks for less motion.
    else scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [key, hash]);

  return element;
}

/** How far down each visited page was, to go back to. */
const positions = new Map<string, number>();
/** How the first page of the app was reached: React Router takes it for a page that was loaded. */
let opened: 'PUSH' | undefined;
/** The page that the last step led to. */
let shown: string | undefined;

function Steps() {
  const { key, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () =>
      followLinks({
        go(address) {
          // Retry a page that could not be fetched.
          void prepare(new URL(address, location.href).pathname);
          void navigate(address);
        },
        prepare,
      }),
    [navigate],
  );
  // Before the page beside it scrolls: what comes of that belongs to the new step.
  useLayoutEffect(() => {
    const remember = () => positions.set(key + hash, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, hash]);
  return null;
}

/** The whole site in one tree, for whoever renders it; starts at the document's address. */
function App() {
  return (
    <BrowserRouter>
      <Steps />
      <Pages />
    </BrowserRouter>
  );
}

/** A failed page must not hide the next one: the boundary is new for every path. */
function Pages() {
  const { pathname } = useLocation();
  return (
    <RouteError key={pathname}>
      <RoutedPage />
    </RouteError>
  );
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Takes the page over: at the document's address, or with a step to another one. */
export function start(root: Root, address?: string): void {
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => void prepare(location.pathname));
  // The browser restores the scroll position of a page that is loaded anew.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  if (address !== undefined && address !== location.pathname + location.search + location.hash) {
    const { idx = 0, key = newKey() } = history.state ?? {};
    history.replaceState({ idx, key }, '');
    positions.set(key, scrollY);
    history.pushState({ idx: idx + 1, key: newKey() }, '', address);
    opened = 'PUSH';
  }
  startTransition(() => root.render(<App />));
}
