import { labelOf } from '../../../schemas/references.ts';
import { docOf, optionOf, propertyOf, type Schema, shapeOf } from '../../../schemas/shapes.ts';
import { type DraftData, type Path, valueAt } from './draft.ts';

/** The parts of a draft whose entries say by their labels alone where one is. */
const plainParts: readonly unknown[] = ['fields', 'results', 'workings'];

/** Where a path leads in a draft of this schema, in the labels that the form has: “Price per litre: Unit”, “Examples 2: Title”. */
export function placeName(root: Schema, data: DraftData, path: Path): string {
  const names: string[] = [];
  let schema: Schema | undefined = root;
  path.forEach((part, depth) => {
    const value = valueAt(data, path.slice(0, depth));
    let shape = schema && shapeOf(schema);
    if (shape?.is === 'union') {
      const option = optionOf(shape.options, value);
      shape = option && shapeOf(option);
    }
    const isEntry = shape?.is === 'record' || shape?.is === 'list' || shape?.is === 'tuple';
    if (isEntry && typeof part === 'number') names.push(`${names.pop() ?? ''} ${part + 1}`.trim());
    else if (isEntry) names.push(labelOf(String(part), valueAt(data, path.slice(0, depth + 1))));
    else names.push(shape?.is === 'object' ? docOf(shape, String(part)).label : String(part));
    schema =
      shape?.is === 'object'
        ? propertyOf(shape, String(part))
        : shape?.is === 'record' || shape?.is === 'list'
          ? shape.of
          : undefined;
  });
  const [first = 'The calculator', ...rest] = names;
  return (plainParts.includes(path[0]) && rest.length > 0 ? rest : [first, ...rest]).join(': ');
}
