import type { Calculator } from '../calculator.ts';
import { fillLabel, noteOf } from '../format/results.ts';
import type { Solved } from './answer.ts';
import { inputLines } from './entered-inputs.ts';

/** A result of a calculator. */
export interface ResultOf {
  readonly calculator: Calculator;
  readonly answer: Solved;
}

/** One line of the list of figures. */
export interface FigureLine {
  /** The result's id. */
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** The shown figures, without tables, in the order of the page. */
export const figureLines = ({ calculator, answer }: ResultOf): readonly FigureLine[] =>
  Object.entries(answer.shown).flatMap(([id, text]) => {
    const { fields, results } = calculator.manifest;
    const label = results[id]?.label ?? id;
    return typeof text === 'string' ? [{ id, label: fillLabel(label, fields, answer), text }] : [];
  });

/**
 * A result as text to copy: the calculator's name, the inputs, each figure, and a link that opens the
 * page with these inputs.
 */
export function resultText({ calculator, answer }: ResultOf, link: string): string {
  const { manifest, rates } = calculator;
  const { verdict, cautions, presentation } = answer;
  const inputs = inputLines(manifest, answer).flatMap(({ label, text }) =>
    text ? [`${label}: ${text}`] : [],
  );
  const figures = figureLines({ calculator, answer }).map(({ label, text }) => `${label}: ${text}`);
  const note = noteOf(manifest.note, rates?.asOf, presentation);
  const some = (text: string | undefined) => (text ? [text] : []);
  return [[manifest.title], inputs, some(verdict), figures, cautions, some(note), [link]]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
