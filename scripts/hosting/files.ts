import { indexAddress as wordsAddress } from '../../src/engine/ask/parts.ts';
import { indexAddress } from '../../src/engine/carry/index-format.ts';
import { headerFindings, statusFinding, transferFindings } from './checks.ts';
import { type Client, contentOf } from './client.ts';
import type { Finding } from './finding.ts';
import { policyProblems } from './policy.ts';

/** Files that no page names in a tag, and that are always there. */
const fixedFiles = [
  indexAddress,
  wordsAddress,
  '/manifests/index.json',
  '/manifest.schema.json',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
];

/** The module with which the app shows a page after a step from another one. */
const moduleOf = (address: string): string => `/pages${address === '/' ? '/index' : address}.js`;

/** The files of the site that the tags of a page name, some of them with the origin of the site. */
export const filesNamedIn = (html: string, origin: string): string[] =>
  (html.match(/<(?:script|link|img|meta)\b[^>]*>/g) ?? []).flatMap((tag) => {
    const [, address = ''] = /\s(?:href|src|content)="([^"]+)"/.exec(tag) ?? [];
    const path = address.startsWith(origin) ? address.slice(origin.length) : address;
    return /^\/[\w./-]+\.\w+$/.test(path) ? [path] : [];
  });

/** The addresses of the icons of a web manifest. */
function iconsIn(text: string): string[] {
  try {
    const { icons = [] } = JSON.parse(text) as { icons?: { src: string }[] };
    return icons.map(({ src }) => src);
  } catch {
    return [];
  }
}

/** The parts of a file's text that have to be there. */
function contentFindings(file: string, text: string, origin: string): Finding[] {
  const need = (holds: boolean, expected: string, fix: string): Finding[] =>
    holds ? [] : [{ address: file, expected, came: text.slice(0, 100).trim() || 'nothing', fix }];
  if (file === '/robots.txt') {
    return need(
      text.includes(`Sitemap: ${origin}/sitemap.xml`),
      `a line “Sitemap: ${origin}/sitemap.xml”`,
      'upload the robots.txt of the same build',
    );
  }
  if (file === '/.well-known/security.txt') {
    const expires = Date.parse(/^Expires: *(.+)$/im.exec(text)?.[1] ?? '');
    return [
      ...need(
        /^Contact: *\S/im.test(text),
        'a line “Contact: …”',
        'say whom to tell of a weakness',
      ),
      ...need(
        expires > Date.now(),
        'a line “Expires: …” with a date that is still to come',
        'build the site again, and upload it',
      ),
    ];
  }
  if (!file.endsWith('.webmanifest')) return [];
  return need(
    iconsIn(text).length > 0,
    'a web manifest in JSON, with icons',
    'upload the web manifest of the same build',
  );
}

async function checkFile(client: Client, file: string, origin: string): Promise<Finding[]> {
  const answer = await client.get(file, { 'Accept-Encoding': 'br' });
  if (answer.status !== 200) {
    return [statusFinding(file, '200', answer, 'upload every file of dist/, with its folders')];
  }
  const text = contentOf(answer).toString();
  const icons = file.endsWith('.webmanifest') ? iconsIn(text) : [];
  const policy = answer.headers['content-security-policy']?.toString() ?? '';
  const strict = file === '/sw.js' ? policyProblems(policy, 'worker', true) : [];
  return [
    ...headerFindings(file, file, answer),
    ...strict.map((came) => ({
      address: file,
      expected: "the service worker's own Content-Security-Policy, with connect-src 'self'",
      came,
      fix: 'send the header of the build for /sw.js: a configuration of deploy/, or _headers',
    })),
    ...contentFindings(file, text, origin),
    ...(await transferFindings(client, file, file, answer)),
    ...(await Promise.all(icons.map((icon) => checkFile(client, icon, origin)))).flat(),
  ];
}

/** Checks what the pages name, and what is always there; `html` is that of all pages. */
export async function checkFiles(
  client: Client,
  addresses: readonly string[],
  html: readonly string[],
  origin: string,
): Promise<Finding[]> {
  const named = html.flatMap((each) => filesNamedIn(each, origin));
  const manifest = named.find((file) => file.endsWith('.webmanifest'));
  const files = new Set([
    ...fixedFiles,
    ...named,
    ...addresses.map(moduleOf),
    // A site that can be installed works offline.
    ...(manifest ? ['/sw.js'] : []),
  ]);
  return (await Promise.all([...files].map((file) => checkFile(client, file, origin)))).flat();
}
