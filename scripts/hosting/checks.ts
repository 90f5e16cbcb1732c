import { type Headers, headersOf, mediaTypes } from '../build/headers.ts';
import type { Client } from './client.ts';
import { type Answer, contentOf } from './client.ts';
import type { Finding } from './finding.ts';

/* What is asked of any file of the site, whatever it holds. */

/** What the table says without the policies, which are judged by what they allow. */
const { page, embed, worker } = { page: '', embed: '', worker: '' };
const tableOf = (file: string): Headers => headersOf(file, { page, embed, worker });

const configuration = 'serve the site with a configuration of deploy/, or upload its _headers file';

/** A header in the form in which two are compared. */
const plain = (value: unknown): string =>
  String(value ?? 'none')
    .toLowerCase()
    .replace(/\s/g, '');

/** Text files that come compressed: very small ones need not. */
const worthCompressing = 1000;
const isText = (file: string): boolean =>
  !/^(?:image\/(?:png|x-icon)|font\/)/.test(
    mediaTypes[file.slice(file.lastIndexOf('.') + 1)] ?? '',
  );

/** What is expected of a text file: that it comes in the encoding that was asked for. */
export const inEncoding = (encoding: 'br' | 'gzip'): string =>
  `Content-Encoding: ${encoding} for Accept-Encoding: ${encoding}`;

/** The headers of an answer beside the table; the address is the one that was asked for. */
export function headerFindings(address: string, file: string, { headers }: Answer): Finding[] {
  const { 'Cache-Control': cache = '', ...exact } = tableOf(file);
  const findings: Finding[] = Object.entries(exact).flatMap(([name, value]) => {
    const came = headers[name.toLowerCase()];
    if (plain(came) === plain(value)) return [];
    return [
      {
        address,
        expected: `${name}: ${value}`,
        came: `${name}: ${came ?? 'none'}`,
        fix: configuration,
      },
    ];
  });
  if (file.startsWith('/embed/') && headers['x-frame-options'] !== undefined) {
    findings.push({
      address,
      expected: 'no X-Frame-Options, so that other sites can frame it',
      came: `X-Frame-Options: ${headers['x-frame-options']}`,
      fix: configuration,
    });
  }
  const lives = headers['cache-control'] ?? '';
  const seconds = Number(/max-age=(\d+)/.exec(lives)?.[1]);
  const right = cache.includes('immutable')
    ? seconds >= 31536000 && lives.includes('immutable')
    : /no-cache|no-store/.test(lives) || (seconds === 0 && lives.includes('must-revalidate'));
  if (!right) {
    findings.push({
      address,
      expected: `Cache-Control: ${cache}`,
      came: `Cache-Control: ${lives || 'none'}`,
      fix: configuration,
    });
  }
  return findings;
}

/** How a file is compressed, its Vary and its ETag; `answer` is the one for brotli. */
export async function transferFindings(
  client: Client,
  address: string,
  file: string,
  answer: Answer,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const find = (expected: string, came: string, fix: string) =>
    findings.push({ address, expected, came, fix });
  const ask = (encoding: string) => client.get(address, { 'Accept-Encoding': encoding });
  const [zipped, whole] = await Promise.all([ask('gzip'), ask('identity')]);
  const size = whole.body.length;
  if (whole.headers['content-encoding'] !== undefined) {
    find(
      'no Content-Encoding for Accept-Encoding: identity',
      `Content-Encoding: ${whole.headers['content-encoding']}`,
      'let the host choose the encoding by Accept-Encoding',
    );
  }
  if (isText(file) && size >= worthCompressing) {
    for (const [encoding, each] of [
      ['br', answer],
      ['gzip', zipped],
    ] as const) {
      const came = each.headers['content-encoding'] ?? 'none';
      if (came !== encoding) {
        find(
          inEncoding(encoding),
          `Content-Encoding: ${came}`,
          encoding === 'br'
            ? 'let the host send the .br files (nginx: the module brotli_static, see deploy/README.md)'
            : 'let the host send the .gz files (nginx: gzip_static on)',
        );
      }
      if (!plain(each.headers.vary).includes('accept-encoding')) {
        find(
          'Vary: Accept-Encoding',
          `Vary: ${each.headers.vary ?? 'none'}`,
          'without it, a cache in between gives a compressed file to those who cannot read it (nginx: gzip_vary on)',
        );
      }
    }
  }
  for (const [encoding, each] of [
    ['br', answer],
    ['gzip', zipped],
  ] as const) {
    if (!contentOf(each).equals(contentOf(whole))) {
      find(
        'the same content in every encoding',
        `another one for Accept-Encoding: ${encoding}`,
        'upload the .br and .gz files of the same build',
      );
    }
  }
  if ((tableOf(file)['Cache-Control'] ?? '').includes('immutable')) return findings;
  const { etag } = answer.headers;
  if (etag === undefined) {
    find('an ETag', 'none', 'let the host send ETags (nginx: etag on)');
    return findings;
  }
  const again = await client.get(address, { 'Accept-Encoding': 'br', 'If-None-Match': etag });
  if (again.status !== 304) {
    find(
      `304 for If-None-Match: ${etag}`,
      String(again.status),
      'let the host answer conditional requests; a proxy may have changed the ETag',
    );
  }
  return findings;
}

/** The finding of an answer with another status than the expected one. */
export const statusFinding = (
  address: string,
  expected: string,
  { status, headers }: Answer,
  fix: string,
): Finding => ({
  address,
  expected,
  came: `${status}${headers.location ? ` to ${headers.location}` : ''}`,
  fix,
});
