import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const base='http://localhost:4203';
const links = {
 'loan-emi':'principal=1000000&annualRate=8.5&tenureYears=20&firstPaymentDate=2027-01-05',
 bmi:'', 'unit-converter':'', gpa:'', 'income-tax':'', mortgage:'', ovulation:'', 'credit-card-payoff':''};
const ctx = await b.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true, colorScheme:'dark' });
const page = await ctx.newPage();
page.on('console', m => ['error','warning'].includes(m.type()) && console.log(m.text()));
page.on('pageerror', e => console.log(String(e)));
for (const slug of (process.argv[2]?.split(',') ?? Object.keys(links))) {
  await page.goto(`${base}/calculator/${slug}`);
  const ex = links[slug] ? '/calculator/'+slug+'#'+links[slug] : '/calculator/'+slug+await page.locator('[data-examples] a').first().getAttribute('href');
  await page.goto('about:blank'); await page.goto(base+ex);
  const btn = page.getByRole('button', { name: 'Save as…' });
  await btn.waitFor();
  await page.waitForTimeout(500);
  await btn.click();
  await page.waitForTimeout(200);
  await page.screenshot({ path: `/tmp/pics/menu-${slug}.png` });
  const dl = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture (PNG)' }).click();
  await (await dl).saveAs(`/tmp/pics/${slug}.png`);
  await page.waitForTimeout(200);
  console.log(slug, await page.locator('[aria-label="This result"] [role=status]').textContent(), await page.evaluate(()=>document.activeElement.textContent));
}
await b.close();
