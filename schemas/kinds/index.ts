import type { Field, FieldKind } from '../manifest.ts';
import type { Kind } from './kind.ts';
import { list } from './list.ts';
import { rows } from './rows.ts';
import { singleKinds } from './single.ts';

const kinds = { ...singleKinds, list, rows } satisfies Record<FieldKind, unknown>;

/** The kind of a field: how it starts and how it is read. */
export const kindOf = (field: Field): Kind<Field> => kinds[field.kind] as Kind<Field>;
