/** Letter grades with their points on the 10-point scale of India, in the order of their lists. */
export const tenPoints = {
  O: { label: 'O', value: 10 },
  'A+': { label: 'A+', value: 9 },
  A: { label: 'A', value: 8 },
  'B+': { label: 'B+', value: 7 },
  B: { label: 'B', value: 6 },
  C: { label: 'C', value: 5 },
  P: { label: 'P', value: 4 },
  F: { label: 'F', value: 0 },
} as const;
