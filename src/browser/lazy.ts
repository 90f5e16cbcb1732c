import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from './idle.ts';

/*
 * Parts of the site that come after the page, which is whole without them: each is fetched once, and
 * again after a failure when it is next wanted.
 */

export interface LazyPart<T> {
  readonly load: () => Promise<T>;
  /** The latest fetch; nothing before the first. */
  promise?: Promise<T>;
  /** What was fetched; null after a failure, nothing meanwhile. */
  value?: T | null | undefined;
}

/** A part by what fetches it: `lazyPart(() => import('./Part.tsx'))`, so that its styles come with it. */
export const lazyPart = <T>(load: () => Promise<T>): LazyPart<T> => ({ load });

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches a part, unless it is there or on its way. Nothing is thrown unless the promise is awaited. */
export function prefetch<T>(part: LazyPart<T>): Promise<T> {
  if (part.promise && part.value !== null) return part.promise;
  const promise = part.load();
  part.promise = promise;
  part.value = undefined;
  promise
    .then(
      (value) => {
        part.value = value;
      },
      () => {
        part.value = null;
      },
    )
    .then(notify);
  return promise;
}

/** Fetches a part when the page has nothing better to do, unless it is there, failed or on its way. */
export const prefetchWhenIdle = (part: LazyPart<unknown>): void =>
  whenIdle(() => part.promise ?? prefetch(part));

/**
 * A part, once it is there; null if it could not be fetched. It is fetched at once when it is wanted,
 * else when the page has nothing better to do: from then on it needs no network.
 */
export function useLazy<T>(part: LazyPart<T> | undefined, wanted = true): T | null | undefined {
  useEffect(() => {
    if (!part) return;
    if (wanted) void prefetch(part);
    else prefetchWhenIdle(part);
  }, [part, wanted]);
  return useSyncExternalStore(
    subscribe,
    () => part?.value,
    () => undefined,
  );
}
