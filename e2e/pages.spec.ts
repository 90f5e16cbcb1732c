import { expect } from '@playwright/test';
import { barriersInBothSchemes } from './axe.ts';
import { layoutShifts, overflow, smallTargets } from './layout.ts';
import { addresses, complaintsOf, requestsOf, settled } from './support.ts';
import { test } from './test.ts';

/*
 * Every page that is no calculator’s, in one visit each. Their markup is checked in the built files
 * (tests/built/markup.test.ts), calculators are visited by calculators.spec.ts.
 */

// Colours are judged as they are, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const missing = '/nope';

/** Pages of checks are all made alike: one with every part stands for them. */
const checks = '/calculator/triangle/checks';

const others = addresses.filter((each) => !each.startsWith('/calculator/'));
for (const address of [...others, checks, missing]) {
  test(`${address} is quiet, stands still, fits every screen and keeps nobody out`, async ({
    page,
    baseURL,
  }) => {
    const complaints = complaintsOf(page);
    const requests = requestsOf(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(address);
      expect(response?.status()).toBe(address === missing ? 404 : 200);
      await expect(page.locator('h1')).toBeVisible();
      await settled(page);
      expect(await layoutShifts(page), `what moved at ${width}`).toEqual([]);
    }
    expect(await barriersInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
    // The browser logs the status of a document; nothing else may be logged.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}
