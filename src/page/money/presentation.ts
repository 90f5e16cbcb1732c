import { type Presentation, withMoney } from '../../engine/format/presentation.ts';

/*
 * The visitor's currency on this page: the script in the document's head sets it on the root element before
 * anything is painted, and dispatches `money` when it changes (arrival/head-money.js).
 */

/** The currency in which amounts of no stated currency are shown, as the device stores a choice; nothing for none. */
export const shownChoice = (): string | undefined =>
  globalThis.document?.documentElement.dataset.money;

/** How texts are written on this page now. */
export const presentation = (): Presentation => withMoney(shownChoice());

/** Calls back when the visitor chooses another currency; returns a function that ends this. */
export function onMoneyChange(changed: () => void): () => void {
  addEventListener('money', changed);
  return () => removeEventListener('money', changed);
}
