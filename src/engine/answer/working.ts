import type { PageManifest, StepConditions } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { Field } from '../../../schemas/manifest.ts';
import { detail } from '../format/details.ts';
import { formatAmount } from '../format/numbers.ts';
import type { Presentation } from '../format/presentation.ts';
import { holds } from '../input/condition.ts';
import type { Values } from '../input/inputs.ts';
import { optionOf } from '../input/kinds/choice.ts';
import { knownOf, type Solved } from './answer.ts';

/** The value that a formula uses for a field: of a choice, its option's number. */
export const valueIn = (field: Field | undefined, value: unknown): unknown => {
  const number = optionOf(field, value)?.value;
  return number === undefined ? value : Big(number);
};

/** The value of a field or figure, with the sign of the visitor's own currency if it is an amount. */
export const valueText = (
  value: unknown,
  id: string,
  { ownMoney }: PageManifest,
  presentation: Presentation,
): string => detail(value, presentation, ownMoney?.includes(id) ? formatAmount : undefined);

/** The same in a formula with numbers: negative numbers in brackets. */
export function inFormula(
  value: unknown,
  id: string,
  manifest: PageManifest,
  presentation: Presentation,
): string {
  const text = valueText(value, id, manifest, presentation);
  return value instanceof Big && value.lt(0) ? `(${text})` : text;
}

/** With more rows than this, those in the middle are left out. */
const mostRows = 12;

export const aggregates = ['sum', 'mean', 'count', 'min', 'max', 'gcd', 'lcm'] as const;

/**
 * A call over rows with the visitor's numbers. The template is for one of them:
 * `[courses.credits] × [courses.grade]` for a row, or `[values] × [factor]` for a number of a list, where
 * the factor is the same for all, or a second list.
 */
export function withRows(
  name: (typeof aggregates)[number],
  template: string,
  manifest: PageManifest,
  known: Values,
  presentation: Presentation,
): string {
  const { fields } = manifest;
  const write = (value: unknown, id: string) => inFormula(value, id, manifest, presentation);
  const ids = [...template.matchAll(/\[(\w+)/g)].map(([, id = '']) => id);
  const list = ids.find((id) => Array.isArray(known[id])) ?? '';
  const rows = (known[list] ?? []) as readonly unknown[];
  if (name === 'count') return detail(Big(rows.length), presentation);
  const field = fields[list];
  const all = rows.map((row, index) =>
    template.replace(/\[(\w+)(?:\.(\w+))?\]/g, (_, id: string, sub: string | undefined) => {
      const other = known[id];
      if (id !== list)
        return write(Array.isArray(other) ? other[index] : valueIn(fields[id], other), id);
      if (sub === undefined) return write(row, id);
      const own = field && 'fields' in field ? field.fields[sub] : undefined;
      return write(valueIn(own, (row as Values)[sub]), `${id}.${sub}`);
    }),
  );
  const texts =
    all.length > mostRows ? [...all.slice(0, mostRows - 2), '…', ...all.slice(-1)] : all;
  if (name === 'sum') return texts.join(' + ');
  return name === 'mean'
    ? `(${texts.join(' + ')}) / ${rows.length}`
    : `${name}(${texts.join('; ')})`;
}

/** Marks the line of a table that applies, and shows its reason. */
function markLine(step: ParentNode, meant: (id?: string) => unknown) {
  for (const table of step.querySelectorAll<HTMLElement>('[data-ranges]')) {
    const value = meant(table.dataset.ranges);
    const lines = [...table.querySelectorAll<HTMLElement>('[data-from]')];
    const at = lines.findLastIndex(
      ({ dataset }) => value instanceof Big && value.gte(String(dataset.from)),
    );
    for (const [index, line] of lines.entries()) {
      line.toggleAttribute('data-applies', index === at);
    }
    for (const reason of step.querySelectorAll<HTMLElement>('[data-line]')) {
      reason.hidden = Number(reason.dataset.line) !== at;
    }
  }
}

/** The places of the steps that lead to an answer: of several for one figure, the first that applies. */
export function appliedSteps(
  steps: readonly StepConditions[],
  answer: Solved,
): ReadonlySet<number> {
  const known = knownOf(answer);
  const given = new Set<string>();
  return new Set(
    steps.flatMap(({ gives, when }, index) => {
      if (known[gives] === undefined || given.has(gives) || !holds(when, known)) return [];
      given.add(gives);
      return index;
    }),
  );
}

/** Fills the visitor's numbers into the steps below the result, and shows those that apply. */
export function fillSteps(
  page: ParentNode,
  manifest: PageManifest,
  steps: readonly StepConditions[],
  answer: Solved,
): void {
  const { fields } = manifest;
  const known = knownOf(answer);
  const applied = appliedSteps(steps, answer);
  const meant = (id = '') => valueIn(fields[id], known[id]);
  for (const stepElement of page.querySelectorAll<HTMLElement>('[data-step]')) {
    const at = Number(stepElement.dataset.step);
    const step = steps[at];
    stepElement.hidden = !applied.has(at);
    markLine(stepElement, meant);
    if (!step || stepElement.hidden) continue;
    const { presentation } = answer;
    for (const slot of stepElement.querySelectorAll<HTMLElement>('[data-slot]')) {
      const { slot: id = '' } = slot.dataset;
      slot.textContent = inFormula(meant(id), id, manifest, presentation);
    }
    for (const name of aggregates) {
      for (const slot of stepElement.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
        const template = slot.dataset[name] ?? '';
        slot.textContent = withRows(name, template, manifest, known, presentation);
      }
    }
    for (const slot of stepElement.querySelectorAll<HTMLElement>('[data-exact]')) {
      const { exact: id = '' } = slot.dataset;
      slot.textContent = valueText(known[id], id, manifest, presentation);
    }
    for (const slot of stepElement.querySelectorAll<HTMLElement>('[data-shown]')) {
      const shown = answer.shown[slot.dataset.shown ?? ''];
      slot.textContent = typeof shown === 'string' ? shown : '';
      (slot.parentElement as HTMLElement).hidden = !slot.textContent;
    }
    for (const line of stepElement.querySelectorAll<HTMLElement>('[data-because]')) {
      line.hidden = !holds(step.because?.[Number(line.dataset.because)]?.when, known);
    }
  }
}
