import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import {
  DetailedCellError,
  FunctionArgumentType,
  FunctionPlugin,
  HyperFormula,
  type RawCellContent,
  type SimpleCellAddress,
} from 'hyperformula';
import { Big } from '../../schemas/decimal.ts';
import { isNumberField } from '../../schemas/number-field.ts';
import { answer, type Solved } from '../../src/engine/answer/answer.ts';
import type { ExpandedCalculator } from '../../src/engine/calculator.ts';
import { runs, type Typed, today, validInputs } from '../../src/engine/check/random-inputs.ts';
import { holds } from '../../src/engine/input/condition.ts';
import type { FigureCell, Workbook } from '../../src/engine/spreadsheet/cells.ts';
import { workbookOf } from '../../src/engine/spreadsheet/whole.ts';
import { xlsxOf } from '../../src/engine/spreadsheet/write.ts';

/*
 * The figures of a spreadsheet, recomputed by an engine that knows nothing of this site.
 */

/** A figure that another engine works out differently. */
export interface Difference {
  readonly where: string;
  readonly expected: string | number;
  readonly found: unknown;
  readonly formula: string;
}

export interface Counts {
  readonly figures: number;
  readonly live: number;
  readonly values: number;
}

export const sum = (a: Counts, b: Counts): Counts => ({
  figures: a.figures + b.figures,
  live: a.live + b.live,
  values: a.values + b.values,
});

/** How far a figure may be off: a share of its size, or as much as is nothing. */
interface Nearness {
  readonly share: number;
  readonly least: number;
}

/** How near every figure is. */
const asPromised: Nearness = { share: 1e-9, least: 0 };

/** HyperFormula's own distributions are less exact than those of LibreOffice. */
const asSought: Nearness = { share: 1e-7, least: 1e-15 };
const distribution = /\b(T\.INV|NORM\.S\.INV|NORM\.S\.DIST)\(/;

/** A recomputed file. */
export interface Recomputed {
  readonly value: (sheet: string, row: number, column: number) => unknown;
  readonly formula: (sheet: string, row: number, column: number) => string;
  /** To which share of its size a cell is worked out. */
  readonly nearness: (sheet: string, row: number, column: number) => Nearness;
  readonly set: (sheet: string, row: number, column: number, value: RawCellContent) => void;
}

/**
 * ROUND as in Excel and LibreOffice, which round the 15 digits of a number: 1.005 to 1.01. That of HyperFormula
 * rounds its binary fraction, to 1.
 */
class Rounding extends FunctionPlugin {
  static override implementedFunctions = {
    ROUNDDIGITS: {
      method: 'roundDigits',
      parameters: [
        { argumentType: FunctionArgumentType.NUMBER },
        { argumentType: FunctionArgumentType.NUMBER },
      ],
    },
  };

  roundDigits(ast: never, state: never) {
    const round = (value: number, decimals: number): number =>
      Big(value.toPrecision(15)).round(decimals, 1).toNumber();
    return this.runFunction(
      (ast as { args: never }).args,
      state,
      this.metadata('ROUNDDIGITS'),
      round,
    );
  }
}
HyperFormula.registerFunctionPlugin(Rounding, { enGB: { ROUNDDIGITS: 'ROUNDDIGITS' } });

/** A day or time that the reader took for one, as the number in the cell. */
function serial(date: Date): number {
  const number = date.getTime() / 86_400_000 + 25569;
  return number < 60 ? number - 1 : number;
}

/** Reads a file and recomputes it with HyperFormula, or takes the values that another program left in it. */
export async function recomputed(
  bytes: Uint8Array,
  by: 'HyperFormula' | 'cached',
): Promise<Recomputed> {
  const { sheets } = await readXlsx(bytes);
  const formulaAt = (sheet: string, row: number, column: number) =>
    sheets.find(({ name }) => name === sheet)?.cells?.get(`${row},${column}`)?.formula ?? '';
  if (by === 'cached') {
    return {
      value: (sheet, row, column) => {
        const value = sheets.find(({ name }) => name === sheet)?.rows[row]?.[column] ?? '';
        return value instanceof Date ? serial(value) : value;
      },
      formula: formulaAt,
      nearness: () => asPromised,
      set: () => {
        throw new Error('The values of a file do not change.');
      },
    };
  }
  const data = Object.fromEntries(
    sheets.map(({ name, rows, cells }) => [
      name,
      rows.map((row, at) =>
        Array.from({ length: Math.max(row.length, 1) }, (_, column): RawCellContent => {
          const formula = cells?.get(`${at},${column}`)?.formula;
          // HyperFormula has functions by the names that people type.
          if (formula) {
            return `=${formula.replaceAll('_xlfn.', '').replaceAll('ROUND(', 'ROUNDDIGITS(')}`;
          }
          const value = row[column];
          if (value instanceof Date) return serial(value);
          return typeof value === 'string' ? `'${value}` : (value ?? null);
        }),
      ),
    ]),
  );
  const engine = HyperFormula.buildFromSheets(data, {
    licenseKey: 'gpl-v3',
    precisionRounding: 15,
    useWildcards: false,
    matchWholeCell: true,
    caseSensitive: false,
    evaluateNullToZero: true,
  });
  const at = (sheet: string, row: number, col: number) => ({
    sheet: engine.getSheetId(sheet) as number,
    row,
    col,
  });
  const seeks = (address: SimpleCellAddress): boolean =>
    distribution.test(engine.getCellFormula(address) ?? '') ||
    engine
      .getCellPrecedents(address)
      .some((each) => 'col' in each && engine.doesCellHaveFormula(each) && seeks(each));
  return {
    nearness: (sheet, row, column) => (seeks(at(sheet, row, column)) ? asSought : asPromised),
    value: (sheet, row, column) => {
      const value = engine.getCellValue(at(sheet, row, column));
      return value instanceof DetailedCellError ? value.value : (value ?? '');
    },
    formula: (sheet, row, column) => engine.getCellFormula(at(sheet, row, column)) ?? '',
    set: (sheet, row, column, value) => {
      engine.setCellContents(at(sheet, row, column), value);
    },
  };
}

/** Whether a cell is a figure, to a share of its size. */
function agrees(expected: string | number, found: unknown, { share, least }: Nearness): boolean {
  if (typeof expected === 'string' || typeof found !== 'number') return expected === found;
  const gap = Math.abs(expected - found);
  if (expected === 0) return gap < 1e-12;
  return gap <= Math.max(share * Math.max(Math.abs(expected), Math.abs(found)), least);
}

/** A calculator with some inputs as a file. */
export interface Book {
  readonly name: string;
  readonly workbook: Workbook;
  readonly bytes: Uint8Array;
  /** Changes one input in the recomputed file, and compares what follows with the engine's answer. */
  readonly changed: (
    engine: Recomputed,
  ) => Promise<{ readonly changes: number; readonly wrong: readonly Difference[] }>;
}

/** Compares every figure of a file. */
export async function compared(
  { name, workbook }: Pick<Book, 'name' | 'workbook'>,
  engine: Recomputed,
): Promise<Counts & { readonly wrong: readonly Difference[] }> {
  const { figures } = workbook;
  const wrong = figures.flatMap((figure) => difference(name, figure, engine));
  const live = figures.filter(({ isLive }) => isLive).length;
  return { figures: figures.length, live, values: figures.length - live, wrong };
}

function difference(name: string, figure: FigureCell, engine: Recomputed): Difference[] {
  const { id, of, sheet, row, column, expected } = figure;
  const found = engine.value(sheet, row, column);
  if (agrees(expected, found, engine.nearness(sheet, row, column))) return [];
  const formula = engine.formula(sheet, row, column);
  return [{ where: `${name}: ${id} (${of + 1})`, expected, found, formula }];
}

/** The inputs of the examples, and random ones. */
function inputsOf({ manifest }: ExpandedCalculator, random: number) {
  const examples = manifest.examples.map(({ given, today: day }) => ({ typed: given, day }));
  if (random === 0) return examples;
  const more = fc.sample(validInputs(manifest), { numRuns: random, seed: runs.seed });
  return [...examples, ...more.map((typed) => ({ typed, day: undefined }))];
}

const solvedOf = (
  calculator: ExpandedCalculator,
  typed: Typed,
  day: string,
): Solved | undefined => {
  const outcome = answer(calculator, typed, { today: day });
  return outcome.ok ? outcome : undefined;
};

const optionsOf = (day: string) => ({ today: day, address: 'https://example.org/' });

/** The files of a calculator: of each example, of random inputs, and of several answers side by side. */
export async function booksOf(
  calculator: ExpandedCalculator,
  random: number,
): Promise<readonly Book[]> {
  const all = inputsOf(calculator, random).flatMap(({ typed, day = today }) => {
    const solved = solvedOf(calculator, typed as Typed, day);
    return solved ? [{ typed: typed as Typed, day, solved }] : [];
  });
  const books: Book[] = [];
  for (const [index, { typed, day, solved }] of all.entries()) {
    const cases = [{ name: 'Answer', answer: solved }];
    const workbook = await workbookOf(calculator, cases, optionsOf(day));
    const name = `${calculator.slug}-${index + 1}`;
    books.push({
      name,
      workbook,
      bytes: await xlsxOf(workbook),
      changed: (engine) => changedIn(calculator, { name, workbook, typed, day, solved }, engine),
    });
  }
  const several = all.filter(({ day }) => day === all[0]?.day).slice(0, 5);
  if (several.length > 1) {
    const cases = several.map(({ solved }, at) => ({ name: `Case ${at + 1}`, answer: solved }));
    const workbook = await workbookOf(calculator, cases, optionsOf(several[0]?.day ?? today));
    books.push({
      name: `${calculator.slug}-cases`,
      workbook,
      bytes: await xlsxOf(workbook),
      changed: async () => ({ changes: 0, wrong: [] }),
    });
  }
  return books;
}

interface Tried {
  readonly name: string;
  readonly workbook: Workbook;
  readonly typed: Typed;
  readonly day: string;
  readonly solved: Solved;
}

/** The cells of numbers that are typed, each with another number that the calculator accepts. */
async function changedIn(
  calculator: ExpandedCalculator,
  { name, workbook, typed, day, solved }: Tried,
  engine: Recomputed,
) {
  const wrong: Difference[] = [];
  let changes = 0;
  // The cell of a field that is not asked is blank, whatever was typed before.
  const { fields } = calculator.manifest;
  const asked = Object.fromEntries(
    Object.entries(typed).filter(([id]) => holds(fields[id]?.when, solved.values)),
  );
  for (const [id, field] of Object.entries(calculator.manifest.fields)) {
    const before = solved.values[id];
    const place = workbook.inputs[id];
    if (!isNumberField(field) || !place || before === undefined) continue;
    const number =
      Number(before) === 0 ? 1 : Number(before) + Math.max(1, Math.round(Number(before) / 10));
    const other = solvedOf(calculator, { ...asked, [id]: String(number) }, day);
    if (!other) continue;
    const after = await workbookOf(calculator, [{ name: 'Answer', answer: other }], optionsOf(day));
    const now = new Map(after.figures.map((figure) => [figure.id, figure]));
    engine.set(place.sheet, place.row, place.column, number);
    for (const figure of workbook.figures) {
      const next = now.get(figure.id);
      if (!figure.isLive || figure.fixed.length > 0 || !next?.isLive) continue;
      changes += 1;
      wrong.push(
        ...difference(
          `${name} with ${id}=${number}`,
          { ...figure, expected: next.expected },
          engine,
        ),
      );
    }
    const typedBefore = workbook.sheets
      .find((sheet) => sheet.name === place.sheet)
      ?.cells.get(`${place.row},${place.column}`)?.value;
    engine.set(place.sheet, place.row, place.column, typedBefore === '' ? null : typedBefore);
  }
  return { changes, wrong };
}
