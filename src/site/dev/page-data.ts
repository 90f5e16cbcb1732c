import { render, searchIndex } from '../prerender.tsx';
import type { PageData } from '../router/page-data.ts';

/** What navigation to a page needs. The development server prerenders no pages, so it is rendered here. */
export async function pageDataAt(pathname: string): Promise<PageData> {
  const { head, page, module, parts } = await render(pathname);
  const index = `export default ${JSON.stringify(searchIndex())}`;
  return {
    head,
    page,
    html: parts,
    searchIndex: `data:text/javascript,${encodeURIComponent(index)}`,
    styles: [],
    preload: [],
    // The address of a virtual module on the development server.
    ...(module && { module: `/@id/__x00__${module}` }),
  };
}
