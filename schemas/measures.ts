import { Big } from './decimal.ts';

/*
 * The sizes of units that a number can be converted between.
 */

/**
 * What one unit is in the first of its measure, exactly: NIST Special Publication 811, appendix B,
 * and Handbook 44, appendix C.
 */
const measures: readonly Readonly<Record<string, string>>[] = [
  {
    kg: '1',
    lb: '0.45359237',
    st: '6.35029318',
    oz: '0.028349523125',
    g: '0.001',
    mg: '0.000001',
    t: '1000',
  },
  {
    cm: '1',
    in: '2.54',
    ft: '30.48',
    m: '100',
    mm: '0.1',
    yd: '91.44',
    km: '100000',
    mi: '160934.4',
    '100 km': '10000000',
  },
  {
    'm²': '1',
    'cm²': '0.0001',
    'ft²': '0.09290304',
    'sq ft': '0.09290304',
    'in²': '0.00064516',
    'yd²': '0.83612736',
  },
  {
    L: '1',
    mL: '0.001',
    'm³': '1000',
    'cm³': '0.001',
    'US gal': '3.785411784',
    gal: '3.785411784',
    'imp gal': '4.54609',
    'ft³': '28.316846592',
    'yd³': '764.554857984',
  },
  { V: '1', mV: '0.001', kV: '1000' },
  { A: '1', mA: '0.001', µA: '0.000001' },
  { Ω: '1', kΩ: '1000', MΩ: '1000000' },
  { W: '1', mW: '0.001', kW: '1000' },
  { J: '1', kJ: '1000', MJ: '1000000', Wh: '3600', kcal: '4184' },
  { mol: '1', mmol: '0.001' },
  {
    s: '1',
    min: '60',
    minutes: '60',
    h: '3600',
    hours: '3600',
    days: '86400',
    weeks: '604800',
  },
  // How many days a month has depends on the month.
  { months: '1', years: '12' },
];

/** "km/L" is a distance over a volume, "per L" anything over a volume. */
export const fraction = (unit: string): readonly string[] =>
  unit.replace(/^per /, '/').replace(/^mph$/, 'mi/h').split('/');

/** "kcal" for "kcal/day" and "%" for "% a year": the period belongs to the quantity, not to the unit. */
export const withoutPeriod = (unit: string): string =>
  unit.replace(/(?:\/| an? )(?:day|week|month|year)$/, '');

/** What one of a unit is in another, or nothing if they do not measure the same. */
export function factor(from: string, to: string): Big | undefined {
  const [mine, others] = [fraction(from), fraction(to)];
  if (mine.length !== others.length) return undefined;
  let times = Big(1);
  for (const [index, one] of mine.entries()) {
    const other = others[index] as string;
    const measure = measures.find((each) => each[one] && each[other]);
    if (!measure && one !== other) return undefined;
    const [over = 1, under = 1] = [measure?.[one], measure?.[other]];
    // What is counted below the line goes the other way.
    times = times.times(index ? Big(under).div(over) : Big(over).div(under));
  }
  return times;
}
