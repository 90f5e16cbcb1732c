import { type RecordKind, recordsOf } from '../../browser/records.ts';

/** A set of inputs of a calculator that the visitor keeps under a name. */
export interface Case {
  readonly name: string;
  /** The fragment of a link with the inputs. */
  readonly inputs: string;
  /** Cases are listed by this number, ascending. */
  readonly order: number;
}

/** A case from its stored data; `undefined` if that is damaged. */
export const parseCase = ({
  name,
  inputs,
  order,
}: Readonly<Record<string, unknown>>): Case | undefined =>
  typeof name === 'string' && typeof inputs === 'string' && Number.isFinite(order)
    ? { name, inputs, order: order as number }
    : undefined;

/** The cases of a calculator, by its slug. */
export const keptCases = (slug: string): RecordKind<Case> =>
  recordsOf(`case.${slug}`, 1, parseCase);
