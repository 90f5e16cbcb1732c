import { z } from 'zod';
import { site } from '../../../src/site/site.ts';
import {
  answerMessage,
  answerRequest,
  askedMessage,
  askRequest,
  calculatorMessage,
  listMessage,
  problemMessage,
  solvedMessage,
  solveRequest,
} from './messages.ts';
import type { Calculator, Field } from './types.ts';

/*
 * The description of the HTTP handler as OpenAPI 3.1, made from the calculators: each has paths of its
 * own with its fields, so that a program made from the description knows their names and bounds.
 */

type Schema = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
};

const ref = (kind: string, id: string): Schema => ({ $ref: `#/components/${kind}/${id}` });

const jsonOf = (schema: Schema, more: Schema = {}) => ({
  'application/json': { schema, ...more },
});

const replyOf = (description: string, schema: string) => ({
  description,
  content: jsonOf(ref('schemas', schema)),
});

/** The problems that a route can have, by status. */
const problems = (...statuses: readonly string[]) =>
  Object.fromEntries(statuses.map((status) => [status, ref('responses', `problem-${status}`)]));

const ofBodies = ['400', '408', '413', '415', '500', '503'] as const;

const meanings: Readonly<Record<string, string>> = {
  '400': 'The body is not JSON, or does not fit.',
  '404': 'There is no such calculator.',
  '408': 'The body did not arrive in time.',
  '413': 'The body is too long.',
  '415': 'The body is of another type than application/json.',
  '422': 'The inputs have no answer; the errors say what to change.',
  '500': 'A mistake of the server.',
  '503': 'The answer took too long.',
};

const cached = {
  ETag: { description: 'The name of this text for caches.', schema: { type: 'string' } },
};

/** A text under static headers, which a client may have already. */
const staticReplies = (description: string, schema: string) => ({
  '200': { ...replyOf(description, schema), headers: cached },
  '304': { description: 'The client has this text already.', headers: cached },
});

const numeric = new Set(['number', 'integer']);

/** What can stand at a field. Every value may be a text as well, as a person types it. */
function fieldSchema({ kind, label, help, unit, units, options, fields, ...field }: Field): Schema {
  const unitText = unit ?? (units && `by ${units.by}: ${Object.values(units.units).join(', ')}`);
  const description = [
    `${label}${unitText ? ` (${unitText})` : ''}.`,
    help,
    field.when && `Only if ${field.when}.`,
  ]
    .filter(Boolean)
    .join(' ');
  const known = { description, ...(field.default !== undefined && { default: field.default }) };
  if (fields) return { ...known, type: 'array', items: inputsSchema(fields) };
  if (options) return { ...known, type: 'string', enum: Object.keys(options) };
  if (kind === 'list') {
    return {
      ...known,
      type: ['array', 'string', 'number'],
      items: { type: ['number', 'string'] },
    };
  }
  if (!numeric.has(kind)) return { ...known, type: 'string' };
  const { min, max, above, below } = field;
  const bound = (name: string, limit: string | undefined) =>
    limit === undefined || !Number.isFinite(Number(limit)) ? {} : { [name]: Number(limit) };
  return {
    ...known,
    type: ['number', 'string'],
    ...bound('minimum', min),
    ...bound('maximum', max),
    ...bound('exclusiveMinimum', above),
    ...bound('exclusiveMaximum', below),
  };
}

/** The fields that an answer needs in any case. */
const requiredOf = (fields: Readonly<Record<string, Field>>): readonly string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.required && field.default === undefined && !field.when)
    .map(([id]) => id);

function inputsSchema(fields: Readonly<Record<string, Field>>): Schema {
  const properties = Object.entries(fields).map(([id, field]) => [id, fieldSchema(field)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** What many requests have: each is described once. */
const sharedSchemas = {
  today: 'Today',
  currency: 'Currency',
  tables: 'Tables',
  target: 'Target',
} as const;

const propertiesOf = (request: z.ZodType): Readonly<Record<string, Schema>> =>
  schemaOf(request).properties as Readonly<Record<string, Schema>>;

/** A request’s schema with some properties as one calculator has them. */
function requestSchema(request: z.ZodType, own: Readonly<Record<string, Schema>>): Schema {
  const properties = Object.entries(propertiesOf(request)).map(([id, each]) => {
    const common = sharedSchemas[id as keyof typeof sharedSchemas];
    return [id, common ? ref('schemas', common) : (own[id] ?? each)];
  });
  return { ...schemaOf(request), properties: Object.fromEntries(properties) };
}

const nameOf = (slug: string): string =>
  slug.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** The two paths of a calculator. */
function pathsOf(calculator: Calculator): Schema {
  const { slug, title, summary, category, fields, results, examples } = calculator;
  const inputs = ref('schemas', `${slug}.inputs`);
  const required = requiredOf(fields);
  const numbers = Object.keys(fields).filter((id) => numeric.has(fields[id]?.kind ?? ''));
  const answers = {
    operationId: `answer${nameOf(slug)}`,
    tags: [category],
    summary: title,
    description: summary,
    requestBody: {
      required: true,
      content: jsonOf(
        requestSchema(answerRequest, {
          inputs: { ...inputs, ...(required.length > 0 && { required }) },
        }),
        {
          examples: Object.fromEntries(
            examples.map(({ title: name, inputs: given, today }, at) => [
              `example-${at + 1}`,
              { summary: name, value: { inputs: given, ...(today && { today }) } },
            ]),
          ),
        },
      ),
    },
    responses: { '200': replyOf('The answer.', 'Answer'), ...problems(...ofBodies, '422') },
  };
  const solves = {
    operationId: `solve${nameOf(slug)}`,
    tags: [category],
    summary: `${title}, backwards`,
    description: 'Finds the input for which a result has a target.',
    requestBody: {
      required: true,
      content: jsonOf(
        requestSchema(solveRequest, {
          inputs,
          field: {
            type: 'string',
            description: 'The field to solve for.',
            ...(numbers.length > 0 && { examples: numbers }),
          },
          result: {
            description: 'The result that has a target.',
            enum: Object.keys(results),
          },
        }),
      ),
    },
    responses: {
      '200': replyOf('The inputs that were found.', 'Solved'),
      ...problems(...ofBodies, '422'),
    },
  };
  return {
    [`/calculators/${slug}/answer`]: { post: answers },
    [`/calculators/${slug}/solve`]: { post: solves },
  };
}

/** The description of the handler as an OpenAPI 3.1 document, for these calculators. */
export function openapi(calculators: readonly Calculator[]): Schema {
  const slugs = calculators.map(({ slug }) => slug);
  const categories = [...new Set(calculators.map(({ category }) => category))];
  const [version] = calculators[0]?.version.split('+') ?? [];
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} calculators`,
      version,
      summary: 'Exact calculators with worked steps, sources and solving backwards.',
      description:
        'Each calculator has a path for answers and one for solving backwards. Numbers in answers are decimal ' +
        'texts with all their digits; beside them stands what the page of the calculator shows. Errors are ' +
        'problem details (RFC 9457).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where this document came from.' }],
    security: [],
    tags: [...categories, 'all'].map((name) => ({ name })),
    paths: {
      '/calculators': {
        get: {
          operationId: 'listCalculators',
          tags: ['all'],
          summary: 'All calculators',
          responses: { ...staticReplies('The calculators.', 'List'), ...problems('500') },
        },
      },
      '/calculators/{slug}': {
        get: {
          operationId: 'describeCalculator',
          tags: ['all'],
          summary: 'The fields, results, examples and sources of a calculator',
          parameters: [
            {
              name: 'slug',
              in: 'path',
              required: true,
              description: 'The name of a calculator.',
              schema: { type: 'string', enum: slugs },
            },
          ],
          responses: {
            ...staticReplies('The calculator.', 'Calculator'),
            ...problems('404', '500'),
          },
        },
      },
      ...Object.assign({}, ...calculators.map(pathsOf)),
      '/ask': {
        post: {
          operationId: 'ask',
          tags: ['all'],
          summary: 'Answers a question in words',
          requestBody: {
            required: true,
            content: jsonOf(schemaOf(askRequest), {
              example: { question: 'emi on 10 lakh at 8.5% for 20 years' },
            }),
          },
          responses: {
            '200': replyOf('What was understood.', 'Asked'),
            ...problems(...ofBodies, '422'),
          },
        },
      },
      '/openapi.json': {
        get: {
          operationId: 'describe',
          tags: ['all'],
          summary: 'This document',
          responses: {
            '200': {
              description: 'The document.',
              headers: cached,
              content: jsonOf({ type: 'object' }),
            },
            '304': { description: 'The client has this text already.', headers: cached },
            ...problems('500'),
          },
        },
      },
    },
    components: {
      schemas: {
        List: schemaOf(listMessage),
        Calculator: schemaOf(calculatorMessage),
        Answer: schemaOf(answerMessage),
        Solved: schemaOf(solvedMessage),
        Asked: schemaOf(askedMessage),
        Problem: schemaOf(problemMessage),
        ...Object.fromEntries(
          Object.entries(sharedSchemas).map(([id, name]) => [
            name,
            { ...propertiesOf(answerRequest), ...propertiesOf(solveRequest) }[id],
          ]),
        ),
        ...Object.fromEntries(
          calculators.map(({ slug, fields }) => [`${slug}.inputs`, inputsSchema(fields)]),
        ),
      },
      responses: Object.fromEntries(
        Object.entries(meanings).map(([status, description]) => [
          `problem-${status}`,
          {
            description,
            content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
          },
        ]),
      ),
    },
  };
}
