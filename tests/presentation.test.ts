import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { findFiles } from '../scripts/files.ts';
import { root } from '../scripts/platform.js';
import { formatNumber, withPower } from '../src/engine/format/numbers.ts';
import { english, type Presentation } from '../src/engine/format/presentation.ts';
import { readNumber } from '../src/engine/input/kinds/number.ts';

/*
 * How texts are written and read stands in one place.
 */

test('one module names a locale, one the language of calculators, and nothing in the engine asks the document', () => {
  const files = findFiles('{src,scripts,schemas,calculators}/**/*.{js,ts,tsx}');
  const naming = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
  expect(files.length).toBeGreaterThan(300);
  expect(naming(/['"`]en(?:-[A-Z]{2})?['"`]/)).toEqual([
    // The language of the texts that calculators' own functions return.
    'calculators/shared/words.ts',
    'src/engine/format/presentation.ts',
  ]);
  expect(naming(/dataset\.money\b/).filter((file) => file.startsWith('src/engine'))).toEqual([]);
});

test('numbers are written and read by the marks of a presentation', () => {
  const continental: Presentation = {
    ...english,
    locale: 'de',
    decimal: ',',
    group: '.',
  };
  const read = (text: string) => readNumber(text, continental)?.toFixed();
  expect(read('1.234')).toBe('1234');
  expect(read('1,234')).toBe('1.234');
  expect(read('1.234,5')).toBe('1234.5');
  expect(readNumber('1.234')?.toFixed()).toBe('1.234');
  expect(formatNumber(Big('1234.5'), continental)).toBe('1.234,50');
  expect(formatNumber(Big(1234), continental, { digits: 'all' })).toBe('1.234');
  expect(withPower(Big('1.5e20'), continental)).toBe('1,5×10²⁰');
});
