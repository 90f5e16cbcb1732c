import type { Given } from '../../schemas/manifest.ts';

/** A question that has everything its calculator needs: a figure is shown for it. */
export interface Complete {
  readonly ask: string;
  readonly slug: string;
  /** The inputs that it must be read as; other fields keep their defaults. */
  readonly given: Readonly<Record<string, Given>>;
  /** The current day, YYYY-MM-DD, where the answer depends on it. */
  readonly today?: string;
}

/** A question for which no figure may be shown. */
export interface Refused {
  readonly ask: string;
  /** Why there is no figure: "the height is missing". */
  readonly why: string;
  /** The calculator that should be offered, if one fits. */
  readonly slug?: string;
  readonly today?: string;
}

export type Question = Complete | Refused;
