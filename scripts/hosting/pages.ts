import { fileOf } from '../build/headers.ts';
import { headerFindings, statusFinding, transferFindings } from './checks.ts';
import { type Client, contentOf } from './client.ts';
import type { Finding } from './finding.ts';
import { blockedBy, type Kind, metaPolicy, policyProblems } from './policy.ts';

/** A page that was asked for, and what falls short of it. */
export interface CheckedPage {
  readonly findings: readonly Finding[];
  readonly html: string;
}

/** The policies of a document: that of the header and its own, and what stands in it against them. */
export function policyFindings(
  address: string,
  kind: Kind,
  html: string,
  header: string | undefined,
): Finding[] {
  const meta = metaPolicy(html);
  const policies = [
    ['header', header, 'send the header of the build: a configuration of deploy/, or _headers'],
    [
      '<meta>',
      meta,
      'scripts/build/policy.ts makes the policy, scripts/build/document.ts writes it',
    ],
  ] as const;
  return policies.flatMap(([place, policy, fix]) => {
    if (!policy) {
      return [{ address, expected: `a Content-Security-Policy as ${place}`, came: 'none', fix }];
    }
    const strict = policyProblems(policy, kind, place === 'header').map((problem) => ({
      address,
      expected: `a strict Content-Security-Policy (${place})`,
      came: problem,
      fix,
    }));
    const blocked = blockedBy(policy, html).map((what) => ({
      address,
      expected: `nothing on the page that its own Content-Security-Policy (${place}) refuses`,
      came: what,
      fix: 'upload the pages and the headers of the same build, and let nothing in between rewrite pages',
    }));
    return [...strict, ...blocked];
  });
}

/** Every other way to write a page's address leads to it, and keeps the query. */
async function redirectFindings(client: Client, address: string): Promise<Finding[]> {
  const others = address === '/' ? ['/index.html'] : [`${address}/`, `${address}.html`];
  const found = await Promise.all(
    others.map(async (other) => {
      const answer = await client.get(`${other}?a=1&b=2`);
      const to = new URL(answer.headers.location ?? 'about:blank', client.origin);
      const right =
        [301, 308].includes(answer.status) &&
        to.host === client.origin.host &&
        `${to.pathname}${to.search}` === `${address}?a=1&b=2`;
      if (right) return [];
      return statusFinding(
        `${other}?a=1&b=2`,
        `301 or 308 to ${address}?a=1&b=2`,
        answer,
        'redirect pages to their one address (deploy/ has the rules; Netlify: turn on Pretty URLs)',
      );
    }),
  );
  return found.flat();
}

/** Checks a page, and that it names its canonical address. */
export async function checkPage(
  client: Client,
  address: string,
  canonical: string,
): Promise<CheckedPage> {
  const answer = await client.get(address, { 'Accept-Encoding': 'br' });
  if (answer.status !== 200) {
    const fix = 'upload every file of dist/, and let /about be answered by about.html';
    return { findings: [statusFinding(address, '200', answer, fix)], html: '' };
  }
  const html = contentOf(answer).toString();
  const file = fileOf(address);
  const named = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const kind = address.startsWith('/embed/') ? 'embed' : 'page';
  const wrongName: Finding[] =
    named === canonical
      ? []
      : [
          {
            address,
            expected: `the canonical address ${canonical}, as the sitemap has it`,
            came: named ?? 'none',
            fix: 'let each page be answered by its own file; upload the sitemap of the same build',
          },
        ];
  const [transfer, redirects] = await Promise.all([
    transferFindings(client, address, file, answer),
    redirectFindings(client, address),
  ]);
  const { 'content-security-policy': header } = answer.headers;
  return {
    html,
    findings: [
      ...wrongName,
      ...headerFindings(address, file, answer),
      ...policyFindings(address, kind, html, header?.toString()),
      ...transfer,
      ...redirects,
    ],
  };
}
