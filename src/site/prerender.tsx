import { loadChecks } from 'virtual:catalogue';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Category as CategoryData } from '../../calculators/categories.ts';
import type { Calculator } from '../engine/calculator.ts';
import { inEnglish } from '../engine/format/presentation.ts';
import { initialValues } from '../engine/input/inputs.ts';
import type { Listed } from '../engine/search/index-format.ts';
import { CalculatorPage, ResultArea, type StaticParts } from '../page/CalculatorPage.tsx';
import { firstOutcome } from '../page/form/useCalculator.ts';
import { later } from '../page/parts.ts';
import { blankShown, Panel } from '../page/results/Panel.tsx';
import { TablesFold } from '../page/results/TableSection.tsx';
import {
  count,
  type Entry,
  findEntry,
  findGroup,
  type Group,
  groups,
  loadParts,
  related,
  type StaticModule,
  searchIndex,
  slugs,
} from './catalogue.ts';
import { Home } from './home/Home.tsx';
import { HomeLists, Shortcuts } from './home/HomeLists.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { PlaceForMake } from './layout/MakeIntroduction.tsx';
import { offlineAddress } from './offline/release.ts';
import { addressOf, Category, type CategoryPart, partsOf } from './pages/Category.tsx';
import { Checks, type ChecksProps, ChecksSummary } from './pages/Checks.tsx';
import { Contact } from './pages/Contact.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Offline } from './pages/Offline.tsx';
import { Prose } from './pages/Prose.tsx';
import { FullPage, NeedsScript, PageHead, Related, Tips } from './pages/StaticParts.tsx';
import { TextPage } from './pages/TextPage.tsx';
import { YourAnswers } from './pages/YourAnswers.tsx';
import type { Head, PageData } from './router/page-data.ts';
import { site } from './site.ts';

/** What a page is about, where that is a calculator or a category with the calculators listed on it. */
export type About =
  | { readonly kind: 'calculator'; readonly entry: Entry; readonly category: CategoryData }
  | { readonly kind: 'category'; readonly group: Group; readonly entries: readonly Listed[] };

/** One page as HTML, for the build to put into the document. */
export interface Rendered {
  readonly head: Head;
  readonly html: string;
  /** What hydrates it: nothing, for a page of text. */
  readonly page: PageData['page'];
  /** The parts that are HTML to React, by name. */
  readonly parts: PageData['html'];
  /** The address that search engines list, if that is another one. */
  readonly canonical?: string;
  /** Search engines list no page whose content is on the device alone. */
  readonly isPersonal?: true;
  readonly about?: About;
  /** The module of the calculator on it. */
  readonly module?: string;
  /** The source file of a script that only this page has. */
  readonly script?: string;
  /** The blank result card that an early answer is filled into. */
  readonly template?: string;
}

export { searchIndex };

/** Header and footer, the same around every page. */
export const shell = () => ({
  header: renderToStaticMarkup(<Header />),
  footer: renderToStaticMarkup(<Footer />),
});

const head = (title: string, description: string, category?: CategoryData): Head => ({
  title: `${title} | ${site.name}`,
  description,
  ...(category && { hue: category.hue }),
});

function home(): Rendered {
  const parts = {
    shortcuts: renderToStaticMarkup(<Shortcuts />),
    lists: renderToStaticMarkup(<HomeLists />),
  };
  return {
    head: {
      title: `${site.name}: ${site.tagline}`,
      description: `${count} free online calculators for money, health, school and every day. No login, nothing you type leaves your browser, and every formula is shown.`,
    },
    page: 'home',
    parts,
    html: renderToString(<Home {...parts} indexAddress="" />),
  };
}

/** The card without figures that an early answer is filled into. */
const blankCard = ({ slug, manifest }: Calculator, places?: readonly string[]): string =>
  renderToStaticMarkup(
    <Panel
      fileName={slug}
      manifest={{ ...manifest, note: undefined } as typeof manifest}
      {...inEnglish(initialValues(manifest))}
      results={{}}
      shown={blankShown(manifest, places)}
      verdict={manifest.verdict && ''}
      cautions={[]}
    />,
  );

type Parts = Readonly<Record<keyof StaticParts, string>>;

/** What stands around form and result on a calculator's page. */
function pageParts(
  entry: Entry,
  { category, intro, tips, audience, whenNotToUse, examples, steps, article }: StaticModule,
): Parts {
  const others = related(entry);
  return {
    head: renderToStaticMarkup(<PageHead title={entry.title} {...{ category, intro }} />),
    examples,
    tips: tips ? renderToStaticMarkup(<Tips {...tips} />) : '',
    below: `${steps}${article}${others.length > 0 ? renderToStaticMarkup(<Related {...{ others, audience, whenNotToUse }} />) : ''}`,
  };
}

/** The same in an embed: no more than its title, the steps and a way to the page. */
const embedParts = ({ slug, title }: Entry, { steps }: StaticModule): Parts => ({
  head: renderToStaticMarkup(
    <>
      <h1>{title}</h1>
      <NeedsScript />
    </>,
  ),
  examples: '',
  tips: '',
  below: `${steps}${renderToStaticMarkup(<FullPage {...{ slug, title }} />)}`,
});

async function renderCalculator(
  slug: string,
  page: keyof typeof later,
  partsOf: (entry: Entry, module: StaticModule) => Parts,
): Promise<Rendered> {
  const entry = findEntry(slug) as Entry;
  const module = await loadParts(slug);
  if (!module) throw new Error(`There is no calculator ${slug}.`);
  const { calculator, category } = module;
  const outcome = firstOutcome(calculator);
  const folded = (content: ReactNode) => (
    <TablesFold value={page === 'embed'}>{content}</TablesFold>
  );
  const before = renderToStaticMarkup(
    folded(<ResultArea calculator={calculator} outcome={outcome} />),
  );
  const parts = partsOf(entry, module);
  return {
    head: head(entry.title, entry.description, category),
    page,
    canonical: `/calculator/${slug}`,
    ...(page === 'calculator' && { about: { kind: 'calculator', entry, category } as const }),
    module: entry.module,
    parts,
    template: blankCard(calculator, module.places),
    html: renderToString(
      folded(<CalculatorPage {...{ calculator, before }} later={later[page]} {...parts} />),
    ),
  };
}

/** A page that needs no script. */
function textPage(head: Head, content: ReactNode): Rendered {
  const text = renderToStaticMarkup(content);
  return {
    head,
    page: 'text',
    parts: { text },
    html: renderToStaticMarkup(<TextPage html={text} />),
  };
}

const notFound = (): Rendered =>
  textPage(head('Page Not Found', 'There is no page at this address.'), <NotFound />);

const offline = (): Rendered =>
  textPage(
    head('Not Kept on This Device', 'There is no network, and this page was not opened before.'),
    <Offline />,
  );

function categoryPage(part: CategoryPart): Rendered {
  const { group, page, pages } = part;
  const entries = pages[page - 1] ?? [];
  const names = entries.map(({ title }) => title).join(', ');
  const title = `${group.title} Calculators${page === 1 ? '' : `, page ${page}`}`;
  return {
    ...textPage(
      head(title, `${group.description} ${names}.`.slice(0, 160), group),
      <Category {...part} />,
    ),
    about: { kind: 'category', group, entries: entries.filter(({ external }) => !external) },
  };
}

/** What the page of a calculator's checks shows. */
async function checksOf(slug: string): Promise<ChecksProps> {
  const checks = await loadChecks[slug]?.();
  if (!checks) throw new Error(`There are no checks of ${slug}.`);
  return checks.default;
}

async function checksPage(slug: string): Promise<Rendered> {
  const entry = findEntry(slug) as Entry;
  const description = `How the ${entry.title} is tested: its examples with their sources, limits, laws, a second implementation, and deliberate mistakes.`;
  const category = findGroup(entry.category);
  return textPage(
    head(`How the ${entry.title} Is Tested`, description, category),
    <Checks {...(await checksOf(slug))} />,
  );
}

/** A page of text, compiled from Markdown. */
async function prose(
  title: string,
  description: string,
  text: Promise<{ readonly default: string }>,
  below?: ReactNode,
): Promise<Rendered> {
  return textPage(
    head(title, description),
    <Prose title={title} html={(await text).default}>
      {below}
    </Prose>,
  );
}

/** The page of the visitor's last answers. */
const yourAnswers = (): Rendered => ({
  ...textPage(
    head('Your Last Answers', 'The last answers of all calculators, on this device alone.'),
    <YourAnswers calculators={slugs.map((slug) => findEntry(slug) as Entry)} />,
  ),
  isPersonal: true,
});

/** Every page of the site by its address. */
const pages = new Map<string, () => Rendered | Promise<Rendered>>([
  ['/', home],
  ...slugs.map(
    (slug) =>
      [`/calculator/${slug}`, () => renderCalculator(slug, 'calculator', pageParts)] as const,
  ),
  ...slugs.map((slug) => [`/calculator/${slug}/checks`, () => checksPage(slug)] as const),
  [
    '/about',
    async () =>
      prose(
        'About',
        'What this site is: free calculators that run in your browser, with no login, no tracking and every formula on the page.',
        import('./pages/about.md'),
        <ChecksSummary all={await Promise.all(slugs.map(checksOf))} />,
      ),
  ],
  [
    '/contact',
    () =>
      textPage(
        head('Contact', 'What we help with, how soon we answer, and answers to common questions.'),
        <Contact />,
      ),
  ],
  [
    '/privacy',
    () =>
      prose(
        'Privacy Policy',
        'Nothing you type into a calculator leaves your browser. No accounts, no cookies, no trackers.',
        import('./pages/privacy.md'),
        <div data-forget="" />,
      ),
  ],
  [
    '/terms',
    () =>
      prose(
        'Terms of Use',
        'Free for personal and commercial use. Accounts are not currently required. Results are estimates, not advice.',
        import('./pages/terms.md'),
      ),
  ],
  [
    '/security',
    () =>
      prose(
        'Security',
        'How to report a weakness, what is in scope, and what the site promises: no connections, no trackers, nothing typed leaves your device.',
        import('../../SECURITY.md'),
      ),
  ],
  [
    '/developers',
    () =>
      prose(
        'For Developers',
        'The calculators as a package, a command, a server of tools for assistants and an HTTP handler: exact decimals, worked steps, solving backwards.',
        import('./pages/developers.md'),
      ),
  ],
  ['/make', make],
  ['/history', yourAnswers],
  ...groups.flatMap(partsOf).map((part) => [addressOf(part), () => categoryPage(part)] as const),
]);

/** The page that makes calculators: what it is for, and a place for its script. */
function make(): Rendered {
  const page = textPage(
    head(
      'Make Your Own Calculator',
      'Make a calculator in your browser: name its fields, write its formulas, see it work at once, share it with a link. Free, no login, nothing leaves your device.',
    ),
    <PlaceForMake handIn={site.handIn} />,
  );
  return { ...page, script: 'src/make/entry.tsx' };
}

/** The embed of every calculator by its address: a page that the site itself leads nowhere to. */
const embedPages = new Map<string, () => Promise<Rendered>>(
  slugs.map(
    (slug) => [`/embed/${slug}`, () => renderCalculator(slug, 'embed', embedParts)] as const,
  ),
);

/** Every address of the site. */
export const addresses: readonly string[] = [...pages.keys()];

/** The addresses of the embeds. */
export const embeds: readonly string[] = [...embedPages.keys()];

const substitutePages = new Map([
  ['/404', notFound],
  [offlineAddress, offline],
]);

/** The addresses of pages that stand in for others, and that nobody looks for. */
export const substitutes: readonly string[] = [...substitutePages.keys()];

/** Renders the page at an address; the 404 page for an address that no page has. */
export const render = async (address: string): Promise<Rendered> =>
  (pages.get(address) ?? embedPages.get(address) ?? substitutePages.get(address) ?? notFound)();
