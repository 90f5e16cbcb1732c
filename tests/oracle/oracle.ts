/*
 * An oracle: an independent implementation of one calculator's specification in exact arithmetic.
 */
import type { Rates } from '../../schemas/manifest.ts';
import { type Day, parseDay } from './calendar.ts';
import { type Operand, Rational } from './rational.ts';

/** What a visitor types, by field id: texts, or rows of texts. A field left out holds its default. */
export type Typed = Readonly<
  Record<string, string | ReadonlyArray<Readonly<Record<string, string>>>>
>;

/** What comes from outside the form. */
export interface Around {
  readonly today: string;
  readonly rates: Rates;
}

/** An unrounded result: a number, a text or an ISO date, or the rows of a table. */
export type Raw = Rational | string | ReadonlyArray<Readonly<Record<string, Rational>>>;

export interface Outcome {
  readonly results: Readonly<Record<string, Raw>>;
  /** Results that are not shown for these inputs. */
  readonly hidden?: readonly string[];
  /** Strings that the specification itself words. */
  readonly shown?: Readonly<Record<string, string>>;
}

/** Decimals shown, as the specification has them: one figure, several that it allows, or any. */
type Decimals = number | readonly number[] | 'any';

export interface Oracle {
  /** By result id; a table's column is "monthlyBreakdown.balance". */
  readonly decimals: Readonly<Record<string, Decimals>>;
  /** Throws `NoResult` where a guard fails. */
  solve(form: Form): Outcome;
}

export type Oracles = Readonly<Record<string, Oracle>>;

/** There is no result for these inputs; perhaps an alert. */
export class NoResult extends Error {}

/** Fails the calculation unless this holds. */
export function need(holds: boolean, alert?: string): asserts holds {
  if (!holds) throw new NoResult(alert);
}

/** The domain of a number, both ends of `from` and `to` included, and what the page opens with. */
interface Domain {
  readonly above?: Operand;
  readonly from?: Operand;
  readonly to?: Operand;
  readonly whole?: true;
  readonly default?: string;
  /** What a blank counts as; without it, a blank gives no result. */
  readonly blank?: string;
}

/** What was typed, read by the specification's domains. A value outside its domain is no result. */
export class Form {
  readonly typed: Typed;
  readonly around: Around;

  constructor(typed: Typed, around: Around) {
    this.typed = typed;
    this.around = around;
  }

  private text(id: string, initial: string): string {
    return String(this.typed[id] ?? initial);
  }

  number(id: string, domain: Domain = {}): Rational {
    const typed = this.text(id, domain.default ?? '');
    const text = typed === '' ? domain.blank : typed;
    need(text !== undefined);
    const value = Rational.parse(text);
    const { above, from, to, whole } = domain;
    need(above === undefined || value.cmp(above) > 0);
    need(from === undefined || value.cmp(from) >= 0);
    need(to === undefined || value.cmp(to) <= 0);
    need(!whole || value.isWhole());
    return value;
  }

  /** An amount that may not be negative. */
  amount(id: string, initial?: string): Rational {
    return this.number(id, { from: 0, ...(initial === undefined ? {} : { default: initial }) });
  }

  /** A number above zero. */
  positive(id: string, initial?: string): Rational {
    return this.number(id, { above: 0, ...(initial === undefined ? {} : { default: initial }) });
  }

  /** The value of a chosen option. */
  choice<T>(id: string, options: Readonly<Record<string, T>>, initial = ''): T {
    const option = this.text(id, initial);
    need(Object.hasOwn(options, option));
    return options[option] as T;
  }

  /** An option's number. */
  factor(id: string, options: Readonly<Record<string, number | string>>, initial = ''): Rational {
    return Rational.of(this.choice(id, options, initial));
  }

  isYes(id: string): boolean {
    return this.choice(id, { no: false, yes: true }, 'no');
  }

  /** A calendar day; a blank is today where the field allows it. */
  day(id: string, blank = ''): Day {
    const day = parseDay(this.text(id, '') || blank);
    need(day !== undefined);
    return day;
  }

  time(id: string): string {
    const text = this.text(id, '');
    need(/^([01]\d|2[0-3]):[0-5]\d$/.test(text));
    return text;
  }

  rows(id: string): ReadonlyArray<Readonly<Record<string, string>>> {
    const rows = this.typed[id];
    return typeof rows === 'object' ? rows : [];
  }
}

/** One where it holds, else nothing: the specification's [x]. */
export const when = (holds: boolean, amount: Operand): Rational => Rational.of(holds ? amount : 0);
