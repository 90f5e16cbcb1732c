import { choiceOf, currencies, signOf } from './currencies.ts';

/**
 * A currency that amounts were typed in, by its code, as the device stores a choice; nothing if it is
 * unknown or the visitor's own. "$" was read as USD, and is the visitor's own dollar if that has its sign.
 */
export const statedChoice = (code: string, own: string | undefined): string | undefined =>
  !Object.hasOwn(currencies, code) || (code === 'USD' && own && signOf(own) === '$')
    ? undefined
    : choiceOf(code);
