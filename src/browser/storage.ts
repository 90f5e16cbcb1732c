/*
 * What the site keeps on the visitor's own device, and nowhere else: names with one prefix in
 * localStorage. A browser that keeps nothing, or lets nobody look, is as good as an empty one.
 * Whoever shows something kept listens for `storage`, the browser's own event for other tabs.
 */

/** What every name begins with. */
export const prefix = 'reckonwell.';

/** The text kept under a name; blank if there is none. */
export function readStored(name: string): string {
  try {
    return localStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text under a name, a blank one by forgetting the name. Whether it is kept, `recall` tells. */
export function store(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(prefix + name, text);
    else localStorage.removeItem(prefix + name);
  } catch {
    // Storage that is full or forbidden: the page works without.
  }
  dispatchEvent(new StorageEvent('storage'));
}

/** The names under which something is kept. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Forgets everything that the site keeps. */
export const forget = (): void => {
  for (const name of storedNames()) store(name, '');
};

/** Calls back whenever something may be kept or forgotten, until the function it gives is called. */
export function onStorageChange(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

const favouritesName = 'favourites';

/** The slugs of the visitor's favourite calculators, the latest last, as one text. */
export const favourites = (): string =>
  [...new Set(readStored(favouritesName).split(' '))].join(' ');

/** Makes a calculator a favourite, or no longer one. */
export function toggleFavourite(slug: string): void {
  const all = favourites().split(' ');
  const others = all.filter((each) => each && each !== slug);
  store(favouritesName, (all.includes(slug) ? others : [...others, slug]).join(' '));
}

/** The name under which a calculator's last inputs are kept. */
export const lastInputsOf = (slug: string): string => `last.${slug}`;
