import { Big } from '#schemas/decimal.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { readInBase, writtenIn } from '#shared/bases.ts';
import type manifest from './manifest.ts';

/** The most digits after the point. */
const mostDigits = 64;

const common = [
  ['Binary (2)', 2],
  ['Octal (8)', 8],
  ['Decimal (10)', 10],
  ['Hexadecimal (16)', 16],
] as const;

/** The number in other bases, and its pattern of so many bits. */
export const compute: Compute<typeof manifest> = ({ value, from, to }, { chosen }) => {
  const number = readInBase(value, from.toNumber());
  const { top, bottom } = number;
  const converted = writtenIn(number, to.toNumber(), mostDigits);
  const width = chosen.bits.toNumber();
  if (width > 0) {
    if (bottom !== 1n) throw new InputError('A bit pattern needs a whole number.', 'value');
    const [half, all] = [2n ** BigInt(width - 1), 2n ** BigInt(width)];
    if (top < -half || top >= all) {
      throw new InputError(`${width} bits hold ${-half} to ${all - 1n}.`, 'value');
    }
  }
  const pattern = BigInt.asUintN(width, top);
  const inBits = (text: string): string | undefined => (width > 0 ? text : undefined);
  return {
    converted,
    bitPattern: inBits(pattern.toString(2).padStart(width, '0')),
    hexPattern: inBits(
      pattern
        .toString(16)
        .toUpperCase()
        .padStart(width / 4, '0'),
    ),
    signedValue: inBits(String(BigInt.asIntN(width, top))),
    all: common.map(([base, radix]) => ({ base, digits: writtenIn(number, radix, mostDigits) })),
    whole: width > 0 ? Big(String(top)) : undefined,
    unsigned: inBits(String(pattern)),
    cut: converted.endsWith('…') ? 1 : 0,
  };
};
