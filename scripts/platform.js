/*
 * What differs between Windows, macOS and Linux. Plain JavaScript for the Node.js that the machine has:
 * the set-up uses it before anything is installed.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * A path as every system's tools and our patterns write it: with slashes.
 * @param {string} file
 * @param {string} separator
 */
export const slashed = (file, separator = path.sep) => file.split(separator).join('/');

/** The packages whose programs the scripts run, by the name of the program. */
const packages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vitest: 'vitest',
};

/**
 * A command by which every system can start a program of the project: Node.js with the script, since on
 * Windows a package's programs are scripts of its shell. The first word is `node`, or one of
 * the packages' programs.
 * @param {readonly string[]} command
 * @returns {[program: string, args: string[]]}
 */
export function nodeCommand([name = '', ...args]) {
  if (name === 'node') return [process.execPath, args];
  const folder = path.join(
    root,
    'node_modules',
    packages[/** @type {keyof typeof packages} */ (name)],
  );
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[name];
  return [process.execPath, [path.join(folder, script), ...args]];
}

/**
 * The script of npm: the one that runs us, or the one that came with Node.js.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function npmScript(env = process.env, execPath = process.execPath, exists = existsSync) {
  const { dirname, join } = path;
  const folder = dirname(execPath);
  return [
    env.npm_execpath,
    join(folder, 'node_modules/npm/bin/npm-cli.js'),
    join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((file) => file !== undefined && /npm-cli\.[cm]?js$/.test(file) && exists(file));
}

/**
 * Where Chromium, Chrome and Edge are installed, the best first.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function browserPaths(platform = process.platform, env = process.env) {
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    return ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].flatMap((product) =>
      folders.flatMap((folder) => {
        const program = product.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe';
        return folder ? path.win32.join(folder, product, 'Application', program) : [];
      }),
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      folders.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'microsoft-edge',
  ];
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium'];
}
