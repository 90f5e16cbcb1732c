import type { ExpandedManifest } from '../../../schemas/calculator.ts';
import { escapeHtml } from '../format/html.ts';
import { fragmentOf } from '../input/fragment.ts';

/** The number of visible examples; the others are in a collapsed list. */
const inView = 3;

/** The examples as links that fill in the form, without those whose results depend on a certain day. */
export function examplesHtml({ examples }: ExpandedManifest): string {
  const items = examples
    .filter(({ today, shown }) => !today && shown !== false)
    .map(({ title, given, source }) => {
      const printed = source ? ` <small>From ${escapeHtml(source)}</small>` : '';
      return `<li><a href="${escapeHtml(`#${fragmentOf(given)}`)}">${escapeHtml(title)}</a>${printed}</li>`;
    });
  if (items.length === 0) return '';
  const list = (some: readonly string[]) => `<ul>${some.join('')}</ul>`;
  // A single further example takes no more space than the button that would show it.
  const first = items.length > inView + 1 ? items.slice(0, inView) : items;
  const others = items.slice(first.length);
  const more =
    others.length > 0
      ? `<details><summary>${others.length} more examples</summary>${list(others)}</details>`
      : '';
  return `<h2>Try an example</h2>${list(first)}${more}`;
}
