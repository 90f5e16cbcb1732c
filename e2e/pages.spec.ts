import { expect, test } from '@playwright/test';
import {
  addresses,
  addressOf,
  anExample,
  canonical,
  catalogue,
  complaintsOf,
  fill,
  hydrated,
  output,
  requestsOf,
  restOf,
  submit,
} from './support.ts';

for (const address of addresses) {
  const calculator = catalogue.find((each) => addressOf(each) === address);

  test(`${address} is complete, quiet, and asks for nothing from elsewhere or later`, async ({
    page,
    baseURL,
  }) => {
    const complaints = complaintsOf(page);
    const requests = requestsOf(page);
    const rest = restOf(page);
    const response = await page.goto(address, { waitUntil: 'networkidle' });

    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      canonical.get(address) ?? '',
    );
    expect(requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);

    if (calculator) {
      await hydrated(page);
      await rest();
      requests.length = 0;
      const { given, shows } = anExample(calculator);
      await fill(page, calculator.manifest, given);
      await submit(page);
      const [id = '', text = ''] = Object.entries(shows)[0] ?? [];
      await expect(output(page, id)).toHaveText(text);
      // Whatever comes a moment later would count as well.
      await page.waitForTimeout(250);
      expect(requests, 'while it is used').toEqual([]);
      // On the visitor's own device stand the inputs, for the next time, and nothing else.
      const { cookies, origins } = await page.context().storageState();
      expect(cookies).toEqual([]);
      const kept = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
      expect(kept).toEqual([`reckonwell.last.${calculator.slug}`]);
    }
    expect(complaints).toEqual([]);
  });
}

test('every page has a title and a description of its own', async ({ request }) => {
  const heads = await Promise.all(
    addresses.map(async (address) => {
      const html = await (await request.get(address)).text();
      return {
        titles: [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, text]) => text),
        descriptions: [...html.matchAll(/<meta name="description" content="(.*?)">/g)].map(
          ([, text]) => text,
        ),
      };
    }),
  );
  for (const what of ['titles', 'descriptions'] as const) {
    const all = heads.flatMap((head) => head[what]);
    expect(all.every((text) => text && text.length > 5)).toBe(true);
    expect(all).toHaveLength(addresses.length);
    expect(new Set(all).size, `different ${what}`).toBe(addresses.length);
  }
});

test('an address that nothing has is answered with status 404 and a whole page', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const response = await page.goto('/nope', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(/Page Not Found/);
  // The browser itself notes the status of the document; nothing else may be said.
  expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
});
