import { useEffect, useState } from 'react';
import type { ListField } from '../../../schemas/manifest.ts';
import { counted, entriesOf, list } from '../../engine/input/kinds/extra/list.ts';
import { readNumber } from '../../engine/input/kinds/number.ts';
import type { ControlProps } from './control.ts';
import styles from './ListControl.module.css';

/** How long a visitor pauses before an entry counts as typed to its end. */
const pause = 800;

/** An entry that would be another number elsewhere, as it was read: "1,234" or "1,5". */
function ambiguity(entries: readonly string[], { of }: ListField): string {
  const entry = of ? undefined : entries.find((each) => /,|\.\d{3}$/.test(each));
  const value = entry && readNumber(entry);
  return value ? ` “${entry}” is read as ${value.toFixed()}.` : '';
}

interface ListNoteProps
  extends Pick<ControlProps<ListField>, 'name' | 'field' | 'values' | 'invalid'> {
  readonly id: string;
  /** What the list accepts, shown while it is blank. */
  readonly hint: string;
}

/** How many entries of a list were read, and the first that cannot be read. */
export function ListNote({ id, hint, name, field, values, invalid }: ListNoteProps) {
  const text = String(values[name] ?? '');
  const entries = entriesOf(text, field);
  const reading = list.read(text, field, { form: values });
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  const settled = paused === text;
  const refusal = 'refusals' in reading ? reading.refusals[0]?.message : undefined;
  const count = `${counted(entries.length, field)} read.`;
  const note = settled ? (refusal ?? count + ambiguity(entries, field)) : count;
  return (
    <>
      <p id={id} className={styles.note}>
        {/* If the list is invalid, the form shows an error instead. */}
        {entries.length === 0 ? hint : !invalid && note}
      </p>
      <span aria-live="polite" className="visually-hidden">
        {entries.length > 0 && settled && !invalid && note}
      </span>
    </>
  );
}
