/** Text as it is compared: without accents, in lower case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains every word that was typed, in any order, whatever the case and the accents. */
export function hasWords(text: string, typed: string): boolean {
  const own = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => own.includes(word));
}
