import { useCallback, useState } from 'react';
import { prefetch, useLazy } from '../../browser/lazy.ts';
import { trustedHtml } from '../../browser/trusted.ts';
import { find } from '../../engine/search/find.ts';
import { tools } from '../../page/parts.ts';
import { keepAll } from '../offline/parts.ts';
import { asked } from '../search/parts.ts';
import { useEnterAhead } from '../search/useEnterAhead.ts';
import { useSearchIndex } from '../search/useSearchIndex.ts';
import styles from './Home.module.css';
import { SearchBox, SearchResults, searchKeys } from './Search.tsx';
import { YourFavourites } from './YourFavourites.tsx';

export interface HomeProps {
  /** The shortcuts beside the search, as HTML. */
  readonly shortcuts: TrustedHTML | string;
  /** Categories and lists of calculators, as HTML. */
  readonly lists: TrustedHTML | string;
  /** The address of the search index. */
  readonly indexAddress: string;
}

/** The properties of the home page, from what gives its prerendered parts by name. */
export const homeProps = (
  html: (name: string) => string | undefined,
  indexAddress: string,
): HomeProps => ({
  shortcuts: trustedHtml(html('shortcuts') ?? ''),
  lists: trustedHtml(html('lists') ?? ''),
  indexAddress,
});

/**
 * The home page. Only its search and what is kept on the device are React's: the lists of calculators
 * are HTML that the build made, so that this script does not grow with them.
 */
export function Home({ shortcuts, lists, indexAddress }: HomeProps) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState({ text: '', isAnswered: false });
  const [index, loadIndex] = useSearchIndex(indexAddress);
  const reach = useCallback(() => {
    loadIndex();
    // A failure is met again when something is typed.
    prefetch(asked).catch(() => {});
  }, [loadIndex]);
  const text = typed.trim();
  const Answers = useLazy(text ? asked : undefined)?.AskedCards;
  const found = text && typeof index === 'object' ? find(index, text) : undefined;
  const later = useLazy(tools, false)?.tools;
  const KeepAll = useLazy(keepAll, false)?.KeepAll;
  const isNamed = found !== undefined && found.groups.length > 0;
  useEnterAhead(text, isNamed || (found !== undefined && answer.text === text));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the search box and the links within take the keys
    <div
      className={styles.home}
      data-searching={text ? '' : undefined}
      onKeyDown={(event) => searchKeys(event, setTyped)}
    >
      <section className={styles.hero} aria-labelledby="home-title">
        <div className={styles.ask}>
          <h1 id="home-title" tabIndex={-1}>
            Free Online Calculators
          </h1>
          <p>
            Right answers at once, with the formula that made them. No login, and nothing you type
            leaves your browser.
          </p>
          <SearchBox change={setTyped} prefetch={reach} />
        </div>
        <nav
          aria-label="Popular calculators"
          className={styles.answers}
          data-shortcuts=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own catalogue, rendered at build time
          dangerouslySetInnerHTML={{ __html: shortcuts }}
        />
        {Answers && <Answers {...{ text, found }} change={setAnswer} retype={setTyped} />}
      </section>
      {text ? (
        <SearchResults
          {...{ index, found, text }}
          isAnswered={answer.isAnswered}
          retry={loadIndex}
        />
      ) : (
        <>
          <YourFavourites Favourites={later?.Favourites} {...{ index, loadIndex }} />
          <div
            className={styles.home}
            data-lists=""
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own catalogue, rendered at build time
            dangerouslySetInnerHTML={{ __html: lists }}
          />
          {KeepAll && <KeepAll />}
          {later?.Forget && <later.Forget onlyIfStored />}
        </>
      )}
    </div>
  );
}
