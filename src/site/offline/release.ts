/*
 * The files of one release of the site, as the build lists them for the service worker: which belong to
 * which page, and how to tell each from the same file of another release.
 */

/** One file: its path as browsers request it, a digest of its content, and the bytes sent, compressed. */
export type ReleaseFile = readonly [path: string, digest: string, bytes: number];

/**
 * One page: its address, its title, and the files that only it needs, by their index in `files`. Of a
 * calculator also the index of its copy, which has the formulas for a spreadsheet or a draft of /make; it
 * computes with the same files.
 */
export type ReleasePage = readonly [
  address: string,
  title: string,
  files: readonly number[],
  copy?: number,
];

export interface Release {
  /** A digest of all files. */
  readonly version: string;
  readonly files: readonly ReleaseFile[];
  /** The files that every page may need, by their index. */
  readonly engine: readonly number[];
  readonly pages: readonly ReleasePage[];
}

/** The page that stands for one that is not kept while there is no network. */
export const offlineAddress = '/offline';

/** The page of the last answers. It is kept with any calculator, like the home page. */
export const historyAddress = '/history';

/** Whether a page is a calculator. */
export const isCalculator = (address: string): boolean => /^\/calculator\/[\w-]+$/.test(address);

/** A short digest of a file's content. */
export async function digestOf(content: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content)).subarray(0, 6);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
