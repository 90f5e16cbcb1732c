/** What every operation has: a sign that sentences without arithmetic do not use, or a word for an operation. */
const operation =
  /[^\w\s.,:;?=%\p{Sc}'"’]|(?<!a)x\s?[^a-z\s]|to the \d|\b(?:of|plus|minus|less|times|multiplied|over|divided|mod|modulo|sum|product|difference|remainder|power|root|sqrt|cbrt|squared|cubed|factorial|double|twice|triple|quadruple|pi)\b/iu;

/** Whether a text can be an arithmetic expression: a quick guess, which misses none. */
export const mayBeSum = (text: string): boolean => operation.test(text);
