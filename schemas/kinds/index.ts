import type { Field, FieldKind } from '../manifest.ts';
import type { Kind } from './kind.ts';
import { rows } from './rows.ts';
import { singleKinds } from './single.ts';

/** A kind whose code comes only to the pages that use it, with their calculator. */
type ExtraKind = 'list';

const kinds: Partial<Record<FieldKind, unknown>> = {
  ...singleKinds,
  rows,
} satisfies Record<Exclude<FieldKind, ExtraKind>, unknown>;

/** Makes an extra kind known; its module does so when it is imported. */
export const addKind = (name: ExtraKind, kind: unknown): void => {
  kinds[name] = kind;
};

/** The kind of a field: how it starts and how it is read. */
export const kindOf = (field: Field): Kind<Field> => kinds[field.kind] as Kind<Field>;
