import { announceStored, readStored, store } from '../../browser/storage.ts';
import { moneyName as name } from '../../engine/input/fragment.ts';
import { choiceOf, currencies } from '../../engine/money/currencies.ts';
import { shownChoice } from './presentation.ts';

/*
 * The visitor's own currency: chosen here and stored on the device, or asked for by a link for one page.
 * The script in the document's head applies it (arrival/head.js) and dispatches `money`.
 */

const codeOf = (choice: string | undefined): string => choice?.split(' ')[0] ?? '';

/** The code of the currency in which amounts of no stated currency are shown; empty for none. */
export const shownMoney = (): string => codeOf(shownChoice());

/** The code of the currency that is stored on the device; empty for none. */
export const storedMoney = (): string => codeOf(readStored(name));

/** Chooses a currency by its code; an empty one for none. */
export function chooseMoney(code: string): void {
  const { dataset } = document.documentElement;
  const choice = code && choiceOf(code);
  // The address must match the page.
  if (linkedMoney() && linkedMoney() !== code) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  delete dataset.moneyHere;
  store(name, choice);
  // The browser stores nothing, or the address names the same one.
  if (shownMoney() !== code) {
    dataset.moneyHere = choice;
    announceStored();
  }
}

/** Shows amounts in a currency, given as the device would store it, on this page alone. */
export function showHere(choice: string): void {
  document.documentElement.dataset.moneyHere = choice;
  announceStored();
}

/** The currency that the address names, as the device would store it; nothing if it names none that is known. */
export function linkedChoice(): string | undefined {
  const code = linkedMoney() ?? '';
  return Object.hasOwn(currencies, code) ? choiceOf(code) : undefined;
}

/**
 * Shows amounts in the currency that the address names ("#price=20&money=EUR"), on this page alone.
 * Returns its code; nothing if the address names none that is known.
 */
export function followLinkedMoney(): string | undefined {
  if (linkedMoney() === undefined) return undefined;
  const choice = linkedChoice();
  showHere(choice ?? readStored(name));
  return choice && codeOf(choice);
}

/** The code in the address, whether it is known or not. */
const linkedMoney = (): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined;

/** From here on, amounts are shown in the visitor's own choice again. */
export function leaveLinkedMoney(): void {
  delete document.documentElement.dataset.moneyHere;
  announceStored();
}
