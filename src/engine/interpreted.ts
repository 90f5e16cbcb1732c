import type { ExpandedManifest } from '../../schemas/calculator.ts';
import type { AnyCompute } from '../../schemas/manifest.ts';
import type { ExpandedCalculator, Functions } from './calculator.ts';
import { formatDuration } from './format/extra/durations.ts';
import { interpret, interpretSums, type Meter } from './formula/evaluate.ts';
import { allKinds } from './input/kinds/all.ts';
import { rates } from './rates/rates.ts';

/** What computes a calculator: its figures, and the tables that formulas fill. */
interface Computation {
  readonly compute: AnyCompute;
  readonly sums: () => AnyCompute;
}

/** A calculator of an expanded manifest, with all that any calculator may need. */
export function calculatorOf(
  slug: string,
  manifest: ExpandedManifest,
  own: Functions,
  { compute, sums }: Computation,
): ExpandedCalculator {
  const { tables: declared = {} } = manifest;
  const fill =
    (filled: AnyCompute): AnyCompute =>
    (inputs, context) => ({
      ...own.tables?.(inputs, context),
      ...filled(inputs, context),
    });
  return {
    slug,
    manifest,
    compute,
    kinds: allKinds,
    durations: formatDuration,
    ...(manifest.needs?.includes('rates') && { rates }),
    ...(Object.keys(declared).length > 0 && {
      tables: async () => ({ declared, tables: fill(sums()) }),
    }),
  };
}

/**
 * A calculator whose formulas are interpreted: nothing of its manifest is ever evaluated as script. Takes
 * the functions that it uses beside its formulas, and what makes a meter for each computation.
 */
export const interpreted = (
  slug: string,
  manifest: ExpandedManifest,
  own: Functions = {},
  meter?: () => Meter,
): ExpandedCalculator =>
  calculatorOf(slug, manifest, own, {
    compute: interpret(manifest, own.compute, meter),
    sums: () => interpretSums(manifest, meter),
  });
