import { isObject, type JsonObject, type Place } from './shapes.ts';

/*
 * Which texts of a manifest name something in it. The form offers the names, and renaming an id
 * follows them.
 */

/** What a text names. */
export type Reference =
  /** A field of the form; one of rows as “courses.credits”. */
  | 'field'
  /** A field of the form, or of the same row. */
  | 'nearField'
  | 'result'
  /** A result or working. */
  | 'figure'
  | 'fieldOrResult'
  /** A constant, a field or a figure: what a limit can be compared with. */
  | 'name'
  | 'case'
  /** An option of the field itself, or of the field that `field` names. */
  | 'ownOption'
  | 'optionOfField'
  /** A column of the same table. */
  | 'column'
  | 'slug'
  /** The expression of a figure. */
  | 'formula'
  /** A text with places such as “{payment}” for ids. */
  | 'template'
  /** A text with places for columns: “{payment.last}”. */
  | 'columnTemplate';

const references: readonly (readonly [pattern: RegExp, reference: Reference])[] = [
  [/\.formula$/, 'formula'],
  [/^cases\.\*(\.\*)?$|\.when(\.\*)?$/, 'case'],
  [/(^cases\.\*|\.when)(\.\*)?\.field$/, 'nearField'],
  [/(^cases\.\*|\.when)(\.\*)?\.figure$/, 'figure'],
  [/(^cases\.\*|\.when)(\.\*)?\.is(\.\*)?$/, 'optionOfField'],
  [/(^cases\.\*|\.when)(\.\*)?\.(above|atLeast|below|atMost)$/, 'name'],
  [/^fields\..*\.(by|base|percentOf)$/, 'nearField'],
  [/\.(currency|unit)\.(by|of)$|^money\.currency\.(by|of)$/, 'field'],
  [/^fields\.\*(\.fields\.\*)?\.default$/, 'ownOption'],
  [/\.from\.band$|\.ties$/, 'result'],
  [/\.from\.duration$/, 'figure'],
  [/\.(ranges|graduated)\.of$/, 'name'],
  [/^tables\.\*\.sumOf$/, 'figure'],
  [/^tables\.\*\.whole$/, 'result'],
  [/\.chart\.(x|y|from|line|label|figure)(\.\*)?$/, 'column'],
  [/^variations\.\*\.of$|^actions\.swap\.\*$/, 'field'],
  [/^variations\.\*\.shows\.\*$/, 'result'],
  [/^guards\.\*\.field(\.\*)?$/, 'field'],
  [/^guards\.\*\.figure$/, 'figure'],
  [/^guards\.\*\.than$/, 'name'],
  [/^laws\.\*\.(raise|field|fields\.\*|swap\.\*)$/, 'field'],
  [/^laws\.\*\.(result|results\.\*)$/, 'result'],
  [/^laws\.\*\.(whole|parts\.\*)$/, 'fieldOrResult'],
  [/^related\.\*$|^functionsFrom$/, 'slug'],
  [/^tables\.\*\.note$/, 'columnTemplate'],
  [/\.(say|because|message)$|^ask\.forms\.\*$/, 'template'],
  [/^(results|workings)\.\*(\.sum\.\*)?(\.formula\.\*)?\.(label|stepLabel)$/, 'template'],
];

/** What the text at a place of a manifest names; `undefined` for texts that name nothing. */
export const referenceAt = (pattern: string): Reference | undefined =>
  references.find(([each]) => each.test(pattern))?.[1];

/** What the ids of a record name: “given” has an entry for a field. */
type KeyReference = 'field' | 'result' | 'figure' | 'optionOfBy';

const keyReferences: readonly (readonly [pattern: RegExp, reference: KeyReference])[] = [
  [/\.(unit\.units|whenBlank\.values)$/, 'optionOfBy'],
  [/^tables\.\*\.sumOf$/, 'figure'],
  [/^examples\.\*\.given$/, 'field'],
  [/^examples\.\*\.shows$/, 'result'],
];

/** What the ids of the record at a place name; `undefined` where they are its own. */
export const keysNameAt = (pattern: string): KeyReference | undefined =>
  keyReferences.find(([each]) => each.test(pattern))?.[1];

/** Something that can be named, with the words for it. */
export interface Name {
  readonly id: string;
  readonly label: string;
}

/** A part of a draft that should be an object; an empty one for anything else. */
export const objectAt = (value: unknown, key: string | number): JsonObject => {
  const found = isObject(value) || Array.isArray(value) ? (value as JsonObject)[key] : undefined;
  return isObject(found) ? found : {};
};

/** The words for an entry of a record: its label, if it has one. */
export const labelOf = (id: string, entry: unknown): string =>
  isObject(entry) && typeof entry.label === 'string' && entry.label !== '' ? entry.label : id;

const namesIn = (record: JsonObject, prefix = ''): readonly Name[] =>
  Object.entries(record).map(([id, entry]) => ({
    id: `${prefix}${id}`,
    label: labelOf(id, entry),
  }));

/** The fields of a draft; in place of rows, with the fields of each row. */
export const fieldNames = (data: JsonObject): readonly Name[] =>
  Object.entries(objectAt(data, 'fields')).flatMap(([id, field]) => {
    const rows = objectAt(field, 'fields');
    return [
      { id, label: labelOf(id, field) },
      ...namesIn(rows, `${id}.`).map(({ id: path, label }) => ({
        id: path,
        label: `${labelOf(id, field)}: ${label}`,
      })),
    ];
  });

/** The constants of a draft, those of single figures included. */
export const constantNames = (data: JsonObject): readonly Name[] => [
  ...namesIn(objectAt(data, 'constants')),
  ...[objectAt(data, 'results'), objectAt(data, 'workings')]
    .flatMap((figures) => Object.values(figures))
    .flatMap((figure) => namesIn(objectAt(figure, 'constants'))),
];

/** The results of a draft. */
export const resultNames = (data: JsonObject) => namesIn(objectAt(data, 'results'));
/** The results and workings of a draft. */
export const figureNames = (data: JsonObject): readonly Name[] => [
  ...resultNames(data),
  ...namesIn(objectAt(data, 'workings')),
];

/** The fields of the row in which a place lies. */
const rowFields = (data: JsonObject, path: Place['path']): JsonObject =>
  path[0] === 'fields' && path[2] === 'fields'
    ? objectAt(objectAt(objectAt(data, 'fields'), path[1] ?? ''), 'fields')
    : {};

/** The field that a text in a draft names: one of the same row before one of the form. */
export function fieldNamed(data: JsonObject, name: unknown, path: Place['path']): JsonObject {
  if (typeof name !== 'string') return {};
  const [id = '', sub] = name.split('.');
  const row = rowFields(data, path);
  if (Object.hasOwn(row, name)) return objectAt(row, name);
  const field = objectAt(objectAt(data, 'fields'), id);
  return sub === undefined ? field : objectAt(objectAt(field, 'fields'), sub);
}

/** The options of a choice with their labels. */
export const optionNames = (field: JsonObject): readonly Name[] =>
  namesIn(objectAt(field, 'options'));

/** All that a text at a place can name; `undefined` where any text can stand. */
export function namesAt(
  data: JsonObject,
  { pattern, path, around }: Place,
  slugs: readonly string[],
): readonly Name[] | undefined {
  const parent = around.at(-1);
  switch (referenceAt(pattern)) {
    case 'field':
      return fieldNames(data);
    case 'nearField':
      return [...namesIn(rowFields(data, path)), ...fieldNames(data)];
    case 'result':
      return resultNames(data);
    case 'figure':
      return figureNames(data);
    case 'fieldOrResult':
      return [...fieldNames(data), ...resultNames(data)];
    case 'name':
      return [...fieldNames(data), ...figureNames(data), ...constantNames(data)];
    case 'case':
      return namesIn(objectAt(data, 'cases'));
    case 'ownOption':
      return isObject(parent) && isObject(parent.options) ? optionNames(parent) : undefined;
    case 'optionOfField':
      return optionNames(fieldNamed(data, around.findLast(isObject)?.field, path));
    case 'column': {
      const table = around.findLast((each) => isObject(each) && isObject(each.columns));
      return namesIn(objectAt(table, 'columns'));
    }
    case 'slug':
      return slugs.map((id) => ({ id, label: id }));
    default:
      return undefined;
  }
}

/** All that the ids of the record at a place can name; `undefined` where they are its own. */
export function keyNamesAt(data: JsonObject, { pattern, path, around }: Place) {
  switch (keysNameAt(pattern)) {
    case 'field':
      // What the fields of rows hold is given with their rows.
      return namesIn(objectAt(data, 'fields'));
    case 'result':
      return resultNames(data);
    case 'figure':
      return figureNames(data);
    case 'optionOfBy':
      return optionNames(fieldNamed(data, around.findLast(isObject)?.by, path));
    default:
      return undefined;
  }
}
