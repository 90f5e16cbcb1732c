/*
 * What a step to another page needs of it: a module beside each page, which the build makes of the same
 * rendering as the page's document. It is imported, not fetched: the pages' security policy allows no
 * connection at all. So no script has to know the addresses of all pages, or which script belongs to
 * which calculator.
 */

/** What a page says of itself in the document's head. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The hue of the page's category. */
  readonly hue?: number | undefined;
}

/** The default export of a page's module. */
export interface PageData {
  readonly head: Head;
  /** What renders it: a calculator's page, its embed, the home page, or nothing but HTML. */
  readonly page: 'calculator' | 'embed' | 'home' | 'text';
  /** Its parts that the build rendered, as HTML. */
  readonly html: Readonly<Record<string, string>>;
  /** The address of its calculator's chunk. */
  readonly module?: string | undefined;
  /** The address of the search index, of a page that has a search box. */
  readonly searchIndex?: string | undefined;
  /** The addresses of its stylesheets. */
  readonly styles: readonly string[];
  /** The addresses of scripts to fetch early. */
  readonly preload: readonly string[];
  /** The release that it belongs to: its pages and the scripts that run fit each other. */
  readonly release?: string | undefined;
}

/** The address of a page's module. */
export const pageDataAddress = (pathname: string): string =>
  `/pages${pathname === '/' ? '/index' : pathname}.js`;
