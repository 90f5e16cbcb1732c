/** Words by which questions name a man. */
export const manWords = [
  'man',
  'men',
  'boy',
  'guy',
  'gentleman',
  'husband',
  'father',
  'dad',
  'son',
  'brother',
  'he',
  'his',
] as const;

/** Words by which questions name a woman. */
export const womanWords = [
  'woman',
  'women',
  'girl',
  'lady',
  'wife',
  'mother',
  'mom',
  'mum',
  'daughter',
  'sister',
  'she',
  'her',
] as const;
