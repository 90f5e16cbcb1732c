import type { ExpandedManifest } from '../../../schemas/calculator.ts';
import type { Formula, FunctionName } from '../../../schemas/formula.ts';
import { idsOf, toText } from '../../../schemas/formula.ts';
import type { Field, SingleField } from '../../../schemas/manifest.ts';
import type { Values } from '../input/inputs.ts';
import { initialOf } from '../input/kinds/initial.ts';
import { type Cell, quote, type Sheet } from './cells.ts';
import { type Compared, conditionFormula, plain, saidBy } from './conditions.ts';
import type { Lookups } from './lookups.ts';
import { asFigure, type Reference, translate, unlessBlank } from './translate.ts';

/*
 * Where the values of fields and figures stand: of the form on the first sheet, of rows and lists on sheets
 * of their own.
 */

/** Thrown where something has no formula in a spreadsheet: what needs it becomes a value. */
export class Untranslatable extends Error {}

/** What is typed in a cell, as the cell holds it: days and times are numbers of a spreadsheet. */
export function typedIn(field: Field, value: unknown): string | number {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return Number(String(value));
  const text = String(value);
  if (field.kind === 'date') return serialOf(text) ?? text;
  if (field.kind === 'time') {
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    return (hours * 60 + minutes) / 1440;
  }
  return field.kind === 'choice' ? saidBy(field, text) : text;
}

/** The first day that all spreadsheets number alike: 1 March 1900. */
const firstDay = 61;

/** A day (YYYY-MM-DD) as spreadsheets number it; none before March 1900 and past the year 9999. */
export function serialOf(iso: string): number | undefined {
  const serial = Date.parse(iso) / 86_400_000 + 25569;
  return serial >= firstDay && serial <= 2_958_465 ? serial : undefined;
}

/** What a field holds while its cell is blank: what its page opens with, if it must be filled in. */
const initialIn = (field: SingleField): string | number =>
  field.optional ? '' : typedIn(field, readable(field, initialOf(field)));

const readable = (field: SingleField, initial: unknown) =>
  (field.kind === 'number' || field.kind === 'integer') && initial !== ''
    ? Number(initial)
    : initial === ''
      ? undefined
      : initial;

/** A text or number within a formula. */
export const literal = (value: string | number): string =>
  typeof value === 'number' ? plain(value) : quote(value);

/** Whether a field's value needs a cell beside the one that it is typed in. */
export const needsCount = (field: SingleField): boolean =>
  field.when !== undefined || ('whenBlank' in field && field.whenBlank !== undefined);

/** A field's value while its own cell is blank, or while it is not asked, as a formula. */
function blankFormula(field: SingleField, at: (id: string) => Compared): string {
  if (!('whenBlank' in field) || field.whenBlank === undefined) return '""';
  if (field.whenBlank === 'today') return 'TODAY()';
  if (typeof field.whenBlank === 'number') return plain(field.whenBlank);
  const { by, values } = field.whenBlank;
  const cell = at(by);
  return Object.entries(values).reduceRight(
    (others, [option, value]) =>
      `IF(${cell.text}=${quote(cell.says(option))},${plain(value)},${others})`,
    '""',
  );
}

/** What counts as the value of a field: the cell, what a blank counts as, nothing while it is not asked. */
export function countedFormula(
  field: SingleField,
  cell: string,
  raw: (id: string) => Compared,
): string {
  const initial = initialIn(field);
  const blank = blankFormula(field, raw);
  const whenBlank = blank === '""' && initial !== '' ? literal(initial) : blank;
  const own = `IF(${cell}="",${whenBlank},${cell})`;
  const shown = conditionFormula(field.when, raw);
  // A day that is not asked is none, even if a blank counts as today.
  const hidden = field.kind === 'date' ? '""' : blank;
  return shown === undefined ? own : `IF(${shown},${own},${hidden})`;
}

/** Whether a field can have no value. */
export const mayBeMissing = (field: SingleField): boolean => {
  const counts = 'whenBlank' in field && field.whenBlank !== undefined;
  if (counts) return field.kind === 'date' && field.when !== undefined;
  return field.optional === true || field.when !== undefined;
};

/** What conditions compare of a field in a cell. */
export const comparedField = (field: SingleField, text: string, mayBeBlank: boolean): Compared => ({
  text,
  mayBeBlank,
  says: (value) => saidBy(field.kind === 'choice' ? field : undefined, value),
  isFilled: `${text}<>""`,
  isNumber: field.kind === 'number' || field.kind === 'integer',
});

/** The same while the form is read: the cell as it is typed. */
export const rawField = (field: SingleField, cell: string): Compared => {
  const initial = initialIn(field);
  const isBlank = field.when !== undefined && initial !== '';
  return comparedField(field, isBlank ? `IF(${cell}="",${literal(initial)},${cell})` : cell, true);
};

/** The number that formulas use for a field in a cell: of a choice its option's, of a time its minutes. */
export function numberOf(
  field: SingleField,
  cell: string,
  mayBeBlank: boolean,
  lookups: Lookups,
  from: Sheet,
): Reference & { readonly isCopy?: true } {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return {
        text: cell,
        mayBeBlank,
        isWhole: field.kind === 'integer' || field.whole === true,
        isCopy: true,
      };
    case 'date':
      return { text: cell, mayBeBlank, isDay: true, isWhole: true, isCopy: true };
    case 'time':
      return { text: unlessBlank(mayBeBlank ? [cell] : [], `ROUND(${cell}*1440,0)`), mayBeBlank };
    case 'choice': {
      const { formula, hasAll } = lookups.numberOf(field, cell, from);
      return {
        text: unlessBlank(mayBeBlank ? [cell] : [], formula),
        mayBeBlank: mayBeBlank || !hasAll,
      };
    }
    default:
      throw new Untranslatable(field.label);
  }
}

/** What rows and lists need of the form around them. */
export interface Around {
  readonly manifest: ExpandedManifest;
  readonly lookups: Lookups;
  /** The number of an id of the form, for a formula on a sheet. */
  readonly numberAt: (id: string, from: Sheet) => Reference;
  readonly rawAt: (id: string, from: Sheet) => Compared;
}

/** The first row of rows: above it are the names of the columns, and what all rows have together. */
const first = 2;

/** How many rows are left for more, below those that are filled in. */
const spare = 20;

/** The rows of a field, or the numbers of a list, of one case, on a sheet of their own. */
export class Rows {
  readonly sheet: Sheet;
  readonly first = first;
  /** The number of rows that are ready, from the second of the sheet on. */
  readonly ready: number;
  private readonly field: Extract<Field, { kind: 'rows' | 'list' }>;
  private readonly id: string;
  private readonly around: Around;
  private readonly columns = new Map<string, { column: number; mayBeBlank: boolean }>();
  private readonly counts: number;
  private next = 0;

  constructor(
    sheet: Sheet,
    id: string,
    field: Extract<Field, { kind: 'rows' | 'list' }>,
    value: readonly unknown[],
    around: Around,
  ) {
    this.sheet = sheet;
    this.field = field;
    this.id = id;
    this.around = around;
    const most = 'maxRows' in field ? field.maxRows : field.maxCount;
    this.ready = Math.max(value.length, Math.min(most, value.length + spare), 1);
    for (const [sub, each] of this.fields()) {
      const column = this.head(each.label, 'input');
      this.columns.set(sub, { column, mayBeBlank: mayBeMissing(each) });
      for (let row = 0; row < this.ready; row += 1) {
        const own = value[row] as Values | undefined;
        const typed = 'fields' in field ? own?.[sub] : own;
        sheet.put(row + first, column, {
          value: typedIn(each, typed),
          look: 'input',
          format: formatOf(each),
        });
      }
    }
    this.counts = this.head('Counts', 'working');
    this.fill(
      this.counts,
      (row) => this.countsFormula(row),
      (row) => (row < value.length ? 1 : ''),
    );
    sheet.put(1, this.counts, {
      value: value.length,
      formula: `SUM(${sheet.range(this.counts, first, first + this.ready - 1, sheet)})`,
      look: 'result',
    });
    sheet.put(1, 0, { value: 'All together', look: 'label' });
    sheet.frozen = { rows: first, columns: 0 };
  }

  /** The fields of a row; a list has one. */
  fields(): readonly (readonly [string, SingleField])[] {
    if ('fields' in this.field) return Object.entries(this.field.fields);
    const { of, label } = this.field;
    return [['', { kind: of ?? 'number', label } as SingleField]];
  }

  /** The column in which a field of the rows is typed. */
  columnOf(sub: string): number {
    return this.columns.get(sub)?.column ?? 0;
  }

  /** A formula that is true while there is a row. */
  isFilled(from: Sheet): string {
    return `${this.count(from)}>0`;
  }

  /** How many rows there are. */
  count(from: Sheet): string {
    return this.sheet.at(1, this.counts, from);
  }

  private head(label: string, look: 'input' | 'working'): number {
    const column = this.next;
    this.next += 1;
    this.sheet.put(0, column, { value: label, look: 'head' });
    this.sheet.widths[column] = look === 'input' ? 22 : 26;
    return column;
  }

  private fill(
    column: number,
    formula: (row: number) => string,
    value: (row: number) => string | number = () => '',
  ) {
    for (let row = 0; row < this.ready; row += 1) {
      this.sheet.put(row + first, column, {
        value: value(row),
        formula: formula(row),
        look: 'working',
      });
    }
  }

  private cell(sub: string, row: number): string {
    return this.sheet.at(row + first, this.columnOf(sub), this.sheet);
  }

  /** What a condition within a row, or of the form, compares as it is typed. */
  private raw(row: number): (id: string) => Compared {
    const own = new Map(this.fields());
    return (id) => {
      const field = own.get(id);
      return field ? rawField(field, this.cell(id, row)) : this.around.rawAt(id, this.sheet);
    };
  }

  private countsFormula(row: number): string {
    const shown = conditionFormula(this.field.when, (id) => this.around.rawAt(id, this.sheet));
    const counts = this.filledFormula(row);
    return `IF(${shown === undefined ? counts : `AND(${shown},${counts})`},1,"")`;
  }

  /** A formula that is true while a row is filled in. */
  private filledFormula(row: number): string {
    if (!('fields' in this.field)) return `${this.cell('', row)}<>""`;
    const needed = this.fields().filter(
      ([, each]) =>
        each.optional !== true &&
        !('whenBlank' in each && each.whenBlank !== undefined) &&
        initialOf(each) === '',
    );
    if (needed.length === 0) {
      const some = this.fields().map(([sub]) => `${this.cell(sub, row)}<>""`);
      return `OR(${some.join(',')})`;
    }
    const filled = needed.map(([sub, each]) => {
      const shown = conditionFormula(each.when, this.raw(row));
      const own = `${this.cell(sub, row)}<>""`;
      return shown === undefined ? own : `OR(NOT(${shown}),${own})`;
    });
    return `AND(${filled.join(',')})`;
  }

  /** The cell of a row with the number that formulas use for one of its fields. */
  private numberIn(sub: string, row: number): Reference {
    const found = this.fields().find(([id]) => id === sub)?.[1];
    if (!found) throw new Untranslatable(sub);
    const key = `number ${sub}`;
    const missing = mayBeMissing(found);
    const direct = numberOf(found, this.cell(sub, row), missing, this.around.lookups, this.sheet);
    if (!needsCount(found) && direct.isCopy && !this.hasInitial(found)) return direct;
    if (!this.columns.has(key)) {
      const column = this.head(`${found.label}, as it counts`, 'working');
      let mayBeBlank = missing;
      this.columns.set(key, { column, mayBeBlank });
      this.fill(column, (at) => {
        const counted = countedFormula(found, this.cell(sub, at), this.raw(at));
        if (direct.isCopy) return counted;
        // The choice that counts, and then its number.
        const inner = `IF(${this.cell(sub, at)}="",${literal(initialIn(found))},${this.cell(sub, at)})`;
        const number = numberOf(
          found,
          needsCount(found) ? `(${counted})` : inner,
          true,
          this.around.lookups,
          this.sheet,
        );
        mayBeBlank ||= number.mayBeBlank === true && !this.hasInitial(found);
        return number.text;
      });
      this.columns.set(key, { column, mayBeBlank });
    }
    const { column, mayBeBlank } = this.columns.get(key) as { column: number; mayBeBlank: boolean };
    return {
      text: this.sheet.at(row + first, column, this.sheet),
      mayBeBlank,
      isDay: found.kind === 'date',
      isWhole: direct.isWhole,
    };
  }

  private hasInitial(field: SingleField): boolean {
    return initialIn(field) !== '';
  }

  /** The value of an id in one row: a field of the row, or of the form. */
  private at(id: string, row: number, lists: (id: string) => Rows | undefined): Reference {
    const [list = '', sub] = id.split('.');
    if (list === this.id) {
      if (sub === undefined && 'fields' in this.field) return { text: '1', isWhole: true };
      return this.numberIn(sub ?? '', row);
    }
    const other = lists(list);
    if (!other) return this.around.numberAt(id, this.sheet);
    // Two lists go together, entry by entry.
    const cell = other.sheet.at(row + first, other.columnOf(sub ?? ''), this.sheet);
    return { text: cell, mayBeBlank: true };
  }

  /** The cell of a call over all rows: above the column with the value of each row. */
  over(
    name: FunctionName,
    of: Formula,
    words: string,
    from: Sheet,
    lists: (id: string) => Rows | undefined,
    nested: (name: FunctionName, of: Formula, from: Sheet) => Reference,
  ): Reference {
    const key = `${name} of ${toText(of)}`;
    const together = calls[name];
    if (!together) throw new Untranslatable(name);
    const known = this.columns.get(key);
    const { column, mayBeBlank } = known ?? this.column(key, name, of, words, lists, nested);
    return { text: this.sheet.at(1, column, from), mayBeBlank, isWhole: name === 'count' };
  }

  private column(
    key: string,
    name: FunctionName,
    of: Formula,
    words: string,
    lists: (id: string) => Rows | undefined,
    nested: (name: FunctionName, of: Formula, from: Sheet) => Reference,
  ) {
    let mayBeBlank = false;
    const formulas = Array.from({ length: this.ready }, (_, row) => {
      const { term, mayBeBlank: blank } = translate(of, {
        at: (id) => this.at(id, row, lists),
        over: (inner, each) => nested(inner, each, this.sheet),
      });
      mayBeBlank ||= blank.length > 0;
      const counts = this.sheet.at(row + first, this.counts, this.sheet);
      const own = unlessBlank(blank, asFigure(term, false));
      return `IF(${counts}="",${neutral[name] ?? '""'},${own})`;
    });
    const column = this.head(`${name} of ${words}`, 'working');
    this.fill(column, (row) => formulas[row] as string);
    const range = this.sheet.range(column, first, first + this.ready - 1, this.sheet);
    // Without a list there is nothing to add; without rows, the sum is 0.
    const counts = listsIn(of, this.around.manifest).flatMap((id) => {
      const field = this.around.manifest.fields[id];
      const list = id === this.id ? this : lists(id);
      const isNone = field?.kind === 'list' && (field.optional || field.when);
      return isNone && list ? [`${list.count(this.sheet)}=0`] : [];
    });
    const missing = mayBeBlank ? [`COUNT(${range})<${this.count(this.sheet)}`] : [];
    const blanks = [...counts, ...missing];
    const text = `${calls[name]}(${range})`;
    this.sheet.put(1, column, {
      value: '',
      formula:
        blanks.length > 0
          ? `IF(${blanks.length > 1 ? `OR(${blanks.join(',')})` : blanks[0]},"",${text})`
          : text,
      look: 'result',
    });
    const found = { column, mayBeBlank: blanks.length > 0 };
    this.columns.set(key, found);
    return found;
  }
}

const calls: { readonly [K in FunctionName]?: string } = {
  count: 'COUNT',
  gcd: 'GCD',
  lcm: 'LCM',
  max: 'MAX',
  mean: 'AVERAGE',
  min: 'MIN',
  sum: 'SUM',
};

/** What a row that does not count stands for, where a blank would be an error. */
const neutral: { readonly [K in FunctionName]?: string } = { gcd: '0', lcm: '1' };

/** The ids of rows and lists that a formula names. */
export const listsIn = (formula: Formula, { fields }: ExpandedManifest): readonly string[] =>
  idsOf(formula)
    .map((id) => id.split('.')[0] as string)
    .filter((id) => fields[id]?.kind === 'rows' || fields[id]?.kind === 'list');

/** The number format of a field's cell; none for a text. */
export function formatOf(field: SingleField): Cell['format'] {
  if (field.kind === 'date') return 'd mmmm yyyy';
  if (field.kind === 'time') return 'hh:mm';
  return undefined;
}
