import { didYouMean } from './nearest.ts';

/*
 * The formulas of a manifest: expressions over ids, parsed once, then rendered as TeX with symbols,
 * rendered as TeX with slots for the visitor's numbers, evaluated, or compiled to code. All four use
 * one parser, so a page shows the formulas that it computes with.
 */

/** The syntax tree of a formula. */
export type Formula =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'pi' }
  | { readonly kind: 'negative'; readonly of: Formula }
  | {
      readonly kind: 'binary';
      readonly operator: '+' | '-' | '*' | '/' | '^';
      readonly left: Formula;
      readonly right: Formula;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: readonly Formula[] };

/** The functions that a formula can call, with the smallest and largest number of values that they take. */
export const functions = {
  abs: [1, 1],
  acos: [1, 1],
  asin: [1, 1],
  atan: [1, 1],
  ceil: [1, 1],
  cos: [1, 1],
  exp: [1, 1],
  factorial: [1, 1],
  floor: [1, 1],
  gcd: [1, Number.POSITIVE_INFINITY],
  lcm: [1, Number.POSITIVE_INFINITY],
  ln: [1, 1],
  log10: [1, 1],
  log2: [1, 1],
  max: [1, Number.POSITIVE_INFINITY],
  min: [1, Number.POSITIVE_INFINITY],
  mod: [2, 2],
  normal: [1, 1],
  normalQuantile: [1, 1],
  round: [1, 2],
  sin: [1, 1],
  sqrt: [1, 1],
  tan: [1, 1],
  tQuantile: [2, 2],
  // Over the rows of a field, or the numbers of a list.
  count: [1, 1],
  mean: [1, 1],
  sum: [1, 1],
} as const;
/** The name of a function that a formula can call. */
export type FunctionName = keyof typeof functions;
/** The names of all functions that a formula can call. */
export const functionNames = Object.keys(functions) as FunctionName[];

/** The word for π in a formula, which no field, figure or constant can have as its id. */
export const piWord = 'pi';

/** Functions that take all values of rows or of a list together. */
const aggregates: readonly FunctionName[] = ['count', 'mean', 'sum'];

/** Functions that take either several values, or all values of rows or of a list. */
const ofSeveral: readonly FunctionName[] = ['gcd', 'lcm', 'max', 'min'];

/** Whether a call takes all rows of a field, or all numbers of a list, together. */
export const isAggregate = ({ name, of }: Extract<Formula, { kind: 'call' }>): boolean =>
  aggregates.includes(name) || (of.length === 1 && ofSeveral.includes(name));

/** One number, id or sign of a formula, in a group each. */
export const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]\w*(?:\.\w+)?)|([-+*/^(),]))/y;

/** The most numbers, ids and signs of a formula. All that is done with its tree is a recursion. */
const mostTokens = 2000;

/** How deep brackets, powers and signs of a formula can be nested. */
const mostDepth = 100;

/** Parses a formula into a syntax tree. Throws an Error that names the first wrong part. */
export function parseFormula(source: string): Formula {
  const tokens: { text: string; kind: 'number' | 'id' | 'sign' }[] = [];
  token.lastIndex = 0;
  while (source.slice(token.lastIndex).trim() !== '') {
    const at = token.lastIndex;
    const match = token.exec(source);
    if (tokens.length === mostTokens)
      throw new Error('it is too long: work it out in several figures');
    if (!match) throw new Error(`“${source.slice(at).trim()}” cannot be read`);
    const [, number, id, operator] = match;
    if (number !== undefined) tokens.push({ text: number, kind: 'number' });
    else if (id !== undefined) tokens.push({ text: id, kind: 'id' });
    else tokens.push({ text: operator ?? '', kind: 'sign' });
  }
  let next = 0;
  let depth = 0;
  const nested = (parse: () => Formula): Formula => {
    depth += 1;
    if (depth > mostDepth) throw new Error('it is nested too deep: work it out in several figures');
    const inner = parse();
    depth -= 1;
    return inner;
  };
  const peek = (text: string) => tokens[next]?.text === text;
  const take = (text: string) => {
    if (!peek(text))
      throw new Error(`“${text}” is missing before “${tokens[next]?.text ?? 'the end'}”`);
    next += 1;
  };

  function sum(): Formula {
    let left = product();
    while (peek('+') || peek('-')) {
      const operator = tokens[next++]?.text as '+' | '-';
      left = { kind: 'binary', operator, left, right: product() };
    }
    return left;
  }
  function product(): Formula {
    let left = power();
    while (peek('*') || peek('/')) {
      const operator = tokens[next++]?.text as '*' | '/';
      left = { kind: 'binary', operator, left, right: power() };
    }
    return left;
  }
  function power(): Formula {
    if (peek('-')) {
      next += 1;
      return { kind: 'negative', of: nested(power) };
    }
    const left = primary();
    if (!peek('^')) return left;
    next += 1;
    return { kind: 'binary', operator: '^', left, right: nested(power) };
  }
  function primary(): Formula {
    if (peek('(')) {
      next += 1;
      const inner = nested(sum);
      take(')');
      return inner;
    }
    const found = tokens[next++];
    if (found?.kind === 'number') return { kind: 'number', text: found.text };
    if (found?.kind !== 'id')
      throw new Error(`a value is missing before “${found?.text ?? 'the end'}”`);
    if (!peek('(')) return found.text === piWord ? { kind: 'pi' } : { kind: 'id', id: found.text };
    const name = functionNames.find((each) => each === found.text);
    if (!name) {
      const hint = didYouMean(found.text, functionNames);
      throw new Error(
        `“${found.text}” is not a function; known are ${functionNames.join(', ')}.${hint}`,
      );
    }
    next += 1;
    const of = [nested(sum)];
    while (peek(',')) {
      next += 1;
      of.push(nested(sum));
    }
    take(')');
    const [least, most] = functions[name];
    if (of.length < least || of.length > most) {
      throw new Error(`“${name}” takes ${least === most ? least : `${least} to ${most}`} values`);
    }
    return { kind: 'call', name, of };
  }

  const formula = sum();
  if (next < tokens.length) throw new Error(`“${tokens[next]?.text}” is one too many`);
  return formula;
}

/** The ids that a formula names, each once, in the order of the formula. */
export function idsOf(formula: Formula): string[] {
  const found =
    formula.kind === 'id'
      ? [formula.id]
      : formula.kind === 'negative'
        ? idsOf(formula.of)
        : formula.kind === 'binary'
          ? [...idsOf(formula.left), ...idsOf(formula.right)]
          : formula.kind === 'call'
            ? formula.of.flatMap(idsOf)
            : [];
  return [...new Set(found)];
}

const strength = { '+': 1, '-': 1, '*': 2, '/': 3, '^': 4 } as const;

const strengthOf = (formula: Formula): number => {
  if (formula.kind === 'binary') return strength[formula.operator];
  return formula.kind === 'negative' ? 1.5 : 9;
};

/** In TeX a factorial is a sign behind its number: (n!)², and never n!!, which means something else. */
const texStrengthOf = (formula: Formula): number =>
  formula.kind === 'call' && formula.name === 'factorial' ? 4.5 : strengthOf(formula);

/** How textbooks write functions that are not called in TeX as they are here. */
const texNames: { readonly [K in FunctionName]?: string } = {
  acos: '\\arccos',
  asin: '\\arcsin',
  atan: '\\arctan',
  lcm: '\\operatorname{lcm}',
  log10: '\\log_{10}',
  log2: '\\log_{2}',
  normal: '\\Phi',
  normalQuantile: '\\Phi^{-1}',
  round: '\\operatorname{round}',
};

const isOfAngle = (name: FunctionName): boolean =>
  name === 'cos' || name === 'sin' || name === 'tan';

/** A formula as TeX; `write` gives the TeX of an id, and of a call over rows or a list. */
export function toTex(
  formula: Formula,
  write: {
    id: (id: string) => string;
    aggregate?: (name: FunctionName, of: Formula) => string | undefined;
  },
): string {
  const tex = (each: Formula) => toTex(each, write);
  const within = (each: Formula, least: number) =>
    texStrengthOf(each) < least ? `\\left(${tex(each)}\\right)` : tex(each);
  if (formula.kind === 'number') return formula.text;
  if (formula.kind === 'id') return write.id(formula.id);
  if (formula.kind === 'pi') return '\\pi';
  if (formula.kind === 'negative') return `-${within(formula.of, 2)}`;
  if (formula.kind === 'binary') {
    const { operator, left, right } = formula;
    // A quotient of a quotient reads better as one fraction: R / 12 / 100.
    if (operator === '/' && left.kind === 'binary' && left.operator === '/') {
      const below: Formula = { kind: 'binary', operator: '*', left: left.right, right };
      return tex({ kind: 'binary', operator: '/', left: left.left, right: below });
    }
    if (operator === '/') return `\\frac{${tex(left)}}{${tex(right)}}`;
    // A fraction or a power needs brackets to be raised to a power.
    if (operator === '^') return `{${within(left, 5)}}^{${tex(right)}}`;
    if (operator === '*') return `${within(left, 2)} \\times ${within(right, 2)}`;
    return `${within(left, 1)} ${operator} ${within(right, operator === '-' ? 1.6 : 1.4)}`;
  }
  const [first] = formula.of;
  const list = formula.of.map(tex).join(',\\; ');
  if (first && isAggregate(formula)) {
    const aggregate = write.aggregate?.(formula.name, first);
    if (aggregate !== undefined) return aggregate;
  }
  if (formula.name === 'sum' && first) return `\\sum ${within(first, 2)}`;
  if (formula.name === 'sqrt') return `\\sqrt{${list}}`;
  if (formula.name === 'ceil') return `\\left\\lceil ${list} \\right\\rceil`;
  if (formula.name === 'floor') return `\\left\\lfloor ${list} \\right\\rfloor`;
  if (formula.name === 'factorial' && first) return `${within(first, 9)}!`;
  if (isOfAngle(formula.name) && first)
    return `\\${formula.name}\\left(${within(first, 9)}\\degree\\right)`;
  if (formula.name === 'tQuantile') return `t_{${list}}`;
  if (formula.name === 'abs') return `\\left| ${list} \\right|`;
  if (formula.name === 'exp') return `e^{${list}}`;
  if (formula.name === 'mod' && first)
    return `${within(first, 4)} \\bmod ${within(formula.of[1] as Formula, 4)}`;
  if (formula.name === 'mean') return `\\overline{${list}}`;
  if (formula.name === 'count') return `n\\left(${list}\\right)`;
  return `${texNames[formula.name] ?? `\\${formula.name}`}\\left(${list}\\right)`;
}

/** A formula with one id replaced by another formula. */
export function substitute(formula: Formula, id: string, by: Formula): Formula {
  const within = (each: Formula) => substitute(each, id, by);
  if (formula.kind === 'id') return formula.id === id ? by : formula;
  if (formula.kind === 'negative') return { ...formula, of: within(formula.of) };
  if (formula.kind === 'binary') {
    return { ...formula, left: within(formula.left), right: within(formula.right) };
  }
  return formula.kind === 'call' ? { ...formula, of: formula.of.map(within) } : formula;
}

/** A formula as an editor would write it, with the brackets that it needs. */
export function toText(formula: Formula): string {
  const within = (each: Formula, least: number) =>
    strengthOf(each) < least ? `(${toText(each)})` : toText(each);
  if (formula.kind === 'number') return formula.text;
  if (formula.kind === 'id') return formula.id;
  if (formula.kind === 'pi') return piWord;
  if (formula.kind === 'negative') return `-${within(formula.of, 2)}`;
  if (formula.kind === 'call') return `${formula.name}(${formula.of.map(toText).join(', ')})`;
  const { operator, left, right } = formula;
  if (operator === '^') return `${within(left, 5)}^${within(right, 4)}`;
  if (operator === '*' || operator === '/')
    return `${within(left, 2)} ${operator} ${within(right, 3.5)}`;
  return `${within(left, 1)} ${operator} ${within(right, 1.6)}`;
}

/** A whole number of at least zero as raised digits. */
const raisedDigits = (text: string): string =>
  [...text].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

/** The functions that mathematics writes with signs of their own, not as they are called here. */
const plainNames: { readonly [K in FunctionName]?: string } = {
  acos: 'arccos',
  asin: 'arcsin',
  atan: 'arctan',
  count: 'n',
  log10: 'log₁₀',
  log2: 'log₂',
  normal: 'Φ',
  normalQuantile: 'Φ⁻¹',
};

/**
 * A formula as a line of plain text in mathematical signs: "P × r × (1 + r)^n". `write` gives the text of an
 * id, and of a call over rows or a list.
 */
export function toPlain(
  formula: Formula,
  write: {
    id: (id: string) => string;
    aggregate?: (name: FunctionName, of: Formula) => string | undefined;
  },
): string {
  const plain = (each: Formula): string => toPlain(each, write);
  const within = (each: Formula, least: number) =>
    texStrengthOf(each) < least ? `(${plain(each)})` : plain(each);
  if (formula.kind === 'number') return formula.text;
  if (formula.kind === 'id') return write.id(formula.id);
  if (formula.kind === 'pi') return 'π';
  if (formula.kind === 'negative') return `−${within(formula.of, 2)}`;
  if (formula.kind === 'binary') {
    const { operator, left, right } = formula;
    if (operator === '^') {
      const base = within(left, 5);
      return right.kind === 'number' && /^\d+$/.test(right.text)
        ? `${base}${raisedDigits(right.text)}`
        : `${base}^${within(right, 9)}`;
    }
    if (operator === '*') return `${within(left, 2)} × ${within(right, 3.5)}`;
    if (operator === '/') return `${within(left, 2)} / ${within(right, 3.5)}`;
    return operator === '-'
      ? `${within(left, 1)} − ${within(right, 1.6)}`
      : `${within(left, 1)} + ${within(right, 1.6)}`;
  }
  const { name, of } = formula;
  const [first, second] = of as [Formula, Formula];
  if (isAggregate(formula)) {
    const aggregate = write.aggregate?.(name, first);
    if (aggregate !== undefined) return aggregate;
  }
  const list = of.map(plain).join('; ');
  if (name === 'sum') return `Σ ${within(first, 2)}`;
  if (name === 'sqrt') return `√${within(first, 9)}`;
  if (name === 'abs') return `|${list}|`;
  if (name === 'ceil') return `⌈${list}⌉`;
  if (name === 'floor') return `⌊${list}⌋`;
  if (name === 'factorial') return `${within(first, 9)}!`;
  if (name === 'exp') return `e^${within(first, 9)}`;
  if (name === 'mod') return `${within(first, 4)} mod ${within(second, 4)}`;
  if (name === 'tQuantile') return `t(${list})`;
  if (isOfAngle(name)) return `${name}(${within(first, 9)}°)`;
  return `${plainNames[name] ?? name}(${list})`;
}
