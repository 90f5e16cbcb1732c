import { createHash } from 'node:crypto';

/** The source expression that allows one inline script or style by its text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page holds that is not a file of its own: the hashes of its inline scripts and styles. */
export interface Inline {
  readonly scripts: Iterable<string>;
  readonly styles: Iterable<string>;
}

const written = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * The Content-Security-Policy of pages: the site's own files and nothing else. No connection can be
 * opened, so that nothing that is typed can leave the device; text becomes HTML only through the one
 * Trusted Types policy (src/browser/trusted.ts).
 */
export const pagePolicy = ({ scripts, styles }: Inline): string =>
  written({
    'default-src': "'none'",
    'connect-src': "'none'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'img-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'reckonwell',
  });

/** The policies that a host sends as headers, by what they are for. */
export interface Policies {
  readonly page: string;
  readonly embed: string;
  readonly worker: string;
}

/**
 * The policies for headers, which name the inline scripts and styles of all pages. What frames a page
 * can only be said in a header. The service worker obeys the policy of its own response: it fetches
 * the site's files.
 */
export const headerPolicies = (inline: Inline): Policies => ({
  page: `${pagePolicy(inline)}; frame-ancestors 'none'`,
  embed: `${pagePolicy(inline)}; frame-ancestors *`,
  worker: written({
    'default-src': "'none'",
    'connect-src': "'self'",
    'script-src': "'self'",
  }),
});
