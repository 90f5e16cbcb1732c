import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cachePrefix, keepAllFlag } from '../../browser/caches.ts';
import type { Failure, KeptPage, Message, Status } from './messages.ts';
import { digestOf, isCalculator, offlineAddress, type Release } from './release.ts';
import type { WorkerScope } from './worker-scope.ts';

/*
 * The service worker (README.md in this folder). Its cache holds files of one release and of no other:
 * each is compared with the digest that the build wrote down, so that a failed, cut or foreign response
 * is never kept, and a kept page always finds the scripts that it was built with. Keys are the paths
 * of the list: queries and fragments, and whatever somebody typed, never become one.
 */

declare const self: WorkerScope;
/** Written into this script by the build. */
declare const builtRelease: Release;

const release = builtRelease;

const cacheName = cachePrefix + release.version;

/** Seconds after which a kept page need not wait for the network. */
const networkTimeoutSeconds = 3;

/** The number of files that one message makes the worker keep. */
const filesAtOnce = 16;

const digests = new Map(release.files.map(([path, digest]) => [path, digest]));
const pathsOf = (files: readonly number[]): string[] =>
  files.map((index) => release.files[index]?.[0] ?? '');
const engine = pathsOf(release.engine);
/** The path of a page or of a copy, and the files that it needs. */
type Whole = readonly [own: string, files: readonly string[]];

/** The files of each page, and of each copy of a calculator, by their own path. A page has its copy, too. */
const wholes = new Map(
  release.pages.flatMap(([address, , files, copy]): Whole[] => {
    const needs = pathsOf(copy === undefined ? files : [copy, ...files]);
    const ofPage: Whole = [address, [address, ...needs]];
    return copy === undefined ? [ofPage] : [ofPage, [needs[0] as string, needs]];
  }),
);

/** The same content has the same key in every release. */
const keyOf = (path: string): string => `${path}?${digests.get(path)}`;

const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Whether a response is a file of this release, whole. */
async function isOwn(path: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
  return (await digestOf(await response.clone().arrayBuffer())) === digests.get(path);
}

const ownFiles: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url).pathname),
  cacheWillUpdate: async ({ request, response }) => {
    const { pathname } = new URL(request.url);
    return !(await caches.match(keyOf(pathname), { cacheName })) &&
      (await isOwn(pathname, response))
      ? response
      : null;
  },
};

const strategy = { cacheName, plugins: [ownFiles] };

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname) && digests.has(url.pathname),
  new CacheFirst(strategy),
);
// An open page of the release before needs its own files until it is closed.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url.pathname),
  async ({ request, url }) =>
    (await caches.match(url.pathname, { ignoreSearch: true })) ?? fetch(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && digests.has(url.pathname),
  new NetworkFirst({ ...strategy, networkTimeoutSeconds }),
);
// The module of a page: its document shows it as well, if that is kept and the network does not answer.
const impatient = new NetworkOnly({ networkTimeoutSeconds });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pages/'),
  async (options) => {
    const address = options.url.pathname.replace(/^\/pages(\/index(?=\.js$))?|\.js$/g, '') || '/';
    const isKept = digests.has(address) && (await caches.match(keyOf(address), { cacheName }));
    return isKept ? impatient.handle(options) : fetch(options.request);
  },
);
// Whatever else is gone to, so that its failure is answered below.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

/** Without a network, the page that says so; the status tells it from the one that was asked for. */
setCatchHandler(async ({ request }) => {
  const page =
    request.destination === 'document' &&
    (await caches.match(keyOf(offlineAddress), { cacheName }));
  if (!page) return Response.error();
  const { headers } = page;
  return new Response(page.body, { status: 503, statusText: 'Service Unavailable', headers });
});

/** Why a file was not kept. */
class NotKept extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

const failureOf = (thrown: unknown): Failure => {
  if (thrown instanceof NotKept) return thrown.failure;
  return (thrown as Error).name === 'QuotaExceededError' ? 'space' : 'storage';
};

async function fetchFile(path: string): Promise<Response> {
  const options: RequestInit = { priority: 'low', cache: isHashed(path) ? 'default' : 'no-cache' };
  const response = await fetch(path, options).catch(() => {
    throw new NotKept('network');
  });
  if (response.status >= 500) throw new NotKept('network');
  if (!(await isOwn(path, response))) throw new NotKept('release');
  return response;
}

/** The paths of the files that a cache holds. */
async function pathsIn(name: string): Promise<Set<string>> {
  const requests = await (await caches.open(name)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

const missingOf = async (paths: readonly string[]): Promise<string[]> => {
  const kept = await pathsIn(cacheName);
  return [...new Set(paths)].filter((path) => !kept.has(path));
};

/** Keeps files, those that are the same in another kept release without a request. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await Promise.allSettled(
    (await missingOf(paths)).map(async (path) => {
      const key = keyOf(path);
      await cache.put(key, (await caches.match(key)) ?? (await fetchFile(path)));
    }),
  );
  const failed = kept.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

const filesOf = (address: string): readonly string[] => wholes.get(address) ?? [];

/** Keeps the engine and what belongs to some pages and copies. */
const keepWhole = (addresses: readonly string[]): Promise<void> =>
  keep([...engine, ...addresses.flatMap(filesOf)]);

/** The names of the caches of all kept releases. */
const releaseCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== keepAllFlag);

/** The pages and copies that any kept release has, or all if the visitor asked for it. */
async function wholesToKeep(): Promise<string[]> {
  if (await caches.has(keepAllFlag)) return [...wholes.keys()];
  const paths = await Promise.all((await releaseCaches()).map(pathsIn));
  return [...new Set(paths.flatMap((each) => [...each]))];
}

/** Deletes superseded releases: not that of an installed worker, nor one that an open page may need. */
async function cleanUp(installed?: string): Promise<void> {
  const { installing, waiting } = self.registration;
  if (!installed && (installing || waiting)) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = (await releaseCaches()).filter((name) => ![cacheName, installed].includes(name));
  if (windows.length > 1) others.pop();
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function install(): Promise<void> {
  await keepWhole(await wholesToKeep());
  self.registration.active?.postMessage({ type: 'installed', cacheName } satisfies Message);
}

async function activate(): Promise<void> {
  // The worker starts while the page is on its way. Firefox shows an error page as soon as that request
  // fails, whatever the worker answers (github.com/GoogleChrome/workbox/issues/3134).
  if (!navigator.userAgent.includes('Firefox/')) {
    await self.registration.navigationPreload?.enable();
  }
  await self.clients.claim();
  await cleanUp();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function status(): Promise<Status> {
  const kept = await pathsIn(cacheName);
  const isKept = (address: string) => filesOf(address).every((path) => kept.has(path));
  const calculators = [...wholes.keys()].filter(isCalculator);
  const bytes = { kept: 0, all: 0 };
  for (const [path, , size] of release.files) {
    bytes.all += size;
    if (kept.has(path)) bytes.kept += size;
  }
  return {
    calculators: { kept: calculators.filter(isKept).length, all: calculators.length },
    bytes,
    isComplete: release.files.every(([path]) => kept.has(path)),
  };
}

async function keepNext(): Promise<Status & { readonly failure?: Failure }> {
  try {
    // Page by page, so that what is there is whole.
    const all = [...engine, ...[...wholes.values()].flat(), ...digests.keys()];
    await keep((await missingOf(all)).slice(0, filesAtOnce));
    const now = await status();
    if (now.isComplete) await caches.open(keepAllFlag);
    return now;
  } catch (thrown) {
    const none = {
      calculators: { kept: 0, all: 0 },
      bytes: { kept: 0, all: 0 },
      isComplete: false,
    };
    return { ...(await status().catch(() => none)), failure: failureOf(thrown) };
  }
}

async function keptCalculators(): Promise<readonly KeptPage[]> {
  const kept = await pathsIn(cacheName);
  return release.pages
    .filter(
      ([address]) => isCalculator(address) && filesOf(address).every((path) => kept.has(path)),
    )
    .map(([address, title]) => ({ address, title }));
}

async function answer(message: Message): Promise<unknown> {
  switch (message.type) {
    case 'visited':
      // What the browser has dropped comes back, too.
      await keepWhole([message.address]).catch(() => {});
      return cleanUp();
    case 'keep':
      return keepNext();
    case 'status':
      return status();
    case 'kept':
      return keptCalculators();
    case 'has':
      return message.paths.every((path) => digests.has(path));
    case 'activate':
      return self.skipWaiting();
    case 'installed':
      return cleanUp(message.cacheName);
  }
}

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(answer(event.data as Message).then((reply) => port?.postMessage(reply)));
});
