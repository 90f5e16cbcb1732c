import type { FormValues } from '../../engine/input/kinds/kind.ts';

/** The inputs of a form by field id; "courses.0.credits" becomes a row of `courses`. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, string | Record<string, string>[]> = {};
  for (const [name, value] of new FormData(form)) {
    const [id = '', index, sub] = name.split('.');
    if (sub === undefined) {
      values[id] = String(value);
      continue;
    }
    const rows = Array.isArray(values[id]) ? values[id] : [];
    rows[Number(index)] = { ...rows[Number(index)], [sub]: String(value) };
    values[id] = rows;
  }
  return values;
}
