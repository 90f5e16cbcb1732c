import { readFileSync } from 'node:fs';
import { RatesError } from './day-file.ts';

/** The largest file that is read; a day's rates take two kilobytes. */
const mostCharacters = 100_000;

/** Milliseconds until an address that does not answer is given up. */
const longestWait = 20_000;

interface Options {
  /** The largest number of characters. */
  readonly most?: number;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeout?: number;
}

async function download(
  address: string,
  { fetch = globalThis.fetch, timeout = longestWait }: Options,
): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    text = response.ok ? await response.text() : '';
  } catch (error) {
    const { name, message, cause } = error as Error;
    throw new RatesError([
      name === 'TimeoutError'
        ? `${address} did not answer within ${timeout / 1000} seconds.`
        : `${address} cannot be fetched: ${cause instanceof Error ? cause.message : message}.`,
    ]);
  }
  if (!response.ok) {
    throw new RatesError([
      `${address} answered with HTTP status ${response.status} ${response.statusText}`.trim(),
    ]);
  }
  if (response.url !== '' && !response.url.startsWith('https:')) {
    throw new RatesError([`${address} leads on to ${response.url}, which is not https.`]);
  }
  return text;
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT'
        ? `There is no file ${path}.`
        : code === 'EISDIR'
          ? `${path} is a folder, not a file.`
          : `${path} cannot be read: ${message}.`;
    throw new RatesError([why]);
  }
}

/** Reads the text at a path or an https address. Throws `RatesError` that says why it cannot. */
export async function readSource(where: string, options: Options = {}): Promise<string> {
  if (/^https:\/\//i.test(where) && !URL.canParse(where)) {
    throw new RatesError([`“${where}” is not an address.`]);
  }
  // Two letters or more: C:\rates.xml is a path.
  if (/^(?!https:)[a-z][a-z+.-]+:\/\//i.test(where)) {
    throw new RatesError([`${where} is not an https address.`]);
  }
  const text = /^https:\/\//i.test(where) ? await download(where, options) : readFile(where);
  if (text.length > (options.most ?? mostCharacters)) {
    throw new RatesError([`${where} is too large for a file of rates.`]);
  }
  if (text.trim() === '') throw new RatesError([`${where} is empty.`]);
  return text;
}
