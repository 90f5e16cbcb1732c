import type { Calculator } from '../calculator.ts';
import { readFragment } from '../input/fragment.ts';
import type { FormValues } from '../input/kinds/kind.ts';
import { answer, type Circumstances, type Solved } from './answer.ts';
import { longestName } from './compare.ts';

/*
 * Cases: named inputs of one calculator. A link to the page carries some of them in its fragment, beside the
 * inputs of the form, each as its inputs, `~` and its name:
 *   #principal=1000000&…&_case=principal%3D1000000%26…~Bank
 */

/** The name under which a link carries each of several cases: no field's id begins like this. */
const caseName = '_case';

/** The most cases that are compared, or carried by a link. */
export const mostCompared = 4;

/** The inputs of an answer, under a name. */
export interface NamedInputs {
  readonly name: string;
  /** The fragment that fills them in. */
  readonly inputs: string;
}

/** The answer of a case now, or why it has none. */
export type CaseAnswer =
  | { readonly answer: Solved; readonly typed: FormValues }
  | {
      readonly answer?: never;
      readonly problem: string;
      /** What the computation waits for; after it, there may be an answer. */
      readonly pending?: Promise<unknown> | undefined;
    };

/** Takes the fragment of a case; returns its answer, or what is wrong with it, in words. Never throws. */
export function answerOfCase(
  calculator: Calculator,
  inputs: string,
  circumstances: Circumstances,
): CaseAnswer {
  const { fields } = calculator.manifest;
  const linked = readFragment(inputs, fields, 'The case has');
  if (!linked) return { problem: 'The inputs of this case are not those of this calculator.' };
  const found = answer(calculator, linked.values, circumstances);
  const [refusal] = linked.refusals;
  if (found.ok && !refusal) return { answer: found, typed: linked.values };
  const { field = '', message } = refusal ??
    (found.ok ? undefined : found.errors[0]) ?? {
      message: 'It has no result.',
    };
  const label = fields[field.split('.')[0] ?? '']?.label;
  return { problem: label ? `${label}: ${message}` : message, pending: found.pending };
}

/** The end of a link that carries cases: "_case=…&_case=…". */
export const caseFragment = (cases: readonly NamedInputs[]): string =>
  new URLSearchParams(cases.map(({ name, inputs }) => [caseName, `${inputs}~${name}`])).toString();

/** The cases that a link carries, at most `mostCompared`; none if there are fewer than two. */
export function casesIn(fragment: string): readonly NamedInputs[] {
  const texts = new URLSearchParams(fragment.replace(/^#/, '')).getAll(caseName);
  const cases = texts.slice(0, mostCompared).flatMap((text): NamedInputs | [] => {
    // Inputs are encoded, and hold no such sign.
    const [, inputs = '', name = ''] = /^([^~]*)~(.*)$/s.exec(text) ?? [];
    const said = name.replace(/\s+/g, ' ').trim().slice(0, longestName);
    return inputs && said ? { name: said, inputs } : [];
  });
  return cases.length > 1 ? cases : [];
}
