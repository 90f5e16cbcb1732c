import { useState } from 'react';
import type { ChoiceField, CurrencyField } from '../../../schemas/manifest.ts';
import { hasRadios } from '../../engine/input/kinds/choice.ts';
import { type ControlProps, idOf, native } from './control.ts';
import styles from './fields.module.css';

interface ListProps extends ControlProps {
  readonly options: readonly (readonly [id: string, label: string, heading?: string])[];
}

function List({ options, ...props }: ListProps) {
  return (
    <select {...native(props)} defaultValue={props.initial}>
      {props.initial === '' && <option value="">Choose…</option>}
      {[...new Set(options.map(([, , heading]) => heading))].map((heading) => {
        const under = options
          .filter((option) => option[2] === heading)
          .map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ));
        return heading ? (
          <optgroup key={heading} label={heading}>
            {under}
          </optgroup>
        ) : (
          under
        );
      })}
    </select>
  );
}

export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { name, field, form } = props;
  const options = Object.entries(field.options);
  // A group that appears may have been filled in before it was there. What it starts with stays: the
  // document tells by it what a visitor has chosen.
  const [initial] = useState(() => form.getValues(name) ?? props.initial);
  if (!hasRadios(field)) {
    return (
      <List {...props} options={options.map(([id, { label, heading }]) => [id, label, heading])} />
    );
  }
  const { ref, ...shared } = native(props);
  return (
    <div
      className={styles.radios}
      // The chosen radio goes first: react-hook-form takes a group's value from the first it meets.
      ref={(group) => {
        const radios = [...(group?.querySelectorAll('input') ?? [])];
        radios.sort((a, b) => Number(b.checked) - Number(a.checked)).forEach(ref);
      }}
    >
      {options.map(([id, { label }]) => (
        <label key={id}>
          <input
            {...shared}
            type="radio"
            id={`${idOf(name)}-${id}`}
            value={id}
            defaultChecked={initial === id}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

export function CurrencyControl(props: ControlProps<CurrencyField>) {
  const options = Object.entries(props.field.options).map(
    ([code, { symbol, name }]) => [code, `${code} (${symbol}) ${name}`] as const,
  );
  return <List {...props} options={options} />;
}
