/*
 * Installs what is missing, and only that: the packages, and with --browser a browser for the tests.
 * Plain JavaScript for the Node.js that the machine has; everything after it runs on the project's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0) {
    console.error(`“${[command, ...args].join(' ')}” failed${error ? `: ${error.message}` : ''}.`);
    process.exit(1);
  }
}

const age = (/** @type {string} */ path) =>
  existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0;

if (age('node_modules/.package-lock.json') < age('package-lock.json')) {
  console.log('Installing the packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** The browser that the tests will use, or none. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  const installed = ['chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  );
  const require = createRequire(import.meta.url);
  const own = () => require('@playwright/test').chromium.executablePath();
  return [named, ...installed, own()].find((path) => path && existsSync(path));
}

if (process.argv.includes('--browser')) {
  if (!findBrowser()) {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      console.log('No browser found: installing Chromium with apt-get …');
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', 'chromium']);
    } else {
      console.log('No browser found: installing Playwright’s Chromium …');
      run('npx', ['playwright', 'install', 'chromium']);
    }
  }
  const found = findBrowser();
  if (!found) {
    console.error('No browser could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.');
    process.exit(1);
  }
  console.log(`Browser: ${found}`);
}
