import type { ExpandedManifest } from '../../schemas/calculator.ts';
import type { Manifest } from '../../schemas/manifest.ts';
import type { ExpandedCalculator, Functions } from './calculator.ts';
import { compile, compileSums, load as evaluated } from './formula/compile.ts';
import type { Meter } from './formula/evaluate.ts';
import { calculatorOf, interpreted } from './interpreted.ts';
import { expand } from './manifest/expand.ts';

/*
 * The engine for programs. It needs no document, no file and no network, and importing it starts nothing.
 * The pages of the site import the modules behind it instead, each no more than it needs.
 */

/** What a calculator is loaded with besides its manifest. */
export interface LoadOptions {
  /** The name of the calculator in its addresses. */
  readonly slug?: string;
  /** The functions beside the manifest, `compute` of compute.ts and `tables` of tables.ts. */
  readonly functions?: Functions;
  /**
   * Makes a meter for each computation. With one, formulas are interpreted and nothing of the manifest is
   * evaluated as script: for manifests of strangers, and where the security policy forbids it.
   */
  readonly meter?: () => Meter;
}

/** Makes a calculator of a valid manifest, as its editor wrote it or expanded. */
export function load(
  manifest: Manifest | ExpandedManifest,
  { slug = 'calculator', functions = {}, meter }: LoadOptions = {},
): ExpandedCalculator {
  const expanded = 'plans' in manifest ? manifest : expand(manifest);
  if (meter) return interpreted(slug, expanded, functions, meter);
  return calculatorOf(slug, expanded, functions, {
    compute: evaluated(compile(expanded), functions.compute),
    sums: () => evaluated(compileSums(expanded)),
  });
}
