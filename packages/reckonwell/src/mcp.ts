import {
  type CallToolResult,
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { find, searchable } from '../../../src/engine/search/find.ts';
import { site } from '../../../src/site/site.ts';
import { catalogue } from './catalogue.ts';
import { UnknownCalculator } from './errors.ts';
import { answer, ask, calculators, load, solve } from './index.ts';
import {
  answerMessage,
  calculateCall,
  calculatorMessage,
  describeRequest,
  findRequest,
  foundMessage,
  solveCall,
  solvedMessage,
} from './messages.ts';
import { listen } from './node-server.ts';
import type { Answered, Calculator, Field, Listed, Refused } from './types.ts';

/*
 * The calculators as four tools of the Model Context Protocol, for assistants. The tools read what they are
 * sent, and nothing else: nothing is fetched, and nothing is written.
 */

const instructions =
  `Exact calculators with worked steps and sources. Use them instead of computing in your head: find the ` +
  'calculator, describe it for the ids and units of its fields, then calculate, or solve for the input that ' +
  'gives a wanted result. Numbers of results are decimal texts; "shown" has them as people read them. Tell ' +
  'people what was assumed, the cautions, and the link, which opens the page with the same inputs.';

/** How many calculators are found if the call does not say. */
const usual = 5;

/** No message is longer: inputs are numbers and short lists. */
const mostBytes = 1_000_000;
const mostElements = 20_000;

/** The tools change nothing, and a call that is repeated has the same answer. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

const saying = (structured: object, lines: readonly string[]): CallToolResult => ({
  content: [{ type: 'text', text: lines.join('\n') }],
  structuredContent: structured as Record<string, unknown>,
});

const refusing = (lines: readonly string[]): CallToolResult => ({
  content: [{ type: 'text', text: lines.join('\n') }],
  isError: true,
});

/** Errors of inputs as lines, each with the id of its field. */
const errorLines = ({ errors }: Refused): readonly string[] =>
  errors.map(({ field, message }) => (field ? `${field}: ${message}` : message));

const lineOf = ({ slug, title, summary, audience, whenNotToUse = [] }: Listed): string =>
  [
    `${slug}: ${title}. ${summary}`,
    audience && `For: ${audience}`,
    ...whenNotToUse.map(({ text, use }) => `Not for: ${text} (${use})`),
  ]
    .filter(Boolean)
    .join('\n  ');

/** A field with its bounds, in one line. */
function fieldLine(id: string, field: Field): string {
  const { kind, label, unit, units, required, min, max, above, below, options, fields } = field;
  const bounds = [
    min !== undefined && `from ${min}`,
    above !== undefined && `above ${above}`,
    max !== undefined && `to ${max}`,
    below !== undefined && `below ${below}`,
  ].filter(Boolean);
  const about = [
    kind,
    unit,
    units && `${Object.values(units.units).join(' or ')} by ${units.by}`,
    bounds.join(' '),
    options && `one of ${Object.keys(options).join(', ')}`,
    fields && `rows of ${Object.keys(fields).join(', ')}`,
    field.default !== undefined && `default ${JSON.stringify(field.default)}`,
    required && field.default === undefined && 'required',
    field.when,
  ].filter(Boolean);
  return `${id}: ${label} (${about.join('; ')})`;
}

/** Results as lines: a table is named with the number of its rows. */
const shownLines = ({ results }: Calculator, shown: Answered['shown']): readonly string[] =>
  Object.entries(shown).map(([id, each]) => {
    const label = results[id]?.label ?? id;
    return typeof each === 'string' ? `${label}: ${each}` : `${label}: ${each.length} rows`;
  });

const listed = new Map(calculators.map((each) => [each.slug, each]));

/** The calculators ready to be searched, as on the home page. */
const searched = searchable([
  {
    id: 'all',
    title: site.name,
    hue: 0,
    entries: calculators.map(({ slug, title, summary, keywords }) => [
      title,
      summary,
      keywords.join(' '),
      slug,
    ]),
  },
]);

async function found({ query, limit = usual }: { query: string; limit?: number | undefined }) {
  const { answers, near, sums, note: why } = await ask(query);
  const { groups, others, nearest } = find(searched, query);
  const named = [...groups.flatMap(({ entries }) => entries), ...others];
  const slugOf = ({ href }: { readonly href: string }) => href.slice(href.lastIndexOf('/') + 1);
  const slugs = new Set([
    ...answers.map(({ slug }) => slug),
    ...named.map(slugOf),
    ...near,
    ...(sums.length > 0 ? [] : nearest.map(slugOf)),
  ]);
  const all = [...slugs].flatMap((slug) => listed.get(slug) ?? []).slice(0, limit);
  const values = sums.flatMap(({ expression, shown }) =>
    shown ? [`${expression} = ${shown}`] : [],
  );
  const none = 'Nothing was found. Say in other words what is to be calculated.';
  const note = values.join('; ') || (all.length === 0 ? (why ?? none) : undefined);
  return saying(
    {
      calculators: all.map((each) => ({ ...each, page: `${site.origin}/calculator/${each.slug}` })),
      ...(note && { note }),
    },
    [...(note ? [note] : []), ...all.map(lineOf)],
  );
}

/** Does something with a calculator, or says which name comes near. */
async function withCalculator(
  slug: string,
  use: (calculator: Calculator) => CallToolResult | Promise<CallToolResult>,
): Promise<CallToolResult> {
  try {
    return await use(await load(slug));
  } catch (error) {
    if (!(error instanceof UnknownCalculator)) throw error;
    return refusing([error.message, 'The tool "find" finds one by words.']);
  }
}

const described = (calculator: Calculator): CallToolResult => {
  const { title, summary, fields, results, examples } = calculator;
  return saying(calculator, [
    `${title}. ${summary}`,
    'Fields:',
    ...Object.entries(fields).map(([id, field]) => `- ${fieldLine(id, field)}`),
    'Results:',
    ...Object.entries(results).map(
      ([id, { label, unit }]) => `- ${id}: ${label}${unit ? ` (${unit})` : ''}`,
    ),
    ...examples.slice(0, 1).map((each) => `Example: ${JSON.stringify(each.inputs)}`),
  ]);
};

/** Makes a server with the four tools, to be connected to a transport. */
export function mcpServer(): McpServer {
  const server = new McpServer(
    {
      name: 'reckonwell',
      title: site.name,
      version: catalogue.version,
      websiteUrl: `${site.origin}/developers`,
    },
    {
      instructions,
      capabilities: { tools: { listChanged: false } },
      maxToolInputElements: mostElements,
    },
  );
  server.registerTool(
    'find',
    {
      title: 'Find a calculator',
      description: `Finds calculators by words: what each is for, and when another is right. There are ${calculators.length}, about money, loans, tax, health, mathematics, science, dates and units.`,
      inputSchema: findRequest,
      outputSchema: foundMessage,
      annotations,
    },
    found,
  );
  server.registerTool(
    'describe',
    {
      title: 'Describe a calculator',
      description:
        'Tells the fields of a calculator (ids, types, units, bounds, defaults), its results, examples and sources.',
      inputSchema: describeRequest,
      outputSchema: calculatorMessage,
      annotations,
    },
    ({ slug }) => withCalculator(slug, described),
  );
  server.registerTool(
    'calculate',
    {
      title: 'Calculate',
      description:
        'Calculates exactly. Returns the results raw and as shown, the worked steps, what was assumed, cautions, sources and a link to the page with these inputs.',
      inputSchema: calculateCall,
      outputSchema: answerMessage,
      annotations,
    },
    ({ slug, inputs, ...options }) =>
      withCalculator(slug, async (calculator) => {
        const outcome = await answer(calculator, inputs, options);
        if (!outcome.ok) return refusing(errorLines(outcome));
        const { shown, verdict, assumed, cautions, link } = outcome;
        return saying(outcome, [
          ...(verdict ? [verdict] : []),
          ...shownLines(calculator, shown),
          ...assumed.map(({ label, text }) => `Assumed: ${label}: ${text}`),
          ...cautions.map((caution) => `Caution: ${caution}`),
          link,
        ]);
      }),
  );
  server.registerTool(
    'solve',
    {
      title: 'Solve for an input',
      description:
        'Solves backwards: finds the value of one field for which a result has a target, such as the loan for a monthly payment.',
      inputSchema: solveCall,
      outputSchema: solvedMessage,
      annotations,
    },
    ({ slug, inputs, field, result, target, ...options }) =>
      withCalculator(slug, async (calculator) => {
        const outcome = await solve(calculator, inputs, { field, result, target }, options);
        if (!outcome.ok) return refusing(errorLines(outcome));
        const { solutions, note } = outcome;
        return saying(outcome, [
          ...(note ? [note] : []),
          ...solutions.flatMap(({ value, shown, link }) => [
            `${field} = ${value}`,
            ...shownLines(calculator, shown),
            link,
          ]),
        ]);
      }),
  );
  return server;
}

/** Answers requests of the protocol at /mcp, from programs of this machine alone. */
export function mcpHandler(): (request: Request) => Promise<Response> {
  const { fetch } = createMcpHandler(mcpServer, {
    maxRequestBodySize: mostBytes,
  });
  return async (request) => {
    // A page of another origin could reach this port, by a name of its own that leads here.
    const rejected =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    if (rejected) return rejected;
    if (new URL(request.url).pathname !== '/mcp') return new Response(null, { status: 404 });
    return fetch(request);
  };
}

/** A server of tools that runs. */
export interface McpServing {
  /** Where it is, over HTTP. */
  readonly url?: string;
  close(): Promise<void>;
}

export interface McpOptions {
  /** The port for HTTP on this machine; 0 for any that is free. Without it, standard input and output are used. */
  readonly http?: number;
}

/** Starts the server of tools. Rejects if the port is not free. */
export async function startMcp({ http }: McpOptions = {}): Promise<McpServing> {
  if (http === undefined) {
    const transport = new StdioServerTransport(undefined, undefined, { maxBufferSize: mostBytes });
    return serveStdio(mcpServer, { transport });
  }
  const { url, close } = await listen(mcpHandler(), { port: http });
  return { url: `${url}/mcp`, close };
}
