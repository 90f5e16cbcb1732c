import type { ChoiceField, CurrencyField, Field, Option } from '../../../../schemas/manifest.ts';
import { type Kind, refuse, textOf } from './kind.ts';

/** Whether the options are shown as radio buttons (up to three) or as a list. */
export const hasRadios = ({ options }: Pick<ChoiceField | CurrencyField, 'options'>): boolean =>
  Object.keys(options).length <= 3;

/** `choice`: the id of one of the options. */
export const choice: Kind<ChoiceField> = {
  accepts(field) {
    const labels = Object.values(field.options).map((option) => option.label);
    return hasRadios(field)
      ? `Choose one: ${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}.`
      : 'Choose one from the list.';
  },

  read(raw, field) {
    const id = textOf(raw);
    if (Object.hasOwn(field.options, id)) return { value: id };
    return id === '' && field.optional ? { value: undefined } : refuse(choice.accepts(field));
  },
};

/** The option that a value of a field chooses; `undefined` for other kinds of fields. */
export const optionOf = (
  field: Pick<Field, 'kind'> | undefined,
  id: unknown,
): Option | undefined =>
  field?.kind === 'choice' ? (field as ChoiceField).options[String(id)] : undefined;
