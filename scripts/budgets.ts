/*
 * Weighs every built calculator page against the budgets, then proves that a page's weight does not
 * grow with the catalogue: adding calculators changes no other calculator page's bytes.
 *   npm run budgets                   both, after a build
 *   npm run budgets -- --sizes        the sizes alone
 *   npm run budgets -- --invariance   the proof alone (it builds copies of the site)
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import { root } from './calculators.ts';

/** What a calculator page may weigh: brotli, in kB of 1000 bytes; files include the document. */
export const limits = { script: 92, html: 14, files: 6 } as const;

/** What a script that comes after the page may weigh, with all that comes only for it. */
const later = { WhatIf: 6 } as const;

/** Gives the bytes behind an address of the site, such as /assets/main.js. */
export type Read = (address: string) => Buffer;

export interface Weight {
  readonly page: string;
  /** Bytes as they are sent, compressed. */
  readonly script: number;
  readonly html: number;
  /** The addresses fetched besides the document. */
  readonly files: readonly string[];
}

const sent = (bytes: Buffer | string): number => brotliCompressSync(bytes).length;
const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The addresses that a document's own tags make a browser fetch. */
export function taggedFiles(html: string): string[] {
  const tags = html.match(/<(?:script|link|img|source|iframe|object|embed)\b[^>]*>/g) ?? [];
  const addresses = tags.map((tag) => {
    if (!tag.startsWith('<link')) return attribute(tag, 'src') ?? attribute(tag, 'data');
    const rel = attribute(tag, 'rel') ?? '';
    return /^(canonical|alternate|expect)$/.test(rel) ? undefined : attribute(tag, 'href');
  });
  return [...new Set(addresses.filter((each) => each !== undefined))].filter(
    (address) => !address.startsWith('data:'),
  );
}

/** The addresses that a script imports as soon as it is there. */
export function staticImports(address: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(address, code).module;
  const wanted = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return [...new Set(wanted)].map((name) => new URL(name, `http://site${address}`).pathname);
}

/** Everything that a document makes a browser fetch: its tags' files and what those import. */
export function fetchedFiles(html: string, read: Read): string[] {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    if (address.endsWith('.js')) {
      for (const each of staticImports(address, read(address).toString())) visit(each);
    }
  };
  for (const address of taggedFiles(html)) visit(address);
  return [...found];
}

export function weigh(page: string, html: string, read: Read): Weight {
  const files = fetchedFiles(html, read);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const script = scripts.reduce((sum, file) => sum + sent(read(file)), 0);
  return { page, script, html: sent(html), files };
}

/** What a page weighs too much, one sentence each. */
export function overBudget({ page, script, html, files }: Weight): string[] {
  const requests = files.length + 1;
  return [
    script > limits.script * 1000 &&
      `${page}: ${kB(script)} kB of script, at most ${limits.script} kB.`,
    html > limits.html * 1000 && `${page}: ${kB(html)} kB of HTML, at most ${limits.html} kB.`,
    requests > limits.files && `${page}: ${requests} files, at most ${limits.files}.`,
  ].filter((each) => each !== false);
}

/** A reader of a folder that holds a built site. */
export const reader =
  (folder: string): Read =>
  (address) =>
    readFileSync(join(folder, address));

/** The calculator pages of a built site by slug. */
export const calculatorPages = (folder: string): Map<string, string> =>
  new Map(
    globSync('calculator/*.html', { cwd: folder })
      .sort()
      .map((file) => [
        file.slice('calculator/'.length, -'.html'.length),
        readFileSync(join(folder, file), 'utf8'),
      ]),
  );

/** One calculator page of a site: its document and the scripts it fetches, by address. */
export interface BuiltPage {
  readonly html: string;
  readonly scripts: ReadonlyMap<string, string>;
}

/** A built site's calculator pages by slug, each with its scripts. */
export function readPages(folder: string): Map<string, BuiltPage> {
  const read = reader(folder);
  return new Map(
    [...calculatorPages(folder)].map(([slug, html]) => [
      slug,
      {
        html,
        scripts: new Map(fetchedFiles(html, read).map((file) => [file, read(file).toString()])),
      },
    ]),
  );
}

/** A page as it would be if some calculators were not related to it, and how many of them it names. */
export function withoutRelated(
  html: string,
  slugs: readonly string[],
): { html: string; links: number } {
  let links = 0;
  const rest = html.replace(/<nav class="related".*?<\/nav>/s, (nav) => {
    const others = nav.replace(/<li><a href="\/calculator\/([^"]+)">.*?<\/li>/gs, (item, slug) => {
      if (!slugs.includes(slug)) return item;
      links += 1;
      return '';
    });
    return others.includes('<li>') ? others : '';
  });
  return { html: rest, links };
}

/** A calculator that was added, and its category. */
export interface Added {
  readonly slug: string;
  readonly category: string;
}

/**
 * What changed on the pages that were there before, one sentence each, apart from the one related
 * link that each added calculator gives to the pages of its own category.
 */
export function changes(
  before: ReadonlyMap<string, BuiltPage>,
  after: ReadonlyMap<string, BuiltPage>,
  added: readonly Added[],
  categoryOf: (slug: string) => string | undefined,
): string[] {
  const found: string[] = [];
  for (const [slug, old] of before) {
    const page = after.get(slug);
    if (!page) {
      found.push(`${slug}: the page is gone.`);
      continue;
    }
    for (const [file, code] of old.scripts) {
      const now = page.scripts.get(file);
      if (now === undefined) found.push(`${slug}: no longer fetches ${file}.`);
      else if (now !== code) found.push(`${slug}: the bytes of ${file} changed.`);
    }
    for (const file of page.scripts.keys()) {
      if (!old.scripts.has(file)) found.push(`${slug}: now fetches ${file}.`);
    }
    const related = added.filter(({ category }) => category === categoryOf(slug));
    const { html, links } = withoutRelated(
      page.html,
      related.map((each) => each.slug),
    );
    if (html !== old.html) found.push(`${slug}: the HTML changed.`);
    if (links !== related.length) {
      found.push(`${slug}: gained ${links} related links, not ${related.length}.`);
    }
  }
  return found;
}

/** Copies a calculator's folder under another slug, so that whatever it uses has a second user. */
function addTwin(copy: string, original: Added, suffix: string): Added {
  const twin = { slug: `${original.slug}-${suffix}`, category: original.category };
  const from = join(copy, 'calculators', original.category, original.slug);
  const to = join(copy, 'calculators', twin.category, twin.slug);
  cpSync(from, to, { recursive: true });
  const manifest = readFileSync(join(from, 'manifest.ts'), 'utf8')
    .replace(`${original.category}/${original.slug}`, `${twin.category}/${twin.slug}`)
    // Shortcuts and quick tools stand on every page by intention.
    .replace(/^ *(?:popular|quickTool):.*\n/gm, '')
    .replace(/^( *order: )(\d+)/m, (_, key, order) => `${key}${Number(order) + 1000}`);
  writeFileSync(join(to, 'manifest.ts'), manifest);
  return twin;
}

/** A twin that also uses everything calculators share, as an author might one day. */
function addSample(copy: string, original: Added): Added {
  const sample = addTwin(copy, original, 'sample');
  const shared = globSync('calculators/shared/*.ts', { cwd: copy }).map((file) => {
    const { staticExports } = parseSync(file, readFileSync(join(copy, file), 'utf8')).module;
    const names = staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, exportName }) => (isType ? [] : (exportName.name ?? [])))
      .map((name) => `${name} as shared_${name}`);
    return { names, file: relative('calculators/shared', file) };
  });
  const used = shared.flatMap(({ names }) => names.map((name) => name.split(' as ')[1]));
  appendFileSync(
    join(copy, 'calculators', sample.category, sample.slug, 'compute.ts'),
    `${shared.map(({ names, file }) => `import { ${names.join(', ')} } from '#shared/${file}';`).join('\n')}
const all: unknown[] = [${used.join(', ')}];
if (all.includes(undefined)) throw new Error('Something shared is missing.');
`,
  );
  return sample;
}

/** Copies the repository, adds calculators to it and says what that changed on the other pages. */
function invariance(): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'budgets-'));
  const left = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results']);
  try {
    cpSync(root, copy, {
      recursive: true,
      filter: (from) => !left.has(relative(root, from).split(/[\\/]/)[0] ?? ''),
    });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const built = () => {
      execFileSync(process.execPath, ['scripts/build.ts'], { cwd: copy, stdio: 'pipe' });
      return readPages(join(copy, 'dist'));
    };
    const originals = globSync('calculators/*/*/manifest.ts', { cwd: copy }).map((file) => {
      const [, category = '', slug = ''] = file.split(/[\\/]/);
      return { slug, category };
    });
    const categoryOf = (slug: string) => originals.find((each) => each.slug === slug)?.category;

    const before = built();
    const sample = addSample(copy, originals.at(-1) as Added);
    const one = changes(before, built(), [sample], categoryOf);
    const say = (what: string, problems: readonly string[]) =>
      console.log(
        problems.length === 0
          ? `✓ ${what}: the other ${before.size} pages keep their bytes, but for the related link.`
          : `✗ ${what}:\n${problems.map((each) => `    ${each}`).join('\n')}`,
      );
    say('One more calculator, using all that calculators share', one);

    const twins = originals.map((each) => addTwin(copy, each, 'twin'));
    const all = changes(before, built(), [sample, ...twins], categoryOf);
    say(`A twin of each of the ${originals.length} calculators`, all);
    return [...one, ...all];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A script and everything that it imports. */
function withImports(address: string, read: Read, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  for (const each of staticImports(address, read(address).toString())) {
    withImports(each, read, found);
  }
  return found;
}

/** The scripts that come after a page: what each weighs, apart from what a page has without it. */
function laterSizes(dist: string, read: Read, pages: Iterable<string>): string[] {
  const scripts = globSync('assets/*.js', { cwd: dist }).map((file) => `/${file}`);
  const chunk = (name: string): string => {
    const found = scripts.find((each) => each.startsWith(`/assets/${name}-`));
    if (!found) throw new Error(`The build made no script ${name}.`);
    return found;
  };
  // The page that fetches least: what it has, every page has.
  const [least = []] = [...pages]
    .map((html) => fetchedFiles(html, read))
    .sort((a, b) => a.length - b.length);
  const there = new Set([...least, ...withImports(chunk('Tools'), read)]);
  return Object.entries(later).flatMap(([name, most]) => {
    const own = [...withImports(chunk(name), read)].filter((file) => !there.has(file));
    const size = own.reduce((sum, file) => sum + sent(read(file)), 0);
    console.log(`${name} comes later: ${kB(size)} kB of script, at most ${most} kB.`);
    return size > most * 1000 ? [`${name}: ${kB(size)} kB of script, at most ${most} kB.`] : [];
  });
}

function sizes(): string[] {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error('There is no dist/ yet: npm run build makes it.');
  }
  const read = reader(dist);
  const pages = calculatorPages(dist);
  const weights = [...pages].map(([slug, html]) => weigh(slug, html, read));
  const width = Math.max(...weights.map(({ page }) => page.length));
  const row = (...cells: readonly string[]) =>
    console.log(cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(width))).join(' '));
  row('brotli', 'script kB', 'HTML kB', 'files');
  for (const { page, script, html, files } of weights) {
    row(page, kB(script), kB(html), String(files.length + 1));
  }
  row('at most', String(limits.script), String(limits.html), String(limits.files));
  const problems = [...weights.flatMap(overBudget), ...laterSizes(dist, read, pages.values())];
  console.log(
    problems.length === 0
      ? `✓ ${weights.length} pages within their budgets.\n`
      : `${problems.map((each) => `✗ ${each}`).join('\n')}\n`,
  );
  return problems;
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  const problems = [
    ...(asked.includes('--invariance') ? [] : sizes()),
    ...(asked.includes('--sizes') ? [] : invariance()),
  ];
  process.exitCode = problems.length === 0 ? 0 : 1;
}
