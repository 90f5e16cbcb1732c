import { type Formula, type FunctionName, isAggregate } from '../../../schemas/formula.ts';

/*
 * The formulas of a manifest as formulas of a spreadsheet. A spreadsheet binds a minus sign tighter than a
 * power, and reads powers from the left; its days are counted from another one; a blank counts as 0 there.
 */

/** A formula of a spreadsheet, or a part of one. */
export interface Term {
  readonly text: string;
  /** How strongly its outermost sign binds: 1 for a sum, 2 for a product, 3 for a power, 5 for the rest. */
  readonly strength: number;
  /** A day as spreadsheets count them. */
  readonly isDay?: boolean | undefined;
  readonly isWhole?: boolean | undefined;
}

/** What an id of a formula is in the spreadsheet. */
export interface Reference {
  readonly text: string;
  readonly isDay?: boolean | undefined;
  readonly isWhole?: boolean | undefined;
  /** The cell may be blank, and then what is worked out of it is blank as well. */
  readonly mayBeBlank?: boolean | undefined;
}

/** What a formula is translated with. */
export interface Places {
  /** The cell of an id; throws if there is none. */
  readonly at: (id: string) => Reference;
  /** The formula for all rows, or all numbers of a list, together. */
  readonly over: (name: FunctionName, of: Formula) => Reference;
}

/** How far the days of spreadsheets are ahead of those of the formulas, which count from 1 January 1970. */
export const daysAhead = 25569;

/** A sum from a spreadsheet, a third times three, is to be three before it is cut. */
const settled = (text: string): string => `ROUND(${text},10)`;

const atom = (text: string, more: Partial<Term> = {}): Term => ({ text, strength: 5, ...more });

/** A term as a number: of a day, as formulas count them. */
const asNumber = (term: Term): Term =>
  term.isDay ? { text: `${term.text}-${daysAhead}`, strength: 1, isWhole: true } : term;

/** A term as the value of a figure that is a day, or of one that is not. */
export const asFigure = (term: Term, isDay: boolean): string => {
  if (isDay === !!term.isDay) return term.text;
  return isDay ? `${within(term, 1)}+${daysAhead}` : asNumber(term).text;
};

const within = (term: Term, least: number): string =>
  term.strength < least ? `(${term.text})` : term.text;

const literal = (formula: Formula | undefined): number | undefined =>
  formula?.kind === 'number'
    ? Number(formula.text)
    : formula?.kind === 'negative' && formula.of.kind === 'number'
      ? -Number(formula.of.text)
      : undefined;

/** One plus something, as in the growth of a balance, which is never 0 to the power of 0. */
const isGrowth = (formula: Formula): boolean =>
  formula.kind === 'binary' && formula.operator === '+' && literal(formula.left) === 1;

type Call = (terms: readonly Term[]) => Term;

const call =
  (name: string): Call =>
  (terms) =>
    atom(`${name}(${terms.map(({ text }) => text).join(',')})`);

const whole =
  (write: (text: string) => string): Call =>
  ([term = atom('0')]) =>
    term.isWhole ? term : atom(write(term.text), { isWhole: true });

/** The least or the greatest: of days, a day. */
const extreme =
  (name: string): Call =>
  (terms) => {
    const isDay = terms.every((term) => term.isDay);
    const texts = terms.map((term) => (isDay ? term : asNumber(term)).text);
    return atom(`${name}(${texts.join(',')})`, {
      isDay,
      isWhole: terms.every((term) => term.isWhole),
    });
  };

const wholeNumbers =
  (name: string): Call =>
  (terms) =>
    atom(`${name}(${terms.map(({ text }) => `ABS(${text})`).join(',')})`, { isWhole: true });

const calls: { readonly [K in FunctionName]?: Call } = {
  abs: call('ABS'),
  acos: ([x]) => atom(`DEGREES(ACOS(ROUND(${x?.text},15)))`),
  asin: ([x]) => atom(`DEGREES(ASIN(ROUND(${x?.text},15)))`),
  atan: ([x]) => atom(`DEGREES(ATAN(${x?.text}))`),
  ceil: whole((text) => `CEILING(${settled(text)},1)`),
  cos: ([x]) => atom(`ROUND(COS(RADIANS(${x?.text})),15)`),
  exp: call('EXP'),
  factorial: ([x]) => atom(`FACT(${x?.text})`, { isWhole: true }),
  floor: whole((text) => `FLOOR(${settled(text)},1)`),
  max: extreme('MAX'),
  min: extreme('MIN'),
  gcd: wholeNumbers('GCD'),
  lcm: wholeNumbers('LCM'),
  ln: call('LN'),
  log10: call('LOG10'),
  log2: ([x]) => atom(`LOG(${x?.text},2)`),
  mod: ([value = atom('0'), divisor = atom('1')]) => {
    if (value.isWhole && divisor.isWhole) {
      return atom(`MOD(${value.text},${divisor.text})`, { isWhole: true });
    }
    const by = within(divisor, 3);
    return {
      text: `${within(value, 1)}-${by}*FLOOR(${settled(`${within(value, 2)}/${by}`)},1)`,
      strength: 1,
    };
  },
  normal: ([x]) => atom(`_xlfn.NORM.S.DIST(${x?.text},TRUE())`),
  normalQuantile: call('_xlfn.NORM.S.INV'),
  round: ([x = atom('0'), decimals]) => {
    if (decimals) return atom(`ROUND(${settled(x.text)},${decimals.text})`);
    return x.isWhole ? x : atom(`ROUND(${settled(x.text)},0)`, { isWhole: true });
  },
  sin: ([x]) => atom(`ROUND(SIN(RADIANS(${x?.text})),15)`),
  sqrt: call('SQRT'),
  tan: ([x]) => atom(`TAN(RADIANS(${x?.text}))`),
  // Functions that came after 2007 have this prefix in files.
  tQuantile: call('_xlfn.T.INV'),
};

/**
 * Takes a parsed formula and the cells of its ids; returns the formula of the spreadsheet, and the cells
 * among them that may be blank. Throws the errors of `places`.
 */
export function translate(
  formula: Formula,
  places: Places,
): { readonly term: Term; readonly mayBeBlank: readonly string[] } {
  const blank = new Set<string>();
  const found = ({ text, isDay, isWhole, mayBeBlank }: Reference): Term => {
    if (mayBeBlank) blank.add(text);
    return atom(text, { isDay, isWhole });
  };
  const term = (each: Formula): Term => {
    switch (each.kind) {
      case 'number':
        return atom(each.text, { isWhole: /^\d+$/.test(each.text) });
      case 'pi':
        return atom('PI()');
      case 'id':
        return found(places.at(each.id));
      case 'negative': {
        const of = asNumber(term(each.of));
        // Weaker than everything, so that brackets are around it wherever it is part of something.
        return { text: `-${within(of, 5)}`, strength: 0.5, isWhole: of.isWhole };
      }
      case 'binary':
        return binary(each);
      case 'call': {
        if (isAggregate(each)) return found(places.over(each.name, each.of[0] as Formula));
        const of = each.of.map(term);
        const isExtreme = each.name === 'max' || each.name === 'min';
        return (calls[each.name] as Call)(isExtreme ? of : of.map(asNumber));
      }
    }
  };
  const binary = (each: Extract<Formula, { kind: 'binary' }>): Term => {
    const { operator } = each;
    const [left, right] = [term(each.left), term(each.right)];
    if (operator === '-' && right.isDay && left.isDay) {
      return { text: `${within(left, 1)}-${within(right, 1.5)}`, strength: 1, isWhole: true };
    }
    const keepsDay =
      (operator === '+' && left.isDay !== right.isDay && (left.isDay || right.isDay)) ||
      (operator === '-' && left.isDay && !right.isDay);
    const [a, b] = keepsDay ? [left, right] : [asNumber(left), asNumber(right)];
    const isWhole = a.isWhole && b.isWhole && operator !== '/' && operator !== '^';
    if (operator === '+')
      return { text: `${within(a, 1)}+${within(b, 1)}`, strength: 1, isDay: keepsDay, isWhole };
    if (operator === '-')
      return { text: `${within(a, 1)}-${within(b, 1.5)}`, strength: 1, isDay: keepsDay, isWhole };
    if (operator === '*')
      return { text: `${within(a, 2)}*${within(b, 2.5)}`, strength: 2, isWhole };
    if (operator === '/') return { text: `${within(a, 2)}/${within(b, 2.5)}`, strength: 2 };
    const power = `${within(a, 5)}^${within(b, 5)}`;
    const exponent = literal(each.right);
    // Here 0 to the power of 0 is 1; in a spreadsheet it is an error.
    return exponent || literal(each.left) || each.left.kind === 'pi' || isGrowth(each.left)
      ? { text: power, strength: 3 }
      : atom(`IF(${b.text}=0,1,${power})`);
  };
  return { term: term(formula), mayBeBlank: [...blank] };
}

/** A formula that is blank while one of some cells is. */
export const unlessBlank = (cells: readonly string[], text: string): string => {
  const [first] = cells;
  if (first === undefined) return text;
  const blanks = cells.map((cell) => `${cell}=""`).join(',');
  return `IF(${cells.length > 1 ? `OR(${blanks})` : blanks},"",${text})`;
};
