import { outcomeOf } from './limit.ts';
import {
  type Form,
  need,
  type Oracle,
  type Oracles,
  type Row,
  refuse,
  type Typed,
} from './oracle.ts';
import type { Random } from './random.ts';
import { type Operand, Rational } from './rational.ts';
import { clock, grouped } from './show.ts';

const of = Rational.of;

// ---------------------------------------------------------------- units by a factor

interface Named {
  readonly label: string;
}

interface Scaled extends Named {
  readonly factor: Rational;
}

type Units<Unit extends Named> = Readonly<Record<string, Unit>>;

/** Units by id, from their labels and factors. */
const scaled = (units: Readonly<Record<string, readonly [label: string, factor: Operand]>>) =>
  Object.fromEntries(
    Object.entries(units).map(([id, [label, factor]]) => [id, { label, factor: of(factor) }]),
  );

const weights = scaled({
  micrograms: ['Micrograms (µg)', '0.001'],
  milligrams: ['Milligrams (mg)', 1],
  grams: ['Grams (g)', 1000],
  kilograms: ['Kilograms (kg)', 1000000],
  tonnes: ['Tonnes, metric (t)', 1000000000],
  carats: ['Carats (ct)', 200],
  ounces: ['Ounces (oz)', '28349.523125'],
  troyOunces: ['Troy ounces (oz t)', '31103.4768'],
  pounds: ['Pounds (lb)', '453592.37'],
  stones: ['Stones (st)', '6350293.18'],
  usTons: ['US tons, short (ton)', '907184740'],
  ukTons: ['UK tons, long (ton)', '1016046908.8'],
  grains: ['Grains (gr)', '64.79891'],
  drams: ['Drams (dr)', '1771.8451953125'],
  pennyweights: ['Pennyweights (dwt)', '1555.17384'],
  troyPounds: ['Troy pounds (lb t)', '373241.7216'],
  tolas: ['Tolas', '11663.8038'],
  seers: ['Seers', '933104.304'],
  maunds: ['Maunds', '37324172.16'],
  quintals: ['Quintals, metric (q)', '100000000'],
  usHundredweights: ['US hundredweights (cwt)', '45359237'],
  ukHundredweights: ['UK hundredweights (cwt)', '50802345.44'],
});

const usGallon = of('3785.411784');
const impGallon = of('4546.09');

const volumes = scaled({
  milliliters: ['Millilitres (mL)', 1],
  liters: ['Litres (L)', 1000],
  cubicMeters: ['Cubic metres (m³)', 1000000],
  metricTeaspoons: ['Metric teaspoons (5 mL)', 5],
  metricTablespoons: ['Metric tablespoons (15 mL)', 15],
  metricCups: ['Metric cups (250 mL)', 250],
  usLegalCups: ['US label cups (240 mL)', 240],
  usTeaspoons: ['US teaspoons (tsp)', usGallon.div(768)],
  usTablespoons: ['US tablespoons (tbsp)', usGallon.div(256)],
  usFluidOunces: ['US fluid ounces (fl oz)', usGallon.div(128)],
  usCups: ['US cups', usGallon.div(16)],
  usPints: ['US pints, liquid (pt)', usGallon.div(8)],
  usQuarts: ['US quarts, liquid (qt)', usGallon.div(4)],
  usGallons: ['US gallons (gal)', usGallon],
  impFluidOunces: ['Imperial fluid ounces (fl oz)', impGallon.div(160)],
  impPints: ['Imperial pints (pt)', impGallon.div(8)],
  impQuarts: ['Imperial quarts (qt)', impGallon.div(4)],
  impGallons: ['Imperial gallons (gal)', impGallon],
  cubicInches: ['Cubic inches (in³)', of('2.54').pow(3)],
  cubicFeet: ['Cubic feet (ft³)', of('30.48').pow(3)],
  cubicYards: ['Cubic yards (yd³)', of('91.44').pow(3)],
  australianTablespoons: ['Australian tablespoons (20 mL)', '20'],
  centiliters: ['Centilitres (cL)', '10'],
  deciliters: ['Decilitres (dL)', '100'],
  hectoliters: ['Hectolitres (hL)', '100000'],
  impTablespoons: ['Imperial tablespoons', '17.7581640625'],
  impTeaspoons: ['Imperial teaspoons', of('17.7581640625').div(3)],
  impCups: ['Imperial cups', '284.130625'],
  usDryPints: ['US dry pints', '550.6104713575'],
  usDryQuarts: ['US dry quarts', '1101.220942715'],
  usBushels: ['US bushels (bu)', '35239.07016688'],
  oilBarrels: ['Oil barrels (bbl)', '158987.294928'],
});

const areas = scaled({
  squareCentimeters: ['Square centimetres (cm²)', '0.0001'],
  squareMeters: ['Square metres (m²)', 1],
  ares: ['Ares (a)', 100],
  dunams: ['Dunams, metric (1,000 m²)', 1000],
  hectares: ['Hectares (ha)', 10000],
  squareKilometers: ['Square kilometres (km²)', 1000000],
  squareInches: ['Square inches (in²)', of('0.0254').pow(2)],
  squareFeet: ['Square feet (ft²)', of('0.3048').pow(2)],
  squareYards: ['Square yards (yd²)', of('0.9144').pow(2)],
  acres: ['Acres (ac)', of('0.3048').pow(2).mul(43560)],
  squareMiles: ['Square miles (mi²)', of('1609.344').pow(2)],
  squareMillimeters: ['Square millimetres (mm²)', '0.000001'],
  cents: ['Cents (1/100 acre)', '40.468564224'],
  guntas: ['Guntas (1/40 acre)', '101.17141056'],
  marlas: ['Marlas (1/160 acre)', '25.29285264'],
  kanals: ['Kanals (1/8 acre)', '505.8570528'],
  roods: ['Roods (1/4 acre)', '1011.7141056'],
  pyeong: ['Pyeong, tsubo', of('400').div(121)],
});

const speeds = scaled({
  metersPerSecond: ['Metres per second (m/s)', '3.6'],
  kilometersPerHour: ['Kilometres per hour (km/h)', 1],
  milesPerHour: ['Miles per hour (mph)', '1.609344'],
  knots: ['Knots (kn)', '1.852'],
  feetPerSecond: ['Feet per second (ft/s)', of('0.3048').mul('3.6')],
  mach: ['Mach at sea level, 15 °C', of('340.294').mul('3.6')],
});

const sizes = scaled({
  bits: ['Bits (bit)', 1],
  kilobits: ['Kilobits (kbit)', of(10).pow(3)],
  megabits: ['Megabits (Mbit)', of(10).pow(6)],
  gigabits: ['Gigabits (Gbit)', of(10).pow(9)],
  bytes: ['Bytes (B)', 8],
  kilobytes: ['Kilobytes (kB)', of(10).pow(3).mul(8)],
  megabytes: ['Megabytes (MB)', of(10).pow(6).mul(8)],
  gigabytes: ['Gigabytes (GB)', of(10).pow(9).mul(8)],
  terabytes: ['Terabytes (TB)', of(10).pow(12).mul(8)],
  petabytes: ['Petabytes (PB)', of(10).pow(15).mul(8)],
  kibibytes: ['Kibibytes (KiB)', of(2).pow(13)],
  mebibytes: ['Mebibytes (MiB)', of(2).pow(23)],
  gibibytes: ['Gibibytes (GiB)', of(2).pow(33)],
  tebibytes: ['Tebibytes (TiB)', of(2).pow(43)],
  pebibytes: ['Pebibytes (PiB)', of(2).pow(53)],
});

/** The amount in the unit asked for, and the table of all units. */
function inUnits<Unit extends Named>(
  units: Units<Unit>,
  to: Unit,
  amountIn: (unit: Unit) => Rational,
): { readonly converted: Rational; readonly all: readonly Row[] } {
  return {
    converted: amountIn(to),
    all: Object.values(units).map((unit) => ({ unit: unit.label, amount: amountIn(unit) })),
  };
}

/** What a form of factors opens with: the value and the two units. */
type Opening = readonly [value: string, from: string, to: string];

/** The value in the units' common measure, and in all of them. */
function byFactor(form: Form, units: Units<Scaled>, [initial, from, to]: Opening, signed = false) {
  const value = form.number('value', { default: initial, ...(signed ? {} : { from: 0 }) });
  const measure = value.mul(form.choice('from', units, from).factor);
  const target = form.choice('to', units, to);
  return { measure, ...inUnits(units, target, ({ factor }) => measure.div(factor)) };
}

const tenDigits = { converted: '10 sig', 'all.amount': '10 sig' } as const;

// ---------------------------------------------------------------- what people type

/** Amounts on the limits of ten digits: ties, the ends of plain writing, more digits than doubles hold. */
const figures = [
  '1234567890.5',
  '0.00012345678905',
  '12345678.985',
  '9999999999.5',
  '999999999999999.4',
  '999999999950000',
  '999999999949999.9',
  '1000000000000000',
  '0.000001',
  '0.00000099999999995',
  '0.0000009999999999',
  '0.000000001',
  '123456789012345678901',
  '12345678901234567.89',
];

/** An amount from 0: everyday, any size, or on a limit of what is shown. */
const amount = (random: Random): string =>
  random.pick([
    () => random.pick(['0', '1', '1', '2', '2.5', '10', '12', '60', '64', '100', '250', '640']),
    () => random.between(0, 1000, 4),
    () => random.amount(),
    () => random.amount(0.0001, 10),
    () => random.pick(figures),
  ])();

/** Two units, often the same one. */
function twoUnits<Unit>(random: Random, units: Readonly<Record<string, Unit>>) {
  const ids = Object.keys(units);
  const from = random.pick(ids);
  return { from, to: random.chance(0.15) ? from : random.pick(ids) };
}

/** A value of which a unit's smallest part is exactly the largest figure that is shown. */
type Largest = readonly [value: string, from: string];

/** A form of factors; fields are sometimes left as the page opens, and an amount is now and then none. */
function unitInputs(
  random: Random,
  units: Units<Named>,
  makeAmount = amount,
  largest?: Largest,
): Typed {
  const { from, to } = twoUnits(random, units);
  if (largest && random.chance(0.03)) {
    return { value: largest[0] + random.pick(['', '.0001']), from: largest[1], to };
  }
  const value = random.chance(0.06) ? random.pick(['', '-1', '-0.0001']) : makeAmount(random);
  return {
    ...(random.chance(0.03) ? {} : { value }),
    ...(random.chance(0.03) ? {} : { from }),
    ...(random.chance(0.03) ? {} : { to }),
  };
}

/** A calculator with nothing but a value and two units. */
const plain = (units: Units<Scaled>, opening: Opening, largest?: Largest): Oracle => ({
  decimals: tenDigits,
  inputs: (random) => unitInputs(random, units, amount, largest),
  solve(form) {
    const { converted, all } = byFactor(form, units, opening);
    return outcomeOf({ converted, all });
  },
});

/** Weights around a whole pound or stone, where rounding makes the next one full. */
function weightInputs(random: Random): Typed {
  if (random.chance(0.7)) {
    return unitInputs(random, weights, amount, ['1000000000000000000', 'tonnes']);
  }
  const count = random.pick([0, 1, 2, 11, 999, 1000, 1234567]);
  const part = random.pick(['0', '0.5', '0.99', '0.994', '0.995', '0.9949', '0.999', '0.005']);
  return {
    value: of(random.pick([16, 14, 1]))
      .mul(count)
      .add(random.pick([0, 1, 13, 15]))
      .add(part)
      .toFixed(4),
    from: random.pick(['ounces', 'pounds']),
    to: random.pick(Object.keys(weights)),
  };
}

/** The whole units of so many parts in a weight, and the parts left: "11 st 5.84 lb". */
function split(total: Rational, parts: bigint, [unit, part]: readonly [string, string]): string {
  const rounded = total.rounded(2);
  const whole = rounded.floor() / parts;
  const rest = rounded.sub(of(String(whole * parts))).toFixed(2);
  return `${grouped(String(whole))} ${unit} ${rest.replace(/\.?0+$/, '')} ${part}`;
}

// ---------------------------------------------------------------- temperatures

interface Scale extends Named {
  /** Degrees Rankine in a degree. */
  readonly size: Rational;
  /** Degrees from absolute zero to the scale's 0. */
  readonly zero: Rational;
}

const scale = (label: string, size: string, zero: string): Scale => ({
  label,
  size: of(size),
  zero: of(zero),
});

const scales: Units<Scale> = {
  celsius: scale('Celsius (°C)', '1.8', '273.15'),
  fahrenheit: scale('Fahrenheit (°F)', '1', '459.67'),
  kelvin: scale('Kelvin (K)', '1.8', '0'),
  rankine: scale('Rankine (°R)', '1', '0'),
};

/** The scales that a temperature can be typed in; a gas mark has none. */
const fromOptions = { ...scales, gasMark: undefined };

/** The temperatures of gas marks in Fahrenheit, by what is typed. */
const gasMarks = ['0.25', '0.5', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

function temperatureOf(mark: Rational, isReading: boolean): Rational {
  if (!isReading) {
    refuse('Gas marks are settings of an oven: choose “A temperature”.', 'quantity');
  }
  const place = gasMarks.findIndex((each) => mark.cmp(each) === 0);
  if (place < 0) refuse('Gas marks are 0.25, 0.5 and whole numbers from 1 to 10.', 'value');
  return of(225 + 25 * place);
}

/** The settings of ovens for a temperature in degrees Rankine. */
function ovenOf(rankine: Rational): { readonly gasMark?: string; readonly fanOven?: string } {
  const fahrenheit = rankine.sub('459.67');
  if (fahrenheit.cmp('212.5') < 0 || fahrenheit.cmp('512.5') >= 0) return {};
  const name = gasMarks[Number(fahrenheit.sub('212.5').div(25).floor())] ?? '';
  const tens = fahrenheit.sub(32).div('1.8').div(10).add('0.5').floor();
  return {
    gasMark: `Gas mark ${name.replace('0.25', '¼').replace('0.5', '½')}`,
    fanOven: `${tens * 10n - 20n} °C`,
  };
}

const quantities = { reading: true, difference: false };

function temperatureInputs(random: Random): Typed {
  const { to, ...units } = twoUnits(random, scales);
  const isMark = random.chance(0.15);
  const from = isMark ? 'gasMark' : units.from;
  const absoluteZero = of(scales[from]?.zero ?? 0).neg();
  const value = random.pick([
    ...(isMark ? [...Array(6)].map(() => () => random.pick([...gasMarks, '0', '11', '2.5'])) : []),
    () => random.pick(['212.5', '262.5', '512.5', '512.4', '175', '185', '350', '450', '250']),
    () => random.pick(['0', '-40', '100', '37', '98.6', '0.01', '20', '32', '212', '-17.5']),
    () => random.between(-100, 300, 3),
    () => absoluteZero.add(random.pick(['0', '0', '0.0001', '0.01', '-0.0001', '-1'])).toFixed(4),
    () => random.pick([amount(random), '', `-${random.amount(1, 1e6)}`]),
  ])();
  return {
    value,
    ...(random.chance(0.03) ? {} : { from }),
    ...(random.chance(0.03) ? {} : { to }),
    ...(random.chance(0.1) ? {} : { quantity: random.pick(Object.keys(quantities)) }),
  };
}

// ---------------------------------------------------------------- fuel economy

/** Litres in a US gallon, kilometres in a mile, and kilowatt-hours in a litre of petrol. */
const litres = of('3.785411784');
const kilometres = of('1.609344');
const kwhPerLitre = of('33.7').div(litres);

interface Economy extends Named {
  readonly factor: Rational;
  /** Counts fuel for a distance instead of distance for fuel. */
  readonly inverse: boolean;
}

const direct = (label: string, factor: Operand): Economy => ({
  label,
  factor: of(factor).reduced(),
  inverse: false,
});
const inverse = (label: string, factor: Operand): Economy => ({
  ...direct(label, factor),
  inverse: true,
});

const economies: Units<Economy> = {
  litersPer100Km: inverse('Litres per 100 km (L/100 km)', 100),
  kilometersPerLiter: direct('Kilometres per litre (km/L)', 1),
  milesPerUsGallon: direct('Miles per US gallon (mpg US)', kilometres.div(litres)),
  milesPerImpGallon: direct('Miles per imperial gallon (mpg UK)', kilometres.div('4.54609')),
  kwhPer100Km: inverse('Kilowatt-hours per 100 km (kWh/100 km)', kwhPerLitre.mul(100)),
  milesPerKwh: direct('Miles per kilowatt-hour (mi/kWh)', kilometres.mul(kwhPerLitre)),
  mpge: direct('MPG equivalent, US (MPGe)', kilometres.div(litres)),
};

// ---------------------------------------------------------------- number bases

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const prefixes: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };
const widths = { none: 0, b8: 8, b16: 16, b32: 32, b64: 64 };
const commonBases = { Binary: 2, Octal: 8, Decimal: 10, Hexadecimal: 16 };

/** The value of an ASCII digit or letter; -1 for anything else, also for letters that only resemble one. */
const digitOf = (char: string): number =>
  /^[\da-z]$/i.test(char) && char < '\u0080' ? digits.indexOf(char.toUpperCase()) : -1;

/** The number that a text holds in a base, exactly. */
function readInBase(typed: string, base: number): Rational {
  if (typed.length > 200) refuse('Enter at most 200 characters.', 'value');
  let rest = typed.replace(/[\s_]/g, '');
  const negative = /^[-−]/.test(rest);
  rest = rest.replace(/^[-−+]/, '');
  const prefix = prefixes[base];
  if (prefix && rest.slice(0, 2).toLowerCase() === prefix) rest = rest.slice(2);
  const chars = [...rest];
  const strange = chars.find((char) => {
    const digit = digitOf(char);
    return char !== '.' && (digit < 0 || digit >= base);
  });
  if (strange !== undefined) refuse(`“${strange}” is not a digit of base ${base}.`, 'value');
  const [whole = '', fraction = '', ...more] = rest.split('.');
  if (more.length > 0) refuse('Enter one number with at most one point.', 'value');
  if (whole + fraction === '') refuse('Enter a number.', 'value');
  let size = 0n;
  for (const char of whole + fraction) size = size * BigInt(base) + BigInt(digitOf(char));
  return new Rational(negative ? -size : size, BigInt(base) ** BigInt(fraction.length));
}

const wholeInBase = (n: bigint, base: number): string => n.toString(base).toUpperCase();

/** A number written in a base, the fraction cut after 64 digits. */
function inBase(x: Rational, base: number): string {
  const { numerator, denominator } = x.abs();
  const sign = x.cmp(0) < 0 ? '-' : '';
  const whole = sign + wholeInBase(numerator / denominator, base);
  const scaledRest = (numerator % denominator) * BigInt(base) ** 64n;
  const cut = wholeInBase(scaledRest / denominator, base).padStart(64, '0');
  if (scaledRest % denominator !== 0n) return `${whole}.${cut}…`;
  const fraction = cut.replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** A whole number as the bits of a machine, and what they mean there with a sign. */
function patterns(n: bigint, width: number) {
  const all = 1n << BigInt(width);
  const [lowest, highest] = [-all / 2n, all - 1n];
  if (n < lowest || n > highest) {
    refuse(`${width} bits hold ${lowest} to ${highest}.`, 'value');
  }
  const unsigned = n < 0n ? n + all : n;
  return {
    bitPattern: unsigned.toString(2).padStart(width, '0'),
    hexPattern: wholeInBase(unsigned, 16).padStart(width / 4, '0'),
    signedValue: String(unsigned >= all / 2n ? unsigned - all : unsigned),
  };
}

/** The same number as people also write it: other case, spaces, zeros in front, a sign, a prefix. */
function disguise(random: Random, text: string, base: number): string {
  const negative = text.startsWith('-');
  let body = text.replace('-', '');
  if (random.chance(0.2)) body = random.pick(['0', '000']) + body;
  const cased = [...body].map((char) => (random.chance(0.5) ? char.toLowerCase() : char)).join('');
  body = random.pick([body, body.toLowerCase(), cased]);
  if (random.chance(0.2)) body = body.replace(/\B(?=(.{4})+$)/g, random.pick([' ', '_', '\u00a0']));
  const prefix = prefixes[base];
  if (prefix && random.chance(0.3)) body = random.pick([prefix, prefix.toUpperCase()]) + body;
  const sign = negative ? random.pick(['-', '−', '- ']) : random.pick(['', '', '', '+']);
  return sign + body;
}

/** Random digits of a base, with at most one point. */
function digitsIn(random: Random, base: number): string {
  const some = (length: number) =>
    Array.from({ length }, () => digits[random.int(0, base - 1)]).join('');
  if (random.chance(0.04)) return some(random.pick([199, 200, 201]));
  const whole = some(random.pick([1, 2, 3, 4, 8, 16, random.int(5, 60)]));
  return random.pick([
    () => whole,
    () => whole,
    () => `${whole}.${some(random.int(1, 12))}`,
    () => random.pick([`.${whole}`, `${whole}.`, `${whole}.${some(random.int(60, 80))}`]),
    () => random.pick(['0.1', '0', '00.0', '1', '10', `.${'0'.repeat(70)}1`, '0.000']),
  ])();
}

/** Texts that are no number of the base. */
const noNumbers = [
  '.',
  '-',
  '+.',
  '1.1.1',
  '..',
  '1,000',
  '--1',
  '0-1',
  '0x',
  '0b',
  '0o',
  '0x1F',
  '0b1',
  '0o7',
  '0z1',
  '1_2',
  'zz',
  'ſ',
  'ß',
  '１',
  '1😀',
  '1é',
  '1e5',
  '5z.z.z',
];

/** A whole number on an end of what some bits hold, just past it, or within. */
function nearEnd(random: Random, width: number): bigint {
  const all = 1n << BigInt(width);
  const at = random.pick([-all / 2n, all - 1n, all / 2n, 0n, -1n, BigInt(random.int(-128, 127))]);
  return at + BigInt(random.pick([0, 0, 0, 1, -1]));
}

function baseInputs(random: Random): Typed {
  const base = (odd: number) => random.pick([2, 8, 10, 10, 16, 16, 36, random.int(2, 36), odd]);
  const from = base(random.chance(0.05) ? random.pick([1, 37]) : 3);
  const to = base(random.chance(0.05) ? random.pick([1, 37]) : 7);
  const bits = random.pick(['none', 'none', 'b8', 'b16', 'b32', 'b64']) as keyof typeof widths;
  const within = Math.min(36, Math.max(2, from));
  const number = nearEnd(random, widths[bits] || 16).toString(within);
  const text = bits === 'none' || random.chance(0.1) ? digitsIn(random, within) : number;
  const value = random.chance(0.1) ? random.pick(noNumbers) : text;
  // Spaces count towards the limit of 200 characters: long numbers stay as they are.
  return {
    value: random.chance(0.6) && value.length < 120 ? disguise(random, value, within) : value,
    ...(from === 10 && random.chance(0.5) ? {} : { from: String(from) }),
    ...(to === 2 && random.chance(0.5) ? {} : { to: String(to) }),
    ...(bits === 'none' && random.chance(0.5) ? {} : { bits }),
  };
}

// ---------------------------------------------------------------- the calculators

const dataDigits = '10 sig, whole in full';

export const conversions: Oracles = {
  'temperature-converter': {
    decimals: tenDigits,
    inputs: temperatureInputs,
    solve(form) {
      const typed = form.number('value', { default: '20' });
      const isMark = form.choice('from', fromOptions, 'celsius') === undefined;
      const from = isMark ? (scales.fahrenheit as Scale) : form.choice('from', scales, 'celsius');
      const isReading = form.choice('quantity', quantities, 'reading');
      const value = isMark ? () => temperatureOf(typed, isReading) : () => typed;
      const zeroOf = ({ zero }: Scale) => (isReading ? zero : of(0));
      const target = form.choice('to', scales, 'fahrenheit');
      const fromZero = value().add(zeroOf(from));
      const amountIn = (to: Scale) => fromZero.mul(from.size).div(to.size).sub(zeroOf(to));
      if (isReading && fromZero.cmp(0) < 0) {
        refuse('That is below absolute zero: -273.15 °C, -459.67 °F, 0 K.', 'value');
      }
      return outcomeOf({
        ...(isReading && ovenOf(fromZero.mul(from.size))),
        ...inUnits(scales, target, amountIn),
      });
    },
  },

  'weight-converter': {
    decimals: tenDigits,
    inputs: weightInputs,
    solve(form) {
      const opening = ['1', 'kilograms', 'pounds'] as const;
      const { measure, converted, all } = byFactor(form, weights, opening);
      const pounds = measure.div('453592.37');
      return outcomeOf({
        converted,
        poundsOunces: split(pounds.mul(16), 16n, ['lb', 'oz']),
        stonesPounds: split(pounds, 14n, ['st', 'lb']),
        all,
      });
    },
  },

  'volume-converter': plain(volumes, ['1', 'usGallons', 'liters']),

  'area-converter': plain(
    areas,
    ['1', 'acres', 'squareMeters'],
    ['100000000000000000000', 'squareKilometers'],
  ),

  'speed-converter': {
    decimals: tenDigits,
    inputs(random) {
      const typed = unitInputs(random, speeds);
      const { value } = typed;
      // A direction: only a blank has no result here.
      const turned = random.chance(0.3) && typeof value === 'string' && /^[\d.]+$/.test(value);
      return turned ? { ...typed, value: `-${value}` } : typed;
    },
    solve(form) {
      const opening = ['100', 'kilometersPerHour', 'milesPerHour'] as const;
      const { converted, all } = byFactor(form, speeds, opening, true);
      return outcomeOf({ converted, all });
    },
  },

  'data-size-converter': {
    decimals: { converted: dataDigits, transferSeconds: '6 sig', 'all.amount': dataDigits },
    inputs(random) {
      // Seconds on a half, at the end of a minute or an hour.
      const seconds = random.pick(['0.5', '59.5', '59.4999', '3599.5', '3600', '359999.5', '1.5']);
      const onHalf = random.chance(0.15);
      const typed = onHalf
        ? { value: seconds, from: 'megabits', to: random.pick(Object.keys(sizes)) }
        : unitInputs(random, sizes, amount, ['125000000000000', 'petabytes']);
      const linkSpeed = random.pick(['', '0', '100', '1', '0.5', random.amount(0.1, 1e5), '-1']);
      const overhead = random.pick(['0', '5', '100', '12.5', random.near(0, 100)]);
      return {
        ...typed,
        ...(onHalf ? { linkSpeed: '1' } : random.chance(0.3) ? {} : { linkSpeed }),
        ...(onHalf || random.chance(0.4) ? {} : { overheadPercent: overhead }),
      };
    },
    solve(form) {
      const opening = ['500', 'gigabytes', 'gibibytes'] as const;
      const { measure, converted, all } = byFactor(form, sizes, opening);
      const linkSpeed = form.amountOrZero('linkSpeed');
      if (linkSpeed.cmp(0) === 0) return outcomeOf({ converted, all });
      const overhead = form.number('overheadPercent', { from: 0, to: 100, default: '0' });
      const transferSeconds = measure.mul(overhead.add(100)).div(linkSpeed.mul(1e8));
      return outcomeOf({
        converted,
        transferSeconds,
        transferTime: clock(transferSeconds, 'h:mm:ss'),
        all,
      });
    },
  },

  'fuel-economy-converter': {
    decimals: tenDigits,
    inputs(random) {
      const everyday = (source: Random) =>
        source.chance(0.7) ? source.between(1, 150, 2) : amount(source);
      return unitInputs(random, economies, everyday);
    },
    solve(form) {
      const value = form.number('value', { default: '30' });
      const from = form.choice('from', economies, 'milesPerUsGallon');
      const to = form.choice('to', economies, 'litersPer100Km');
      if (value.cmp(0) <= 0) {
        refuse('Enter a number above 0: at 0 the other figure has no end.', 'value');
      }
      const economy = from.inverse ? from.factor.div(value) : value.mul(from.factor);
      const amountIn = (unit: Economy) =>
        unit.inverse ? unit.factor.div(economy) : economy.div(unit.factor);
      return outcomeOf(inUnits(economies, to, amountIn));
    },
  },

  'number-base-converter': {
    decimals: {},
    inputs: baseInputs,
    solve(form) {
      const base = (id: string, initial: string) =>
        form.integer(id, { from: 2, to: 36, default: initial });
      const from = base('from', '10');
      const to = base('to', '2');
      const width = form.choice('bits', widths, 'none');
      const typed = form.typedText('value');
      need(typed !== '');
      const number = readInBase(typed, from);
      if (width > 0 && !number.isWhole()) refuse('A bit pattern needs a whole number.', 'value');
      return outcomeOf({
        converted: inBase(number, to),
        ...(width > 0 ? patterns(number.floor(), width) : {}),
        all: Object.entries(commonBases).map(([name, common]) => ({
          base: `${name} (${common})`,
          digits: inBase(number, common),
        })),
      });
    },
  },
};
