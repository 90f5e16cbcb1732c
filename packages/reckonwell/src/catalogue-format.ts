import type { StepText } from '../../../src/engine/answer/working-text.ts';
import type { Interpreters } from '../../../src/engine/ask/parts.ts';
import type { Calculator as EngineCalculator } from '../../../src/engine/calculator.ts';
import type { Example, Listed, Source } from './types.ts';

/*
 * What the package is made over: the calculators, read from their folders or built into it.
 */

/** What describes a calculator besides the manifest of its page. */
export interface About {
  readonly version: string;
  readonly examples: readonly Example[];
  readonly sources: readonly Source[];
  readonly steps: readonly StepText[];
  /** What the symbols of the steps stand for. */
  readonly symbols: Readonly<Record<string, string>>;
}

/** A calculator as the package loads it. */
export interface Entry {
  readonly calculator: EngineCalculator;
  readonly about: About;
  /** Fetches what it needs for some inputs only; none if it needs nothing. */
  readonly loadEverything?: () => Promise<unknown>;
}

/** All calculators. */
export interface Catalogue {
  readonly version: string;
  readonly listed: readonly Listed[];
  /** Loads a calculator by its slug; each is loaded once. `undefined` if there is none. */
  readonly find: (slug: string) => Promise<Entry> | undefined;
  /** What questions in words are read with. */
  readonly interpreters: () => Promise<Interpreters>;
}
