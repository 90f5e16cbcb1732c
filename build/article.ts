import { Marked, type Tokens } from 'marked';
import temml from 'temml';
import { Big } from '../schemas/decimal.ts';
import { kindOf } from '../schemas/kinds/index.ts';
import type { Calculator, Example, Manifest } from '../schemas/manifest.ts';
import { didYouMean } from '../schemas/nearest.ts';
import { answer } from '../src/engine/answer.ts';
import { formatNumber } from '../src/format/numbers.ts';

/** The sections that every article has, by the id in braces after their heading. */
export const sections = {
  about: 'what it is and when to use it',
  formula: 'how it is worked out',
  example: 'a worked example',
  result: 'how to read the result',
  limits: 'assumptions and limits',
  questions: 'questions people ask',
  sources: 'sources',
} as const;

/** TeX to MathML, which browsers draw without any script. Throws with TeX's own message. */
export const mathml = (tex: string, display = false): string =>
  temml.renderToString(tex, { displayMode: display, throwOnError: true });

const heading = /^(.*?)\s*\{#([a-z-]+)\}$/;

const withoutFormulas = (markdown: string): string =>
  markdown.replace(/\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g, ' ');

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }: Tokens.Heading) {
      const html = this.parser.parseInline(tokens);
      const [, title = html, id] = heading.exec(html) ?? [];
      return `<h${depth}${id ? ` id="${id}"` : ''}>${title}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      return /^https?:/.test(href)
        ? `<a href="${href}" rel="noopener">${text}</a>`
        : `<a href="${href}">${text}</a>`;
    },
    // A wide table scrolls by itself instead of widening a phone's page.
    table(token: Tokens.Table) {
      const bare = token.header.find(({ text }) => !/[\p{L}\p{N}]/u.test(withoutFormulas(text)));
      if (bare) {
        throw new Error(
          `A table's column is headed “${bare.text}”: add a word, for those who hear the page.`,
        );
      }
      const row = (cells: readonly Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
  extensions: [
    {
      name: 'displayMath',
      level: 'block',
      start: (source) => source.indexOf('$$'),
      tokenizer(source) {
        const match = /^\$\$([\s\S]+?)\$\$(?:\n|$)/.exec(source);
        return match ? { type: 'displayMath', raw: match[0], tex: match[1] } : undefined;
      },
      renderer: (token) => `<div class="formula">${mathml(token.tex, true)}</div>\n`,
    },
    {
      name: 'inlineMath',
      level: 'inline',
      start: (source) => source.indexOf('$'),
      tokenizer(source) {
        const match = /^\$([^$\s](?:[^$\n]*[^$\s\\])?)\$/.exec(source);
        return match ? { type: 'inlineMath', raw: match[0], tex: match[1] } : undefined;
      },
      renderer: (token) => mathml(token.tex),
    },
  ],
});

const toNumber = (value: unknown): unknown =>
  value instanceof Big ? Number(value.toFixed()) : value;

/** What a reader of the article sees of a field's value in an example. */
function showInput(manifest: Manifest, id: string, value: unknown): string {
  const field = manifest.fields[id];
  const option = field && kindOf(field).option?.(field, value);
  if (option) return option.label;
  return value instanceof Big ? formatNumber(value, { digits: { atMost: 10 } }) : String(value);
}

function expression(code: string, names: Readonly<Record<string, unknown>>): number {
  const value = new Function(...Object.keys(names), `"use strict"; return (${code});`)(
    ...Object.values(names),
  );
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Error(`does not give a number: ${value}`);
  }
  return value;
}

/**
 * Puts the engine's figures into an article: `{{1.emi}}` is what example 1 shows for `emi` (or what
 * it enters for a field); `{{1: annualRate / 1200 | 6}}` is a sum over example 1's inputs and
 * unrounded results, to six decimals. An article cannot state a figure that the engine does not give.
 * Throws an Error that names what is wrong.
 */
export function fillFigures(
  markdown: string,
  calculator: Calculator & { manifest: Manifest },
): string {
  const { manifest } = calculator;
  return markdown.replace(/\{\{([^}]*)\}\}/g, (whole, inner: string) => {
    const named = /^\s*(\d+)\.(\w+)\s*$/.exec(inner);
    const summed = /^\s*(\d+)\s*:(.*?)(?:\|\s*(\d+)\s*)?$/.exec(inner);
    const number = Number(named?.[1] ?? summed?.[1]);
    if (!number) throw new Error(`${whole}: write {{1.result}} or {{1: a * b | 2}}.`);
    const example = manifest.examples[number - 1] as Example | undefined;
    if (!example) throw new Error(`${whole}: there is no example ${number}.`);
    const said = answer(calculator, example.given, { today: example.today ?? '2026-01-01' });
    if (!said.ok) throw new Error(`${whole}: example ${number} has no result.`);
    if (named) {
      const id = named[2] as string;
      const shown = said.shown[id];
      if (typeof shown === 'string') return shown;
      if (id in said.values) return showInput(manifest, id, said.values[id]);
      const known = [...Object.keys(said.shown), ...Object.keys(said.values)];
      throw new Error(`${whole}: there is no result or field “${id}”.${didYouMean(id, known)}`);
    }
    const names = Object.fromEntries(
      Object.entries({ ...said.values, ...said.workings, ...said.results }).map(([id, each]) => [
        id,
        toNumber(each),
      ]),
    );
    try {
      const value = expression(summed?.[2] ?? '', names);
      return formatNumber(Big(value), { digits: Number(summed?.[3] ?? 2) });
    } catch (error) {
      throw new Error(`${whole}: ${(error as Error).message}`);
    }
  });
}

/** An article (or any page's Markdown) as HTML, formulas as MathML. Throws an Error on a bad formula. */
export const renderMarkdown = (markdown: string): string =>
  marked.parse(markdown, { async: false }).trim();

/** An article's HTML with its sources, the last section, apart. */
export function withoutSources(html: string): { rest: string; heading: string; sources: string } {
  const [, rest = html, heading = '', sources = ''] =
    /^([\s\S]*?)(<h2 id="sources">.*?<\/h2>)\s*([\s\S]*)$/.exec(html) ?? [];
  return { rest, heading, sources };
}

/** The words of an article's prose, without formulas, links' addresses and signs. */
export const wordsOf = (markdown: string): readonly string[] =>
  withoutFormulas(markdown)
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\{#[a-z-]+\}/g, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];

/** Numbers that nobody needs to vouch for: small counts, parts of the calendar, percent, years. */
const isEveryday = (number: string): boolean =>
  /^(?:\d|1[0-2]|24|28|29|30|31|60|100|365|366|1000|1200|1440|(?:19|20)\d\d)$/.test(number);

const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => each.replace(/,/g, ''));

/**
 * Figures in the worked example that neither the engine (through a token) nor the manifest gives.
 * The text is the unfilled one: what stands in a token is the engine's.
 */
function strayFigures(markdown: string, manifest: Manifest): string[] {
  const [, section = ''] =
    /^## .*\{#example\}\s*$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(markdown) ?? [];
  const own = section.replace(/\{\{[^}]*\}\}/g, ' ').replace(/^\s*\d+\. /gm, ' ');
  const given = new Set(numbersIn(JSON.stringify(manifest)));
  return numbersIn(own).filter((number) => !isEveryday(number) && !given.has(number));
}

/** Everything wrong with an article, in words for its editor; empty if nothing is. */
export function articleProblems(
  markdown: string,
  calculator: Calculator & { manifest: Manifest },
  { leastWords = 600, leastQuestions = 4 } = {},
): readonly string[] {
  const problems: string[] = [];
  let filled = markdown;
  try {
    filled = fillFigures(markdown, calculator);
    renderMarkdown(filled);
  } catch (error) {
    problems.push((error as Error).message);
  }
  const headings = [...markdown.matchAll(/^## .*?(?:\{#([a-z-]+)\})?\s*$/gm)].map(
    ([, id]) => id ?? '',
  );
  for (const [id, what] of Object.entries(sections)) {
    if (!headings.includes(id)) {
      problems.push(`The section on ${what} is missing: a heading that ends in {#${id}}.`);
    }
  }
  for (const id of headings.filter((each) => !Object.hasOwn(sections, each))) {
    const known = Object.keys(sections);
    problems.push(
      `“{#${id}}” is not a section; known are ${known.join(', ')}.${didYouMean(id, known)}`,
    );
  }
  if (/^# /m.test(markdown)) problems.push('The page has its own main heading: start with ##.');
  const words = wordsOf(filled).length;
  if (words < leastWords)
    problems.push(`It has ${words} words; at least ${leastWords} are asked for.`);
  const questions = markdown.match(/^### .*\?\s*$/gm)?.length ?? 0;
  if (questions < leastQuestions) {
    problems.push(
      `It answers ${questions} questions (### … ?); at least ${leastQuestions} are asked for.`,
    );
  }
  if (!/\$\$/.test(markdown))
    problems.push('No formula is shown: write it in TeX between $$ and $$.');
  for (const figure of new Set(strayFigures(markdown, calculator.manifest))) {
    problems.push(
      `The worked example states ${figure}, which neither the manifest nor the engine gives: write it as {{1.result}} or {{1: a * b | 2}}.`,
    );
  }
  if (!/\{\{\d/.test(markdown)) {
    problems.push('The worked example states no figure of the engine: write {{1.result}}.');
  }
  return problems;
}
