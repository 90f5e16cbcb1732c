import { useEffect, useSyncExternalStore } from 'react';
import { favourites, onKept } from '../browser/storage.ts';
import type { IndexState } from '../search/useSearchIndex.ts';

interface FavouritesProps {
  /** The search index, which knows the names: only slugs are kept on the device. */
  readonly index: IndexState;
  readonly loadIndex: () => void;
}

/**
 * The visitor's favourite calculators as items of a list. The document knows before it is painted
 * whether there are any (`data-favourites`, see arrival/head.js).
 */
export function Favourites({ index, loadIndex }: FavouritesProps) {
  const slugs = useSyncExternalStore(onKept, favourites).split(' ').filter(Boolean);
  const wanted = slugs.length > 0;
  useEffect(() => {
    if (wanted && !index) loadIndex();
  }, [wanted, index, loadIndex]);

  const found =
    typeof index === 'object'
      ? slugs.flatMap((slug) => {
          const entry = index.find(slug);
          return entry ? [entry] : [];
        })
      : undefined;
  const some = found ? found.length > 0 : wanted;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-favourites', some);
  }, [some]);

  if (index === 'failed') {
    return (
      <li>
        Their names could not be fetched.{' '}
        <button type="button" onClick={loadIndex}>
          Try again
        </button>
      </li>
    );
  }
  return found?.map(({ href, title }) => (
    <li key={href}>
      <a href={href}>{title}</a>
    </li>
  ));
}
