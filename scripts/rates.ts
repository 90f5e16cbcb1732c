/*
 * Makes src/rates/rates.ts from a day of the European Central Bank's reference rates:
 *   npm run rates
 * Put the day's eurofxref XML at src/rates/eurofxref.xml first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { currencies } from '../calculators/shared/currencies.ts';
import { Big } from '../schemas/decimal.ts';

/** The currencies that have a row of their own in the table. */
const bases = ['USD', 'EUR', 'GBP'];

/** The table's source text, from the XML's (units of each currency for one euro). */
export function ratesModule(xml: string): string {
  const asOf = /time='(\d{4}-\d{2}-\d{2})'/.exec(xml)?.[1];
  if (!asOf) throw new Error('eurofxref.xml: no day found (a Cube with a time attribute).');
  const perEuro = new Map([['EUR', Big(1)]]);
  for (const [, code = '', rate = ''] of xml.matchAll(/currency='([A-Z]{3})' rate='([\d.]+)'/g)) {
    perEuro.set(code, Big(rate));
  }
  const rate = (code: string): Big => {
    const found = perEuro.get(code);
    if (!found) throw new Error(`eurofxref.xml: no rate for ${code}.`);
    return found;
  };
  const rows = bases.map((base) => {
    const cells = Object.keys(currencies)
      .filter((code) => code !== base)
      .map((code) => `    ${code}: ${rate(code).div(rate(base)).prec(8, 1).toFixed()},`);
    return `  ${base}: {\n${cells.join('\n')}\n  },`;
  });
  return `// Made by \`npm run rates\` from eurofxref.xml: euro foreign exchange reference rates of the
// European Central Bank, crossed for the other rows and kept to eight significant digits.
import type { Rates } from '../../schemas/manifest.ts';

export const rates: Rates = {
  asOf: '${asOf}',
${rows.join('\n')}
};
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = new URL('../src/rates/', import.meta.url);
  writeFileSync(
    new URL('rates.ts', folder),
    ratesModule(readFileSync(new URL('eurofxref.xml', folder), 'utf8')),
  );
  console.log('Wrote src/rates/rates.ts');
}
