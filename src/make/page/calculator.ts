import { InputError } from '../../../schemas/input-error.ts';
import type { AnyCompute, Manifest } from '../../../schemas/manifest.ts';
import { trustedHtml } from '../../browser/trusted.ts';
import type { Calculator, Functions } from '../../engine/calculator.ts';
import { nameFrom } from '../../engine/draft/title.ts';
import { escapeHtml } from '../../engine/format/html.ts';
import { newPageMeter } from '../../engine/formula/meter.ts';
import { interpreted } from '../../engine/interpreted.ts';
import { expand, foldedHelp, stepConditions } from '../../engine/manifest/expand.ts';
import { examplesHtml } from '../../engine/steps/examples.ts';
import type { StaticParts } from '../../page/CalculatorPage.tsx';
import { pageManifestOf } from '../../page/results/page-manifest.ts';
import { isSafeHtml } from './safe-html.ts';
import type { stepsOf } from './steps.ts';

/*
 * Makes of a valid manifest what the generic page renders. The formulas are interpreted: nothing of a
 * draft is ever evaluated as script.
 */

/** A draft as the page shows it. */
export interface MadeCalculator {
  readonly calculator: Calculator;
  readonly parts: StaticParts;
}

/** A computation whose other errors, which a draft may cause, are refusals that the form shows. */
const refusing =
  (compute: AnyCompute): AnyCompute =>
  (inputs, context) => {
    try {
      return compute(inputs, context);
    } catch (error) {
      if (error instanceof InputError || error instanceof RangeError) throw error;
      const { message } = error as Error;
      throw new InputError(`The computation stops: ${message.replace('[big.js] ', '')}`);
    }
  };

/** HTML made of texts of the draft, each of them escaped; other HTML if it could do more than show them. */
function shown(html: string, otherwise = ''): TrustedHTML | string {
  const trusted = trustedHtml(html);
  return isSafeHtml(trusted) ? trusted : trustedHtml(otherwise);
}

/**
 * Takes a valid manifest, the functions that it uses beside its formulas, what links to it carry
 * ("_draft=…"), and what draws its steps, once that is there. Throws the errors of `expand`.
 */
export function makeCalculator(
  manifest: Manifest,
  functions: Functions,
  draft: string,
  draw?: typeof stepsOf,
): MadeCalculator {
  const expanded = expand(manifest);
  // The slug is the end of the page's address.
  const { compute, tables, ...own } = interpreted('make', expanded, functions, newPageMeter);
  const { title, intro, tips } = manifest;
  const examples = examplesHtml(expanded);
  const steps = draw?.(expanded);
  return {
    calculator: {
      ...own,
      draft,
      expanded,
      fileName: nameFrom(title) || 'make',
      manifest: pageManifestOf(expanded),
      compute: refusing(compute),
      more: async () => ({
        // Without symbols that do more than draw letters.
        html: steps && isSafeHtml(trustedHtml(steps.worked)) ? steps.worked : '',
        steps: stepConditions(expanded),
        help: foldedHelp(expanded),
        variations: expanded.variations,
      }),
      ...(tables && {
        tables: async () => {
          const module = await tables();
          return { ...module, tables: refusing(module.tables) };
        },
      }),
    },
    parts: {
      head: shown(`<h1 tabindex="-1">${escapeHtml(title)}</h1><p>${escapeHtml(intro)}</p>`),
      examples: examples && shown(examples),
      tips: tips
        ? shown(
            `<h3>${escapeHtml(tips.title)}</h3><ul>${tips.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
          )
        : '',
      below: shown(
        steps?.before ?? '',
        '<p>The steps are not shown: a symbol in them does more than draw letters.</p>',
      ),
    },
  };
}
