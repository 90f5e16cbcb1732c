import styles from './pages.module.css';

/** What the page that makes calculators is for. */
export const Introduction = () => (
  <>
    <h1 tabIndex={-1}>Make your own calculator</h1>
    <p className={styles.lead}>
      Name what people type in, write the formulas, and see the calculator work beside it. Share it
      with a link, or hand it in for this site. Nothing you write leaves your device.
    </p>
  </>
);

interface PlaceForMakeProps {
  /** Where calculators are sent; see `site.handIn`. */
  readonly handIn: string;
}

/** What stands on the page before its script does, with what the script has to know of the site. */
export const PlaceForMake = ({ handIn }: PlaceForMakeProps) => (
  <div data-make="" data-hand-in={handIn} className={styles.tall}>
    <div className={styles.page}>
      <Introduction />
      <noscript>
        <p>Calculators are made in your browser, and that needs JavaScript.</p>
      </noscript>
    </div>
  </div>
);
