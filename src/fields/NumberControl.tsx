import { useState } from 'react';
import { get } from 'react-hook-form';
import { Big } from '../../schemas/decimal.ts';
import type { NumberField } from '../../schemas/manifest.ts';
import { unitOf } from '../../schemas/unit.ts';
import { formatNumber } from '../format/numbers.ts';
import { type ControlProps, idOf, native } from './control.ts';
import styles from './fields.module.css';
import { useNumberAid } from './useNumberAid.ts';

/** A text input for a number, with its unit and presets. */
export function NumberControl(props: ControlProps<NumberField>) {
  const { name, field, values, initial, set, describedBy } = props;
  const unit = unitOf(field.unit, values);
  const unitId = `${idOf(name)}-unit`;
  const noteId = `${idOf(name)}-note`;
  const whole = field.kind === 'integer' || field.whole;
  const negative = (field.min ?? field.above ?? -1) < 0;
  const [aside, setAside] = useState(false);
  const Aid = useNumberAid();
  return (
    <>
      <div className={styles.number}>
        <input
          {...native(props)}
          aria-describedby={
            [unit && unitId, Aid && noteId, describedBy].filter(Boolean).join(' ') || undefined
          }
          type="text"
          // A keypad without a minus sign keeps negative numbers out, until there is a button for it.
          inputMode={negative && !Aid ? undefined : whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={initial}
          {...(aside && { className: styles.aside, tabIndex: -1, 'aria-hidden': true })}
        />
        {Aid ? (
          <Aid {...props} sign={unit} {...{ unitId, noteId, setAside }} />
        ) : (
          unit && (
            <span id={unitId} className={styles.unit}>
              {unit}
            </span>
          )
        )}
      </div>
      {field.presets && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
        <div role="group" aria-label={`${field.label}: common values`} className={styles.presets}>
          {field.presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={get(values, name) === String(preset)}
              onClick={() => set(name, String(preset))}
            >
              {formatNumber(Big(preset), { digits: { atMost: 10 } })}
              {unit}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
