import { useEffect } from 'react';
import type { DraftData } from '../../engine/draft/draft.ts';
import { type Heading, linkedHeading, ownHeading } from '../../engine/draft/title.ts';

/** Where the head of a document has its title and its description, beside its `title` element. */
const places = {
  title: 'meta[property="og:title"], meta[property="og:image:alt"]',
  description: 'meta[name="description"], meta[property="og:description"]',
} as const;

/** What stands after the title of every page: “ | ” and the name of the site. */
const endingOf = (title: string): string => / \| [^|]*$/.exec(title)?.[0] ?? '';

/** Writes a text into each place; returns what takes it back. */
function write(selector: string, text: string | undefined): () => void {
  if (text === undefined) return () => {};
  const before = [...document.querySelectorAll<HTMLMetaElement>(selector)].map((place) => {
    const { content } = place;
    place.content = text;
    return () => {
      place.content = content;
    };
  });
  return () => {
    for (const restore of before) restore();
  };
}

function useHeading({ title, description }: Heading): void {
  useEffect(() => {
    const before = document.title;
    if (title !== undefined) document.title = title + endingOf(before);
    const restore = [write(places.title, title), write(places.description, description)];
    return () => {
      document.title = before;
      for (const each of restore) each();
    };
  }, [title, description]);
}

/** The document has the title of the visitor's own draft for as long as it is shown. */
export const useTitle = (data: DraftData): void => useHeading(ownHeading(data));

const none: Heading = { title: undefined, description: undefined };

/** The same for a draft that came with a link, if it is shown; `titles` are those of the site. */
export function useLinkedTitle(data: DraftData | undefined, titles: readonly string[]): void {
  const siteName = endingOf(document.title).slice(3);
  useHeading(data ? linkedHeading(data, siteName ? [...titles, siteName] : titles) : none);
}
