import { saveFile } from '../../browser/save-file.ts';

/** Downloads the text of a CSV file. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, text, 'text/csv;charset=utf-8');
