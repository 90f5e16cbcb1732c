import type { ExpandedManifest } from '../../../../schemas/calculator.ts';
import { Big } from '../../../../schemas/decimal.ts';
import type { Digits } from '../../../../schemas/manifest.ts';
import {
  capital,
  ended,
  escaped,
  formulaText,
  givenText,
  labelOf,
  listed,
  theId,
  unitOf,
} from '../../draft/wording.ts';
import { most, paragraph, rounds, type Subject, table } from './subject.ts';

/** A token for a figure of an example: of a result as shown, of a working with the digits of its kind. */
function token(subject: Subject, at: number, id: string): string | undefined {
  const { manifest, examples } = subject;
  const { number, outcome } = examples[at] as Subject['examples'][number];
  if (typeof outcome.shown[id] === 'string') return `{{${number}.${id}}}`;
  const value = outcome.workings[id];
  if (!(value instanceof Big)) return undefined;
  const own = (manifest.workings[id] as { digits?: Digits } | undefined)?.digits;
  // A small figure keeps three digits that say something.
  const digits =
    typeof own === 'number' ? own : value.eq(0) || value.abs().gte(1) ? 2 : 2 - value.e;
  return `{{${number}: ${id} | ${Math.min(digits, 20)}}}${unitAfter(manifest, id)}`;
}

const unitAfter = (manifest: ExpandedManifest, id: string): string => {
  const unit = unitOf(manifest, id);
  return unit ? ` ${escaped(unit)}` : '';
};

function givenRows(subject: Subject, at: number): readonly (readonly string[])[] {
  const { manifest, examples } = subject;
  const { number, outcome } = examples[at] as Subject['examples'][number];
  return Object.entries(manifest.fields).flatMap(([id, field]) => {
    const value = outcome.values[id];
    if (value === undefined || value === '' || 'maxRows' in field || 'maxCount' in field) return [];
    const text = givenText(field, value) ?? `{{${number}.${id}}}${unitAfter(manifest, id)}`;
    return [[escaped(labelOf(manifest, id)), text]];
  });
}

/** Writes the section that follows the first example. */
export function example(subject: Subject): string {
  const { manifest, headlines, examples, words } = subject;
  const [first, second] = examples;
  if (!first) return 'No example of this calculator has an answer yet, so there is none to follow.';
  const title = `“${escaped(first.example.title)}”`;
  const done = new Set<string>();
  const lines = manifest.steps
    .flatMap((step) => {
      const figure = token(subject, 0, step.gives);
      // Another way to the same figure is not the one that the example takes, where it has a condition.
      if (figure === undefined || done.has(step.gives)) return [];
      const ways = manifest.steps.filter(({ gives }) => gives === step.gives);
      done.add(step.gives);
      const inWords =
        ways.length === 1 && step.formula !== undefined
          ? formulaText(manifest, step.formula)
          : undefined;
      const name = capital(escaped(labelOf(manifest, step.gives)));
      return [
        inWords
          ? `**${name}:** ${inWords}, which gives ${figure}.`
          : `**${name}:** with the ${words.entries} of this example, the calculation gives ${figure}.`,
      ];
    })
    .slice(0, most.steps);
  const answerOf = (at: number) =>
    headlines.flatMap((id) => {
      const figure = token(subject, at, id);
      return figure ? [`${theId(manifest, id)} as **${figure}**`] : [];
    });
  const given = givenRows(subject, 0);
  const secondAnswer = second ? answerOf(1) : [];
  return [
    paragraph(
      `${title} is the example that this section follows, from the entries to the answer.`,
      first.example.source && `It is taken from ${ended(escaped(first.example.source))}`,
      given.length > 0 && 'The table lists what is entered into the form for it:',
    ),
    table(['Entry', 'In this example'], given),
    lines.length > 0 &&
      `The calculation then takes these steps, one after the other${rounds(manifest) ? '' : ', and keeps all digits in between'}:`,
    lines.map((line, index) => `${index + 1}. ${line}`).join('\n'),
    paragraph(
      answerOf(0).length > 0 &&
        `The ${words.page} therefore ${words.shows} ${listed(answerOf(0).slice(0, 3))}.`,
      second &&
        secondAnswer.length > 0 &&
        `For comparison, the example “${escaped(second.example.title)}” gives ${listed(secondAnswer.slice(0, 3))}.`,
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}
