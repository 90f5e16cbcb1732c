import type { Manifest } from '../../../schemas/manifest.ts';
import { loadFunctions } from '../draft/functions.ts';
import { type News, tried } from './trial-slices.ts';

/*
 * The worker in which drafts are tried: it takes one draft, tells what it finds, and says when it is done.
 */

/** What the worker is asked to try. */
export interface Task {
  readonly manifest: Manifest;
  /** The address of the chunk with the functions that the draft uses. */
  readonly module?: string | undefined;
}

/** What the worker tells. */
export type Told = News | { readonly done: true };

const tell = (told: Told) => postMessage(told);

async function run({ manifest, module }: Task): Promise<void> {
  try {
    const functions = module === undefined ? {} : await loadFunctions(module);
    for await (const news of tried(manifest, functions)) tell(news);
  } catch (error) {
    const { message } = error as Error;
    tell({ problems: [{ key: 'manifest', message: `cannot be tried: ${message}` }] });
  }
  tell({ done: true });
}

addEventListener('message', ({ data }: MessageEvent<Task>) => void run(data), { once: true });
