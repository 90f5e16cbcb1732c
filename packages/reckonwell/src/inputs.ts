import type { PageManifest } from '../../../schemas/calculator.ts';
import { didYouMean } from '../../../schemas/nearest.ts';
import type { FormValue, FormValues } from '../../../src/engine/input/kinds/kind.ts';
import type { Problem } from './types.ts';

/*
 * Inputs as programs give them, turned into what a visitor would type.
 */

type Fields = PageManifest['fields'];

/** What is wrong with the shape of the inputs, before any of them is read. */
class Misshapen extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, a number or a boolean as a text; nothing is a blank. */
function text(value: unknown, name: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') throw new Misshapen(name, 'Enter one number or text here.');
  return String(value);
}

/** Throws for a name that no field has. */
function known(id: string, fields: object, path = id): void {
  if (Object.hasOwn(fields, id)) return;
  const hint = didYouMean(id, Object.keys(fields));
  throw new Misshapen(path, `There is no field “${id}”.${hint}`);
}

function typedValue(id: string, value: unknown, field: Fields[string]): FormValue {
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((each) => text(each, id)).join(' ');
  }
  if (field.kind !== 'rows' || value === undefined || value === null) return text(value, id);
  if (!Array.isArray(value) || !value.every(isObject)) {
    const ids = Object.keys(field.fields).join(', ');
    throw new Misshapen(id, `Give a list of rows, each an object with ${ids}.`);
  }
  return value.map((row, at) =>
    Object.fromEntries(
      Object.entries(row).map(([sub, cell]) => {
        const path = `${id}.${at}.${sub}`;
        known(sub, field.fields, path);
        return [sub, text(cell, path)];
      }),
    ),
  );
}

/** Inputs by field id as texts, or what is wrong with their shape. */
export function typedInputs(
  { fields }: PageManifest,
  inputs: unknown,
): { readonly typed: FormValues } | { readonly problem: Problem } {
  try {
    if (!isObject(inputs)) {
      return {
        problem: { message: 'The "inputs" are an object: one number or text by field id.' },
      };
    }
    const typed = Object.entries(inputs).map(([id, value]) => {
      known(id, fields);
      return [id, typedValue(id, value, fields[id] as Fields[string])] as const;
    });
    return { typed: Object.fromEntries(typed) };
  } catch (error) {
    if (!(error instanceof Misshapen)) throw error;
    return { problem: { field: error.field, message: error.message } };
  }
}
