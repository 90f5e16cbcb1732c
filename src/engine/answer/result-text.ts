import type { Calculator } from '../calculator.ts';
import { fillLabel, noteOf } from '../format/results.ts';
import type { Solved } from './answer.ts';
import { inputLines } from './entered-inputs.ts';

interface ResultTextProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
}

/**
 * A result as text to copy: the calculator's name, the inputs, each figure, and a link that opens the
 * page with these inputs.
 */
export function resultText({ calculator, answer }: ResultTextProps, link: string): string {
  const { manifest, rates } = calculator;
  const { shown, verdict, cautions, presentation } = answer;
  const inputs = inputLines(manifest, answer).flatMap(({ label, text }) =>
    text ? [`${label}: ${text}`] : [],
  );
  const figures = Object.entries(shown).flatMap(([id, text]) => {
    const label = manifest.results[id]?.label ?? id;
    return typeof text === 'string'
      ? [`${fillLabel(label, manifest.fields, answer)}: ${text}`]
      : [];
  });
  const note = noteOf(manifest.note, rates?.asOf, presentation);
  const some = (text: string | undefined) => (text ? [text] : []);
  return [[manifest.title], inputs, some(verdict), figures, cautions, some(note), [link]]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
