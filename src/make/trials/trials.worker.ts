import type { Manifest } from '../../../schemas/manifest.ts';
import { type Update, updates } from '../../engine/check/trial-slices.ts';
import { loadFunctions } from '../draft/functions.ts';

/*
 * The worker in which drafts are tried: it takes one draft, posts what it finds, and says when it is done.
 */

/** What the worker is asked to try. */
export interface Task {
  readonly manifest: Manifest;
  /** The address of the chunk with the functions that the draft uses. */
  readonly module?: string | undefined;
}

/** What the worker posts. */
export type Message = Update | { readonly done: true };

const post = (message: Message) => postMessage(message);

async function run({ manifest, module }: Task): Promise<void> {
  try {
    const functions = module === undefined ? {} : await loadFunctions(module);
    for await (const update of updates(manifest, functions)) post(update);
  } catch (error) {
    const { message } = error as Error;
    post({ problems: [{ key: 'manifest', message: `cannot be tried: ${message}` }] });
  }
  post({ done: true });
}

addEventListener('message', ({ data }: MessageEvent<Task>) => void run(data), { once: true });
