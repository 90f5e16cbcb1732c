/*
 * The part of a service worker's global scope that ours uses. TypeScript's own library for workers
 * contradicts that for pages, which the rest of `src` is checked with.
 */

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Clients {
  claim(): Promise<void>;
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly object[]>;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Clients;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}
