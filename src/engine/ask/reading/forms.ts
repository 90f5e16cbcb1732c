import type { Prepared } from '../prepare.ts';
import { isQuantity } from '../tokens/token.ts';
import type { Question } from './question.ts';

/** Where a form stands in a question. */
export interface FormMatch {
  /** The field of each quantity by its index. */
  readonly places: ReadonlyMap<number, string>;
  /** The quantities with a minus sign before them. */
  readonly negative: ReadonlySet<number>;
  /** The numbers that are part of the form itself: the 2 of "x^2". */
  readonly literal: ReadonlySet<number>;
  /** What fields hold that no number says: words, and the 1 before "x". */
  readonly fixed: Readonly<Record<string, string>>;
}

/** Where the forms of a calculator stand in a question. */
export function formsIn(
  { forms, bySlot }: Prepared,
  { tokens, stems, said }: Question,
): readonly FormMatch[] {
  const fieldOf = (id: string) => bySlot.get(id)?.field;
  const matchAt = (form: Prepared['forms'][number], from: number): FormMatch | undefined => {
    const places = new Map<number, string>();
    const negative = new Set<number>();
    const literal = new Set<number>();
    const fixed: Record<string, string> = {};
    let at = from;
    for (const [index, part] of form.entries()) {
      const isLiteral = () =>
        'word' in part && (stems[at] === part.word || tokens[at]?.text.toLowerCase() === part.word);
      while (!isLiteral() && tokens[at]?.unitOf !== undefined) at += 1;
      let token = tokens[at];
      if ('word' in part) {
        if (!token || !isLiteral()) return undefined;
        if (isQuantity(token)) literal.add(at);
        at += 1;
        continue;
      }
      const field = fieldOf(part.field);
      const sign = token?.kind === 'sign' && /[-+−]/.test(token.text) ? token.text : '';
      if (sign) {
        at += 1;
        token = tokens[at];
      }
      const next = form[index + 1];
      // "17 of 20" has no percentage.
      const isPercent = token?.kind === 'number' && token.readings.some(({ unit }) => unit === '%');
      if (token && isQuantity(token) && (field?.unit !== '%' || isPercent)) {
        places.set(at, part.field);
        if ((sign !== '' && sign !== '+') !== part.negative) negative.add(at);
        at += 1;
      } else if (
        field?.kind === 'text' &&
        field.grammar === 'base' &&
        token &&
        /^[0-9a-z.-]+$/i.test(token.text)
      ) {
        fixed[part.field] = token.text;
        at += 1;
      } else if (
        next &&
        'word' in next &&
        next.word === 'x' &&
        stems[at] === 'x' &&
        (sign || /[\^²]/.test(tokens[at + 1]?.text ?? ''))
      ) {
        // "x" is one x.
        fixed[part.field] = sign === '-' ? '-1' : '1';
      } else return undefined;
    }
    return { places, negative, literal, fixed };
  };
  return forms
    .filter((form) => form.every((part) => !('word' in part) || said.has(part.word)))
    .flatMap((form) => tokens.flatMap((_, from) => matchAt(form, from) ?? []));
}

/** Whether a form gives the quantity at an index its field. */
export const isFormed = (forms: readonly FormMatch[], at: number): boolean =>
  forms.some(({ places }) => places.has(at));
