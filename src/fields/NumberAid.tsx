import { type ReactNode, useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { readAs } from '../../schemas/kinds/doubt.ts';
import { number, readNumber } from '../../schemas/kinds/number.ts';
import { formatNumber } from '../format/numbers.ts';
import { unitOf } from '../format/results.ts';
import type { NumberAidProps } from './aid.ts';
import { idOf } from './control.ts';
import fields from './fields.module.css';
import styles from './NumberAid.module.css';
import { stepped } from './step.ts';
import {
  convertText,
  fieldIn,
  inOwnUnit,
  inParts,
  nameOf,
  partsOf,
  steppedParts,
  unitsFor,
} from './units.ts';

/** How long a visitor pauses before anything is said about an entry; soon enough to count as its effect. */
const pause = 400;

/** What was typed in another unit, and the text of the field's own unit that came of it. */
interface Typed {
  readonly texts: readonly string[];
  readonly wrote: string;
}

/** A text of the field's own unit, before the visitor chose another unit for the form. */
interface Converted {
  readonly from: string;
  readonly sign: string;
  readonly wrote: string;
}

const direction = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent | React.KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey
    ? undefined
    : ({ ArrowUp: 1, ArrowDown: -1 } as const)[key as 'ArrowUp'];

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement;

/** A measure in words: "5 ft 10 in"; a blank part is not said. */
const inWords = (texts: readonly string[], sign: string): string =>
  partsOf(sign)
    .flatMap((part, index) => (texts[index]?.trim() ? `${texts[index]?.trim()} ${part}` : []))
    .join(' ');

/** A number short enough to be read, and whether that is all of it. */
function brief(text: string): string | undefined {
  const value = readNumber(text);
  if (!value) return undefined;
  const short = value.abs().gte(1) ? value.round(2, 1) : value.eq(0) ? value : value.prec(3, 1);
  return `${short.eq(value) ? '' : 'about '}${formatNumber(short, { digits: { atMost: 25 } })}`;
}

/**
 * Everything beside a number that needs a script: how an entry was read, another unit to type in,
 * arrow keys that step, a button for the sign that a keypad lacks.
 *
 * The input stays a text box, not a spin button: what stands in it ("1,234", half a number, nothing)
 * often has no value to announce, and screen readers of phones turn a spin button into one that is
 * swiped instead of typed in. Its text is selected after a step, which announces it.
 */
export function NumberAid(props: NumberAidProps) {
  const { name, field, form, values, set, invalid, describedBy } = props;
  const { sign, unitId, noteId, setAside } = props;
  const id = idOf(name);
  const held = String(get(values, name) ?? '');

  // ------------------------------------------------------------ another unit
  const follows = typeof field.unit === 'object' ? field.unit : undefined;
  // Where the form has a choice of units, only what it does not offer: feet in feet and inches.
  const units = unitsFor(sign).filter(
    (each) => !follows || each === sign || each.startsWith(`${sign} + `),
  );
  const [wanted, setWanted] = useState(sign);
  const unit = units.includes(wanted) ? wanted : sign;
  const other = unit !== sign;
  const [typed, setTyped] = useState<Typed>();
  const texts = !other ? [held] : typed?.wrote === held ? typed.texts : inParts(held, sign, unit);
  const firstPart = useRef<HTMLInputElement>(null);

  function typeParts(next: readonly string[]) {
    const wrote = inOwnUnit(next, unit, sign);
    setTyped({ texts: next, wrote });
    return wrote;
  }

  useEffect(() => {
    setAside(other);
    if (!other) return;
    // Whoever leads the visitor to the field leads to what stands for it.
    const input = inputOf(id);
    const lead = () => firstPart.current?.focus();
    input.addEventListener('focus', lead);
    return () => input.removeEventListener('focus', lead);
  }, [id, other, setAside]);

  // ------------------------------------------------------------ a choice of units for the form
  const [converted, setConverted] = useState<Converted>();
  const showsConverted = converted?.wrote === held && converted.sign !== sign;

  useEffect(() => {
    const element = inputOf(id).form;
    if (!element || !follows || follows.keepsNumber) return;
    // Before the form itself learns of the choice, so that it meets the converted number with it.
    const choose = ({ target }: Event) => {
      const control = target as HTMLInputElement;
      if (control.name !== follows.by) return;
      const next = unitOf(follows, { ...values, [follows.by]: control.value });
      if (next === sign) return;
      const back = converted?.wrote === held && converted.sign === next;
      const wrote = back ? converted.from : convertText(held, sign, next, 6);
      if (wrote === held) return;
      form.setValue(name, wrote);
      setConverted(back ? undefined : { from: held, sign, wrote });
    };
    const kinds = ['click', 'change'];
    for (const kind of kinds) element.addEventListener(kind, choose, true);
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, choose, true);
    };
  });

  // ------------------------------------------------------------ steps
  useEffect(() => {
    const input = inputOf(id);
    const step = (event: KeyboardEvent) => {
      const towards = direction(event);
      if (!towards) return;
      event.preventDefault();
      const next = stepped(input.value, field, towards);
      if (next === undefined) return;
      set(name, next);
      input.select();
    };
    input.addEventListener('keydown', step);
    return () => input.removeEventListener('keydown', step);
  });

  function stepPart(event: React.KeyboardEvent<HTMLInputElement>, part: number) {
    const towards = direction(event);
    if (!towards) return;
    event.preventDefault();
    const next = steppedParts(texts, part, unit, field, sign, towards);
    if (!next) return;
    set(name, typeParts(next));
    const input = event.currentTarget;
    setTimeout(() => input.select());
  }

  // ------------------------------------------------------------ the sign
  const negative = (field.min ?? field.above ?? -1) < 0;

  function flip() {
    const bare = held.trim().replace(/^[-+\u2212\u2012\u2013]\s*/, '');
    set(name, /^\s*[-\u2212\u2012\u2013]/.test(held) ? bare : `-${bare}`);
    inputOf(id).focus();
  }

  // ------------------------------------------------------------ what is said of it
  const [said, setSaid] = useState<{ unit: string; texts: readonly string[] }>();
  const now = texts.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` stands for the texts
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ unit, texts }), pause);
    return () => clearTimeout(timer);
  }, [now, unit]);

  const notes: ReactNode[] = [];
  if (said?.unit === unit) {
    for (const text of said.texts) {
      const reading = readAs(text);
      if (reading) {
        notes.push(
          <>
            <bdi>{text.trim()}</bdi> is read as {reading}.
          </>,
        );
      }
    }
    const own = other && brief(inOwnUnit(said.texts, unit, sign));
    if (own) notes.push(`${inWords(said.texts, unit)} is ${own} ${sign}.`);
    const limits = [field.min, field.max, field.above, field.below];
    if (other && invalid && partsOf(unit).length === 1 && limits.some(Boolean)) {
      const accepts = number.accepts(fieldIn(field, sign, unit));
      notes.push(`In ${nameOf(unit)}: ${accepts}`);
    }
  }
  if (showsConverted) notes.push(`Converted from ${converted.from} ${converted.sign}.`);

  return (
    <>
      {other &&
        partsOf(unit).map((part, index, { length }) => (
          <span key={part} className={styles.part} data-several={length > 1 ? part : undefined}>
            <input
              ref={index ? undefined : firstPart}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              aria-label={length > 1 ? `${field.label}, ${nameOf(part)}` : field.label}
              aria-describedby={[unitId, noteId, describedBy].filter(Boolean).join(' ')}
              aria-invalid={invalid || undefined}
              required={!field.optional}
              value={texts[index]}
              // The form hears of the change as of any other.
              onChange={({ target }) =>
                form.setValue(
                  name,
                  typeParts(texts.map((text, at) => (at === index ? target.value : text))),
                )
              }
              onKeyDown={(event) => stepPart(event, index)}
            />
          </span>
        ))}
      {negative && (
        <button
          type="button"
          className={styles.sign}
          aria-label={`${field.label}: change the sign`}
          onClick={flip}
        >
          ±
        </button>
      )}
      {sign && (
        <span className={`${fields.unit} ${units.length > 1 ? styles.pick : ''}`}>
          <span id={unitId}>{unit}</span>
          {units.length > 1 && (
            <select
              aria-label={`Unit of ${field.label}`}
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
          )}
        </span>
      )}
      <p id={noteId} className={styles.note} aria-live="polite" data-kept={other ? '' : undefined}>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by nothing else
          <span key={index}>{note} </span>
        ))}
      </p>
      {showsConverted && (
        <button
          type="button"
          className={styles.keep}
          onClick={() => {
            set(name, converted.from);
            inputOf(id).focus();
          }}
        >
          Keep {converted.from}
        </button>
      )}
    </>
  );
}
