import styles from '../layout/pages.module.css';

/** What the service worker answers with for a page that is not kept, while there is no network. */
export function Offline() {
  return (
    <>
      <div className={styles.display}>
        <h1 tabIndex={-1}>This page is not kept on this device</h1>
        <p className={styles.lead}>
          There seems to be no network at the moment, and this page was not opened here before.
        </p>
      </div>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: the address that was asked for, whichever it is */}
        <a href="" data-reload="" className={styles.button}>
          Try again
        </a>
      </p>
      <section aria-labelledby="kept-pages-title" className={styles.card}>
        <h2 id="kept-pages-title">Calculators that work without a network</h2>
        <nav aria-labelledby="kept-pages-title" data-kept-pages="" className={styles.shortcuts} />
      </section>
    </>
  );
}
