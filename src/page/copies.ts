import { importData } from '../browser/import-data.ts';
import { lazyPart } from '../browser/lazy.ts';
import type { DraftData } from '../engine/draft/draft.ts';

/*
 * The site's calculators as drafts: to start from, and for the formulas, which their pages lack. Each is a
 * module of data of its own, which the build publishes (scripts/build/copies.ts) and the service worker keeps
 * for use without a network.
 */

/** One line of the list of calculators. */
export interface CopyEntry {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
}

/** A calculator of the site, as a draft can start from it. */
export interface Copy {
  readonly draft: DraftData;
  /** The files of code in its folder, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** The address of its chunk, if it has files of code. */
  readonly module?: string;
}

/** The address of the list of all calculators. */
export const copiesAddress = '/manifests/index.js';

/** The address of one calculator. */
export const copyAddress = (slug: string): string => `/manifests/${slug}.js`;

/** The list of all calculators. */
export const copies = lazyPart((): Promise<readonly CopyEntry[]> => importData(copiesAddress));

/** Waits for something of the site that is being fetched; the message of its error is for readers. */
export async function fetched<T>(what: string, fetching: Promise<T>): Promise<T> {
  try {
    return await fetching;
  } catch (cause) {
    const message = navigator.onLine
      ? `${what} could not be fetched. Try again.`
      : `${what} is not on this device yet. Connect once and try again.`;
    throw new Error(message, { cause });
  }
}

/**
 * Fetches a calculator; the slug may come from a draft of anybody. The message of its errors is for readers,
 * and calls the calculator `what`.
 */
export async function loadCopy(slug: string, what = 'This calculator'): Promise<Copy> {
  if (!/^[a-z][a-z0-9-]*$/.test(slug)) throw new Error(`There is no calculator “${slug}”.`);
  return fetched(what, importData<Copy>(copyAddress(slug)));
}
