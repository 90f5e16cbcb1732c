import type { Field } from '../../../schemas/manifest.ts';
import { isNumberField } from '../../../schemas/number-field.ts';
import { type LazyPart, lazyPart } from '../../browser/lazy.ts';

/**
 * What helps to fill in a field: other units, arrow keys and how an entry was read beside a number, a filter
 * above a long list.
 */
export const fieldAids = lazyPart(() => import('./aid/aids.ts'));

/** How a list was read: how many entries, and the first that cannot be read. */
export const listNote = lazyPart(() => import('./ListNote.tsx'));

/** The lazy parts of the controls of some fields, also of fields that are hidden now. */
export const partsOf = (fields: Readonly<Record<string, Field>>): readonly LazyPart<unknown>[] =>
  Object.values(fields).flatMap((field) => {
    if (field.kind === 'rows') return partsOf(field.fields);
    if (field.kind === 'list') return [listNote];
    return isNumberField(field) ? [fieldAids] : [];
  });
