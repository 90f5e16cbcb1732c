import type { PageManifest } from '../../../schemas/calculator.ts';
import { didYouMean } from '../../../schemas/nearest.ts';
import type { FormValue, FormValues } from '../../../src/engine/input/kinds/kind.ts';
import type { Problem } from './types.ts';

/*
 * Inputs as programs give them, turned into what a visitor would type.
 */

type Form = Pick<PageManifest, 'fields' | 'renamed'>;

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
  // Half of a character has no place in an address.
  return String(value).toWellFormed();
}

/** Throws for a name that no field has; the message has its present name, or the nearest one. */
function known(id: string, fields: object, { renamed = {} }: Form, path = id, former = id): void {
  if (Object.hasOwn(fields, id)) return;
  const now = Object.hasOwn(renamed, former) ? renamed[former] : undefined;
  const hint = now ? ` It is called “${now}” now.` : didYouMean(id, Object.keys(fields));
  throw new Misshapen(path, `There is no field “${id}”.${hint}`);
}

function typedValue(id: string, value: unknown, form: Form): FormValue {
  const field = form.fields[id] as Form['fields'][string];
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
        known(sub, field.fields, form, path, `${id}.${sub}`);
        return [sub, text(cell, path)];
      }),
    ),
  );
}

/** Inputs by field id as texts, or what is wrong with their shape. */
export function typedInputs(
  form: Form,
  inputs: unknown,
): { readonly typed: FormValues } | { readonly problem: Problem } {
  try {
    if (!isObject(inputs)) {
      return {
        problem: { message: 'The "inputs" are an object: one number or text by field id.' },
      };
    }
    const typed = Object.entries(inputs).map(([id, value]) => {
      known(id, form.fields, form);
      return [id, typedValue(id, value, form)] as const;
    });
    return { typed: Object.fromEntries(typed) };
  } catch (error) {
    if (!(error instanceof Misshapen)) throw error;
    return { problem: { field: error.field, message: error.message } };
  }
}
