import { describe, expect, it } from 'vitest';
import { fileOf, headersOf, isPublic, redirectOf } from '../scripts/build/headers.ts';
import {
  caddyDirectives,
  nginxDirectives,
  nginxVariables,
  staticHeaders,
} from '../scripts/build/hosts.ts';
import { headerPolicies } from '../scripts/build/policy.ts';

const policies = headerPolicies({ scripts: ["'sha256-a='"], styles: ["'sha256-b='"] });
const of = (file: string) => headersOf(file, policies);

describe('the table of headers', () => {
  it('gives every page the policy, and what keeps it from being framed, guessed or shared', () => {
    for (const page of ['/index.html', '/calculator/tip.html', '/404.html']) {
      expect(of(page)).toMatchObject({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policies.page,
        'X-Frame-Options': 'DENY',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      });
      expect(of(page)['Permissions-Policy']).toMatch(/clipboard-write=\(self\).*camera=\(\)/);
    }
  });

  it('lets other sites frame an embed, and only an embed', () => {
    const embed = of('/embed/tip.html');
    expect(embed['Content-Security-Policy']).toBe(policies.embed);
    expect(embed['Content-Security-Policy']).toContain('frame-ancestors *');
    expect(embed).not.toHaveProperty('X-Frame-Options');
    expect(embed['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(of('/embedded.html')['Content-Security-Policy']).toBe(policies.page);
  });

  it('lets the service worker, which fetches the files, connect to its own site', () => {
    expect(of('/sw.js')['Content-Security-Policy']).toContain("connect-src 'self'");
    expect(of('/sw.js')['Cache-Control']).toBe('no-cache');
  });

  it('keeps files with a hash in their name for a year, and asks for all others again', () => {
    expect(of('/assets/main-abcdefgh.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const file of ['/sw.js', '/site.webmanifest', '/quantities.js', '/pages/about.js']) {
      expect(of(file)['Cache-Control']).toBe('no-cache');
    }
  });

  it('names the media type of every kind of file, texts with their encoding', () => {
    expect(of('/.well-known/security.txt')['Content-Type']).toBe('text/plain; charset=utf-8');
    expect(of('/feed.xml')['Content-Type']).toBe('application/xml; charset=utf-8');
    expect(of('/site.webmanifest')['Content-Type']).toContain('application/manifest+json');
  });

  it('keeps from visitors what is for the host', () => {
    const hidden = [
      '/.host/policies.json',
      '/.env',
      '/a/.b/c',
      '/_headers',
      '/_redirects',
      '/a.br',
    ];
    expect(hidden.filter(isPublic)).toEqual([]);
    const shown = [
      '/',
      '/about',
      '/.well-known/security.txt',
      '/assets/a-abcdefgh.js',
      '/my_headers',
    ];
    expect(shown.filter(isPublic)).toEqual(shown);
    expect(isPublic('/.well-known/.env')).toBe(false);
  });
});

describe('the one address of a page', () => {
  const files = ['/about.html', '/calculator/tip.html', '/calculator/tip/checks.html', '/404.html'];
  const leadsTo = (address: string) => redirectOf(address, (file) => files.includes(file));

  it('is what every other way to write it leads to', () => {
    expect(leadsTo('/about/')).toBe('/about');
    expect(leadsTo('/about.html')).toBe('/about');
    expect(leadsTo('/index.html')).toBe('/');
    expect(leadsTo('/calculator/tip/')).toBe('/calculator/tip');
    expect(leadsTo('/calculator/tip/checks/')).toBe('/calculator/tip/checks');
  });

  it('is not redirected, nor is what does not exist', () => {
    const answered = ['/', '/about', '/calculator/tip', '/calculator/', '/none/', '/404.html'];
    expect(answered.map(leadsTo)).toEqual(answered.map(() => undefined));
    expect(fileOf('/calculator/tip')).toBe('/calculator/tip.html');
    expect(fileOf('/')).toBe('/index.html');
  });
});

describe('what hosts read', () => {
  const files = [
    '/index.html',
    '/about.html',
    '/calculator/tip.html',
    '/calculator/tip/checks.html',
    '/embed/tip.html',
    '/assets/main-abcdefgh.js',
    '/assets/main-abcdefgh.js.br',
    '/.well-known/security.txt',
    '/sw.js',
    '/.host/policies.json',
  ];

  it('gives static hosts each header once, whatever rules a file falls under', () => {
    const blocks = staticHeaders(files, policies)
      .trim()
      .split('\n\n')
      .map((block) => {
        const [rule = '', ...lines] = block.split('\n');
        return { rule, headers: lines.map((line) => line.trim().split(': ') as [string, string]) };
      });
    expect(blocks.map(({ rule }) => rule)).toEqual([
      ...[
        '/*',
        '/',
        '/.well-known/*',
        '/about',
        '/assets/*',
        '/calculator/*',
        '/embed/*',
        '/sw.js',
      ],
    ]);
    const matches = (rule: string, address: string) =>
      rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : address === rule;
    for (const file of files.filter(isPublic)) {
      const address = file === '/index.html' ? '/' : file.replace(/\.html$/, '');
      const all = blocks
        .filter(({ rule }) => matches(rule, address))
        .flatMap(({ headers }) => headers);
      expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
      const { 'Content-Type': type, ...expected } = of(file);
      expect(Object.fromEntries(all)).toMatchObject(expected);
      expect(Object.fromEntries(all)).toHaveProperty('Strict-Transport-Security');
    }
  });

  it('keeps to the limits of static hosts', () => {
    const long = { ...policies, page: `default-src ${'x'.repeat(2000)}` };
    expect(() => staticHeaders(files, long)).toThrow(/a line has 20\d\d characters/);
    const many = Array.from({ length: 101 }, (_, index) => `/page${index}.html`);
    expect(() => staticHeaders(many, policies)).toThrow(/102 rules are too many/);
  });

  it('refuses a value that a configuration would read as something else', () => {
    const broken = { ...policies, embed: 'default-src $host' };
    expect(() => nginxVariables(broken)).toThrow(/default-src \$host/);
    expect(() => caddyDirectives(broken)).toThrow(/default-src \$host/);
  });

  it('writes for nginx only variables that it defines', () => {
    const defined = [...nginxVariables(policies).matchAll(/^map \S+ (\$\w+) \{/gm)];
    const used = [...nginxDirectives(policies).matchAll(/^add_header \S+ (\$\w+)/gm)];
    expect(used.map(([, name]) => name).sort()).toEqual(defined.map(([, name]) => name).sort());
  });
});
