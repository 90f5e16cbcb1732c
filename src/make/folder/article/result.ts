import type { ExpandedManifest } from '../../../../schemas/calculator.ts';
import type { Digits, Law, Result } from '../../../../schemas/manifest.ts';
import {
  capital,
  conditionsText,
  ended,
  escaped,
  labelOf,
  listed,
  named,
  plain,
  theId,
  unitsOf,
} from '../../draft/wording.ts';
import { digitsText, isNumber, most, paragraph, type Subject, table } from './subject.ts';

/** How a figure is written on the page. */
function shownText(manifest: ExpandedManifest, id: string): string {
  const result = manifest.results[id] as Result;
  if (result.kind === 'date') return 'a day of the calendar';
  if (!isNumber(result)) return '';
  const digits = digitsText('digits' in result ? (result.digits as Digits) : undefined);
  const unit = unitsOf(manifest, id);
  const kind =
    result.kind === 'money'
      ? 'an amount of money'
      : result.kind === 'percent'
        ? 'a percentage'
        : 'a number';
  return `${kind}${unit ? ` in ${escaped(unit)}` : ''}${digits ? `, ${digits}` : ''}`;
}

/** The results in a list: those without a help text together, by how they are written. */
function resultLines({ manifest, words }: Subject, ids: readonly string[]): readonly string[] {
  const groups = Map.groupBy(ids, (id) => {
    const { help, when } = manifest.results[id] as Result;
    const condition = conditionsText(manifest, when as never);
    return JSON.stringify([shownText(manifest, id), condition ?? '', help ?? '']);
  });
  return [...groups].map(([key, same]) => {
    const [shown, condition, help] = JSON.parse(key) as readonly [string, string, string];
    const names = [...new Set(same.map((id) => `**${capital(escaped(labelOf(manifest, id)))}**`))];
    const how = shown ? `${words.shows} ${shown}` : `${words.shows} a text instead of a number`;
    return `- ${listed(names)}: ${paragraph(
      `here the ${words.page} ${how}${condition ? `, but only while ${condition}` : ''}.`,
      help && ended(escaped(help)),
    )}`;
  });
}

function bandsText(manifest: ExpandedManifest, id: string): readonly string[] {
  const result = manifest.results[id];
  if (!result || !('bands' in result) || !result.bands) return [];
  const { bands } = result;
  const rows = bands.map(({ below, upTo, label, advice = '' }, index) => {
    const before = bands[index - 1];
    const last =
      before?.below === undefined
        ? `above ${plain(before?.upTo ?? 0)}`
        : `from ${plain(before.below)}`;
    const range =
      below !== undefined
        ? `below ${plain(below)}`
        : upTo !== undefined
          ? `up to ${plain(upTo)}`
          : last;
    return [bands.length === 1 ? 'any' : range, escaped(label), escaped(advice)];
  });
  const withAdvice = bands.some(({ advice }) => advice);
  return [
    `A scale of ${bands.length} parts says what ${theId(manifest, id)} means, and each part begins where the one before it ends:`,
    withAdvice
      ? table(['Range', 'Its name', 'What it means'], rows)
      : table(
          ['Range', 'Its name'],
          rows.map((row) => row.slice(0, 2)),
        ),
  ];
}

/** Laws of one kind about the same fields: one sentence has all their results. */
interface SameLaw {
  readonly law: Law;
  readonly results: readonly string[];
}

/** A law as a sentence; nothing for one that holds only in some cases, or needs more than a sentence. */
function lawText({ manifest, words }: Subject, { law, results }: SameLaw): string | undefined {
  const name = (id: string) => theId(manifest, id);
  const some = named(manifest, results, 3);
  if (law.law === 'rises' || law.law === 'falls' || law.law === 'holds') {
    const isChoice = manifest.fields[law.raise]?.kind === 'choice';
    if (law.raise.includes('.') || (isChoice && law.law !== 'holds')) return undefined;
    if (manifest.fields[law.raise]?.kind === 'date' && law.law !== 'holds') {
      const areDates = results.every((id) => manifest.results[id]?.kind === 'date');
      return areDates && law.law === 'rises'
        ? `If you select a later day for ${name(law.raise)}, ${some} can never come earlier.`
        : undefined;
    }
    if (law.law === 'holds') {
      return `Whatever you enter for ${name(law.raise)}, it ${words.affects} ${some}.`;
    }
    return law.law === 'rises'
      ? `If you ${words.raise} ${name(law.raise)} ${words.alone}, ${some} can never ${words.shrink}.`
      : `If you ${words.raise} ${name(law.raise)} ${words.alone}, ${some} can never ${words.grow}.`;
  }
  if (law.law === 'scales') {
    if (law.fields.some((id) => id.includes('.'))) return undefined;
    return `When you double ${named(manifest, law.fields, 3)}${law.fields.length > 1 ? ' together' : ''}, you also double ${some}.`;
  }
  if (law.law === 'shifts' && law.fields.every((id) => manifest.fields[id]?.kind !== 'date')) {
    return `Whatever you add to ${named(manifest, law.fields, 3)} is also added to ${some}.`;
  }
  if (law.law === 'sums') {
    return `Added together, ${named(manifest, law.parts, 6)} make up ${name(law.whole)} exactly.`;
  }
  if (law.law === 'symmetric') {
    return `You may exchange ${named(manifest, law.fields)} without any difference to ${some}.`;
  }
  return undefined;
}

/** What a law says of its results, as one sentence for all results of which it says the same. */
function lawsOf(subject: Subject): readonly string[] {
  const laws = (subject.manifest.laws ?? []).filter(({ when }) => when === undefined);
  const same = Map.groupBy(
    laws,
    ({ result: _, results: __, ...rest }: Law & { result?: string; results?: unknown }) =>
      JSON.stringify(rest),
  );
  const texts = [...same.values()].flatMap((group) => {
    const results = group.flatMap((law) =>
      'result' in law ? law.result : 'results' in law ? law.results : law.whole,
    );
    return lawText(subject, { law: group[0] as Law, results: [...new Set(results)] }) ?? [];
  });
  return [...new Set(texts)];
}

/** Writes the section on how to read the result. */
export function result(subject: Subject): string {
  const { manifest, headlines, others } = subject;
  const laws = lawsOf(subject);
  const shown = [...headlines, ...others].slice(0, most.fields);
  const main = named(manifest, headlines, 3);
  return [
    paragraph(
      `Look at ${main} first, since ${headlines.length === 1 ? 'this is the answer' : 'these are the answers'} to the question, in large type at the top of the result.`,
      others.length > 0 && 'The other figures below follow from the same entries:',
    ),
    resultLines(subject, shown).join('\n'),
    ...shown.flatMap((id) => bandsText(manifest, id)),
    laws.length > 0 &&
      'Some rules hold whatever you enter, and they help you to understand which entries matter most:',
    laws
      .slice(0, most.laws)
      .map((law) => `- ${law}`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}
