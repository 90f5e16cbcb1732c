import { useState } from 'react';
import type { ChoiceField, CurrencyField } from '../../../schemas/manifest.ts';
import { useLazy } from '../../browser/lazy.ts';
import { hasRadios } from '../../engine/input/kinds/choice.ts';
import { type ControlProps, idOf, native } from './control.ts';
import styles from './fields.module.css';
import { type Entry, labelOf } from './options.ts';
import { fieldAids } from './parts.ts';

type Props = ControlProps<ChoiceField | CurrencyField>;

/** A list of options; once a lazy part has loaded, one of more than 40 has a text input that filters it. */
function List({ all, ...props }: Props & { readonly all: readonly Entry[] }) {
  const Filter = useLazy(fieldAids, false)?.OptionFilter;
  const [entries, setEntries] = useState(all);
  const { field } = props;
  return (
    <>
      {(all.length > 40 || 'first' in field) && (
        <div className={styles.boxed}>
          {Filter ? (
            <Filter {...props} field={field} onFilter={setEntries} />
          ) : (
            <input type="search" disabled aria-hidden />
          )}
        </div>
      )}
      <select {...native(props)} defaultValue={props.initial}>
        {props.initial === '' && <option value="">Choose…</option>}
        {[...new Set(entries.map(([, { heading }]) => heading))].map((heading) => {
          const under = entries
            .filter(([, option]) => option.heading === heading)
            .map((entry) => (
              <option key={entry[0]} value={entry[0]}>
                {labelOf(entry)}
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
    </>
  );
}

/** Options or currencies: up to three as radio buttons, more as a list. */
export function ChoiceControl(props: Props) {
  const { name, field, form } = props;
  const all: readonly Entry[] = Object.entries(field.options);
  // A group that appears may have been filled in before it was there. What it starts with stays: the
  // document tells by it what a visitor has chosen.
  const [initial] = useState(() => form.getValues(name) ?? props.initial);
  if (!hasRadios(field)) return <List {...props} all={all} />;
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
      {all.map((entry) => (
        <label key={entry[0]}>
          <input
            {...shared}
            type="radio"
            id={`${idOf(name)}-${entry[0]}`}
            value={entry[0]}
            defaultChecked={initial === entry[0]}
          />
          <span>{labelOf(entry)}</span>
        </label>
      ))}
    </div>
  );
}
