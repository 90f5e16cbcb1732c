import { readStored, prefix as storagePrefix, store, storedNames } from '../../browser/storage.ts';

/*
 * The drafts that are kept on the device, and which of them this tab works on.
 */

/** A draft as the device keeps it. */
export interface Kept {
  readonly id: string;
  readonly text: string;
  /** When it was changed last, in milliseconds since 1970. */
  readonly changed: number;
}

const prefix = 'draft.';

/** An id for a new draft. */
export const newId = (): string => Math.random().toString(36).slice(2, 10);

/** The draft with an id, if the device has it. */
export function readKept(id: string): Kept | undefined {
  try {
    const { text, changed } = JSON.parse(readStored(prefix + id));
    return typeof text === 'string' ? { id, text, changed: Number(changed) || 0 } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; returns whether the browser allows it. */
export function keep(id: string, text: string): boolean {
  const isKept = () => readKept(id)?.text === text;
  // A text that is there already was not changed now.
  if (!isKept()) store(prefix + id, JSON.stringify({ text, changed: Date.now() }));
  return isKept();
}

/** Calls back with the text of a draft whenever another tab changes it; returns a function that ends this. */
export function onChangeElsewhere(id: string, changed: (text: string) => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    // Our own changes have no key.
    const kept = key === storagePrefix + prefix + id ? readKept(id) : undefined;
    if (kept) changed(kept.text);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Deletes a draft from the device. */
export const discard = (id: string): void => void store(prefix + id, '');

/** All drafts on the device, the last changed first. */
export const allKept = (): readonly Kept[] =>
  storedNames()
    .flatMap((name) => (name.startsWith(prefix) ? (readKept(name.slice(prefix.length)) ?? []) : []))
    .sort((a, b) => b.changed - a.changed);

const tabName = 'reckonwell.draft';

/** The id of the draft that this tab worked on before it was loaded again. */
export function idOfTab(): string | undefined {
  try {
    return sessionStorage.getItem(tabName) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers which draft this tab works on; `undefined` for none. */
export function setIdOfTab(id: string | undefined): void {
  try {
    if (id) sessionStorage.setItem(tabName, id);
    else sessionStorage.removeItem(tabName);
  } catch {
    // Without storage, a reload begins at the start.
  }
}
