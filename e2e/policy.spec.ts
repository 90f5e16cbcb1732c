import { expect } from '@playwright/test';
import { control, hydrated, output, submit } from './support.ts';
import { test, violationsOf } from './test.ts';

/*
 * What the security policy refuses. That no page violates it, in any state that a test reaches, is
 * checked by every test of this folder (test.ts).
 */

/** Pages of all kinds: a calculator, the home page, a page of text. */
for (const address of ['/calculator/tip', '/', '/privacy']) {
  test(`on ${address} no injected script, style or HTML is accepted, and nothing can be sent`, async ({
    browser,
    baseURL,
  }) => {
    // Not the context of the test, in which a violation is a failure.
    const context = await browser.newContext({ baseURL: baseURL as string });
    const violations = violationsOf(context);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(violations).toEqual([]);
    const refused = await page.evaluate(async () => {
      const attempt = async (act: () => unknown): Promise<boolean> => {
        try {
          await act();
          return false;
        } catch {
          return true;
        }
      };
      // In a task of the page’s own: what a driver evaluates may evaluate text itself.
      await new Promise((resolve) => setTimeout(resolve));
      const marker = document.createElement('p');
      document.body.append(marker);
      const script = document.createElement('script');
      marker.setAttribute('style', 'position:fixed');
      return {
        eval: await attempt(() => new Function('return 1')()),
        html: await attempt(() => {
          marker.innerHTML = '<b>typed</b>';
        }),
        script: await attempt(() => {
          script.text = 'document.title = "injected"';
        }),
        style: getComputedStyle(marker).position !== 'fixed',
        policy: await attempt(() =>
          window.trustedTypes?.createPolicy('other', { createHTML: (text: string) => text }),
        ),
        fetch: await attempt(() => fetch('/')),
        beacon: !navigator.sendBeacon('/', 'typed'),
        elsewhere: await attempt(() => import('https://example.org/x.js' as string)),
      };
    });
    // A beacon is accepted for sending and refused afterwards, which the console reports.
    const { beacon: _, ...others } = refused;
    expect(others).toEqual(Object.fromEntries(Object.keys(others).map((key) => [key, true])));
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(Object.keys(others).length);
    await context.close();
  });
}

test('a document that came without headers is held by the policy in its head', async ({ page }) => {
  await page.route('/calculator/tip', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/calculator/tip');
  await hydrated(page);
  await control(page, 'bill').fill('84.50');
  await submit(page);
  await expect(output(page, 'totalAmount')).toHaveText('97.18');
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
  await expect(policy).toHaveAttribute('content', /connect-src 'none'/);
});
