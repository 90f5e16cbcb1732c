import type { Big } from '../../../../schemas/decimal.ts';
import type { AskField } from '../lexicon.ts';
import type { Cue, Interpreter, OptionCue, Prepared } from '../prepare.ts';
import type { FormMatch } from './forms.ts';
import type { Placement } from './placement.ts';
import type { Found, Question } from './question.ts';

/** A number's or day's possible place, with what the field would hold. */
export interface Place {
  readonly slot: string;
  readonly score: number;
  /** The text that the field would hold. */
  readonly text: string;
  readonly value?: Big | undefined;
  /** Several fields at once: hours, minutes and seconds of one duration. */
  readonly also?: readonly { readonly slot: string; readonly text: string }[];
  /** The number is a percentage of another field. */
  readonly percentOf?: string | undefined;
}

/** A reading of one question by one calculator while some options are chosen. */
export interface Assignment {
  readonly score: number;
  readonly places: readonly (Place | undefined)[];
}

/** What a question asks for, and where the words for it stand; the indices are -1 where it names nothing. */
export interface Asked {
  /** The ids of fields and results; "=" alone is what the calculator works out. */
  readonly ids: ReadonlySet<string>;
  readonly from: number;
  /** The index after the last token. */
  readonly to: number;
  /** It is named, and no word such as "what" asks for it. */
  readonly isNamed?: boolean;
}

/** What all steps know when one calculator reads a question. */
export interface Context {
  readonly interpreter: Interpreter;
  readonly prepared: Prepared;
  /** The question before words became numbers. */
  readonly original: Question;
  readonly question: Question;
  readonly cues: readonly Found<Cue>[];
  readonly options: readonly Found<OptionCue>[];
  readonly forms: readonly FormMatch[];
  readonly asked: Asked;
  /** How strongly words name the field of a number: computed once for each pair, see `cues.ts`. */
  readonly scores: Map<string, number>;
  /** How well a number fits a field: computed once for each pair and unit, see `placement.ts`. */
  readonly fits: Map<string, Placement | undefined>;
  /** The indices of the quantities that are part of a phrase, see `phrases.ts`. */
  readonly inPhrases: ReadonlySet<number>;
}

/** The options chosen so far, by the ids of their fields. */
export type Chosen = Readonly<Record<string, string>>;

/** A field by its id. */
export const fieldOf = ({ prepared }: Context, id: string): AskField | undefined =>
  prepared.bySlot.get(id)?.field;

/** The value that a map has for a key; where it has none, it is computed and kept there. */
export function remembered<T>(values: Map<string, T>, key: string, compute: () => T): T {
  if (!values.has(key)) values.set(key, compute());
  return values.get(key) as T;
}
