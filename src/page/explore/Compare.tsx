import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { Result } from '../../../schemas/manifest.ts';
import { isAmount } from '../../../schemas/unit.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { difference, share } from '../../engine/answer/difference.ts';
import { fieldUnit, type InputLine, inputLines } from '../../engine/answer/entered-inputs.ts';
import { fillLabel, isHeadline, showResult } from '../../engine/format/results.ts';
import styles from './Compare.module.css';

interface CompareProps {
  readonly manifest: PageManifest;
  readonly pinned: Solved;
  readonly now: Solved;
}

/** One line of the comparison: the pinned value, the current value and the difference. */
interface Line {
  readonly id: string;
  readonly label: string;
  readonly pinned: string | undefined;
  readonly now: string | undefined;
  readonly by: string | undefined;
  readonly share?: string | undefined;
  readonly headline?: boolean | undefined;
}

const moved = (before: string | undefined, after: string | undefined): string | undefined =>
  before === undefined || after === undefined
    ? undefined
    : before === after
      ? 'no change'
      : 'changed';

/** The inputs that differ. */
function changedInputs({ manifest, pinned, now }: CompareProps): readonly Line[] {
  const [before, after] = [pinned, now].map(
    (answer) => new Map(inputLines(manifest, answer).map((line) => [line.name, line])),
  );
  const names = [...new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])];
  return names.flatMap((id): Line | [] => {
    const [was, is] = [before?.get(id), after?.get(id)];
    if (was?.text === is?.text) return [];
    const field = manifest.fields[id];
    const units = field && [pinned, now].map(({ values }) => fieldUnit(field, values));
    const kind = field && isAmount(field, units?.[1]) ? 'money' : 'number';
    const number = { kind, label: '', digits: { atMost: 20 } } as const;
    const by =
      units && units[0] === units[1] ? difference(number, was?.value, is?.value, now) : undefined;
    const { label } = (is ?? was) as InputLine;
    return { id, label, pinned: was?.text, now: is?.text, by: by ?? moved(was?.text, is?.text) };
  });
}

/** Whether a result has the same unit in both: euros cannot be subtracted from pounds. */
const alike = (result: Result, { pinned, now }: CompareProps): boolean =>
  showResult(result, Big(1), pinned) === showResult(result, Big(1), now);

/** Texts that are longer are sentences, which are not useful to compare. */
const longest = 40;

/** The figures that either result shows. */
function figures(props: CompareProps): readonly Line[] {
  const { manifest, pinned, now } = props;
  return Object.entries(manifest.results).flatMap(([id, result]): Line | [] => {
    const [was, is] = [pinned.shown[id], now.shown[id]];
    const text = is ?? was;
    if (typeof text !== 'string' || text.length > longest) return [];
    const [from, to] = [pinned.results[id], now.results[id]];
    const numbers = was !== undefined && is !== undefined && from instanceof Big;
    const measured = numbers && alike(result, props);
    return {
      id,
      label: fillLabel(result.label, manifest.fields, now),
      pinned: was as string | undefined,
      now: is as string | undefined,
      by: measured
        ? difference(result, from, to, now)
        : numbers
          ? undefined
          : moved(was as string, is as string),
      share: measured ? share(result, from, to, now.presentation) : undefined,
      headline: isHeadline(result, now.values),
    };
  });
}

const absent = '–';

/** Whether two answers are of the same inputs. */
export const sameInputs = (props: CompareProps): boolean => changedInputs(props).length === 0;

/** The pinned result beside the current one: inputs that differ, and all figures. */
export function Compare(props: CompareProps) {
  return (
    <table className={styles.compare} data-compare="">
      <caption>Compared with the pinned result</caption>
      <thead>
        <tr>
          <th scope="col">Pinned</th>
          <th scope="col">Now</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      {[...changedInputs(props), ...figures(props)].map((line) => (
        <tbody key={line.id} data-headline={line.headline ? '' : undefined}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {line.label}
            </th>
          </tr>
          <tr>
            <td>{line.pinned ?? absent}</td>
            <td>{line.now ?? absent}</td>
            <td>
              {line.by ?? absent}
              {line.share && <small>{line.share}</small>}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
