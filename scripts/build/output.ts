import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../calculators.ts';

/** The folder of the built site. */
export const dist = join(root, 'dist');

const compressed = !process.argv.includes('--uncompressed');
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const compressing: Promise<unknown>[] = [];

/** The modes of brotli: which of them makes a text smallest is found by trying. */
const modes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

/** Compresses with brotli, in the mode that makes the text smallest. */
async function smallest(text: Buffer | string): Promise<Buffer> {
  const all = await Promise.all(
    modes.map((mode) => brotli(text, { params: { [constants.BROTLI_PARAM_MODE]: mode } })),
  );
  return all.reduce((least, each) => (each.length < least.length ? each : least));
}

/** Compresses a text beside itself, in other threads than the one that renders. */
export function compress(
  file: string,
  text: Buffer | string = readFileSync(join(dist, file)),
): void {
  if (!compressed) return;
  const write = (ending: string) => (bytes: Buffer) =>
    writeFile(join(dist, `${file}.${ending}`), bytes);
  compressing.push(smallest(text).then(write('br')), zip(text, { level: 9 }).then(write('gz')));
}

/** Resolves when everything is compressed. */
export const allCompressed = (): Promise<unknown> => Promise.all(compressing);

/** Writes a text of the site, whole and compressed. */
export function publish(file: string, text: string): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
  compress(file, text);
}

/** Writes a file of the site that is compressed by its own format, such as a picture. */
export function publishBytes(file: string, bytes: Buffer): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), bytes);
}

/** Names a file by its content. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);
