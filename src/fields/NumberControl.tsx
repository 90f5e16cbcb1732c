import { Big } from '../../schemas/decimal.ts';
import type { NumberField } from '../../schemas/manifest.ts';
import { formatNumber } from '../format/numbers.ts';
import { unitOf } from '../format/results.ts';
import { type ControlProps, idOf, native } from './control.ts';
import styles from './fields.module.css';

/** A text input for a number, with its unit and presets. */
export function NumberControl(props: ControlProps<NumberField>) {
  const { name, field, values, initial, set, describedBy } = props;
  const unit = unitOf(field.unit, values);
  const unitId = `${idOf(name)}-unit`;
  const whole = field.kind === 'integer' || field.whole;
  const negative = (field.min ?? field.above ?? -1) < 0;
  return (
    <>
      <div className={styles.boxed}>
        <input
          {...native(props)}
          aria-describedby={[unit && unitId, describedBy].filter(Boolean).join(' ') || undefined}
          type="text"
          // A keypad without a minus sign would keep negative numbers out.
          inputMode={negative ? undefined : whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={initial}
        />
        {unit && (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        )}
      </div>
      {field.presets && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
        <div role="group" aria-label={`${field.label}: common values`} className={styles.presets}>
          {field.presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={values[name] === String(preset)}
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
