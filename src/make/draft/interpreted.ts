import type { ExpandedCalculator, ExpandedManifest } from '../../../schemas/calculator.ts';
import { interpret, interpretSums, type Meter } from '../../engine/formula/evaluate.ts';
import '../../engine/input/kinds/extra/grammars.ts';
import '../../engine/input/kinds/extra/list.ts';
import '../../engine/input/kinds/extra/rows.ts';
import '../../engine/format/extra/durations.ts';
import { rates } from '../../engine/rates/rates.ts';
import type { Functions } from './functions.ts';

/**
 * Takes an expanded manifest, the functions that it uses beside its formulas, and what makes a meter for
 * each computation; returns a calculator whose formulas are interpreted. Nothing of a draft is ever
 * evaluated as script.
 */
export function interpreted(
  manifest: ExpandedManifest,
  functions: Functions,
  meter: () => Meter,
): ExpandedCalculator {
  const { tables: declared = {} } = manifest;
  const sums = interpretSums(manifest, meter);
  return {
    slug: 'draft',
    manifest,
    compute: interpret(manifest, functions.compute, meter),
    ...(manifest.needs?.includes('rates') && { rates }),
    ...(Object.keys(declared).length > 0 && {
      tables: async () => ({
        declared,
        tables: (inputs, context) => ({
          ...functions.tables?.(inputs, context),
          ...sums(inputs, context),
        }),
      }),
    }),
  };
}
