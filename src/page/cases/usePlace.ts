import { useLayoutEffect, useState } from 'react';

/** The element of the page, by its selector, in which a later part of it is rendered; null before it is there. */
export function usePlace(selector: string): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(document.querySelector(selector)), [selector]);
  return place;
}
