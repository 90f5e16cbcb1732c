import { Big } from '../../../schemas/decimal.ts';
import { InputError } from '../../../schemas/input-error.ts';
import type { AnyCompute } from '../../../schemas/manifest.ts';
import type { Functions } from '../../engine/calculator.ts';
import { loadFunctions } from '../draft/functions.ts';

/*
 * The functions of a calculator of the site, in a worker. They come in the calculator's own chunk, which
 * brings the engine of the pages with it: that looks for a page, and its decimals and errors are not those
 * of the worker's own bundle.
 */

/** What the engine of the pages finds in a worker: a document that never comes. */
const noDocument = {
  readyState: 'loading',
  // Where the page says which currency its visitor has.
  documentElement: { dataset: {} },
  addEventListener() {},
  querySelector: () => null,
  querySelectorAll: () => [],
};

interface Decimal {
  readonly c: readonly number[];
  toFixed: () => string;
}

const isDecimal = (value: object): value is Decimal =>
  'c' in value && 'e' in value && 's' in value && 'toFixed' in value;

/** A value with every decimal as one of ours. */
export function ours(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Big) return value;
  if (isDecimal(value)) return Big(value.toFixed());
  if (Array.isArray(value)) return value.map(ours);
  return Object.fromEntries(Object.entries(value).map(([id, each]) => [id, ours(each)]));
}

/** A function whose decimals and refusals are ours. */
export const adopted =
  (own: AnyCompute): AnyCompute =>
  (inputs, context) => {
    try {
      return ours(own(inputs, context)) as ReturnType<AnyCompute>;
    } catch (error) {
      // Of all errors, only a refusal of inputs has a field, which may be undefined.
      if (error instanceof Error && 'field' in error) {
        throw new InputError(error.message, error.field as string | undefined);
      }
      throw error;
    }
  };

/** Fetches the functions of a calculator of the site, by the address of its chunk. */
export async function functionsInWorker(module: string): Promise<Functions> {
  if (!('document' in globalThis)) Object.assign(globalThis, { document: noDocument });
  const { compute, tables } = await loadFunctions(module);
  return { compute: compute && adopted(compute), tables: tables && adopted(tables) };
}
