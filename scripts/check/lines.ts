/** The line of a place in a text, the first being 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
