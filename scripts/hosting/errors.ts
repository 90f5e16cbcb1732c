import { headerFindings, statusFinding } from './checks.ts';
import { type Client, contentOf } from './client.ts';
import type { Finding } from './finding.ts';
import { metaPolicy } from './policy.ts';

/** Addresses that nothing stands at: pages, a file with a hash in its name, folders. */
const nowhere = [
  '/no-such-page',
  '/calculator/no-such-page',
  '/no/such/folder/',
  '/no-such-page.html',
  '/assets/no-such-file-00000000.js',
  '/calculator/',
  '/assets/',
];

/** What is for the host alone, and must not be read by visitors. */
const hidden = [
  '/.host/policies.json',
  '/.host/nginx-server.conf',
  '/.git/config',
  '/.env',
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '/index.html.gz',
  '/..%2f..%2f..%2fetc%2fpasswd',
];

/** Addresses that make a careless redirect lead to another host. */
const foreign = [
  '//example.com/',
  '//example.com/about/',
  '/%5Cexample.com/',
  '/%5Cexample.com/about.html',
  '//about/',
];

async function missing(client: Client, address: string): Promise<Finding[]> {
  const answer = await client.get(address);
  const fix = 'let the host answer with 404 and the page 404.html, and list no folder';
  if (answer.status !== 404) return [statusFinding(address, '404', answer, fix)];
  const html = contentOf(answer).toString();
  if (metaPolicy(html) === undefined) {
    const came = `${answer.headers['content-type'] ?? 'no type'}, ${html.slice(0, 60)}`;
    return [{ address, expected: 'the page 404.html', came, fix }];
  }
  // A static host gives headers to addresses that exist: those of security hold in the page as well.
  return headerFindings(address, '/404.html', answer).filter(({ expected }) =>
    /^(?:Content-Type|Cache-Control|X-Content-Type)/.test(expected),
  );
}

async function unreadable(client: Client, address: string): Promise<Finding[]> {
  const answer = await client.get(address);
  if (answer.status !== 200) return [];
  const fix = 'do not serve it: the configurations of deploy/ have the rule';
  return [statusFinding(address, 'a refusal, such as 404', answer, fix)];
}

async function staysHere(client: Client, address: string): Promise<Finding[]> {
  const answer = await client.get(address);
  const { location } = answer.headers;
  if (location === undefined) return [];
  // As a browser reads it: two slashes of either kind name another host.
  const { host } = new URL(location, client.origin);
  if (host === client.origin.host) return [];
  const fix = 'redirect to pages that exist alone, never to what the address holds';
  return [statusFinding(address, 'no redirect to another host', answer, fix)];
}

/** What the host answers where there is nothing to answer. */
export async function checkErrors(client: Client): Promise<Finding[]> {
  const all = await Promise.all([
    ...nowhere.map((address) => missing(client, address)),
    ...hidden.map((address) => unreadable(client, address)),
    ...foreign.map((address) => staysHere(client, address)),
  ]);
  return all.flat();
}
