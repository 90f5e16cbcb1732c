import type { DraftData } from './draft.ts';
import { capital, listed, the } from './wording.ts';

/*
 * First texts for a draft, from its title, its fields and its results: nobody has to begin with blank boxes.
 */

const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

type Labelled = Readonly<Record<string, { readonly label?: unknown } | undefined>>;

/** The labels of fields or results. */
const labelsIn = (part: unknown): readonly string[] =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.values(part as Labelled).flatMap((each) =>
        typeof each?.label === 'string' && each.label.trim() ? [each.label.trim()] : [],
      )
    : [];

const named = (labels: readonly string[]): string => listed(labels.slice(0, 4).map(the));

/** The longest of some texts that has at most so many characters; the last one if none has. */
const fitting = (most: number, ...texts: readonly string[]): string =>
  texts.find((text) => text.length <= most) ?? `${texts.at(-1)}`.slice(0, most);

/** The texts that are still blank, as they could be; nothing without a title, a field and a result. */
export function proposedTexts(data: DraftData): DraftData {
  const { title } = data;
  const [fields, results] = [labelsIn(data.fields), labelsIn(data.results)];
  if (typeof title !== 'string' || !title.trim() || !fields[0] || !results[0]) return {};
  const [from, to] = [named(fields), named(results)];
  const name = title.trim().replace(/\s+calculator$/i, '');
  const inputs = fields.slice(0, 3).map((label) => label.toLowerCase());
  const texts: DraftData = {
    summary: fitting(120, capital(`${to} from ${from}.`), `${capital(to)}.`),
    intro: `Enter ${from} to see ${to}.`,
    description: fitting(
      160,
      `${capital(name)} calculator: from ${from} to ${to}, with the formula, worked steps with your numbers, and an example.`,
      `${capital(name)} calculator: from ${from} to ${to}, with the formula and worked steps.`,
      `${capital(name)} calculator: from ${listed(inputs)} to ${the(results[0])}, with the formula and an example.`,
      `${capital(name)} calculator with the formula, worked steps with your numbers, and an example.`,
    ),
    keywords: [...new Set([name.toLowerCase(), ...inputs, results[0].toLowerCase()])],
  };
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isBlank(data[key])));
}

/** The draft with its blank texts filled in, the rest as it is and in its order. */
export const withProposedTexts = (data: DraftData): DraftData => ({
  ...data,
  ...proposedTexts(data),
});
