import type { z } from 'zod';
import { today } from '../../../src/browser/today.ts';
import { site } from '../../../src/site/site.ts';
import { circumstances } from './compute.ts';
import { UnknownCalculator } from './errors.ts';
import { answer, ask, calculators, load, solve } from './index.ts';
import {
  answerRequest,
  askRequest,
  type ProblemMessage,
  pointerOf,
  pointerTo,
  solveRequest,
} from './messages.ts';
import type { Listening, ListenOptions } from './node-server.ts';
import { openapi } from './openapi.ts';
import type { Refused } from './types.ts';

/*
 * The calculators over HTTP: a web-standard handler for Node.js, Deno, Bun and workers. It answers from the
 * request alone and asks no other server. It writes nothing; the last answers are kept in memory for a while.
 */

export interface HandlerOptions {
  /** The origins whose pages may ask, or "*" for all; none unless it is given. */
  readonly cors?: '*' | readonly string[];
  /** The most bytes of a request's body; 65,536 by default. */
  readonly maxBody?: number;
  /** How many milliseconds a request may take; 5,000 by default. */
  readonly timeLimit?: number;
  /** How many of the last answers are kept in memory, for requests that come again; 500 by default. */
  readonly recent?: number;
  /** Is told of a mistake in a calculator; the client is told only that there was one. */
  readonly onError?: (error: unknown) => void;
}

/** Where the problems of this interface are explained. */
const developersPage = `${site.origin}/developers`;

/** The least and the most that a result can be. */
type Reach = readonly [string, string];

/** Why a request has no answer. */
class Refusal extends Error {
  readonly problem: ProblemMessage;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    title: string,
    { headers = {}, ...rest }: Partial<ProblemMessage> & Pick<Partial<Reply>, 'headers'> = {},
  ) {
    super(title);
    this.problem = { type: 'about:blank', title, status, ...rest };
    this.headers = headers;
  }
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** A text that is the same for everybody, with its name for caches. */
interface Static {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** What a route answers: a static text for GET, or a value for a request's body. */
type Route =
  | { readonly get: string; readonly make: () => unknown }
  | { readonly post: (body: unknown) => Promise<unknown> };

/** So much of a name in an address is read. */
const longestName = 100;

const json = { 'content-type': 'application/json' };

const slugs = calculators.map(({ slug }) => slug);
const known = new Set(slugs);

/** A name in an address; refuses one that no calculator has. */
function knownSlug(slug: string): string {
  if (known.has(slug)) return slug;
  const { message } = new UnknownCalculator(slug.slice(0, longestName), slugs);
  throw new Refusal(404, 'There is no such calculator', {
    type: `${developersPage}#unknown-calculator`,
    detail: `${message} GET /calculators lists all.`,
  });
}

/** Checks a body with a schema; refuses one that does not fit. */
function fitting<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new Refusal(400, 'The body does not fit', {
    type: `${developersPage}#invalid-body`,
    errors: read.error.issues.slice(0, 20).map(({ message, path }) => ({
      detail: message.slice(0, 500),
      pointer: pointerOf(path),
    })),
  });
}

/** Why inputs have no answer. What is said of the field to solve for, `wanted`, is not about its input. */
const unanswered = (
  errors: Refused['errors'],
  { reach, wanted }: { readonly reach?: Reach | undefined; readonly wanted?: string } = {},
): Refusal =>
  new Refusal(422, 'The inputs have no answer', {
    type: `${developersPage}#refused-inputs`,
    errors: errors.map(({ field, message }) => ({
      detail: message,
      ...(field !== undefined && {
        pointer: field === wanted ? pointerOf(['field']) : pointerTo(field),
      }),
    })),
    ...(reach && { reach: [...reach] }),
  });

/** Passes on an answer; refuses where the calculator does. */
function answered<T extends { readonly ok: true }>(
  outcome: T | (Refused & { readonly reach?: Reach }),
  wanted?: string,
): T {
  if (outcome.ok) return outcome;
  const { errors, reach } = outcome;
  throw unanswered(errors, { reach, ...(wanted !== undefined && { wanted }) });
}

/** The route of a path; refuses a path that has none. */
function routeOf(path: string): Route {
  const [, first, slug, last, ...more] = path.split('/');
  if (more.length === 0) {
    if (first === 'openapi.json' && slug === undefined) {
      return {
        get: path,
        make: async () => openapi(await Promise.all(slugs.map(load))),
      };
    }
    if (first === 'ask' && slug === undefined) {
      return {
        post: async (body) => {
          const { question, ...options } = fitting(askRequest, body);
          const given = await circumstances(options);
          if ('message' in given) throw unanswered([given]);
          return ask(question, options);
        },
      };
    }
    if (first === 'calculators' && slug === undefined) {
      return { get: path, make: () => ({ calculators }) };
    }
    if (first === 'calculators' && slug !== undefined) {
      const calculator = knownSlug(slug);
      if (last === undefined) return { get: path, make: () => load(calculator) };
      if (last === 'answer') {
        return {
          post: async (body) => {
            const { inputs, ...options } = fitting(answerRequest, body);
            return answered(await answer(calculator, inputs, options));
          },
        };
      }
      if (last === 'solve') {
        return {
          post: async (body) => {
            const { inputs, field, result, target, ...options } = fitting(solveRequest, body);
            const goal = { field, result, target };
            return answered(await solve(calculator, inputs, goal, options), field);
          },
        };
      }
    }
  }
  throw new Refusal(404, 'Not Found', {
    detail: 'There is nothing at this address. GET /openapi.json says what there is.',
  });
}

/** The text of a body; refuses one that is too long or no text. */
async function textOf(request: Request, most: number): Promise<string> {
  const tooLong = () =>
    new Refusal(413, 'Content Too Large', { detail: `A body has at most ${most} bytes.` });
  if (Number(request.headers.get('content-length')) > most) throw tooLong();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > most) throw tooLong();
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not text', { detail: 'A body is JSON in UTF-8.' });
  }
}

/** Refuses a body of another type than JSON. */
function checkType({ headers }: Request): void {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() === 'application/json') return;
  throw new Refusal(415, 'Unsupported Media Type', {
    detail: 'Send JSON, with the header Content-Type: application/json.',
    headers: { 'accept-post': 'application/json' },
  });
}

/** The value that a body holds; refuses what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON', {
      detail: 'A body is a JSON object, such as {"inputs": {}}.',
    });
  }
}

/** Longer requests and answers are not kept. */
const longestKept = { request: 2_000, answer: 20_000 };

/** The last answers by their requests, the oldest first. */
class Recent {
  readonly #most: number;
  readonly #answers = new Map<string, string>();

  constructor(most: number) {
    this.#most = most;
  }

  get(request: string): string | undefined {
    const found = this.#answers.get(request);
    if (found === undefined) return undefined;
    this.#answers.delete(request);
    this.#answers.set(request, found);
    return found;
  }

  keep(request: string, answer: string): void {
    if (request.length > longestKept.request || answer.length > longestKept.answer) return;
    this.#answers.set(request, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
  }
}

/** Waits for an answer, or refuses when time is up. */
async function within<T>(limit: number, work: Promise<T>, late: () => Refusal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a client has this text already, by its header If-None-Match. */
const isFresh = (header: string | null, etag: string): boolean =>
  (header?.split(',') ?? []).some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));

/**
 * Makes a handler of requests:
 * `GET /calculators`, `GET /calculators/{slug}`, `POST /calculators/{slug}/answer`,
 * `POST /calculators/{slug}/solve`, `POST /ask` and `GET /openapi.json`. Errors are problem details
 * (RFC 9457). It never rejects.
 */
export function handler({
  cors,
  maxBody = 65_536,
  timeLimit = 5_000,
  recent = 500,
  onError = () => {},
}: HandlerOptions = {}): (request: Request) => Promise<Response> {
  const statics = new Map<string, Promise<Static>>();
  const answers = new Recent(recent);

  /** A text that is made when it is first asked for. */
  function staticOf(key: string, make: () => unknown): Promise<Static> {
    let found = statics.get(key);
    if (!found) {
      found = (async () => {
        const bytes = new TextEncoder().encode(JSON.stringify(await make()));
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        const etag = `"${Array.from(hash.subarray(0, 12), (each) => each.toString(16).padStart(2, '0')).join('')}"`;
        return { bytes, etag };
      })();
      statics.set(key, found);
      // A failure is not kept.
      found.catch(() => statics.delete(key));
    }
    return found;
  }

  async function replyTo(request: Request): Promise<Reply> {
    const { method, headers } = request;
    const path = new URL(request.url).pathname;
    const route = routeOf(path);
    const allow = 'get' in route ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
    if (method === 'OPTIONS') return { status: 204, headers: { allow }, body: null };
    if (!allow.split(', ').includes(method)) {
      throw new Refusal(405, 'Method Not Allowed', {
        detail: `This address takes ${allow}.`,
        headers: { allow },
      });
    }
    if ('post' in route) {
      checkType(request);
      let arrived = false;
      const work = async () => {
        const text = await textOf(request, maxBody);
        arrived = true;
        // An answer depends on the request and on the day.
        const key = `${today()} ${path} ${text}`;
        const known = answers.get(key);
        if (known !== undefined) return known;
        const answer = JSON.stringify(await route.post(parsed(text)));
        answers.keep(key, answer);
        return answer;
      };
      const body = await within(timeLimit, work(), () => {
        const detail = `A request may take ${timeLimit} ms.`;
        return arrived
          ? new Refusal(503, 'Service Unavailable', { detail })
          : new Refusal(408, 'Request Timeout', { detail });
      });
      return { status: 200, headers: { ...json, 'cache-control': 'no-store' }, body };
    }
    const { bytes, etag } = await staticOf(route.get, route.make);
    const caching = { etag, 'cache-control': 'public, max-age=3600' };
    if (isFresh(headers.get('if-none-match'), etag)) {
      return { status: 304, headers: caching, body: null };
    }
    return {
      status: 200,
      headers: { ...json, ...caching, 'content-length': String(bytes.length) },
      body: method === 'HEAD' ? null : bytes,
    };
  }

  function refused(error: unknown): Reply {
    if (!(error instanceof Refusal)) onError(error);
    const { problem, headers } =
      error instanceof Refusal
        ? error
        : new Refusal(500, 'Internal Server Error', {
            detail: 'A mistake of ours. The same request will fail again.',
          });
    return {
      status: problem.status,
      headers: {
        ...headers,
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
      },
      body: JSON.stringify(problem),
    };
  }

  /** The headers by which a browser lets the page of another origin read an answer. */
  function sharing(request: Request): Readonly<Record<string, string>> {
    if (cors === undefined) return {};
    const origin = request.headers.get('origin');
    const vary: Readonly<Record<string, string>> = cors === '*' ? {} : { vary: 'Origin' };
    if (origin === null || (cors !== '*' && !cors.includes(origin))) return vary;
    const asks =
      request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
    return {
      ...vary,
      'access-control-allow-origin': cors === '*' ? '*' : origin,
      'access-control-expose-headers': 'ETag',
      ...(asks && {
        'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
        'access-control-allow-headers': 'Content-Type, If-None-Match',
        'access-control-max-age': '86400',
      }),
    };
  }

  return async (request) => {
    const { status, headers, body } = await replyTo(request).catch(refused);
    return new Response(request.method === 'HEAD' ? null : body, {
      status,
      headers: { 'x-content-type-options': 'nosniff', ...headers, ...sharing(request) },
    });
  };
}

/** Serves the handler on Node.js; by default this machine alone can connect. Rejects if the port is not free. */
export async function serve({
  port,
  host,
  ...options
}: ListenOptions & HandlerOptions): Promise<Listening> {
  // The handler itself needs no module of Node.js.
  const { listen } = await import('./node-server.ts');
  return listen(handler(options), { port, ...(host !== undefined && { host }) });
}
