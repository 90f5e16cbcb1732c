import type { PageManifest } from '../../schemas/calculator.ts';
import { holds } from '../../schemas/condition.ts';
import { fragmentOf } from '../../schemas/fragment.ts';
import type { FormValues } from '../../schemas/kinds/kind.ts';

/** The inputs of visible fields; a result does not depend on those of hidden fields. */
export const visibleInputs = ({ fields }: PageManifest, typed: FormValues): FormValues =>
  Object.fromEntries(Object.entries(typed).filter(([id]) => holds(fields[id]?.when, typed)));

/** The fragment of a link that fills in these inputs. */
export const fragmentFor = (manifest: PageManifest, typed: FormValues): string =>
  fragmentOf(visibleInputs(manifest, typed));

/** The address of this page with these inputs. */
export const linkHere = (manifest: PageManifest, typed: FormValues): string =>
  `${location.origin}${location.pathname}#${fragmentFor(manifest, typed)}`;
