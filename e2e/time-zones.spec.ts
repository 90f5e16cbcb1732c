import { expect, type Page } from '@playwright/test';
import { control, openCalculator, output, submit } from './support.ts';
import { test } from './test.ts';

/*
 * The lists of time zones, which a page fetches after it opens, and the clocks of the browser. The edges of
 * summer time are a journey for all engines (engines/journeys.ts).
 */

const filter = (page: Page, label: string) =>
  page.getByRole('searchbox', { name: `Filter the list: ${label}` });

test('any zone is found by typing its city, and a link keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalculator(page, 'timezone');
  const from = control(page, 'from');
  // The twelve zones that the page opens with, and then all.
  await expect(from.locator('option')).not.toHaveCount(12);
  await filter(page, 'From zone').fill('kathm');
  await expect(from).toHaveValue('Asia/Kathmandu');
  await filter(page, 'To zone').fill('new york');
  await expect(control(page, 'to')).toHaveValue('US/Eastern');
  await control(page, 'date').fill('2026-07-15');
  await control(page, 'time').fill('18:00');
  await submit(page);
  await expect(output(page, 'convertedTime')).toHaveText('08:15');
  await expect(output(page, 'fromOffset')).toHaveText('UTC+05:45');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await openCalculator(
    page,
    'timezone#time=18:00&date=2026-07-15&from=Asia/Kathmandu&to=Europe/Berlin',
  );
  await expect(output(page, 'convertedTime')).toHaveText('14:15');
  await expect(from).toHaveValue('Asia/Kathmandu');
  await expect(page.getByText('18:00 in Kathmandu, Nepal is 14:15').first()).toBeVisible();
});

test('more zones have lists of their own, and a table of hours with their names', async ({
  page,
}) => {
  await openCalculator(page, 'timezone');
  await control(page, 'time').fill('09:00');
  await control(page, 'date').fill('2026-11-23');
  await page.getByText('More zones and a meeting table').click();
  await page.locator('[name="others.0.zone"]').selectOption('Asia/Tokyo');
  await page.getByRole('button', { name: 'Add zone' }).click();
  await page.locator('[name="others.1.zone"]').selectOption('America/Sao_Paulo');
  await submit(page);
  await expect(page.locator('table[data-result=targets] tbody tr')).toHaveCount(3);
  await page.getByText('Show the table').first().click();
  const heads = page.getByRole('table').filter({ hasText: 'Suits all' }).getByRole('columnheader');
  await expect(heads).toHaveText([
    'UTC',
    'Kolkata, India',
    'Tokyo, Japan',
    'Sao Paulo, Brazil',
    'Suits all',
  ]);
});

test.describe('with the clock of a visitor in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the page opens with the current day, and Now fills in this moment of the zone', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-03-20T20:10:00Z'));
    await openCalculator(page, 'timezone');
    await expect(control(page, 'date')).toHaveValue('2026-03-21');
    await expect(control(page, 'from').locator('optgroup').first()).toHaveAttribute(
      'label',
      'Your time zone',
    );
    await expect(control(page, 'from').locator('option').first()).toHaveAttribute(
      'value',
      'Asia/Kolkata',
    );
    await control(page, 'from').selectOption('US/Pacific');
    await page.getByRole('button', { name: 'Now' }).click();
    await expect(control(page, 'time')).toHaveValue('13:10');
    await expect(control(page, 'date')).toHaveValue('2026-03-20');
    await submit(page);
    await expect(output(page, 'convertedTime')).toHaveText('01:40');
    await expect(output(page, 'convertedDate')).toHaveText('21 March 2026');
  });

  test('a link without a date keeps standard time', async ({ page }) => {
    await openCalculator(page, 'timezone#time=09:00&from=US/Eastern&to=Europe/London');
    await expect(output(page, 'convertedTime')).toHaveText('14:00');
    await expect(control(page, 'date')).toHaveValue('');
    await expect(
      page.getByText('Without a date, both zones are at standard time.').first(),
    ).toBeVisible();
  });
});

test('a zone that the browser lacks is refused beside its list, and nothing is lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Known = Intl.DateTimeFormat;
    Intl.DateTimeFormat = new Proxy(Known, {
      construct(target, [locale, options]) {
        if (options?.timeZone === 'America/Nuuk') throw new RangeError('Invalid time zone');
        return new target(locale, options);
      },
    });
  });
  await openCalculator(
    page,
    'timezone#time=18:00&date=2026-07-15&from=Europe/Berlin&to=America/Nuuk',
  );
  await expect(page.locator('#field-to-error')).toContainText(
    'does not know the clocks of this zone',
  );
  await expect(control(page, 'to')).toHaveValue('America/Nuuk');
  await control(page, 'to').selectOption('Asia/Tokyo');
  await submit(page);
  await expect(output(page, 'convertedTime')).toHaveText('01:00');
});
