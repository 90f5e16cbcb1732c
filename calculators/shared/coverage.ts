/** Words by which questions name the widest level of cover, whose option is called premium. */
export const widestWords = ['comprehensive', 'full', 'fully', 'widest'] as const;

/** The same with the option's own name, which alone could be the price. */
export const premiumWords = [
  'premium cover',
  'premium coverage',
  'premium plan',
  'premium policy',
] as const;
