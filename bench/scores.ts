import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** How Lighthouse slows a visit down: by calculation, or by really doing it. */
export const methods = ['simulate', 'devtools'] as const;
export type Method = (typeof methods)[number];

/** The four categories that are scored. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one visit to one page on a phone. */
export interface Score {
  /** 0 to 100, in the order of `categories`. */
  readonly points: readonly number[];
  /** Milliseconds to the first paint with content. */
  readonly painted: number;
  /** Milliseconds in which the page could not have answered. */
  readonly blocked: number;
  /** How far things jumped while the page loaded (cumulative layout shift). */
  readonly shift: number;
  /** The audits that cost points, with what they found. */
  readonly faults: readonly string[];
}

/** Lets Lighthouse visit a page, in a browser of its own. */
export async function score(url: string, method: Method, chromePath: string): Promise<Score> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categories],
      throttlingMethod: method,
    });
    if (!run || run.lhr.runtimeError) {
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'Lighthouse gave no report.'}`);
    }
    const { audits, categories: scored } = run.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const weighed = categories
      .filter((id) => (scored[id]?.score ?? 0) < 0.995)
      .flatMap((id) => scored[id]?.auditRefs ?? []);
    return {
      points: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)),
      painted: value('first-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      faults: weighed.flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (!audit || audit.score === null || audit.score >= 0.995 || weight === 0) return [];
        return [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
      }),
    };
  } finally {
    chrome.kill();
  }
}
