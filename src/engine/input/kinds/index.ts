import type { Field, FieldKind } from '../../../../schemas/manifest.ts';
import type { Kind } from './kind.ts';
import { singleKinds } from './single.ts';

/** A kind whose code is loaded only by pages that use it, together with their calculator. */
type ExtraKind = 'list' | 'rows';

const kinds: Partial<Record<FieldKind, unknown>> = {
  ...singleKinds,
} satisfies Record<Exclude<FieldKind, ExtraKind>, unknown>;

/** Registers an extra kind; its module does so when it is imported. */
export const addKind = (name: ExtraKind, kind: unknown): void => {
  kinds[name] = kind;
};

/** The kind of a field: its initial value, and how its input is parsed. */
export const kindOf = (field: Field): Kind<Field> => kinds[field.kind] as Kind<Field>;
