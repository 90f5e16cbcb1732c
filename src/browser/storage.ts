/*
 * The site's data on the visitor's device: keys with one prefix in localStorage, which are sent nowhere.
 * If the browser blocks storage, it counts as empty. Components that show stored data listen to the
 * `storage` event, which browsers dispatch in other tabs.
 */

/** The prefix of every key. */
export const prefix = 'reckonwell.';

/** The text stored under a name; empty if there is none. */
export function readStored(name: string): string {
  try {
    return localStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text under a name; an empty one deletes the name. Does nothing if the browser blocks storage. */
export function store(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(prefix + name, text);
    else localStorage.removeItem(prefix + name);
  } catch {
    // Storage that is full or forbidden: the page works without.
  }
  dispatchEvent(new StorageEvent('storage'));
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
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
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
