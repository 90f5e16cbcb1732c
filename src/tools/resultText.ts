import { kindOf } from '../../schemas/kinds/index.ts';
import { type FormValues, textOf } from '../../schemas/kinds/kind.ts';
import type { Calculator, Field } from '../../schemas/manifest.ts';
import type { Answer } from '../engine/answer.ts';
import { detail } from '../format/details.ts';
import { fillLabel, noteOf, unitOf } from '../format/results.ts';
import { counted } from './links.ts';

type Values = Readonly<Record<string, unknown>>;

/** A figure beside its unit, once: "8.5% a year", "₹1000", "20 years". */
function withUnit(text: string, unit: string): string {
  const [sign = '', ...rest] = unit.split(' ');
  if (sign && text.includes(sign)) return [text, ...rest].join(' ');
  if (/^\p{Sc}$/u.test(unit)) return unit + text;
  return `${text}${sign === '%' ? '' : ' '}${unit}`.trim();
}

/** What was typed into one control, in words: an option's label, a day, a figure with its unit. */
function inWords(field: Field, typed: unknown, read: unknown, values: Values): string {
  const option = kindOf(field).option?.(field, typed);
  if (option) return option.label;
  // A field left blank may count as something: today, zero.
  const text = detail(textOf(typed) || read);
  return text && withUnit(text, 'unit' in field ? unitOf(field.unit, values) : '');
}

interface Told {
  readonly calculator: Calculator;
  readonly answer: Extract<Answer, { ok: true }>;
  readonly typed: FormValues;
}

/** The inputs of a result, a line each; what was left blank and counts as nothing has none. */
function inputLines({ calculator: { manifest }, answer, typed }: Told): string[] {
  const { values } = answer;
  return Object.entries(counted(manifest, typed)).flatMap(([id, held]) => {
    const field = manifest.fields[id] as Field;
    if (!('fields' in field)) {
      const text = inWords(field, held, values[id], values);
      return text ? [`${field.label}: ${text}`] : [];
    }
    return [held].flat().flatMap((row, index) => {
      const parts = Object.entries(field.fields).flatMap(([sub, part]) => {
        const text = inWords(part, Object(row)[sub], undefined, values);
        return text ? [`${part.label} ${text}`] : [];
      });
      return parts.length > 0 ? [`${field.rowLabel} ${index + 1}: ${parts.join(', ')}`] : [];
    });
  });
}

/**
 * A result that stands alone in a letter: the calculator's name, what was typed, each figure, and a
 * link that brings it all back.
 */
export function resultText(told: Told, link: string): string {
  const { manifest, rates } = told.calculator;
  const { values, shown } = told.answer;
  const figures = Object.entries(shown).flatMap(([id, text]) => {
    const label = manifest.results[id]?.label ?? id;
    return typeof text === 'string'
      ? [`${fillLabel(label, manifest.fields, values)}: ${text}`]
      : [];
  });
  const note = noteOf(manifest.note, rates?.asOf);
  return [[manifest.title], inputLines(told), figures, note ? [note] : [], [link]]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
