import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculators, load } from '../packages/reckonwell/src/index.ts';
import { type McpServing, startMcp } from '../packages/reckonwell/src/mcp.ts';
import type { Calculator } from '../packages/reckonwell/src/types.ts';
import { root } from '../scripts/calculators.ts';
import { full } from './qa.ts';

/*
 * The server of tools, asked by the official client over standard input and over HTTP, in the protocol's
 * revision of 2025 and in that of 2026.
 */

const command = {
  command: process.execPath,
  args: [join(root, 'packages/reckonwell/src/cli.ts'), 'mcp'],
};
const modes = { '2025-11-25': 'legacy', '2026-07-28': { pin: '2026-07-28' } } as const;

let overHttp: McpServing;
const clients: Client[] = [];
let all: readonly Calculator[];

beforeAll(async () => {
  overHttp = await startMcp({ http: 0 });
  all = await Promise.all(calculators.map(({ slug }) => load(slug)));
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await overHttp.close();
});

const connect = async (
  over: 'stdio' | 'http',
  revision: keyof typeof modes = '2025-11-25',
): Promise<Client> => {
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    { versionNegotiation: { mode: modes[revision] } },
  );
  const transport =
    over === 'stdio'
      ? new StdioClientTransport(command)
      : new StreamableHTTPClientTransport(new URL(overHttp.url ?? ''));
  await client.connect(transport);
  clients.push(client);
  return client;
};

type Answer = Awaited<ReturnType<Client['callTool']>>;

const textOf = ({ content }: Answer): string =>
  content.map((each) => (each.type === 'text' ? each.text : '')).join('\n');

const loan = {
  slug: 'loan-emi',
  inputs: { principal: 1_000_000, annualRate: 8.5, tenureYears: 20 },
};

/** So many calls made of the examples, a few of each calculator. */
const callsFromExamples = (most: number) =>
  all
    .flatMap(({ slug, examples }) => examples.map((example, at) => ({ slug, example, at })))
    .sort((a, b) => a.at - b.at)
    .slice(0, most);

describe.each([
  ['stdio', '2025-11-25'],
  ['stdio', '2026-07-28'],
  ['http', '2025-11-25'],
  ['http', '2026-07-28'],
] as const)('over %s, in the revision of %s', (over, revision) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(over, revision);
  });
  const call = (name: string, args: Record<string, unknown>) =>
    client.callTool({ name, arguments: args });

  test('says who it is and how to use it', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({ name: 'reckonwell', version: '1.0.0' });
    expect(client.getInstructions()).toMatch(/decimal texts/);
  });

  test('has four tools that change nothing, with schemas of what goes in and what comes out', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['find', 'describe', 'calculate', 'solve']);
    for (const tool of tools) {
      expect(tool.annotations).toEqual({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(tool.outputSchema).toMatchObject({ type: 'object' });
      expect(tool.description?.length).toBeLessThan(300);
    }
    // All of it stands in the context of a model.
    expect(JSON.stringify(tools).length).toBeLessThan(20_000);
  });

  test('finds, describes, calculates and solves', async () => {
    const found = await call('find', { query: 'monthly instalment of a loan' });
    expect(found.structuredContent).toMatchObject({
      calculators: expect.arrayContaining([expect.objectContaining({ slug: 'loan-emi' })]),
    });
    const described = await call('describe', { slug: 'loan-emi' });
    expect(described.structuredContent).toMatchObject({
      fields: { annualRate: { kind: 'number', unit: '% a year', min: '0', required: true } },
    });
    expect(textOf(described)).toContain(
      '- tenureYears: Tenure (number; years or months by tenureUnit',
    );
    const answer = await call('calculate', loan);
    expect(answer.structuredContent).toMatchObject({
      results: { emi: expect.stringMatching(/^8678\.23233365/) },
      shown: { emi: '₹8,678' },
      steps: expect.arrayContaining([expect.objectContaining({ gives: 'emi' })]),
      cautions: [expect.stringMatching(/^Fees/)],
      link: expect.stringMatching(/\/calculator\/loan-emi#principal=1000000&annualRate=8\.5/),
      version: expect.stringMatching(/^1\.0\.0\+[\da-f]{8}$/),
    });
    expect(textOf(answer)).toMatch(/^Monthly EMI: ₹8,678$/m);
    const solved = await call('solve', {
      slug: 'loan-emi',
      inputs: { annualRate: 8.5, tenureYears: 20 },
      field: 'principal',
      result: 'emi',
      target: 20_000,
    });
    expect(solved.structuredContent).toMatchObject({
      solutions: [{ value: expect.stringMatching(/^2304616\.79649/), shown: { emi: '₹20,000' } }],
    });
  });

  test('300 calls made of examples show what the examples show', async () => {
    const calls = callsFromExamples(300);
    expect(calls).toHaveLength(300);
    const check = async ({ slug, example }: (typeof calls)[number]) => {
      const { title, inputs, today, shows } = example;
      const answer = await call('calculate', { slug, inputs, ...(today && { today }) });
      expect(answer.isError, `${slug}, ${title}: ${textOf(answer)}`).toBeFalsy();
      expect(answer.structuredContent, `${slug}, ${title}`).toMatchObject({ slug, shown: shows });
    };
    // Ten at a time.
    for (let at = 0; at < calls.length; at += 10) {
      await Promise.all(calls.slice(at, at + 10).map(check));
    }
  });

  test.each([
    ['describe', { slug: 'lone-emi' }, /Did you mean “loan-emi”\?/],
    ['describe', {}, /slug/],
    ['describe', { slug: '__proto__' }, /There is no calculator/],
    ['describe', { slug: 'constructor' }, /There is no calculator/],
    ['describe', { slug: '../../etc/passwd' }, /There is no calculator/],
    ['describe', { slug: 'x'.repeat(500_000) }, /too big|at most|100/i],
    ['find', { query: '' }, /query/],
    ['find', { query: 'x'.repeat(100_000) }, /query/],
    ['find', { query: 'loan', limit: 1e9 }, /limit/],
    ['calculate', { slug: 'loan-emi' }, /inputs/],
    ['calculate', { slug: 'loan-emi', inputs: { principl: 1 } }, /Did you mean “principal”\?/],
    [
      'calculate',
      { slug: 'loan-emi', inputs: { ...loan.inputs, annualRate: -1 } },
      /annualRate: Enter a number, 0 or more/,
    ],
    [
      'calculate',
      { slug: 'loan-emi', inputs: { ...loan.inputs, annualRate: '9'.repeat(10_000) } },
      /annualRate/,
    ],
    [
      'calculate',
      { slug: 'loan-emi', inputs: { ...loan.inputs, annualRate: { a: { b: 1 } } } },
      /annualRate/,
    ],
    ['calculate', { slug: 'loan-emi', inputs: { ...loan.inputs, annualRate: null } }, /annualRate/],
    ['calculate', { slug: 'loan-emi', inputs: [1, 2] }, /inputs/],
    [
      'calculate',
      { slug: 'loan-emi', inputs: { constructor: 1 } },
      /There is no field “constructor”/,
    ],
    ['calculate', { ...loan, today: '2026-02-30' }, /today/],
    ['calculate', { ...loan, currency: 'EUU' }, /Did you mean “EUR”\?/],
    ['calculate', { ...loan, input: {} }, /Unrecognized key/],
    [
      'solve',
      { ...loan, field: 'principl', result: 'emi', target: 1 },
      /Did you mean “principal”\?/,
    ],
    ['solve', { ...loan, field: 'principal', result: 'emj', target: 1 }, /Did you mean “emi”\?/],
    [
      'solve',
      { ...loan, field: 'principal', result: 'emi', target: 'lots' },
      /“lots” is not a number/,
    ],
    ['solve', { ...loan, field: 'principal', result: 'emi', target: -1 }, /is never/],
  ] as const)(
    'a mistake in a call of %s is answered with what to change: %#',
    async (name, args, message) => {
      const answer = await call(name, args as never);
      expect(answer.isError).toBe(true);
      expect(answer.structuredContent).toBeUndefined();
      expect(textOf(answer)).toMatch(message);
      expect(textOf(answer).length).toBeLessThan(2_000);
    },
  );

  test('refuses what no JSON of ours holds, and answers after it', async () => {
    // Numbers that are none, and very deep values.
    const infinite = await call('calculate', {
      ...loan,
      inputs: { ...loan.inputs, principal: 1e308 * 10 },
    });
    expect(infinite.isError).toBe(true);
    let deep: unknown = 1;
    for (let level = 0; level < 2_000; level += 1) deep = [deep];
    const nested = await call('calculate', { ...loan, inputs: { principal: deep } });
    expect(nested.isError).toBe(true);
    const many = await call('calculate', { ...loan, inputs: { principal: Array(50_000).fill(1) } });
    expect(many.isError).toBe(true);
    await expect(call('constructor', {})).rejects.toThrow(/not found|disabled/);
    expect((await call('calculate', loan)).isError).toBeFalsy();
  });

  test('a call that is cancelled has no answer, and the next one has', async () => {
    const cancelled = await Promise.allSettled(
      [...Array(20).keys()].map((at) => {
        const controller = new AbortController();
        const answer = client.callTool(
          { name: 'calculate', arguments: loan },
          { signal: controller.signal },
        );
        if (at % 2 === 0) controller.abort();
        return answer;
      }),
    );
    for (const [at, { status }] of cancelled.entries()) {
      expect(status, `call ${at}`).toBe(at % 2 === 0 ? 'rejected' : 'fulfilled');
    }
    expect((await call('calculate', loan)).structuredContent).toMatchObject({
      shown: { emi: '₹8,678' },
    });
  });

  test('keeps up with 1,000 calls a minute', { timeout: 120_000 }, async () => {
    const seconds = full ? 60 : 1;
    const perSecond = 1000 / 60;
    const started = performance.now();
    const slowest: number[] = [];
    const answers = [...Array(Math.ceil(seconds * perSecond)).keys()].map(async (at) => {
      await wait((at / perSecond) * 1000);
      const begun = performance.now();
      const principal = 1_000_000 + at;
      const answer = await call('calculate', { ...loan, inputs: { ...loan.inputs, principal } });
      slowest.push(performance.now() - begun);
      return answer.isError;
    });
    expect((await Promise.all(answers)).filter(Boolean)).toEqual([]);
    expect((performance.now() - started) / 1000).toBeLessThan(seconds + 2);
    expect(Math.max(...slowest)).toBeLessThan(2_000);
  });
});

describe('over HTTP', () => {
  /** Sends a request by hand; gives its status. */
  const send = (
    headers: Readonly<Record<string, string>>,
    { path = '/mcp', method = 'POST', body = '{}' } = {},
  ): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(overHttp.url ?? '');
      const sent = request({ hostname, port, path, method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.once('error', reject);
      sent.end(method === 'GET' ? undefined : body);
    });
  const json = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const ping = { body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' };

  test('only this machine can connect', () => {
    expect(overHttp.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
  });

  test.each([
    ['a name that leads here (DNS rebinding)', { host: 'attacker.example' }],
    ['a page of another site', { origin: 'https://attacker.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses %s', async (_, headers) => {
    expect(await send({ ...json, ...headers }, ping)).toBe(403);
  });

  test('takes a page and a program of this machine', async () => {
    expect(
      await send({ ...json, host: 'localhost:1234', origin: 'http://localhost:5173' }, ping),
    ).toBe(200);
    expect(await send(json, ping)).toBe(200);
  });

  test('refuses other addresses, methods, types and lengths', async () => {
    expect(await send(json, { path: '/' })).toBe(404);
    expect(await send(json, { method: 'GET' })).toBe(405);
    expect(await send({ ...json, 'content-type': 'text/plain' }, ping)).toBe(415);
    expect(await send(json, { body: '{' })).toBe(400);
    expect(await send(json, { body: ' '.repeat(2_000_000) })).toBe(413);
  });

  test('a port that is taken is an error', async () => {
    const { port } = new URL(overHttp.url ?? '');
    await expect(startMcp({ http: Number(port) })).rejects.toThrow(/EADDRINUSE/);
  });
});

describe('over standard input', () => {
  const start = (): ChildProcess => spawn(command.command, command.args, { stdio: 'pipe' });

  test('writes nothing but messages, also after lines that are none, and ends with its input', async () => {
    const server = start();
    let written = '';
    server.stdout?.setEncoding('utf8').on('data', (part: string) => {
      written += part;
    });
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'tests', version: '1' },
      },
    };
    server.stdin?.write('not JSON\n{"jsonrpc":"2.0"}\n[]\n\u0000\n');
    server.stdin?.write(`${JSON.stringify(initialize)}\n`);
    while (!written.includes('"id":1')) await once(server.stdout as never, 'data');
    server.stdin?.end();
    const [code] = await once(server, 'exit');
    expect(code).toBe(0);
    const messages = written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const message of messages) expect(message).toMatchObject({ jsonrpc: '2.0' });
  });
});
