import { mostAnswers } from '../../page/saved/history.ts';
import styles from '../layout/pages.module.css';

interface YourAnswersProps {
  /** All calculators: the device stores only slugs. */
  readonly calculators: readonly { readonly slug: string; readonly title: string }[];
}

/** The page of the visitor's last answers: places for what is on the device alone. */
export function YourAnswers({ calculators }: YourAnswersProps) {
  return (
    <>
      <h1 tabIndex={-1}>Your Last Answers</h1>
      <p className={styles.lead}>
        The last {mostAnswers} answers of all calculators, on this device and nowhere else. Each
        leads back to its calculator with the same inputs.
      </p>
      <div data-history="" className={styles.tall}>
        <noscript>
          <p>Your browser makes this list itself, and needs JavaScript for it.</p>
        </noscript>
        <datalist>
          {calculators.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </datalist>
      </div>
      <div data-forget="" />
    </>
  );
}
