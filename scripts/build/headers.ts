/*
 * The HTTP headers of every file of the site, in one table. The project's own server reads it; the
 * files that the build writes for other hosts (`hosts.ts`) and the checks of `npm run verify` come
 * from it.
 */
import type { Policies } from './policy.ts';

/** The headers of one file, by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * The files that a rule is for, by their address in dist/: a folder ("/embed/"), one file
 * ("/sw.js"), or an ending (".webmanifest").
 */
type Files = `/${string}` | `.${string}`;

/** Headers of some files; a later rule replaces the value of an earlier one, an empty value removes it. */
export interface Rule {
  readonly files: Files;
  readonly headers: Headers;
}

/**
 * Features of the browser that the site does not use, and so no script on its pages may. Those that some
 * Chromium does not know are left out: it would complain on every page.
 */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const permissions = ['clipboard-write=(self)', ...unused.map((feature) => `${feature}=()`)].join(
  ', ',
);

/** Asked for again before each use; an unchanged file costs a 304 without a body. */
const revalidated = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';

/** What a page of another site may load or frame. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The media types of the site's files; what is not listed here is not published. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Sent over https alone: from then on, the browser asks this host over https only. */
export const strictTransport = 'max-age=31536000';

/** Addresses that no host may serve: files for the host itself, and the compressed copies. */
export const privateFiles = '/\\.|\\.(br|gz)$|^/_(headers|redirects)$';

/** The one folder with a dot that is public. */
export const wellKnown = '/.well-known/';

const privatePattern = new RegExp(privateFiles);

/** Whether a host may serve the file at an address. */
export const isPublic = (address: string): boolean =>
  !privatePattern.test(
    address.startsWith(wellKnown) ? address.slice(wellKnown.length - 1) : address,
  );

/** The table: which headers which files have. */
export function rules(policies: Policies): readonly Rule[] {
  return [
    {
      files: '/',
      headers: {
        'Content-Security-Policy': policies.page,
        'X-Frame-Options': 'DENY',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': permissions,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': revalidated,
      },
    },
    // Every name in this folder has a hash of the content in it; the build refuses others. An embed in
    // a sandbox has no origin, and so fetches its scripts from another one.
    {
      files: '/assets/',
      headers: { 'Cache-Control': immutable, 'Access-Control-Allow-Origin': '*', ...shared },
    },
    {
      files: '/embed/',
      headers: {
        'Content-Security-Policy': policies.embed,
        'X-Frame-Options': '',
        ...shared,
      },
    },
    { files: '/sw.js', headers: { 'Content-Security-Policy': policies.worker } },
    // What programs and pages of other sites may read of this one.
    { files: wellKnown, headers: { 'Access-Control-Allow-Origin': '*', ...shared } },
    // The pictures of shared links and the icons, and the feed.
    { files: '.png', headers: shared },
    { files: '/feed.xml', headers: shared },
  ];
}

/** Whether a rule is for the file at an address. */
export const isFor = ({ files }: Rule, address: string): boolean => {
  if (files.startsWith('.')) return address.endsWith(files);
  return files.endsWith('/') ? address.startsWith(files) : address === files;
};

/** The headers of the file at an address, such as /about.html. */
export function headersOf(address: string, policies: Policies): Headers {
  const type = mediaTypes[address.slice(address.lastIndexOf('.') + 1)];
  const headers = Object.assign(
    type ? { 'Content-Type': type } : {},
    ...rules(policies)
      .filter((rule) => isFor(rule, address))
      .map((rule) => rule.headers),
  ) as Headers;
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}

/** The file that answers an address without a trailing slash, if it is there. */
export const fileOf = (address: string): string => {
  if (address === '/') return '/index.html';
  return /\.\w+$/.test(address) ? address : `${address}.html`;
};

/**
 * Where an address leads instead: pages have one address each, without an ending or a slash at its
 * end. `undefined` if the address is to be answered as it is.
 */
export function redirectOf(
  address: string,
  isFile: (address: string) => boolean,
): string | undefined {
  if (address === '/index.html') return '/';
  const page = address.replace(/\/$|\.html$/, '');
  // Only pages that exist: an address of a visitor's own making is never sent back to them.
  return page === address || page === '/404' || !page || !isFile(`${page}.html`) ? undefined : page;
}
