/** Letter grades with their points on the 4.0 scale, in the order of their lists. */
export const grades = {
  'A+': { label: 'A+', value: 4 },
  A: { label: 'A', value: 4 },
  'A-': { label: 'A-', value: 3.7 },
  'B+': { label: 'B+', value: 3.3 },
  B: { label: 'B', value: 3 },
  'B-': { label: 'B-', value: 2.7 },
  'C+': { label: 'C+', value: 2.3 },
  C: { label: 'C', value: 2 },
  'C-': { label: 'C-', value: 1.7 },
  'D+': { label: 'D+', value: 1.3 },
  D: { label: 'D', value: 1 },
  F: { label: 'F', value: 0 },
} as const;
