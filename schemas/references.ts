import { isObject, type JsonObject, type Place } from './shapes.ts';

/*
 * What the texts and ids of a draft can name, by the descriptions of their keys.
 */

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
export const rowFields = (data: JsonObject, path: Place['path']): JsonObject =>
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
  { doc, path, around }: Place,
  slugs: readonly string[],
): readonly Name[] | undefined {
  const parent = around.at(-1);
  switch (doc.names) {
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
export function keyNamesAt(data: JsonObject, { doc, path, around }: Place) {
  switch (doc.keys) {
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
