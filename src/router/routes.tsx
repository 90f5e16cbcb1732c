import { type ReactNode, useEffect } from 'react';
import type { CalculatorModule } from '../catalogue.ts';
import { CalculatorPage } from '../pages/CalculatorPage.tsx';
import { TextPage } from '../pages/TextPage.tsx';
import { fetchPage, moduleAddress } from './page-document.ts';

/*
 * A page is what its document holds: a step to another page fetches that page's document and takes from
 * it the head, the prerendered HTML and the names of the scripts and styles that it needs. So no script
 * has to know the addresses of all pages, or which script belongs to which calculator.
 */

/** What a page says of itself in the document's head. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The hue of the page's category. */
  readonly hue?: number | undefined;
}

export interface Page {
  readonly head: Head;
  readonly element: ReactNode;
}

async function fetchDocument(pathname: string): Promise<Document> {
  // During development no page is prerendered.
  if (import.meta.env.DEV) return (await import('../dev/document.ts')).documentAt(pathname);
  return fetchPage(pathname);
}

function headOf(page: Document): Head {
  const hue = page.documentElement.style.getPropertyValue('--hue');
  return {
    title: page.title,
    description: page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    hue: hue ? Number(hue) : undefined,
  };
}

/** Brings what a page's document names and this one does not: styles, and scripts to be fetched early. */
function adoptAssets(page: Document): void {
  for (const asset of page.head.querySelectorAll<HTMLElement>(
    'style[data-href], link[rel=modulepreload]:not([data-calculator])',
  )) {
    const href = asset.dataset.href ?? asset.getAttribute('href');
    if (!document.head.querySelector(`[data-href="${href}"], [href="${href}"]`)) {
      document.head.append(document.importNode(asset, true));
    }
  }
}

/** The release that a document belongs to: its pages and the scripts that run fit each other. */
const releaseOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name=release]')?.content;

/** A page of a later release than the scripts that run: the browser loads it anew. */
function LaterRelease() {
  useEffect(() => location.reload(), []);
  return null;
}

async function calculatorPage(root: Element, address: string): Promise<ReactNode> {
  const module: CalculatorModule = await import(/* @vite-ignore */ address);
  const html = (name: string) => root.querySelector(`[data-${name}]`)?.innerHTML ?? '';
  return (
    <CalculatorPage
      key={address}
      calculator={module.calculator}
      category={module.category}
      before=""
      examples={html('examples')}
      below={html('below')}
    />
  );
}

async function elementOf(page: Document): Promise<ReactNode> {
  const root = page.querySelector<HTMLElement>('#root');
  if (!root || releaseOf(page) !== releaseOf(document)) return <LaterRelease />;
  adoptAssets(page);
  const script = moduleAddress(page);
  if (script) return calculatorPage(root, script);
  if (root.dataset.page === 'home') {
    const { Home, homeProps } = await import('../pages/Home.tsx');
    return <Home {...homeProps(page)} />;
  }
  return <TextPage key={page.title} html={root.firstElementChild?.innerHTML ?? ''} />;
}

/** Loads the page at an address of this site. */
export async function loadPage(pathname: string): Promise<Page> {
  const page = await fetchDocument(pathname);
  return { head: headOf(page), element: await elementOf(page) };
}
