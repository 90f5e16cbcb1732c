import { trustedHtml } from '../../browser/trusted.ts';
import type { StaticParts } from '../../page/CalculatorPage.tsx';

/** The prerendered parts of a calculator's page, from what gives each of them by its name. */
export function staticParts(html: (name: string) => string | undefined): StaticParts {
  // Trusted HTML is an object: an empty part must stay a text, which is false.
  const part = (name: keyof StaticParts) => {
    const text = html(name);
    return text ? trustedHtml(text) : '';
  };
  return {
    head: part('head'),
    examples: part('examples'),
    tips: part('tips'),
    below: part('below'),
  };
}
