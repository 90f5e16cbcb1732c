import { lookAlike } from './bounds.ts';
import { type DraftData, envelopeOf } from './draft.ts';

/*
 * The title of a draft where the page itself is not seen: the tab, a shared link, the name of a file. It may
 * come from anybody.
 */

/** A text of a draft in one line of at most so many characters; blank if it is no text. */
function lineOf(text: unknown, most: number): string {
  if (typeof text !== 'string') return '';
  const signs = [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
}

/** The most characters of a title in a tab: what follows it must not be cut off everywhere. */
const longestTitle = 60;
const longestDescription = 300;

/** What the head of a document says of a draft; `undefined` where the draft has no text for it. */
export interface Heading {
  readonly title: string | undefined;
  readonly description: string | undefined;
}

/** The title and the description of the visitor's own draft. */
export const ownHeading = ({ title, description }: DraftData): Heading => ({
  title: lineOf(title, longestTitle) || undefined,
  description: lineOf(description, longestDescription) || undefined,
});

/**
 * Those of a draft that came with a link: both say that it is somebody else's. They say so first if a part
 * of the title looks like one of `ours`, the titles and the name of the site.
 */
export function linkedHeading(data: DraftData, ours: readonly string[]): Heading {
  const { title, description } = ownHeading(data);
  const imitates = title?.split(/\s-\s|[|·•:–—]/).some((part) => lookAlike(part, ours));
  const marked = imitates
    ? `Made by somebody else: ${title}`
    : `${title ?? 'Calculator'} (made by somebody else)`;
  return {
    title: marked,
    description: `Made by somebody else, not checked by this site. ${description ?? ''}`.trim(),
  };
}

/** The name of a file without its ending, from a title: “paint-for-a-cylinder”. */
export const nameFrom = (title: string): string =>
  [...lineOf(title, 200).normalize('NFC').toLowerCase().replace(/['’]/g, '')]
    .slice(0, longestTitle)
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The name of the file that a draft is saved as. */
export function fileNameOf(data: DraftData, ending: string): string {
  const { title } = data;
  const name = typeof title === 'string' ? nameFrom(title) : '';
  return `${name || nameFrom(envelopeOf(data).slug) || 'draft'}.${ending}`;
}
