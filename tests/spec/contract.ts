/*
 * The types of the contracts: what each calculator beyond the specification's must have, as its contract
 * writes it. Nothing here is derived from a manifest; `agreement.ts` reads the texts and compares.
 */

/** An option's name, or its name and its number. */
type OptionContract = string | readonly [name: string, value: number];

export interface FieldContract {
  readonly label: string;
  readonly type: 'number' | 'integer' | 'choice' | 'date' | 'time' | 'text' | 'list' | 'rows';
  /** "currency", "years", "units: metric=m, imperial=ft", "kg (metric), lb (imperial)", "sign of from". */
  readonly unit?: string;
  readonly default?: string | number;
  /** "optional; blank = 0; 0..100; presets 5, 10". */
  readonly constraint?: string;
  /** In the order of the list; `units`: those of the calculator. */
  readonly options?: 'units' | Readonly<Record<string, OptionContract>>;
  /** The fields of a row. */
  readonly fields?: Readonly<Record<string, FieldContract>>;
  /** The condition under which the field is there: "mode = payment". */
  readonly shown?: string;
}

/** A column may have no more than its id. */
export interface ColumnContract {
  readonly label?: string;
  readonly kind?: 'money' | 'percent' | 'number' | 'date' | 'text' | 'table';
  readonly unit?: string;
  /** "2", "≤ 6", "10 sig", "10 sig, whole in full", "all", "h:mm:ss". */
  readonly decimals?: string;
  /** The text on the page for each text that the computation returns. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface ResultContract extends ColumnContract {
  readonly label: string;
  readonly kind: NonNullable<ColumnContract['kind']>;
  /** True, or the inputs with which the result is the headline: "units=metric". */
  readonly headline?: true | string;
  readonly columns?: Readonly<Record<string, ColumnContract>>;
  /** The condition under which the result is there. */
  readonly shown?: string;
}

/** A row of a table of units. */
interface UnitContract {
  readonly label: string;
  readonly sign: string;
  readonly factor?: number;
}

export interface CalculatorContract {
  readonly title: string;
  readonly summary: string;
  readonly units?: Readonly<Record<string, UnitContract>>;
  readonly fields: Readonly<Record<string, FieldContract>>;
  readonly results: Readonly<Record<string, ResultContract>>;
  /** The ids of the tables on demand. */
  readonly tables?: readonly string[];
  /** What the page says where a guard fails; `{…}` stands for a figure. */
  readonly messages?: readonly string[];
  readonly live?: true;
  readonly swap?: readonly [string, string];
}

/** The calculators of a category by slug. */
export type Contract = Readonly<Record<string, CalculatorContract>>;
