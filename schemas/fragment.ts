import type { FormValues } from './kinds/kind.ts';
import { hold } from './kinds/restore.ts';
import type { Fields, Given } from './manifest.ts';

/*
 * A link that carries a form's inputs: the page's address, then `#` and a pair for each control, its
 * name and the text typed, as application/x-www-form-urlencoded. What stands after `#` is never sent.
 *   /calculator/loan-emi#principal=1000000&annualRate=8.5&tenureYears=20
 */

/** What is typed into a form by field id, or by the names of its controls. */
type Typed = Readonly<Record<string, Given | undefined>>;

/** Every control with its text; one in a row is called "courses.0.credits". */
const pairsOf = (values: Typed): [name: string, text: string][] =>
  Object.entries(values).flatMap(([id, value]): [string, string][] => {
    if (typeof value !== 'object') return value === undefined ? [] : [[id, String(value)]];
    return value.flatMap((row, index) =>
      Object.entries(row).map(([sub, text]): [string, string] => [
        `${id}.${index}.${sub}`,
        String(text),
      ]),
    );
  });

/** The fragment, without its `#`, of a link that opens a page with these inputs. */
export const fragmentOf = (values: Typed): string =>
  new URLSearchParams(pairsOf(values)).toString();

/** The address of a calculator's page with its form filled in. */
export const linkTo = (slug: string, values: Typed): string =>
  `/calculator/${slug}#${fragmentOf(values)}`;

/**
 * The form that a link's fragment stands for: what it names, and what the page opens with elsewhere.
 * Nothing, if it names no field of the form, as the fragment of a heading does not. Whatever somebody
 * wrote there, this does not throw: the form says beside each field what is wrong with it.
 */
export function readFragment(fragment: string, fields: Fields): FormValues | undefined {
  const given: Record<string, unknown> = {};
  for (const [name, text] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    const [id = '', index, sub, more] = name.split('.');
    if (!Object.hasOwn(fields, id) || more !== undefined) continue;
    if (index === undefined) given[id] = text;
    else if (sub !== undefined && /^\d+$/.test(index)) {
      if (typeof given[id] !== 'object') given[id] = {};
      const rows = given[id] as Record<string, Record<string, string>>;
      rows[index] ??= Object.create(null) as Record<string, string>;
      rows[index][sub] = text;
    }
  }
  if (Object.keys(given).length === 0) return undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [id, hold(given[id], field)]),
  );
}
