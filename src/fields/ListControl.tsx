import { useEffect, useState } from 'react';
import { counted, entriesOf, list, listed } from '../../schemas/kinds/list.ts';
import { readNumber } from '../../schemas/kinds/number.ts';
import type { ListField } from '../../schemas/manifest.ts';
import { unitOf } from '../../schemas/unit.ts';
import { type ControlProps, idOf, native } from './control.ts';
import styles from './ListControl.module.css';

/** How long a visitor pauses before an entry counts as typed to its end. */
const pause = 800;

/** An entry that would be another number elsewhere, as it was read: "1,234" or "1,5". */
function doubt(entries: readonly string[], { of }: ListField): string {
  const entry = of ? undefined : entries.find((each) => /,|\.\d{3}$/.test(each));
  const value = entry && readNumber(entry);
  return value ? ` “${entry}” is read as ${value.toFixed()}.` : '';
}

/** A text area for a list, with how many entries were read and the first that cannot be read. */
export function ListControl(props: ControlProps<ListField>) {
  const { name, field, values, initial, invalid, describedBy } = props;
  const noteId = `${idOf(name)}-note`;
  const text = String(values[name] ?? '');
  const unit = unitOf(field.unit, values);
  const entries = entriesOf(text, field);
  const reading = list.read(text, field, '', values);
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  const settled = paused === text;
  const refusal = 'refusals' in reading ? reading.refusals[0]?.message : undefined;
  const count = `${counted(entries.length, field)} read.`;
  const said = settled ? (refusal ?? count + doubt(entries, field)) : count;
  const hint = `${listed(field)}.${unit && ` Unit: ${unit}.`}`;
  return (
    <>
      <textarea
        {...native(props)}
        className={styles.list}
        aria-describedby={[noteId, describedBy].filter(Boolean).join(' ')}
        rows={3}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={initial}
      />
      <p id={noteId} className={styles.note}>
        {/* Where the form refuses the list, it says so itself. */}
        {entries.length === 0 ? hint : !invalid && said}
      </p>
      <span aria-live="polite" className="visually-hidden">
        {entries.length > 0 && settled && !invalid && said}
      </span>
    </>
  );
}
