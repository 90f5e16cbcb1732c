import type { Conditions, ExpandedBranch, ExpandedManifest } from '../../../schemas/calculator.ts';
import { Big, settled } from '../../../schemas/decimal.ts';
import { type Formula, isAggregate, parseFormula } from '../../../schemas/formula.ts';
import * as arithmetic from '../../../schemas/functions/arithmetic.ts';
import * as distributions from '../../../schemas/functions/distributions.ts';
import * as logarithm from '../../../schemas/functions/log2.ts';
import { splitToCents } from '../../../schemas/functions/parts.ts';
import * as trigonometry from '../../../schemas/functions/trigonometry.ts';
import * as wholeNumbers from '../../../schemas/functions/whole-numbers.ts';
import type { AnyCompute, Condition } from '../../../schemas/manifest.ts';
import { dayToday, guardedFigures, ratesAge } from '../manifest/expand.ts';
import { aroundFunction } from './evaluate.ts';

/*
 * The compiler of formulas: turns a manifest's formulas into the code of its computation, which calls
 * only decimals and the functions below. Pages do not parse formulas.
 */

/** What compiled code can use, by the module of schemas/ that a page then loads. */
const modules: Readonly<Record<string, object>> = {
  decimal: { Big, settled },
  'functions/arithmetic': arithmetic,
  'functions/distributions': distributions,
  'functions/log2': logarithm,
  'functions/parts': { splitToCents },
  'functions/trigonometry': trigonometry,
  'functions/whole-numbers': wholeNumbers,
};

/** Code of a module's part, with the names that it takes from elsewhere. */
export interface Compiled {
  /** The text of a function. */
  readonly code: string;
  /** The names that the code has to import. */
  readonly uses: ReadonlySet<string>;
}

/** Writes code for one manifest; collects the names used and the ids that may be absent. */
class Writer {
  readonly uses = new Set<string>();
  /** Ids of figures and fields that may have no value. */
  readonly maybe = new Set<string>();
  readonly #manifest: ExpandedManifest;
  /** The list that a call over rows goes over, within that call. */
  #list: string | undefined;

  constructor(manifest: ExpandedManifest) {
    this.#manifest = manifest;
    for (const [id, field] of Object.entries(manifest.fields)) {
      const blank = field.optional && !('whenBlank' in field);
      if (blank || field.when) this.maybe.add(id);
    }
  }

  use(name: string): string {
    this.uses.add(name);
    return name;
  }

  /** What a method of a decimal takes: a number stands as it is. */
  #operand(formula: Formula): string {
    if (formula.kind === 'number') return formula.text;
    // Its sixty digits are shorter than a module to load.
    if (formula.kind === 'pi') return `'${trigonometry.pi.toFixed()}'`;
    const constant = formula.kind === 'id' && this.#manifest.constants[formula.id];
    return constant ? String(constant.value) : this.expression(formula);
  }

  #isNumber(formula: Formula): boolean {
    return (
      formula.kind === 'number' ||
      formula.kind === 'pi' ||
      (formula.kind === 'id' && this.#manifest.constants[formula.id] !== undefined)
    );
  }

  /** A decimal in brackets or by a call: something a method can be called on. */
  expression(formula: Formula): string {
    if (formula.kind === 'number' || formula.kind === 'pi') {
      return `${this.use('Big')}(${this.#operand(formula)})`;
    }
    if (formula.kind === 'id') return this.id(formula.id);
    if (formula.kind === 'negative') return `${this.expression(formula.of)}.neg()`;
    if (formula.kind === 'binary') return this.#binary(formula);
    return this.#call(formula);
  }

  #binary({ operator: sign, left, right }: Extract<Formula, { kind: 'binary' }>): string {
    if (sign === '^') {
      // A square needs neither logarithms nor e, so its page does not load them.
      return right.kind === 'number' && /^\d+$/.test(right.text)
        ? `${this.use('wholePower')}(${this.expression(left)}, ${right.text}n)`
        : `${this.use('power')}(${this.expression(left)}, ${this.expression(right)})`;
    }
    const method = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'div' }[sign];
    // The number on the right is shorter: 12 * years is years.times(12).
    const swap = (sign === '+' || sign === '*') && this.#isNumber(left) && !this.#isNumber(right);
    const [first, second] = swap ? [right, left] : [left, right];
    return `${this.expression(first)}.${method}(${this.#operand(second)})`;
  }

  #call(formula: Extract<Formula, { kind: 'call' }>): string {
    const { name, of } = formula;
    const [first] = of as [Formula];
    if (isAggregate(formula)) return this.#aggregate(name, first);
    const values = of.map((each) => this.expression(each));
    if (name === 'abs' || name === 'sqrt') return `${values[0]}.${name}()`;
    return `${this.use(name)}(${values.join(', ')})`;
  }

  #aggregate(name: string, first: Formula): string {
    const list = this.#listIn(first);
    if (!list) {
      const only = this.expression(first);
      // Of a single number, a sum or the largest is that number; gcd and lcm are without its sign.
      return name === 'gcd' || name === 'lcm' ? `${this.use(name)}(${only})` : only;
    }
    const before = this.#list;
    this.#list = list;
    const each = this.expression(first);
    this.#list = before;
    if (name === 'count') return `${this.use('Big')}(v.${list}.length)`;
    const values = `v.${list}.map((row, i) => ${each})`;
    return name === 'sum' || name === 'mean'
      ? `${this.use(name)}(${values})`
      : `${this.use(name)}(...${values})`;
  }

  /** The rows or list field that an expression goes over. */
  #listIn(formula: Formula): string | undefined {
    if (formula.kind === 'number' || formula.kind === 'pi') return undefined;
    if (formula.kind === 'negative') return this.#listIn(formula.of);
    if (formula.kind === 'binary') return this.#listIn(formula.left) ?? this.#listIn(formula.right);
    if (formula.kind === 'call') {
      return formula.of.map((each) => this.#listIn(each)).find((each) => each !== undefined);
    }
    const [list = ''] = formula.id.split('.');
    const kind = this.#manifest.fields[list]?.kind as string | undefined;
    return kind === 'rows' || kind === 'list' ? list : undefined;
  }

  /** A field, figure or constant as a decimal. */
  id(id: string): string {
    const { constants, fields, results, workings } = this.#manifest;
    const constant = constants[id];
    if (constant) return `${this.use('Big')}(${constant.value})`;
    const [list = '', sub] = id.split('.');
    const field = fields[list];
    if (field && 'fields' in field && sub !== undefined && this.#list) {
      const kind = field.fields[sub]?.kind;
      return kind === 'choice' ? `c.chosen.${list}[i].${sub}` : this.#number(kind, `row.${sub}`);
    }
    if (this.#list === id) {
      return this.#number(field?.kind === 'list' ? field.of : undefined, 'row');
    }
    // A second list goes along with the first: a guard sees to it that they are equally long.
    if (this.#list && field?.kind === 'list') return this.#number(field.of, `v.${id}[i]`);
    if (field?.kind === 'choice') return `c.chosen.${id}`;
    if (field) return this.#number(field.kind, `v.${id}`);
    const kind = (results[id] ?? workings[id])?.kind;
    return this.#number(kind, `f.${id}`);
  }

  /** A value of some kind as a decimal: of a date its day, of a time its minutes. */
  #number(kind: string | undefined, value: string): string {
    if (kind === 'date') return `${this.use('dayNumber')}(${value})`;
    return kind === 'time' ? `${this.use('minutesOf')}(${value})` : value;
  }

  /** A field or figure as it was read or computed: an option's id, not its number. */
  #raw(id: string): string {
    return Object.hasOwn(this.#manifest.fields, id) ? `v.${id}` : `f.${id}`;
  }

  #isText(id: string): boolean {
    const { fields, results, workings } = this.#manifest;
    const kind = (fields[id] ?? results[id] ?? workings[id])?.kind;
    return kind === 'choice' || kind === 'currency' || kind === 'text';
  }

  condition(condition: Condition): string {
    const figure = 'figure' in condition;
    const id = figure ? condition.figure : condition.field;
    const value = this.#raw(id);
    if ('is' in condition) {
      const ids = [condition.is].flat();
      return ids.length === 1
        ? `${value} === ${JSON.stringify(ids[0])}`
        : `${JSON.stringify(ids)}.includes(${value})`;
    }
    if ('filled' in condition) {
      const field = this.#manifest.fields[id];
      const has =
        field?.kind === 'rows' || field?.kind === 'list'
          ? `!!${value}?.length`
          : `${value} !== undefined`;
      return condition.filled ? has : `!(${has})`;
    }
    if (this.#isText(id)) throw new Error(`“${id}” has no number to compare.`);
    const methods = { above: 'gt', atLeast: 'gte', below: 'lt', atMost: 'lte' } as const;
    const settle = (text: string) => (figure ? `${this.use('settled')}(${text})` : text);
    const decimal = this.id(id);
    const tests = (Object.keys(methods) as (keyof typeof methods)[]).flatMap((key) => {
      const limit = condition[key];
      if (limit === undefined) return [];
      const other = typeof limit === 'number' ? String(limit) : settle(this.id(limit));
      const guard = typeof limit === 'string' && this.maybe.has(limit) ? [this.#raw(limit)] : [];
      return [...guard, `${settle(decimal)}.${methods[key]}(${other})`];
    });
    return [...(this.maybe.has(id) ? [value] : []), ...tests].join(' && ');
  }

  conditions(when: Conditions): string {
    return when.map((each) => this.condition(each)).join(' && ') || 'true';
  }

  /** The ids in a formula that may have no value. */
  absentIn(formula: Formula): readonly string[] {
    if (formula.kind === 'id') {
      const [id = ''] = formula.id.split('.');
      return this.maybe.has(id) ? [id] : [];
    }
    if (formula.kind === 'negative') return this.absentIn(formula.of);
    if (formula.kind === 'binary') {
      return [...this.absentIn(formula.left), ...this.absentIn(formula.right)];
    }
    return formula.kind === 'call' ? formula.of.flatMap((each) => this.absentIn(each)) : [];
  }

  present(ids: readonly string[]): string {
    return [...new Set(ids)].map((id) => `${this.#raw(id)} !== undefined`).join(' && ');
  }
}

/** Functions that take longer than looking a variable up. */
const costlyNames = [
  ...['power', 'wholePower', 'exp', 'ln', 'log10'],
  ...[logarithm, trigonometry, distributions, wholeNumbers].flatMap(Object.keys),
];
const costly = new RegExp(`\\b(?:${costlyNames.join('|')})\\(`, 'g');

/** Calls and powers that appear more than once become variables, so that each is computed once. */
function once(code: string, variable: () => string): { before: string; code: string } {
  const found = [...code.matchAll(costly)]
    .map(({ index }) => {
      let depth = 0;
      for (let at = code.indexOf('(', index); at < code.length; at += 1) {
        if (code[at] === '(') depth += 1;
        if (code[at] === ')') depth -= 1;
        if (depth === 0) return code.slice(index, at + 1);
      }
      return '';
    })
    .filter((call, index, all) => call && all.indexOf(call) !== index && !/\brow\b/.test(call));
  // The shortest first, so that calls within other calls are computed once, too.
  const [call] = found.sort((a, b) => a.length - b.length);
  if (!call) return { before: '', code };
  const name = variable();
  const rest = once(code.replaceAll(call, name), variable);
  return { before: `const ${name} = ${call}; ${rest.before}`, code: rest.code };
}

/** The statement that computes a figure from its branches, and whether the figure may be absent. */
function statement(
  writer: Writer,
  branches: readonly ExpandedBranch[],
  set: (value: string) => string,
) {
  let variables = 0;
  let absent = true;
  const parts: string[] = [];
  for (const branch of branches) {
    if ('absent' in branch) {
      parts.push(branch.when ? `if (${writer.conditions(branch.when)}) {}` : '{}');
      if (!branch.when) break;
      continue;
    }
    let body: string;
    let missing: readonly string[] = [];
    if ('text' in branch) body = set(JSON.stringify(branch.text));
    else if ('formula' in branch) {
      const formula = parseFormula(branch.formula);
      missing = writer.absentIn(formula);
      const { before, code } = once(writer.expression(formula), () => `p${variables++}`);
      body = `${before}${set(code)}`;
    } else {
      const table = 'ranges' in branch ? branch.ranges : branch.graduated;
      const name = writer.use('ranges' in branch ? 'inRange' : 'graduate');
      missing = writer.maybe.has(table.of) ? [table.of] : [];
      body = set(`${name}(${writer.id(table.of)}, ${JSON.stringify(table.from)})`);
    }
    if (missing.length > 0) body = `if (${writer.present(missing)}) { ${body} }`;
    parts.push(branch.when ? `if (${writer.conditions(branch.when)}) { ${body} }` : `{ ${body} }`);
    if (!branch.when) {
      absent = missing.length > 0 || 'ranges' in branch;
      break;
    }
  }
  return { text: parts.join(' else '), absent };
}

/** The name of a manifest's function in compiled code. */
export const ownName = 'own';

/** The code of a manifest's computation: `(v, c) => figures`. Calls `own` where a function shares the work. */
export function compile(manifest: ExpandedManifest): Compiled {
  const writer = new Writer(manifest);
  const { before, after } = aroundFunction(manifest);
  const guarded = guardedFigures(manifest);
  const lines = (plans: ExpandedManifest['plans']) =>
    plans.map(({ id, kind, branches }) => {
      const { text, absent } = statement(writer, branches, (value) =>
        kind === 'date' ? `f.${id} = ${writer.use('dayOf')}(${value});` : `f.${id} = ${value};`,
      );
      if (absent) writer.maybe.add(id);
      return guarded.has(id) ? `${text} c.check(f);` : text;
    });
  const first = lines(before);
  const shared =
    manifest.compute === 'formulas'
      ? []
      : [`Object.assign(f, ${ownName}(v, { ...c, figures: f }));`];
  const isPlanned = (id: string) => manifest.plans.some((plan) => plan.id === id);
  if (shared.length > 0 && [...guarded].some((id) => !isPlanned(id))) shared.push('c.check(f);');
  if (shared.length > 0) {
    // A figure that a function returns may be a plain number, or absent.
    const planned = new Set(manifest.plans.map(({ id }) => id));
    for (const id of Object.keys({ ...manifest.results, ...manifest.workings })) {
      if (!planned.has(id)) writer.maybe.add(id);
    }
    if (after.length > 0) {
      writer.use('Big');
      shared.push("for (const id in f) if (typeof f[id] === 'number') f[id] = Big(f[id]);");
    }
  }
  const rest = lines(after);
  if (manifest.needs?.includes('rates')) {
    const day = writer.use('dayNumber');
    rest.push(`f.${ratesAge} = ${day}(c.today).minus(${day}(c.rates.asOf));`);
  }
  if (manifest.data) rest.push(`f.${dayToday} = ${writer.use('dayNumber')}(c.today);`);
  const code = [
    '(v, c) => {',
    'const f = {};',
    ...first,
    ...shared,
    ...rest,
    'return f;',
    '}',
  ].join('\n');
  return { code, uses: writer.uses };
}

/** The code that fills a manifest's tables of summands: `(v, c) => rows by table`. */
export function compileSums(manifest: ExpandedManifest): Compiled {
  const writer = new Writer(manifest);
  for (const id of Object.keys({ ...manifest.results, ...manifest.workings })) writer.maybe.add(id);
  const lines = Object.entries(manifest.sums).map(([table, { lines, areResults }]) => {
    const rows = lines.map(({ id, branches }) => {
      const push = (amount: string) =>
        `rows.push({ part: ${JSON.stringify(id)}, amount: ${amount} });`;
      return statement(writer, branches, push).text;
    });
    const done = areResults ? 'rows' : `${writer.use('splitToCents')}(rows)`;
    return `{ const rows = [];\n${rows.join('\n')}\nt.${table} = ${done}; }`;
  });
  writer.use('Big');
  const code = ['(v, c) => {', 'const f = c.results, t = {};', ...lines, 'return t;', '}'].join(
    '\n',
  );
  return { code, uses: writer.uses };
}

const library: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(modules));

/** Compiled code as a function, for the command line and the tests; `own` is the function beside the manifest. */
export const load = ({ code, uses }: Compiled, own?: AnyCompute): AnyCompute => {
  const names = [...uses];
  return new Function(...names, ownName, `"use strict"; return ${code};`)(
    ...names.map((name) => library[name]),
    own,
  );
};

/** The imports of compiled code, as the build writes them. */
export function importsOf({ uses }: Pick<Compiled, 'uses'>): string {
  const moduleOf = (name: string) =>
    Object.keys(modules).find((each) => Object.hasOwn(modules[each] as object, name));
  return [...uses]
    .map((name) => `import { ${name} } from '/schemas/${moduleOf(name)}.ts';`)
    .join('\n');
}
