import { load } from './index.ts';
import type {
  Answer,
  Asked,
  Calculator,
  Field,
  Goal,
  Listed,
  Problem,
  Solved,
  Value,
} from './types.ts';

/*
 * Answers as text for a terminal.
 */

type Shown = Extract<Answer, { ok: true }>['shown'];

/** Pairs in two columns. */
function columns(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...pairs.map(([first]) => first.length));
  return pairs.map(([first, second]) => `${first.padEnd(width)}  ${second}`.trimEnd()).join('\n');
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A table with its columns side by side. */
function tableText(
  rows: readonly Readonly<Record<string, string>>[],
  labels: Readonly<Record<string, { readonly label: string }>>,
): string {
  const ids = Object.keys(labels).filter((id) => rows.some((row) => row[id]));
  const lines = [
    ids.map((id) => labels[id]?.label ?? id),
    ...rows.map((row) => ids.map((id) => row[id] ?? '')),
  ];
  const widths = ids.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A table with raw values, which are cut after six decimals. */
function rawTable(rows: Value): string {
  const cut = (value: Value | undefined) =>
    String(value ?? '').replace(/^(-?\d+\.\d{6})\d+$/, '$1…');
  const records = (Array.isArray(rows) ? rows : []) as readonly Readonly<Record<string, Value>>[];
  const ids = [...new Set(records.flatMap((row) => Object.keys(row)))];
  return tableText(
    records.map((row) => Object.fromEntries(ids.map((id) => [id, cut(row[id])]))),
    Object.fromEntries(ids.map((id) => [id, { label: id }])),
  );
}

/** The figures of an answer, and its tables below them. */
function figuresText({ results }: Calculator, shown: Shown): string {
  const figures = Object.entries(shown).flatMap(([id, text]) =>
    typeof text === 'string' ? [[results[id]?.label ?? id, text] as const] : [],
  );
  const tables = Object.entries(shown).flatMap(([id, rows]) =>
    typeof rows === 'string' || rows.length === 0
      ? []
      : `${results[id]?.label ?? id}\n${indented(tableText(rows, results[id]?.columns ?? {}))}`,
  );
  return [columns(figures), ...tables].join('\n\n');
}

const errorsText = (errors: readonly Problem[]): string =>
  errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('\n');

/** How an answer is worked out. */
const stepsText = ({ steps, symbols }: Extract<Answer, { ok: true }>): string =>
  [
    ...steps.map(({ label, formula, numbers, value, shown, because = [] }) =>
      [
        label,
        indented(
          [
            ...because,
            formula ?? [],
            numbers === undefined ? [] : `= ${numbers}`,
            shown === undefined || shown === value ? `= ${value}` : `= ${value}, shown as ${shown}`,
          ]
            .flat()
            .join('\n'),
        ),
      ].join('\n'),
    ),
    indented(columns(Object.entries(symbols))),
  ].join('\n\n');

/** An answer: its figures, steps if they are wanted, what was assumed, cautions and the page. */
export function answerText(
  calculator: Calculator,
  found: Answer,
  { steps }: { readonly steps: boolean },
): string {
  if (!found.ok) return errorsText(found.errors);
  const { verdict, assumed, cautions, link, shown, tables = {} } = found;
  return [
    verdict ?? [],
    figuresText(calculator, shown),
    steps && found.steps.length > 0 ? stepsText(found) : [],
    ...Object.entries(tables).map(([id, rows]) => `${id}\n${indented(rawTable(rows))}`),
    assumed.length > 0
      ? `Assumed: ${assumed.map(({ label, text }) => `${label}: ${text}`).join('; ')}`
      : [],
    ...cautions.map((caution) => `Note: ${caution}`),
    link,
  ]
    .flat()
    .join('\n\n');
}

/** What a search found. */
export function solvedText(calculator: Calculator, { field }: Goal, solved: Solved): string {
  if (!solved.ok) return errorsText(solved.errors);
  const [id = ''] = field.split('.');
  const label = field === id ? (calculator.fields[id]?.label ?? field) : field;
  return [
    ...solved.solutions.map(
      ({ value, shown, link }) =>
        `${label}: ${value}\n${indented(figuresText(calculator, shown))}\n${indented(link)}`,
    ),
    solved.note ?? [],
  ]
    .flat()
    .join('\n\n');
}

/** The readings of a question in words. */
export async function askedText({ answers, sums, note, near, unread }: Asked): Promise<string> {
  const readings = answers.map(async ({ slug, shown, choice, assumed, missing, doubt, link }) => {
    const calculator = await load(slug);
    const figures = shown ?? choice?.shown;
    return [
      choice ? `${calculator.title}, if “${choice.text}” is ${choice.as}` : calculator.title,
      figures ? indented(figuresText(calculator, figures)) : [],
      missing.length > 0
        ? `  Missing: ${missing.map((id) => calculator.fields[id]?.label ?? id).join(', ')}`
        : [],
      doubt ? `  ${doubt}` : [],
      assumed.length > 0 ? `  Assumed: ${assumed.join('; ')}` : [],
      `  ${link}`,
    ]
      .flat()
      .join('\n');
  });
  const all = [
    ...sums.map(({ expression, shown, problem, approximate }) =>
      shown === undefined
        ? `${expression}: ${problem}`
        : `${expression} ${approximate ? '≈' : '='} ${shown}`,
    ),
    ...(await Promise.all(readings)),
    unread.length > 0 ? `Not understood: ${unread.join(', ')}` : [],
    note ?? [],
    near.length > 0 ? `Perhaps: ${near.join(', ')}` : [],
  ].flat();
  return all.join('\n\n') || 'Nothing here answers this question.';
}

/** All calculators, by category. */
export const listText = (all: readonly Listed[]): string =>
  [...Map.groupBy(all, ({ category }) => category)]
    .map(
      ([category, some]) =>
        `${category}\n${indented(columns(some.map(({ slug, summary }) => [slug, summary])))}`,
    )
    .join('\n\n');

/** What a field accepts, in one line. */
function fieldText(field: Field): string {
  const { kind, label, unit, units, options, min, max, above, below, when, required } = field;
  return [
    label,
    unit ? `in ${unit}` : [],
    units ? `in ${Object.values(units.units).join(' or ')}, by ${units.by}` : [],
    options ? `one of ${Object.keys(options).join(', ')}` : kind,
    min === undefined ? [] : `at least ${min}`,
    max === undefined ? [] : `at most ${max}`,
    above === undefined ? [] : `more than ${above}`,
    below === undefined ? [] : `less than ${below}`,
    field.default === undefined ? [] : `default ${field.default}`,
    required ? 'required' : [],
    when ? `if ${when}` : [],
  ]
    .flat()
    .join('; ');
}

/** A calculator's fields, results and first example. */
export function descriptionText(calculator: Calculator): string {
  const { title, summary, fields, results, examples, sources, page, slug, version } = calculator;
  const rows = Object.entries(fields).flatMap(([id, field]): (readonly [string, string])[] => [
    [id, fieldText(field)],
    ...Object.entries(field.fields ?? {}).map(
      ([sub, each]) => [`  ${sub}`, fieldText(each)] as const,
    ),
  ]);
  const [example] = examples;
  const words = Object.entries(example?.inputs ?? {}).map(([id, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return /^[\w.,:/-]*$/.test(text) ? `${id}=${text}` : `${id}='${text.replaceAll("'", `'\\''`)}'`;
  });
  return [
    `${title} (${slug}, ${version})\n${summary}`,
    `Fields\n${indented(columns(rows))}`,
    `Results\n${indented(columns(Object.entries(results).map(([id, { label }]) => [id, label])))}`,
    example ? `Example: ${example.title}\n  reckonwell ${[slug, ...words].join(' ')}` : [],
    sources.length > 0
      ? `Sources\n${indented(sources.map(({ title: name }) => `- ${name}`).join('\n'))}`
      : [],
    page,
  ]
    .flat()
    .join('\n\n');
}
