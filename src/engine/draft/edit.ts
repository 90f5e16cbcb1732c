import { applyEdits, modify } from 'jsonc-parser';
import type { DraftData, Edit } from './draft.ts';

/** A draft as JSON text. */
export const textOf = (data: DraftData): string => `${JSON.stringify(data, null, 2)}\n`;

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' } as const;

/** The text of a draft after an edit; what the edit does not touch keeps its layout. */
export function edited(text: string, edit: Edit): string {
  if ('data' in edit) return textOf(edit.data);
  return applyEdits(text, modify(text, [...edit.path], edit.value, { formattingOptions }));
}
