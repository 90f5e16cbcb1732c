import type { ExpandedManifest, Step } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import { type Formula, parseFormula, toPlain, toTex } from '../../../schemas/formula.ts';
import type { RangeTable } from '../../../schemas/manifest.ts';
import { escapeHtml } from '../format/html.ts';
import { formatNumber } from '../format/numbers.ts';
import { english } from '../format/presentation.ts';
import { idsOfStep } from '../manifest/expand.ts';
import { labelOf } from './label-of.ts';
import { mathml } from './mathml.ts';

const plain = (value: number): string =>
  formatNumber(Big(value), english, { digits: { atMost: 12 } });

/** A part of the page under its heading, folded on a phone; it lies open where no script runs. */
export const folded = (heading: string, html: string): string =>
  `<details open><summary>${heading}</summary><phone-fold></phone-fold>${html}</details>`;

/** A unit in brackets, where there is one for everybody. */
export function unitOf(
  { fields, results, workings, constants }: ExpandedManifest,
  id: string,
): string {
  const found = fields[id] ?? results[id] ?? workings[id] ?? constants[id];
  const unit = found && 'unit' in found ? found.unit : undefined;
  return typeof unit === 'string' ? ` (${unit})` : '';
}

/** In TeX, a placeholder for something that depends on the visitor's inputs. */
const placeholder = (what: string) => `\\text{@${what}@}`;

/** TeX with places as MathML, in which they are elements that a page fills. */
const inPlaces = (tex: string): string =>
  mathml(tex, true)
    .replaceAll('\u00a0', ' ')
    .replace(
      /<mtext>@(\w+) ([^@]*)@<\/mtext>/g,
      (_, kind: string, what: string) => `<mn data-${kind}="${what}"></mn>`,
    )
    // Temml spaces operators between texts by hand; between numbers, they have this space of their own.
    .replace(
      /<mrow><mspace width="0\.2(?:22|778)em"><\/mspace>(<mo>[^<]*<\/mo>)<mspace width="[^"]*"><\/mspace><\/mrow>/g,
      '$1',
    );

/**
 * What stands in a sum for each row, as a line of text: "[courses.credits] × [courses.grade]". In TeX it
 * stays a text, so a sign that TeX gives a meaning is left out.
 */
export const rowTemplate = (of: Formula, { constants }: ExpandedManifest): string =>
  toPlain(of, {
    id: (id) => (constants[id] ? String(constants[id].value) : `[${id}]`),
  }).replaceAll('^', ' to the power of ');

/** MathML with a placeholder for every number that depends on the visitor's inputs. */
function withPlaces(manifest: ExpandedManifest, gives: string, formula: string): string {
  const { symbols, constants } = manifest;
  const aggregate = (name: string, of: Formula) =>
    placeholder(`${name} ${rowTemplate(of, manifest)}`);
  const numbers = toTex(parseFormula(formula), {
    id: (id) => (constants[id] ? String(constants[id].value) : placeholder(`slot ${id}`)),
    aggregate,
  });
  return inPlaces(`${symbols[gives]} = ${numbers} = ${placeholder(`exact ${gives}`)}`);
}

const range = (from: number, to: number | undefined, first: boolean): string => {
  if (to === undefined) return `from ${plain(from)}`;
  return first ? `below ${plain(to)}` : `from ${plain(from)} to below ${plain(to)}`;
};

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** The lines of the table from which a figure is read: where each begins, its range, its figure, and why it applies. */
export function rangeLines({ ranges, graduated }: Step) {
  const {
    from = [],
    unit = '',
    figureUnit = graduated ? '%' : '',
    because,
  } = ranges ?? graduated ?? {};
  return from.map(([limit, figure], index) => {
    const words = range(limit, from[index + 1]?.[0], index === 0);
    return {
      from: limit,
      range: capital(`${words} ${unit}`.trim()),
      figure: `${plain(figure)} ${figureUnit}`.trim(),
      ...(because !== undefined && {
        because: capital(because.replace('{range}', words).replace('{figure}', plain(figure))),
      }),
    };
  });
}

/** The table from which a figure is read, with its source; a page marks the line that applies. */
function rangeTableHtml(manifest: ExpandedManifest, step: Step): string {
  const { gives, ranges, graduated } = step;
  const { of, source, asOf } = (ranges ?? graduated) as RangeTable;
  const lines = rangeLines(step).map(
    ({ from, range, figure }) =>
      `<tr data-from="${from}"><th scope="row">${escapeHtml(range)}</th><td>${escapeHtml(figure)}</td></tr>`,
  );
  const caption = `${labelOf(manifest, gives)}, by ${labelOf(manifest, of).toLowerCase()}`;
  const origin = [source, asOf].filter(Boolean).join(', ');
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(caption)}"><table data-ranges="${of}"><caption>${escapeHtml(caption)}</caption><tbody>${lines.join('')}</tbody></table></div>${origin ? `<p class="source">${escapeHtml(origin)}</p>` : ''}`;
}

/** Why a line of a table applies, one for each line. */
const rangeReasons = (step: Step): readonly string[] =>
  rangeLines(step).flatMap(({ because }, index) =>
    because === undefined ? [] : `<p data-line="${index}">${escapeHtml(because)}</p>`,
  );

/** The value of an option of a field; not a number if there is none. */
function optionValue({ fields }: ExpandedManifest, id: string, option: string): number {
  const field = fields[id];
  return (field?.kind === 'choice' ? field.options[option]?.value : undefined) ?? Number.NaN;
}

/** A text with the constants and the values of options that it names: "{young}", "{smoker.yes}". */
export const withValues = (text: string, manifest: ExpandedManifest): string =>
  text.replace(/\{(\w+)(?:\.([\w-]+))?\}/g, (_, id: string, option?: string) => {
    if (!option) return plain(manifest.constants[id]?.value ?? Number.NaN);
    return plain(optionValue(manifest, id, option)).replace(/^[-−]/, '− ');
  });

/** The id of what a figure simply is, with the same symbol: its step would say a = a. */
export function sameAs(
  { symbols }: ExpandedManifest,
  { gives, formula }: Step,
): string | undefined {
  const parsed = formula === undefined ? undefined : parseFormula(formula);
  return parsed?.kind === 'id' && symbols[parsed.id] === symbols[gives] ? parsed.id : undefined;
}

/** The formula of a step in TeX, with the symbols of the manifest; nothing for a step without one. */
export const stepTex = ({ symbols }: ExpandedManifest, { gives, formula }: Step) =>
  formula === undefined
    ? undefined
    : `${symbols[gives]} = ${toTex(parseFormula(formula), { id: (id) => symbols[id] ?? id })}`;

function stepHtml(
  manifest: ExpandedManifest,
  step: Step,
  index: number,
  withNumbers: boolean,
): string {
  const { symbols } = manifest;
  const { gives, formula, because, label = labelOf(manifest, gives) } = step;
  const tex = stepTex(manifest, step);
  // Its place stays, so that no other way to the figure is shown instead.
  if (sameAs(manifest, step)) return `<div data-step="${index}"></div>`;
  const worked = (formula: string) => {
    if (!withNumbers) return '';
    const shown = `<p>Shown as <strong data-shown="${gives}"></strong></p>`;
    return `<div class="worked">${reasons}<div class="formula">${formula}</div>${shown}</div>`;
  };
  const reasons = [
    ...rangeReasons(step),
    ...because.map(
      ({ say }, at) => `<p data-because="${at}">${escapeHtml(withValues(say, manifest))}</p>`,
    ),
  ].join('');
  const heading = `<h3>${escapeHtml(withValues(label, manifest))}</h3>`;
  if (formula === undefined || tex === undefined) {
    const given = inPlaces(`${symbols[gives]} = ${placeholder(`exact ${gives}`)}`);
    return `<div data-step="${index}">${heading}${rangeTableHtml(manifest, step)}${worked(given)}</div>`;
  }
  return `<div data-step="${index}">${heading}<div class="formula">${mathml(tex, true)}</div>${worked(withPlaces(manifest, gives, formula))}</div>`;
}

/** Tables of every number in the formulas that is the calculator's own. */
function constantsHtml({ fields, results, constants }: ExpandedManifest): string {
  const rows = (pairs: readonly (readonly [string, string])[]) =>
    pairs
      .map(
        ([name, value]) =>
          `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
      )
      .join('');
  const table = (title: string, pairs: readonly (readonly [string, string])[], source?: string) =>
    pairs.length > 0
      ? `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(title)}"><table><caption>${escapeHtml(title)}</caption><tbody>${rows(pairs)}</tbody></table></div>${source ? `<p class="source">${escapeHtml(source)}</p>` : ''}`
      : '';
  const named = Object.values(fields)
    .flatMap((field) => ('fields' in field ? Object.values(field.fields) : [field]))
    .flatMap((field) => {
      if (field.kind !== 'choice') return [];
      // An option without a number ("continuously") has a formula of its own.
      const pairs = Object.values(field.options).flatMap(({ label, value }) =>
        value === undefined ? [] : [[label, plain(value)] as const],
      );
      return [{ title: field.valueLabel ?? field.label, pairs, source: field.source }];
    });
  // Two choices of the same numbers, such as the units of a converter, have one table.
  const choices = [
    ...Map.groupBy(named, ({ pairs, source }) => JSON.stringify([pairs, source])).values(),
  ].map((same) => {
    const { pairs, source } = same[0] as (typeof same)[0];
    const [first, ...others] = [...new Set(same.map(({ title }) => title))];
    const lower = others.map((title) =>
      title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
    );
    return table([first, ...lower].join('; '), pairs, source);
  });
  const bands = Object.values(results).map((result) =>
    'bands' in result && result.bands && result.source
      ? `<p class="source">${escapeHtml(result.label)}, categories: ${escapeHtml(result.source)}</p>`
      : '',
  );
  const own = Object.values(constants);
  const listed =
    own.length > 0
      ? `<div class="scroll" tabindex="0" role="group" aria-label="Constants"><table><thead><tr><th scope="col">Constant</th><th scope="col">Value</th><th scope="col">Where it comes from</th></tr></thead><tbody>${own
          .map(
            ({ label, value, unit = '', source = '' }) =>
              `<tr><th scope="row">${escapeHtml(label)}</th><td>${plain(value)} ${escapeHtml(unit)}</td><td>${escapeHtml(source)}</td></tr>`,
          )
          .join('')}</tbody></table></div>`
      : '';
  const all = [listed, ...choices, ...bands].join('');
  return all ? folded('<h2>Constants</h2>', all) : '';
}

/** What the symbols of some steps stand for. */
function meaningsHtml(manifest: ExpandedManifest, steps: readonly Step[]): string {
  const used = new Set(steps.flatMap(idsOfStep));
  const listed = new Set(steps.map((step) => sameAs(manifest, step)));
  const meanings = Object.entries(manifest.symbols)
    .filter(([id]) => used.has(id) && !listed.has(id))
    .map(
      ([id, tex]) =>
        `<dt>${mathml(tex)}</dt><dd>${escapeHtml(labelOf(manifest, id) + unitOf(manifest, id))}</dd>`,
    );
  return `<h3>Symbols</h3><dl class="symbols">${meanings.join('')}</dl>`;
}

/** Each formula of the steps at some places with symbols, then, if it is wanted, with places for numbers. */
function formulasHtml(
  manifest: ExpandedManifest,
  withNumbers: boolean,
  shown: (index: number) => boolean = () => true,
): string {
  const { steps, model } = manifest;
  return [
    model ? `<p class="model">${escapeHtml(model)}</p>` : '',
    ...steps.map((step, index) =>
      shown(index) ? stepHtml(manifest, step, index, withNumbers) : '',
    ),
    meaningsHtml(
      manifest,
      steps.filter((_, index) => shown(index)),
    ),
  ].join('');
}

/**
 * The section under the result before there is one: each formula with symbols, what the symbols stand for,
 * and the calculator's own constants. Takes the places of the steps that it shows; without them, it shows all.
 */
export function stepsHtml(manifest: ExpandedManifest, shown?: ReadonlySet<number>): string {
  if (manifest.steps.length === 0) return '';
  const formulas = formulasHtml(manifest, false, shown && ((index) => shown.has(index)));
  return `<section id="steps" aria-labelledby="steps-title">${folded('<h2 id="steps-title">How it is worked out</h2>', formulas)}${constantsHtml(manifest)}</section>`;
}

/** The formulas of that section with places for the visitor's numbers, which take the place of those without. */
export const workedStepsHtml = (manifest: ExpandedManifest): string => formulasHtml(manifest, true);
