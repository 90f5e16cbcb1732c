import { startTransition, use, useEffect, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { RouteError } from '../pages/RouteError.tsx';
import { site } from '../site.ts';
import { loadPage, type Page } from './routes.tsx';

/*
 * The router. A page that nobody leaves never needs it: it comes with the first step to another page
 * (or sooner, when a link is about to be followed), and from then on no page is loaded anew.
 */

const pages = new Map<string, Promise<Page>>();
/** The pages that could not be fetched: they are tried again with the next step, not before. */
const failures: string[] = [];

function loaded(pathname: string): Promise<Page> {
  let page = pages.get(pathname);
  if (!page) {
    page = loadPage(pathname);
    pages.set(pathname, page);
    page.catch(() => failures.push(pathname));
  }
  return page;
}

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
  const { head, element } = use(loaded(pathname));

  useEffect(() => {
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', `${site.origin}${pathname}`);
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
let navigate: ReturnType<typeof useNavigate> | undefined;

function Steps() {
  const { key, hash } = useLocation();
  navigate = useNavigate();
  // Before the page beside it scrolls: what comes of that belongs to the new step.
  useLayoutEffect(() => {
    for (const failed of failures.splice(0)) pages.delete(failed);
    const remember = () => positions.set(key + hash, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, hash]);
  return null;
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

/** The whole site in one tree, for whoever renders it; starts at the document's address. */
function App() {
  return (
    <BrowserRouter>
      <Steps />
      <Pages />
    </BrowserRouter>
  );
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Takes the page over: at the document's address, or with a step to another one. */
export function start(root: Root, address?: string): void {
  history.scrollRestoration = 'manual';
  // A page that is loaded anew is the browser's to scroll.
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

/** Goes to an address of this site, once the app is up. */
export const goTo = (address: string): void => void navigate?.(address);

/** Fetches what a page needs before anyone goes there. */
export function preload(pathname: string): void {
  // Nobody has asked for it yet: a failure is no news, and the step itself tries again.
  loaded(pathname).catch(() => pages.delete(pathname));
}
