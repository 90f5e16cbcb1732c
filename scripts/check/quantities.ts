import type { Field, Manifest, Result } from '../../schemas/manifest.ts';
import { type Quantity, quantities } from '../../schemas/quantities.ts';

/** One place at which a manifest names a quantity. */
interface Use {
  readonly quantity: Quantity;
  /** The key that names it: "fields.principal.quantity". */
  readonly key: string;
  readonly isField: boolean;
}

const usesIn = (record: Readonly<Record<string, Field | Result>>, at: string): readonly Use[] =>
  Object.entries(record).flatMap(([id, one]) => {
    const key = `${at}.${id}`;
    const isField = at !== 'results';
    return [
      ...(one.quantity ? [{ quantity: one.quantity, key: `${key}.quantity`, isField }] : []),
      ...('fields' in one ? usesIn(one.fields, `${key}.fields`) : []),
    ];
  });

/** Every place at which a manifest names a quantity. */
export const quantityUses = ({ fields, results }: Manifest): readonly Use[] => [
  ...usesIn(fields, 'fields'),
  ...usesIn(results, 'results'),
];

/**
 * The places in all manifests whose quantity leads nowhere: no other calculator has it, or no field
 * anywhere takes it. They are returned by the slug of the calculator.
 */
export function unsharedQuantities(
  manifests: ReadonlyMap<string, Manifest>,
): readonly { readonly slug: string; readonly key: string; readonly message: string }[] {
  const uses = [...manifests].flatMap(([slug, manifest]) =>
    quantityUses(manifest).map((use) => ({ ...use, slug })),
  );
  return uses.flatMap(({ slug, key, quantity }) => {
    if (quantities[quantity].general) return [];
    const same = uses.filter((use) => use.quantity === quantity);
    const message = same.every((use) => use.slug === slug)
      ? `no other calculator has the quantity “${quantity}”: name one that others share, or none.`
      : `no field takes the quantity “${quantity}”: name one that a field has, or none.`;
    const leads = same.some((use) => use.slug !== slug) && same.some(({ isField }) => isField);
    return leads ? [] : [{ slug, key, message }];
  });
}
