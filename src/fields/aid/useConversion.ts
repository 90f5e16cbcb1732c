import { useEffect, useState } from 'react';
import type { NumberField } from '../../../schemas/manifest.ts';
import { unitOf } from '../../../schemas/unit.ts';
import type { ControlProps } from '../control.ts';
import { convertText } from './units.ts';

/** A number as it stood before the form's unit changed, and what was written instead. */
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
  props: ControlProps<NumberField> & { readonly sign: string },
  held: string,
): Converted | undefined {
  const { name, field, form, values, sign } = props;
  const [converted, setConverted] = useState<Converted>();
  const stands = converted?.wrote === held && converted.sign !== sign;

  useEffect(() => {
    const { unit } = field;
    const element = document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.form;
    if (!element || typeof unit !== 'object' || unit.keepsNumber) return;
    // Before the form itself learns of the choice, so that it meets the converted number with it.
    const choose = ({ target }: Event) => {
      const control = target as HTMLInputElement;
      if (control.name !== unit.by) return;
      const next = unitOf(unit, { ...values, [unit.by]: control.value });
      if (next === sign) return;
      const back = stands && converted.sign === next;
      const wrote = back ? converted.from : convertText(held, sign, next, 6);
      form.setValue(name, wrote);
      setConverted(back || wrote === held ? undefined : { from: held, sign, wrote });
    };
    // A radio button tells of itself by a click, before it tells of a change.
    const events = ['click', 'change'];
    for (const each of events) element.addEventListener(each, choose, true);
    return () => {
      for (const each of events) element.removeEventListener(each, choose, true);
    };
  });

  return stands ? converted : undefined;
}
