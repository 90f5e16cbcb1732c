import type { CurrencyField } from '../../../../schemas/manifest.ts';
import { type Kind, refuse, textOf } from './kind.ts';

/** `currency`: an ISO 4217 code. */
export const currency: Kind<CurrencyField> = {
  accepts: () => 'Choose a currency from the list.',

  read(raw, field) {
    const code = textOf(raw);
    if (Object.hasOwn(field.options, code)) return { value: code };
    return code === '' && field.optional ? { value: undefined } : refuse(currency.accepts(field));
  },
};
