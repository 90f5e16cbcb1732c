import type { Fields } from '../manifest.ts';
import type { FormValues } from './kind.ts';
import { bareNumber, readNumber, twofold } from './number.ts';

/**
 * What is said of entries that are another number elsewhere, "1,234" or "1.234", where an answer comes
 * before the note beside the field: "Principal: “1.234” is read as 1.234."
 */
export const doubtsIn = (fields: Fields, values: FormValues): readonly string[] =>
  Object.entries(fields).flatMap(([id, { kind, label }]) => {
    const typed = values[id];
    if ((kind !== 'number' && kind !== 'integer') || typeof typed !== 'string') return [];
    const text = typed.trim();
    const value = twofold.test(bareNumber(text)) ? readNumber(text) : undefined;
    return value ? [`${label}: “${text}” is read as ${value.toFixed()}.`] : [];
  });
