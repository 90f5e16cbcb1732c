import { trustedScript } from '../../browser/trusted.ts';
import { ask } from './ask.ts';
import { offerUpdate } from './update.ts';

/*
 * Starts the service worker once a page is complete, tells it which pages are visited, and offers a new
 * version when one is ready. A lazy part of every page.
 */

/** Milliseconds after which a page that is looked at again asks for a new version. */
const updateAfter = 3_600_000;

/** The files of this site that this page has fetched, of those with certain paths. */
const fetched = (paths: RegExp): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => paths.test(path));

/** The scripts and styles that this page has fetched. */
const ownFiles = (): string[] => fetched(/^\/assets\/.*\.(?:js|css)$/);

/** Offers a version that this page does not belong to: one that has all of its files is no other. */
async function offerIfOther(worker: ServiceWorker | null): Promise<void> {
  if (worker && !(await ask(worker, 'has', { paths: ownFiles() }))) offerUpdate(worker);
}

/** Keeps a page or a copy of a calculator for use without a network, also in a version that waits. */
export async function visited(address = location.pathname): Promise<void> {
  const { active, waiting } = await navigator.serviceWorker.ready;
  for (const worker of [active, waiting]) if (worker) void ask(worker, 'visited', { address });
}

function watch(registration: ServiceWorkerRegistration): void {
  void offerIfOther(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) void offerIfOther(installing);
    });
  });
  // Another tab has switched to the new version.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    void offerIfOther(navigator.serviceWorker.controller);
  });
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checked < updateAfter) return;
    checked = Date.now();
    // Without a network there is none.
    registration.update().catch(() => {});
  });
}

/** Fills the page that stands for one that is not kept. */
async function explain(list: Element): Promise<void> {
  const retry = () => location.reload();
  addEventListener('online', retry);
  // A link would lose the inputs after the `#`.
  document.querySelector('main [data-reload]')?.addEventListener('click', (event) => {
    event.preventDefault();
    retry();
  });
  const { controller } = navigator.serviceWorker;
  const pages = controller ? await ask(controller, 'kept') : [];
  list.replaceChildren(
    ...pages.map(({ address, title }) =>
      Object.assign(document.createElement('a'), { href: address, textContent: title }),
    ),
  );
  if (pages.length === 0) list.textContent = 'None yet: those that you open while there is one.';
}

async function start(): Promise<void> {
  // A browser that blocks storage has none. In a frame, another site would decide what is kept.
  if (!('serviceWorker' in navigator) || window.top !== window) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const list = document.querySelector('[data-kept-pages]');
  if (list) void explain(list);
  await navigator.serviceWorker.register(trustedScript('/sw.js') as string).catch(() => {});
  const registration = await navigator.serviceWorker.ready;
  watch(registration);
  await visited();
  // The copies that /make fetched before there was a worker; it keeps later ones as they come.
  for (const copy of fetched(/^\/manifests\/.*\.js$/)) void visited(copy);
}

void start();
