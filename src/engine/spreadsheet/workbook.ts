import type { Conditions, ExpandedBranch, Plan } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import { type Formula, type FunctionName, parseFormula, toText } from '../../../schemas/formula.ts';
import type {
  Band,
  Field,
  Figure,
  FigureResult,
  Live,
  SingleField,
} from '../../../schemas/manifest.ts';
import { isNumberField, isWhole } from '../../../schemas/number-field.ts';
import { isAmount } from '../../../schemas/unit.ts';
import { knownOf, type Solved } from '../answer/answer.ts';
import { fieldUnit } from '../answer/entered-inputs.ts';
import type { ExpandedCalculator } from '../calculator.ts';
import { fillLabel, noteOf } from '../format/results.ts';
import { holds } from '../input/condition.ts';
import { kindOf } from '../input/kinds/index.ts';
import { figuresOf, needsOf } from '../manifest/expand.ts';
import { labelOf } from '../steps/label-of.ts';
import {
  type Accepts,
  type Cell,
  cellName,
  type FigureCell,
  type Look,
  Sheet,
  sheetName,
  type Workbook,
} from './cells.ts';
import { type Compared, conditionFormula, plain, saidBy } from './conditions.ts';
import { needMoreDigits } from './doubles.ts';
import { durationFormula } from './durations.ts';
import { amountFormat, figureFormat } from './formats.ts';
import { Lookups } from './lookups.ts';
import {
  comparedField,
  countedFormula,
  formatOf,
  listsIn,
  mayBeMissing,
  needsCount,
  numberOf,
  Rows,
  rawField,
  serialOf,
  typedIn,
  Untranslatable,
} from './places.ts';
import { asFigure, type Reference, translate, unlessBlank } from './translate.ts';
import { formulaWords, planWords, unitWords } from './words.ts';

/*
 * A calculator with some answers as a workbook: the first sheet has a column for each answer, in which
 * every figure with a formula follows what is typed above it.
 */

/** An answer and what it is called. */
export interface Case {
  readonly name: string;
  readonly answer: Solved;
}

export interface SpreadsheetOptions extends Live {
  /** The calculator's address, to name it in the file. */
  readonly address?: string | undefined;
}

/** The columns of the first sheet: labels, units, one for each answer, and words. */
const [labels, units, firstCase] = [0, 1, 2];

/** The head of the first sheet: the title, what to do, a blank row, the names of the columns. */
const headRow = 3;

/** A value as a cell holds it; a number that no spreadsheet can hold, as its digits. */
export function cellValue(value: unknown): string | number {
  if (value === undefined) return '';
  if (value instanceof Big) {
    const number = value.toNumber();
    return Number.isFinite(number) ? number : value.toFixed();
  }
  return String(value);
}

/** A figure as its cell shows it. */
export function shownValue(figure: FigureResult, value: unknown): string | number {
  if (value === undefined) return '';
  if (figure.kind === 'date') return serialOf(String(value)) ?? String(value);
  return figure.kind === 'text' ? saidBy(figure, String(value)) : cellValue(value);
}

type SingleEntry = readonly [string, SingleField];

/** One figure in one answer: its formula, or none where it is a value. */
interface Computed {
  readonly formula: string | undefined;
  readonly fixed: readonly string[];
}

/** Puts a workbook together, of one answer or of several side by side. */
export class Builder {
  readonly calculator: ExpandedCalculator;
  readonly cases: readonly Case[];
  readonly options: SpreadsheetOptions;
  readonly main: Sheet;
  readonly lookups: Lookups;
  readonly sheets: Sheet[] = [];
  readonly figures: FigureCell[] = [];
  private readonly rowOf = new Map<string, number>();
  private readonly lists: Map<string, Rows>[] = [];
  private readonly plans: ReadonlyMap<string, Plan>;
  private readonly used: ReadonlySet<string>;
  private readonly computed = new Map<string, Computed>();
  private readonly inexact: ReadonlySet<string>[] = [];
  private readonly blankable = new Map<string, boolean>();
  private readonly names: Workbook['names'][number][] = [];
  private readonly inputs: Record<string, { sheet: string; row: number; column: number }> = {};
  private row = headRow + 1;

  constructor(calculator: ExpandedCalculator, cases: readonly Case[], options: SpreadsheetOptions) {
    this.calculator = calculator;
    this.cases = cases;
    this.options = options;
    this.main = this.newSheet('Calculator');
    this.lookups = new Lookups(new Sheet('Lists'));
    const { plans, results, sums } = calculator.manifest;
    this.plans = new Map(plans.map((plan) => [plan.id, plan]));
    const ofTables = Object.values(sums).flatMap(({ lines }) =>
      lines.flatMap(({ branches }) => branches.flatMap(needsOf)),
    );
    const shownWhen = Object.values(results).flatMap(({ when }) =>
      needsOf({ when: when as Conditions, absent: true }),
    );
    const taken = Object.values(results).flatMap((result) => {
      if (!('from' in result) || !result.from) return [];
      return 'band' in result.from ? result.from.band : result.from.duration;
    });
    this.used = new Set([
      ...plans.flatMap(({ branches }) => branches.flatMap(needsOf)),
      ...ofTables,
      ...shownWhen,
      ...taken,
    ]);
  }

  newSheet(name: string): Sheet {
    const sheet = new Sheet(sheetName(name, ['Lists', ...this.sheets.map((each) => each.name)]));
    this.sheets.push(sheet);
    return sheet;
  }

  /** The name of a sheet for one answer: with the answer's name if there are several. */
  nameFor(label: string, of: number): string {
    const { name } = this.cases[of] as Case;
    return this.cases.length > 1 ? `${label.slice(0, 18)}, ${name}` : label;
  }

  private get manifest() {
    return this.calculator.manifest;
  }

  contextOf(of: number) {
    const { answer } = this.cases[of] as Case;
    return { values: knownOf(answer), presentation: answer.presentation };
  }

  private column(of: number): number {
    return firstCase + of;
  }

  private place(key: string, of: number, from: Sheet): string {
    const row = this.rowOf.get(key);
    if (row === undefined) throw new Untranslatable(key);
    return this.main.at(row, this.column(of), from);
  }

  // ---------------------------------------------------------------- what ids are

  private fieldOf(id: string): SingleField | undefined {
    const field = this.manifest.fields[id];
    return field && field.kind !== 'rows' && field.kind !== 'list' ? field : undefined;
  }

  private figureOf(id: string): Figure | undefined {
    const found = this.manifest.results[id] ?? this.manifest.workings[id];
    return found && found.kind !== 'table' ? found : undefined;
  }

  /** The cell of what counts as a field's value. */
  private counted(id: string, of: number, from: Sheet): string {
    return this.place(this.rowOf.has(`counted ${id}`) ? `counted ${id}` : id, of, from);
  }

  /** The cell of a figure as it is computed, even where it is not shown. */
  private figureCell(id: string, of: number, from: Sheet): string {
    return this.place(this.rowOf.has(`computed ${id}`) ? `computed ${id}` : id, of, from);
  }

  /** The number of an id in formulas. */
  numberAt(id: string, of: number, from: Sheet): Reference {
    const { constants } = this.manifest;
    if (constants[id]) {
      const row = this.rowOf.get(`constant ${id}`);
      if (row === undefined) throw new Untranslatable(id);
      const cell = this.main.range(firstCase, row, row, from).split(':')[0] as string;
      return { text: cell, isWhole: Number.isInteger(constants[id].value) };
    }
    const field = this.fieldOf(id);
    if (field) {
      const typed = (this.cases[of] as Case).answer.values[id];
      // A day that spreadsheets do not number.
      if (field.kind === 'date' && typeof typedIn(field, typed) === 'string' && typed !== undefined)
        throw new Untranslatable(id);
      if (this.rowOf.has(`number ${id}`)) {
        const { hasAll } =
          field.kind === 'choice' ? this.lookups.numberOf(field, '', from) : { hasAll: true };
        const mayBeBlank = mayBeMissing(field) || !hasAll;
        return { text: this.place(`number ${id}`, of, from), mayBeBlank };
      }
      const cell = this.counted(id, of, from);
      return numberOf(field, cell, mayBeMissing(field), this.lookups, from);
    }
    const figure = this.figureOf(id);
    if (!figure) throw new Untranslatable(id);
    const { answer } = this.cases[of] as Case;
    const value = knownOf(answer)[id];
    // Digits that no spreadsheet can compute with.
    if (typeof shownValue(figure, value) === 'string' && value !== undefined)
      throw new Untranslatable(id);
    return {
      text: this.figureCell(id, of, from),
      mayBeBlank: this.mayBeBlank(id),
      isDay: figure.kind === 'date',
    };
  }

  /** Whether a figure can be absent. */
  private mayBeBlank(id: string): boolean {
    const known = this.blankable.get(id);
    if (known !== undefined) return known;
    // Until it is known: a figure does not depend on itself.
    this.blankable.set(id, true);
    const plan = this.plans.get(id);
    const found =
      !plan ||
      plan.branches.at(-1)?.when !== undefined ||
      plan.branches.some((branch) => this.mayHaveNone(branch));
    this.blankable.set(id, found);
    return found;
  }

  private mayHaveNone(branch: ExpandedBranch): boolean {
    if ('absent' in branch || 'ranges' in branch) return true;
    if ('text' in branch) return false;
    return needsOf({ ...branch, when: undefined } as ExpandedBranch).some((id) => {
      const field = this.manifest.fields[id.split('.')[0] as string];
      if (!field) return id in this.manifest.constants ? false : this.mayBeBlank(id);
      if (field.kind === 'rows') {
        const sub = field.fields[id.split('.')[1] ?? ''];
        return !sub || mayBeMissing(sub) || sub.kind === 'choice';
      }
      if (field.kind === 'list') return field.optional === true || field.when !== undefined;
      const without =
        field.kind === 'choice' &&
        Object.values(field.options).some(({ value }) => value === undefined);
      return mayBeMissing(field) || without;
    });
  }

  private over(name: FunctionName, formula: Formula, of: number, from: Sheet): Reference {
    const [first] = listsIn(formula, this.manifest);
    const rows = this.lists[of];
    if (first === undefined) {
      // One number counts as a list with one entry.
      const { term, mayBeBlank } = translate(formula, this.placesOf(of, from));
      const text = name === 'count' ? '1' : asFigure(term, false);
      return { text: `(${unlessBlank(mayBeBlank, text)})`, mayBeBlank: mayBeBlank.length > 0 };
    }
    const list = rows?.get(first);
    if (!list) throw new Untranslatable(first);
    const words = formulaWords(this.manifest, toText(formula));
    return list.over(
      name,
      formula,
      words,
      from,
      (id) => rows?.get(id),
      (inner, each, sheet) => this.over(inner, each, of, sheet),
    );
  }

  private placesOf(of: number, from: Sheet) {
    return {
      at: (id: string) => this.numberAt(id, of, from),
      over: (name: FunctionName, formula: Formula) => this.over(name, formula, of, from),
    };
  }

  /** What conditions on fields compare while the form is read. */
  private raw(of: number, from: Sheet): (id: string) => Compared {
    return (id) => {
      const rows = this.lists[of]?.get(id);
      if (rows) return this.comparedRows(rows, from);
      const field = this.fieldOf(id);
      if (!field) throw new Untranslatable(id);
      return rawField(field, this.place(id, of, from));
    };
  }

  private comparedRows(rows: Rows, from: Sheet): Compared {
    return { text: '', says: String, isFilled: rows.isFilled(from), isNumber: false };
  }

  /** What conditions compare once there is an answer. */
  compared(of: number, from: Sheet): (id: string) => Compared {
    return (id) => {
      const rows = this.lists[of]?.get(id);
      if (rows) return this.comparedRows(rows, from);
      const field = this.fieldOf(id);
      if (field) return comparedField(field, this.counted(id, of, from), mayBeMissing(field));
      const figure = this.figureOf(id);
      if (!figure) throw new Untranslatable(id);
      const text = this.figureCell(id, of, from);
      return {
        text,
        mayBeBlank: this.mayBeBlank(id),
        says: (value) => saidBy(figure, value),
        isFilled: `${text}<>""`,
        isNumber: figure.kind !== 'text' && figure.kind !== 'date',
      };
    };
  }

  // ---------------------------------------------------------------- formulas of figures

  /** The formula of one way to work out a figure; throws where it has none. */
  branchFormula(branch: ExpandedBranch, figure: FigureResult, of: number, from: Sheet): string {
    if ('absent' in branch) return '""';
    if ('text' in branch) return this.lookups.text(saidBy(figure, branch.text), from);
    if ('formula' in branch) {
      const { term, mayBeBlank } = translate(parseFormula(branch.formula), this.placesOf(of, from));
      return unlessBlank(mayBeBlank, asFigure(term, figure.kind === 'date'));
    }
    const table = 'ranges' in branch ? branch.ranges : branch.graduated;
    const { text, mayBeBlank } = this.numberAt(table.of, of, from);
    const label = figure.label;
    const own =
      'ranges' in branch
        ? this.lookups.inRange(table, label, text, from)
        : this.lookups.graduated(table, label, text, from);
    return unlessBlank(mayBeBlank ? [text] : [], own);
  }

  /** The formula of a figure, of its first branch whose conditions are true. */
  branchesFormula(
    branches: readonly ExpandedBranch[],
    figure: FigureResult,
    of: number,
    from: Sheet,
  ): string {
    const compared = this.compared(of, from);
    return branches.reduceRight((others, branch) => {
      const formula = this.branchFormula(branch, figure, of, from);
      const condition = conditionFormula(branch.when, compared);
      return condition === undefined ? formula : `IF(${condition},${formula},${others})`;
    }, '""');
  }

  /** The formula of a text that is taken from another figure. */
  private takenFormula(figure: Figure, of: number): string | undefined {
    if (!('from' in figure) || !figure.from) return undefined;
    const { from } = figure;
    const id = 'band' in from ? from.band : from.duration;
    const { text, mayBeBlank } = this.numberAt(id, of, this.main);
    if ('duration' in from)
      return unlessBlank(mayBeBlank ? [text] : [], durationFormula(text, from.as));
    const source = this.manifest.results[id];
    const bands: readonly Band[] = (source && 'bands' in source && source.bands) || [];
    const own = bands.reduceRight((others, band) => {
      const said = this.lookups.text(band[from.show] ?? '', this.main);
      const limits = [
        ...(band.below === undefined ? [] : [`${text}<${plain(band.below)}`]),
        ...(band.upTo === undefined ? [] : [`${text}<=${plain(band.upTo)}`]),
      ];
      if (limits.length === 0) return said;
      return `IF(${limits.length > 1 ? `AND(${limits.join(',')})` : limits[0]},${said},${others})`;
    }, '""');
    return unlessBlank(mayBeBlank ? [text] : [], own);
  }

  /** A figure in one answer: a formula that follows the inputs, unless it has none. */
  private computedOf(id: string, of: number): Computed {
    const key = `${id} ${of}`;
    const known = this.computed.get(key);
    if (known) return known;
    const found = this.compute(id, of);
    this.computed.set(key, found);
    return found;
  }

  private compute(id: string, of: number): Computed {
    const figure = this.figureOf(id) as Figure;
    const value = knownOf((this.cases[of] as Case).answer)[id];
    const plan = this.plans.get(id);
    this.inexact[of] ??= needMoreDigits(this.manifest, knownOf((this.cases[of] as Case).answer));
    if (this.inexact[of].has(id)) return { formula: undefined, fixed: [] };
    const isHeld =
      value === undefined ||
      figure.kind === 'text' ||
      typeof shownValue(figure, value) === 'number';
    try {
      const formula = isHeld
        ? plan
          ? this.branchesFormula(plan.branches, figure, of, this.main)
          : this.takenFormula(figure, of)
        : undefined;
      if (formula === undefined || formula.length > longestFormula)
        return { formula: undefined, fixed: [] };
      const needs = plan ? plan.branches.flatMap(needsOf) : this.takenFrom(figure);
      return { formula, fixed: this.fixedIn(needs, of) };
    } catch (error) {
      if (error instanceof Untranslatable) return { formula: undefined, fixed: [] };
      throw error;
    }
  }

  /** The values that do not follow the inputs, among what is needed and what that needs. */
  fixedIn(needs: readonly string[], of: number): readonly string[] {
    const fixed = needs.flatMap((need) => {
      if (!this.figureOf(need)) return [];
      const other = this.computedOf(need, of);
      return other.formula === undefined ? [need] : other.fixed;
    });
    return [...new Set(fixed)];
  }

  private takenFrom(figure: Figure): readonly string[] {
    if (!('from' in figure) || !figure.from) return [];
    return ['band' in figure.from ? figure.from.band : figure.from.duration];
  }

  // ---------------------------------------------------------------- lines of the first sheet

  private section(title: string) {
    this.main.put(this.row, labels, { value: title, look: 'section' });
    for (let of = 0; of <= this.cases.length + 1; of += 1) {
      this.main.put(this.row, units + of, { value: '', look: 'section' });
    }
    this.row += 1;
  }

  /** Keeps a line for what has a cell in each answer, before formulas name it. */
  private reserve(key: string): number {
    this.rowOf.set(key, this.row);
    this.row += 1;
    return this.row - 1;
  }

  private line(
    key: string,
    label: string,
    unit: string,
    words: string,
    cellOf: (of: number) => Cell,
  ) {
    const row = this.rowOf.get(key) as number;
    this.main.put(row, labels, { value: label, look: 'label' });
    this.main.put(row, units, { value: unit, look: 'note' });
    for (const of of this.cases.keys()) this.main.put(row, this.column(of), cellOf(of));
    this.main.put(row, this.column(this.cases.length), { value: words, look: 'note' });
  }

  private name(id: string, key: string, of: number) {
    const row = this.rowOf.get(key);
    if (row === undefined) return;
    const taken = new Set(this.names.map(({ name }) => name.toLowerCase()));
    const column = this.column(of);
    this.names.push({
      name: cellName(of === 0 ? id : `${id}_${of + 1}`, taken),
      range: `Calculator!${this.main.range(column, row, row, this.main).split(':')[0]}`,
    });
  }

  private labelFor(id: string, label: string): string {
    return this.cases.length === 1
      ? fillLabel(label, this.manifest.fields, this.contextOf(0))
      : labelOf(this.manifest, id);
  }

  /** Puts the first sheet together, with the sheets of rows and lists. */
  build(): Workbook {
    const { manifest, main } = this;
    const { fields, results, workings, constants } = manifest;
    const single = Object.keys(fields).flatMap((id): SingleEntry[] => {
      const field = this.fieldOf(id);
      return field ? [[id, field]] : [];
    });
    const many = Object.entries(fields).filter(([id]) => !this.fieldOf(id));
    const shown = Object.entries(results).filter(([id]) => this.figureOf(id));

    this.section('Inputs');
    for (const [id] of [...single, ...many]) this.reserve(id);
    this.section('Results');
    for (const [id] of shown) this.reserve(id);
    const counted = single.filter(([, field]) => needsCount(field));
    const withNumbers = single.filter(
      ([id, field]) =>
        this.used.has(id) &&
        (field.kind === 'time' ||
          (field.kind === 'choice' &&
            Object.values(field.options).some(({ value }) => value !== undefined))),
    );
    const computed = shown.filter(([id, { when }]) => when !== undefined && this.used.has(id));
    const hasWorkings =
      counted.length + withNumbers.length + computed.length + Object.keys(workings).length > 0;
    if (hasWorkings) this.section('Workings');
    for (const [id] of counted) this.reserve(`counted ${id}`);
    for (const [id] of withNumbers) this.reserve(`number ${id}`);
    for (const id of Object.keys(workings)) this.reserve(id);
    for (const [id] of computed) this.reserve(`computed ${id}`);
    if (Object.keys(constants).length > 0) this.section('Constants');
    for (const id of Object.keys(constants)) this.reserve(`constant ${id}`);

    for (const of of this.cases.keys()) this.addLists(of, many);
    for (const [id, field] of single) this.inputLine(id, field);
    for (const [id, field] of many) this.listLine(id, field);
    for (const [id, field] of counted) this.countedLine(id, field);
    for (const [id, field] of withNumbers) this.numberLine(id, field);
    for (const id of Object.keys(constants)) this.constantLine(id);
    for (const id of [...shown.map(([each]) => each), ...Object.keys(workings)])
      this.figureLine(id);
    this.warnings();
    this.notes();
    this.head();

    for (const of of this.cases.keys()) {
      for (const [id] of single) this.name(id, id, of);
      for (const [id] of figuresOf(manifest)) this.name(id, id, of);
    }
    for (const id of Object.keys(constants)) this.name(id, `constant ${id}`, 0);
    main.widths[labels] = 38;
    main.widths[units] = 18;
    for (const of of this.cases.keys()) main.widths[this.column(of)] = 24;
    main.widths[this.column(this.cases.length)] = 80;
    main.frozen = { rows: headRow + 1, columns: 1 };
    return {
      title: manifest.title,
      sheets: this.sheets,
      names: this.names,
      figures: this.figures,
      inputs: this.inputs,
    };
  }

  private addLists(of: number, many: readonly (readonly [string, Field])[]) {
    const rows = new Map<string, Rows>();
    this.lists[of] = rows;
    const { answer } = this.cases[of] as Case;
    for (const [id, field] of many) {
      if (field.kind !== 'rows' && field.kind !== 'list') continue;
      const value = (answer.values[id] ?? []) as readonly unknown[];
      const sheet = this.newSheet(this.nameFor(field.label, of));
      const list = new Rows(sheet, id, field, value, {
        manifest: this.manifest,
        lookups: this.lookups,
        numberAt: (each, from) => this.numberAt(each, of, from),
        rawAt: (each, from) => this.raw(of, from)(each),
      });
      rows.set(id, list);
      for (const [sub, each] of list.fields()) {
        const accepts = this.accepts(each, list.first, list.columnOf(sub), sheet);
        if (accepts) sheet.accepts.push({ ...accepts, rows: list.ready });
      }
    }
  }

  private accepts(field: SingleField, row: number, column: number, on: Sheet): Accepts | undefined {
    const refusal =
      'message' in field && field.message
        ? field.message
        : kindOf(field, this.calculator.kinds).accepts(field as never);
    const common = { row, column, refusal, help: field.help };
    if (field.kind === 'choice' || field.kind === 'currency') {
      return { ...common, type: 'list', formula: this.lookups.optionCells(field, on) };
    }
    if (field.kind === 'date') {
      const [least, most] = [field.min, field.max].map((day) =>
        day === undefined ? undefined : serialOf(day),
      );
      return { ...common, type: 'date', least: least ?? 61, most };
    }
    if (field.kind === 'time') return { ...common, type: 'time', least: 0, most: 0.999999 };
    if (!isNumberField(field)) return undefined;
    const { min, max, above, below } = field;
    if (above === undefined && below === undefined) {
      return {
        ...common,
        type: isWhole(field) ? 'whole' : 'decimal',
        least: min ?? -1e21,
        most: max,
      };
    }
    const cell = on.at(row, column, on);
    const rules = [
      `ISNUMBER(${cell})`,
      ...(min === undefined ? [] : [`${cell}>=${plain(min)}`]),
      ...(max === undefined ? [] : [`${cell}<=${plain(max)}`]),
      ...(above === undefined ? [] : [`${cell}>${plain(above)}`]),
      ...(below === undefined ? [] : [`${cell}<${plain(below)}`]),
      ...(isWhole(field) ? [`${cell}=INT(${cell})`] : []),
    ];
    return { ...common, type: 'custom', formula: `AND(${rules.join(',')})` };
  }

  private inputLine(id: string, field: SingleField) {
    const unit = 'unit' in field ? unitWords(this.manifest, field.unit) : '';
    this.line(id, field.label, unit, field.help ?? '', (of) => {
      const { values } = (this.cases[of] as Case).answer;
      const value = values[id];
      const isAsked = holds(field.when, values);
      const context = this.contextOf(of);
      return {
        value: isAsked ? typedIn(field, value) : '',
        look: 'input',
        format:
          formatOf(field) ??
          (isAmount(field, fieldUnit(field, values)) ? amountFormat(value, context) : undefined),
      };
    });
    const row = this.rowOf.get(id) as number;
    for (const of of this.cases.keys()) {
      const column = this.column(of);
      this.inputs[of === 0 ? id : `${id}_${of + 1}`] = { sheet: this.main.name, row, column };
      const accepts = this.accepts(field, row, column, this.main);
      if (accepts) this.main.accepts.push(accepts);
    }
  }

  private listLine(id: string, field: Field) {
    const names = this.lists.map((each) => each.get(id)?.sheet.name).join('”, “');
    this.line(id, field.label, 'entries', `Typed on the sheet “${names}”.`, (of) => ({
      value:
        ((this.cases[of] as Case).answer.values[id] as readonly unknown[] | undefined)?.length ?? 0,
      formula: this.lists[of]?.get(id)?.count(this.main),
      look: 'working',
    }));
  }

  private countedLine(id: string, field: SingleField) {
    const words = field.when
      ? 'What counts: nothing, or what a blank counts as, while it is not asked.'
      : 'What counts: a blank has a value of its own.';
    this.line(`counted ${id}`, field.label, '', words, (of) => ({
      value: typedIn(field, (this.cases[of] as Case).answer.values[id]),
      formula: this.orNothing(() =>
        countedFormula(field, this.place(id, of, this.main), this.raw(of, this.main)),
      ),
      look: 'working',
      format: formatOf(field),
    }));
  }

  private orNothing(formula: () => string): string | undefined {
    try {
      return formula();
    } catch (error) {
      if (error instanceof Untranslatable) return undefined;
      throw error;
    }
  }

  private numberLine(id: string, field: SingleField) {
    const label = 'valueLabel' in field && field.valueLabel ? field.valueLabel : field.label;
    const words =
      field.kind === 'time'
        ? 'Minutes since midnight'
        : `The number of the option, from the sheet “Lists”`;
    this.line(`number ${id}`, label, '', words, (of) => {
      const cell = this.counted(id, of, this.main);
      const { text } = numberOf(field, cell, mayBeMissing(field), this.lookups, this.main);
      return { value: '', formula: text, look: 'working' };
    });
  }

  private constantLine(id: string) {
    const {
      label,
      value,
      unit = '',
      source = '',
    } = this.manifest.constants[id] as {
      label: string;
      value: number;
      unit?: string;
      source?: string;
    };
    this.line(`constant ${id}`, label, unit, source, (of) =>
      of === 0 ? { value, look: 'working' } : { value: '', look: 'note' },
    );
  }

  private figureWords(id: string): string {
    const plan = this.plans.get(id);
    const figure = this.figureOf(id) as Figure;
    const all = [...this.cases.keys()].map((of) => this.computedOf(id, of));
    const isValue = all.every(({ formula }) => formula === undefined);
    const fixed = [...new Set(all.flatMap((each) => each.fixed))];
    const words = plan ? planWords(this.manifest, plan) : (figure.help ?? '');
    const labelsOf = fixed.map((each) => `“${labelOf(this.manifest, each)}”`).join(', ');
    const says = isValue
      ? 'A value: the calculator works it out with a program, and it does not follow the inputs here.'
      : fixed.length > 0
        ? `It needs ${labelsOf}, ${fixed.length > 1 ? 'values that do' : 'a value that does'} not follow the inputs here.`
        : '';
    return [words && !/[.!?]$/.test(words) ? `${words}.` : words, says].filter(Boolean).join(' ');
  }

  private figureLine(id: string) {
    const figure = this.figureOf(id) as Figure;
    const { results } = this.manifest;
    const isResult = id in results;
    const unit = 'unit' in figure ? unitWords(this.manifest, figure.unit) : '';
    const digits = 'digits' in figure ? figure.digits : undefined;
    const words = this.figureWords(id);
    const when = isResult ? figure.when : undefined;
    const hasOwn = this.rowOf.has(`computed ${id}`);
    const look = (of: number): Look =>
      this.computedOf(id, of).formula === undefined
        ? 'value'
        : isResult
          ? figure.headline
            ? 'headline'
            : 'result'
          : 'working';
    const own = (of: number): Cell => {
      const value = knownOf((this.cases[of] as Case).answer)[id];
      return {
        value: shownValue(figure, value),
        formula: this.computedOf(id, of).formula,
        look: look(of),
        format: figureFormat(figure, value, this.contextOf(of)),
      };
    };
    const label = this.labelFor(id, figure.label);
    const shownUnit = unit || (typeof digits === 'string' ? (durations[digits] ?? '') : '');
    if (hasOwn) this.line(`computed ${id}`, label, shownUnit, words, own);
    this.line(id, label, shownUnit, hasOwn ? (figure.help ?? '') : words, (of) => {
      const cell = own(of);
      const { answer } = this.cases[of] as Case;
      const isShown = when === undefined || holds(when, knownOf(answer));
      const condition = this.orNothing(
        () => conditionFormula(when, this.compared(of, this.main)) ?? '',
      );
      const { formula, fixed } = this.computedOf(id, of);
      const inner = hasOwn ? this.figureCell(id, of, this.main) : formula;
      const whole = condition && inner ? `IF(${condition},${inner},"")` : inner;
      const value = isShown ? cell.value : '';
      this.figures.push({
        id,
        of,
        sheet: this.main.name,
        row: this.rowOf.get(id) as number,
        column: this.column(of),
        expected: value,
        isLive: formula !== undefined,
        fixed,
      });
      // Where the condition has no formula, it holds as it does now.
      return { ...cell, value, formula: condition === undefined && !isShown ? undefined : whole };
    });
  }

  /** Cautions and rules between inputs, each of which speaks up while it applies. */
  private warnings() {
    const { cautions } = this.manifest;
    const said = cautions.filter(({ say }) => !say.includes('{'));
    if (said.length === 0) return;
    const lines = said.flatMap(({ when, say }) => {
      const formulas = [...this.cases.keys()].map((of) =>
        this.orNothing(() => {
          const condition = conditionFormula(when, this.compared(of, this.main));
          return condition === undefined ? '' : `IF(${condition},"Yes","")`;
        }),
      );
      return formulas.includes(undefined) ? [] : [{ when, say, formulas }];
    });
    if (lines.length === 0) return;
    this.section('Warnings: which of them apply');
    for (const { when, say, formulas } of lines) {
      this.main.put(this.row, labels, { value: 'This applies', look: 'label' });
      for (const of of this.cases.keys()) {
        const { answer } = this.cases[of] as Case;
        this.main.put(this.row, this.column(of), {
          value: holds(when, knownOf(answer)) ? 'Yes' : '',
          formula: formulas[of] || undefined,
          look: 'working',
        });
      }
      this.main.put(this.row, this.column(this.cases.length), { value: say, look: 'note' });
      this.row += 1;
    }
  }

  private notes() {
    const { note, model } = this.manifest;
    const { presentation } = (this.cases[0] as Case).answer;
    const texts = [noteOf(note, this.calculator.rates?.asOf, presentation), model ?? ''].filter(
      Boolean,
    );
    if (texts.length === 0) return;
    this.section('Notes');
    for (const value of texts) {
      this.main.put(this.row, this.column(this.cases.length), { value, look: 'note' });
      this.row += 1;
    }
  }

  private head() {
    const { title } = this.manifest;
    const { address } = this.options;
    this.main.put(0, labels, { value: title, look: 'title' });
    this.main.put(1, labels, {
      value:
        'Change the shaded cells: the figures below follow. Figures in italics are values and do not follow.',
      look: 'label',
    });
    if (address) this.main.put(2, labels, { value: address, look: 'label' });
    this.main.put(headRow, labels, { value: '', look: 'head' });
    this.main.put(headRow, units, { value: 'Unit', look: 'head' });
    for (const [of, { name }] of this.cases.entries()) {
      this.main.put(headRow, this.column(of), { value: name, look: 'head' });
    }
    this.main.put(headRow, this.column(this.cases.length), {
      value: 'How it is worked out',
      look: 'head',
    });
  }
}

/** The longest formula that spreadsheets take. */
const longestFormula = 8000;

/** What a duration is counted in. */
const durations: Readonly<Record<string, string>> = {
  'm:ss': 'seconds',
  'h:mm:ss': 'seconds',
  'h:mm': 'minutes',
  'years and months': 'months',
  'weeks and days': 'days',
};
