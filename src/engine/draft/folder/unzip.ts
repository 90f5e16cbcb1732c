import { type Unzipped, unzipSync } from 'fflate';

/*
 * The draft in a zip, which may come from anybody: nothing but its draft is read, within bounds.
 */

/** What was read, or why it cannot be. */
export type Read<Key extends string, Value> =
  | { readonly [Each in Key]: Value }
  | { readonly problem: string };

/** The largest draft in a zip, in bytes: the page refuses longer ones. */
const largestDraft = 800_000;

/** Whether bytes are those of a zip, by how they begin. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The bytes of the draft in a zip: the one JSON file in it, whatever folder that is in; or why there is none. */
export function draftInZip(bytes: Uint8Array): Read<'bytes', Uint8Array> {
  const names: string[] = [];
  let isTooLarge = false;
  let found: Unzipped;
  try {
    found = unzipSync(bytes, {
      filter({ name, originalSize }) {
        // macOS puts files of its own into each zip.
        if (!/\.json$/.test(name) || /(?:^|\/)(?:__MACOSX\/|\._)/.test(name)) return false;
        names.push(name);
        isTooLarge ||= originalSize > largestDraft;
        return names.length === 1 && !isTooLarge;
      },
    });
  } catch {
    return { problem: 'is a damaged zip: download or save it once more.' };
  }
  const [name = ''] = names;
  if (names.length === 0) {
    return {
      problem:
        'is a zip without a calculator: “Save the file” under “Hand in” on the page /make writes one with a draft in it.',
    };
  }
  if (names.length > 1) {
    return {
      problem: `is a zip with ${names.length} JSON files, not one: unpack it, and take one of them.`,
    };
  }
  return isTooLarge
    ? { problem: `is a zip: “${name}” in it is too large for a calculator.` }
    : { bytes: found[name] as Uint8Array };
}
