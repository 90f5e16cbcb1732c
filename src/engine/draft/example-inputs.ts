import type { Given } from '../../../schemas/manifest.ts';
import { type DraftData, valueAt } from './draft.ts';

type Cell = string | number;

const isCell = (value: unknown): value is Cell =>
  typeof value === 'string' || typeof value === 'number';

const isRow = (value: unknown): value is Readonly<Record<string, Cell>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isCell);

const isGiven = (value: unknown): value is Given =>
  isCell(value) || (Array.isArray(value) && value.every(isRow));

/** What the first example of a draft enters, without what no field can hold; `undefined` if there is none. */
export function exampleInputs(data: DraftData): Readonly<Record<string, Given>> | undefined {
  const given = valueAt(data, ['examples', 0, 'given']);
  if (typeof given !== 'object' || given === null) return undefined;
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, Given] => isGiven(entry[1])),
  );
}
