import { launch } from 'chrome-launcher';
import lighthouse, { type Config, defaultConfig, type Flags } from 'lighthouse';
import RobotsTxt from 'lighthouse/core/gather/gatherers/seo/robots-txt.js';

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

/**
 * Asks for robots.txt from outside the page, as search engines and PageSpeed Insights do. Lighthouse
 * itself asks from within it, where the page's policy (`connect-src 'none'`) refuses since Chromium 139:
 * https://github.com/GoogleChrome/lighthouse/issues/16597
 */
class RobotsTxtFromOutside extends RobotsTxt {
  override async getArtifact({ baseArtifacts }: Parameters<RobotsTxt['getArtifact']>[0]) {
    const response = await fetch(new URL('/robots.txt', baseArtifacts.URL.finalDisplayedUrl));
    return { status: response.status, content: await response.text() };
  }
}

const config: Config = {
  ...defaultConfig,
  artifacts: (defaultConfig.artifacts ?? []).map((artifact) =>
    artifact.id === 'RobotsTxt'
      ? { id: artifact.id, gatherer: { instance: new RobotsTxtFromOutside() } }
      : artifact,
  ),
};

/** Lets Lighthouse visit a page, in a browser of its own. */
export async function score(url: string, method: Method, chromePath: string): Promise<Score> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categories],
      throttlingMethod: method,
    };
    const run = await lighthouse(url, flags, config);
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
