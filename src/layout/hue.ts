import type { CSSProperties } from 'react';

/** What gives an element, and all within it, the colours of a category. */
export const inHue = (hue: number) => ({
  'data-hue': '',
  style: { '--hue': hue } as CSSProperties,
});
