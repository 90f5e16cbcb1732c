import type { RowsField } from '../../../../schemas/manifest.ts';
import { singleKindOf } from './single.ts';

/** A new row: the initial input of each of its controls. */
export const emptyRow = (field: RowsField): Record<string, string> =>
  Object.fromEntries(
    Object.entries(field.fields).map(([id, sub]) => [id, singleKindOf(sub).initial(sub) as string]),
  );
