import styles from '../../page/favourites.module.css';
import type { tools } from '../../page/Tools.tsx';

type FavouritesProps = Parameters<typeof tools.Favourites>[0];

/** The container of the visitor's favourites: visible from the first paint, if they have any. */
export function YourFavourites({
  Favourites,
  ...props
}: FavouritesProps & { readonly Favourites: (typeof tools)['Favourites'] | undefined }) {
  return (
    <section className={styles.favourites} aria-labelledby="favourites-title">
      <h2 id="favourites-title">Your favourites</h2>
      <ul>{Favourites && <Favourites {...props} />}</ul>
    </section>
  );
}
