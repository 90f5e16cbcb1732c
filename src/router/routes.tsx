import type { ReactNode } from 'react';
import type { Category as CategoryData } from '../../calculators/categories.ts';
import {
  calculatorAddresses,
  count,
  findEntry,
  findGroup,
  groups,
  loadModule,
  related,
} from '../catalogue.ts';
import { CalculatorPage } from '../pages/CalculatorPage.tsx';
import { Category } from '../pages/Category.tsx';
import { Contact } from '../pages/Contact.tsx';
import { ForgetHere } from '../pages/ForgetHere.tsx';
import { Home } from '../pages/Home.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { Prose } from '../pages/Prose.tsx';
import { site } from '../site.ts';

/** What a page says of itself in the document's head. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The hue of the page's category. */
  readonly hue?: number;
}

export interface Page {
  readonly head: Head;
  readonly element: ReactNode;
}

const head = (title: string, description: string, category?: CategoryData): Head => ({
  title: `${title} | ${site.name}`,
  description,
  ...(category && { hue: category.hue }),
});

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The related calculators, as HTML: they stand in the part of the page that no script touches. */
function relatedHtml(slug: string): string {
  const links = related(slug).map(
    (entry) =>
      `<li><a href="/calculator/${entry.slug}"><strong>${escapeHtml(entry.title)}</strong><span>${escapeHtml(entry.summary)}</span></a></li>`,
  );
  return links.length > 0
    ? `<nav class="related" aria-labelledby="related-title"><h2 id="related-title">Related calculators</h2><ul>${links.join('')}</ul></nav>`
    : '';
}

/** What the page of a calculator is made of; nothing if there is no such calculator. */
export async function calculatorParts(slug: string) {
  const entry = findEntry(slug);
  const module = await loadModule(slug);
  if (!entry || !module) return undefined;
  const { html, examples } = await module.staticPart();
  return {
    head: head(entry.title, entry.description, module.category),
    calculator: module.calculator,
    category: module.category,
    examples,
    below: html + relatedHtml(slug),
  };
}

export const notFound = (): Page => ({
  head: head('Page Not Found', 'There is no page at this address.'),
  element: <NotFound />,
});

async function calculatorPage(slug: string): Promise<Page> {
  const parts = await calculatorParts(slug);
  if (!parts) return notFound();
  const { head, ...rest } = parts;
  return {
    head,
    element: <CalculatorPage key={slug} {...rest} before="" />,
  };
}

function categoryPage(id: string): Page {
  const group = findGroup(id);
  if (!group) return notFound();
  const names = group.entries.map(({ title }) => title).join(', ');
  return {
    head: head(`${group.title} Calculators`, `${group.description} ${names}.`.slice(0, 160), group),
    element: <Category key={id} group={group} />,
  };
}

const prose = (
  title: string,
  description: string,
  load: () => Promise<{ readonly default: string }>,
  below?: ReactNode,
) => ({
  load: async (): Promise<Page> => ({
    head: head(title, description),
    element: (
      <Prose title={title} html={(await load()).default}>
        {below}
      </Prose>
    ),
  }),
});

/** Every route in the order of matching. `param` is what stands in the path's place for a name. */
export const routes: readonly {
  readonly path: string;
  readonly load: (param: string) => Promise<Page> | Page;
  /** The addresses that are prerendered; the path itself unless told. */
  readonly addresses?: readonly string[];
}[] = [
  {
    path: '/',
    load: () => ({
      head: {
        title: `${site.name}: ${site.tagline}`,
        description: `${count} free online calculators for money, health, school and every day. No login, nothing you type leaves your browser, and every formula is shown.`,
      },
      element: <Home />,
    }),
  },
  {
    path: '/calculator/:param',
    load: calculatorPage,
    addresses: calculatorAddresses,
  },
  {
    path: '/about',
    ...prose(
      'About',
      'What this site is: free calculators that run in your browser, with no login, no tracking and every formula on the page.',
      () => import('../pages/about.md'),
    ),
  },
  {
    path: '/contact',
    load: () => ({
      head: head(
        'Contact',
        'What we help with, how soon we answer, and answers to common questions.',
      ),
      element: <Contact />,
    }),
  },
  {
    path: '/privacy',
    ...prose(
      'Privacy Policy',
      'Nothing you type into a calculator leaves your browser. No accounts, no cookies, no trackers.',
      () => import('../pages/privacy.md'),
      <div data-forget="">
        <ForgetHere />
      </div>,
    ),
  },
  {
    path: '/terms',
    ...prose(
      'Terms of Use',
      'Free for personal and commercial use. Accounts are not currently required. Results are estimates, not advice.',
      () => import('../pages/terms.md'),
    ),
  },
  {
    path: '/:param',
    load: categoryPage,
    addresses: groups.map(({ id }) => `/${id}`),
  },
  { path: '*', load: notFound, addresses: [] },
];
