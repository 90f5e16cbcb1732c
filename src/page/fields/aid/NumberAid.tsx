import {
  Fragment,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { get } from 'react-hook-form';
import type { NumberField } from '../../../../schemas/manifest.ts';
import { isAmount } from '../../../../schemas/unit.ts';
import { withMoney } from '../../../engine/format/presentation.ts';
import { onMoneyChange, shownChoice } from '../../money/presentation.ts';
import type { ControlProps } from '../control.ts';
import fields from '../fields.module.css';
import { stepped } from './arrowKeys.ts';
import styles from './NumberAid.module.css';
import { notesOn, useAnnouncement } from './notes.ts';
import { inOwnUnit, inParts, nameOf, partsOf, steppedParts, unitsFor } from './units.ts';
import { useConversion } from './useConversion.ts';

/** What the field's own input hands on to its aid. */
export interface NumberAidHandle {
  /** A key was pressed in the input: an arrow key steps its number. */
  readonly step: (event: KeyboardEvent) => void;
  /** The input was focused: while it is hidden, the focus moves to the input that replaces it. */
  readonly focusFirst: () => void;
}

interface NumberAidProps extends ControlProps<NumberField> {
  readonly ref: Ref<NumberAidHandle>;
  /** The field's own input. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** The field's unit; empty if there is none. */
  readonly ownUnit: string;
  /** Ids of the texts with the unit and with the notes. */
  readonly unitId: string;
  readonly noteId: string;
  /** Hides the field's input while others replace it. */
  readonly setHidden: (isHidden: boolean) => void;
}

/** What was typed in another unit, and the text of the field's own unit that came of it. */
interface Typed {
  readonly texts: readonly string[];
  readonly wrote: string;
}

/** The direction of an arrow key; with a modifier key, the browser handles it. */
const direction = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  altKey || ctrlKey || metaKey || shiftKey
    ? undefined
    : ({ ArrowUp: 1, ArrowDown: -1 } as const)[key as 'ArrowUp'];

const minus = /^\s*[-\u2212\u2012\u2013]\s*/;

/**
 * Everything beside a number that needs a script: how an entry was read, another unit to type in,
 * arrow keys that step, a button for the minus sign that a keypad lacks.
 *
 * The input stays a text box, not a spin button: its content ("1,234", half a number, nothing)
 * often has no value to announce, and screen readers of phones turn a spin button into one that is
 * swiped instead of typed in. After a step its text is selected, which has it read out.
 */
export function NumberAid(props: NumberAidProps) {
  const { name, field, form, values, initial, unitChoice, invalid, describedBy } = props;
  const { ref, input, ownUnit, unitId, noteId, setHidden } = props;
  const { label, optional } = field;
  const own = isAmount(field, ownUnit);
  const fieldText = String(get(values, name) ?? '');
  const converted = useConversion(props, fieldText);

  // Where the form has a choice of units, only what that does not offer: feet in feet and inches.
  const units = unitsFor(ownUnit, field).filter(
    (each) =>
      typeof field.unit !== 'object' || each === ownUnit || each.startsWith(`${ownUnit} + `),
  );
  const [wanted, setWanted] = useState(ownUnit);
  const unit = units.includes(wanted) ? wanted : ownUnit;
  const other = unit !== ownUnit;
  const parts = partsOf(unit);
  const [typed, setTyped] = useState<Typed>();
  const typedHere = other && typed?.wrote === fieldText;
  const texts = typedHere ? typed.texts : other ? inParts(fieldText, ownUnit, unit) : [fieldText];

  /** Takes texts of the shown unit over; gives the text of the field's own. */
  function take(next: readonly string[]): string {
    const wrote = inOwnUnit(next, unit, ownUnit);
    setTyped({ texts: next, wrote });
    return wrote;
  }

  const first = useRef<HTMLInputElement>(null);
  // Before anything is painted: one input at a time.
  useLayoutEffect(() => setHidden(other), [other, setHidden]);

  useImperativeHandle(ref, () => ({
    step(event) {
      const towards = direction(event);
      if (!towards || !input.current) return;
      event.preventDefault();
      const next = stepped(input.current.value, field, towards);
      if (next === undefined) return;
      form.setValue(name, next);
      input.current.select();
    },
    focusFirst: () => first.current?.focus(),
  }));

  function stepPart(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const towards = direction(event);
    if (!towards) return;
    event.preventDefault();
    const next = steppedParts(texts, index, unit, field, ownUnit, towards);
    if (!next) return;
    form.setValue(name, take(next));
    const part = event.currentTarget;
    setTimeout(() => part.select());
  }

  /** Sets the field's input and focuses it. */
  function write(text: string) {
    form.setValue(name, text);
    input.current?.focus();
  }

  // A note may be in the visitor's own currency.
  const presentation = withMoney(useSyncExternalStore(onMoneyChange, shownChoice));
  const byHand = other ? typedHere : !converted && fieldText !== initial;
  const notes = notesOn({ fieldText, ownUnit, unit, texts, byHand }, field, invalid, presentation);
  // A converted default needs no note and no button to undo it.
  const before = converted && converted.from !== initial ? converted : undefined;
  if (before) notes.push({ text: `Converted from ${before.from} ${before.ownUnit}.` });
  const announced = useAnnouncement(
    notes
      .filter(({ quiet }) => !quiet)
      .map(({ typed: quoted = '', text }) => `${quoted} ${text}`)
      .join(' '),
  );
  // The space of a note stays while the visitor types, so that the layout does not shift.
  const [hasNoteSpace, setNoteSpace] = useState(false);
  if (hasNoteSpace !== (other || notes.length > 0 || (hasNoteSpace && fieldText !== '')))
    setNoteSpace(!hasNoteSpace);

  return (
    <>
      {other && (
        <span className={styles.parts}>
          {parts.map((part, index) => (
            <span key={part} data-several={parts.length > 1 ? part : undefined}>
              <input
                ref={index ? undefined : first}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                aria-label={parts.length > 1 ? `${label}, ${nameOf(part)}` : label}
                aria-describedby={[unitId, noteId, describedBy].filter(Boolean).join(' ')}
                aria-invalid={invalid || undefined}
                required={!optional}
                value={texts[index]}
                onChange={({ target: { value } }) =>
                  form.setValue(name, take(texts.map((text, at) => (at === index ? value : text))))
                }
                onKeyDown={(event) => stepPart(event, index)}
              />
            </span>
          ))}
        </span>
      )}
      {(field.min ?? field.above ?? -1) < 0 && (
        <button
          type="button"
          className={styles.sign}
          aria-label={`${label}: change the sign`}
          onClick={() =>
            write(minus.test(fieldText) ? fieldText.replace(minus, '') : `-${fieldText.trim()}`)
          }
        >
          ±
        </button>
      )}
      {units.length > 1 ? (
        <span className={`${fields.unit} ${styles.pick}`}>
          <span id={unitId} data-amount={own ? '' : undefined}>
            {unit}
          </span>
          <select
            aria-label={`Unit of ${label}`}
            value={unit}
            onChange={(event) => {
              // The number stays the same: nothing that the form need hear of.
              event.stopPropagation();
              setWanted(event.target.value);
            }}
          >
            {units.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)} ({each})
              </option>
            ))}
          </select>
        </span>
      ) : (
        (own || ownUnit) &&
        !unitChoice && (
          <span id={unitId} className={fields.unit} data-amount={own ? '' : undefined}>
            {ownUnit}
          </span>
        )
      )}
      <div className={styles.said}>
        <p id={noteId} data-kept={hasNoteSpace ? '' : undefined}>
          {notes.map(({ typed: quoted, text }, index) => (
            <Fragment key={text}>
              {index > 0 && ' '}
              {quoted && <bdi>{quoted}</bdi>}
              {quoted && ' '}
              {text}
            </Fragment>
          ))}
        </p>
        <span aria-live="polite" className="visually-hidden">
          {announced}
        </span>
        {before && (
          <button type="button" onClick={() => write(before.from)}>
            Keep {before.from}
          </button>
        )}
      </div>
    </>
  );
}
