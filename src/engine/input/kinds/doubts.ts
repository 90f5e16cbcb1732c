import type { Fields } from '../../../../schemas/manifest.ts';
import { bareNumber } from './bare-number.ts';
import type { FormValues } from './kind.ts';
import { ambiguousNumber, readNumber } from './number.ts';

/**
 * Messages about ambiguous entries such as "1,234" or "1.234", for a page that shows a result before
 * the note beside the field is loaded: "Principal: “1.234” is read as 1.234."
 */
export const doubtsIn = (fields: Fields, values: FormValues): readonly string[] =>
  Object.entries(fields).flatMap(([id, { kind, label }]) => {
    const typed = values[id];
    if ((kind !== 'number' && kind !== 'integer') || typeof typed !== 'string') return [];
    const text = typed.trim();
    const value = ambiguousNumber.test(bareNumber(text)) ? readNumber(text) : undefined;
    return value ? [`${label}: “${text}” is read as ${value.toFixed()}.`] : [];
  });
