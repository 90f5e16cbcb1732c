import { draftName } from '../input/fragment.ts';

/*
 * A draft in a link: its JSON, compressed, in the part of the address that browsers send to no server.
 *   /make#_draft=<DEFLATE, in base64url>
 */

/** The most characters that a link carries of a draft, and the most that it may unfold to. */
const longest = { packed: 100_000, text: 200_000 } as const;

/** Why a link cannot be read, in words for its reader. */
export class UnreadableLink extends Error {}

const throughStream = (bytes: BlobPart, stream: GenericTransformStream): ReadableStream =>
  new Blob([bytes]).stream().pipeThrough(stream as TransformStream);

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

/** Takes a text; returns the pair of a fragment that carries it: "_draft=…". */
export async function pack(text: string): Promise<string> {
  const stream = throughStream(text, new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `${draftName}=${toBase64Url(bytes)}`;
}

/**
 * Takes what a fragment says of a draft ("_draft=…"); returns the text. Throws an UnreadableLink if it is
 * damaged or too long: it stops unfolding as soon as that is known.
 */
export async function unpack(pair: string): Promise<string> {
  const packed = pair.slice(draftName.length + 1);
  const tooLong = new UnreadableLink('The calculator in this link is too large to be opened.');
  if (packed.length > longest.packed) throw tooLong;
  let text = '';
  try {
    const stream = throughStream(fromBase64Url(packed), new DecompressionStream('deflate-raw'));
    const reader = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length <= longest.text) continue;
      void reader.cancel();
      break;
    }
  } catch {
    throw new UnreadableLink(
      'The link is damaged: a part of it is missing or was changed. Ask for it once more, and copy all of it.',
    );
  }
  throw tooLong;
}
