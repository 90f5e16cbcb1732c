import { useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { Big } from '../../../schemas/decimal.ts';
import type { NumberField } from '../../../schemas/manifest.ts';
import { isWhole } from '../../../schemas/number-field.ts';
import { isAmount, unitOf } from '../../../schemas/unit.ts';
import { useLazy } from '../../browser/lazy.ts';
import { formatNumber } from '../../engine/format/numbers.ts';
import { english } from '../../engine/format/presentation.ts';
import type { NumberAidHandle } from './aid/NumberAid.tsx';
import { type ControlProps, idOf, native } from './control.ts';
import styles from './fields.module.css';
import { fieldAids } from './parts.ts';

/** A text input for a number, with its unit and presets. */
export function NumberControl(props: ControlProps<NumberField>) {
  const { name, field, form, values, initial, unitChoice, describedBy } = props;
  const unit = unitOf(field.unit, values);
  const own = isAmount(field, unit);
  const hasUnit = own || unit;
  const unitId = `${idOf(name)}-unit`;
  const noteId = `${idOf(name)}-note`;
  const whole = isWhole(field);
  const negative = (field.min ?? field.above ?? -1) < 0;
  const [isHidden, setHidden] = useState(false);
  const Aid = useLazy(fieldAids, false)?.NumberAid;
  const aid = useRef<NumberAidHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const { ref, ...shared } = native(props);
  return (
    <>
      <div className={styles.number}>
        <input
          {...shared}
          ref={(element) => {
            ref(element);
            input.current = element;
          }}
          onKeyDown={(event) => aid.current?.step(event)}
          onFocus={() => aid.current?.focusFirst()}
          aria-describedby={
            [hasUnit && unitId, Aid && noteId, describedBy].filter(Boolean).join(' ') || undefined
          }
          type="text"
          // A numeric keypad has no minus sign, so it is used only if there is a button for the sign.
          inputMode={negative && !Aid ? undefined : whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={initial}
          {...(isHidden && { className: styles.aside, tabIndex: -1, 'aria-hidden': true })}
        />
        {Aid ? (
          <Aid {...props} ref={aid} ownUnit={unit} {...{ input, unitId, noteId, setHidden }} />
        ) : (
          hasUnit &&
          !unitChoice && (
            <span id={unitId} className={styles.unit} data-amount={own ? '' : undefined}>
              {unit}
            </span>
          )
        )}
        {unitChoice && typeof field.unit === 'object' && (
          <span id={unitId} className={styles.unit} data-amount={own ? '' : undefined}>
            <select
              {...form.register(field.unit.by)}
              aria-label={unitChoice.label}
              defaultValue={unitChoice.default}
            >
              {Object.entries(unitChoice.options).map(([id, { label }]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
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
              aria-pressed={get(values, name) === String(preset)}
              onClick={() => form.setValue(name, String(preset))}
            >
              {formatNumber(Big(preset), english, { digits: { atMost: 10 } })}
              {/^\p{L}/u.test(unit) ? ` ${unit}` : unit}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
