import { useEffect, useSyncExternalStore } from 'react';
import { favourites, onKept } from '../browser/storage.ts';

interface FavouritesProps {
  /** What the catalogue says of a calculator, if there is one. */
  readonly find: (slug: string) => { readonly title: string } | undefined;
}

/**
 * The visitor's favourite calculators as items of a list. The document knows before it is painted
 * whether there are any (`data-favourites`, see inline.js).
 */
export function Favourites({ find }: FavouritesProps) {
  const slugs = useSyncExternalStore(onKept, favourites)
    .split(' ')
    .filter((slug) => find(slug));
  const some = slugs.length > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-favourites', some);
  }, [some]);
  return slugs.map((slug) => (
    <li key={slug}>
      <a href={`/calculator/${slug}`}>{find(slug)?.title}</a>
    </li>
  ));
}
