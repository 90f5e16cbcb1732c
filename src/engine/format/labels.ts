const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** A label within a sentence: in lower case, unless the first word is an abbreviation. */
export const within = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? lower(label) : label;
