/** The signs and words without one of which no text has an operation. */
const operation =
  /[-+*/^!÷×·⋅∙−–—√∛π([{²³¹⁰⁴-⁹⁻]|(?<!a)x\s?[^a-z\s]|to the \d|\b(?:of|plus|minus|less|times|multiplied|over|divided|mod|modulo|sum|product|difference|remainder|power|root|sqrt|cbrt|squared|cubed|factorial|double|twice|triple|quadruple|pi)\b/i;

/** Whether a text can be an arithmetic expression: a quick guess, which misses none. */
export const mayBeSum = (text: string): boolean => operation.test(text);
