/**
 * What gives an element, and all within it, the colours of a category, by the category's hue. The security
 * policy allows no style in an attribute: a rendered document has a rule for each hue (scripts/build/document.ts),
 * and an element that a script renders has its hue set here.
 */
export const inHue = (hue: number) => ({
  'data-hue': hue,
  ref: (element: HTMLElement | null) => element?.style.setProperty('--hue', String(hue)),
});
