import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { type DevServer, startDevServer } from './devServer.ts';
import { test } from './test.ts';

/*
 * An editor's session, in a copy of the repository: what is saved shows at once, what is wrong stands on
 * the page as `npm run check` says it, and what was typed stays.
 */

let server: DevServer;

test.beforeAll(async () => {
  server = await startDevServer();
});

test.afterAll(() => server.stop());

/** Saves a change to a file of a calculator; gives what undoes it. */
function edit(file: string, from: string | RegExp, to: string): () => void {
  const path = join(server.folder, 'calculators', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

/** What `npm run check` prints about a calculator, without its count. */
async function checked(slug: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['scripts/check.ts', slug], {
    cwd: server.folder,
  });
  const { stdout } = await run.catch((error) => error as { stdout: string });
  const lines = stdout.trimEnd().split('\n').slice(0, -1);
  expect(lines.length).toBeGreaterThan(0);
  return lines.join('\n');
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });
// A development server that has just started, on a machine with other work to do.
const patient = expect.configure({ timeout: 60_000 });

test('a saved change is shown immediately, issues are shown in the overlay, and inputs stay', async ({
  page,
}) => {
  const folder = 'health/body-fat';
  const control = (name: string) => page.locator(`[name=${name}]`);
  const figure = page.locator('output[name=bodyFat]');
  const overlay = page.locator('#dev-overlay');
  /** What was typed is there, and answered. */
  const asTyped = async () => {
    await patient(control('hip')).toHaveValue('100');
    await expect(control('waist')).toHaveValue('75');
    await expect(page.getByLabel('Female')).toBeChecked();
    await expect(figure).toBeVisible();
  };

  await page.goto(`${server.url}/calculator/body-fat`);
  await patient(page.locator('form[data-hydrated]')).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await page.getByLabel('Female').check();
  await control('hip').fill('100');
  await control('waist').fill('75');
  await page.locator('form [type=submit]').click();
  await asTyped();
  const before = await figure.textContent();

  await test.step('a label, a default of a field that nobody touched, the article', async () => {
    edit(`${folder}/article.md`, /^## .* (?=\{#about\})/m, '## What tape can tell ');
    edit(`${folder}/manifest.ts`, "label: 'Neck'", "label: 'Girth of the neck'");
    const undo = edit(`${folder}/manifest.ts`, 'default: 38', 'default: 30');
    await patient(page.getByLabel('Girth of the neck')).toHaveValue('30');
    // The examples leave the default out, and so show other figures with another one.
    await patient(overlay).toContainText('examples[0].shows.bodyFat');
    await expect(page.getByRole('heading', { name: 'What tape can tell' })).toBeVisible();
    await asTyped();
    expect(await figure.textContent()).not.toBe(before);
    undo();
    await patient(overlay).toHaveCount(0);
    await asTyped();
  });

  const issues = [
    ['manifest.ts', 'default: 80', 'defalt: 80', 'Did you mean “default”?'],
    ['article.md', '{#limits}', '{#limit}', 'Did you mean “limits”?'],
    ['manifest.ts', "'height * unit'", "'heigth * unit'", 'Did you mean “height * unit”?'],
  ] as const;
  for (const [name, from, to, message] of issues) {
    await test.step(`a mistake in ${name}`, async () => {
      const undo = edit(`${folder}/${name}`, from, to);
      await patient(overlay).toContainText(message);
      expect(await overlay.innerText()).toBe(await checked('body-fat'));
      await asTyped();
      undo();
      await patient(overlay).toHaveCount(0);
      await asTyped();
    });
  }
});

test('an error in a calculator’s function is shown in the overlay', async ({ page }) => {
  await page.goto(`${server.url}/calculator/timezone`);
  await patient(page.locator('form[data-hydrated]')).toBeVisible();
  const undo = edit('everyday/timezone/compute.ts', 'export const compute', 'export const');
  await patient(page.locator('#dev-overlay')).toContainText('is not TypeScript');
  undo();
  await patient(page.locator('#dev-overlay')).toHaveCount(0);
});

test('rows that were added come back with what is in them', async ({ page }) => {
  await page.goto(`${server.url}/calculator/gpa`);
  await patient(page.locator('form[data-hydrated]')).toBeVisible();
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.locator('[name="courses.1.credits"]').fill('3');
  await page.locator('[name="courses.1.grade"]').selectOption('B+');
  edit('education/gpa/manifest.ts', "label: 'Credits'", "label: 'Credit hours'");
  await patient(page.getByLabel('Credit hours')).toHaveCount(3);
  await patient(page.locator('[name="courses.1.grade"]')).toHaveValue('B+');
  await expect(page.locator('[name="courses.1.credits"]')).toHaveValue('3');
  await expect(page.locator('[name="courses.2.credits"]')).toHaveValue('');
  await expect(page.locator('output')).toHaveCount(0);
});

test('a page with a broken manifest shows its issues, and appears when it is fixed', async ({
  page,
}) => {
  const undo = edit('health/bmi/manifest.ts', 'order: 1', 'ordre: 1');
  await page.goto(`${server.url}/calculator/bmi`);
  await patient(page.locator('#dev-overlay')).toContainText('Did you mean “order”?');
  undo();
  await patient(page.locator('#dev-overlay')).toHaveCount(0);
  await expect(page.locator('form[data-calculator=bmi]')).toBeVisible();
});
