import { z } from 'zod';
import type {
  Answered,
  Asked,
  Calculator,
  Field,
  Input,
  Listed,
  Reading,
  Result,
  Solved,
  Value,
} from './types.ts';

/*
 * What the server of tools and the HTTP handler are sent and what they send, as schemas. Both check what
 * comes with these, and tell their users by them: the tools as JSON Schema, the handler as OpenAPI. The
 * compiler holds those of what is sent to the types of the package.
 */

/** The longest text that may be an input, a question or a name; the engine's own limits are below it. */
const longest = { name: 100, question: 500, input: 20_000 };

const name = z.string().min(1).max(longest.name);

const cell = z.union([z.string().max(longest.input), z.number(), z.boolean()]);

const input = z.union([cell, z.array(z.union([cell, z.record(name, cell)]))]);

const slug = name.describe('The name of a calculator, such as "loan-emi".');

const inputs = z
  .record(name, input)
  .describe(
    'One entry for each field, by its id: a number, or a text as a person types it ("10 lakh", "8.5%", ' +
      '"2026-10-06"); of a choice, the id of an option; of rows, a list of objects. A field that is left ' +
      'out has its default.',
  );

const circumstances = {
  today: z.iso
    .date()
    .optional()
    .describe(
      'The current day, YYYY-MM-DD, for calculators that need it; by default the server’s day.',
    ),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('The currency of amounts where a calculator leaves it open, such as "EUR".'),
};

/** What is asked of a calculator. */
export const answerRequest = z.strictObject({
  inputs,
  ...circumstances,
  tables: z
    .boolean()
    .optional()
    .describe('Also the rows of long tables, such as a schedule of payments.'),
});

/** What is asked backwards: the input for which a result has a target. */
export const solveRequest = z.strictObject({
  inputs: inputs.describe(
    'One entry for each other field, by its id, as for an answer. What stands at the field to solve for ' +
      'is not used.',
  ),
  field: name.describe('The id of the number field to solve for, such as "principal".'),
  result: name.describe('The id of the result that has a target, such as "emi".'),
  target: z
    .union([z.number(), z.string().min(1).max(longest.name)])
    .describe('What the result is to be.'),
  ...circumstances,
});

/** A question in words. */
export const askRequest = z.strictObject({
  question: z
    .string()
    .min(1)
    .max(longest.question)
    .describe('A question in English, such as "emi on 10 lakh at 8.5% for 20 years".'),
  ...circumstances,
});

/** What is looked for. */
export const findRequest = z.strictObject({
  query: z
    .string()
    .min(1)
    .max(longest.question)
    .describe('What is to be calculated, in a few English words or as a question with numbers.'),
  limit: z
    .int()
    .min(1)
    .max(20)
    .optional()
    .describe('The most calculators to return; 5 by default.'),
});

/** Which calculator to describe. */
export const describeRequest = z.strictObject({ slug });

/** The same requests with the name of the calculator, which is in the address of the HTTP handler. */
export const calculateCall = answerRequest.extend({ slug });
export const solveCall = solveRequest.extend({ slug });

const listed = {
  slug,
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  keywords: z.array(z.string()).readonly(),
  audience: z.string().optional().describe('Who it is for.'),
  whenNotToUse: z
    .array(z.object({ text: z.string(), use: z.string() }).readonly())
    .readonly()
    .optional()
    .describe('Cases for which another calculator is right, with the slug of that one.'),
};

/** A calculator in a list. */
export const listedMessage = z.object(listed) satisfies z.ZodType<Listed>;

export const listMessage = z.object({ calculators: z.array(listedMessage) });

const anyInput: z.ZodType<Input> = input;

const units = z
  .object({ by: z.string(), units: z.record(z.string(), z.string()) })
  .optional()
  .describe(
    'Where the unit depends on a choice: the id of that field, and the unit for each option.',
  );

/** A field of a row is a field, without rows of its own. */
const simpleField = {
  kind: z.string(),
  label: z.string(),
  help: z.string().optional(),
  unit: z.string().optional(),
  units,
  required: z.boolean().describe('Whether an answer needs it.'),
  default: anyInput.optional(),
  min: z.string().optional(),
  max: z.string().optional(),
  above: z.string().optional().describe('Only greater numbers are accepted.'),
  below: z.string().optional().describe('Only smaller numbers are accepted.'),
  options: z.record(z.string(), z.string()).optional().describe('What can be chosen, with labels.'),
  when: z.string().optional().describe('When the field is part of the form.'),
};

const field: z.ZodType<Field> = z.object({
  ...simpleField,
  fields: z
    .record(z.string(), z.object(simpleField))
    .optional()
    .describe('Of rows: the fields of each row.'),
});

const column = { kind: z.string(), label: z.string(), unit: z.string().optional(), units };

const result: z.ZodType<Result> = z.object({
  ...column,
  columns: z.record(z.string(), z.object(column)).optional(),
});

const text = z.string();

const shown = z
  .record(z.string(), z.union([text, z.array(z.record(z.string(), text))]))
  .describe('Each result as the page shows it, rounded and with its unit.');

const source = z.object({ title: z.string(), href: z.string().optional() });

const version = z.string().describe('The version of the package and a hash of the calculator.');

/** All of a calculator that is needed to ask it. */
export const calculatorMessage: z.ZodType<Calculator> = z.object({
  ...listed,
  version,
  fields: z.record(z.string(), field),
  results: z.record(z.string(), result),
  examples: z.array(
    z.object({
      title: z.string(),
      inputs: z.record(z.string(), anyInput),
      today: z.string().optional().describe('The current day of an example that depends on it.'),
      shows: z.record(z.string(), z.string()),
    }),
  ),
  sources: z.array(source),
  page: z.string().describe('The address of its page.'),
});

const plainValue = z.union([z.string(), z.boolean()]);

/** A figure, or a table with figures in its cells. */
const value: z.ZodType<Value> = z.union([
  plainValue,
  z.array(z.union([plainValue, z.record(z.string(), z.union([plainValue, z.array(plainValue)]))])),
  z.record(z.string(), plainValue),
]);

const values = z
  .record(z.string(), value)
  .describe('Each result unrounded: a number as a decimal text, a table as a list of rows.');

const link = z.string().describe('The address of the page with these inputs.');

const step = z.object({
  gives: z.string().describe('The id of the figure that it gives.'),
  label: z.string(),
  formula: z.string().optional(),
  numbers: z.string().optional().describe('The formula with the numbers.'),
  value: z.string(),
  shown: z.string().optional(),
  because: z.array(z.string()).optional(),
});

/** An answer. */
export const answerMessage = z.object({
  ok: z.literal(true),
  slug,
  version,
  results: values,
  shown,
  verdict: z.string().optional().describe('What the result means, in a sentence.'),
  steps: z.array(step),
  symbols: z.record(z.string(), z.string()).describe('What the symbols in the steps stand for.'),
  assumed: z
    .array(z.object({ field: z.string(), label: z.string(), text: z.string() }))
    .describe('Defaults that were used for fields that were left out.'),
  cautions: z.array(z.string()),
  sources: z.array(source),
  link,
  tables: values.optional(),
}) satisfies z.ZodType<Answered>;

/** The inputs for which a result has its target. */
export const solvedMessage = z.object({
  ok: z.literal(true),
  slug,
  version,
  field: z.string(),
  solutions: z.array(
    z.object({
      value: z.string(),
      results: values,
      shown,
      exact: z
        .boolean()
        .describe('False if no input gives the target exactly: the nearest is given.'),
      from: z.string().optional().describe('The least value with the same result.'),
      to: z.string().optional().describe('The greatest value with the same result.'),
      link,
    }),
  ),
  note: z.string().optional(),
}) satisfies z.ZodType<Extract<Solved, { ok: true }>>;

const goal = z.object({
  field: z.string(),
  result: z.string(),
  target: z.union([z.string(), z.number()]),
});

const reading = z.object({
  slug,
  inputs: z.record(z.string(), anyInput),
  missing: z.array(z.string()).describe('Required fields that the question does not state.'),
  assumed: z.array(z.string()).describe('Defaults that stand in the answer.'),
  ok: z.boolean().describe('Whether there is an answer.'),
  shown: shown.optional(),
  choice: z
    .object({ text: z.string(), as: z.string(), shown })
    .optional()
    .describe('A part of the question with two readings, and how it is read here.'),
  corrected: z.array(z.string()).describe('Words that were mistyped.'),
  money: z.string().optional().describe('The currency that the question states.'),
  doubt: z.string().optional().describe('Why there is no answer although nothing is missing.'),
  solve: goal.optional().describe('What to solve for, of a question that states a result.'),
  link,
}) satisfies z.ZodType<Reading>;

/** What was understood of a question. */
export const askedMessage = z.object({
  question: z.string(),
  answers: z.array(reading).describe('The best reading first.'),
  sums: z
    .array(
      z.object({
        expression: z.string(),
        shown: z.string().optional(),
        fraction: z.string().optional(),
        approximate: z.literal(true).optional(),
        problem: z.string().optional(),
        doubt: z.string().optional(),
      }),
    )
    .describe('Of an arithmetic expression: its value, or those of its two readings.'),
  unread: z.array(z.string()).describe('Words that were not understood.'),
  note: z.string().optional().describe('Why there is no answer.'),
  near: z.array(z.string()).describe('Slugs that may be meant, if there is no answer.'),
}) satisfies z.ZodType<Asked>;

/** What was found: calculators, the best first. */
export const foundMessage = z.object({
  calculators: z.array(z.object({ ...listed, page: z.string() })),
  note: z.string().optional(),
});

/** Problem details of RFC 9457. */
export const problemMessage = z.object({
  type: z.string().describe('"about:blank", or an address that says what it means.'),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string().optional(),
  errors: z
    .array(
      z.object({
        detail: z.string().describe('What to change, in words.'),
        pointer: z
          .string()
          .optional()
          .describe('Where in the request it is, as the fragment of a JSON Pointer.'),
      }),
    )
    .optional(),
  reach: z
    .tuple([z.string(), z.string()])
    .optional()
    .describe('The least and the most that the result can be.'),
});

export type ProblemMessage = z.infer<typeof problemMessage>;

/** A place in a request as the fragment of a JSON Pointer. */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  `#${path
    .map((part) => String(part).slice(0, longest.name).toWellFormed())
    .map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')}`;

/** Where a field stands in a request: "courses.2.credits" is "#/inputs/courses/2/credits". */
export const pointerTo = (field: string): string => pointerOf(['inputs', ...field.split('.')]);
