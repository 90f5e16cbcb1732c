import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import type { ChoiceField, CurrencyField } from '../../../../schemas/manifest.ts';
import { hasWords } from '../../../browser/has-words.ts';
import { type ControlProps, idOf } from '../control.ts';
import { type Entry, labelOf } from '../options.ts';
import styles from './OptionFilter.module.css';
import { ownZoneFirst } from './zones.ts';

/** The options whose label has every word that was typed; if there are none, those whose heading has. */
function matching(all: readonly Entry[], typed: string): readonly Entry[] {
  const found = all.filter((entry) => hasWords(labelOf(entry), typed));
  return found.length > 0 ? found : all.filter(([, { heading = '' }]) => hasWords(heading, typed));
}

interface OptionFilterProps extends ControlProps<ChoiceField | CurrencyField> {
  /** Takes the options that the list is to show. */
  readonly onFilter: (options: readonly Entry[]) => void;
}

/**
 * Filters a long list while a visitor types, and chooses the first option that is left. If no option fits,
 * the list stays whole.
 */
export function OptionFilter({ name, field, form, values, onFilter }: OptionFilterProps) {
  const { options } = field;
  const isZones = 'timeZones' in field;
  const all = useMemo((): readonly Entry[] => {
    const inOrder: readonly Entry[] = Object.entries(options);
    return isZones ? ownZoneFirst(inOrder) : inOrder;
  }, [options, isZones]);
  const [typed, setTyped] = useState('');
  const id = idOf(name);
  const found = matching(all, typed);
  const chosen = String(get(values, name) ?? '');

  function filter(text: string) {
    const fitting = matching(all, text);
    setTyped(text);
    onFilter(fitting.length > 0 ? fitting : all);
    const isKept = fitting.some(([option]) => option === chosen);
    if (text.trim() && fitting[0] && !isKept)
      form.setValue(name, fitting[0][0], { shouldDirty: true });
  }

  // Once the list is there, and once more when the page has fetched the rest of it.
  const listed = useRef<readonly Entry[]>(undefined);
  useEffect(() => {
    if (listed.current === all) return;
    listed.current = all;
    if (typed) filter(typed);
    else onFilter(all);
  });

  // An example may choose an option that the filter hides. It is in the list only after the list is whole again.
  useLayoutEffect(() => {
    if (typed && found.length > 0 && !found.some(([option]) => option === chosen)) {
      setTyped('');
      onFilter(all);
    }
    const list = document.getElementById(id) as HTMLSelectElement | null;
    if (list && list.value !== chosen) list.value = chosen;
  });

  return (
    <>
      <input
        type="search"
        aria-label={`Filter the list: ${field.label}`}
        aria-controls={id}
        placeholder="Type to filter the list"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => filter(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.getElementById(id)?.focus();
        }}
      />
      <output className={styles.count}>
        {typed.trim() && (found.length > 0 ? `${found.length} of ${all.length}` : 'None found')}
      </output>
    </>
  );
}
