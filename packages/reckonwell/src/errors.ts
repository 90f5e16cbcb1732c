import { didYouMean } from '../../../schemas/nearest.ts';
import type { Refused } from './types.ts';

/** There is no calculator with a slug; the message names the nearest one. */
export class UnknownCalculator extends Error {
  override readonly name = 'UnknownCalculator';
  constructor(slug: string, slugs: readonly string[]) {
    super(`There is no calculator “${slug}”.${didYouMean(slug, slugs)}`);
  }
}

/** An answer that is one error. */
export const refused = (slug: string, message: string, field?: string): Refused => ({
  slug,
  ok: false,
  errors: [{ ...(field !== undefined && { field }), message }],
});
