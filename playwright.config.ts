import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.js';

const executablePath = findBrowser();
const port = Number(process.env.PORT ?? 4188);
const url = `http://localhost:${port}`;

/** The tests in a browser, against the built site: `npm run build` comes first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  snapshotPathTemplate: 'e2e/baseline/{arg}{ext}',
  fullyParallel: true,
  // More than two processors’ worth: a test mostly waits for its browser.
  workers: 3,
  // For a machine with other work to do; by itself every test takes a few seconds.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test that fails once is reported as flaky, and again if it fails twice.
  retries: 1,
  forbidOnly: !!process.env.CI,
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: '.cache/e2e.json' }],
    // For `npm run qa`: a report to open, and one for a CI.
    ...(process.env.QA_FULL
      ? ([
          ['html', { outputFolder: 'qa-report/browser', open: 'never' }],
          ['junit', { outputFile: 'qa-report/browser.xml' }],
        ] as const)
      : []),
  ],
  use: {
    baseURL: url,
    browserName: 'chromium',
    // Tests of what a page fetches by itself; those of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        // Letters are drawn alike in every build of the browser.
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: `node scripts/serve.ts ${port}`,
    url,
    reuseExistingServer: !process.env.CI,
  },
});
