import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type { Manifest } from '../schemas/manifest.ts';
import type { manifestSchema } from '../schemas/manifest-schema.ts';

/** A type without intersections and with writable keys, so that two types can be compared. */
type Plain<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Plain<T[K]> }
    : T;

type Schema = Plain<z.output<typeof manifestSchema>>;
type Types = Plain<Manifest>;

test('the meta-schema accepts exactly the keys of the types, each of its type', () => {
  expectTypeOf<keyof Schema>().toEqualTypeOf<keyof Types>();
  expectTypeOf<Schema>().toEqualTypeOf<Types>();
});

test('and so part by part, which says where they differ', () => {
  expectTypeOf<Schema['fields'][string]>().toEqualTypeOf<Types['fields'][string]>();
  expectTypeOf<Schema['results'][string]>().toEqualTypeOf<Types['results'][string]>();
  expectTypeOf<NonNullable<Schema['guards']>>().toEqualTypeOf<NonNullable<Types['guards']>>();
  expectTypeOf<NonNullable<Schema['tables']>[string]>().toEqualTypeOf<
    NonNullable<Types['tables']>[string]
  >();
  expectTypeOf<NonNullable<Schema['laws']>>().toEqualTypeOf<NonNullable<Types['laws']>>();
  expectTypeOf<Schema['examples']>().toEqualTypeOf<Types['examples']>();
});
