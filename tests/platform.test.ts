import { execFileSync } from 'node:child_process';
import { existsSync, type PathLike, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFiles } from '../scripts/files.ts';
import { browserPaths, nodeCommand, npmScript, root, slashed } from '../scripts/platform.js';

/*
 * The README's two commands on Windows and macOS, as far as Linux can tell: what differs is in
 * scripts/platform.js, and no other file has what works on one system alone.
 */

describe('scripts/platform.js', () => {
  test('writes paths with slashes on every system', () => {
    expect(slashed(path.win32.join('tests', 'questions', 'math.ts'), path.win32.sep)).toBe(
      'tests/questions/math.ts',
    );
    expect(slashed('tests/questions/math.ts', path.posix.sep)).toBe('tests/questions/math.ts');
  });

  test.each(['biome', 'knip', 'playwright', 'tsc', 'vitest'])('starts %s by Node.js', (name) => {
    const [program, [script = '', ...args]] = nodeCommand([name, '--version', 'a b']);
    expect(program).toBe(process.execPath);
    expect(existsSync(script), script).toBe(true);
    // A script of Node.js, not one of a shell.
    expect(readFileSync(script, 'utf8')).toMatch(/^#!.*node\n|^\/|^import |^"use strict"/);
    expect(args).toEqual(['--version', 'a b']);
  });

  test('starts a script of ours by Node.js', () => {
    expect(nodeCommand(['node', 'scripts/check.ts', 'tip'])).toEqual([
      process.execPath,
      ['scripts/check.ts', 'tip'],
    ]);
  });

  test('finds the script of npm: the one that runs us, else the one beside Node.js', () => {
    const on = (files: readonly string[]) => (file: PathLike) => files.includes(String(file));
    const given = '/opt/npm/bin/npm-cli.js';
    expect(npmScript({ npm_execpath: given }, '/usr/bin/node', on([given]))).toBe(given);
    // Another package manager's script takes other arguments.
    const beside = path.join('/usr/lib/node_modules/npm/bin/npm-cli.js');
    expect(npmScript({ npm_execpath: '/opt/yarn.js' }, '/usr/bin/node', on([beside]))).toBe(beside);
    const onWindows = path.join('/node/node_modules/npm/bin/npm-cli.js');
    expect(npmScript({}, '/node/node.exe', on([onWindows]))).toBe(onWindows);
    expect(npmScript({}, '/usr/bin/node', () => false)).toBeUndefined();
  });

  test('knows where browsers are on Windows, macOS and Linux', () => {
    const folders = {
      ProgramFiles: 'C:\\Program Files',
      'ProgramFiles(x86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local',
    };
    const windows = browserPaths('win32', folders);
    expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    expect(windows).toContain('C:\\Users\\me\\AppData\\Local\\Chromium\\Application\\chrome.exe');
    expect(windows).toContain('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(browserPaths('win32', {})).toEqual([]);
    const mac = browserPaths('darwin', { HOME: '/Users/me' });
    expect(mac[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(mac).toContain('/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium');
    expect(browserPaths('linux', {})).toContain('/usr/bin/chromium');
  });
});

const sources = findFiles([
  '*.{ts,js}',
  '{bench,calculators,e2e,schemas,scripts,src,tests}/**/*.{ts,tsx,js}',
]).filter((file) => file !== 'tests/platform.test.ts');

interface Trap {
  readonly name: string;
  readonly pattern: RegExp;
  readonly except?: readonly string[];
}

/** What works on one system alone, and the files in which it may stand. */
const traps: readonly Trap[] = [
  // "/C:/repo" on Windows, and escapes for spaces: fileURLToPath or import.meta.dirname.
  { name: 'the path of a file’s URL', pattern: /new URL\([^)]*import\.meta\.url\)\.pathname/ },
  { name: 'a folder of Linux for temporary files', pattern: /['"`]\/(?:var\/)?tmp\b/ },
  {
    name: 'a browser or package manager at its place on Linux',
    pattern: /['"`]\/usr\/(?:local\/)?s?bin\/(?:apt|chrom|google|firefox|npm|node)/,
    except: ['scripts/platform.js', 'scripts/browser.js', 'scripts/setup.js'],
  },
  // Scripts of the shell on Windows: nodeCommand or npmScript.
  {
    name: 'a package’s program by its bare name',
    pattern:
      /\b(?:spawn|spawnSync|execFile|execFileSync|exec|execSync)\)?\(\s*['"`](?:npm|npx|node|tsc|biome|knip|vitest|playwright|vite|stryker)\b/,
  },
  { name: 'the folder of packages’ programs', pattern: /node_modules\/\.bin/ },
  { name: 'a list of folders with colons', pattern: /:\$\{process\.env\.PATH\}/ },
  { name: 'a shell', pattern: /\bshell: true\b/ },
  // Backslashes on Windows, another order elsewhere: findFiles.
  {
    name: 'files by a pattern, as the system writes them',
    pattern: /\bglobSync\(/,
    except: ['scripts/files.ts'],
  },
  // "C:\\repo/src/x" on Windows: join.
  { name: 'a path made of text', pattern: /\$\{(?:import\.meta\.dirname|root)\}\// },
];

describe('no source has what works on one system alone', () => {
  test.each(traps)('$name', ({ pattern, except = [] }) => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources
      .filter((file) => !except.includes(file))
      .flatMap((file) => {
        const [match] = pattern.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
        return match === undefined ? [] : `${file}: ${match}`;
      });
    expect(found).toEqual([]);
  });

  test.each([
    "new URL('../dist', import.meta.url).pathname",
    "mkdtempSync('/tmp/x')",
    "spawn('/usr/bin/chromium')",
    "spawn(\n  'npm', ['ci'])",
    "promisify(execFile)('npx', ['x'])",
    "join(root, 'node_modules/.bin/vite')",
    `PATH: \`x:\${process.env.PATH}\``,
    'spawn(x, { shell: true })',
    "globSync('*')",
    `\`\${root}/src\``,
  ])('the search finds %j', (code) => {
    expect(traps.some(({ pattern }) => pattern.test(code))).toBe(true);
  });

  test('the scripts of package.json are words that every shell knows', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    for (const [name, command] of Object.entries<string>(scripts)) {
      // Words, paths and flags, joined by &&: no quotes, variables, pipes or patterns.
      for (const part of command.split(' && ')) {
        expect(part, name).toMatch(/^(?:npm run -s|node|vite|biome)(?: [\w.:/-]+)*$/);
      }
    }
  });

  test('no two files differ by case alone, and every system can hold their names', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      .trimEnd()
      .split('\n');
    expect(files.length).toBeGreaterThan(500);
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
    const reserved = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)|[<>:"|?*\\]|[. ](?:\/|$)/i;
    expect(files.filter((file) => reserved.test(file))).toEqual([]);
  });

  test('git writes text with the same line ends on every system', () => {
    expect(readFileSync(path.join(root, '.gitattributes'), 'utf8')).toMatch(
      /^\* text=auto eol=lf$/m,
    );
  });
});
