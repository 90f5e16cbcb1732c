import { expect, type Page, test } from '@playwright/test';
import {
  about,
  addresses,
  addressOf,
  anExample,
  calculators,
  fill,
  output,
  setDay,
  someDay,
  submit,
} from './support.ts';

/** Requests that a calculator's page may need for its first result, and to come alive. */
const mostRequests = 6;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}

/** Everything that moved on the page so far, and whether the browser excuses it by a press just before. */
const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    const all: Shift[] = [];
    const observer = new PerformanceObserver((list) => all.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a task of their own.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const nameOf = (node?: Node) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName);
    return all.map(({ startTime, value, hadRecentInput, sources }) => ({
      at: startTime,
      value,
      excused: hadRecentInput,
      moved: sources.map(({ node }) => nameOf(node)),
    }));
  });

const unexcused = async (page: Page) =>
  (await layoutShifts(page)).filter(({ excused }) => !excused);

const clock = (page: Page) => page.evaluate(() => performance.now());

for (const calculator of calculators) {
  const { manifest } = calculator;
  const { given, shows } = anExample(calculator);
  const [id = '', text = ''] = Object.entries(shows)[0] ?? [];

  test(
    `${manifest.title} needs at most ${mostRequests} requests for its first result`,
    about(calculator),
    async ({ page }) => {
      const requests: string[] = [];
      // Whatever comes later is not there to be needed.
      await page.route('**/*', (route) => {
        requests.push(new URL(route.request().url()).pathname);
        return requests.length > mostRequests ? route.abort() : route.continue();
      });
      await setDay(page, someDay);
      // From the first moment that there is a form, as a visitor in a hurry would.
      await page.goto(addressOf(calculator), { waitUntil: 'commit' });
      const early = Object.entries(given).some(
        ([name, value]) => typeof value === 'object' || manifest.fields[name]?.when,
      );
      // What only the script can add, such as a second row, waits for it.
      if (early) await page.locator('form[data-hydrated]').waitFor();
      await fill(page, manifest, given);
      await submit(page);
      await expect(output(page, id)).toHaveText(text);
      await page.locator('form[data-hydrated]').waitFor();
      await expect(output(page, id), requests.join(' ')).toHaveText(text);
    },
  );
}

const widths = [360, 1280];

for (const calculator of calculators) {
  const { manifest } = calculator;
  const { given, shows } = anExample(calculator);
  const [id = '', text = ''] = Object.entries(shows)[0] ?? [];

  test(
    `nothing on ${manifest.title} moves of itself, while it loads and while it answers`,
    about(calculator),
    async ({ page }) => {
      await setDay(page, someDay);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressOf(calculator));
        await page.locator('form[data-hydrated]').waitFor();
        expect(await unexcused(page), `on load at ${width}`).toEqual([]);
        await fill(page, manifest, given);
        await submit(page);
        await expect(output(page, id)).toHaveText(text);
        // The press made room for the answer. Once it is there, nothing excuses what moves.
        const answered = await clock(page);
        await page.waitForTimeout(300);
        const late = (await layoutShifts(page)).filter(({ at }) => at >= answered);
        expect(late, `after the answer at ${width}`).toEqual([]);
      }
    },
  );
}

test('nothing moves of itself on the other pages', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of addresses.filter((each) => !each.startsWith('/calculator/'))) {
      await page.goto(address);
      expect(await unexcused(page), `${address} at ${width}`).toEqual([]);
    }
  }
});
