import { Marked, type Tokens } from 'marked';
import { categories } from '../../calculators/categories.ts';
import type { ExpandedManifest } from '../../schemas/calculator.ts';
import { Big } from '../../schemas/decimal.ts';
import { type Formula, idsOf, parseFormula } from '../../schemas/formula.ts';
import type { Example, Manifest } from '../../schemas/manifest.ts';
import { didYouMean } from '../../schemas/nearest.ts';
import { type Answer, answer } from '../../src/engine/answer/answer.ts';
import type { ExpandedCalculator } from '../../src/engine/calculator.ts';
import {
  headingsOf,
  required,
  sections,
  withoutFormulas,
  wordsOf,
} from '../../src/engine/check/readability.ts';
import { formatNumber } from '../../src/engine/format/numbers.ts';
import { english } from '../../src/engine/format/presentation.ts';
import { evaluate, lookupIn } from '../../src/engine/formula/evaluate.ts';
import { optionOf } from '../../src/engine/input/kinds/choice.ts';
import { mathml, RenderError } from '../../src/engine/steps/mathml.ts';
import { lineAt } from '../check/lines.ts';
import { deadLinks } from './addresses.ts';

const heading = /^(.*?)\s*\{#([a-z-]+)\}$/;

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }: Tokens.Heading) {
      const html = this.parser.parseInline(tokens);
      const [, title = html, id] = heading.exec(html) ?? [];
      return `<h${depth}${id ? ` id="${id}"` : ''}>${title}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      if (/^https?:/.test(href)) return `<a href="${href}" rel="noopener">${text}</a>`;
      // A file of data is no page that a step could lead to: the browser opens it.
      const target = /\.\w+$/.test(href) ? ' target="_self" rel="noopener"' : '';
      return `<a href="${href}"${target}>${text}</a>`;
    },
    // A wide table scrolls by itself instead of widening a phone's page.
    table(token: Tokens.Table) {
      const bare = token.header.find(({ text }) => !/[\p{L}\p{N}]/u.test(withoutFormulas(text)));
      if (bare) {
        throw new RenderError(
          token.raw.split('\n')[0] ?? '',
          `A table’s column is headed “${bare.text}”: add a word, for those who hear the page.`,
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

/** What a reader of the article sees of a field's value in an example. */
function showInput(manifest: Manifest, id: string, value: unknown): string {
  const field = manifest.fields[id];
  const option = optionOf(field, value);
  if (option) return option.label;
  return value instanceof Big
    ? formatNumber(value, english, { digits: { atMost: 10 } })
    : String(value);
}

function formulaOf(source: string): Formula {
  try {
    return parseFormula(source);
  } catch (error) {
    throw new Error(`is not a formula: ${(error as Error).message}.`);
  }
}

const tokens = /\{\{([^}]*)\}\}/g;

/** The inputs of `with annualRate 5, years 10` in a token. */
function changesOf(list: string, { fields }: ExpandedManifest): Example['given'] {
  return Object.fromEntries(
    list.split(',').map((each) => {
      const [, id = '', input = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(each) ?? [];
      if (!(id in fields))
        throw new Error(`there is no field “${id}”.${didYouMean(id, Object.keys(fields))}`);
      if (input === '') throw new Error(`write an input after “${id}”, with a space between them.`);
      return [id, input];
    }),
  );
}

/** What stands for a token's inside; throws an Error that names what is wrong. `ask` answers an example. */
function figureOf(
  inner: string,
  manifest: ExpandedManifest,
  ask: (example: Example) => Answer,
): string {
  const named = /^\s*(\d+)\.(\w+)\s*$/.exec(inner);
  const [, of, changes, source = '', digits = 2] =
    /^\s*(\d+)(?:\s+with\s([^:]*))?\s*:(.*?)(?:\|\s*(\d+)\s*)?$/.exec(inner) ?? [];
  const number = Number(named?.[1] ?? of);
  if (!number) throw new Error('write {{1.result}} or {{1: a * b | 2}}.');
  const example = manifest.examples[number - 1] as Example | undefined;
  if (!example) throw new Error(`there is no example ${number}.`);
  const outcome = ask(
    changes
      ? { ...example, given: { ...example.given, ...changesOf(changes, manifest) } }
      : example,
  );
  if (!outcome.ok) {
    throw new Error(`example ${number} has no result${changes ? ' with these inputs' : ''}.`);
  }
  if (named) {
    const id = named[2] as string;
    const shown = outcome.shown[id];
    if (typeof shown === 'string') return shown;
    if (id in outcome.values) return showInput(manifest, id, outcome.values[id]);
    const known = [...Object.keys(outcome.shown), ...Object.keys(outcome.values)];
    throw new Error(`there is no result or field “${id}”.${didYouMean(id, known)}`);
  }
  const figures = { ...outcome.values, ...outcome.workings, ...outcome.results };
  const formula = formulaOf(source);
  const unknown = idsOf(formula).find((id) => !(id in figures) && !(id in manifest.constants));
  if (unknown) {
    throw new Error(`there is no figure “${unknown}”.${didYouMean(unknown, Object.keys(figures))}`);
  }
  const value = evaluate(formula, lookupIn(manifest, figures));
  if (!value) throw new Error('does not give a number.');
  return formatNumber(value, english, { digits: Number(digits) });
}

/**
 * Puts the engine's figures into an article: `{{1.emi}}` is what example 1 shows for `emi` (or what
 * it enters for a field); `{{1: annualRate / 1200 | 6}}` is a formula, as in a manifest, over example 1's
 * inputs and unrounded results, to six decimals; `{{1 with years 10: emi | 2}}` changes inputs of the
 * example first. An article cannot state a figure that the engine does not give. What is wrong with a
 * token goes to `refuse`, which throws by default.
 */
export function fillFigures(
  markdown: string,
  calculator: ExpandedCalculator,
  refuse = (token: string, message: string): string => {
    throw new RenderError(token, `${token}: ${message}`);
  },
): string {
  const answers = new Map<Example, Answer>();
  const ask = (example: Example): Answer => {
    const today = example.today ?? '2026-01-01';
    const outcome = answers.get(example) ?? answer(calculator, example.given, { today });
    answers.set(example, outcome);
    return outcome;
  };
  return markdown.replace(tokens, (token, inner: string) => {
    try {
      return figureOf(inner, calculator.manifest, ask);
    } catch (error) {
      return refuse(token, (error as Error).message);
    }
  });
}

/** An article (or any page's Markdown) as HTML, formulas as MathML. Throws an Error on a bad formula. */
export const renderMarkdown = (markdown: string): string =>
  marked
    .parse(markdown, { async: false })
    // Line breaks that no browser shows.
    .replace(/(<\/(?:p|li|[uo]l|h\d|div|blockquote)>|<[uo]l>|<li>)\n+/g, '$1')
    .trim();

/** An article's HTML with its sources, the last section, apart. */
export function withoutSources(html: string): { rest: string; heading: string; sources: string } {
  const [, rest = html, heading = '', sources = ''] =
    /^([\s\S]*?)(<h2 id="sources">.*?<\/h2>)\s*([\s\S]*)$/.exec(html) ?? [];
  return { rest, heading, sources };
}

/** Numbers that need no source: small counts, parts of the calendar, percent, years. */
const isEveryday = (number: string): boolean =>
  /^(?:\d|1[0-2]|24|28|29|30|31|60|100|365|366|1000|1200|1440|(?:19|20)\d\d)$/.test(number);

const plainNumber = (text: string): string => text.replace(/,/g, '');
const figures = /\d[\d,]*(?:\.\d+)?/g;

/** A text of spaces with the same length, so that later offsets stay the same. */
const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Figures in the worked example that neither the engine (through a token) nor the manifest gives, and
 * where they stand. The text is the unfilled one: what stands in a token is the engine's.
 */
function strayFigures(markdown: string, manifest: Manifest) {
  const section = /^## .*\{#example\}\s*$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(markdown);
  if (!section) return [];
  const own = section[0].replace(/^.*/, blanked).replace(/\{\{[^}]*\}\}|^\s*\d+\. /gm, blanked);
  // A line each, so that the comma between two numbers is not read as a part of one.
  const given = new Set(JSON.stringify(manifest, null, 1).match(figures)?.map(plainNumber));
  return [...own.matchAll(figures)]
    .map((match) => ({ figure: plainNumber(match[0]), at: section.index + match.index }))
    .filter(({ figure }) => !isEveryday(figure) && !given.has(figure));
}

/**
 * Everything wrong with an article, a line each: the file, its line, what is wrong, the likely fix;
 * empty if nothing is. Its category, by id, decides how long it may be; `known` are the addresses that it
 * may link to. Without a calculator that computes, the figures are not checked.
 */
export function articleProblems(
  file: string,
  markdown: string,
  category: string,
  known: readonly string[],
  calculator?: ExpandedCalculator,
): readonly string[] {
  const found: { at: number; message: string }[] = [];
  const say = (at: number, message: string) => found.push({ at, message });
  const sayNear = (near: string, message: string) => say(markdown.indexOf(near), message);

  const filled = calculator
    ? fillFigures(markdown, calculator, (token, message) => {
        sayNear(token, `${token}: ${message}`);
        return '1';
      })
    : markdown.replace(tokens, '1');
  try {
    renderMarkdown(filled);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    // The Markdown reader adds a line of its own.
    sayNear(error.near, error.message.split('\n')[0] ?? '');
  }

  const ids = Object.keys(sections);
  const headings = headingsOf(markdown);
  for (const { index, 0: heading, 1: id } of headings) {
    if (id === undefined) {
      say(
        index,
        `“${heading.trim()}” begins no section: end it in one of {#${ids.join('}, {#')}}.`,
      );
    } else if (!ids.includes(id)) {
      say(index, `“{#${id}}” is not a section; known are ${ids.join(', ')}.${didYouMean(id, ids)}`);
    }
  }
  for (const id of required) {
    if (!headings.some((heading) => heading[1] === id)) {
      say(-1, `The section on ${sections[id]} is missing: a heading that ends in {#${id}}.`);
    }
  }
  const main = /^# .*/m.exec(markdown);
  if (main) say(main.index, `“${main[0]}” is a second title of the page: begin with ##.`);

  const words = wordsOf(filled).length;
  const length = categories.find(({ id }) => id === category)?.words;
  if (length && words < length.atLeast) {
    say(-1, `It has ${words} words; at least ${length.atLeast} are asked for.`);
  }
  if (length && words > length.atMost) {
    say(-1, `It has ${words} words; at most ${length.atMost} in the category “${category}”.`);
  }
  const questions = markdown.indexOf('{#questions}');
  if (questions >= 0 && !/^### .*\?\s*$/m.test(markdown)) {
    say(questions, 'It answers no question (### … ?): write one, or leave the section out.');
  }
  if (!markdown.includes('$$')) {
    say(markdown.indexOf('{#formula}'), 'No formula is shown: write it in TeX between $$ and $$.');
  }
  const example = markdown.indexOf('{#example}');
  if (example >= 0 && !/\{\{\d/.test(markdown)) {
    say(example, 'The worked example states no figure of the engine: write {{1.result}}.');
  }
  for (const { figure, at } of calculator ? strayFigures(markdown, calculator.manifest) : []) {
    say(
      at,
      `The worked example states ${figure}, which neither the manifest nor the engine gives: write it as {{1.result}} or {{1: a * b | 2}}.`,
    );
  }
  for (const { at, message } of deadLinks(markdown, known)) say(at, message);

  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, message }) => `${file}${at < 0 ? '' : `:${lineAt(markdown, at)}`}: ${message}`);
}
