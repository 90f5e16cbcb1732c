import { type Client, type ClientOptions, clientFor, contentOf } from './client.ts';
import { checkConnection } from './connection.ts';
import { checkErrors } from './errors.ts';
import { checkFiles } from './files.ts';
import type { Finding } from './finding.ts';
import { checkPage } from './pages.ts';

/** The result of asking a site. */
export interface Verdict {
  readonly pages: number;
  readonly requests: number;
  readonly findings: readonly Finding[];
}

/** The addresses of the sitemap, as it writes them. */
async function sitemapOf(client: Client): Promise<readonly URL[] | Finding> {
  const answer = await client.get('/sitemap.xml', { 'Accept-Encoding': 'br' });
  const text = answer.status === 200 ? contentOf(answer).toString() : '';
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  if (found.length > 0) return found;
  return {
    address: '/sitemap.xml',
    expected: 'a sitemap with the addresses of the pages',
    came: `${answer.status}, ${answer.headers['content-type'] ?? 'no type'}`,
    fix: 'upload every file of dist/',
  };
}

/** The embed of a calculator's page, which has the address of that page as its canonical one. */
const embedOf = ({ pathname, href }: URL): readonly [string, string][] => {
  const [, slug] = /^\/calculator\/([^/]+)$/.exec(pathname) ?? [];
  return slug ? [[`/embed/${slug}`, href]] : [];
};

/**
 * Asks a running site for everything that a host has to do for it: every page of the sitemap, every file
 * that they name, what does not exist, and the connection. The addresses of the sitemap have the origin
 * under which the site is published; they are asked of the given one.
 */
export async function verifySite(origin: URL, options: ClientOptions): Promise<Verdict> {
  const client = clientFor(origin, options);
  let requests = 0;
  const counted: Client = {
    ...client,
    get: (...request) => {
      requests += 1;
      return client.get(...request);
    },
  };
  try {
    const sitemap = await sitemapOf(counted);
    if (!Array.isArray(sitemap)) return { pages: 0, requests, findings: [sitemap as Finding] };
    const urls = sitemap as readonly URL[];
    const addresses = urls.map(({ pathname }) => pathname);
    const [errors, connection, ...pages] = await Promise.all([
      checkErrors(counted),
      checkConnection(counted, options.signal),
      ...urls.map((url) => checkPage(counted, url.pathname, url.href)),
      ...urls.flatMap(embedOf).map(([embed, canonical]) => checkPage(counted, embed, canonical)),
    ]);
    const files = await checkFiles(
      counted,
      addresses,
      pages.map(({ html }) => html),
      urls[0]?.origin ?? '',
    );
    return {
      pages: pages.length,
      requests,
      findings: [...connection, ...pages.flatMap(({ findings }) => findings), ...files, ...errors],
    };
  } finally {
    client.close();
  }
}
