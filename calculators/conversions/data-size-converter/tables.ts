import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { inBothDirections } from '#shared/units.ts';
import type manifest from './manifest.ts';

/** Sizes of drives, which are decimal, and of memory, which are powers of two. */
const roundSizes = [1, 2, 4, 5, 8, 10, 16, 32, 50, 64, 100, 128, 256, 500, 512, 1000, 1024, 2000];

/** Decimal prefixes with the binary ones of the same step. */
const prefixes = ['kB and KiB', 'MB and MiB', 'GB and GiB', 'TB and TiB', 'PB and PiB'];

/** Round sizes in both directions, and how far decimal and binary units are apart. */
export const tables: Tables<typeof manifest> = (_, { chosen: { from, to } }) => ({
  roundNumbers: inBothDirections({ factor: from }, { factor: to }, roundSizes),
  gap: prefixes.map((pair, index) => {
    const [decimal, binary] = [Big(1000).pow(index + 1), Big(1024).pow(index + 1)];
    return { pair, decimal, binary, larger: binary.div(decimal).minus(1).times(100) };
  }),
});
