/** The height of a person as Americans and Britons say it: whole feet, and inches. */
export const heightFeet = {
  kind: 'integer',
  label: 'Height, feet',
  symbol: 'H_f',
  help: 'Without shoes.',
  unit: 'ft',
  min: 1,
  max: 8,
  when: 'inFeet',
  unasked: true,
} as const;

export const heightInches = {
  kind: 'number',
  label: 'And inches',
  symbol: 'H_i',
  unit: 'in',
  min: 0,
  below: 12,
  default: 0,
  whenBlank: 0,
  when: 'inFeet',
  unasked: true,
} as const;
