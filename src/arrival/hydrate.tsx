import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { prefetch, prefetchWhenIdle } from '../browser/lazy.ts';
import { trustedHtml } from '../browser/trusted.ts';
import { CalculatorPage } from '../page/CalculatorPage.tsx';
import { fieldAids } from '../page/fields/parts.ts';
import type { Early } from '../page/form/useCalculator.ts';
import { later } from '../page/parts.ts';
import { RouteError } from '../page/RouteError.tsx';
import { TablesFold } from '../page/results/TableSection.tsx';
import { client } from '../site/offline/parts.ts';
import { staticParts } from '../site/pages/static-parts.ts';
import { followLinks } from '../site/router/follow-links.ts';
import { answered, handOver, pageModule, parsed } from './early.ts';

/*
 * The third of a page's three moments (README.md): React takes over what was prerendered. Only pages
 * that do something are hydrated, each with no more than it uses. The router and the other pages come
 * when the visitor moves on.
 */

const loadApp = () => import('../site/router/app.tsx');

const calculatorForm = () => document.querySelector<HTMLElement>('form[data-calculator]');

/** What was done before hydration, read when React is there: much can be typed until then. */
const early = (): Early => ({
  answered,
  submitted: 'submitted' in (calculatorForm()?.dataset ?? {}),
});

/**
 * Takes back the choices that other fields depend on, to be made again when React is there: it then
 * shows the fields and converts the numbers, which is the work of their aid.
 */
async function takeBack(root: Element): Promise<void> {
  const radios = () => root.querySelectorAll<HTMLInputElement>('[type=radio][data-pressed]');
  if (radios().length === 0) return;
  await prefetch(fieldAids).catch(() => {});
  for (const { name } of radios()) {
    for (const radio of root.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      radio.checked = radio.defaultChecked;
    }
  }
}

/** Waits for the styles of what React alone draws, which the head script fetches, unless they failed. */
async function waitForDeferredStyles(): Promise<void> {
  const link = document.getElementById('deferred') as HTMLLinkElement | null;
  if (!link || link.sheet || 'unstyled' in document.documentElement.dataset) return;
  const applied = new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });
  if (link.rel !== 'stylesheet') link.rel = 'stylesheet';
  await applied;
}

/** Presses again what was pressed before React was there to act on it, in the order of the form. */
async function replay(pressed: readonly HTMLElement[]): Promise<void> {
  for (const each of pressed) {
    // What the last one changed is on the page by then.
    await new Promise((resolve) => setTimeout(resolve));
    // What opens a popover needs no script, and has opened it.
    if (!each.hasAttribute('popovertarget')) each.click();
  }
}

/** Takes over from the engine as soon as what it renders listens. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  const pressed = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    pressed.current = handOver();
  }, []);
  // When all that the page listens with is there.
  useEffect(() => void replay(pressed.current), []);
  return <RouteError>{children}</RouteError>;
}

async function start() {
  await parsed;
  const element = document.getElementById('root');
  if (!element) return;
  let root: Root | undefined;
  /** A part that the build rendered, as HTML. */
  const prerendered = (name: string) => element.querySelector(`[data-${name}]`)?.innerHTML;
  const styled = waitForDeferredStyles();

  const page = element.dataset.page;
  if (page === 'calculator' || page === 'embed') {
    const module = await pageModule;
    if (module) {
      const tree = (
        <Hydrated>
          <TablesFold value={page === 'embed'}>
            <CalculatorPage
              calculator={module.calculator}
              early={early}
              before={trustedHtml(prerendered('panel') ?? '')}
              later={later[page]}
              {...staticParts(prerendered)}
            />
          </TablesFold>
        </Hydrated>
      );
      await Promise.all([takeBack(element), styled]);
      // In slices: what is typed or pressed meanwhile is heard between them.
      startTransition(() => {
        root = hydrateRoot(element, tree);
      });
    }
  } else if (page === 'home') {
    const searchIndex = document.querySelector<HTMLMetaElement>('meta[name=search-index]');
    const { Home, homeProps } = await import('../site/home/Home.tsx');
    root = hydrateRoot(
      element,
      <RouteError>
        <Home {...homeProps(prerendered, searchIndex?.content ?? '')} />
      </RouteError>,
    );
  }

  // What does something on a page of text.
  if (element.querySelector('[data-forget]')) {
    void import('../site/pages/OnDevice.tsx').then(({ renderOnDevice }) => renderOnDevice(element));
  }

  if (import.meta.env.PROD && page !== 'embed') prefetchWhenIdle(client);

  let running = false;
  /** The page that the visitor asked for last. */
  let wanted: string | undefined;
  /** Hands the page over to the app, which from then on owns every step, and goes to an address. */
  async function run(address?: string) {
    wanted = address;
    const app = await loadApp();
    await app.prepare(new URL(wanted ?? location.href, location.href).pathname);
    if (running) return;
    running = true;
    stop();
    root ??= createRoot(element as HTMLElement);
    app.start(root, wanted);
  }
  /** The same; if the app cannot be fetched, the browser can still go there by itself. */
  const go = (address?: string) =>
    void run(address).catch(() => {
      if (address) location.href = address;
      else location.reload();
    });

  const { pathname } = location;
  // Back to a page of an earlier document's app, from a document that has none yet.
  addEventListener('popstate', () => {
    if (!running && location.pathname !== pathname) go();
  });
  const stop = followLinks({
    go,
    prepare: (pathname) =>
      void loadApp().then(
        (app) => app.prepare(pathname),
        () => {},
      ),
  });

  // Without a prerendered page (during development), the app renders everything.
  if (page === undefined) await run();
}

void start();
