import { useEffect, useState } from 'react';
import { get } from 'react-hook-form';
import type { NumberField } from '../../../../schemas/manifest.ts';
import { unitOf } from '../../../../schemas/unit.ts';
import type { ControlProps } from '../control.ts';
import { convertText } from './units.ts';

/** A number before the form's unit changed, and the converted number that replaced it. */
export interface Converted {
  readonly from: string;
  readonly ownUnit: string;
  readonly wrote: string;
}

/**
 * Converts a number whose unit depends on a choice of the form when the visitor changes that choice.
 * Returns the number before the conversion while the converted one is unchanged; changing back to its
 * unit restores it exactly.
 */
export function useConversion(
  { name, field, form, ownUnit }: ControlProps<NumberField> & { readonly ownUnit: string },
  fieldText: string,
): Converted | undefined {
  const [converted, setConverted] = useState<Converted>();
  const isShown = converted?.wrote === fieldText && converted.ownUnit !== ownUnit;
  const before = isShown ? converted : undefined;
  const { unit } = field;

  useEffect(() => {
    if (typeof unit !== 'object' || unit.keepsNumber) return;
    return form.subscribe({
      name: unit.by,
      formState: { values: true },
      callback({ name: changed, type, values }) {
        const next = unitOf(unit, values);
        // Only a change by the visitor has a type; when the form is filled in or reset, its numbers fit the unit.
        if (changed !== unit.by || !type || next === ownUnit) return;
        const text = String(get(values, name) ?? '');
        const back = before?.ownUnit === next && before.wrote === text;
        const wrote = back ? before.from : convertText(text, ownUnit, next, 6);
        form.setValue(name, wrote);
        setConverted(back || wrote === text ? undefined : { from: text, ownUnit, wrote });
      },
    });
  }, [form, name, unit, ownUnit, before]);

  return before;
}
