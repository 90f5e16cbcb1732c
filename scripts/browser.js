/*
 * The browser of the tests and measurements. Plain JavaScript for the Node.js that the machine has: it
 * is also asked for before anything is installed.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { browserPaths } from './platform.js';

/** Chromium without a window, as Debian packs it: the same engine, at half the work for a test. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The path of the browser to use, or nothing: the one that CHROMIUM_PATH names, one of the system's,
 * Playwright's own.
 */
export function findBrowser() {
  const own = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return [process.env.CHROMIUM_PATH, ...browserPaths(), own()].find(
    (path) => path && existsSync(path),
  );
}
