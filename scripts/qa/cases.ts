import type { Given } from '../../schemas/manifest.ts';

/*
 * What `npm run qa` counts and records: each test declares its calculator and the kind of its cases.
 */

/** The kinds of cases, in the order of a record. */
export const kinds = [
  'examples',
  'bounds',
  'blanks',
  'choices',
  'conditions',
  'guards',
  'text',
  'random',
  'steps',
  'laws',
  'tables',
  'oracle',
  'solveFor',
  'specification',
  'manifest',
  'browser',
] as const;

export type CaseKind = (typeof kinds)[number];

/** The inputs of one test case. */
export interface Trial {
  /** The expected behaviour in a few words: "-0.0001 refused". */
  readonly summary: string;
  /** The inputs by field id; a field that is not named keeps its initial input. */
  readonly typed: Readonly<Record<string, Given>>;
}

/** The metadata of a test. */
export interface Case {
  /** The slug of the tested calculator; none for tests of the whole catalogue. */
  readonly slug?: string;
  readonly kind?: CaseKind;
  /** The number of inputs that it tests, 1 by default. */
  readonly cases?: number;
  /** How many of them have an answer; the others have to be refused. Only of the oracle's random forms. */
  readonly answered?: number;
  /** Results that the test leaves out, with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
  /** The declared bound that it tests, "principal.above", and on how many of its three sides. */
  readonly bound?: string;
  readonly sides?: number;
  /** The law that it checks, as a sentence. */
  readonly law?: string;
}
