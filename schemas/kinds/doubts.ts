import type { Fields } from '../manifest.ts';
import type { FormValues } from './kind.ts';
import { ambiguousNumber, bareNumber, readNumber } from './number.ts';

/**
 * What is said of entries that are another number elsewhere, "1,234" or "1.234", where an answer comes
 * before the note beside the field: "Principal: “1.234” is read as 1.234."
 */
export const doubtsIn = (fields: Fields, values: FormValues): readonly string[] =>
  Object.entries(fields).flatMap(([id, { kind, label }]) => {
    const text = values[id];
    const number = kind === 'number' || kind === 'integer';
    if (!number || typeof text !== 'string' || !ambiguousNumber.test(bareNumber(text))) return [];
    return [`${label}: “${text.trim()}” is read as ${readNumber(text)?.toFixed()}.`];
  });
