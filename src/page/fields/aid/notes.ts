import { useEffect, useState } from 'react';
import type { NumberField } from '../../../../schemas/manifest.ts';
import { isAmount } from '../../../../schemas/unit.ts';
import { formatNumber } from '../../../engine/format/numbers.ts';
import type { Presentation } from '../../../engine/format/presentation.ts';
import { readAs } from '../../../engine/input/kinds/ambiguity.ts';
import { foreignMark, number, readNumber } from '../../../engine/input/kinds/number.ts';
import { scales } from '../../../engine/input/shorthand.ts';
import { lakhCurrencies, magnitude } from './magnitude.ts';
import { fieldIn, nameOf, partsOf } from './units.ts';

/** The input of a control, for the notes beside it. */
export interface Entry {
  /** The text of the field's own unit, and that unit. */
  readonly fieldText: string;
  readonly ownUnit: string;
  /** The unit it is entered in, and the text of each of its parts. */
  readonly unit: string;
  readonly texts: readonly string[];
  /** The visitor typed it, and not the page. */
  readonly byHand: boolean;
}

/** How long a visitor pauses before a note is announced, and how long it then has to be read out. */
const pause = 600;
const readAloud = 3000;

/** A text for the ears: once, when the visitor has paused. Nothing is left that would be read again. */
export function useAnnouncement(text: string): string {
  const [announced, announce] = useState('');
  useEffect(() => {
    announce('');
    if (!text) return;
    const timers = [
      setTimeout(() => announce(text), pause),
      setTimeout(() => announce(''), pause + readAloud),
    ];
    return () => timers.forEach(clearTimeout);
  }, [text]);
  return announced;
}

/** A sentence, maybe about a text that was typed: its digits may run the other way. */
export interface Note {
  readonly typed?: string;
  readonly text: string;
  /** It is not announced while the visitor types; the field's description has it. */
  readonly quiet?: true;
}

/** A measure in words: "5 ft 10 in"; blank parts are left out. */
const inWords = ({ texts, unit }: Entry): string =>
  partsOf(unit)
    .flatMap((part, index) => (texts[index]?.trim() ? `${texts[index]?.trim()} ${part}` : []))
    .join(' ');

/** A number short enough to be read, and whether that is all of it. */
function brief(text: string, presentation: Presentation): string | undefined {
  const value = readNumber(text, presentation);
  if (!value) return undefined;
  const short = value.abs().gte(1) ? value.round(2, 1) : value.prec(3, 1);
  return `${short.eq(value) ? '' : 'about '}${formatNumber(short, presentation, { digits: { atMost: 20 } })}`;
}

/** What is said of the sign of another currency than the visitor's own: it changes nothing. */
function foreignSign(text: string, presentation: Presentation): string | undefined {
  const own = presentation.money?.code ?? '';
  // Several currencies are written with “Rs”.
  if (/rs/i.test(text) && lakhCurrencies.includes(own)) return undefined;
  const foreign = foreignMark(text, own, presentation);
  return foreign && `${foreign} It is not converted.`;
}

/** Whether a number was typed in words that need no others: "2 lakh". */
const isInWords = (text: string): boolean =>
  text
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.some((word) => scales.has(word)) ?? false;

/** The notes about an entry: how an ambiguous one was parsed, and its value in the field's unit. */
export function notesOn(
  entry: Entry,
  field: NumberField,
  refused: boolean,
  presentation: Presentation,
): Note[] {
  const { fieldText, ownUnit, unit, texts, byHand } = entry;
  const notes: Note[] = [];
  for (const text of byHand ? texts : []) {
    const inUnit = isAmount(field, unit) ? '' : unit;
    const value = readNumber(text, presentation, inUnit);
    const foreign = value && foreignMark(text, unit, presentation);
    // If the field is invalid, the form already shows this error.
    if (foreign && !refused) notes.push({ text: foreign });
    const other = value && isAmount(field, unit) ? foreignSign(text, presentation) : undefined;
    if (other) notes.push({ text: other });
    const reading = foreign ? undefined : readAs(text, presentation, inUnit);
    if (reading) notes.push({ typed: text.trim(), text: `is read as ${reading}.` });
    const large =
      value && unit === ownUnit
        ? magnitude(value, presentation, unit, isAmount(field, unit))
        : undefined;
    if (large && !refused && !isInWords(text)) notes.push({ text: large, quiet: true });
  }
  if (unit === ownUnit) return notes;
  const own = brief(fieldText, presentation);
  if (own) notes.push({ text: `${inWords(entry)} is ${own} ${ownUnit}.` });
  const { min, max, above, below } = field;
  // Zero is the same limit in every unit.
  if (refused && partsOf(unit).length === 1 && [min, max, above, below].some(Boolean)) {
    notes.push({
      text: `In ${nameOf(unit)}: ${number.accepts(fieldIn(field, ownUnit, unit), presentation)}`,
    });
  }
  return notes;
}
