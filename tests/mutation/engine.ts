/*
 * The engine that all calculators share, file by file, with the tests of each: those that notice
 * within a second or two, for they run for every mutant. A test of the whole catalogue is not among
 * them.
 */

interface EngineFile {
  /** Names of files in tests/. */
  readonly tests: readonly string[];
  /** Functions that work on a page: the browser tests see them, and no test here can. */
  readonly inBrowser?: readonly string[];
}

export const engine: Readonly<Record<string, EngineFile>> = {
  'schemas/functions/arithmetic.ts': { tests: ['arithmetic', 'compile'] },
  'src/engine/input/condition.ts': { tests: ['condition'] },
  'schemas/functions/distributions.ts': { tests: ['distributions'] },
  'src/engine/formula/evaluate.ts': { tests: ['compile'] },
  'src/engine/manifest/expand.ts': { tests: ['expand', 'own-money'] },
  'schemas/functions/fixed-point.ts': { tests: ['trigonometry', 'distributions'] },
  'schemas/formula.ts': { tests: ['formula'] },
  'src/engine/input/fragment.ts': { tests: ['fragment'] },
  'src/engine/input/inputs.ts': { tests: ['answer', 'engine'] },
  'schemas/functions/log2.ts': { tests: ['trigonometry'] },
  'schemas/measures.ts': { tests: ['units'] },
  'schemas/functions/parts.ts': { tests: ['parts'] },
  'schemas/functions/trigonometry.ts': { tests: ['trigonometry'] },
  'schemas/number-field.ts': { tests: ['kinds', 'solve', 'step'] },
  'schemas/unit.ts': { tests: ['format', 'own-money'] },
  'schemas/functions/whole-numbers.ts': { tests: ['whole-numbers'] },

  'src/engine/input/kinds/ambiguity.ts': { tests: ['doubt'] },
  'src/engine/input/kinds/choice.ts': { tests: ['kinds'] },
  'src/engine/input/kinds/currency.ts': { tests: ['kinds'] },
  'src/engine/input/kinds/date.ts': { tests: ['kinds'] },
  'src/engine/input/kinds/doubts.ts': { tests: ['doubt'] },
  'src/engine/input/kinds/initial.ts': { tests: ['kinds'] },
  'src/engine/input/kinds/extra/grammars.ts': { tests: ['grammars'] },
  'src/engine/input/kinds/kind.ts': { tests: ['kinds', 'list'] },
  'src/engine/input/kinds/extra/list.ts': { tests: ['list'] },
  'src/engine/input/kinds/number.ts': { tests: ['number', 'doubt'] },
  'src/engine/input/kinds/restore.ts': { tests: ['fragment'] },
  'src/engine/input/kinds/extra/rows.ts': { tests: ['kinds'] },
  'src/engine/input/kinds/text.ts': { tests: ['kinds'] },
  'src/engine/input/kinds/time.ts': { tests: ['kinds'] },

  'src/engine/formula/compile.ts': { tests: ['compile'] },

  'src/engine/answer/answer.ts': { tests: ['answer', 'engine'] },

  'src/engine/format/dates.ts': { tests: ['format'] },
  'src/engine/format/details.ts': { tests: ['format', 'own-money'] },
  'src/engine/format/extra/durations.ts': { tests: ['durations'] },
  'src/engine/format/presentation.ts': { tests: ['format', 'own-money', 'presentation'] },
  'src/engine/format/numbers.ts': { tests: ['format', 'durations', 'own-money'] },
  'src/engine/format/results.ts': { tests: ['format', 'own-money'] },

  'src/page/fields/aid/arrowKeys.ts': { tests: ['step'] },
  'src/page/fields/aid/magnitude.ts': { tests: ['own-money'] },
  'src/page/fields/aid/notes.ts': { tests: ['notes', 'own-money'], inBrowser: ['useAnnouncement'] },
  'src/page/fields/aid/units.ts': { tests: ['units'] },

  'src/page/results/classes.ts': { tests: ['charts'] },
  'src/engine/answer/csv.ts': { tests: ['csv', 'own-money'] },
  'src/engine/answer/difference.ts': { tests: ['difference', 'own-money'] },
  'src/page/results/legend.ts': { tests: ['results'] },
  'src/engine/answer/outlines.ts': { tests: ['charts'] },
  'src/page/results/scale.ts': { tests: ['scale'] },
  'src/engine/answer/tables.ts': { tests: ['results'] },
  'src/engine/answer/variations.ts': { tests: ['variations'] },
  'src/engine/answer/working.ts': { tests: ['filled-steps'] },

  'src/engine/solve/goal.ts': { tests: ['solve'] },
  'src/engine/solve/sweep.ts': { tests: ['sweep'] },
  'src/engine/solve/variables.ts': { tests: ['sweep'] },

  'src/engine/answer/entered-inputs.ts': { tests: ['share', 'own-money'] },
  'src/engine/answer/result-text.ts': { tests: ['share'] },
  'src/engine/answer/share-link.ts': { tests: ['share', 'own-money'] },
};

/** The files of the engine by folder. */
export const folders: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  Object.keys(engine),
  (file) => file.slice(0, file.lastIndexOf('/')),
);
