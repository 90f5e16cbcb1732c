import {
  type Formula,
  type FunctionName,
  functionNames,
  functions,
  toText,
} from '../../../schemas/formula.ts';
import { nearest } from '../../../schemas/nearest.ts';

/*
 * Reads a formula as people write it: “= 2πr · h²”, “10% of price per litre”, “SUM(a; b)”, “1,5 × rate”. It gives
 * the syntax tree that the manifest’s own notation has, or says in plain words what cannot be read, where,
 * and what was probably meant. Manifests keep the one notation of schemas/formula.ts: they are reviewed and
 * compared as code. The form of /make writes it for the author.
 */

/** Something that a formula can name. */
export interface Named {
  readonly id: string;
  readonly label: string;
  /** The letter for it in formulas, as TeX. */
  readonly symbol?: string | undefined;
}

/** Why a formula cannot be read. */
export interface Misreading {
  readonly message: string;
  /** The part of the text that it is about. */
  readonly from: number;
  readonly to: number;
  /** Whole formulas that were probably meant, the likeliest first. */
  readonly fixes: readonly string[];
}

/** A formula as it was read, or why it was not. */
export type Reading = { readonly formula: Formula } | { readonly mistake: Misreading };

type TokenKind = 'number' | 'name' | 'function' | 'sign' | 'power' | 'end';

interface Token {
  readonly kind: TokenKind;
  /** The sign; the id; the number as the strict notation writes it; the exponent. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

class Unreadable extends Error {
  readonly misreading: Misreading;
  constructor(message: string, from: number, to: number, fixes: readonly string[] = []) {
    super(message);
    this.misreading = { message, from, to, fixes };
  }
}

const signs: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '•': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  ':': '/',
  '−': '-',
  '–': '-',
  '—': '-',
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
  '**': '^',
  ';': ',',
};
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const fractions: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅛': [1, 8],
};
const greek = new Map(
  Object.entries({
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    theta: 'θ',
    lambda: 'λ',
    mu: 'μ',
    rho: 'ρ',
    sigma: 'σ',
    phi: 'φ',
    omega: 'ω',
  }),
);

/** Functions of spreadsheets by the name that they have here; what needs more is made in `called`. */
const aliases = new Map<string, FunctionName>(
  Object.entries({
    average: 'mean',
    avg: 'mean',
    int: 'floor',
    ceiling: 'ceil',
    fact: 'factorial',
    arcsin: 'asin',
    arccos: 'acos',
    arctan: 'atan',
    lg: 'log10',
    ld: 'log2',
    lb: 'log2',
  } as const),
);
/** Functions that are made of others. */
const made = ['power', 'pow', 'product', 'cbrt', 'roundup', 'rounddown', 'log', 'root'] as const;
/** What spreadsheets and programs decide with. */
const decisions = [
  'if',
  'ifs',
  'iif',
  'and',
  'or',
  'not',
  'switch',
  'choose',
  'iferror',
  'then',
  'else',
];
/** What is written behind a number, and is none of a formula. */
const units =
  /^(?:mm|cm|dm|m|km|in|ft|yd|mi|mg|g|kg|t|lb|oz|ml|cl|l|h|min|s|sec|hours?|minutes?|days?|weeks?|months?|years?|metres?|meters?|litres?|liters?|euros?|dollars?|usd|eur|gbp|kwh)(?![\p{L}\p{N}])/iu;

const number = (text: string | number): Formula => ({ kind: 'number', text: String(text) });
const binary = (operator: '+' | '-' | '*' | '/' | '^', left: Formula, right: Formula): Formula => ({
  kind: 'binary',
  operator,
  left,
  right,
});

const escapedPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Spelling {
  readonly id: string;
  readonly pattern: RegExp;
  readonly length: number;
  readonly isId: boolean;
}

/** All that a name may be written as, the longest first: its id, its label, its words, its symbol. */
function spellings(names: readonly Named[]): readonly Spelling[] {
  const found: Spelling[] = [];
  for (const { id, label, symbol = '' } of names) {
    const add = (text: string, flags: string, isId = false) => {
      const words = text.trim().split(/\s+/).map(escapedPattern).join('\\s+');
      if (words === '' || /^[\d\s]/.test(text)) return;
      const end = /[\p{L}\p{N}]$/u.test(text) ? '(?![\\p{L}\\p{Nd}_])' : '';
      found.push({ id, pattern: new RegExp(words + end, `y${flags}`), length: text.length, isId });
    };
    add(id, 'u', true);
    add(label, 'iu');
    add(label.replace(/\s*\([^)]*\)\s*$/, ''), 'iu');
    const words = id.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
    if (words !== id) add(words, 'iu');
    const plain = symbol.replace(/^\\(\w+)$/, (_, name: string) => greek.get(name) ?? name);
    if (/^[\p{L}](?:_\{?\w+\}?)?$/u.test(plain)) {
      add(plain, 'u');
      add(plain.replace(/[{}]/g, ''), 'u');
      add(plain.replace(/[_{}]/g, ''), 'u');
    }
  }
  // An id that is another figure’s label as well is the id: the strict notation has nothing else.
  return found.sort((a, b) => b.length - a.length || Number(b.isId) - Number(a.isId));
}

/** Whether a comma inside the brackets that open at an offset can only be a decimal sign. */
function hasSemicolon(text: string, from: number): boolean {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] as string;
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (sign === ';' && depth === 1) return true;
    if (depth === 0 && at > from) return false;
  }
  return false;
}

/** Splits a text into numbers, names, functions and signs; throws an Unreadable. */
function tokensOf(text: string, names: readonly Named[], begin: number): readonly Token[] {
  const known = spellings(names);
  const tokens: Token[] = [];
  /** Of each open bracket, whether a comma in it parts the values of a function. */
  const brackets: boolean[] = [];
  let at = begin;
  const push = (kind: TokenKind, value: string, length: number) => {
    tokens.push({ kind, text: value, from: at, to: at + length });
    at += length;
  };
  const replaced = (from: number, to: number, by: string) =>
    text.slice(0, from) + by + text.slice(to);

  while (at < text.length) {
    const rest = text.slice(at);
    const sign = rest[0] as string;
    if (/\s/.test(sign)) {
      at += 1;
      continue;
    }
    const figure = /^\d[\d.,]*/.exec(rest)?.[0].replace(/[.,]+$/, '');
    if (figure !== undefined) {
      push('number', numberIn(figure, brackets.at(-1) ?? false, at, replaced), figure.length);
      continue;
    }
    const last = tokens.at(-1);
    const isCall = /^[A-Za-z]\w*\s*\(/.test(rest);
    const word = /^[\p{L}_][\p{L}\p{Nd}_]*/u.exec(rest)?.[0] ?? '';
    const spelled = known.find(({ pattern }) => {
      pattern.lastIndex = at;
      return pattern.test(text);
    });
    const functionName = functionOf(word);
    const hasValue = isCall || /^\w+(?!\w)\s*[\p{L}\d(√π|]/u.test(rest);
    if (functionName !== undefined && (isCall || !spelled) && hasValue) {
      push('function', functionName, word.length);
      continue;
    }
    if (spelled) {
      push('name', spelled.id, spelled.pattern.lastIndex - at);
      continue;
    }
    if (sign === 'π' || /^pi$/i.test(word)) {
      push('name', 'pi', sign === 'π' ? 1 : 2);
      const call = /^\s*\(\s*\)/.exec(text.slice(at));
      if (call) at += call[0].length;
      continue;
    }
    if (word !== '') {
      const lower = word.toLowerCase();
      if (lower === 'of' && last?.text === '%') {
        push('sign', '*', word.length);
        continue;
      }
      if (lower === 'x' && last && last.kind !== 'sign') {
        push('sign', '*', word.length);
        continue;
      }
      unknownWord(text, at, word, last, names, replaced);
    }
    const power = new RegExp(`^[${superscripts}]+`).exec(rest)?.[0];
    if (power !== undefined) {
      push('power', [...power].map((each) => superscripts.indexOf(each)).join(''), power.length);
      continue;
    }
    const fraction = fractions[sign];
    if (fraction) {
      push('number', fraction.join('/'), 1);
      continue;
    }
    if ('€$£¥₹'.includes(sign)) {
      at += 1;
      continue;
    }
    const double = rest.startsWith('**') ? '**' : sign;
    const plain = signs[double] ?? double;
    if (plain === '(') {
      const ofCall = last?.kind === 'function';
      brackets.push(ofCall && !hasSemicolon(text, at));
    } else if (plain === ')') brackets.pop();
    if (!'+-*/^(),%!|√∛'.includes(plain)) unknownSign(text, at, sign, replaced);
    push('sign', plain, double.length);
  }
  return [...tokens, { kind: 'end', text: '', from: text.length, to: text.length }];
}

/** A number as the strict notation writes it. */
function numberIn(
  figure: string,
  isInCall: boolean,
  at: number,
  replaced: (from: number, to: number, by: string) => string,
): string {
  const to = at + figure.length;
  if (/^\d+(?:\.\d+)?$/.test(figure)) return figure;
  // “max(2,5)”: the first value of a function ends at the comma.
  const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(figure);
  if (/^\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$/.test(figure) || /^\d{1,3}(?:,\d{3})+\.\d+$/.test(figure))
    return figure.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(figure)) return figure.replaceAll('.', '').replace(',', '.');
  if (thousands && !figure.startsWith('0')) {
    const [whole, decimal] = [figure.replace(',', ''), figure.replace(',', '.')];
    throw new Unreadable(
      `“${figure}” can be ${whole} or ${decimal}: write it without the comma, or with a point.`,
      at,
      to,
      [replaced(at, to, whole), replaced(at, to, decimal)],
    );
  }
  if (/^\d+,\d+$/.test(figure)) {
    if (!isInCall) return figure.replace(',', '.');
    const decimal = figure.replace(',', '.');
    throw new Unreadable(
      `“${figure}” can be one number or two: put a space behind the comma between two values, or write ${decimal}.`,
      at,
      to,
      [replaced(at, to, figure.replace(',', ', ')), replaced(at, to, decimal)],
    );
  }
  throw new Unreadable(`“${figure}” is no number: write it like 1234.5.`, at, to);
}

/** The function that a word names, in the notation of manifests or of spreadsheets. */
function functionOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  const exact = functionNames.find((each) => each.toLowerCase() === lower);
  return exact ?? aliases.get(lower) ?? made.find((each) => each === lower);
}

type Replaced = (from: number, to: number, by: string) => string;

/** Says what a word is that is no name; throws an Unreadable. */
function unknownWord(
  text: string,
  at: number,
  word: string,
  last: Token | undefined,
  names: readonly Named[],
  replaced: Replaced,
): never {
  const to = at + word.length;
  const rest = text.slice(to);
  if (decisions.includes(word.toLowerCase())) {
    throw new Unreadable(
      `A formula does not decide: “${word.toUpperCase()}” is not known. Give the figure several formulas, each with the condition under which it holds.`,
      at,
      to,
    );
  }
  if (last?.kind === 'number' && last.to <= at && units.test(text.slice(at))) {
    throw new Unreadable(`“${word}” is a unit: a formula has only numbers and names.`, at, to, [
      replaced(last.to, to, ''),
    ]);
  }
  const guess = nearest(word, functionNames);
  const spelled = names.flatMap(({ id, label }) => [id, label]);
  // “2πradus(r + h)”: a name that is nearly known is one, also before a bracket.
  if (/^\s*\(/.test(rest) && (guess !== undefined || nearest(word, spelled) === undefined)) {
    throw new Unreadable(
      `There is no function “${word}”.`,
      at,
      to,
      guess ? [replaced(at, to, guess)] : [],
    );
  }
  if (/^[A-Z]{1,2}\d{1,5}$/.test(word)) {
    throw new Unreadable(
      `“${word}” is a cell of a spreadsheet: write the name of a field instead.`,
      at,
      to,
    );
  }
  const phrase =
    /^[\p{L}_][\p{L}\p{Nd}_]*(?:\s+[\p{L}_][\p{L}\p{Nd}_]*)*/u.exec(text.slice(at))?.[0] ?? word;
  // “loan amont” is one name with a mistake, not an unknown “loan”.
  const likely = (each: string) => withWords(each, names) ?? nearest(each, spelled);
  const isPhrase = phrase !== word && likely(phrase) !== undefined;
  const meant = isPhrase ? phrase : word;
  const guesses = [meant].flatMap((each) => {
    const spelling = likely(each);
    const label = names.find(({ id }) => id === spelling)?.label ?? spelling;
    return label === undefined ? [] : [replaced(at, at + each.length, label)];
  });
  const product = productOfSymbols(word, names);
  throw new Unreadable(
    functionOf(word)
      ? `“${word}” is a function: put its value in brackets behind it.`
      : `There is no field or result called “${meant}”.`,
    at,
    at + meant.length,
    [...new Set([...(product ? [replaced(at, to, product)] : []), ...guesses])],
  );
}

/** The label of the one name that has all words of a phrase: “wall width” is “Width of the wall in metres”. */
function withWords(phrase: string, names: readonly Named[]): string | undefined {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u);
  const words = wordsOf(phrase);
  const [only, ...more] = names.filter(({ label }) => {
    const known = wordsOf(label);
    return words.every((word) => known.includes(word));
  });
  return more.length === 0 ? only?.label : undefined;
}

/** “rh” as “r × h”, if every letter is the symbol or id of something. */
function productOfSymbols(word: string, names: readonly Named[]): string | undefined {
  const isName = (letter: string) =>
    names.some(({ id, symbol }) => id === letter || symbol === letter);
  return word.length < 5 && word.length > 1 && [...word].every(isName)
    ? [...word].join(' × ')
    : undefined;
}

/** Says what a sign is that no formula has; throws an Unreadable. */
function unknownSign(text: string, at: number, sign: string, replaced: Replaced): never {
  if (sign === '=') {
    throw new Unreadable(
      'A formula is the right side alone: what stands before “=” is the result itself.',
      0,
      at + 1,
      [text.slice(at + 1).trim()],
    );
  }
  if ('<>≤≥≠'.includes(sign)) {
    throw new Unreadable(
      `A formula does not compare: “${sign}” is not known. Give the figure several formulas, each with the condition under which it holds.`,
      at,
      at + 1,
    );
  }
  throw new Unreadable(`“${sign}” has no meaning in a formula.`, at, at + 1, [
    replaced(at, at + 1, '').trim(),
  ]);
}

/** The most tokens of a formula, and how deep it can be nested, as in schemas/formula.ts. */
const most = { tokens: 2000, depth: 100 };

/** How a sign is written on the buttons and in messages. */
const shownSign: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' };
const shown = ({ text }: Token): string => shownSign[text] ?? text;

function parse(text: string, tokens: readonly Token[]): Formula {
  let next = 0;
  let depth = 0;
  /** How many bars of absolute values are open: inside them a bar closes. */
  let bars = 0;
  const token = (): Token => tokens[next] as Token;
  const peek = (sign: string) => token().kind === 'sign' && token().text === sign;
  const part = (from: number, to: number) => text.slice(from, to).trim();
  const before = (): Token | undefined => tokens[next - 1];
  const nested = (inner: () => Formula): Formula => {
    depth += 1;
    if (depth > most.depth) {
      throw new Unreadable(
        'It is nested too deep: work it out in several figures.',
        0,
        text.length,
      );
    }
    const formula = inner();
    depth -= 1;
    return formula;
  };
  const startsValue = (): boolean => {
    const { kind, text: sign } = token();
    return (
      kind === 'number' ||
      kind === 'name' ||
      kind === 'function' ||
      (kind === 'sign' && ('(√∛'.includes(sign) || (sign === '|' && bars === 0)))
    );
  };

  function sum(): Formula {
    const start = token().from;
    let left = product();
    while (peek('+') || peek('-')) {
      const operator = token().text as '+' | '-';
      next += 1;
      const from = token().from;
      const right = product();
      const end = before() as Token;
      // “price + 10%”: of what is not said.
      const isOfOne = left.kind === 'number' && left.text === '1';
      if (end.text === '%' && isPercentAlone(right) && !isOfOne) {
        const whole = part(start, from - 1)
          .replace(/[-+−–—]$/, '')
          .trim();
        const share = part(from, end.to);
        const of = /[-+−–—]/.test(whole) ? `(${whole})` : whole;
        throw new Unreadable(`${share} of what? Say so.`, from, end.to, [
          `${text.slice(0, end.to)} of ${of}${text.slice(end.to)}`,
        ]);
      }
      left = binary(operator, left, right);
    }
    return left;
  }
  const isPercentAlone = ({ kind, ...of }: Formula): boolean =>
    kind === 'binary' &&
    'left' in of &&
    of.operator === '/' &&
    of.left.kind === 'number' &&
    of.right.kind === 'number' &&
    of.right.text === '100';

  function product(): Formula {
    let left = signed();
    /** Where the divisor begins, while it is what was read last. */
    let divisor: number | undefined;
    for (;;) {
      if (peek('*') || peek('/')) {
        const operator = token().text as '*' | '/';
        next += 1;
        divisor = operator === '/' ? token().from : undefined;
        left = binary(operator, left, signed());
      } else if (startsValue()) {
        const [previous, from] = [before() as Token, token().from];
        if (previous.kind === 'number' && token().kind === 'number') twoNumbers(previous, token());
        const right = signed();
        const end = (before() as Token).to;
        if (divisor !== undefined) {
          const below = part(divisor, from);
          const further = part(from, end);
          throw new Unreadable(
            `Is ${further} below the line as well? Use brackets or ×.`,
            divisor,
            end,
            [
              `${text.slice(0, divisor)}(${below} × ${further})${text.slice(end)}`,
              `${text.slice(0, from).trimEnd()} × ${text.slice(from)}`,
            ],
          );
        }
        left = binary('*', left, right);
      } else return left;
    }
  }
  function twoNumbers(first: Token, second: Token): never {
    const joined = `${text.slice(0, first.to)}${text.slice(second.from)}`;
    const isGrouped = /\d$/.test(first.text) && second.text.split('.')[0]?.length === 3;
    throw new Unreadable(
      'Two numbers follow each other: a sign between them is missing.',
      first.from,
      second.to,
      isGrouped ? [joined] : [],
    );
  }
  function signed(): Formula {
    if (peek('-')) {
      next += 1;
      return { kind: 'negative', of: nested(signed) };
    }
    if (peek('+')) {
      next += 1;
      return nested(signed);
    }
    return power();
  }
  function power(): Formula {
    const left = postfix();
    if (!peek('^')) return left;
    next += 1;
    return binary('^', left, nested(signed));
  }
  function postfix(): Formula {
    let left = primary();
    for (;;) {
      const { kind, text: sign } = token();
      if (kind === 'power') left = binary('^', left, number(sign));
      else if (kind === 'sign' && sign === '%') left = binary('/', left, number(100));
      else if (kind === 'sign' && sign === '!')
        left = { kind: 'call', name: 'factorial', of: [left] };
      else return left;
      next += 1;
    }
  }
  function primary(): Formula {
    const found = token();
    const { kind, text: sign } = found;
    next += 1;
    if (kind === 'number') return numberWithFraction(found);
    if (kind === 'name') return sign === 'pi' ? { kind: 'pi' } : { kind: 'id', id: sign };
    if (kind === 'function') return call(found);
    if (sign === '(') return bracketed(found);
    if (sign === '|') {
      bars += 1;
      const inner = nested(sum);
      if (!peek('|')) {
        throw new Unreadable('The bar “|” is not closed.', found.from, found.to, [
          `${text.trimEnd()}|`,
        ]);
      }
      bars -= 1;
      next += 1;
      return { kind: 'call', name: 'abs', of: [inner] };
    }
    if (sign === '√') return { kind: 'call', name: 'sqrt', of: [nested(postfix)] };
    if (sign === '∛') return binary('^', nested(postfix), binary('/', number(1), number(3)));
    next -= 1;
    return missing(found);
  }
  /** “2½” is two and a half; “½” alone is a half. */
  function numberWithFraction(found: Token): Formula {
    const [above, below] = found.text.split('/');
    if (below !== undefined) return binary('/', number(above as string), number(below));
    const following = token();
    const [top, bottom] = following.kind === 'number' ? following.text.split('/') : [];
    if (bottom === undefined) return number(found.text);
    next += 1;
    return binary('+', number(found.text), binary('/', number(top as string), number(bottom)));
  }
  function bracketed(open: Token): Formula {
    const inner = nested(sum);
    closed(open);
    return inner;
  }
  function closed(open: Token) {
    if (peek(')')) {
      next += 1;
      return;
    }
    const { kind, from, to } = token();
    if (kind !== 'end') return tooMany();
    throw new Unreadable(
      'A bracket “(” is not closed.',
      open.from,
      open.to,
      from === to ? [`${text.trimEnd()})`] : [],
    );
  }
  function call(name: Token): Formula {
    if (!peek('(')) return called(name, [nested(power)]);
    const open = token();
    next += 1;
    const of = [nested(sum)];
    while (peek(',')) {
      next += 1;
      of.push(nested(sum));
    }
    closed(open);
    return called(name, of);
  }
  function called({ text: name, from, to }: Token, of: readonly Formula[]): Formula {
    const [first, second] = of as readonly [Formula, Formula | undefined];
    const joined = (operator: '+' | '*') =>
      of.reduce((left, right) => binary(operator, left, right));
    const wrongCount = (count: string): never => {
      throw new Unreadable(`“${text.slice(from, to)}” takes ${count}.`, from, to);
    };
    const scaled = (round: 'ceil' | 'floor'): Formula => {
      if (!second || (second.kind === 'number' && second.text === '0')) {
        return { kind: 'call', name: round, of: [first] };
      }
      const scale = binary('^', number(10), second);
      return binary('/', { kind: 'call', name: round, of: [binary('*', first, scale)] }, scale);
    };
    switch (name) {
      case 'sum':
        return of.length > 1 ? joined('+') : { kind: 'call', name, of };
      case 'mean':
        return of.length > 1
          ? binary('/', joined('+'), number(of.length))
          : { kind: 'call', name, of };
      case 'product':
        return joined('*');
      case 'power':
      case 'pow':
        return second && of.length === 2 ? binary('^', first, second) : wrongCount('two values');
      case 'root':
        return second && of.length === 2
          ? binary('^', first, binary('/', number(1), second))
          : wrongCount('two values');
      case 'cbrt':
        return binary('^', first, binary('/', number(1), number(3)));
      case 'roundup':
        return scaled('ceil');
      case 'rounddown':
        return scaled('floor');
      case 'log':
        if (second && of.length === 2) {
          const ln = (each: Formula): Formula => ({ kind: 'call', name: 'ln', of: [each] });
          return binary('/', ln(first), ln(second));
        }
        throw new Unreadable(
          'Which logarithm? “log10” has the base 10, “ln” the base e.',
          from,
          to,
          ['log10', 'ln'].map((each) => text.slice(0, from) + each + text.slice(to)),
        );
    }
    const [least, largest] = functions[name as FunctionName];
    if (of.length < least || of.length > largest) {
      const count = least === 1 ? 'one value' : `${least} values`;
      wrongCount(least === largest ? count : `${least} to ${largest} values`);
    }
    return { kind: 'call', name: name as FunctionName, of };
  }
  function missing(found: Token): never {
    const previous = before();
    if (previous === undefined && found.kind === 'end') {
      throw new Unreadable('Write a formula: names of fields, numbers and signs.', 0, 0);
    }
    if (previous === undefined || (previous.kind === 'sign' && '('.includes(previous.text))) {
      if (found.kind === 'sign' && found.text === ')') {
        throw new Unreadable('Nothing is between these brackets.', previous?.from ?? 0, found.to);
      }
      throw new Unreadable(
        `Something is missing before “${shown(found)}”.`,
        found.from,
        found.to,
        found.kind === 'sign' ? [`${text.slice(0, found.from)}${text.slice(found.to)}`.trim()] : [],
      );
    }
    const without =
      `${text.slice(0, previous.from).trimEnd()} ${text.slice(previous.to).trimStart()}`.trim();
    throw new Unreadable(
      `Something is missing after “${previous.kind === 'sign' ? shown(previous) : part(previous.from, previous.to)}”.`,
      previous.from,
      previous.to,
      previous.kind === 'sign' ? [without] : [],
    );
  }
  function tooMany(): never {
    const { text: sign, from, to, kind } = token();
    const without = `${text.slice(0, from)}${text.slice(to)}`.trim();
    if (sign === ')') {
      throw new Unreadable('A bracket “)” closes nothing.', from, to, [without]);
    }
    if (sign === ',') {
      throw new Unreadable(
        'A comma parts the values of a function, and here is none: write a decimal number with a point.',
        from,
        to,
      );
    }
    throw new Unreadable(
      `“${kind === 'sign' ? sign : part(from, to)}” does not fit here.`,
      from,
      to,
    );
  }

  const formula = sum();
  if (token().kind !== 'end') tooMany();
  return formula;
}

/** What stands before the formula itself: “=”, or “Area =” of a name without signs. */
const leftSide = /^\s*(?:[\p{L}\p{N}\p{M}_()/.² ]*)=(?!=)/u;

/** Reads a formula; `names` are what it can name. */
export function readTyped(text: string, names: readonly Named[]): Reading {
  try {
    const begin = leftSide.exec(text)?.[0].length ?? 0;
    const tokens = tokensOf(text, names, begin);
    if (tokens.length > most.tokens) {
      throw new Unreadable('It is too long: work it out in several figures.', 0, text.length);
    }
    return { formula: parse(text, tokens) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { mistake: error.misreading };
  }
}

/** A formula in the notation of manifests; `undefined` if it cannot be read. */
export function strictText(text: string, names: readonly Named[]): string | undefined {
  const reading = readTyped(text, names);
  return 'formula' in reading ? toText(reading.formula) : undefined;
}

/** What to say of a formula that is not in the notation of manifests: how to write it, or what is wrong. */
export function misreading(text: string, names: readonly Named[]): string {
  const reading = readTyped(text, names);
  const start = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  if ('formula' in reading) return `“${start}” is written “${toText(reading.formula)}” here.`;
  const { message } = reading.mistake;
  const fixes = reading.mistake.fixes.map((fix) => strictText(fix, names) ?? fix);
  return `“${start}”: ${message}${fixes.length > 0 ? ` Did you mean “${fixes.join('” or “')}”?` : ''}`;
}
