import 'virtual:hues.css';

/** What gives an element, and all within it, the colours of a category, by the category's hue. */
export const inHue = (hue: number) => ({ 'data-hue': hue });
