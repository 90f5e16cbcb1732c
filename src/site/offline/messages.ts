/*
 * What pages ask of the service worker. The Content-Security-Policy lets no page fetch anything, so the
 * worker fetches; it is never told what somebody typed.
 */

/** What is kept on the device, and what all would be. */
export interface Status {
  readonly calculators: { readonly kept: number; readonly all: number };
  /** As they are sent, compressed. */
  readonly bytes: { readonly kept: number; readonly all: number };
  /** Every calculator, with all that it needs. */
  readonly isComplete: boolean;
}

/** Why the rest cannot be kept: no network, no space, storage forbidden, or files of another release. */
export type Failure = 'network' | 'space' | 'storage' | 'release';

export interface KeptPage {
  readonly address: string;
  readonly title: string;
}

/** Each message with its reply. */
export interface Messages {
  /** A page, or a copy of a calculator, is open: it shall work without a network. */
  visited: { readonly ask: { readonly address: string }; readonly reply: undefined };
  /** The worker keeps the next few files, so that a page can show progress, and stop. */
  keep: { readonly ask: object; readonly reply: Status & { readonly failure?: Failure } };
  status: { readonly ask: object; readonly reply: Status };
  /** The calculators that are kept, in the order of the catalogue. */
  kept: { readonly ask: object; readonly reply: readonly KeptPage[] };
  /** Whether files belong to the worker's release. */
  has: { readonly ask: { readonly paths: readonly string[] }; readonly reply: boolean };
  /** A waiting worker takes over. */
  activate: { readonly ask: object; readonly reply: undefined };
  /** From a worker that was installed to the active one: superseded releases may go. */
  installed: { readonly ask: { readonly cacheName: string }; readonly reply: undefined };
}

export type Message = {
  [Type in keyof Messages]: { readonly type: Type } & Messages[Type]['ask'];
}[keyof Messages];
