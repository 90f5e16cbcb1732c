import './styles/base.css';
import './layout/layout.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { pageModule, parsed } from './early.ts';
import { loadControls } from './fields/heavy.ts';
import { followLinks } from './links.ts';
import { CalculatorPage } from './pages/CalculatorPage.tsx';
import { RouteError } from './pages/RouteError.tsx';

/*
 * Brings the page to life. Every page is prerendered; only those that do something are hydrated,
 * each with no more than it uses. The router and the other pages come when the visitor moves on.
 */

const loadApp = () => import('./app.tsx');

async function start() {
  await parsed;
  const element = document.getElementById('root');
  if (!element) return;
  let root: Root | undefined;

  const page = element.dataset.page;
  if (page === 'calculator') {
    const module = await pageModule;
    const panel = element.querySelector('[data-panel]');
    const below = element.querySelector('[data-below]');
    if (module) {
      await loadControls(module.calculator.manifest.fields);
      root = hydrateRoot(
        element,
        <RouteError>
          <CalculatorPage
            calculator={module.calculator}
            before={panel?.innerHTML ?? ''}
            below={below?.innerHTML ?? ''}
          />
        </RouteError>,
      );
    }
  } else if (page === 'home') {
    const { Home } = await import('./pages/Home.tsx');
    root = hydrateRoot(
      element,
      <RouteError>
        <Home />
      </RouteError>,
    );
  }

  let running = false;
  /** Hands the page over to the app, which from then on owns every step. */
  async function run(address: string) {
    const app = await loadApp();
    if (running) {
      app.goTo(address);
      return;
    }
    running = true;
    history.scrollRestoration = 'manual';
    if (address !== location.pathname + location.search + location.hash) {
      history.pushState(null, '', address);
    }
    root ??= createRoot(element as HTMLElement);
    const { render } = root;
    startTransition(() => render.call(root, <app.App />));
  }

  followLinks({
    go: (address) =>
      void run(address).catch(() => {
        // The app could not be fetched: the browser can still go there by itself.
        location.href = address;
      }),
    prepare: (pathname) =>
      void loadApp().then(
        (app) => app.preload(pathname),
        () => {},
      ),
  });

  // Without a prerendered page (during development), the app renders everything.
  if (page === undefined) await run(location.pathname + location.search + location.hash);
}

void start();
