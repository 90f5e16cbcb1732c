import { fillLabel } from '../format/results.ts';
import { linkTo, moneyName } from '../input/fragment.ts';
import { type Asked, figureIds, linesOf } from './answers.ts';

/*
 * What the cards under the search box say.
 */

/** One input as a card shows it. */
export interface Line {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** The words of the question, where they differ from the text. */
  readonly typed?: string | undefined;
  /** The field that stands as an assumption, and can be changed. */
  readonly assumed?: string | undefined;
}

const bare = (text: string): string => text.toLowerCase().replace(/[\s,\p{Sc}]/gu, '');

/** Whether a part of the question says more than the value shown for it: "10 lakh", "woman". */
function differs(typed: string, shown: string): boolean {
  const [one, other] = [bare(typed), bare(shown)];
  return !other.includes(one) && !one.includes(other) && Number(one) !== Number.parseFloat(other);
}

/** The inputs that the question gave, or that stand by default. */
export function inputsOf(read: Asked): readonly Line[] {
  const { solved, given, understood, assumed } = read;
  if (!solved) {
    return understood
      .filter(
        ({ text }) => !understood.some((other) => other.text !== text && other.text.includes(text)),
      )
      .map(({ field, label, text }, index) => ({ name: `${field} ${index}`, label, text }));
  }
  return linesOf(read).flatMap(({ name, label, text }): Line[] => {
    const [field = ''] = name.split('.');
    const isAssumed = assumed.includes(field);
    if (!isAssumed && !(field in given)) return [];
    const typed = understood.find((each) => each.field === field)?.text;
    return [
      {
        name,
        label,
        text,
        assumed: isAssumed ? field : undefined,
        typed: typed && differs(typed, text) ? typed : undefined,
      },
    ];
  });
}

/** The figures that the question asks for, with their labels. */
export const figuresOf = (read: Asked) =>
  figureIds(read).map((id) => {
    const { calculator, solved } = read as Required<Asked>;
    const { fields, results } = calculator.manifest;
    return {
      id,
      label: fillLabel(results[id]?.label ?? '', fields, solved),
      text: solved.shown[id] as string,
    };
  });

/** A reason as a sentence; it may be a question. */
const sentence = (text: string): string =>
  `${text[0]?.toUpperCase()}${text.slice(1)}${text.endsWith('?') ? '' : '.'}`;

/** Words with quotation marks. */
export const quoted = (words: readonly string[]): readonly string[] =>
  words.map((word) => `“${word}”`);

/** "Not understood: “psi”."; nothing without words. */
export const said = (what: string, words: readonly string[]): readonly string[] =>
  words.length > 0 ? [`${what}: ${words.join(', ')}.`] : [];

/** Words that are read with another spelling. */
export const spellingOf = ({ corrected }: Asked): readonly string[] =>
  corrected.map(({ typed, read }) => `“${typed}” is read as ${read}.`);

/** Why there is no figure, in words. */
export function reasonsOf(read: Asked): readonly string[] {
  const { doubt, unread, missingLabels, refusal, solve, solved } = read;
  if (solved) return [];
  if (solve) return [`Asked for: ${missingLabels.join()}. The calculator solves for it.`];
  const reasons = [
    ...said('Not understood', quoted(unread)),
    ...said('Still needed', missingLabels),
    ...(doubt ? [sentence(doubt)] : []),
    ...(refusal ? [refusal] : []),
  ];
  return reasons.length > 0 ? reasons : ['This fits more than one calculator.'];
}

/** The address of the page with its form filled in, in the currency that the question states. */
export function hrefOf({ slug, given, solve, currency, calculator }: Asked): string {
  const hasMoney = !calculator || calculator.manifest.ownMoney;
  const money = hasMoney ? currency?.split(' ')[0] : undefined;
  const link = linkTo(slug, { ...given, [moneyName]: money });
  return solve ? `${link}&solve=${solve.field}&for=${solve.result}:${solve.target}` : link;
}

/** What the link of a card says. */
export function linkText({ solved, solve, missingLabels, choice }: Asked): string {
  if (solved) return choice ? `Open with ${choice.as}` : 'Open with these numbers';
  if (solve) return `Solve for ${missingLabels.join()}`;
  return missingLabels.length > 0 ? 'Fill in the rest' : 'Open the form with this';
}
