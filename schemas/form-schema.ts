import * as z from 'zod/mini';
import type { PageManifest } from './calculator.ts';
import { readInputs, type Values } from './inputs.ts';

// Compiled validators need `new Function`, which the pages' security policy forbids.
z.config({ jitless: true });

/**
 * The zod schema of a calculator's form. In: what each control holds, by field id. Out: the values
 * that its computation takes. It is the form library's: the engine reads inputs without zod, and so
 * arrives sooner.
 */
export const formSchema = (form: Pick<PageManifest, 'fields' | 'guards'>, today: string) =>
  z.pipe(
    z.unknown(),
    z.transform((raw, context): Values => {
      const read = readInputs(form, raw as Values, today);
      if ('values' in read) return read.values;
      for (const { path, message } of read.issues) {
        context.issues.push({ code: 'custom', input: raw, path: [...path], message });
      }
      return z.NEVER;
    }),
  );
