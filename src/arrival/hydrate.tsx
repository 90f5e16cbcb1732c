import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { loadControls } from '../fields/heavy.ts';
import { CalculatorPage } from '../pages/CalculatorPage.tsx';
import { renderForget } from '../pages/ForgetHere.tsx';
import { RouteError } from '../pages/RouteError.tsx';
import { loadResults } from '../results/heavy.ts';
import { followLinks } from '../router/follow-links.ts';
import { pageModule, parsed } from './engine.ts';

/*
 * Brings the page to life. Every page is prerendered; only those that do something are hydrated,
 * each with no more than it uses. The router and the other pages come when the visitor moves on.
 */

const loadApp = () => import('../router/app.tsx');

async function start() {
  await parsed;
  const element = document.getElementById('root');
  if (!element) return;
  let root: Root | undefined;

  const page = element.dataset.page;
  if (page === 'calculator') {
    const module = await pageModule;
    const panel = element.querySelector('[data-panel]');
    const examples = element.querySelector('[data-examples]');
    const below = element.querySelector('[data-below]');
    if (module) {
      await loadControls(module.calculator.manifest.fields);
      await loadResults(module.calculator.manifest.results);
      const tree = (
        <RouteError>
          <CalculatorPage
            calculator={module.calculator}
            category={module.category}
            before={panel?.innerHTML ?? ''}
            examples={examples?.innerHTML ?? ''}
            below={below?.innerHTML ?? ''}
          />
        </RouteError>
      );
      // In slices: what is typed or pressed meanwhile is heard between them.
      startTransition(() => {
        root = hydrateRoot(element, tree);
      });
    }
  } else if (page === 'home') {
    const { Home, homeProps } = await import('../pages/Home.tsx');
    root = hydrateRoot(
      element,
      <RouteError>
        <Home {...homeProps(document)} />
      </RouteError>,
    );
  }

  // The one thing on a page of text that does something.
  renderForget(element);

  let running = false;
  /** Hands the page over to the app, which from then on owns every step, and goes to an address. */
  async function run(address?: string) {
    const app = await loadApp();
    if (running) {
      if (address) app.goTo(address);
      return;
    }
    running = true;
    root ??= createRoot(element as HTMLElement);
    app.start(root, address);
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
  followLinks({
    go,
    prepare: (pathname) =>
      void loadApp().then(
        (app) => app.preload(pathname),
        () => {},
      ),
  });

  // Without a prerendered page (during development), the app renders everything.
  if (page === undefined) await run();
}

void start();
