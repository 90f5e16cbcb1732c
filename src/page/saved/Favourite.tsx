import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { favourites, onStorageChange, toggleFavourite } from '../../browser/storage.ts';
import styles from '../tools.module.css';

const isFavourite = (slug: string): boolean => favourites().split(' ').includes(slug);

interface FavouriteProps {
  readonly slug: string;
}

/** The star beside the page's title, which React does not render. */
export function Favourite({ slug }: FavouriteProps) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('[data-head] h1 + div')), []);
  return place && createPortal(<Star slug={slug} />, place);
}

/** The button that adds a calculator to the visitor's favourites on the home page, or removes it. */
function Star({ slug }: FavouriteProps) {
  const pressed = useSyncExternalStore(onStorageChange, () => isFavourite(slug));
  const [message, setMessage] = useState('');

  function toggle() {
    toggleFavourite(slug);
    setMessage(isFavourite(slug) === pressed ? 'Your browser keeps nothing for this site.' : '');
  }

  return (
    <>
      <button
        type="button"
        className={styles.star}
        aria-pressed={pressed}
        title={pressed ? 'One of your favourites' : 'Add to your favourites'}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
        </svg>
        <span className="visually-hidden">Favourite</span>
      </button>
      <span role="status" className={styles.starSaid}>
        {message}
      </span>
    </>
  );
}
