import type { PageManifest } from '../../../schemas/calculator.ts';
import { InputError } from '../../../schemas/input-error.ts';
import type { AnyCompute, Field, Live } from '../../../schemas/manifest.ts';
import type { Calculator, CalculatorModule, Functions } from '../../engine/calculator.ts';
import { readInputs, type Values } from '../../engine/input/inputs.ts';

/*
 * The functions of the site's calculators, for drafts that use them. A draft may ask for other inputs than
 * the calculator does, and without its limits; its function gets nothing that its own form would refuse.
 */

/** A value of a form as somebody would type it. */
function asTyped(value: unknown, field: PageManifest['fields'][string]): unknown {
  if (value === undefined) return '';
  if (!Array.isArray(value)) {
    return typeof value === 'object' ? (value as { toFixed: () => string }).toFixed() : value;
  }
  return 'rowLabel' in field
    ? value.map((row) => allAsTyped(row, field.fields))
    : value.map((each) => asTyped(each, field)).join(' ');
}

const allAsTyped = (values: Values, fields: Readonly<Record<string, Field>>): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [id, asTyped(values[id], field as never)]),
  );

/** A function that refuses inputs, in words, which the form of its own calculator would refuse. */
export const within =
  ({ manifest, kinds }: Pick<Calculator, 'manifest' | 'kinds'>, own: AnyCompute): AnyCompute =>
  (inputs: Values, context: Live) => {
    const { title, fields, guards } = manifest;
    const typed = allAsTyped(inputs, fields as never);
    const read = readInputs({ fields, guards } as never, typed, { ...context, kinds });
    if ('issues' in read) {
      const [{ path: [id = ''] = [], message = '' } = {}] = read.issues;
      const label = fields[id]?.label ?? id;
      throw new InputError(`The function of the ${title} does not take this. ${label}: ${message}`);
    }
    return own(inputs, context);
  };

/** Fetches the functions of a calculator of the site, by the address of its chunk. */
export async function loadFunctions(module: string): Promise<Functions> {
  const found: CalculatorModule = await import(/* @vite-ignore */ module);
  const { own, calculator } = found;
  const later = await calculator.tables?.();
  // A draft is checked and tried at once, so it waits for nothing afterwards.
  await Promise.all([found.loadEverything?.(), later?.loadEverything?.()]);
  const tables = later?.tables;
  return { compute: own && within(calculator, own), tables: tables && within(calculator, tables) };
}
