import type { Digits, DurationFormat, Field, Result, Unit, When } from '../../schemas/manifest.ts';
import type { Typed } from '../../src/engine/check/random-inputs.ts';

/*
 * The types of the specification's facts: the texts of its tables, one by one. Manifests are compared
 * with them; nothing here is derived from a manifest.
 */

/** An option's number, its name, or both; one that is named like its id needs no name. */
export type OptionFacts = number | string | readonly [value: number, name: string];

export interface FieldFacts {
  readonly kind: Field['kind'];
  /** The unit beside the field; none if the label has it, or for money without a currency. */
  readonly unit?: Unit;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly above?: number;
  readonly below?: number;
  readonly whole?: true;
  /** Where the specification names one; elsewhere the page is free. */
  readonly step?: number;
  readonly default?: number | string;
  readonly presets?: readonly number[];
  readonly optional?: true;
  readonly whenBlank?: number | 'today';
  readonly todayButton?: true;
  readonly when?: When;
  /** In the order of the list. */
  readonly options?: Readonly<Record<string, OptionFacts>>;
  /** Symbol and name of each currency, in the order of the list. */
  readonly currencies?: Readonly<Record<string, readonly [symbol: string, name: string]>>;
  readonly fields?: Readonly<Record<string, FieldFacts>>;
  readonly incompleteRows?: 'skip' | 'refuse';
}

export interface BandFacts {
  /** Where it begins; the lowest has no beginning. */
  readonly from?: number;
  /** Words that its advice must have. */
  readonly advice?: string;
}

export interface ResultFacts {
  readonly kind: Result['kind'];
  readonly digits?: Digits;
  readonly unit?: Unit;
  readonly currency?: string | { readonly by: string };
  readonly grouping?: 'indian';
  /** Under their names. */
  readonly bands?: Readonly<Record<string, BandFacts>>;
  readonly from?:
    | { readonly band: string; readonly show: 'label' | 'advice' }
    | { readonly duration: string; readonly as: DurationFormat };
  readonly labels?: Readonly<Record<string, string>>;
  readonly when?: When;
  readonly columns?: Readonly<Record<string, ResultFacts>>;
  readonly chart?: {
    readonly kind: 'bars';
    readonly x: string;
    readonly y: string;
    readonly every: number;
    readonly most: number;
  };
}

export interface GuardFacts {
  readonly field: string | readonly string[];
  readonly is: 'above' | 'atLeast' | 'below' | 'atMost';
  readonly than: string | number;
  readonly when?: When;
  /** The text of its browser alert. */
  readonly alert?: string;
}

export interface Facts {
  readonly category: string;
  readonly popular?: true;
  readonly fields: Readonly<Record<string, FieldFacts>>;
  readonly guards?: readonly GuardFacts[];
  readonly results: Readonly<Record<string, ResultFacts>>;
  readonly constants?: Readonly<Record<string, number>>;
  /** Tables from which a figure is read: from each limit on, the figure. */
  readonly ranges?: Readonly<Record<string, readonly (readonly [limit: number, figure: number])[]>>;
  readonly reset?: 'blank' | 'defaults';
  readonly disabledUntilFilled?: true;
  readonly live?: true;
  readonly swap?: readonly [string, string];
  readonly needs?: readonly ('today' | 'rates')[];
  /** Inputs, and what the visitor reads. */
  readonly worked: readonly (readonly [Typed, Readonly<Record<string, string>>])[];
  /** Inputs that give no result. */
  readonly refused: readonly Typed[];
}

export type Specification = Readonly<Record<string, Facts>>;

export const positive = { kind: 'number', above: 0 } as const;
export const notNegative = { kind: 'number', min: 0 } as const;
/** Not negative; a blank is zero. */
export const orNothing = { ...notNegative, optional: true, whenBlank: 0 } as const;
export const yearlyRate = { ...notNegative, unit: '% a year' } as const;
export const years = { ...positive, unit: 'years' } as const;

export const money = { kind: 'money', digits: 2 } as const;
export const percent = { kind: 'percent', digits: 2 } as const;
export const whole = { kind: 'number', digits: 0 } as const;
export const text = { kind: 'text' } as const;

/** A form once for each of its fields, with that field blank. */
export const eachBlank = (form: Typed, ...ids: readonly string[]): readonly Typed[] =>
  (ids.length > 0 ? ids : Object.keys(form)).map((id) => ({ ...form, [id]: '' }));

/** A form once for each of these texts in one field. */
export const eachOf = (form: Typed, id: string, ...texts: readonly string[]): readonly Typed[] =>
  texts.map((typed) => ({ ...form, [id]: typed }));
