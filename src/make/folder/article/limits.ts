import { boundsOf, ended, escaped, listed, named } from '../../draft/wording.ts';
import { most, paragraph, type Subject } from './subject.ts';

/** Writes the section on what the result leaves out. */
export function limitsText(subject: Subject): string {
  const { manifest, asked, optional, headlines, words } = subject;
  const plainTexts = (texts: readonly string[]) =>
    [...new Set(texts)].filter((text) => !text.includes('{')).slice(0, most.cautions);
  const bounded = Object.values(manifest.fields).some((field) => boundsOf(field as never) !== '');
  const cautions = plainTexts(manifest.cautions.map(({ say }) => say));
  const refusals = plainTexts(manifest.guards.map(({ message }) => message));
  return [
    paragraph(
      `Nothing but ${listed([named(manifest, [...asked, ...optional], 6), ...(manifest.needs?.includes('today') ? ['the date of today'] : [])])} enters the calculation.`,
      `Everything else that may be important in your individual situation is left out of ${named(manifest, headlines, 2)}, so consider it separately before you decide anything.`,
    ),
    manifest.model && ended(escaped(manifest.model)),
    cautions.length > 0 &&
      `Beside the result, the ${words.page} may ask you to be careful, ${cautions.length === 1 ? 'for this reason' : 'for reasons such as these'}:`,
    cautions.map((say) => `- ${ended(escaped(say))}`).join('\n'),
    refusals.length > 0 &&
      'Some entries do not fit together, and then there is no answer but a message:',
    refusals.map((message) => `- ${ended(escaped(message))}`).join('\n'),
    bounded &&
      'Numbers outside the limits that are named above are not accepted, because the formula would then give a figure without any meaning for the question that is asked here.',
    manifest.needs?.includes('rates') &&
      'The exchange rates are those of one day, which the page names, and a bank or a card company will use rates of its own.',
  ]
    .filter(Boolean)
    .join('\n\n');
}
