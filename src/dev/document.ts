import { render, searchIndex } from '../prerender.tsx';

/**
 * The parts of a page's document that navigation to it needs. The development server prerenders no
 * pages, so the page is rendered here.
 */
export async function documentAt(pathname: string): Promise<Document> {
  const { head, html, page, module } = await render(pathname);
  const rendered = document.implementation.createHTMLDocument(head.title);
  const element = <K extends keyof HTMLElementTagNameMap>(
    name: K,
    attributes: Readonly<Record<string, string>>,
  ) => {
    const created = rendered.createElement(name);
    for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
    return created;
  };
  if (head.hue !== undefined) rendered.documentElement.style.setProperty('--hue', String(head.hue));
  const index = `data:application/json,${encodeURIComponent(JSON.stringify(searchIndex()))}`;
  rendered.head.append(
    element('meta', { name: 'description', content: head.description }),
    element('meta', { name: 'search-index', content: index }),
  );
  // The address of a virtual module on the development server.
  if (module) {
    rendered.head.append(element('link', { 'data-calculator': '', href: `/@id/__x00__${module}` }));
  }
  const root = element('div', { id: 'root', 'data-page': page });
  root.innerHTML = html;
  rendered.body.append(root);
  return rendered;
}
