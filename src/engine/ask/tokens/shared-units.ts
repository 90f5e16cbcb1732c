import { Big } from '../../../../schemas/decimal.ts';
import { isWord, type Token } from './token.ts';

const isBy = (token: Token | undefined): boolean => isWord(token, 'x × * by');

/** "30 x 60 cm": the first number has the unit of the second. */
export function withSharedUnits(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const [by, second, nextBy, third] = tokens.slice(at + 1, at + 5);
    if (token.kind !== 'number' || second?.kind !== 'number') return token;
    // "50 to 75 percent": both are percentages.
    const isRange =
      isWord(by, 'to') && second.readings[0]?.unit === '%' && token.readings[0]?.unit === undefined;
    if (isRange)
      return { ...token, readings: token.readings.map((each) => ({ ...each, unit: '%' })) };
    if (!isBy(by)) return token;
    const [{ value, unit } = { value: Big(0), unit: undefined }] = token.readings;
    const hasUnit = second.readings[0]?.unit !== undefined;
    const other = !hasUnit && third?.kind === 'number' && isBy(nextBy) ? third : second;
    const units = other.readings.flatMap((each) => each.unit ?? []);
    const isBare = unit === undefined && token.readings.length === 1;
    return isBare && units.length > 0 && !units.some((each) => /^[%$]/.test(each))
      ? { ...token, readings: units.map((each) => ({ value, unit: each })) }
      : token;
  });
}
