import type { CurrencyField, Option } from '../../../schemas/manifest.ts';

/** An option or a currency, with its id. */
export type Entry = readonly [
  id: string,
  option: Partial<Option & CurrencyField['options'][string]>,
];

/** Whether some of the fields have no more than the options that the page opens with. */
export const isOpening = (fields: object): boolean =>
  Object.values(fields).some((field) => 'first' in field || isOpening(field.fields ?? {}));

/** What a list says of an option or of a currency. */
export const labelOf = ([id, { label, symbol, name }]: Entry): string =>
  label ?? `${id} (${symbol}) ${name}`;
