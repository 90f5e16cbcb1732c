import { idsOf, parseFormula, toText } from '../../../schemas/formula.ts';
import { labelOf, objectAt } from '../../../schemas/references.ts';
import { isObject } from '../../../schemas/shapes.ts';
import { type Named, readTyped } from '../formula/typed.ts';
import { type DraftData, envelopeKeys, keyAt, type Path, type Problem } from './draft.ts';

/*
 * The formulas of a draft stay as their author typed them. Whatever is made of the draft, a page or a folder,
 * has them in the notation of manifests.
 */

const named = (id: string, entry: unknown, prefix = ''): Named => ({
  id: prefix + id,
  label: labelOf(id, entry),
  symbol: isObject(entry) && typeof entry.symbol === 'string' ? entry.symbol : undefined,
});

/** All that the formulas of a draft can name. */
export function formulaNames(data: DraftData): readonly Named[] {
  const figures = [objectAt(data, 'results'), objectAt(data, 'workings')];
  const constants = figures.flatMap((each) =>
    Object.values(each).map((figure) => objectAt(figure, 'constants')),
  );
  return [objectAt(data, 'fields'), ...figures, objectAt(data, 'constants'), ...constants].flatMap(
    (record) =>
      Object.entries(record).flatMap(([id, entry]) => [
        named(id, entry),
        ...Object.entries(objectAt(entry, 'fields')).map(([part, of]) => named(part, of, `${id}.`)),
      ]),
  );
}

/** A formula whose names are all known, in the strict notation already. */
function isStrict(text: string, ids: ReadonlySet<string>): boolean {
  try {
    return idsOf(parseFormula(text)).every((id) => ids.has(id));
  } catch {
    return false;
  }
}

/** Goes through the formulas of a part; `change` gives another text. */
function withFormulas(
  part: unknown,
  path: Path,
  change: (text: string, path: Path) => string,
): unknown {
  if (Array.isArray(part)) return part.map((each, at) => withFormulas(each, [...path, at], change));
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'formula' && typeof value === 'string'
        ? change(value, [...path, key])
        : withFormulas(value, [...path, key], change),
    ]),
  );
}

/** The draft with its formulas in the notation of manifests; one that cannot be read stays as it is. */
function withStrictFormulas(data: DraftData): DraftData {
  const names = formulaNames(data);
  const ids = new Set(names.map(({ id }) => id));
  const strict = (text: string): string => {
    if (isStrict(text, ids)) return text;
    const reading = readTyped(text, names);
    return 'formula' in reading ? toText(reading.formula) : text;
  };
  const changed = Object.fromEntries(
    ['workings', 'results'].flatMap((key) =>
      data[key] === undefined ? [] : [[key, withFormulas(data[key], [key], strict)]],
    ),
  );
  return { ...data, ...changed };
}

/** The manifest in a draft, which may have any mistake, with its formulas in the notation of manifests. */
export const manifestIn = (data: DraftData): DraftData =>
  withStrictFormulas(
    Object.fromEntries(
      Object.entries(data).filter(([key]) => !(envelopeKeys as readonly string[]).includes(key)),
    ),
  );

/** What is wrong with each formula that cannot be read, whatever else is missing. */
export function formulaProblems(data: DraftData): readonly Problem[] {
  const names = formulaNames(data);
  const problems: Problem[] = [];
  const look = (text: string, path: Path): string => {
    const reading = text.trim() === '' ? undefined : readTyped(text, names);
    if (reading && 'mistake' in reading) {
      const { message, fixes } = reading.mistake;
      problems.push({ key: keyAt(path), message, fixes });
    }
    return text;
  };
  for (const key of ['results', 'workings']) withFormulas(data[key], [key], look);
  return problems;
}
