/*
 * Writes docs/manifest-keys.md, the reference of all keys, from schemas/manifest-keys.ts.
 *   npm run keys
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { keysOf } from '../schemas/manifest-keys.ts';
import * as shape from '../schemas/manifest-schema.ts';
import { root } from './calculators.ts';

/** The objects of the language, as the reference groups them. */
const groups: Readonly<Record<string, readonly z.ZodObject[]>> = {
  'The calculator': [shape.manifestSchema],
  Fields: [
    ...[shape.numberField, shape.choiceField, shape.currencyField, shape.dateField],
    ...[shape.timeField, shape.textField, shape.listField, shape.rowsField],
  ],
  'An option of a choice, or of a currency field': [shape.option, shape.currencyOption],
  'A unit, or a number for blanks, that follows a choice': [
    shape.unitByChoice,
    shape.blankByChoice,
  ],
  'The base of a text': [shape.digitsOfBase],
  'A button for now': [shape.nowButton],
  Guards: [shape.fieldGuard, shape.figureGuard, shape.decimalsGuard, shape.listGuard],
  Conditions: [
    ...[shape.optionCondition, shape.filledCondition, shape.fieldCondition],
    ...[shape.textCondition, shape.figureCondition],
  ],
  'Results and workings': [
    ...[shape.moneyFigure, shape.percentFigure, shape.numberFigure, shape.dateFigure],
    ...[shape.textFigure, shape.tableResult],
  ],
  'The amounts of the calculator': [shape.moneyFormat],
  'The currency of an amount': [shape.currencyByField, shape.currencyOfOption],
  Digits: [shape.mostDigits, shape.significantDigits],
  'A band': [shape.band],
  'A headline that depends on a condition': [shape.headlineWhen],
  'A branch of a formula': [shape.branch],
  'A part of a sum': [shape.part],
  'A table of ranges': [shape.rangeTable],
  'A reason': [shape.reason],
  'A constant': [shape.constant],
  'A text that depends on a condition': [shape.choice],
  'A text from another figure': [shape.bandText, shape.durationText],
  'A table on demand': [shape.onDemandTable],
  'A column of a table on demand, besides the keys of its kind': [shape.dateColumn],
  'A view of a table': [shape.view],
  'A table of what a sum is made of': [shape.sumTable],
  Charts: [
    ...[shape.barChart, shape.stackedChart, shape.lineChart, shape.histogram],
    ...[shape.boxChart, shape.pointChart, shape.outlineChart, shape.partChart],
  ],
  'A variation': [shape.variation],
  'Steps around the input': [shape.stepsAround],
  'A caution': [shape.caution],
  'A case for a related calculator': [shape.otherCalculator],
  'The tips': [shape.tips],
  'An example': [shape.example],
  Laws: [
    ...[shape.risingLaw, shape.scalesLaw, shape.shiftsLaw, shape.sumsLaw],
    ...[shape.returnsLaw, shape.symmetricLaw],
  ],
  'The actions': [shape.actions],
  'Questions in words': [shape.ask],
};

/** The kinds, or the laws, that an object stands for: “`number`, `integer`”. */
function kindsOf({ shape: { kind, law } }: z.ZodObject): readonly string[] {
  const of = kind ?? law;
  const texts =
    of instanceof z.ZodEnum ? of.options : of instanceof z.ZodLiteral ? [...of.values] : [];
  return texts.map((text) => `\`${text}\``);
}

/** The table of a group: each key once for all objects in which it is the same. */
function tableOf(objects: readonly z.ZodObject[]): string {
  const rows = new Map<string, { readonly cells: readonly string[]; readonly of: z.ZodObject[] }>();
  for (const object of objects) {
    for (const [key, { description }] of Object.entries(keysOf(object))) {
      if (object === shape.dateColumn && Object.hasOwn(shape.dateCell.shape, key)) continue;
      const isRequired = !(object.shape[key] instanceof z.ZodOptional);
      const cells = [
        isRequired ? `**\`${key}\`**` : `\`${key}\``,
        description.replaceAll('|', '\\|'),
      ];
      const row = rows.get(cells.join()) ?? { cells, of: [] };
      rows.set(cells.join(), { cells, of: [...row.of, object] });
    }
  }
  const hasKinds = objects.length > 1 && objects.every((object) => kindsOf(object).length > 0);
  const lines = [...rows.values()].map(({ cells: [key, description], of }) =>
    hasKinds
      ? [key, of.length === objects.length ? 'all' : of.flatMap(kindsOf).join(', '), description]
      : [key, description],
  );
  const head = hasKinds ? ['Key', 'Of', 'What it is'] : ['Key', 'What it is'];
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The reference of all keys as Markdown. */
export const reference = (): string =>
  [
    '# All keys of the manifest language\n\n`npm run keys` writes this file from `schemas/manifest-keys.ts`. Keys in bold must be there.',
    ...Object.entries(groups).map(([title, objects]) => `## ${title}\n\n${tableOf(objects)}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');

/** The file with the reference. */
export const file = join(root, 'docs/manifest-keys.md');

if (import.meta.main) writeFileSync(file, reference());
