import type { PageManifest } from '../../../schemas/calculator.ts';
import type { Fields, Given } from '../../../schemas/manifest.ts';
import type { FormValues } from './kinds/kind.ts';
import { restore } from './kinds/restore.ts';

/*
 * A link that carries a form's inputs: the page's address, then `#` and a pair for each control, its
 * name and the text typed, as application/x-www-form-urlencoded. Browsers do not send the part after `#`.
 *   /calculator/loan-emi#principal=1000000&annualRate=8.5&tenureYears=20
 */

/** The name of the currency in a link, which is shown on the page and is no input: "money=EUR". */
export const moneyName = 'money';

/** The name under which a link to a draft carries the draft itself: no field's id begins like this. */
export const draftName = '_draft';

/** What a fragment says of a draft: "_draft=…"; an empty text if it says nothing. */
export const draftIn = (fragment: string): string =>
  /(?:^#?|&)(_draft=[^&]*)/.exec(fragment)?.[1] ?? '';

/** The inputs of a form by field id, or by the names of its controls. */
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

/** Takes the inputs of a form; returns the fragment, without its `#`, of a link to the page with them. */
export const fragmentOf = (values: Typed): string =>
  new URLSearchParams(pairsOf(values)).toString();

/** Takes a slug and inputs; returns the address of the page with its form filled in. */
export const linkTo = (slug: string, values: Typed): string =>
  `/calculator/${slug}#${fragmentOf(values)}`;

/** The inputs that a link, or the storage of the device, asks for. */
export interface Linked {
  readonly values: FormValues;
  /** Errors for inputs that a control cannot hold, such as an unknown option, with the control's name. */
  readonly refusals: readonly { readonly field: string; readonly message: string }[];
  /** Names in the link that belong to no control of this form; they were ignored. */
  readonly unknown: readonly string[];
}

/**
 * Parses the fragment of a link into the inputs of a form; a field that it does not name gets its
 * default. Returns `undefined` if it names no field of the form, as the fragment of a heading. Never
 * throws: errors are returned as `refusals`, whose messages begin with `source`.
 */
export function readFragment(
  fragment: string,
  fields: Fields,
  source = 'The link asks for',
): Linked | undefined {
  const texts: Record<string, string> = {};
  const rows: Record<string, Record<string, Record<string, string>>> = {};
  const unknown: string[] = [];
  for (const [name, text] of new URLSearchParams(fragment.replace(/^#/, ''))) {
    const [id = '', index = '', sub = '', ...more] = name.split('.');
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    if (field && !('rowLabel' in field) && name === id) texts[id] = text;
    else if (
      field &&
      'rowLabel' in field &&
      /^\d+$/.test(index) &&
      Object.hasOwn(field.fields, sub) &&
      more.length === 0
    ) {
      rows[id] ??= {};
      rows[id][index] ??= {};
      rows[id][index][sub] = text;
    } else if (name && name !== moneyName && !/^_[a-z]/.test(name)) unknown.push(name);
  }
  const given = { ...texts, ...rows };
  if (Object.keys(given).length === 0) return undefined;
  const restored = Object.entries(fields).map(
    ([id, field]) => [id, restore(given[id], field, source)] as const,
  );
  return {
    values: Object.fromEntries(restored.map(([id, { value }]) => [id, value])),
    refusals: restored.flatMap(([id, { refusals }]) =>
      refusals.map(({ path, message }) => ({ field: [id, ...path].join('.'), message })),
    ),
    unknown: [...new Set(unknown)],
  };
}

/** A fragment of an older version of a page, as it would be written now. */
export interface Renewed {
  readonly fragment: string;
  /** The names that have changed, with those of now. */
  readonly changes: readonly (readonly [before: string, now: string])[];
}

/** Replaces the former names of fields and options in a fragment by those that they have now. */
export function renewed(
  fragment: string,
  { renamed = {} }: Pick<PageManifest, 'renamed'>,
): Renewed {
  const names = new Map(Object.entries(renamed));
  const changes: [before: string, now: string][] = [];
  const present = (name: string, within = ''): string => {
    const now = names.get(within + name);
    if (now) changes.push([name, now]);
    return now ?? name;
  };
  const pairs = [...new URLSearchParams(fragment.replace(/^#/, ''))].map(([name, text]) => {
    const [first = '', ...inRow] = name.split('.');
    const id = present(first);
    const path = [id, ...inRow.map((part) => present(part, `${id}.`))];
    return [path.join('.'), present(text, `${id}.`)];
  });
  return { fragment: changes[0] ? `${new URLSearchParams(pairs)}` : fragment, changes };
}
