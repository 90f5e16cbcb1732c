import { Big } from '../../schemas/decimal.ts';
import { isDate } from '../../schemas/kinds/date.ts';
import { isDuration, scanUnits, type UnitMatch } from './units.ts';
import { fillers, stem } from './words.ts';

/*
 * Splits a question into words, numbers with their units, days and times of day.
 */

/** One way to understand a number: "2m" is two million or two metres. */
export interface Reading {
  readonly value: Big;
  /** A unit's sign as `units.ts` has it: "kg"; "%"; "$" for money, "$USD" for a stated currency. */
  readonly unit?: string | undefined;
}

interface Placed {
  /** The text as typed. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface WordToken extends Placed {
  readonly kind: 'word';
  readonly stem: string;
  /** The word is the unit of the number at this index. */
  unitOf?: number;
}

export interface SignToken extends Placed {
  readonly kind: 'sign';
  unitOf?: number;
}

export interface NumberToken extends Placed {
  readonly kind: 'number';
  readonly readings: readonly Reading[];
  /** A duration or length of several parts: 5 ft 9 in, each with its unit. */
  readonly parts?: readonly Reading[] | undefined;
  /** The period that an amount is for: "a month", "per year". */
  readonly per?: string | undefined;
  /** The unit that a price is for: "per litre". */
  readonly perUnit?: readonly string[] | undefined;
  /** A word such as "one", which may be no number at all. */
  readonly weak?: boolean | undefined;
  /** The only fields that may hold it, for a word that stands for a number. */
  readonly slots?: readonly string[] | undefined;
  /** The day so long ago, YYYY-MM-DD: "3 weeks ago". */
  readonly ago?: string | undefined;
  /** Written the Indian way: 10 lakh, 1,00,000. */
  readonly indian?: boolean | undefined;
  /** A numerator and denominator as typed: "3/8", "2 3/8". */
  readonly fraction?: string | undefined;
  /** Why the number cannot be understood in one way. */
  readonly doubt?: string | undefined;
}

export interface DateToken extends Placed {
  readonly kind: 'date';
  /** The day as YYYY-MM-DD, or as MM-DD where the year is not stated. */
  readonly iso: string;
  /** Why the day cannot be understood in one way. */
  readonly doubt?: string | undefined;
  /** "Today" or "now", which may be no day of the form. */
  readonly weak?: boolean | undefined;
}

export interface TimeToken extends Placed {
  readonly kind: 'time';
  /** The time of day as HH:MM; nothing for a duration such as 25:30. */
  readonly time?: string | undefined;
  /** The numbers between the colons, as a duration. */
  readonly clock?: readonly number[] | undefined;
}

export type Token = WordToken | SignToken | NumberToken | DateToken | TimeToken;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const holidays: Readonly<Record<string, string>> = {
  'christmas day': '12-25',
  'christmas eve': '12-24',
  christmas: '12-25',
  xmas: '12-25',
  "new year's eve": '12-31',
  'new years eve': '12-31',
  "new year's day": '01-01',
  'new years day': '01-01',
  'new year': '01-01',
  halloween: '10-31',
  "valentine's day": '02-14',
  'valentines day': '02-14',
};

const two = (part: string | number): string => String(part).padStart(2, '0');

/** A regular expression and how what it finds is read; nothing if it is no such thing after all. */
type Scanner<T> = readonly [
  expression: RegExp,
  read: (found: RegExpExecArray, today: string) => T | undefined,
];

const dateOf = (year: string | undefined, month: number, day: string, doubt?: string) => {
  const iso = `${two(month)}-${two(day)}`;
  return isDate(`${year ?? '2024'}-${iso}`)
    ? ({ kind: 'date', iso: year ? `${year}-${iso}` : iso, doubt } as const)
    : undefined;
};
const monthOf = (word = ''): number => months.indexOf(word.slice(0, 3)) + 1;
const fullYear = (year: string | undefined): string | undefined =>
  year && (year.length === 2 ? (Number(year) > 50 ? '19' : '20') + year : year);

/** Another day by its distance from today. */
function near(today: string, days: number) {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return { kind: 'date', iso: day.toISOString().slice(0, 10) } as const;
}

const dates: readonly Scanner<Omit<DateToken, keyof Placed>>[] = [
  [/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/y, ([, y, m, d]) => dateOf(y, Number(m), d ?? '')],
  [
    /(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/])/y,
    ([, a = '', , b = '', y]) => {
      const year = fullYear(y);
      // Day and month can be told apart only if one of them is above twelve, or both are equal.
      if (Number(b) > 12) return dateOf(year, Number(a), b);
      const doubt = Number(a) > 12 || a === b ? undefined : 'day and month could be swapped';
      return dateOf(year, Number(b), a, doubt);
    },
  ],
  [
    new RegExp(
      `(\\d{1,2})(?:st|nd|rd|th)?[\\s-]*(?:day )?(?:of )?${monthWord}\\b\\.?(?:[\\s,-]*(\\d{4}|'\\d{2})(?!\\d))?`,
      'y',
    ),
    ([, d, m, y]) => dateOf(fullYear(y?.replace("'", '')), monthOf(m), d ?? ''),
  ],
  [
    new RegExp(
      `${monthWord}\\b\\.?[\\s-]*(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.,]\\d|\\s*%)(?:[\\s,-]+(\\d{4})(?!\\d))?`,
      'y',
    ),
    ([, m, d, y]) => dateOf(y, monthOf(m), d ?? ''),
  ],
  [
    new RegExp(`(${Object.keys(holidays).join('|')})(?![\\p{L}'])(?:[\\s,]*(\\d{4}))?`, 'uy'),
    ([, name = '', y]) => ({ kind: 'date', iso: `${y ? `${y}-` : ''}${holidays[name]}` }),
  ],
  [/(?:today|now)(?:'s)?\b/y, (_, today) => ({ ...near(today, 0), weak: true })],
  [/tomorrow\b/y, (_, today) => near(today, 1)],
  [/yesterday\b/y, (_, today) => near(today, -1)],
];

const hours: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);

/** A time of day from hours and minutes, in the morning (a) or afternoon (p). */
function timeOf(hour: number, minute: number, half: string | undefined): string | undefined {
  if (half && (hour < 1 || hour > 12)) return undefined;
  const h = half ? (hour % 12) + (/^[pen]|^af/.test(half) ? 12 : 0) : hour;
  return h < 24 && minute < 60 ? `${two(h)}:${two(minute)}` : undefined;
}
/** Which half of the day: "pm", "in the morning". */
const half =
  "(?:o'?clock\\s*)?(?:([ap])\\.?\\s?m\\b\\.?|in the (morning|afternoon|evening)|at (night)|o'?clock)";
/** A time of day as a token; nothing if there is no such time. */
const atTime = (time: string | undefined) => time && ({ kind: 'time', time } as const);

const times: readonly Scanner<Omit<TimeToken, keyof Placed>>[] = [
  [
    new RegExp(`(\\d{1,2})[:.](\\d{2})\\s*${half}`, 'y'),
    ([, h, m, a, b, c]) => atTime(timeOf(Number(h), Number(m), a ?? b ?? c)) || undefined,
  ],
  [
    new RegExp(`(\\d{1,2})\\s*${half}`, 'y'),
    ([, h, a, b, c]) => atTime(timeOf(Number(h), 0, a ?? b ?? c)) || undefined,
  ],
  [
    /(\d{1,3}):(\d{2})(?::(\d{2}))?(?!\d|:)/y,
    ([, ...parts]) => {
      const clock = parts.filter((each) => each !== undefined).map(Number);
      const [h = 0, m = 0] = clock;
      return {
        kind: 'time',
        clock,
        time: clock.length === 2 ? timeOf(h, m, undefined) : undefined,
      };
    },
  ],
  [/(?:12 )?noon\b|midday\b/y, () => ({ kind: 'time', time: '12:00' })],
  [/(?:12 )?midnight\b/y, () => ({ kind: 'time', time: '00:00' })],
  [
    new RegExp(`(half past|quarter past|quarter to) (\\d{1,2}|[a-z]+)(?:\\s*${half})?`, 'y'),
    ([, part, word = '', a, b, c]) => {
      const hour = hours[word] ?? Number(word);
      if (!(hour >= 1 && hour <= 23)) return undefined;
      const minute = part === 'half past' ? 30 : part === 'quarter past' ? 15 : 45;
      const at = part === 'quarter to' ? hour - 1 || 12 : hour;
      return atTime(timeOf(at, minute, a ?? b ?? c)) || undefined;
    },
  ],
];

const halves: Readonly<Record<string, string>> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.33333333333333333333',
  '⅔': '.66666666666666666667',
  '⅛': '.125',
  '⅜': '.375',
  '⅝': '.625',
  '⅞': '.875',
};
/** The same signs as numerator and denominator. */
const parts: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const halfSigns = Object.keys(halves).join('');
const number = new RegExp(
  `(?:(\\d{1,3}(?:,\\d{2,3})*,\\d{3}(?!\\d)|\\d+)(\\.\\d+)?|(\\.\\d+))(?:\\s?([${halfSigns}]))?|([${halfSigns}])`,
  'y',
);
const power =
  /(?:e([-+]?\d{1,3})(?![\d\p{L}])|\s*(?:[x×*]\s*10|\^)\s*\^?\s*([-+]?\d{1,3}|[⁻⁺]?[⁰¹²³⁴-⁹]+))/uy;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const word = /\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?/uy;
/** A word with digits, "b12", which holds no number; but R95 is an amount. */
const mixed =
  /(?!(?:rs?|rm|kr|inr|usd|us|a|c|eur|gbp|ksh|aed|ngn|zar|n|x|n?p|k|w|h)\d)\p{L}+\d+(?![\d.])[\p{L}\d]*/uy;
/** A grade, "B+", which is a word with its sign. */
const grade = /[a-f][+-](?![\p{L}\d])/uy;
const feet = /(\d+)\s?'\s?(\d+(?:\.\d+)?)?\s?(?:"|'')?(?![\p{L}\d])/uy;

/** Words that multiply the number before them. */
const multipliers: Readonly<Record<string, string>> = {
  hundred: '1e2',
  thousand: '1e3',
  thousands: '1e3',
  grand: '1e3',
  k: '1e3',
  lakh: '1e5',
  lakhs: '1e5',
  lac: '1e5',
  lacs: '1e5',
  l: '1e5',
  million: '1e6',
  millions: '1e6',
  mil: '1e6',
  mio: '1e6',
  mn: '1e6',
  m: '1e6',
  crore: '1e7',
  crores: '1e7',
  lpa: '1e5',
  cr: '1e7',
  billion: '1e9',
  bn: '1e9',
  b: '1e9',
  trillion: '1e12',
  dozen: '12',
};
/** Multipliers that are also units, in which case the number has two readings. */
const alsoUnits = new Set(['m', 'l', 'k', 'b']);

const small: Readonly<Record<string, number>> = {
  zero: 0,
  nil: 0,
  ...hours,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** A question with signs that have several forms written in one, each character still in its place. */
const normalized = (question: string): string =>
  question
    .replace(/[’‘′`]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[−–—‒]/g, '-')
    .replace(/\s/g, ' ')
    .toLowerCase()
    // "m2" and "m^2" are square metres.
    .replace(
      /(?<=(?:^|[^a-z])(?:[ckmd]?m|ft|in|yd|mi))(\^?)([23])(?![\d.])/g,
      (_, caret, power) => (power === '2' ? '²' : '³') + (caret ? ' ' : ''),
    );

interface Raw extends Placed {
  kind: Token['kind'];
  [key: string]: unknown;
}

function scan(question: string, today: string, clocks: boolean): Token[] {
  const text = normalized(question);
  const tokens: Raw[] = [];
  let at = 0;
  const match = (expression: RegExp, within = text): RegExpExecArray | null => {
    expression.lastIndex = at;
    return expression.exec(within);
  };
  const push = (length: number, token: object) => {
    const end = at + length;
    tokens.push({ text: question.slice(at, end), start: at, end, ...token } as Raw);
    at = end;
  };
  const first = <T extends object>(all: readonly Scanner<T>[]): boolean => {
    for (const [expression, read] of all) {
      const found = match(expression);
      const token = found && read(found, today);
      if (!token) continue;
      push(found[0].length, token);
      return true;
    }
    return false;
  };
  while (at < text.length) {
    const before = text[at - 1] ?? ' ';
    const fresh = !/[\p{L}\d]/u.test(before);
    if (text[at] === ' ') {
      at += 1;
      continue;
    }
    const height = fresh ? match(feet) : null;
    if (height && !/\d\s?'\s?s/.test(height[0])) {
      const [all, ft = '', inches = '0'] = height;
      push(all.length, {
        kind: 'number',
        readings: [{ value: Big(ft).times(12).plus(inches), unit: 'in' }],
        parts: [
          { value: Big(ft), unit: 'ft' },
          { value: Big(inches), unit: 'in' },
        ],
      });
      continue;
    }
    const metres = fresh ? match(/(\d)\s?m\s?(\d{2})(?![\d\p{L}])/uy) : null;
    if (metres) {
      const value = Big(`${metres[1]}.${metres[2]}`);
      push(metres[0].length, { kind: 'number', readings: [{ value, unit: 'm' }] });
      continue;
    }
    const code = fresh ? match(/0[xbo][0-9a-f]+(?![\p{L}\d])/uy) : null;
    if (code) {
      push(code[0].length, { kind: 'word', stem: code[0] });
      continue;
    }
    const week = fresh ? match(/(\d{4})-?w(\d{1,2})(?![\p{L}\d])/uy) : null;
    if (week) {
      const [, year = '', of = ''] = week;
      push(4, { kind: 'number', readings: [{ value: Big(year) }] });
      at = text.indexOf('w', at);
      push(1, { kind: 'word', stem: 'week' });
      push(of.length, { kind: 'number', readings: [{ value: Big(of) }] });
      continue;
    }
    // Without clocks, 24:36 is two numbers with a colon between.
    const isRatio = !clocks && match(/\d+:\d+(?!\d)(?!\s*[ap]\.?m)/y) !== null;
    if (fresh && (first(dates) || (!isRatio && first(times)))) continue;
    const letter = fresh ? match(grade) : null;
    if (letter) {
      push(2, { kind: 'word', stem: letter[0] });
      continue;
    }
    const name = fresh ? match(mixed) : null;
    if (name && !/[²³]/.test(name[0])) {
      push(name[0].length, { kind: 'word', stem: name[0] });
      continue;
    }
    const found = match(number);
    if (found) {
      const [all, whole = '', decimals = '', point = '', mixed = '', alone = ''] = found;
      let value = Big(
        `${whole.replace(/,/g, '') || '0'}${decimals || point || (halves[mixed || alone] ?? '')}`,
      );
      const start = at;
      at += all.length;
      const exponent = match(power);
      let length = all.length;
      if (exponent) {
        const [tail, plain, other = ''] = exponent;
        const digits = other
          .replace(/[⁰¹²³⁴-⁹]/g, (each) => String(raised.indexOf(each)))
          .replace('⁻', '-')
          .replace('⁺', '');
        const n = Number(plain ?? digits);
        // "x^2" has no number before it, and 2^10 is a power of two.
        value = /^\s*\^/.test(tail)
          ? n >= 0
            ? value.pow(Math.min(n, 300))
            : Big(1).div(value.pow(Math.min(-n, 300)))
          : value.times(Big(10).pow(n));
        length += tail.length;
      }
      at = start;
      const part = parts[mixed || alone];
      push(length, {
        kind: 'number',
        readings: [{ value }],
        ...(part ? { fraction: `${whole ? `${whole} ` : ''}${part}` } : {}),
      });
      continue;
    }
    const letters = match(word);
    if (letters) push(letters[0].length, { kind: 'word', stem: stem(letters[0]) });
    else push(1, { kind: 'sign' });
  }
  return tokens as unknown as Token[];
}

const isWord = (token: Token | undefined, ...texts: readonly string[]): token is WordToken =>
  token?.kind === 'word' && texts.includes(token.text.toLowerCase());

const spanning = (question: string, tokens: readonly Token[]): Placed => {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  return { text: question.slice(start, end), start, end };
};

/** The number that words beginning at an index make, and how many there are. */
function inWords(
  tokens: readonly Token[],
  from: number,
): { value: Big; count: number } | undefined {
  let at = from;
  let total = Big(0);
  let part: Big | undefined;
  const text = (index: number): string =>
    tokens[index]?.kind === 'word' ? (tokens[index] as WordToken).text.toLowerCase() : '';
  const glued = (index: number): boolean => tokens[index]?.kind === 'word' || text(index) === '';
  const half = (index: number): boolean => text(index) === 'half';
  for (; at < tokens.length; at += 1) {
    const each = text(at);
    if (Object.hasOwn(small, each)) {
      const value = small[each] as number;
      if (
        part !== undefined &&
        !(part.mod(100).gte(20) && part.mod(10).eq(0) && value < 10) &&
        !part.mod(100).eq(0)
      )
        break;
      part = (part ?? Big(0)).plus(value);
    } else if (
      half(at) &&
      part === undefined &&
      (/^(of|hundred|thousand|million|lakh|crore|dozen|percent|per)$/.test(text(at + 1)) ||
        (/^an?$/.test(text(at + 1)) &&
          Object.hasOwn(multipliers, text(at + 2)) &&
          text(at + 2).length > 2))
    ) {
      part = Big('0.5');
      if (
        /^(an?)$/.test(text(at + 1)) &&
        Object.hasOwn(multipliers, text(at + 2)) &&
        text(at + 2).length > 2
      )
        at += 1;
    } else if (Object.hasOwn(multipliers, each) && each.length > 2 && part !== undefined) {
      const times = Big(multipliers[each] as string);
      if (times.eq(100) || times.eq(12)) part = part.times(times);
      else {
        total = total.plus(part.times(times));
        part = Big(0);
      }
    } else if (
      /^an?$/.test(each) &&
      part === undefined &&
      Object.hasOwn(multipliers, text(at + 1)) &&
      text(at + 1).length > 2
    ) {
      part = Big(1);
    } else if (each === 'and' && part !== undefined && text(at + 1) === 'a' && half(at + 2)) {
      part = part.plus('0.5');
      at += 2;
    } else if (
      each === 'and' &&
      part !== undefined &&
      (total.gt(0) || part.gte(100)) &&
      Object.hasOwn(small, text(at + 1))
    ) {
      // "two hundred and five"
    } else if (each === 'point' && part !== undefined && Object.hasOwn(small, text(at + 1))) {
      let digits = '';
      while (Object.hasOwn(small, text(at + 1)) && (small[text(at + 1)] as number) < 10) {
        digits += small[text(at + 1)];
        at += 1;
      }
      part = part.plus(`0.${digits}`);
    } else break;
    if (!glued(at + 1)) {
      at += 1;
      break;
    }
  }
  return part === undefined ? undefined : { value: total.plus(part), count: at - from };
}

/** The parts of a whole in words: "three quarters". */
const parted: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  eighth: 8,
  eighths: 8,
  tenth: 10,
  tenths: 10,
};

const periods: Readonly<Record<string, string>> = {
  year: 'year',
  yr: 'year',
  annum: 'year',
  y: 'year',
  annually: 'year',
  yearly: 'year',
  pa: 'year',
  annual: 'year',
  month: 'month',
  mo: 'month',
  mth: 'month',
  monthly: 'month',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  day: 'day',
  daily: 'day',
  second: 'second',
  sec: 'second',
  hour: 'hour',
  hr: 'hour',
  h: 'hour',
  hourly: 'hour',
};

/** The period after a number: "a month", "per year", "/hr", "monthly", "p.a."; and how many tokens it takes. */
function periodAt(
  tokens: readonly Token[],
  at: number,
): { per: string; count: number } | undefined {
  const text = (index: number): string => tokens[index]?.text.toLowerCase() ?? '';
  if (/^(per|a|an|each|every|\/)$/.test(text(at))) {
    const per = periods[text(at + 1)];
    return per ? { per, count: 2 } : undefined;
  }
  if (text(at) === 'p' && text(at + 1) === '.' && text(at + 2) === 'a')
    return { per: 'year', count: 3 };
  // "30k monthly traffic" is no amount a month.
  const next = tokens[at + 1];
  const ends = next?.kind !== 'word' || fillers.has(next.stem);
  return ends && /ly$|^pa$/.test(text(at)) && periods[text(at)]
    ? { per: periods[text(at)] as string, count: 1 }
    : undefined;
}

const durations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  year: { month: '12' },
  month: {},
  week: { day: '7' },
  day: { hour: '24', minute: '1440' },
  hour: { minute: '60', second: '3600' },
  minute: { second: '60' },
  ft: { in: '12' },
  m: { cm: '100' },
  lb: { oz: '16' },
  st: { lb: '14' },
  kg: { g: '1000' },
  mi: { yd: '1760' },
};

/** Merges what belongs together: numbers in words, multipliers, units, periods, quantities of several parts. */
function merge(question: string, tokens: readonly Token[], fractions: boolean): readonly Token[] {
  const out: Token[] = [];
  const words = tokens;
  for (let at = 0; at < words.length; at += 1) {
    const token = words[at] as Token;
    let readings: Reading[] = [];
    let weak = false;
    let indian = /^\d{1,2}(?:,\d{2})+,\d{3}/.test(token.text);
    let isYearly = false;
    let used = 1;
    let fraction: string | undefined;
    let parts: readonly Reading[] | undefined;
    if (token.kind === 'number') {
      readings = [...token.readings];
      parts = token.parts;
      fraction = token.fraction;
      const [slash, below] = [words[at + 1], words[at + 2]];
      const isPart = (one: Token | undefined): one is NumberToken =>
        one?.kind === 'number' && /^\d+$/.test(one.text);
      // "2 3/8" is one number; "3/8" alone may be two.
      const over = words[at + 3];
      if (
        isPart(token) &&
        isPart(slash) &&
        below?.text === '/' &&
        isPart(over) &&
        slash.start - token.end === 1 &&
        Number(slash.text) < Number(over.text)
      ) {
        const [n, d] = [Big(slash.text), Big(over.text)];
        readings = [{ value: Big(token.text).plus(d.eq(0) ? 0 : n.div(d)) }];
        fraction = question.slice(token.start, over.end);
        used = 4;
      } else if (
        fractions &&
        isPart(token) &&
        slash?.text === '/' &&
        isPart(below as Token) &&
        slash.start - token.end < 2
      ) {
        const [n, d] = [Big(token.text), Big((below as Token).text)];
        if (!d.eq(0)) readings = [{ value: n.div(d) }];
        fraction = question.slice(token.start, (below as Token).end);
        used = 3;
      }
      const next = words[at + used];
      if (
        isWord(next, 'and') &&
        isWord(words[at + used + 1], 'a') &&
        isWord(words[at + used + 2], 'half')
      ) {
        readings = readings.map(({ value, unit }) => ({ value: value.plus('0.5'), unit }));
        used += 3;
      }
    } else if (token.kind === 'word') {
      const said = inWords(words, at);
      const below = said ? parted[(words[at + said.count]?.text ?? '').toLowerCase()] : undefined;
      if (said && below && said.value.lt(below) && !/^(?:a|an)$/i.test(token.text)) {
        readings = [{ value: said.value.div(below) }];
        fraction = `${said.value.toFixed()}/${below}`;
        used = said.count + 1;
      } else if (said && said.count > 0) {
        readings = [{ value: said.value }];
        used = said.count;
        weak = said.count === 1 && /^(one|a|an)$/i.test(token.text);
        // "My old one" is no number.
        if (
          weak &&
          isWord(words[at - 1], 'old', 'new', 'this', 'that', 'my', 'big', 'small', 'which', 'the')
        ) {
          readings = [];
          used = 1;
        }
      } else if (/^(an?|half)$/i.test(token.text)) {
        // "an hour", "half an hour", "a year and a half"
        const isHalf = /^half$/i.test(token.text);
        const skip = isHalf && isWord(words[at + 1], 'a', 'an') ? 2 : 1;
        const unit = scanUnits(words, at + skip);
        const before = out.at(-1);
        const introduced =
          isHalf || isWord(before, 'for', 'in', 'over', 'after', 'within', 'of', 'takes', 'took');
        if (unit && introduced && (isHalf || durations[unit.units[0] ?? ''])) {
          readings = [{ value: Big(isHalf ? '0.5' : 1) }];
          used = skip;
          weak = !isHalf;
        }
      }
    }
    if (readings.length === 0) {
      // A unit with a number in it, "L/100 km", where no number stands before it.
      const unit = token.kind === 'word' ? scanUnits(words, at) : undefined;
      const some = unit && words.slice(at, at + unit.count);
      if (some?.some(({ kind }) => kind === 'number')) {
        for (const each of some) out.push({ ...each, kind: 'sign' } as Token);
        at += some.length - 1;
      } else out.push(token);
      continue;
    }
    const sign = out.at(-1);
    // Multipliers, several in a row: "2 hundred thousand".
    for (;;) {
      const next = words[at + used];
      const name = next?.kind === 'word' ? next.text.toLowerCase() : '';
      if (!Object.hasOwn(multipliers, name) || weak) break;
      const apart = (next?.start ?? 0) - (words[at + used - 1]?.end ?? 0);
      const one = name.length <= 2;
      if (apart > (name.length === 1 ? 0 : 1) && one) break;
      const times = Big(multipliers[name] as string);
      if (times.eq('1e5') || times.eq('1e7')) indian = true;
      // Lakh per annum.
      if (name === 'lpa') isYearly = true;
      const scaled: Reading[] = readings.map(({ value }) => ({ value: value.times(times) }));
      if (alsoUnits.has(name)) {
        const unit = scanUnits(words, at + used);
        readings = [
          ...scaled,
          ...readings.flatMap(({ value }) =>
            (unit?.units ?? []).map((each) => ({ value, unit: each })),
          ),
        ];
        if (name === 'k')
          readings = [
            ...scaled,
            ...readings.slice(1),
            ...[{ value: scaled[0]?.value.div(times) ?? Big(0), unit: 'km' }],
          ];
      } else readings = scaled;
      used += 1;
      if (alsoUnits.has(name)) break;
    }
    // A minus sign that is no dash between two words or numbers.
    if (sign?.kind === 'sign' && sign.text === '-' && sign.end === token.start) {
      const earlier = out.at(-2);
      if (!earlier || (earlier.end < sign.start && earlier.kind !== 'number')) {
        readings = readings.map(({ value, unit }) => ({ value: value.neg(), unit }));
        out.pop();
      }
    }
    if (
      isWord(out.at(-1), 'minus', 'negative') &&
      out.at(-2)?.kind !== 'number' &&
      (out.at(-2) as WordToken)?.unitOf === undefined
    ) {
      readings = readings.map(({ value, unit }) => ({ value: value.neg(), unit }));
      out.pop();
    }
    let start = token;
    // Money before the number: $500, Rs. 500, US$ 500.
    const currencyBefore = () => {
      let back = out.length - 1;
      if (out[back]?.text === '.') back -= 1;
      const one = out[back];
      const code = one && currencyOf(one);
      if (!code || (one.kind === 'word' && one.unitOf !== undefined)) return;
      const prefix = out[back - 1];
      const country =
        one.text === '$' && prefix?.kind === 'word' && prefix.end === one.start
          ? dollars[prefix.text.toLowerCase()]
          : undefined;
      start = (country ? prefix : one) as Token;
      out.length = country ? back - 1 : back;
      readings = readings.map(({ value }) => ({ value, unit: country ?? code }));
    };
    currencyBefore();
    const isMoney = readings[0]?.unit?.startsWith('$');
    const from = out.length;
    const tail: Token[] = [];
    let unit: UnitMatch | undefined = readings.some(
      ({ unit: each }) => each !== undefined && !isMoney,
    )
      ? undefined
      : scanUnits(words, at + used);
    // "22 more years"
    if (
      !unit &&
      isWord(words[at + used], 'more', 'full', 'whole', 'extra', 'further') &&
      isDuration(scanUnits(words, at + used + 1)?.units[0] ?? '')
    ) {
      used += 1;
      unit = scanUnits(words, at + used);
    }
    if (unit && isMoney && !unit.units.some((each) => each.startsWith('$'))) unit = undefined;
    if (unit) {
      const { units, count, times } = unit;
      if (!isMoney) {
        const [{ value } = { value: Big(0) }] = readings;
        const scaled = times ? value.times(times) : value;
        readings = units.map((each) => ({ value: scaled, unit: each }));
      }
      for (const each of words.slice(at + used, at + used + count)) {
        tail.push({ ...each, unitOf: from } as Token);
      }
      used += count;
      const and = [words[at + used], words[at + used + 1], words[at + used + 2]];
      if (isWord(and[0], 'and') && isWord(and[1], 'a') && isWord(and[2], 'half')) {
        readings = readings.map(({ value, unit: each }) => ({
          value: value.plus('0.5'),
          unit: each,
        }));
        used += 3;
      }
    }
    const period = isYearly ? { per: 'year' } : periodAt(words, at + used);
    const beside = words[at + used]?.text.toLowerCase() ?? '';
    const perUnit =
      !period && /^(?:per|a|an|\/)$/.test(beside)
        ? scanUnits(words, at + used + 1)?.units
        : undefined;
    const [unitNow] = readings[0]?.unit ?? [];
    if (
      period &&
      unitNow &&
      !/[$%]/.test(unitNow) &&
      !isDuration(readings[0]?.unit ?? '') &&
      (period.per === 'hour' || period.per === 'second')
    ) {
      // "88 feet per second" is no length.
      readings = readings.map(({ value, unit: each }) => ({
        value,
        unit: `${each}/${period.per}`,
      }));
    }
    const last = words[at + used - 1] ?? token;
    const whole = spanning(question, [start, last]);
    const text = words.slice(at, at + used).at(-1)
      ? question.slice(whole.start, Math.max(whole.end, last.end))
      : whole.text;
    const doubt =
      isMoney && /\d\.\d{3}$/.test(token.text) ? 'the dot may group thousands' : undefined;
    const made: NumberToken = {
      kind: 'number',
      ...whole,
      text,
      readings,
      ...(parts ? { parts } : {}),
      ...(period ? { per: period.per } : {}),
      ...(perUnit ? { perUnit } : {}),
      ...(weak ? { weak } : {}),
      ...(indian ? { indian } : {}),
      ...(fraction ? { fraction } : {}),
      ...(doubt ? { doubt } : {}),
    };
    const before = previousQuantity(out);
    // "10 by 12 ft 4 in thick" has three measures.
    const isSide = before && /^(?:by|x|×)$/i.test(out[before.index - 1]?.text ?? '');
    const joined = before && !isSide && joinedWith(before.token, made);
    if (joined) {
      // "5 ft 9 in" replaces "5 ft".
      out[before.index] = { ...joined, ...spanning(question, [before.token, made]) } as NumberToken;
      for (const each of out.slice(before.index + 1))
        if (each.kind === 'word' || each.kind === 'sign') each.unitOf = before.index;
      for (const each of tail)
        if (each.kind === 'word' || each.kind === 'sign') each.unitOf = before.index;
      out.push(...tail);
    } else out.push(made, ...tail);
    at += used - 1;
  }
  return out;
}

/** The quantity that ends right before the next token, with an "and" between at most. */
function previousQuantity(
  out: readonly Token[],
): { token: NumberToken; index: number } | undefined {
  let index = out.length - 1;
  if (isWord(out[index], 'and')) index -= 1;
  while (index >= 0 && (out[index] as WordToken).unitOf !== undefined) index -= 1;
  const token = out[index];
  return token?.kind === 'number' ? { token, index } : undefined;
}

/** Two quantities as one: 5 ft 9 in, 2 years 6 months; nothing if they do not belong together. */
function joinedWith(one: NumberToken, other: NumberToken): NumberToken | undefined {
  const [a, b] = [one.readings[0], other.readings[0]];
  if (!a?.unit || !b || one.per || (one.weak && !durations[a.unit])) return undefined;
  const last = one.parts?.at(-1)?.unit ?? a.unit;
  // "5 foot 9": inches without their unit.
  const unit =
    b.unit ??
    (last === 'ft' && !other.per && b.value.lt(12) && other.start - one.end < 2 ? 'in' : undefined);
  const ratio = unit && durations[last]?.[unit];
  if (!ratio || b.value.gte(ratio)) return undefined;
  const times = durations[a.unit]?.[unit as string] ?? ratio;
  return {
    ...one,
    per: other.per,
    readings: [{ value: a.value.times(times).plus(b.value), unit }],
    parts: [...(one.parts ?? [a]), { value: b.value, unit }],
  };
}

const dollars: Readonly<Record<string, string>> = {
  us: '$USD',
  a: '$AUD',
  au: '$AUD',
  c: '$CAD',
  ca: '$CAD',
  nz: '$NZD',
  s: '$SGD',
  hk: '$HKD',
  r: '$BRL',
};
const currencySigns: Readonly<Record<string, string>> = {
  $: '$',
  '€': '$EUR',
  '£': '$GBP',
  '¥': '$JPY',
  '₹': '$INR',
  '₩': '$KRW',
  rs: '$INR',
  r: '$ZAR',
  rm: '$MYR',
  inr: '$INR',
  usd: '$USD',
  eur: '$EUR',
  gbp: '$GBP',
  '₦': '$NGN',
  '₺': '$TRY',
  '₽': '$RUB',
  '฿': '$THB',
  '₫': '$VND',
  '₱': '$PHP',
  '₪': '$ILS',
  ksh: '$KES',
  aed: '$AED',
  sgd: '$SGD',
  cad: '$CAD',
  aud: '$AUD',
  chf: '$CHF',
  jpy: '$JPY',
  ngn: '$NGN',
  zar: '$ZAR',
  pkr: '$PKR',
};

/** The currency that a sign or word before a number names: "$", "$INR". */
const currencyOf = (token: Token): string | undefined =>
  token.kind === 'sign' || token.kind === 'word'
    ? currencySigns[token.text.toLowerCase()]
    : undefined;

/** Days without a year: that of another day in the question, or the next such day after "until". */
function withYears(tokens: readonly Token[], today: string): readonly Token[] {
  const year = tokens
    .find((each): each is DateToken => each.kind === 'date' && each.iso.length > 5 && !each.weak)
    ?.iso.slice(0, 4);
  return tokens.map((token, index) => {
    if (token.kind !== 'date' || token.iso.length > 5) return token;
    if (year) return { ...token, iso: `${year}-${token.iso}` };
    const isNext = tokens
      .slice(Math.max(index - 3, 0), index)
      .some((each) => isWord(each, 'until', 'till', 'til', 'to', 'next', 'before'));
    const thisYear = `${today.slice(0, 4)}-${token.iso}`;
    const iso = thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${token.iso}`;
    return { ...token, iso, ...(isNext ? {} : { doubt: 'the year is missing' }) };
  });
}

/** The day that is a duration before another; nothing for hours and the like. */
function before(today: string, { value, unit }: Reading): string | undefined {
  const count = Number(value.toFixed());
  const day = new Date(`${today}T00:00:00Z`);
  if (!Number.isInteger(count) || count > 100_000) return undefined;
  if (unit === 'day' || unit === 'week')
    day.setUTCDate(day.getUTCDate() - count * (unit === 'week' ? 7 : 1));
  else if (unit === 'month' || unit === 'year') {
    const date = day.getUTCDate();
    day.setUTCMonth(day.getUTCMonth() - count * (unit === 'year' ? 12 : 1));
    // The last day of a shorter month.
    if (day.getUTCDate() !== date) day.setUTCDate(0);
  } else return undefined;
  return day.toISOString().slice(0, 10);
}

/** "30 x 60 cm": the first number has the unit of the second. */
function withSharedUnits(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const [by, other] = [tokens[at + 1], tokens[at + 2]];
    const isBy = by && /^(?:x|×|\*|by)$/i.test(by.text);
    if (token.kind !== 'number' || !isBy || other?.kind !== 'number') return token;
    const [{ value, unit } = { value: Big(0), unit: undefined }] = token.readings;
    const third = tokens[at + 4];
    const units = (
      other.readings[0]?.unit
        ? other
        : third?.kind === 'number' && /^(?:x|×|\*|by)$/i.test(tokens[at + 3]?.text ?? '')
          ? third
          : other
    ).readings.flatMap((each) => each.unit ?? []);
    const isBare =
      unit === undefined &&
      token.readings.length === 1 &&
      !units.some((each) => /^[%$]/.test(each));
    return isBare && units.length > 0
      ? { ...token, readings: units.map((each) => ({ value, unit: each })) }
      : token;
  });
}

/** Words after which a span begins, or ends, on the current day. */
const fromToday = new Set(['until', 'till', 'til', 'left', 'away']);
const toToday = new Set(['since', 'passed', 'ago']);

/** A question that names one day, or none, and counts from the current day says so in other words. */
function withToday(tokens: readonly Token[], today: string): readonly Token[] {
  const all = tokens.map((token, index): Token => {
    const [reading] = token.kind === 'number' ? token.readings : [];
    let next = index + 1;
    while ((tokens[next] as WordToken | undefined)?.unitOf === index) next += 1;
    return reading && isWord(tokens[next], 'ago')
      ? ({ ...token, ago: before(today, reading) } as Token)
      : token;
  });
  const days = all.filter(({ kind }) => kind === 'date').length;
  const has = (words: ReadonlySet<string>) =>
    all.some((token) => token.kind === 'word' && words.has(token.text.toLowerCase()));
  const end = all.at(-1)?.end ?? 0;
  const now: Token = { kind: 'date', iso: today, weak: true, text: 'today', start: end, end };
  const fromNow =
    all.some((token, index) => isWord(token, 'from', 'in') && isWord(all[index + 1], 'now')) ||
    has(new Set(['ago', 'hence']));
  if (days === 1 && has(fromToday)) return shifted([{ ...now, start: 0, end: 0 }, ...all]);
  return (days === 1 && has(toToday)) || (days === 0 && fromNow) ? [...all, now] : all;
}

/** Tokens with one more at the beginning: the units of numbers stay with them. */
const shifted = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) =>
    'unitOf' in token && token.unitOf !== undefined
      ? { ...token, unitOf: token.unitOf + 1 }
      : token,
  );

/** What signs between numbers mean. */
export interface Views {
  /** "3/4" is one number, else it is two with a sign between. */
  readonly fractions: boolean;
  /** "24:36" is a duration or a time of day, else it is two numbers. */
  readonly clocks: boolean;
}

/** Splits a question into tokens; `today` is YYYY-MM-DD. */
export const tokenize = (
  question: string,
  today: string,
  { fractions, clocks }: Views,
): readonly Token[] =>
  withToday(
    withYears(
      withSharedUnits(merge(question, scan(question.slice(0, 300), today, clocks), fractions)),
      today,
    ),
    today,
  );
