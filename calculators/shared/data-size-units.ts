import type { UnitTable } from './units.ts';

/** Units of amounts of data, in bits. */
export const dataSizes = {
  bits: { label: 'Bits (bit)', sign: 'bit', factor: '1', source: 'IEC 80000-13:2008' },
  kilobits: { label: 'Kilobits (kbit)', sign: 'kbit', factor: '1000', source: 'SI prefix' },
  megabits: { label: 'Megabits (Mbit)', sign: 'Mbit', factor: '1000000', source: 'SI prefix' },
  gigabits: { label: 'Gigabits (Gbit)', sign: 'Gbit', factor: '1000000000', source: 'SI prefix' },
  bytes: { label: 'Bytes (B)', sign: 'B', factor: '8', source: 'IEC 80000-13:2008: 8 bits' },
  kilobytes: { label: 'Kilobytes (kB)', sign: 'kB', factor: '8000', source: 'SI prefix' },
  megabytes: { label: 'Megabytes (MB)', sign: 'MB', factor: '8000000', source: 'SI prefix' },
  gigabytes: { label: 'Gigabytes (GB)', sign: 'GB', factor: '8000000000', source: 'SI prefix' },
  terabytes: { label: 'Terabytes (TB)', sign: 'TB', factor: '8000000000000', source: 'SI prefix' },
  petabytes: {
    label: 'Petabytes (PB)',
    sign: 'PB',
    factor: '8000000000000000',
    source: 'SI prefix',
  },
  kibibytes: {
    label: 'Kibibytes (KiB)',
    sign: 'KiB',
    factor: '8192',
    source: 'IEC 80000-13:2008: 1,024 bytes',
  },
  mebibytes: { label: 'Mebibytes (MiB)', sign: 'MiB', factor: '8388608', source: '1,024² bytes' },
  gibibytes: {
    label: 'Gibibytes (GiB)',
    sign: 'GiB',
    factor: '8589934592',
    source: '1,024³ bytes',
  },
  tebibytes: {
    label: 'Tebibytes (TiB)',
    sign: 'TiB',
    factor: '8796093022208',
    source: '1,024⁴ bytes',
  },
  pebibytes: {
    label: 'Pebibytes (PiB)',
    sign: 'PiB',
    factor: '9007199254740992',
    source: '1,024⁵ bytes',
  },
} as const satisfies UnitTable;
