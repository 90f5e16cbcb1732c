import type { ListField } from '../../schemas/manifest.ts';
import { useLazy } from '../lazy.ts';
import { type ControlProps, idOf, native } from './control.ts';
import styles from './ListControl.module.css';
import { listNote } from './parts.ts';

/** A text area for a list; a lazy part below it shows how the text is parsed. */
export function ListControl(props: ControlProps<ListField>) {
  const { name, field, values, initial, invalid, describedBy } = props;
  const part = useLazy(listNote);
  const noteId = `${idOf(name)}-note`;
  return (
    <>
      <textarea
        {...native(props)}
        className={styles.list}
        aria-describedby={[part && noteId, describedBy].filter(Boolean).join(' ') || undefined}
        rows={3}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={initial}
      />
      {part && <part.ListNote id={noteId} {...{ name, field, values, invalid }} />}
    </>
  );
}
