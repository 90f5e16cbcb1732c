/*
 * An oracle: an independent implementation of one calculator's specification in exact arithmetic.
 */
import type { Digits, DurationFormat, Rates } from '../../schemas/manifest.ts';
import { type Day, parseDay } from './calendar.ts';
import type { Random } from './random.ts';
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

/** One row of a table: an unrounded number, a text or an ISO date by column; a blank cell is left out. */
export type Row = Readonly<Record<string, Rational | string>>;

/** An unrounded result: a number, a text or an ISO date, or the rows of a table. */
export type Raw = Rational | string | readonly Row[];

export interface Outcome {
  /** By id; a result that is not there for these inputs is left out or `undefined`. */
  readonly results: Readonly<Record<string, Raw | undefined>>;
  /** Results that are not shown for these inputs. */
  readonly hidden?: readonly string[];
  /** Strings that the specification itself words. */
  readonly shown?: Readonly<Record<string, string>>;
  /** The rows of tables on demand by id; called for some of the inputs only. */
  readonly tables?: () => Readonly<Record<string, readonly Row[]>>;
}

/**
 * Decimals shown, as the specification has them: a count; several counts that it allows; at most so
 * many ("<= 6"); significant digits, with whole numbers in full or not; every digit; a clock; or any.
 */
export type Decimals =
  | number
  | readonly number[]
  | `<= ${number}`
  | `${number} sig`
  | `${number} sig, whole in full`
  | 'all'
  | DurationFormat
  | 'any';

/** One format of a figure's decimals. */
export type Format = Exclude<Decimals, readonly number[] | 'any'>;

/** A format as a manifest writes it. */
export function digitsOf(format: Format): Digits {
  const [, atMost] = /^<= (\d+)$/.exec(String(format)) ?? [];
  if (atMost !== undefined) return { atMost: Number(atMost) };
  const [, significant, full] = /^(\d+) sig(, whole in full)?$/.exec(String(format)) ?? [];
  if (significant === undefined) return format as Digits;
  return { significant: Number(significant), ...(full ? { whole: 'all' } : {}) };
}

export interface Oracle {
  /** By result id; a table's column is "monthlyBreakdown.balance". */
  readonly decimals: Readonly<Record<string, Decimals>>;
  /** Random inputs as people type them, most of them with a result; a blank field is '' or left out. */
  readonly inputs?: (random: Random) => Typed;
  /** Throws `NoResult` where a guard fails. */
  solve(form: Form): Outcome;
}

export type Oracles = Readonly<Record<string, Oracle>>;

/** There is no result for these inputs; perhaps an alert, or a message beside a field. */
export class NoResult extends Error {
  /** The message that the specification words, and the field beside which it stands. */
  readonly problem: { readonly field?: string; readonly message: string } | undefined;

  constructor(alert?: string, problem?: { readonly field?: string; readonly message: string }) {
    super(alert);
    this.problem = problem;
  }
}

/** There is no result: the page shows this message beside the field (or as the form's own). */
export function refuse(message: string, field?: string): never {
  throw new NoResult(undefined, { message, ...(field === undefined ? {} : { field }) });
}

/** Fails the calculation unless this holds. */
export function need(holds: boolean, alert?: string): asserts holds {
  if (!holds) throw new NoResult(alert);
}

/** The domain of a number, both ends of `from` and `to` included, and what the page opens with. */
interface Domain {
  readonly above?: Operand;
  readonly below?: Operand;
  readonly from?: Operand;
  readonly to?: Operand;
  readonly whole?: true;
  readonly default?: string;
  /** What a blank counts as; without it, a blank gives no result. */
  readonly blank?: string;
}

/** The number that a text holds. A value outside its domain is no result. */
export function within(text: string, domain: Domain): Rational {
  const value = Rational.parse(text);
  const { above, below, from, to, whole } = domain;
  need(above === undefined || value.cmp(above) > 0);
  need(below === undefined || value.cmp(below) < 0);
  need(from === undefined || value.cmp(from) >= 0);
  need(to === undefined || value.cmp(to) <= 0);
  need(!whole || value.isWhole());
  return value;
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
    return within(text, domain);
  }

  /** A number that may be blank. */
  optional(id: string, domain: Domain = {}): Rational | undefined {
    return this.text(id, domain.default ?? '') === '' ? undefined : this.number(id, domain);
  }

  /** A text without the spaces around it; blank if nothing was typed. */
  typedText(id: string): string {
    return this.text(id, '').trim();
  }

  /** The entries of a list: separated by white space, semicolons, and commas before white space. */
  entries(id: string): readonly string[] {
    return this.text(id, '')
      .split(/[\s;]+|,(?=[\s;]|$)/)
      .filter((entry) => entry !== '');
  }

  /** The numbers of a list, each within the domain. */
  list(id: string, domain: Domain = {}): readonly Rational[] {
    return this.entries(id).map((entry) => within(entry, domain));
  }

  /** An amount that may not be negative. */
  amount(id: string, initial?: string): Rational {
    return this.number(id, { from: 0, ...(initial === undefined ? {} : { default: initial }) });
  }

  /** An amount, a count or a percentage from 0, perhaps up to a limit; a blank is none. */
  amountOrZero(id: string, to?: number): Rational {
    return this.number(id, { from: 0, blank: '0', ...(to === undefined ? {} : { to }) });
  }

  /** A whole number that is small enough to count with. */
  integer(id: string, domain: Domain): number {
    return Number(this.number(id, { ...domain, whole: true }).floor());
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

  /** The chosen option itself. */
  option<Id extends string>(id: string, options: readonly Id[], initial: Id | '' = ''): Id {
    return this.choice(
      id,
      Object.fromEntries(options.map((option) => [option, option])) as Record<string, Id>,
      initial,
    );
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

  /** The rows as forms of their own: at least one, and at most so many. */
  rowForms(id: string, most: number): readonly Form[] {
    const rows = this.rows(id);
    need(rows.length >= 1 && rows.length <= most);
    return rows.map((row) => new Form(row, this.around));
  }
}

/** One where it holds, else nothing: the specification's [x]. */
export const when = (holds: boolean, amount: Operand): Rational => Rational.of(holds ? amount : 0);
