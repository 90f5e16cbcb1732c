import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as nodeRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { handler, serve } from '../packages/reckonwell/src/http.ts';
import { calculators } from '../packages/reckonwell/src/index.ts';
import { type Listening, listen } from '../packages/reckonwell/src/node-server.ts';
import { root } from '../scripts/calculators.ts';

/*
 * The calculators over HTTP: what each address answers, what is refused and how, and the same on the server of
 * Node.js.
 */

const loan = '/calculators/loan-emi';
const inputs = { principal: 1_000_000, annualRate: 8.5, tenureYears: 20 };
const json = { 'content-type': 'application/json' };

const handle = handler();
const get = (path: string, init?: RequestInit, by = handle) =>
  by(new Request(`http://localhost${path}`, init));
const post = (path: string, body: unknown, by = handle) =>
  get(
    path,
    { method: 'POST', headers: json, body: typeof body === 'string' ? body : JSON.stringify(body) },
    by,
  );

/** Checks a problem of RFC 9457. */
async function expectProblem(response: Response, status: number, members: object = {}) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const problem = await response.json();
  expect(problem).toMatchObject({
    type: expect.any(String),
    title: expect.any(String),
    status,
    ...members,
  });
  return problem;
}

describe('answers', () => {
  test('all calculators, and each', async () => {
    const list = await get('/calculators');
    expect(list.status).toBe(200);
    expect(list.headers.get('content-type')).toBe('application/json');
    expect(await list.json()).toEqual({ calculators });
    const one = await get(loan);
    expect(await one.json()).toMatchObject({
      slug: 'loan-emi',
      fields: { principal: { required: true } },
    });
  });

  test('inputs, with texts as people type them', async () => {
    const response = await post(`${loan}/answer`, {
      inputs: { ...inputs, principal: '10,00,000', annualRate: '8.5%' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      ok: true,
      results: { emi: expect.stringMatching(/^8678\.23233365/) },
      shown: { emi: '₹8,678' },
    });
  });

  test('texts with half of a character in them', async () => {
    const courses = [{ name: '\ud800', credits: 3, grade: 'A' }];
    const response = await post('/calculators/gpa/answer', { inputs: { courses } });
    expect(await response.json()).toMatchObject({
      link: expect.stringContaining(encodeURIComponent('\ufffd')),
    });
  });

  test('a day, a currency and tables where they are asked for', async () => {
    const tables = await post(`${loan}/answer`, { inputs, tables: true });
    expect(Object.keys((await tables.json()).tables).length).toBeGreaterThan(0);
    const tip = await post('/calculators/tip/answer', { inputs: { bill: 50 }, currency: 'EUR' });
    expect((await tip.json()).shown.tipAmount).toBe('€7.50');
    const age = await post('/calculators/age/answer', {
      inputs: { birthDate: '2000-02-29' },
      today: '2026-11-30',
    });
    expect(JSON.stringify((await age.json()).shown)).toContain('26');
  });

  test('backwards', async () => {
    const { principal: _, ...others } = inputs;
    const goal = { field: 'principal', result: 'emi', target: 20_000 };
    const response = await post(`${loan}/solve`, { inputs: others, ...goal });
    expect(await response.json()).toMatchObject({
      ok: true,
      solutions: [{ value: expect.stringMatching(/^2304616\.79649/), exact: true }],
    });
    const never = await post(`${loan}/solve`, { inputs: others, ...goal, target: -1 });
    await expectProblem(never, 422, { reach: [expect.any(String), expect.any(String)] });
    const { annualRate: __, ...without } = others;
    await expectProblem(await post(`${loan}/solve`, { inputs: without, ...goal }), 422, {
      errors: [{ pointer: '#/inputs/annualRate' }],
    });
    for (const field of ['principl', '\ud800']) {
      const response = await post(`${loan}/solve`, { inputs: others, ...goal, field });
      await expectProblem(response, 422, { errors: [{ pointer: '#/field' }] });
    }
  });

  test('questions in words', async () => {
    const response = await post('/ask', { question: 'emi on 10 lakh at 8.5% for 20 years' });
    expect(await response.json()).toMatchObject({
      answers: [{ slug: 'loan-emi', ok: true, shown: { emi: '₹8,678' } }],
    });
    await expectProblem(await post('/ask', { question: 'tip on 50', currency: 'EUU' }), 422, {
      errors: [{ detail: expect.stringContaining('Did you mean “EUR”?') }],
    });
  });
});

describe('caches', () => {
  test('know whether they have a text already', async () => {
    for (const path of ['/calculators', loan, '/openapi.json']) {
      const { headers } = await get(path);
      const etag = headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\da-f]{24}"$/);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const same = await get(path, { headers: { 'if-none-match': known } });
        expect(same.status).toBe(304);
        expect(same.headers.get('etag')).toBe(etag);
        expect(await same.text()).toBe('');
      }
      expect((await get(path, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    const whole = await get('/calculators');
    const head = await get('/calculators', { method: 'HEAD' });
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(Number(head.headers.get('content-length'))).toBe((await whole.bytes()).length);
    expect(await head.text()).toBe('');
    const none = await get('/calculators/none', { method: 'HEAD' });
    expect(none.status).toBe(404);
    expect(await none.text()).toBe('');
  });
});

describe('answers that are asked for again', () => {
  const askFor = async (principal: number, by: typeof handle) =>
    (await post(`${loan}/answer`, { inputs: { ...inputs, principal } }, by)).text();

  test('are the same, kept or not', async () => {
    const [two, none] = [handler({ recent: 2 }), handler({ recent: 0 })];
    const order = [1_000_000, 2_000_000, 1_000_000, 3_000_000, 2_000_000, 1_000_000];
    for (const principal of order) {
      expect(await askFor(principal, two)).toBe(await askFor(principal, none));
    }
  });

  test('are computed once, until others have taken their place', async () => {
    const two = handler({ recent: 2 });
    const parse = vi.spyOn(JSON, 'parse');
    const computed = async (principal: number) => {
      parse.mockClear();
      await askFor(principal, two);
      return parse.mock.calls.length > 0;
    };
    expect(await computed(1)).toBe(true);
    expect(await computed(2)).toBe(true);
    expect(await computed(1)).toBe(false);
    expect(await computed(3)).toBe(true);
    expect(await computed(2)).toBe(true);
    parse.mockRestore();
  });

  test('are computed again on another day', async () => {
    const by = handler();
    const age = { inputs: { birthDate: '2000-02-29' } };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30) });
    const before = await (await post('/calculators/age/answer', age, by)).text();
    vi.setSystemTime(new Date(2027, 10, 30));
    const after = await (await post('/calculators/age/answer', age, by)).text();
    vi.useRealTimers();
    expect(after).not.toBe(before);
  });
});

describe('refuses', () => {
  test('other addresses, with the nearest name', async () => {
    await expectProblem(await get('/'), 404);
    await expectProblem(await get('/calculators/'), 404);
    await expectProblem(await get(`${loan}/answer/more`), 404);
    await expectProblem(await get('/calculators/__proto__'), 404);
    await expectProblem(await get(`/calculators/${'x'.repeat(10_000)}`), 404);
    await expectProblem(await post('/calculators/lone-emi/answer', { inputs }), 404, {
      type: expect.stringMatching(/\/developers#unknown-calculator$/),
      detail: expect.stringContaining('Did you mean “loan-emi”?'),
    });
  });

  test('other methods, and says which are taken', async () => {
    for (const [path, allow] of [
      ['/calculators', 'GET, HEAD, OPTIONS'],
      [loan, 'GET, HEAD, OPTIONS'],
      ['/openapi.json', 'GET, HEAD, OPTIONS'],
      [`${loan}/answer`, 'POST, OPTIONS'],
      [`${loan}/solve`, 'POST, OPTIONS'],
      ['/ask', 'POST, OPTIONS'],
    ] as const) {
      const options = await get(path, { method: 'OPTIONS' });
      expect(options.status).toBe(204);
      expect(options.headers.get('allow')).toBe(allow);
      const refused = await get(path, { method: 'DELETE' });
      expect(refused.headers.get('allow')).toBe(allow);
      await expectProblem(refused, 405);
    }
    await expectProblem(await get(`${loan}/answer`), 405);
  });

  test('other types than JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const headers = { 'content-type': type };
      const response = await get(`${loan}/answer`, { method: 'POST', headers, body: '{}' });
      expect(response.headers.get('accept-post')).toBe('application/json');
      await expectProblem(response, 415);
    }
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    const body = JSON.stringify({ inputs });
    expect((await get(`${loan}/answer`, { method: 'POST', headers, body })).status).toBe(200);
  });

  test('what is no JSON, or JSON of another shape, and says where', async () => {
    await expectProblem(await post(`${loan}/answer`, '{"inputs":'), 400);
    await expectProblem(await post(`${loan}/answer`, ''), 400);
    const binary = new Uint8Array([0x22, 0xff, 0x22]);
    await expectProblem(
      await get(`${loan}/answer`, { method: 'POST', headers: json, body: binary }),
      400,
    );
    await expectProblem(await post(`${loan}/answer`, '[]'), 400, {
      type: expect.stringMatching(/\/developers#invalid-body$/),
    });
    await expectProblem(await post(`${loan}/answer`, { inputs: { principal: null } }), 400, {
      errors: [{ pointer: '#/inputs/principal', detail: expect.any(String) }],
    });
    await expectProblem(await post(`${loan}/answer`, { inputs, today: '2026-02-30' }), 400, {
      errors: [{ pointer: '#/today' }],
    });
    await expectProblem(await post(`${loan}/answer`, { inputs, input: {} }), 400, {
      errors: [{ detail: 'Unrecognized key: "input"' }],
    });
    const deep = `{"inputs":{"principal":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`;
    await expectProblem(await post(`${loan}/answer`, deep), 400);
  });

  test('inputs without an answer, and says at which fields', async () => {
    await expectProblem(
      await post(`${loan}/answer`, { inputs: { ...inputs, annualRate: -1 } }),
      422,
      {
        type: expect.stringMatching(/\/developers#refused-inputs$/),
        errors: [{ pointer: '#/inputs/annualRate', detail: 'Enter a number, 0 or more.' }],
      },
    );
    await expectProblem(await post(`${loan}/answer`, { inputs: { principl: 1 } }), 422, {
      errors: [
        {
          pointer: '#/inputs/principl',
          detail: expect.stringContaining('Did you mean “principal”?'),
        },
      ],
    });
    const courses = [
      { credits: 3, grade: 'A' },
      { credits: 'abc', grade: 'A' },
    ];
    await expectProblem(await post('/calculators/gpa/answer', { inputs: { courses } }), 422, {
      errors: [{ pointer: '#/inputs/courses/1/credits' }],
    });
  });

  test('a body that is too long, announced or not', async () => {
    const small = handler({ maxBody: 100 });
    const body = JSON.stringify({ inputs, filler: 'x'.repeat(100) });
    await expectProblem(await post(`${loan}/answer`, body, small), 413);
    const parts = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('x'.repeat(60)));
      },
    });
    const init = { method: 'POST', headers: json, body: parts, duplex: 'half' } as RequestInit;
    await expectProblem(await get(`${loan}/answer`, init, small), 413);
    await expectProblem(await post(`${loan}/answer`, ' '.repeat(65_537)), 413);
    expect((await post(`${loan}/answer`, JSON.stringify({ inputs }).padEnd(65_536))).status).toBe(
      200,
    );
  });

  test('a body that does not arrive in time', async () => {
    const hasty = handler({ timeLimit: 50 });
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit;
    await expectProblem(await get(`${loan}/answer`, init, hasty), 408);
  });

  test('a mistake of ours tells its kind to the host, and nothing to the client', async () => {
    const onError = vi.fn();
    const broken = handler({ onError });
    const stringify = vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new Error('secret at /srv/app/engine.ts:1');
    });
    const request = new Request(`http://localhost${loan}`);
    const response = await broken(request);
    stringify.mockRestore();
    const problem = await expectProblem(response, 500);
    expect(JSON.stringify(problem)).not.toMatch(/secret|srv|engine/);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('secret') }),
    );
    // Nothing of the failure stays.
    expect((await get(loan, {}, broken)).status).toBe(200);
  });
});

describe('pages of other sites', () => {
  const origin = 'https://app.example';
  const preflight = {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  };
  const headersOf = async (init: RequestInit, by: typeof handle, path = `${loan}/answer`) => {
    const { headers } = await get(path, init, by);
    return Object.fromEntries(
      [...headers].filter(([name]) => name === 'vary' || name.startsWith('access-control')),
    );
  };

  test('may not ask unless the host says so', async () => {
    expect(await headersOf(preflight, handle)).toEqual({});
    expect(await headersOf({ headers: { origin } }, handle, loan)).toEqual({});
  });

  test('may ask if they are among those that the host names', async () => {
    const some = handler({ cors: [origin] });
    const allowed = { vary: 'Origin', 'access-control-allow-origin': origin };
    expect(await headersOf(preflight, some)).toMatchObject({
      ...allowed,
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type, If-None-Match',
    });
    expect(await headersOf({ headers: { origin } }, some, loan)).toMatchObject(allowed);
    // Also what went wrong can be read.
    expect(await headersOf({ headers: { origin } }, some, '/none')).toMatchObject(allowed);
    const others = { headers: { origin: 'https://other.example' } };
    expect(await headersOf(others, some, loan)).toEqual({ vary: 'Origin' });
    expect(await headersOf({}, some, loan)).toEqual({ vary: 'Origin' });
  });

  test('may all ask where the host says so, without their cookies', async () => {
    const all = handler({ cors: '*' });
    const headers = await headersOf({ headers: { origin } }, all, loan);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

test('the handler imports nothing of Node.js before it is served there', () => {
  for (const name of ['http', 'messages', 'openapi']) {
    const file = join(root, 'packages/reckonwell/src', `${name}.ts`);
    expect(readFileSync(file, 'utf8')).not.toMatch(
      /^import (?!type )[^;]*from '(?:node:|\.\/node-server)/m,
    );
  }
});

describe('on the server of Node.js', () => {
  let server: Listening;
  beforeAll(async () => {
    server = await serve({ port: 0, maxBody: 1_000, timeLimit: 300 });
  });
  afterAll(() => server.close());

  test('answers as the handler does, to this machine alone', async () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const list = await fetch(`${server.url}/calculators`);
    expect(await list.json()).toEqual({ calculators });
    const head = await fetch(`${server.url}/calculators`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(list.headers.get('content-length'));
    const etag = list.headers.get('etag') ?? '';
    const same = await fetch(`${server.url}/calculators`, { headers: { 'if-none-match': etag } });
    expect(same.status).toBe(304);
    const answer = await fetch(`${server.url}${loan}/answer`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ inputs }),
    });
    expect(await answer.json()).toMatchObject({ shown: { emi: '₹8,678' } });
    expect((await fetch(`${server.url}/ask`, { method: 'OPTIONS' })).status).toBe(204);
  });

  test('a long body is refused, and the connection serves the next request', async () => {
    const response = await fetch(`${server.url}/ask`, {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(2_000_000),
    });
    await expectProblem(response, 413);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('x'.repeat(3_000)));
        controller.close();
      },
    });
    const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit;
    await expectProblem(await fetch(`${server.url}/ask`, init), 413);
    expect((await fetch(`${server.url}/calculators`)).status).toBe(200);
  });

  test('a slow body is refused', async () => {
    const { hostname, port } = new URL(server.url);
    const headers = { ...json, 'content-length': '100' };
    const sent = nodeRequest({ hostname, port, path: '/ask', method: 'POST', headers });
    sent.write('{');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      sent.once('error', reject).once('response', async (response) => {
        expect(JSON.parse(await textOf(response))).toMatchObject({ status: 408 });
        resolve(response.statusCode);
      });
    });
    sent.destroy();
    expect(status).toBe(408);
  });

  test.each([
    ['TRACE / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['GET //// HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['GET /%00%ff/.. HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['GET http://other.example/calculators HTTP/1.1\r\nHost: x\r\n\r\n', 200],
    ['GET /calculators HTTP/1.1\r\nHost: a b\r\n\r\n', 200],
    ['GET /calculators HTTP/1.1\r\nHost: x\r\nX: \u00ff\r\n\r\n', 200],
    ['OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['not HTTP\r\n\r\n', 400],
  ])('survives %j', async (bytes, status) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end(Buffer.from(bytes, 'latin1'));
    expect((await textOf(socket)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect((await fetch(`${server.url}/calculators`)).status).toBe(200);
  });

  test('a client that leaves does no harm', async () => {
    const controller = new AbortController();
    const gone = fetch(`${server.url}/openapi.json`, { signal: controller.signal });
    controller.abort();
    await expect(gone).rejects.toThrow();
    expect((await fetch(`${server.url}/calculators`)).status).toBe(200);
  });

  test('a port that is taken is an error', async () => {
    const { port } = new URL(server.url);
    await expect(serve({ port: Number(port) })).rejects.toThrow(/EADDRINUSE/);
  });

  test('tells a handler that its client left, and no other', async () => {
    const told: string[] = [];
    const waiting = await listen(
      async ({ url, signal }) => {
        const { pathname } = new URL(url);
        signal.addEventListener('abort', () => told.push(pathname));
        if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 200));
        return new Response('done');
      },
      { port: 0 },
    );
    expect(await (await fetch(`${waiting.url}/fast`)).text()).toBe('done');
    const slow = fetch(`${waiting.url}/slow`, { signal: AbortSignal.timeout(50) });
    await expect(slow).rejects.toThrow();
    await vi.waitFor(() => expect(told).toEqual(['/slow']));
    await waiting.close();
  });

  test('streams what a handler streams', async () => {
    const streaming = await listen(
      () =>
        new Response(
          new ReadableStream({
            async start(controller) {
              for (const part of ['a', 'b', 'c'])
                controller.enqueue(new TextEncoder().encode(part));
              controller.close();
            },
          }),
        ),
      { port: 0 },
    );
    expect(await (await fetch(streaming.url)).text()).toBe('abc');
    await streaming.close();
  });
});

test('the command says where it serves, and an origin that may ask', async () => {
  const child = spawn(
    process.execPath,
    [
      join(root, 'packages/reckonwell/src/cli.ts'),
      'serve',
      '--port',
      '0',
      '--cors',
      'https://app.example',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  const [address = ''] = /http:\S+\/calculators/.exec(String(said)) ?? [];
  const list = await fetch(address, { headers: { origin: 'https://app.example' } });
  expect(list.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(await list.json()).toEqual({ calculators });
  child.kill();
  await once(child, 'exit');
});
