import type { NumberField } from './manifest.ts';

/** Whether a field is one for a number. */
export const isNumberField = <Other extends { readonly kind: unknown }>(
  field: Other | undefined,
): field is Extract<Other, Pick<NumberField, 'kind'>> =>
  field?.kind === 'number' || field?.kind === 'integer';

/** Whether a field for a number takes whole numbers alone. */
export const isWhole = ({ kind, whole }: Pick<NumberField, 'kind' | 'whole'>): boolean =>
  kind === 'integer' || whole === true;
