/*
 * The site's data on the visitor's device: keys with one prefix in localStorage, which are sent nowhere.
 * If the browser blocks storage, it counts as empty. Browsers dispatch `storage` in other tabs; in this one,
 * `stored` says the same. Components that show stored data listen to both.
 */

/** The prefix of every key. */
export const prefix = 'reckonwell.';

/** Has everything on this page that shows stored data look again. */
export const announceStored = (): boolean => dispatchEvent(new Event('stored'));

/** The text stored under a name; empty if there is none. */
export function readStored(name: string): string {
  try {
    return localStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

/**
 * Stores a text under a name; an empty one deletes the name. Returns false, and leaves what was stored as it
 * is, if storage is full or the browser blocks it: the page works without.
 */
export function store(name: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(prefix + name, text);
    else localStorage.removeItem(prefix + name);
  } catch {
    return false;
  }
  announceStored();
  return true;
}

/** Everything that is stored, by name. */
export const allStored = (): ReadonlyMap<string, string> =>
  new Map(storedNames().map((name) => [name, readStored(name)]));

/** Stores some texts by their names, all or none; false if storage is full or blocked. */
export function storeAll(texts: ReadonlyMap<string, string>): boolean {
  const before: (readonly [name: string, former: string])[] = [];
  for (const [name, text] of texts) {
    before.push([name, readStored(name)]);
    if (store(name, text)) continue;
    // What is new goes first, so that there is room for what stood there.
    before.sort(([, a], [, b]) => Number(a !== '') - Number(b !== ''));
    for (const [each, former] of before) store(each, former);
    return false;
  }
  return true;
}

/** Whether a text can be stored now: yes, or storage is full, or the browser blocks it. */
export function storageState(): 'works' | 'full' | 'blocked' {
  const key = `${prefix}probe`;
  try {
    localStorage.setItem(key, ' '.repeat(1000));
    localStorage.removeItem(key);
    return 'works';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'full'
      : 'blocked';
  }
}

/** The names under which something is stored. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Deletes everything that the site has stored. */
export const forget = (): void => {
  for (const name of storedNames()) store(name, '');
};

/** Calls back whenever stored data may have changed; returns a function that ends this. */
export function onStorageChange(changed: () => void): () => void {
  const events = ['storage', 'stored'];
  for (const each of events) addEventListener(each, changed);
  return () => {
    for (const each of events) removeEventListener(each, changed);
  };
}

const favouritesName = 'favourites';

/** The slugs of the visitor's favourite calculators, the latest last, separated by spaces. */
export const favourites = (): string =>
  [...new Set(readStored(favouritesName).split(' '))].join(' ');

/** Adds a calculator to the favourites, or removes it. */
export function toggleFavourite(slug: string): void {
  const all = favourites().split(' ');
  const others = all.filter((each) => each && each !== slug);
  store(favouritesName, (all.includes(slug) ? others : [...others, slug]).join(' '));
}

/** The name under which a calculator's last inputs are stored. */
export const lastInputsOf = (slug: string): string => `last.${slug}`;
