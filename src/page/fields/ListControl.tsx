import type { ListField } from '../../../schemas/manifest.ts';
import { unitOf } from '../../../schemas/unit.ts';
import { useLazy } from '../../browser/lazy.ts';
import { kindOf } from '../../engine/input/kinds/index.ts';
import { type ControlProps, idOf, native } from './control.ts';
import styles from './ListControl.module.css';
import { listNote } from './parts.ts';

/**
 * A text area for a list. The note below it says what is accepted; once a lazy part has loaded, also how
 * the text is parsed.
 */
export function ListControl(props: ControlProps<ListField>) {
  const { name, field, kinds, values, initial, invalid, describedBy } = props;
  const part = useLazy(listNote);
  const noteId = `${idOf(name)}-note`;
  const unit = unitOf(field.unit, values);
  const hint = `${kindOf(field, kinds).accepts(field)}${unit && ` Unit: ${unit}.`}`;
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
      {part ? (
        <part.ListNote id={noteId} {...{ name, field, values, invalid, hint }} />
      ) : (
        <p id={noteId} className={styles.note}>
          {hint}
        </p>
      )}
    </>
  );
}
