import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import metadata from '../packages/reckonwell/package.json' with { type: 'json' };
import { handler } from '../packages/reckonwell/src/http.ts';
import { answer, ask, solve } from '../packages/reckonwell/src/index.ts';
import { runProgram } from '../packages/reckonwell/src/program.ts';
import { root } from '../scripts/calculators.ts';
import { runExample } from './package-examples.ts';

/*
 * What the page for developers tells to copy: every line of it does what the page says.
 */

const page = readFileSync(join(root, 'src/site/pages/developers.md'), 'utf8');
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );

/** The commands of a shell, each on one line. */
const lines = blocks('sh').flatMap((code) =>
  code
    .replace(/\\\n\s*/g, '')
    .replace(/,\n\s*/g, ', ')
    .trim()
    .split('\n'),
);

/** The words of such a line, without quotation marks. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

afterEach(() => {
  vi.restoreAllMocks();
});

test('the program gives the values beside it', async () => {
  const [code = ''] = blocks('js');
  const found = await runExample(code, { answer, ask, solve });
  expect(found).toHaveLength(3);
  for (const { line, is, says } of found) expect(is, line).toEqual(says);
});

test('the file of the package has the name that it gets', () => {
  expect(lines).toContain(`npm install ./${metadata.name}-${metadata.version}.tgz`);
});

describe('the command', () => {
  const commands = lines.filter((line) => /^npx reckonwell (?!serve|mcp)/.test(line));

  test.each(commands)('%s', async (line) => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    expect(await runProgram(wordsOf(line).slice(2))).toBe(0);
    expect(written.join('').length).toBeGreaterThan(20);
  });

  test('is known to assistants by the words that start the server', () => {
    const [settings = ''] = blocks('json');
    expect(JSON.parse(settings).mcpServers.reckonwell).toEqual({
      command: 'npx',
      args: ['reckonwell', 'mcp'],
    });
  });
});

describe('over HTTP', () => {
  const handle = handler();
  const commands = lines.filter((line) => line.startsWith('curl '));

  test.each(commands)('%s', async (line) => {
    const [, address = '', ...options] = wordsOf(line);
    const optionOf = (name: string) =>
      options.includes(name) ? options[options.indexOf(name) + 1] : undefined;
    const [header = 'x: y', body] = [optionOf('-H'), optionOf('-d')];
    const [name = '', value = ''] = header.split(': ');
    const request = new Request(address, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { [name]: value },
    });
    const response = await handle(request);
    expect(response.status, await response.clone().text()).toBe(200);
  });

  test('the types of problems lead to headings of the page', async () => {
    const requests = [
      ['/calculators/none/answer', '{"inputs":{}}'],
      ['/calculators/tip/answer', '{"input":{}}'],
      ['/calculators/tip/answer', '{"inputs":{"bill":-1}}'],
    ];
    const types = await Promise.all(
      requests.map(async ([path, body = '']) => {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body };
        const response = await handle(new Request(`http://localhost${path}`, init));
        return new URL((await response.json()).type);
      }),
    );
    expect(types.map(({ hash }) => hash)).toEqual([
      '#unknown-calculator',
      '#invalid-body',
      '#refused-inputs',
    ]);
    for (const { pathname, hash } of types) {
      expect(pathname).toBe('/developers');
      expect(page).toContain(`{${hash}}`);
    }
  });
});
