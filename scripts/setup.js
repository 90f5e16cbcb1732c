/*
 * Installs what is missing, and only that: the packages, and with --browser a browser for the tests.
 * Plain JavaScript for the Node.js that the machine has; everything after it runs on the project's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canInstall, findBrowser, headlessShell, install } from './browser.js';
import { nodeCommand, npmScript, root } from './platform.js';

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (!error && status === 0) return;
  console.error(`“${[command, ...args].join(' ')}” failed${error ? `: ${error.message}` : ''}.`);
  process.exit(1);
}

const age = (/** @type {string} */ path) =>
  existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0;

if (age('node_modules/.package-lock.json') < age('package-lock.json')) {
  // Windows deletes no program that runs, and the Node.js that runs may be one of the packages.
  if (process.platform === 'win32' && process.execPath.startsWith(join(root, 'node_modules'))) {
    console.error('The packages are older than package-lock.json. Run: npm ci');
    process.exit(1);
  }
  console.log('Installing the packages …');
  const npm = npmScript();
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  run(program, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

if (process.argv.includes('--browser')) {
  if (canInstall()) {
    if (!existsSync('/usr/sbin/nginx')) {
      // At this run level, Debian installs a server without starting it. The tests do without one, too.
      process.env.RUNLEVEL = '1';
      install('nginx-light', 'libnginx-mod-http-brotli-static', 'openssl');
    }
    if (![process.env.CHROMIUM_PATH, headlessShell].some((path) => path && existsSync(path))) {
      install(basename(headlessShell)) || findBrowser() || install('chromium');
    }
  } else if (!findBrowser()) {
    console.log('No browser found: installing Playwright’s Chromium …');
    run(...nodeCommand(['playwright', 'install', 'chromium']));
  }
  const found = findBrowser();
  if (!found) {
    console.error('No browser could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.');
    process.exit(1);
  }
  console.log(`Browser: ${found}`);
}
