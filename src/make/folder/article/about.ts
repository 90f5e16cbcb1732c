import type { Field } from '../../../../schemas/manifest.ts';
import {
  boundsOf,
  conditionsText,
  ended,
  escaped,
  labelOf,
  listed,
  named,
  plain,
  the,
  unitsOf,
} from '../../draft/wording.ts';
import { most, paragraph, type Subject } from './subject.ts';

const optionsText = (labels: readonly string[]): string => {
  const quoted = labels.map((label) => `“${escaped(label)}”`);
  return quoted.length <= 6
    ? `select ${listed(quoted, 'or')}`
    : `select one of ${quoted.length} options, from ${quoted[0]} to ${quoted.at(-1)}`;
};

/** What to do with a field, without its bounds. */
function entryText({ manifest, words }: Subject, id: string, field: Field): string {
  if (field.kind === 'choice') {
    return optionsText(Object.values(field.options).map(({ label }) => label));
  }
  if (field.kind === 'currency') {
    return optionsText(Object.values(field.options).map(({ name }) => name));
  }
  if (field.kind === 'date') return 'select a day of the calendar';
  if (field.kind === 'time') return 'enter a time of day, in hours and minutes';
  if (field.kind === 'text') return 'type a short text';
  if (field.kind === 'list') {
    return `type or paste the ${field.of === 'date' ? 'days' : 'numbers'} one after the other, up to ${plain(field.maxCount)} of them`;
  }
  if (field.kind === 'rows') {
    const columns = Object.values(field.fields).map(({ label }) => the(label));
    return `fill in a row for each entry, up to ${plain(field.maxRows)} of them, with ${listed(columns)}`;
  }
  const unit = unitsOf(manifest, id);
  const bounds = boundsOf(field);
  const number = field.kind === 'integer' || field.whole ? 'a whole number' : 'a number';
  return `${words.enter} ${number}${unit ? ` ${/^(?:per|a|an)\b|^\//.test(unit) ? '' : 'in '}${escaped(unit)}` : ''}${bounds ? ` that is ${bounds}` : ''}`;
}

/** A line of the list of fields. */
function fieldLine(subject: Subject, id: string): string {
  const { manifest, words } = subject;
  const field = manifest.fields[id] as Field;
  const help = field.help ? escaped(field.help) : '';
  // A few words are no sentence: “Before tax.” stands in brackets.
  const isAside = help !== '' && help.split(' ').length < 7 && !/[.?!] /.test(help);
  const aside = isAside
    ? ` (${help.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())})`
    : '';
  const condition = conditionsText(manifest, field.when as never);
  const also = [
    'default' in field && typeof field.default === 'number'
      ? `the form initially contains ${plain(field.default)}, which you can change`
      : '',
    typeof (field as { whenBlank?: unknown }).whenBlank === 'number'
      ? `left blank, it counts as ${plain((field as { whenBlank: number }).whenBlank)}`
      : field.optional
        ? 'this entry is optional'
        : '',
  ].filter((each) => each !== '');
  const first = `${entryText(subject, id, field)}${also.length > 0 ? `; ${also.join(', and ')}` : ''}.`;
  return `- **${escaped(labelOf(manifest, id))}**${aside}: ${paragraph(
    first,
    condition && `The form ${words.only} while ${condition}.`,
    !isAside && help && ended(help),
  )}`;
}

/** Writes the section on what a calculator is for, and what it asks. */
export function about(subject: Subject): string {
  const { manifest, asked, optional, headlines, others, words } = subject;
  const fields = Object.keys(manifest.fields);
  return [
    paragraph(
      `From ${named(manifest, asked.length > 0 ? asked : fields)}, this ${words.page} ${words.finds} ${named(manifest, headlines)}.`,
      others.length > 0
        ? `The same entries also give ${named(manifest, others)}, so nothing has to be entered a second time.`
        : `It saves you the calculation on paper, and it ${words.shows} every step with your own numbers.`,
    ),
    `${fields.length === 1 ? 'There is one entry' : 'These are the entries'} that the form asks for, and it explains beside each field what it cannot accept:`,
    fields
      .slice(0, most.fields)
      .map((id) => fieldLine(subject, id))
      .join('\n'),
    optional.length > 0 &&
      `The form does not insist on ${named(manifest, optional)}, so ${optional.length === 1 ? 'this entry' : 'each of these entries'} may stay blank.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
