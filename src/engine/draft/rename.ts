import { piWord, token } from '../../../schemas/formula.ts';
import { fieldNamed, objectAt } from '../../../schemas/references.ts';
import {
  isObject,
  type Place,
  type Rewriting,
  rewritten,
  type Schema,
} from '../../../schemas/shapes.ts';
import { type DraftData, type Path, valueAt } from './draft.ts';

/*
 * Another id for an entry of a draft, which everything that names it follows.
 */

/** The ids that formulas can name: fields, figures and constants share one set. */
export const sharedIds = (data: DraftData): readonly string[] => [
  ...Object.keys(objectAt(data, 'fields')),
  ...Object.keys(objectAt(data, 'constants')),
  ...[objectAt(data, 'results'), objectAt(data, 'workings')].flatMap((figures) => [
    ...Object.keys(figures),
    ...Object.values(figures).flatMap((each) => Object.keys(objectAt(each, 'constants'))),
  ]),
];

/** Whether the record at a path holds some of the ids that formulas can name. */
export const isShared = (record: Path): boolean =>
  record.length === 1
    ? ['fields', 'results', 'workings', 'constants'].includes(String(record[0]))
    : record.length % 2 === 1 && record.at(-1) === 'constants';

/** A formula with one id, or the first part of “courses.credits”, replaced. */
export const renamedInFormula = (formula: string, from: string, to: string): string =>
  formula.replace(new RegExp(token.source, 'g'), (whole: string, ...groups: unknown[]) => {
    const [, id, , at] = groups as [string | undefined, string | undefined, unknown, number];
    if (id === undefined) return whole;
    // A function is called; nothing else stands before a bracket.
    if (/^\s*\(/.test(formula.slice(at + whole.length))) return whole;
    const blank = whole.slice(0, whole.length - id.length);
    return `${blank}${renamedName(id, from, to)}`;
  });

/** A name or a path that begins with it: “courses” in “courses.credits”. */
const renamedName = (name: string, from: string, to: string): string =>
  name === from || name.startsWith(`${from}.`) ? to + name.slice(from.length) : name;

const renamedInPlaces = (text: string, from: string, to: string): string =>
  text.replace(/\{([\w.-]+)\}/g, (_, name: string) => `{${renamedName(name, from, to)}}`);

const isIn = (path: Place['path'], start: Path): boolean =>
  start.every((part, index) => path[index] === part);

const keep = (text: string) => text;

/** Whether a place is that of what an example enters into a field, which may be one of rows. */
const isGivenFor = ({ path }: Place, name: string): boolean =>
  path[0] === 'examples' &&
  path[2] === 'given' &&
  [path[3], path[5]].filter((each) => each !== undefined).join('.') === name;

/** What follows an option of a choice, which may stand in a row. */
function followingOption(data: DraftData, path: Path, to: string): Rewriting {
  const from = String(path.at(-1));
  const owner = path.slice(0, -2);
  const field = valueAt(data, owner);
  const name = [owner[1], owner[3]].filter((each) => each !== undefined).join('.');
  const isOf = (given: unknown, place: Place) => fieldNamed(data, given, place.path) === field;
  return {
    text(text, place) {
      const names = place.doc.names;
      if (names === 'template') return renamedInPlaces(text, `${name}.${from}`, `${name}.${to}`);
      if (text !== from) return text;
      const parent = place.around.findLast(isObject) ?? {};
      const isNamed =
        (names === 'optionOfField' && isOf(parent.field, place)) ||
        (names === 'ownOption' && parent === field) ||
        (names === 'given' && isGivenFor(place, name));
      return isNamed ? to : text;
    },
    key(key, record) {
      const isNamed =
        record.doc.keys === 'optionOfBy' && isOf(record.around.findLast(isObject)?.by, record);
      return isNamed && key === from ? to : key;
    },
  };
}

/** What follows a field of a row. */
function followingRowField(path: Path, to: string): Rewriting {
  const [from, rows] = [String(path.at(-1)), String(path[1])];
  const [old, fresh] = [`${rows}.${from}`, `${rows}.${to}`];
  return {
    text(text, { doc, path: at }) {
      const names = doc.names;
      if (names === undefined || names === 'given') return text;
      if (names === 'formula') return renamedInFormula(text, old, fresh);
      if (names === 'template') return renamedInPlaces(text, old, fresh);
      if (names === 'nearField' && isIn(at, path.slice(0, 3)) && text === from) return to;
      return text === old ? fresh : text;
    },
    key: (key, record) => (isGivenFor(record, rows) && key === from ? to : key),
  };
}

/** What follows a column of a table. */
function followingColumn(path: Path, to: string): Rewriting {
  const from = String(path.at(-1));
  const table = path.slice(0, -2);
  return {
    text(text, { doc, path: at }) {
      if (!isIn(at, table)) return text;
      if (doc.names === 'columnTemplate') return renamedInPlaces(text, from, to);
      return doc.names === 'column' && text === from ? to : text;
    },
    key: keep,
  };
}

/** What follows a condition with a name. */
const followingCase = (from: string, to: string): Rewriting => ({
  text: (text, { doc }) => (doc.names === 'case' && text === from ? to : text),
  key: keep,
});

/** What follows a field, a figure or a constant. */
function followingShared(data: DraftData, from: string, to: string): Rewriting {
  return {
    text(text, { doc, path }) {
      switch (doc.names) {
        case 'formula':
          return renamedInFormula(text, from, to);
        case 'template':
          return renamedInPlaces(text, from, to);
        case 'nearField': {
          const isOfRow =
            path[2] === 'fields' &&
            Object.hasOwn(objectAt(valueAt(data, path.slice(0, 2)), 'fields'), text);
          return isOfRow ? text : renamedName(text, from, to);
        }
        case 'field':
        case 'result':
        case 'figure':
        case 'fieldOrResult':
        case 'name':
          return renamedName(text, from, to);
        default:
          return text;
      }
    },
    key(key, { doc }) {
      const isNamed = doc.keys !== undefined && doc.keys !== 'optionOfBy';
      return isNamed && key === from ? to : key;
    },
  };
}

/** How the texts and ids of a draft follow when the entry at a path gets another id. */
function following(data: DraftData, path: Path, to: string): Rewriting {
  const from = String(path.at(-1));
  const record = path.slice(0, -1);
  if (isShared(record)) return followingShared(data, from, to);
  const name = record.at(-1);
  if (record.length === 1 && name === 'cases') return followingCase(from, to);
  if (name === 'columns') return followingColumn(path, to);
  if (record[0] === 'fields' && name === 'fields') return followingRowField(path, to);
  if (record[0] === 'fields' && name === 'options') return followingOption(data, path, to);
  return { text: keep, key: keep };
}

/** A draft of this schema with another id for the entry of a record, and for everything that names it. */
export function renamed(schema: Schema, data: DraftData, path: Path, to: string): DraftData {
  const record = path.slice(0, -1);
  const from = String(path.at(-1));
  const { text, key } = following(data, path, to);
  return rewritten(schema, data, {
    text,
    key: (each, place) =>
      each === from && place.path.length === record.length && isIn(place.path, record)
        ? to
        : key(each, place),
  }) as DraftData;
}

/** Why an id cannot be given to the entry of a record; `undefined` if it can. */
export function idProblem(data: DraftData, path: Path, to: string): string | undefined {
  const at = path.slice(0, -1);
  const record = valueAt(data, at);
  const isWord = isShared(at) || at.at(-1) === 'fields' || at.at(-1) === 'columns';
  if (to === '') return 'must not be blank.';
  if (isWord && !/^[a-z][A-Za-z0-9]*$/.test(to)) {
    return `“${to}” is not one word in camelCase: “annualRate”.`;
  }
  if (isShared(at) && to === piWord) return `“${to}” is the number π in formulas.`;
  const taken = isShared(at) ? sharedIds(data) : Object.keys(isObject(record) ? record : {});
  return taken.includes(to) ? `“${to}” is taken.` : undefined;
}
