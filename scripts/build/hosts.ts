import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFiles } from '../files.ts';
import {
  type Headers,
  headersOf,
  isPublic,
  mediaTypes,
  privateFiles,
  type Rule,
  rules,
  strictTransport,
  wellKnown,
} from './headers.ts';
import type { Policies } from './policy.ts';

/*
 * Writes the table of headers as each host reads it: `_headers` and `_redirects` for static hosts, and
 * in `.host/`, which no host serves, parts of the configurations of nginx and Caddy (see deploy/).
 */

/** The folder of dist/ with what hosts read and do not serve. */
const hostFolder = '.host';

/** The policies of a build, for the project's own server; written last, so its date is the build's. */
export const policiesFile = `${hostFolder}/policies.json`;

/** The documented limits of Cloudflare Pages, the narrower ones of the static hosts. */
const limits = { rules: 100, line: 2000 } as const;

/** A value as both nginx and Caddy read it: between double quotes, without a sign that they expand. */
function quoted(value: string): string {
  if (/["\\${}\n]/.test(value)) throw new Error(`No host takes this value of a header: ${value}`);
  return `"${value}"`;
}

/** The names of all headers of the table. */
const namesIn = (table: readonly Rule[]): readonly string[] => [
  ...new Set(table.flatMap(({ headers }) => Object.keys(headers))),
];

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/** The files of a rule as a regular expression, which nginx and Caddy both read. */
const pattern = ({ files }: Rule): string => {
  if (files.startsWith('.')) return `${escaped(files)}$`;
  return files.endsWith('/') ? `^${escaped(files)}` : `^${escaped(files)}$`;
};

/** The variable of nginx that holds the value of a header. */
const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/** The rules that give a header, the last first. */
const rulesWith = (table: readonly Rule[], name: string): readonly Rule[] =>
  table.filter(({ headers }) => name in headers).toReversed();

/** The variables of nginx (in `http`): what differs between files, by the file that is served. */
export function nginxVariables(policies: Policies): string {
  const table = rules(policies);
  const maps = namesIn(table).flatMap((name) => {
    // In nginx the first pattern that matches decides, in the table the last.
    const found = rulesWith(table, name);
    const lines = found.map((rule) => `  "~${pattern(rule)}" ${quoted(rule.headers[name] ?? '')};`);
    return found.length > 1 ? [`map $uri ${variable(name)} {\n${lines.join('\n')}\n}`] : [];
  });
  return [
    ...maps,
    '# Also behind a proxy that ends TLS. A header without a value is not sent.',
    `map $scheme$http_x_forwarded_proto ${variable('Strict-Transport-Security')} {`,
    `  ~https ${quoted(strictTransport)};`,
    '}\n',
  ].join('\n');
}

/** The directives of nginx (in `server`): headers, media types, and what is not served. */
export function nginxDirectives(policies: Policies): string {
  const table = rules(policies);
  const added = namesIn(table).map((name) => {
    const [rule, ...others] = rulesWith(table, name);
    const value = others.length > 0 ? variable(name) : quoted(rule?.headers[name] ?? '');
    return `add_header ${name} ${value} always;`;
  });
  const types = Object.entries(mediaTypes).map(([ending, type]) => `  ${quoted(type)} ${ending};`);
  return [
    ...added,
    `add_header Strict-Transport-Security ${variable('Strict-Transport-Security')} always;`,
    `types {\n${types.join('\n')}\n}`,
    'default_type application/octet-stream;',
    `location ~ "${privateFiles}" {\n  return 404;\n}`,
    `location ^~ ${wellKnown} {\n  try_files $uri =404;\n}\n`,
  ].join('\n');
}

/** The directives of Caddy, for after the address was rewritten to the file that is served. */
export function caddyDirectives(policies: Policies): string {
  const lines = (headers: Headers) =>
    Object.entries(headers)
      .map(([name, value]) => (value === '' ? `\t-${name}` : `\t${name} ${quoted(value)}`))
      .join('\n');
  const blocks = rules(policies).map(
    (rule, index) =>
      `@rule${index} path_regexp "${pattern(rule)}"\nheader @rule${index} {\n${lines(rule.headers)}\n}`,
  );
  const types = Object.entries(mediaTypes).map(
    ([ending, type]) =>
      `@${ending} path *.${ending}\nheader @${ending} Content-Type ${quoted(type)}`,
  );
  const https = ['scheme', 'header.X-Forwarded-Proto'].map(
    (part) => `{http.request.${part}} == "https"`,
  );
  return [
    ...blocks,
    ...types,
    '# Also behind a proxy that ends TLS.',
    `@https expression \`${https.join(' || ')}\``,
    `header @https Strict-Transport-Security ${quoted(strictTransport)}\n`,
  ].join('\n');
}

/** What Caddy does not serve: a matcher, so that it can be asked before anything else. */
export const caddyPrivate = `@private {\n\tpath_regexp "${privateFiles}"\n\tnot path ${wellKnown}*\n}\n`;

/** The rule of a static host that a file falls under: its own address, or its top folder. */
function ruleOf(file: string): string {
  const [, folder] = /^(\/[^/]+\/)/.exec(file) ?? [];
  if (folder) return `${folder}*`;
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

/**
 * The `_headers` of static hosts. They join the values that several rules give a header, so no header
 * may come from two rules: what all files share stands under all addresses, the rest under each page
 * or folder. `files` are the addresses of all files in dist/.
 */
export function staticHeaders(files: readonly string[], policies: Policies): string {
  const groups = new Map<string, Headers[]>();
  for (const file of files.filter(isPublic)) {
    const { 'Content-Type': type = '', ...headers } = headersOf(file, policies);
    // Static hosts know the media type of a page.
    const all = type.startsWith('text/html') ? headers : { ...headers, 'Content-Type': type };
    groups.set(ruleOf(file), [...(groups.get(ruleOf(file)) ?? []), all]);
  }
  const everywhere = Object.entries(headersOf('/', policies)).filter(([name, value]) =>
    [...groups.values()].flat().every((each) => each[name] === value),
  );
  const common = new Set(everywhere.map(([name]) => name));
  const lines = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  const blocks = [...groups].sort().map(([rule, [first = {}, ...others]]) => {
    const own = Object.entries(first).filter(([name, value]) => {
      if (common.has(name)) return false;
      if (others.every((each) => each[name] === value)) return true;
      // The scripts and styles of one folder; the hosts know the media types of both.
      if (name === 'Content-Type') return false;
      throw new Error(`_headers: the files of ${rule} differ in ${name}.`);
    });
    return `${rule}\n${lines(own)}`;
  });
  const all = [
    `/*\n${lines([...everywhere, ['Strict-Transport-Security', strictTransport]])}`,
    ...blocks,
  ];
  const long = all
    .join('\n')
    .split('\n')
    .find((line) => line.length > limits.line);
  if (long)
    throw new Error(`_headers: a line has ${long.length} characters: ${long.slice(0, 60)} …`);
  if (all.length > limits.rules) throw new Error(`_headers: ${all.length} rules are too many.`);
  return `${all.join('\n\n')}\n`;
}

/**
 * The `_redirects` of static hosts, which lead from a page's file to its address by themselves. None
 * of them needs the folder for other hosts.
 */
export const staticRedirects = `/index.html / 301\n/${hostFolder}/* /404 302\n`;

/** Writes into the folder of a finished build what hosts read. */
export function writeHosts(dist: string, policies: Policies): void {
  const files = findFiles(['**/*.*', '.well-known/**/*.*'], { cwd: dist }).map(
    (file) => `/${file}`,
  );
  for (const file of files.filter(isPublic)) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (!(name.slice(name.lastIndexOf('.') + 1) in mediaTypes)) {
      throw new Error(`${file}: its media type is not in scripts/build/headers.ts.`);
    }
    if (file.startsWith('/assets/') && !/-[\w-]{8}\.\w+$/.test(name)) {
      throw new Error(`${file}: browsers keep this folder for a year, so the name needs a hash.`);
    }
  }
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  write('_headers', staticHeaders(files, policies));
  write('_redirects', staticRedirects);
  write(`${hostFolder}/nginx-http.conf`, nginxVariables(policies));
  write(`${hostFolder}/nginx-server.conf`, nginxDirectives(policies));
  write(`${hostFolder}/headers.caddy`, caddyDirectives(policies));
  write(`${hostFolder}/private.caddy`, caddyPrivate);
  write(policiesFile, JSON.stringify(policies));
}
