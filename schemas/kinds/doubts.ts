import type { Fields } from '../manifest.ts';
import type { FormValues } from './kind.ts';
import { ambiguousNumber, bareNumber, readNumber } from './number.ts';

/**
 * Messages about ambiguous entries such as "1,234" or "1.234", for a page that shows a result before
 * the note beside the field is loaded: "Principal: “1.234” is read as 1.234."
 */
export const doubtsIn = (fields: Fields, values: FormValues): readonly string[] =>
  Object.entries(fields).flatMap(([id, { kind, label }]) => {
    const text = values[id];
    const number = kind === 'number' || kind === 'integer';
    if (!number || typeof text !== 'string' || !ambiguousNumber.test(bareNumber(text))) return [];
    return [`${label}: “${text.trim()}” is read as ${readNumber(text)?.toFixed()}.`];
  });
