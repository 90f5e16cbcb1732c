import type { UnitTable, UnitWords } from './units.ts';

/** Units of amounts of data, in bits. */
export const dataSizes = {
  bits: { label: 'Bits (bit)', sign: 'bit', factor: '1' },
  kilobits: { label: 'Kilobits (kbit)', sign: 'kbit', factor: '1000' },
  megabits: { label: 'Megabits (Mbit)', sign: 'Mbit', factor: '1000000' },
  gigabits: { label: 'Gigabits (Gbit)', sign: 'Gbit', factor: '1000000000' },
  bytes: { label: 'Bytes (B)', sign: 'B', factor: '8' },
  kilobytes: { label: 'Kilobytes (kB)', sign: 'kB', factor: '8000' },
  megabytes: { label: 'Megabytes (MB)', sign: 'MB', factor: '8000000' },
  gigabytes: { label: 'Gigabytes (GB)', sign: 'GB', factor: '8000000000' },
  terabytes: { label: 'Terabytes (TB)', sign: 'TB', factor: '8000000000000' },
  petabytes: { label: 'Petabytes (PB)', sign: 'PB', factor: '8000000000000000' },
  kibibytes: { label: 'Kibibytes (KiB)', sign: 'KiB', factor: '8192' },
  mebibytes: { label: 'Mebibytes (MiB)', sign: 'MiB', factor: '8388608' },
  gibibytes: { label: 'Gibibytes (GiB)', sign: 'GiB', factor: '8589934592' },
  tebibytes: { label: 'Tebibytes (TiB)', sign: 'TiB', factor: '8796093022208' },
  pebibytes: { label: 'Pebibytes (PiB)', sign: 'PiB', factor: '9007199254740992' },
} as const satisfies UnitTable;

/** Further words by which questions name the units. */
export const dataSizeWords: UnitWords<typeof dataSizes> = {
  kilobytes: ['kilo byte'],
  megabytes: ['meg', 'megs'],
  gigabytes: ['gig', 'gigs', 'giga byte'],
  terabytes: ['tera', 'tera byte'],
  kibibytes: ['kibi'],
  gibibytes: ['gibi'],
};

/** Where the factors come from; apart from them, so that pages hold only what they compute with. */
export const dataSizeSources: Readonly<Record<keyof typeof dataSizes, string>> = {
  bits: 'IEC 80000-13:2008',
  kilobits: 'SI prefix',
  megabits: 'SI prefix',
  gigabits: 'SI prefix',
  bytes: 'IEC 80000-13:2008: 8 bits',
  kilobytes: 'SI prefix',
  megabytes: 'SI prefix',
  gigabytes: 'SI prefix',
  terabytes: 'SI prefix',
  petabytes: 'SI prefix',
  kibibytes: 'IEC 80000-13:2008: 1,024 bytes',
  mebibytes: '1,024² bytes',
  gibibytes: '1,024³ bytes',
  tebibytes: '1,024⁴ bytes',
  pebibytes: '1,024⁵ bytes',
};
