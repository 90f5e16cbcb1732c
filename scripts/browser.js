/*
 * The browser of the tests and measurements. Plain JavaScript for the Node.js that the machine has: it
 * is also asked for before anything is installed.
 */
import { spawnSync } from 'node:child_process';
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

/** The first of some paths that is there. @param {readonly (string | undefined)[]} paths */
const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** Firefox, or nothing: the one that FIREFOX_PATH names, or one in its usual place. */
export const findFirefox = () =>
  firstOf([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ]);

/** The WebDriver of WebKitGTK, or nothing where it or the screen that it draws on is missing. */
export const findWebKit = () =>
  existsSync('/usr/bin/Xvfb') ? firstOf(['/usr/bin/WebKitWebDriver']) : undefined;

/** Whether packages of the system can be installed: as root, with apt-get. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of the system; false if that fails. @param {string[]} packages */
export function install(...packages) {
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
  run('update', '-qq');
  return run('install', '-y', '-qq', ...packages);
}
