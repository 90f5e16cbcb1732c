import type { Page } from '@playwright/test';

/** The elements that overflow the page, if it scrolls sideways. */
export const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left < -0.5 || right > clientWidth + 0.5;
      })
      .map((each) => `${each.tagName} ${each.className}: ${(each.textContent ?? '').slice(0, 40)}`)
      .slice(0, 8);
  });

/** Controls whose target is too small for a finger: below 24 by 24 pixels. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, summary')]
      .map((each) => (each.matches('[type=radio], [type=checkbox]') ? each.closest('label') : each))
      .filter((each) => each?.checkVisibility())
      .map((each) => [each, (each as HTMLElement).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 24 || height < 24)
      .map(([each, { width, height }]) => `${each?.outerHTML.slice(0, 80)} is ${width}×${height}`),
  );

/** Formulas that scroll sideways where the Tab key does not stop, and those that do not where it does. */
export const wrongTabStops = (page: Page): Promise<readonly string[]> =>
  page.locator('.formula').evaluateAll((boxes) =>
    boxes
      .filter((box) => box.checkVisibility())
      .filter((box) => box.scrollWidth > box.clientWidth !== ((box as HTMLElement).tabIndex === 0))
      .map((box) => box.textContent),
  );

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}

/**
 * What moved on the page of itself. A click just before excuses a shift, but not after a moment (of
 * the page's own clock) from which on nothing may move.
 */
export const layoutShifts = (page: Page, stillFrom?: number) =>
  page.evaluate(async (from) => {
    // A shift is known once the frame is drawn that it happened in.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    observer.disconnect();
    const nameOf = (node?: Node) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName);
    return shifts
      .filter(({ startTime, hadRecentInput }) =>
        from === undefined ? !hadRecentInput : startTime >= from,
      )
      .map(({ startTime, value, sources }) => ({
        at: startTime,
        value,
        moved: sources.map(({ node }) => nameOf(node)),
      }));
  }, stillFrom);
