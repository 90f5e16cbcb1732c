import type { ExpandedManifest, Step } from '../../../schemas/calculator.ts';
import { parseFormula, toPlain } from '../../../schemas/formula.ts';
import type { StepText } from '../answer/working-text.ts';
import { idsOfStep } from '../manifest/expand.ts';
import { labelOf } from './label-of.ts';
import { symbolText } from './symbol-text.ts';
import { rangeLines, rowTemplate, sameAs, unitOf, withValues } from './worked-steps.ts';

/*
 * The worked steps as lines of plain text, for programs: what the page says in MathML.
 */

/** The symbol of an id as plain text. */
const symbolOf = ({ symbols }: ExpandedManifest, id: string): string =>
  symbolText(symbols[id] ?? id);

/** Why a step applies, with the conditions of each reason. */
const reasonsOf = (manifest: ExpandedManifest, { because }: Step): StepText['because'] =>
  because.map(({ when, say }) => ({ ...(when && { when }), say: withValues(say, manifest) }));

/** The formula of a step, with symbols and with places for numbers. */
function formulaTexts(manifest: ExpandedManifest, formula: string) {
  const { constants } = manifest;
  const parsed = parseFormula(formula);
  return {
    formula: toPlain(parsed, { id: (id) => symbolOf(manifest, id) }),
    numbers: toPlain(parsed, {
      id: (id) => (constants[id] ? String(constants[id].value) : `{${id}}`),
      aggregate: (name, of) => `{${name} ${rowTemplate(of, manifest)}}`,
    }),
  };
}

function stepText(manifest: ExpandedManifest, step: Step): StepText {
  const { gives, when, formula, ranges, graduated, label = labelOf(manifest, gives) } = step;
  const table = ranges ?? graduated;
  return {
    gives,
    ...(when && { when }),
    // Its place stays, so that no other way to the figure is shown instead.
    ...(sameAs(manifest, step) !== undefined && { silent: true }),
    label: withValues(label, manifest),
    ...(formula !== undefined && {
      ...formulaTexts(manifest, formula),
      formula: `${symbolOf(manifest, gives)} = ${formulaTexts(manifest, formula).formula}`,
    }),
    ...(table && {
      table: { of: table.of, lines: rangeLines(step), ...(graduated && { graduated: table.from }) },
    }),
    because: reasonsOf(manifest, step),
    symbols: [...new Set(idsOfStep(step).map((id) => symbolOf(manifest, id)))],
  };
}

/** Every step of a calculator as text, with places for the visitor's numbers. */
export const stepTexts = (manifest: ExpandedManifest): readonly StepText[] =>
  manifest.steps.map((step) => stepText(manifest, step));

/** What the symbols of the steps stand for, with units. */
export const symbolMeanings = (manifest: ExpandedManifest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(manifest.symbols)
      .map((id) => [symbolOf(manifest, id), labelOf(manifest, id) + unitOf(manifest, id)])
      // Of several with the same symbol, the first one that the steps name.
      .toReversed(),
  );
