import type { Field } from '../../../../schemas/manifest.ts';
import type { Kind, MoreKinds } from './kind.ts';
import { singleKinds } from './single.ts';

/** How a field is read: by one of the kinds that every page has, or that a calculator brings along. */
export const kindOf = (field: Field, more: MoreKinds): Kind<Field> =>
  (({ ...singleKinds, ...more }) as Readonly<Record<string, unknown>>)[field.kind] as Kind<Field>;
