import { useEffect, useRef } from 'react';

export const searchBox = (): HTMLInputElement | null => document.querySelector('#search');

/** The link that Enter opens: the first calculator with the text in its name, else that of the one answer. */
export const firstNamed = (): HTMLElement | null =>
  document.querySelector('[data-named] a') ?? document.querySelector('[data-enter]');

/** Enter pressed in the search box before what it opens is there opens it once it is. */
export function useEnterAhead(text: string, isReady: boolean): void {
  const entered = useRef('');
  useEffect(() => {
    if (isReady) {
      if (entered.current === text) firstNamed()?.click();
      entered.current = '';
      return undefined;
    }
    const enter = ({ key, target }: globalThis.KeyboardEvent) => {
      if (key === 'Enter' && target === searchBox()) entered.current = text;
    };
    addEventListener('keydown', enter);
    return () => removeEventListener('keydown', enter);
  }, [text, isReady]);
}
