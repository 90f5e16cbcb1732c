import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../scripts/calculators.ts';

/*
 * The built package in a browser: in a page and in a worker. `npm run package` builds it.
 */

const origin = 'http://package.test';

const program = `
import { answer, ask, solve } from './dist/index.js';
const inputs = { principal: '10 lakh', annualRate: 8.5, tenureYears: 20 };
const goal = { field: 'principal', result: 'emi', target: 20000 };
const emi = await answer('loan-emi', inputs);
const solved = await solve('loan-emi', { annualRate: 8.5, tenureYears: 20 }, goal);
const asked = await ask('15% tip on 80');
postMessage([emi.shown.emi, solved.solutions[0].shown.emi, asked.answers[0].shown.tipAmount]);`;

const files: Readonly<Record<string, string>> = {
  '/': '<!doctype html><title>A page</title>',
  '/program.js': program,
};

test('answers in a page and in a worker, and fetches one file for a calculator', async ({
  page,
}) => {
  const fetched: string[] = [];
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    fetched.push(pathname);
    const body = files[pathname] ?? readFileSync(join(root, 'packages/reckonwell', pathname));
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    return route.fulfill({ body, contentType });
  });
  await page.goto(`${origin}/`);
  const answers = ['₹8,678', '₹20,000', '12.00'];
  const inPage = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data), { once: true });
        const script = document.createElement('script');
        script.type = 'module';
        script.src = '/program.js';
        document.head.append(script);
      }),
  );
  expect(await inPage).toEqual(answers);
  const calculators = fetched.filter((path) => path.includes('/calculators/'));
  expect(calculators.sort()).toEqual(['/dist/calculators/loan-emi.js', '/dist/calculators/tip.js']);
  const inWorker = page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/program.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
      }),
  );
  expect(await inWorker).toEqual(answers);
});
