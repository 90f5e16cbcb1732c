import { holds } from '../../schemas/condition.ts';
import { Big } from '../../schemas/decimal.ts';
import type { Values } from '../../schemas/inputs.ts';
import { kindOf } from '../../schemas/kinds/index.ts';
import type { Field, PageManifest } from '../../schemas/manifest.ts';
import type { Solved } from '../engine/answer.ts';
import { detail } from '../format/details.ts';

/** What a formula means by a field: a choice stands for its option's value. */
const valueIn = (field: Field | undefined, value: unknown): unknown => {
  const number = field && kindOf(field).option?.(field, value)?.value;
  return number === undefined ? value : Big(number);
};

/** The text of an id in a formula with numbers: negative numbers in brackets. */
const inFormula = (value: unknown): string =>
  value instanceof Big && value.lt(0) ? `(${detail(value)})` : detail(value);

/** `[courses.credits] × [courses.grade]` for every row, added up. */
function overRows(template: string, { fields }: PageManifest, values: Values): string {
  const list = /\[(\w+)\./.exec(template)?.[1] ?? '';
  const field = fields[list];
  const rows = (values[list] ?? []) as readonly Values[];
  return rows
    .map((row) =>
      template.replace(/\[\w+\.(\w+)\]/g, (_, id: string) =>
        inFormula(valueIn(field && 'fields' in field ? field.fields[id] : undefined, row[id])),
      ),
    )
    .join(' + ');
}

/**
 * Fills the visitor's numbers into the prerendered steps below the result, and shows those that
 * apply; without an answer, the formulas stand there with their symbols alone.
 */
export function showSteps(page: ParentNode, manifest: PageManifest, answer: Solved | undefined) {
  const { steps = [], fields } = manifest;
  const known: Values = { ...answer?.values, ...answer?.workings, ...answer?.results };
  const meant = (id = '') => valueIn(fields[id], known[id]);
  for (const place of page.querySelectorAll<HTMLElement>('[data-step]')) {
    const step = steps[Number(place.dataset.step)];
    const worked = place.querySelector<HTMLElement>('.worked');
    place.hidden = answer !== undefined && !holds(step?.when, answer.values);
    if (worked) worked.hidden = !answer;
    if (!answer || !step || place.hidden) continue;
    for (const slot of place.querySelectorAll<HTMLElement>('[data-slot]')) {
      slot.textContent = inFormula(meant(slot.dataset.slot));
    }
    for (const slot of place.querySelectorAll<HTMLElement>('[data-sum]')) {
      slot.textContent = overRows(slot.dataset.sum ?? '', manifest, answer.values);
    }
    for (const slot of place.querySelectorAll<HTMLElement>('[data-exact]')) {
      slot.textContent = detail(known[slot.dataset.exact ?? '']);
    }
    for (const slot of place.querySelectorAll<HTMLElement>('[data-shown]')) {
      const shown = answer.shown[slot.dataset.shown ?? ''];
      slot.textContent = typeof shown === 'string' ? shown : '';
      (slot.parentElement as HTMLElement).hidden = !slot.textContent;
    }
    for (const line of place.querySelectorAll<HTMLElement>('[data-because]')) {
      line.hidden = !holds(step.because?.[Number(line.dataset.because)]?.when, answer.values);
    }
  }
}
