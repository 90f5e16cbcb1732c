import { quickTools } from '../catalogue.ts';
import styles from '../layout/pages.module.css';

export function NotFound() {
  return (
    <>
      <div className={styles.display}>
        <span aria-hidden="true">404</span>
        <h1 tabIndex={-1}>Page Not Found</h1>
        <p className={styles.lead}>
          There is nothing at this address. It may have moved, or a letter may be missing.
        </p>
      </div>
      <p>
        <a href="/" className={styles.button}>
          Go to the home page
        </a>
      </p>
      <nav aria-label="Calculators" className={styles.shortcuts}>
        {quickTools.map(({ slug, title }) => (
          <a key={slug} href={`/calculator/${slug}`}>
            {title}
          </a>
        ))}
      </nav>
    </>
  );
}
