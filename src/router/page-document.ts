/** Fetches the document of a page of this site; throws the response of an address that fails. */
export async function fetchPage(pathname: string): Promise<Document> {
  const response = await fetch(pathname);
  // An address that nothing has is answered with a page, too.
  if (!response.ok && response.status !== 404) throw response;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The address of the chunk of a calculator, as its page's document names it. */
export const moduleAddress = (page: Document): string | null | undefined =>
  page.querySelector('link[data-calculator]')?.getAttribute('href');
