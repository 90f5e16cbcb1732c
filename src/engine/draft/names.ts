import { functionNames } from '../../../schemas/formula.ts';
import type { DraftNames } from './completions.ts';
import { type DraftData, valueAt } from './draft.ts';

const keysAt = (data: unknown, ...path: readonly string[]): string[] => {
  const value = valueAt(data, path);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value)
    : [];
};

/** The ids of a draft, which may have any mistake; a field of rows as `courses.credits`. */
export function namesIn(data: DraftData): DraftNames {
  const results = keysAt(data, 'results');
  const workings = keysAt(data, 'workings');
  return {
    fields: keysAt(data, 'fields').flatMap((id) => [
      id,
      ...keysAt(data, 'fields', id, 'fields').map((inner) => `${id}.${inner}`),
    ]),
    results,
    workings,
    constants: [
      ...keysAt(data, 'constants'),
      ...results.flatMap((id) => keysAt(data, 'results', id, 'constants')),
      ...workings.flatMap((id) => keysAt(data, 'workings', id, 'constants')),
    ],
    cases: keysAt(data, 'cases'),
    functions: functionNames,
  };
}
