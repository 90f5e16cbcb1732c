import { type ReactNode, useEffect } from 'react';
import { importData } from '../../browser/import-data.ts';
import { loadStyles } from '../../browser/stylesheets.ts';
import { trustedHtml } from '../../browser/trusted.ts';
import type { CalculatorModule } from '../../engine/calculator.ts';
import { CalculatorPage } from '../../page/CalculatorPage.tsx';
import { later } from '../../page/parts.ts';
import { TablesFold } from '../../page/results/TableSection.tsx';
import { staticParts } from '../pages/static-parts.ts';
import { TextPage } from '../pages/TextPage.tsx';
import { type Head, type PageData, pageDataAddress } from './page-data.ts';

export interface Page {
  readonly head: Head;
  readonly element: ReactNode;
}

async function fetchData(pathname: string): Promise<PageData> {
  // During development no page is prerendered.
  if (import.meta.env.DEV) return (await import('../dev/page-data.ts')).pageDataAt(pathname);
  return importData(pageDataAddress(pathname));
}

/** Starts to fetch scripts that a page will import. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    if (document.head.querySelector(`[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** The release of the scripts that run. */
const release = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=release]')?.content;

/** A page that this document cannot show: the browser loads it anew. */
function LoadAnew() {
  useEffect(() => location.reload(), []);
  return null;
}

async function calculatorPage(
  address: string,
  html: PageData['html'],
  page: keyof typeof later,
): Promise<ReactNode> {
  const module: CalculatorModule = await import(/* @vite-ignore */ address);
  return (
    <TablesFold key={address} value={page === 'embed'}>
      <CalculatorPage
        calculator={module.calculator}
        before=""
        later={later[page]}
        {...staticParts((name) => html[name])}
      />
    </TablesFold>
  );
}

async function elementOf(data: PageData): Promise<ReactNode> {
  const { head, page, html, module, searchIndex = '', styles } = data;
  // Of a later release than the scripts that run.
  if (data.release !== release()) return <LoadAnew />;
  preload(data.preload);
  await Promise.all(styles.map(loadStyles));
  if (module && (page === 'calculator' || page === 'embed')) {
    return calculatorPage(module, html, page);
  }
  if (page === 'home') {
    const { Home, homeProps } = await import('../home/Home.tsx');
    return <Home {...homeProps((name) => html[name], searchIndex)} />;
  }
  return <TextPage key={head.title} html={trustedHtml(html.text ?? '')} />;
}

/**
 * Loads the page at an address of this site. If it cannot be fetched, because no page has the address
 * or there is no network, the browser loads the document, or reports why it cannot.
 */
export async function loadPage(pathname: string): Promise<Page> {
  const data = await fetchData(pathname).catch(() => undefined);
  return data
    ? { head: data.head, element: await elementOf(data) }
    : { head: { title: document.title, description: '' }, element: <LoadAnew /> };
}
