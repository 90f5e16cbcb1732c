import styles from '../pages/pages.module.css';

/** What stands on the page that makes calculators before its script does. */
export const MakeIntroduction = () => (
  <div data-make="">
    <div className={styles.page}>
      <h1 tabIndex={-1}>Make your own calculator</h1>
      <p className={styles.lead}>
        Name what people type in, write the formulas, and see the calculator work beside it. Share
        it with a link, or hand it in for this site. Nothing you write leaves your device.
      </p>
      <noscript>
        <p>Calculators are made in your browser, and that needs JavaScript.</p>
      </noscript>
    </div>
  </div>
);
