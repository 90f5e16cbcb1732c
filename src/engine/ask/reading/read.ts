import type { AskField } from '../lexicon.ts';
import type { Interpreter, Prepared } from '../prepare.ts';
import { asks } from './asked.ts';
import { assign } from './assign.ts';
import { mentions } from './choices.ts';
import { combinations } from './combinations.ts';
import { conclude } from './conclude.ts';
import type { Context } from './context.ts';
import { isVisible } from './fields.ts';
import { formsIn } from './forms.ts';
import { haveSameInputs, type Interpretation } from './interpretation.ts';
import { withNamed } from './named-numbers.ts';
import { isInPhrase } from './phrases.ts';
import { occurrences, type Question } from './question.ts';
import { relationOf } from './relation.ts';

/** How many ways to place the numbers are judged by all that the question says. */
const mostJudged = 14;
/** How much the words must have to do with a calculator. */
const leastAbout = 1.4;
/** By how much the best reading must be better than another one with other inputs. */
const leastLead = 0.8;

/** Everything that the steps of reading a question by one calculator share. */
export function contextOf(
  interpreter: Interpreter,
  prepared: Prepared,
  original: Question,
): Context {
  const question = withNamed(prepared, original);
  const cues = occurrences(question, prepared.cues);
  const known = {
    interpreter,
    prepared,
    original,
    question,
    cues,
    asked: asks(prepared, question, cues),
    options: mentions(prepared, question, cues),
    forms: formsIn(prepared, question),
    scores: new Map(),
    fits: new Map(),
  };
  const inPhrases = new Set(question.quantities.filter((at) => isInPhrase(known, at)));
  return { ...known, inPhrases };
}

/** The best reading of the question by this calculator. */
export function read(context: Context): Interpretation | undefined {
  const { slots, entry, modes, measured: units } = context.prepared;
  const relation = relationOf(context);
  if (relation.about < leastAbout && context.forms.length === 0) return undefined;
  const assignments = combinations(context).flatMap((chosen) => {
    const visible = slots.filter(
      ({ field, row }) =>
        isVisible(field, chosen) && (!row || isVisible(entry.fields[row] as AskField, chosen)),
    );
    return assign(context, chosen, visible).map((assignment) => ({ assignment, chosen, visible }));
  });
  const readings = assignments
    .sort((a, b) => b.assignment.score - a.assignment.score)
    .slice(0, mostJudged)
    .map(({ assignment, chosen, visible }) => {
      const mode = [...modes].map((id) => (units.has(id) ? '' : chosen[id])).join();
      return {
        reading: conclude(context, relation, assignment, chosen, visible),
        key: `${mode} ${assignment.places.map((place) => place?.slot).join()}`,
      };
    });
  const [first, ...others] = readings.sort((a, b) => b.reading.score - a.reading.score);
  if (!first) return undefined;
  const { reading, key } = first;
  const rival = others.find(
    (other) =>
      other.key !== key && other.reading.complete && !haveSameInputs(other.reading, reading),
  );
  if (reading.complete && rival && reading.score - rival.reading.score < leastLead) {
    return { ...reading, complete: false, doubt: 'the numbers fit the form in two ways' };
  }
  return reading;
}
