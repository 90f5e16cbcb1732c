import type { Given } from '../../schemas/manifest.ts';

/*
 * What the report of `npm run qa` counts. A test says of itself which calculator it is about and
 * what kind of cases it tries; nothing is guessed from its name.
 */

/** The kinds of cases, in the order of the report, with the heading of each. */
export const kinds = {
  examples: 'Examples',
  bounds: 'Bounds',
  blanks: 'Blanks',
  choices: 'Choices',
  conditions: 'Shown, hidden',
  guards: 'Guards',
  text: 'Hostile text',
  random: 'Random forms',
  steps: 'Steps',
  laws: 'Laws',
  tables: 'Tables on demand',
  oracle: 'Oracle',
  specification: 'Specification',
  manifest: 'Manifest',
  browser: 'Browser',
} as const;

export type CaseKind = keyof typeof kinds;

/** One form that is tried. */
export interface Trial {
  /** What there is to see about it, in a few words: "-0.0001 refused". */
  readonly says: string;
  /** What is typed, by field id; what is not named stays as the page opens. */
  readonly typed: Readonly<Record<string, Given>>;
}

/** What a test tells about itself. */
export interface Case {
  /** The calculator that it is about; none if it is about the catalogue as a whole. */
  readonly slug?: string;
  readonly kind?: CaseKind;
  /** How many inputs it tries; one if it does not say. */
  readonly cases?: number;
  /** Those of them that a person could type. */
  readonly trials?: readonly Trial[];
  /** The declared bound that it tries, "principal.above", and on how many of its three sides. */
  readonly bound?: string;
  readonly sides?: number;
  /** The law that it holds the calculator to, as a sentence. */
  readonly law?: string;
}
