import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { initialValues } from '../schemas/inputs.ts';
import type { Calculator } from '../schemas/manifest.ts';
import { firstOutcome } from './form/useCalculator.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { CalculatorPage, ResultArea } from './pages/CalculatorPage.tsx';
import { blankShown, Panel } from './results/Panel.tsx';
import { calculatorParts, type Head, notFound, routes } from './router/routes.tsx';

/** One page as HTML, for the build to put into the document. */
export interface Rendered {
  readonly head: Head;
  readonly html: string;
  /** What hydrates it: nothing, for a page that only stands there. */
  readonly page: 'calculator' | 'home' | 'text';
  /** The calculator on it. */
  readonly slug?: string;
  /** The blank result card that an early answer is filled into. */
  readonly template?: string;
}

/** Header and footer, the same around every page. */
export const shell = () => ({
  header: renderToStaticMarkup(<Header />),
  footer: renderToStaticMarkup(<Footer />),
});

/** Every address of the site. */
export const addresses: readonly string[] = routes.flatMap(
  ({ path, addresses: several }) => several ?? [path],
);

const blankCard = ({ slug, manifest }: Calculator): string =>
  renderToStaticMarkup(
    <Panel
      slug={slug}
      manifest={{ ...manifest, note: undefined } as typeof manifest}
      values={initialValues(manifest)}
      results={{}}
      shown={blankShown(manifest)}
    />,
  );

async function renderCalculator(slug: string): Promise<Rendered> {
  const parts = await calculatorParts(slug);
  if (!parts) throw new Error(`There is no calculator ${slug}.`);
  const { calculator, category, examples, below, head } = parts;
  const outcome = firstOutcome(calculator);
  const before = renderToStaticMarkup(<ResultArea calculator={calculator} outcome={outcome} />);
  return {
    head,
    page: 'calculator',
    slug,
    template: blankCard(calculator),
    html: renderToString(<CalculatorPage {...{ calculator, category, before, examples, below }} />),
  };
}

/** Renders the page at an address; the 404 page for an address that no route has. */
export async function render(address: string): Promise<Rendered> {
  const route = routes.find(
    ({ path, addresses: several }) => several?.includes(address) || path === address,
  );
  if (route?.path.startsWith('/calculator/')) {
    return renderCalculator(address.slice('/calculator/'.length));
  }
  const { head, element } = route ? await route.load(address.slice(1)) : notFound();
  return { head, html: renderToString(element), page: address === '/' ? 'home' : 'text' };
}
