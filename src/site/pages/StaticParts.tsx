import type { Category } from '../../../calculators/categories.ts';
import type { Manifest } from '../../../schemas/manifest.ts';
import styles from '../../page/CalculatorPage.module.css';
import { NewTab } from '../../page/ExternalLink.tsx';
import starts from '../../page/starts.module.css';
import type { Entry } from '../catalogue.ts';
import { CategoryIcon } from '../layout/CategoryIcon.tsx';
import { site } from '../site.ts';

/*
 * Parts of a calculator's page that the build renders and that React takes as HTML. No script of a page
 * may import them.
 */

/** Why nothing happens where no script runs. */
export const NeedsScript = () => (
  <noscript>
    <p>The calculation runs in your browser and needs JavaScript.</p>
  </noscript>
);

interface PageHeadProps {
  readonly category: Category;
  readonly title: string;
  readonly intro: string;
}

/** The head of a page: its category, its title with room for the star, and what it is for. */
export const PageHead = ({ category, title, intro }: PageHeadProps) => (
  <>
    <a href={`/${category.id}`} className={styles.category}>
      <CategoryIcon path={category.icon} />
      {category.title}
    </a>
    <div className={starts.title}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={starts.star} />
    </div>
    <NeedsScript />
    <p>{intro}</p>
  </>
);

/** Tips beside a result. */
export const Tips = ({ title, items }: NonNullable<Manifest['tips']>) => (
  <>
    <h3>{title}</h3>
    <ul>
      {items.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </>
);

interface RelatedProps extends Pick<Manifest, 'audience' | 'whenNotToUse'> {
  readonly others: readonly Pick<Entry, 'slug' | 'title' | 'summary'>[];
}

/** The related calculators: first those that are right in some case, which is said of each, then the others. */
export function Related({ others, audience, whenNotToUse = [] }: RelatedProps) {
  const cases = new Map(whenNotToUse.map(({ use, text }) => [use, text]));
  const near = others.filter(({ slug }) => cases.has(slug));
  const further = others.filter(({ slug }) => !cases.has(slug));
  return (
    <nav className="related" aria-labelledby="related-title">
      <h2 id="related-title">Related calculators</h2>
      {audience && (
        <p>
          <strong>This calculator</strong>
          <span>{audience}</span>
        </p>
      )}
      <ul>
        {[...near, ...further].map(({ slug, title, summary }) => (
          <li key={slug}>
            <a href={`/calculator/${slug}`}>
              <strong>{title}</strong>
              {cases.has(slug) ? <b>{cases.get(slug)}</b> : <span>{summary}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The line of an embed that leads to the calculator's page, with the inputs of a result. */
export const FullPage = ({ slug, title }: { readonly slug: string; readonly title: string }) => (
  <p>
    <a href={`/calculator/${slug}`} target="_blank" rel="noopener" data-full-page="">
      {title} on {site.name}
      <NewTab />
    </a>
  </p>
);
