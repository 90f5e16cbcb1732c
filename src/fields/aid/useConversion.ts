import { useEffect, useState } from 'react';
import { get } from 'react-hook-form';
import type { NumberField } from '../../../schemas/manifest.ts';
import { unitOf } from '../../../schemas/unit.ts';
import type { ControlProps } from '../control.ts';
import { convertText } from './units.ts';

/** A number before the form's unit changed, and the converted number that replaced it. */
export interface Converted {
  readonly from: string;
  readonly sign: string;
  readonly wrote: string;
}

/**
 * Converts a number whose unit follows a choice of the form when the visitor makes that choice, and
 * tells what was converted while it stands there. Back in the unit it was typed in, it is what it was.
 */
export function useConversion(
  { name, field, form, sign }: ControlProps<NumberField> & { readonly sign: string },
  fieldText: string,
): Converted | undefined {
  const [converted, setConverted] = useState<Converted>();
  const stands = converted?.wrote === fieldText && converted.sign !== sign;
  const before = stands ? converted : undefined;
  const { unit } = field;

  useEffect(() => {
    if (typeof unit !== 'object' || unit.keepsNumber) return;
    return form.subscribe({
      name: unit.by,
      formState: { values: true },
      callback({ name: changed, type, values }) {
        const next = unitOf(unit, values);
        // A visitor's own choice is an event; a form that is filled in or reset brings its numbers along.
        if (changed !== unit.by || !type || next === sign) return;
        const text = String(get(values, name) ?? '');
        const back = before?.sign === next && before.wrote === text;
        const wrote = back ? before.from : convertText(text, sign, next, 6);
        form.setValue(name, wrote);
        setConverted(back || wrote === text ? undefined : { from: text, sign, wrote });
      },
    });
  }, [form, name, unit, sign, before]);

  return before;
}
