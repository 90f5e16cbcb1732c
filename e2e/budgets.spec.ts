import { expect } from '@playwright/test';
import { layoutShifts } from './layout.ts';
import {
  about,
  addressOf,
  anExample,
  coveringKinds,
  fill,
  hydrated,
  output,
  setDay,
  settled,
  someDay,
  submit,
} from './support.ts';
import { test } from './test.ts';

/** Requests that a calculator's page may need for its first result, and to be hydrated. */
const mostRequests = 6;

for (const calculator of coveringKinds) {
  const { manifest } = calculator;
  const { given, shows } = anExample(calculator);
  const [id = '', text = ''] = Object.entries(shows)[0] ?? [];

  test(
    `${manifest.title} needs at most ${mostRequests} requests for its first result`,
    about(calculator),
    async ({ page, baseURL }) => {
      const requests: URL[] = [];
      // Lazy scripts must not be needed.
      await page.route('**/*', (route) => {
        requests.push(new URL(route.request().url()));
        return requests.length > mostRequests ? route.abort() : route.continue();
      });
      await setDay(page, someDay);
      // From the first moment that there is a form, as a visitor in a hurry would.
      await page.goto(addressOf(calculator), { waitUntil: 'commit' });
      const late = Object.entries(given).some(
        ([name, value]) => typeof value === 'object' || manifest.fields[name]?.when,
      );
      // What only the script can add, such as a second row, waits for it.
      if (late) await hydrated(page);
      await fill(page, manifest, given);
      await submit(page);
      await expect(output(page, id)).toHaveText(text);
      await hydrated(page);
      const paths = requests.map(({ pathname }) => pathname).join(' ');
      await expect(output(page, id), paths).toHaveText(text);
      expect(requests.filter(({ origin }) => origin !== baseURL)).toEqual([]);
    },
  );

  test(
    `nothing on ${manifest.title} moves of itself, while it loads and while it answers`,
    about(calculator),
    async ({ page }) => {
      await setDay(page, someDay);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressOf(calculator));
        // As on a first visit.
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await hydrated(page);
        expect(await layoutShifts(page), `on load at ${width}`).toEqual([]);
        await fill(page, manifest, given);
        await submit(page);
        await expect(output(page, id)).toHaveText(text);
        // The click may shift the layout for the result; after that, no shift is allowed.
        const answered = await page.evaluate(() => performance.now());
        await settled(page);
        const late = await layoutShifts(page, answered);
        expect(late, `after the answer at ${width}`).toEqual([]);
      }
    },
  );
}
