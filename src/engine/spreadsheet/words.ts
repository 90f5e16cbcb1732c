import type { ExpandedBranch, ExpandedManifest } from '../../../schemas/calculator.ts';
import { parseFormula, toText } from '../../../schemas/formula.ts';
import type { Unit } from '../../../schemas/manifest.ts';
import { labelOf } from '../steps/label-of.ts';
import { conditionWords, saidBy } from './conditions.ts';

/** A formula with the labels of what it names: "Loan amount × Monthly interest rate". */
export const formulaWords = (manifest: ExpandedManifest, formula: string): string =>
  toText(parseFormula(formula))
    .replace(/\b[A-Za-z]\w*(?:\.\w+)?\b(?!\()/g, (id) =>
      id === 'pi' ? 'π' : labelOf(manifest, id),
    )
    .replaceAll(' * ', ' × ')
    .replaceAll(' - ', ' − ')
    .replaceAll(' / ', ' ÷ ');

function branchWords(manifest: ExpandedManifest, branch: ExpandedBranch, id: string): string {
  if ('formula' in branch) return formulaWords(manifest, branch.formula);
  if ('text' in branch) {
    return `“${saidBy(manifest.results[id] ?? manifest.workings[id], branch.text)}”`;
  }
  if ('ranges' in branch) return `by ${labelOf(manifest, branch.ranges.of)}, from the table`;
  if ('graduated' in branch)
    return `the rates of the table, each on its part of ${labelOf(manifest, branch.graduated.of)}`;
  return 'none';
}

/** How a figure is worked out, in words: each of its formulas with its condition. */
export function planWords(
  manifest: ExpandedManifest,
  { id, branches }: ExpandedManifest['plans'][number],
): string {
  return branches
    .map((branch, index) => {
      const words = branchWords(manifest, branch, id);
      if (branch.when && branch.when.length > 0)
        return `if ${conditionWords(manifest, branch.when)}: ${words}`;
      return index > 0 ? `otherwise: ${words}` : words;
    })
    .join('; ')
    .replace(/^./, (first) => first.toUpperCase());
}

/** The unit of a field or figure in words; of one that follows a choice, all of its units. */
export function unitWords(manifest: ExpandedManifest, unit: Unit | undefined): string {
  if (unit === undefined || typeof unit === 'string') return unit ?? '';
  const { by, units } = unit;
  const field = manifest.fields[by];
  const all = units ? [...new Set(Object.values(units))] : [];
  const known = all.length > 0 && all.length <= 3 ? all.join(' or ') : '';
  return [known, `by “${field?.label ?? by}”`].filter(Boolean).join(', ');
}
