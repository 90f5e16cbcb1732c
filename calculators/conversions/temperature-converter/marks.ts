/**
 * The settings of British gas ovens: the number that is entered, its name and the temperature, 25 °F apart.
 * The common British table.
 */
export const marks = [
  { value: '0.25', name: '¼', fahrenheit: 225 },
  { value: '0.5', name: '½', fahrenheit: 250 },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((mark) => ({
    value: String(mark),
    name: String(mark),
    fahrenheit: 250 + 25 * mark,
  })),
] as const;
