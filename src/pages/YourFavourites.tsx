import { findEntry } from '../catalogue.ts';
import styles from './favourites.module.css';
import type { tools } from './Tools.tsx';

/** The place of the visitor's favourites: there from the first paint, if they have any. */
export function YourFavourites({ Favourites }: Partial<typeof tools>) {
  return (
    <section className={styles.favourites} aria-labelledby="favourites-title">
      <h2 id="favourites-title">Your favourites</h2>
      <ul>{Favourites && <Favourites find={findEntry} />}</ul>
    </section>
  );
}
