import { fieldNames, type Name, resultNames } from '../../../../schemas/references.ts';
import { type DraftData, envelopeOf } from '../draft.ts';

/*
 * The message with which a calculator is handed in. The page sends nothing: it prepares a text, and a link
 * that opens it in a mail program or in the form of an issue tracker.
 */

/** A message. */
export interface Message {
  readonly subject: string;
  readonly body: string;
  /** The address that opens it; nothing where the site has no address for it. */
  readonly href?: string;
  /** Whether the file has to go with it, because the text does not carry the whole calculator. */
  readonly needsFile: boolean;
}

/**
 * The kinds of addresses: the name of the parameter for the subject, and the most characters of an address
 * with everything in it. Browsers on Windows pass no more than 2,048 on to a mail program.
 */
const kinds = {
  mailto: { subjectName: 'subject', longest: 2000 },
  https: { subjectName: 'title', longest: 6000 },
} as const;

/** The kind of an address of the site’s configuration; nothing if no message can be sent there. */
export const kindOf = (address: string): keyof typeof kinds | undefined =>
  /^mailto:[^\s?]+@[^\s?]+/.test(address)
    ? 'mailto'
    : /^https:\/\/[^\s#]+$/.test(address)
      ? 'https'
      : undefined;

const listOf = (names: readonly Name[]): string => names.map(({ label }) => label).join(', ');

/**
 * The message of a draft. `file` is the name of the file that the page saves, `link` a link that carries the
 * draft without its article, if there is one. The link is left out where it would make an address too long,
 * and then the fields and results, if they still do.
 */
export function messageOf(
  data: DraftData,
  file: string,
  link: string | undefined,
  address: string,
): Message {
  const kind = kindOf(address);
  const { subjectName, longest } = kinds[kind ?? 'https'];
  const subject = `A calculator: ${data.title}`;
  const lists = `
What is entered: ${listOf(fieldNames(data))}
What it answers: ${listOf(resultNames(data))}`;
  const attached = `Attached: ${file} (please attach this file before you send the message)`;
  const hasArticle = envelopeOf(data).article !== undefined;
  const variants = [
    ...(link ? [{ lists, link, needsFile: hasArticle }] : []),
    { lists, link: undefined, needsFile: true },
    { lists: '', link: undefined, needsFile: true },
  ].map(({ lists, link, needsFile }) => {
    const parts = [
      'I made a calculator on your site and would like to hand it in.',
      `Title: ${data.title}${lists}`,
      ...(link ? [`This link opens it: ${link}`] : []),
      ...(needsFile ? [attached] : []),
    ];
    const body = `${parts.join('\n\n')}\n`;
    const pairs = [
      `${subjectName}=${encodeURIComponent(subject)}`,
      `body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`,
    ];
    const href = `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`;
    return { subject, body, href, needsFile };
  });
  const last = variants.at(-1) as (typeof variants)[0];
  const { href, ...message } = variants.find((each) => each.href.length <= longest) ?? last;
  return kind ? { ...message, href } : message;
}
