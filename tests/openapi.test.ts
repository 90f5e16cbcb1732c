import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { generateSync } from 'json-schema-faker';
import { beforeAll, describe, expect, test } from 'vitest';
import { handler } from '../packages/reckonwell/src/http.ts';
import { calculators, load } from '../packages/reckonwell/src/index.ts';
import { openapi } from '../packages/reckonwell/src/openapi.ts';
import { full } from './qa.ts';

/*
 * The description of the HTTP handler, and the handler held to it: requests are made from the description, as it
 * asks for them and with mistakes of every kind, and each response has to be one that it names.
 */

interface Operation {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        {
          readonly schema: object;
          readonly examples?: Readonly<Record<string, { value: unknown }>>;
        }
      >
    >;
  };
  readonly responses: Readonly<Record<string, Described>>;
}

interface Described {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Described>>;
  };
}

const described = await Promise.all(calculators.map(({ slug }) => load(slug)));
/** As it is sent: what is `undefined` is left out. */
const document = JSON.parse(JSON.stringify(openapi(described))) as Document;

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
    schema: operation.requestBody?.content['application/json']?.schema,
  })),
);
type Target = (typeof operations)[number];

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'api');
const validators = new Map<object, ValidateFunction>();

/** What is wrong with a value by a schema of the document. */
function problemsOf(schema: object, value: unknown): string | undefined {
  let validate = validators.get(schema);
  if (!validate) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
    validators.set(schema, validate);
  }
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

const errors: unknown[] = [];
const handle = handler({ onError: (error) => errors.push(error) });

beforeAll(async () => {
  // Loads every calculator before any is timed.
  await handle(new Request('http://localhost/openapi.json'));
});

describe('the OpenAPI document', () => {
  test('is valid', async () => {
    const result = await new Validator().validate(structuredClone(document) as never);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('has two paths for each calculator, and an id of its own for each operation', () => {
    for (const { slug } of calculators) {
      expect(document.paths).toHaveProperty([`/calculators/${slug}/answer`, 'post']);
      expect(document.paths).toHaveProperty([`/calculators/${slug}/solve`, 'post']);
    }
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('refers to nothing that it does not have', () => {
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g),
    ];
    expect(references.length).toBeGreaterThan(calculators.length);
    for (const [reference, kind = '', name = ''] of references) {
      expect(document.components, reference).toHaveProperty([kind, name]);
    }
  });

  test('is what the handler sends', async () => {
    const sent = await handle(new Request('http://localhost/openapi.json'));
    expect(await sent.json()).toEqual(document);
  });

  test('has the examples of every calculator, which fit it and come true', async () => {
    for (const { slug, examples } of described) {
      const path = `/calculators/${slug}/answer`;
      const content = document.paths[path]?.post?.requestBody?.content['application/json'];
      const bodies = Object.values(content?.examples ?? {}).map(({ value }) => value);
      expect(bodies.length, slug).toBe(examples.length);
      for (const [at, body] of bodies.entries()) {
        const { title, shows } = examples[at] as (typeof examples)[number];
        expect(problemsOf(content?.schema ?? {}, body), `${slug}: ${title}`).toBeUndefined();
        const response = await handle(
          new Request(`http://localhost${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        );
        expect(await response.json(), `${slug}: ${title}`).toMatchObject({
          ok: true,
          shown: shows,
        });
      }
    }
  });
});

// ---------------------------------------------------------------- fuzzing

/** Values that programs send by mistake or on purpose, as JSON. */
const hostile = [
  'null',
  'true',
  '-0',
  '1e999',
  '-1e999',
  '1e-999',
  '123456789012345678901234567890',
  '0.1e1',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"NaN"',
  '"Infinity"',
  '"1e999999999"',
  '"0x10"',
  '"٣"',
  '"<script>alert(1)</script>"',
  '"../../etc/passwd"',
  '"__proto__"',
  '"constructor"',
  '"9999-12-31"',
  '"2026-02-30"',
  `"${'9'.repeat(5000)}"`,
  `"1${'0'.repeat(400)}"`,
  '[]',
  '{}',
  '[[[[]]]]',
  '[null]',
  '[{"__proto__":1}]',
  '{"__proto__":{"polluted":true}}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  `[${Array(3000).fill('1').join(',')}]`,
  `[${Array(500).fill('{}').join(',')}]`,
];

const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'a.b',
  '0',
  'é',
  'x'.repeat(200),
];

/** A place in a body that is replaced: the steps to it are chosen among those that there are. */
interface Mutation {
  readonly steps: readonly number[];
  readonly value: string;
  readonly name?: string | undefined;
}

interface Asked {
  readonly at: number;
  readonly seed: number;
  /** Begins with an example of the document, where it has one. */
  readonly example: boolean;
  readonly mutations: readonly Mutation[];
  readonly method: string | undefined;
  readonly type: string | undefined;
  readonly raw: string | undefined;
  readonly address: string | undefined;
}

const json = fc.oneof(
  fc.constantFrom(...hostile),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);

/** One of so many is as given; the others are nothing. */
const oneOf = <T>(many: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: many - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** Mostly what the document asks for, or that with a mistake; sometimes nothing of the kind. */
const asked: fc.Arbitrary<Asked> = fc.record({
  at: fc.nat({ max: operations.length - 1 }),
  seed: fc.nat({ max: 2 ** 31 - 1 }),
  example: fc.boolean(),
  mutations: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    {
      weight: 3,
      arbitrary: fc.array(
        fc.record({
          steps: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }),
          value: json,
          name: oneOf(8, fc.constantFrom(...names)),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    },
  ),
  method: oneOf(
    30,
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'),
  ),
  type: oneOf(
    30,
    fc.constantFrom(
      '',
      'text/plain',
      'application/xml',
      'application/json; charset=utf-8',
      'APPLICATION/JSON',
      'application/json, text/plain',
    ),
  ),
  raw: oneOf(30, fc.oneof(json, fc.string({ unit: 'binary' }))),
  address: oneOf(40, fc.webPath()),
});

/** A mark for a text that goes into the body as it is. */
const raws: string[] = [];

/** Replaces one place of a value. */
function mutate(value: unknown, { steps, value: text, name }: Mutation): unknown {
  const [step = 0, ...further] = steps;
  const mark = () => `\u{e000}${raws.push(text) - 1}\u{e000}`;
  if (typeof value !== 'object' || value === null || steps.length === 0) return mark();
  if (Array.isArray(value)) {
    return value.map((each, at) =>
      at === step % value.length ? mutate(each, { steps: further, value: text }) : each,
    );
  }
  const entries = Object.entries(value);
  if (name !== undefined || entries.length === 0) {
    return Object.fromEntries([...entries, [name ?? 'x', mark()]]);
  }
  const chosen = step % entries.length;
  return Object.fromEntries(
    entries.map(([id, each], at) => [
      id,
      at === chosen ? mutate(each, { steps: further, value: text }) : each,
    ]),
  );
}

const schemas = { components: document.components };

function bodyFor({ schema, operation }: Target, asked: Asked): string | undefined {
  const { seed, example, mutations, raw } = asked;
  if (raw !== undefined) return raw;
  if (!schema) return undefined;
  const { examples = {} } = operation.requestBody?.content['application/json'] ?? {};
  const known = Object.values(examples);
  const body =
    example && known.length > 0
      ? known[seed % known.length]?.value
      : generateSync(
          { ...schema, ...schemas } as never,
          { seed, optionalsProbability: 0.7 } as never,
        );
  return JSON.stringify(mutations.reduce(mutate, body)).replaceAll(
    /"\u{e000}(\d+)\u{e000}"/gu,
    (_, at: string) => raws[Number(at)] ?? '',
  );
}

const pathFor = ({ path }: Target, seed: number): string =>
  path.replace('{slug}', calculators[seed % calculators.length]?.slug ?? '');

const seen = new Map<string, number>();

async function check(request: Asked): Promise<void> {
  const operation = operations[request.at] as Target;
  const method = request.method ?? operation.method;
  const path = request.address ?? pathFor(operation, request.seed);
  const body = ['GET', 'HEAD'].includes(method) ? undefined : bodyFor(operation, request);
  const type = request.type ?? 'application/json';
  const response = await handle(
    new Request(`http://localhost${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: type ? { 'content-type': type } : {},
    }),
  );
  const { status } = response;
  const text = await response.text();
  seen.set(`${status}`, (seen.get(`${status}`) ?? 0) + 1);
  expect(errors.splice(0)).toEqual([]);
  expect(status).toBeLessThan(500);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  if (method === 'HEAD' || status === 204 || status === 304) {
    expect(text).toBe('');
    return;
  }
  const isProblem = status >= 400;
  expect(response.headers.get('content-type')).toBe(
    isProblem ? 'application/problem+json' : 'application/json',
  );
  const value: unknown = JSON.parse(text);
  const own = request.address === undefined && method === operation.method;
  const named = operation.operation.responses[String(status)];
  if (own) expect(named, `${method} ${path} answers ${status}`).toBeDefined();
  const reply = named?.$ref
    ? document.components.responses[named.$ref.slice(named.$ref.lastIndexOf('/') + 1)]
    : named;
  const content = own ? Object.values(reply?.content ?? {})[0]?.schema : undefined;
  const schema = isProblem ? document.components.schemas.Problem : content;
  if (schema) expect(problemsOf(schema, value), text.slice(0, 500)).toBeUndefined();
  if (isProblem) expect(value).toMatchObject({ status });
}

test('every request that is made from the document, with mistakes or without, has an answer that the document names', {
  timeout: 1_200_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(asked, (request) => check(request)),
    { numRuns: full ? 20_000 : 2_000, seed: full ? undefined : 28, endOnFailure: false } as never,
  );
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  // All kinds of answers were among them.
  for (const status of ['200', '400', '404', '405', '415', '422']) {
    expect(seen.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
  }
});
