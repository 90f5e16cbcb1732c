import type { PageManifest } from '../../../schemas/calculator.ts';
import type { Calculator } from '../calculator.ts';
import type { Presentation } from '../format/presentation.ts';
import { holds } from '../input/condition.ts';
import { fragmentOf, moneyName } from '../input/fragment.ts';
import type { FormValues } from '../input/kinds/kind.ts';
import { isExtra, isInitial } from '../input/untouched.ts';

/**
 * The inputs of visible fields, for a link: a result does not depend on those of hidden fields, and the
 * link fills in itself what nobody touched in a group.
 */
export const visibleInputs = (manifest: PageManifest, typed: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([id, value]) => {
      const field = manifest.fields[id];
      return (
        holds(field?.when, typed) && !(field && isExtra(manifest, id) && isInitial(field, value))
      );
    }),
  );

/** The fragment of a link that fills in these inputs. */
export const fragmentFor = (manifest: PageManifest, typed: FormValues): string =>
  fragmentOf(visibleInputs(manifest, typed));

/** The currency that a link to this page carries: the visitor's, if the page shows amounts in it. */
export const moneyOfLink = ({ ownMoney }: PageManifest, { money }: Presentation): string =>
  (ownMoney && money?.code) ?? '';

/** The fragment with these inputs, and the currency that the page's amounts are shown in. */
export function linkFragment(
  manifest: PageManifest,
  typed: FormValues,
  presentation: Presentation,
): string {
  const money = moneyOfLink(manifest, presentation);
  return `${fragmentFor(manifest, typed)}${money && `&${moneyName}=${money}`}`;
}

/** The address of this page with these inputs, and the currency that its amounts are shown in. */
export const linkHere = (
  { manifest, draft }: Calculator,
  typed: FormValues,
  presentation: Presentation,
): string =>
  `${location.origin}${location.pathname}#${[linkFragment(manifest, typed, presentation), draft ?? []].flat().join('&')}`;
