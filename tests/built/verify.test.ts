import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHosts } from '../../scripts/build/hosts.ts';
import { hashOf, headerPolicies, pagePolicy } from '../../scripts/build/policy.ts';
import { root } from '../../scripts/calculators.ts';
import { inEncoding } from '../../scripts/hosting/checks.ts';
import { type Finding, reportOf } from '../../scripts/hosting/finding.ts';
import { blockedBy, policyProblems } from '../../scripts/hosting/policy.ts';
import { verifySite } from '../../scripts/hosting/site.ts';
import {
  caddy,
  nginx,
  startCaddy,
  startNginx,
  type WebServer,
} from '../../scripts/hosting/web-servers.ts';
import { answer, serve } from '../../scripts/serve.ts';
import { dist } from './site.ts';

const verify = async (url: string) => {
  const signal = AbortSignal.timeout(60_000);
  return verifySite(new URL(url), { concurrency: 32, insecure: true, signal });
};

/** What is found at a site, in the words of the command. */
const reportFor = async (url: string): Promise<string> => reportOf((await verify(url)).findings);

describe('the built site', () => {
  it('falls short of nothing on the own server', async () => {
    const { server, url } = await serve(0, dist);
    try {
      const { pages, findings } = await verify(url);
      expect(reportOf(findings)).toBe('');
      expect(pages).toBeGreaterThan(100);
    } finally {
      server.close();
    }
  });

  /** Over http and https. */
  const findingsOn = async (start: () => Promise<WebServer>): Promise<readonly Finding[]> => {
    const server = await start();
    try {
      const verdicts = [await verify(server.plain), await verify(server.secure)];
      return verdicts.flatMap(({ findings }) => findings);
    } finally {
      await server.stop();
    }
  };

  it.skipIf(!nginx.brotli)(
    'falls short of nothing on nginx with its module for brotli',
    async () => {
      expect(reportOf(await findingsOn(() => startNginx(dist)))).toBe('');
    },
  );

  it.skipIf(!nginx.path)('lacks brotli alone on nginx without the module', async () => {
    const findings = await findingsOn(() => startNginx(dist, { brotli: false }));
    expect(new Set(findings.map(({ expected }) => expected))).toEqual(new Set([inEncoding('br')]));
  });

  it.skipIf(!caddy.path)('falls short of nothing on Caddy', async () => {
    expect(reportOf(await findingsOn(() => startCaddy(dist)))).toBe('');
  });
});

/** A small site with a page of each kind. */
function makeSite(folder: string): void {
  const [script, style] = ['document.title;', 'p{color:red}'];
  const inline = { scripts: [hashOf(script)], styles: [hashOf(style)] };
  const page = (address: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy(inline)}"><title>${address}</title>${
      address === '/404'
        ? ''
        : `<link rel="canonical" href="https://example.com${address.replace('embed', 'calculator')}">`
    }<link rel="manifest" href="/site.webmanifest"><meta property="og:image" content="https://example.com/pictures/site.png"><script>${script}</script><style>${style}</style><link rel="modulepreload" href="/assets/main-abcdefgh.js"></head><body>${'<p>Text</p>'.repeat(200)}</body></html>`;
  const addresses = ['/', '/about', '/calculator/tip', '/calculator/tip/checks'];
  const files: Record<string, string> = {
    ...Object.fromEntries(
      [...addresses, '/embed/tip', '/404'].flatMap((address) => {
        const name = address === '/' ? '/index' : address;
        return [
          [`${name}.html`, page(address)],
          [`/pages${name}.js`, 'export default 1'],
        ];
      }),
    ),
    '/assets/main-abcdefgh.js': `export default ${JSON.stringify('x'.repeat(2000))}`,
    '/quantities.js': 'export default 1',
    '/questions.js': 'export default 1',
    '/manifests/index.json': '[]',
    '/manifest.schema.json': '{}',
    '/sw.js': 'self.skipWaiting()',
    '/site.webmanifest': '{"icons":[{"src":"/icon.png"}]}',
    '/icon.png': 'an icon',
    '/pictures/site.png': 'a picture',
    '/robots.txt': 'User-agent: *\nSitemap: https://example.com/sitemap.xml\n',
    '/.well-known/security.txt': 'Contact: mailto:a@example.com\nExpires: 2999-01-01T00:00:00Z\n',
    '/sitemap.xml': `<urlset>${addresses.map((each) => `<url><loc>https://example.com${each}</loc></url>`).join('')}</urlset>`,
  };
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
  writeHosts(folder, headerPolicies(inline));
}

describe('a site that falls short', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  const servers: Server[] = [];
  beforeAll(() => makeSite(folder));
  afterAll(() => {
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const listen = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  };

  /** Changes the headers of an answer at the moment in which they are sent. */
  const changeHead = (
    response: ServerResponse,
    change: (headers: Map<string, string>) => void,
  ): void => {
    const { writeHead } = response;
    response.writeHead = ((status: number, ...rest: unknown[]) => {
      const given = rest.findLast((each) => typeof each === 'object') ?? {};
      const headers = new Map(
        Object.entries({ ...response.getHeaders(), ...given }).map(([name, value]) => [
          name.toLowerCase(),
          String(value),
        ]),
      );
      change(headers);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      return writeHead.call(response, status, Object.fromEntries(headers));
    }) as typeof response.writeHead;
  };

  /** What is found when one header is another. */
  const withHeader = async (name: string, value: string | undefined, only = /./) => {
    const site = answer(folder);
    const url = await listen((request, response) => {
      if (only.test(request.url ?? '')) {
        changeHead(response, (headers) => {
          if (value === undefined) headers.delete(name);
          else if (headers.has(name)) headers.set(name, value);
        });
      }
      site(request, response);
    });
    return reportFor(url);
  };

  /** What is found when some requests are answered otherwise. */
  const withAnswers = async (other: (url: string, response: ServerResponse) => boolean) => {
    const site = answer(folder);
    return reportFor(
      await listen((request, response) => {
        if (!other(request.url ?? '', response)) site(request, response);
      }),
    );
  };

  /** What is found when requests come to the host in another form. */
  const withRequests = async (change: (headers: Record<string, unknown>) => void) => {
    const site = answer(folder);
    return reportFor(
      await listen((request, response) => {
        change(request.headers);
        site(request, response);
      }),
    );
  };

  it('is not the one that all others are made of', async () => {
    expect(await withAnswers(() => false)).toBe('');
  });

  it.each([
    ['x-content-type-options', 'X-Content-Type-Options: none'],
    ['x-frame-options', 'X-Frame-Options: none'],
    ['referrer-policy', 'Referrer-Policy: none'],
    ['permissions-policy', 'Permissions-Policy: none'],
    ['cross-origin-opener-policy', 'Cross-Origin-Opener-Policy: none'],
    ['cross-origin-resource-policy', 'Cross-Origin-Resource-Policy: none'],
    ['content-security-policy', 'a Content-Security-Policy as header'],
    ['cache-control', 'Cache-Control: none'],
    ['content-type', 'Content-Type: none'],
    ['etag', 'an ETag'],
    ['vary', 'Vary: none'],
  ])('hears that the header %s is missing', async (name, expected) => {
    expect(await withHeader(name, undefined)).toContain(expected);
  });

  it.each([
    ['cache-control', 'no-cache', /^\/assets/, 'max-age=31536000, immutable'],
    [
      'cache-control',
      'public, max-age=31536000, immutable',
      /^\/about$/,
      'Cache-Control: no-cache',
    ],
    ['cache-control', 'public, max-age=31536000, immutable', /no-such-file/, 'no-such-file'],
    ['content-type', 'text/plain', /webmanifest$/, 'application/manifest+json'],
    ['content-type', 'application/octet-stream', /security\.txt$/, 'text/plain; charset=utf-8'],
    ['content-security-policy', "default-src 'self'", /^\/sw\.js$/, 'service worker'],
    ['content-security-policy', "default-src 'none'", /^\/about$/, 'no frame-ancestors'],
    ['content-security-policy', "frame-ancestors 'none'", /^\/embed/, "frame-ancestors 'none'"],
  ])('hears that the header %s is “%s”', async (name, value, only, expected) => {
    expect(await withHeader(name, value, only)).toContain(expected);
  });

  it('hears that pages and headers are of different builds', async () => {
    const inline = { scripts: [hashOf('other')], styles: [hashOf('other')] };
    const report = await withHeader(
      'content-security-policy',
      headerPolicies(inline).page,
      /^\/about$/,
    );
    expect(report).toContain('an inline script of the hash');
    expect(report).toContain('upload the pages and the headers of the same build');
  });

  it('hears that nothing is compressed, and that what cannot be read is', async () => {
    const raw = await withRequests((headers) => delete headers['accept-encoding']);
    expect(raw).toContain('Content-Encoding: br for');
    expect(raw).toContain('Content-Encoding: gzip for');
    const forced = await withRequests((headers) => {
      headers['accept-encoding'] = 'br';
    });
    expect(forced).toContain('no Content-Encoding for Accept-Encoding: identity');
  });

  it('hears that a compressed file is of another build', async () => {
    const report = await withAnswers((url, response) => {
      if (url !== '/about') return false;
      response.setHeader('Content-Encoding', 'gzip').end(gzipSync(String(Math.random())));
      return true;
    });
    expect(report).toContain('the same content in every encoding');
  });

  it('hears that nothing is answered with 304', async () => {
    const report = await withRequests((headers) => delete headers['if-none-match']);
    expect(report).toContain('304 for If-None-Match');
  });

  it('hears that an embed cannot be framed', async () => {
    const report = await withAnswers((url, response) => {
      if (url.startsWith('/embed/')) response.setHeader('X-Frame-Options', 'DENY');
      return false;
    });
    expect(report.match(/✗ .*/g)).toEqual(['✗ /embed/tip']);
    expect(report).toContain('no X-Frame-Options, so that other sites can frame it');
  });

  it('hears that pages have several addresses, and lose their query', async () => {
    const served = await withAnswers((url, response) => {
      if (!/^\/about(?:\/|\.html)/.test(url)) return false;
      response.end('about');
      return true;
    });
    expect(served).toContain('/about/?a=1&b=2, /about.html?a=1&b=2');
    const lost = await withAnswers((url, response) => {
      if (!url.startsWith('/about/')) return false;
      response.writeHead(301, { Location: '/about' }).end();
      return true;
    });
    expect(lost).toContain('301 to /about\n');
    const listed = await withAnswers((url, response) => {
      if (!url.startsWith('/calculator/tip/?')) return false;
      response.end('checks.html');
      return true;
    });
    expect(listed).toContain('/calculator/tip/?a=1&b=2');
  });

  it('hears that an address leads to another host', async () => {
    const report = await withAnswers((url, response) => {
      const [, to] = /^(.+)\/$/.exec(decodeURI(url)) ?? [];
      if (to === undefined || /^\/(?:no|about|calculator|assets)/.test(to)) return false;
      response.writeHead(301, { Location: to }).end();
      return true;
    });
    expect(report.match(/✗ .*/g)).toEqual(
      ['//example.com/', '//example.com/about/', '/%5Cexample.com/', '//about/'].map(
        (address) => `✗ ${address}`,
      ),
    );
    expect(report).toContain('no redirect to another host');
  });

  it('hears that what is missing is answered with 200, or without the page', async () => {
    const soft = await withAnswers((url, response) => {
      if (!url.includes('no-such')) return false;
      response.end('<p>Sorry</p>');
      return true;
    });
    expect(soft).toContain('/no-such-page, /calculator/no-such-page');
    const bare = await withAnswers((url, response) => {
      if (!url.includes('no-such')) return false;
      response.writeHead(404).end('Not Found');
      return true;
    });
    expect(bare).toContain('the page 404.html');
  });

  it('hears that files for the host can be read, and folders listed', async () => {
    const read = ['/.host/policies.json', '/.env', '/_headers', '/index.html.br', '/assets/'];
    for (const file of read) {
      const report = await withAnswers((url, response) => url === file && !!response.end('text'));
      expect(report.match(/✗ .*/g)).toEqual([`✗ ${file}`]);
    }
  });

  it('hears what is missing or out of date', async () => {
    const gone = await withAnswers((url, response) => {
      if (!/^\/(?:assets\/main|about$|pages\/about|sw\.js|icon|pictures|embed)/.test(url))
        return false;
      response.writeHead(404).end();
      return true;
    });
    expect(gone.match(/✗ .*/g)).toEqual([
      '✗ /about, /embed/tip',
      '✗ /icon.png, /pictures/site.png, /assets/main-abcdefgh.js and 2 more',
    ]);
    const old = await withAnswers((url, response) => {
      if (url === '/.well-known/security.txt') response.end('Expires: 2020-01-01T00:00:00Z\n');
      else if (url === '/robots.txt') response.end('User-agent: *\n');
      else if (url === '/site.webmanifest') response.end('{}');
      else return false;
      return true;
    });
    expect(old).toContain('Contact: …');
    expect(old).toContain('a date that is still to come');
    expect(old).toContain('Sitemap: https://example.com/sitemap.xml');
    expect(old).toContain('a web manifest in JSON, with icons');
    const wrong = await withAnswers((url, response) => {
      if (url !== '/about') return false;
      response.end('<link rel="canonical" href="https://example.com/">');
      return true;
    });
    expect(wrong).toContain('the canonical address https://example.com/about');
    expect(
      await withAnswers((url, response) => url === '/sitemap.xml' && !!response.end('no')),
    ).toContain('a sitemap with the addresses of the pages');
  });
});

describe('a strict policy', () => {
  const strict = headerPolicies({ scripts: ["'sha256-a='"], styles: [] });

  it('is that of the build', () => {
    expect(policyProblems(strict.page, 'page', true)).toEqual([]);
    expect(policyProblems(strict.embed, 'embed', true)).toEqual([]);
    expect(policyProblems(strict.worker, 'worker', true)).toEqual([]);
  });

  it.each([
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", "script-src 'unsafe-inline'"],
    ["script-src 'self'", "script-src 'self' 'unsafe-eval'", "script-src 'unsafe-eval'"],
    ["script-src 'self'", 'script-src https:', 'script-src https:'],
    ["style-src 'self'", "style-src 'self' 'unsafe-inline'", "style-src 'unsafe-inline'"],
    ["connect-src 'none'", "connect-src 'self'", "connect-src 'self'"],
    ["default-src 'none'", "default-src 'self'", "default-src 'self'"],
    ["require-trusted-types-for 'script'; ", '', "no require-trusted-types-for 'script'"],
    ['trusted-types reckonwell', 'trusted-types *', 'trusted-types *'],
    ["frame-ancestors 'none'", 'frame-ancestors *', 'frame-ancestors *'],
    ["base-uri 'none'; ", '', "no base-uri 'none'"],
    ["img-src 'self'", 'img-src *', 'img-src *'],
  ])('is not one with %s changed to “%s”', (from, to, problem) => {
    expect(strict.page).toContain(from);
    expect(policyProblems(strict.page.replace(from, to), 'page', true)).toContain(problem);
  });

  it('stays strict beside a loose one, since both hold', () => {
    expect(policyProblems(`default-src *, ${strict.page}`, 'page', true)).toEqual([]);
  });

  it('refuses what the page holds without a hash, and attributes', () => {
    const policy = `script-src ${hashOf('a()')}; style-src ${hashOf('p{}')}`;
    const held =
      '<script type="application/ld+json">{"a": 1}</script><script src="/a.js"></script>';
    expect(blockedBy(policy, `${held}<script>a()</script><style>p{}</style>`)).toEqual([]);
    expect(blockedBy(policy, '<script>b()</script>')).toHaveLength(1);
    expect(blockedBy(policy, '<style>q{}</style>')).toHaveLength(1);
    expect(blockedBy(policy, '<p style="color:red">')).toEqual(['an attribute style']);
    expect(blockedBy(policy, '<p onclick="a()">')).toEqual(['an attribute onclick']);
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/hosting/verify.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });

  it('says in plain words what is wrong with its arguments, or with the host', () => {
    expect(run().stderr).toContain('One address is needed.');
    expect(run('example.com').stderr).toContain('is not an address that starts with https://');
    expect(run('https://example.com/about').stderr).toContain('the site as a whole is');
    const unknown = run('http://localhost:1', '--nothing');
    expect(unknown.stderr).toContain('--nothing');
    expect(unknown.status).toBe(2);
    const closed = run('http://localhost:1');
    expect(closed.stderr).toContain('http://localhost:1 cannot be asked: ');
    expect(closed.status).toBe(2);
  });
});

describe('the own server', () => {
  it('answers with a new build as soon as that is finished, and with none while it is made', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'serve-'));
    makeSite(folder);
    const { server, url } = await serve(0, folder);
    const about = async () => {
      const response = await fetch(`${url}/about`);
      return { status: response.status, text: await response.text() };
    };
    try {
      expect((await about()).text).toContain('<title>/about</title>');
      rmSync(join(folder, '.host'), { recursive: true });
      expect((await about()).status).toBe(503);
      for (const ending of ['', '.br', '.gz']) rmSync(join(folder, `about.html${ending}`));
      writeFileSync(join(folder, 'about.html'), 'new');
      writeHosts(folder, headerPolicies({ scripts: [], styles: [] }));
      expect(await about()).toEqual({ status: 200, text: 'new' });
      expect((await fetch(`${url}/about`, { method: 'POST' })).status).toBe(405);
    } finally {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
