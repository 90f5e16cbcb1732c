import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { DraftData, Problem } from './draft.ts';

const syntaxWords: Readonly<Record<string, string>> = {
  InvalidSymbol: 'there is a word that JSON does not have; texts stand between quotes',
  InvalidNumberFormat: 'there is a number that is not written as JSON writes it',
  PropertyNameExpected: 'a key is missing, between quotes',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing between a key and its value',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'there is more text after the end',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'a text does not end: its closing quote is missing',
  UnexpectedEndOfNumber: 'a number does not end',
  InvalidUnicode: 'there is a \\u without four digits',
  InvalidEscapeCharacter: 'there is a backslash before a character that needs none',
  InvalidCharacter: 'there is a character that JSON does not allow in a text',
};

/** What is wrong with the syntax of a text. */
export const wordsOf = ({ error }: ParseError): string =>
  syntaxWords[printParseErrorCode(error)] ?? 'something is wrong';

/** Where an offset of a text is, from 1. */
function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Parses a draft's text; returns the draft, or why it is none, with its line and column. */
export function parseDraft(
  text: string,
): { readonly data: DraftData } | { readonly problem: Problem } {
  const errors: ParseError[] = [];
  const data: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) {
    const { line, column } = placeOf(text, first.offset);
    const what = wordsOf(first);
    return {
      problem: { key: 'manifest', message: `line ${line}, column ${column}: ${what}.` },
    };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return {
      problem: {
        key: 'manifest',
        message: 'has to be one object: it begins with { and ends with }.',
      },
    };
  }
  return { data: data as DraftData };
}
