import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export interface Judged {
  /** Selectors of the parts that are judged; without any, the whole page. */
  readonly within?: readonly string[];
  /** Rules or tags of rules; without any, all that axe-core has switched on. */
  readonly rules?: RunOptions['runOnly'];
  /** Whether colours are left out, which take most of the time. */
  readonly withoutColours?: boolean;
}

const schemes = ['dark', 'light'] as const;

/** The rules that depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Everything that axe-core finds wrong with what is on the screen. It runs in the page itself: the
 * pages hold no frame, which is what its integration with Playwright is slow for.
 */
export async function barriers(page: Page, judged: Judged = {}): Promise<string[]> {
  const { within, rules, withoutColours } = judged;
  const off = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, runOnly, ruleOptions]) => {
      // Colours are judged when they are final: a hovered button changes its own in a moment.
      const ends = document.getAnimations().map(({ finished }) => finished.catch(() => {}));
      await Promise.all(ends);
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(include ? { include: [...include] } : document, {
        resultTypes: ['violations'],
        // Styles and sound from elsewhere, of which there is none.
        preload: false,
        ...(runOnly ? { runOnly } : {}),
        rules: ruleOptions,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      );
    },
    [within, rules, withoutColours ? off : {}] as const,
  );
}

/** The same in both colour schemes, which differ in nothing but colours. */
export async function barriersInBothSchemes(page: Page, judged: Judged = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    // Colours are judged as they are, not on their way from the other scheme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? colourRules : judged.rules;
    const here = await barriers(page, { ...judged, ...(rules ? { rules } : {}) });
    found.push(...here.map((each) => `${colorScheme} ${each}`));
  }
  return found;
}
