import { useEffect, useSyncExternalStore } from 'react';
import { favourites, onStorageChange } from '../../browser/storage.ts';
import type { IndexState } from '../../engine/search/find.ts';

interface FavouritesProps {
  /** The search index, which has the names: the device stores only slugs. */
  readonly index: IndexState;
  readonly loadIndex: () => void;
}

/**
 * The visitor's favourite calculators as list items. `data-favourites` is set before the first paint if
 * there are any (see arrival/head.js).
 */
export function Favourites({ index, loadIndex }: FavouritesProps) {
  const slugs = useSyncExternalStore(onStorageChange, favourites).split(' ').filter(Boolean);
  const hasFavourites = slugs.length > 0;
  useEffect(() => {
    if (hasFavourites && !index) loadIndex();
  }, [hasFavourites, index, loadIndex]);

  const found =
    typeof index === 'object'
      ? slugs.flatMap((slug) => {
          const entry = index.find(slug);
          return entry ? [entry] : [];
        })
      : undefined;
  const showsSome = found ? found.length > 0 : hasFavourites;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-favourites', showsSome);
  }, [showsSome]);

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
