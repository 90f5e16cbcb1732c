/** Letter grades by percentage, from the lowest up; the last one has no upper limit. */
export const letters = [
  { below: 50, label: 'F' },
  { below: 60, label: 'D' },
  { below: 70, label: 'C' },
  { below: 80, label: 'B' },
  { below: 90, label: 'A' },
  { label: 'A+' },
] as const;
