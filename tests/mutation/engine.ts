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
  'schemas/arithmetic.ts': { tests: ['arithmetic', 'compile'] },
  'schemas/condition.ts': { tests: ['condition'] },
  'schemas/distributions.ts': { tests: ['distributions'] },
  'schemas/evaluate.ts': { tests: ['compile'] },
  'schemas/expand.ts': { tests: ['expand', 'own-money'] },
  'schemas/fixed-point.ts': { tests: ['trigonometry', 'distributions'] },
  'schemas/formula.ts': { tests: ['formula'] },
  'schemas/fragment.ts': { tests: ['fragment'] },
  'schemas/inputs.ts': { tests: ['answer', 'engine'] },
  'schemas/log2.ts': { tests: ['trigonometry'] },
  'schemas/measures.ts': { tests: ['units'] },
  'schemas/parts.ts': { tests: ['parts'] },
  'schemas/trigonometry.ts': { tests: ['trigonometry'] },
  'schemas/unit.ts': { tests: ['format', 'own-money'] },
  'schemas/whole-numbers.ts': { tests: ['whole-numbers'] },

  'schemas/kinds/ambiguity.ts': { tests: ['doubt'] },
  'schemas/kinds/choice.ts': { tests: ['kinds'] },
  'schemas/kinds/currency.ts': { tests: ['kinds'] },
  'schemas/kinds/date.ts': { tests: ['kinds'] },
  'schemas/kinds/doubts.ts': { tests: ['doubt'] },
  'schemas/kinds/empty-row.ts': { tests: ['kinds'] },
  'schemas/kinds/grammars.ts': { tests: ['grammars'] },
  'schemas/kinds/kind.ts': { tests: ['kinds', 'list'] },
  'schemas/kinds/list.ts': { tests: ['list'] },
  'schemas/kinds/number.ts': { tests: ['number', 'doubt'] },
  'schemas/kinds/restore.ts': { tests: ['fragment'] },
  'schemas/kinds/rows.ts': { tests: ['kinds'] },
  'schemas/kinds/text.ts': { tests: ['kinds'] },
  'schemas/kinds/time.ts': { tests: ['kinds'] },

  'scripts/site/compile.ts': { tests: ['compile'] },

  'src/engine/answer.ts': { tests: ['answer', 'engine'] },

  'src/format/dates.ts': { tests: ['format'] },
  'src/format/details.ts': { tests: ['format', 'own-money'] },
  'src/format/durations.ts': { tests: ['durations'] },
  'src/format/numbers.ts': { tests: ['format', 'durations', 'own-money'] },
  'src/format/results.ts': { tests: ['format', 'own-money'] },

  'src/fields/aid/arrowKeys.ts': { tests: ['step'] },
  'src/fields/aid/magnitude.ts': { tests: ['own-money'] },
  'src/fields/aid/notes.ts': { tests: ['notes', 'own-money'], inBrowser: ['useAnnouncement'] },
  'src/fields/aid/units.ts': { tests: ['units'] },

  'src/results/classes.ts': { tests: ['charts'] },
  'src/results/csv.ts': { tests: ['csv', 'own-money'], inBrowser: ['save'] },
  'src/results/difference.ts': { tests: ['difference', 'own-money'] },
  'src/results/legend.ts': { tests: ['results'] },
  'src/results/outlines.ts': { tests: ['charts'] },
  'src/results/scale.ts': { tests: ['scale'] },
  'src/results/tables.ts': { tests: ['results'] },
  'src/results/variations.ts': { tests: ['variations'] },
  'src/results/workedSteps.ts': { tests: ['filled-steps'] },

  'src/explore/goal.ts': { tests: ['solve'] },
  'src/explore/sweep.ts': { tests: ['sweep'] },
  'src/explore/variables.ts': { tests: ['sweep'] },

  'src/share/entered-inputs.ts': { tests: ['share', 'own-money'] },
  'src/share/resultText.ts': { tests: ['share'] },
  'src/share/share-link.ts': { tests: ['share', 'own-money'] },
};

/** The files of the engine by folder. */
export const folders: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  Object.keys(engine),
  (file) => file.slice(0, file.lastIndexOf('/')),
);
