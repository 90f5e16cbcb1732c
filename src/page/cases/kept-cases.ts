import { type Kept, type RecordKind, recordsOf } from '../../browser/records.ts';
import type { NamedInputs } from '../../engine/answer/cases.ts';

/** A case without its id. */
export interface CaseData extends NamedInputs {
  /** Cases stand in ascending order. */
  readonly order: number;
}

export type Case = CaseData & Kept;

/** A case from its stored data; `undefined` if that is damaged. */
export const parseCase = ({
  name,
  inputs,
  order,
}: Readonly<Record<string, unknown>>): CaseData | undefined =>
  typeof name === 'string' && typeof inputs === 'string' && Number.isFinite(order)
    ? { name, inputs, order: order as number }
    : undefined;

const kinds = new Map<string, RecordKind<CaseData>>();

/** The stored cases of a calculator, by its slug. */
export function keptCases(slug: string): RecordKind<CaseData> {
  const kind = kinds.get(slug) ?? recordsOf(`case.${slug}`, 1, parseCase);
  kinds.set(slug, kind);
  return kind;
}
