import type { ExpandedManifest } from '../../../schemas/calculator.ts';
import { stepsHtml, workedStepsHtml } from '../../engine/steps/worked-steps.ts';

/*
 * The steps of a calculator with formulas drawn as MathML. What draws them is as large as all else that such a
 * page needs: it is fetched once the page is there.
 */

/** The steps, before and with an answer; none while a symbol is not TeX, which is reported elsewhere. */
export function stepsOf(manifest: ExpandedManifest) {
  try {
    return { before: stepsHtml(manifest), worked: workedStepsHtml(manifest) };
  } catch {
    return { before: '', worked: '' };
  }
}
