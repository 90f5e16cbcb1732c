import { Big } from '../../../schemas/decimal.ts';

/*
 * Units as people write them. "{}" is the place of the number.
 */

const years = ['{} years', '{} years', '{} yrs', '{} year', '{} yr'];
const percent = ['{}%', '{}%', '{}%', '{} %', '{} percent', '{} per cent', '{} pct'];

/** How a number is written with a unit of a manifest; a unit that is not here is written as it is. */
export const spellings: Readonly<Record<string, readonly string[]>> = {
  '%': percent,
  '% of cost': percent,
  '% of price': percent,
  '% a year': [
    ...percent,
    '{}% a year',
    '{}% p.a.',
    '{}% per annum',
    '{}% per year',
    '{} percent a year',
    '{}% annually',
  ],
  years,
  y: years,
  months: ['{} months', '{} months', '{}-month', '{} mos'],
  weeks: ['{} weeks', '{} wks'],
  days: ['{} days'],
  d: ['{} days', '{} d'],
  hours: ['{} hours', '{} hrs', '{}h'],
  h: ['{} hours', '{} hrs', '{} h'],
  minutes: ['{} minutes', '{} min', '{} mins'],
  min: ['{} minutes', '{} min', '{} mins'],
  s: ['{} seconds', '{} sec', '{} s'],
  kg: ['{} kg', '{}kg', '{} kilos', '{} kilograms', '{} kgs'],
  lb: ['{} lb', '{} lbs', '{} pounds', '{}lbs'],
  g: ['{} g', '{} grams', '{}g'],
  cm: ['{} cm', '{}cm', '{} centimetres', '{} centimeters', '{} cms'],
  mm: ['{} mm', '{}mm', '{} millimetres'],
  m: ['{} m', '{} metres', '{} meters', '{}m'],
  km: ['{} km', '{}km', '{} kilometres', '{} kilometers', '{} kms'],
  mi: ['{} miles', '{} mi', '{} miles'],
  ft: ['{} ft', '{} feet', '{}ft', '{} foot'],
  in: ['{} in', '{} inches', '{} inch'],
  yd: ['{} yd', '{} yards'],
  'sq ft': ['{} sq ft', '{} square feet', '{} sqft', '{} ft²'],
  'ft²': ['{} sq ft', '{} square feet', '{} sqft', '{} ft²'],
  'm²': ['{} m²', '{} sq m', '{} square metres', '{} square meters', '{} m2'],
  'ft³': ['{} cubic feet', '{} cu ft', '{} ft³'],
  'kg/m³': ['{} kg/m³', '{} kg/m3', '{} kg per cubic metre'],
  L: ['{} litres', '{} L', '{} liters', '{} l'],
  mL: ['{} mL', '{} ml', '{} millilitres'],
  gal: ['{} gallons', '{} gal'],
  'km/h': ['{} km/h', '{} kmh', '{} kph', '{} km per hour'],
  mph: ['{} mph', '{} miles per hour'],
  'm/s': ['{} m/s', '{} metres per second', '{} meters per second'],
  'km/L': ['{} km/L', '{} km/l', '{} km per litre', '{} kmpl'],
  'L/100 km': ['{} L/100 km', '{} l/100km', '{} litres per 100 km'],
  'mi/US gal': ['{} miles per US gallon', '{} mpg US', '{} US mpg'],
  'mi/imp gal': ['{} miles per imperial gallon', '{} mpg UK', '{} imperial mpg'],
  'per L': ['{} per litre', '{} a litre', '{}/L', '{} per liter'],
  'per US gal': ['{} per gallon', '{} a gallon', '{} per US gallon'],
  'per imp gal': ['{} per imperial gallon', '{} per UK gallon'],
  'per ft²': ['{} per square foot', '{} per sq ft', '{} a square foot'],
  'per m²': ['{} per square metre', '{} per m²', '{} per sq m'],
  'per yd²': ['{} per square yard'],
  'per in²': ['{} per square inch'],
  'm²/L': ['{} m² per litre', '{} m²/L'],
  'ft²/gal': ['{} sq ft per gallon', '{} ft²/gal'],
  W: ['{} W', '{} watts', '{} watt', '{}W'],
  V: ['{} V', '{} volts', '{} volt', '{}V'],
  A: ['{} A', '{} amps', '{} amperes', '{}A'],
  Ω: ['{} Ω', '{} ohms', '{} ohm'],
  J: ['{} J', '{} joules'],
  kcal: ['{} kcal', '{} calories', '{} kcal'],
  bpm: ['{} bpm', '{} beats per minute'],
  mol: ['{} mol', '{} moles'],
  'g/mol': ['{} g/mol', '{} grams per mole'],
  'mol/L': ['{} mol/L', '{} M', '{} molar'],
  '°': ['{}°', '{} degrees', '{} deg'],
  '°C': ['{}°C', '{} °C', '{} degrees Celsius', '{} C'],
  '°F': ['{}°F', '{} degrees Fahrenheit', '{} F'],
  K: ['{} K', '{} kelvin'],
  kPa: ['{} kPa', '{} kilopascals'],
  Pa: ['{} Pa', '{} pascals'],
  atm: ['{} atm', '{} atmospheres'],
  bar: ['{} bar'],
  'Mbit/s': ['{} Mbit/s', '{} Mbps'],
};

/** The spellings of an age. */
export const ages = ['{} years old', '{} year old', 'age {}', 'aged {}', '{} yo'];

/** Another unit for the same number, where it is a whole factor away. */
const others: Readonly<Record<string, readonly (readonly [text: string, factor: string])[]>> = {
  years: [['{} months', '12']],
  kg: [['{} g', '1000']],
  cm: [['{} m', '0.01']],
  m: [['{} cm', '100']],
  km: [['{} m', '1000']],
  L: [['{} ml', '1000']],
  mL: [['{} litres', '0.001']],
  W: [['{} kW', '0.001']],
  A: [['{} mA', '1000']],
  V: [['{} mV', '1000']],
  g: [['{} mg', '1000']],
  Ω: [['{} kΩ', '0.001']],
};
const multiples: Readonly<Record<string, readonly [text: string, size: number]>> = {
  months: ['{} years', 12],
  minutes: ['{} hours', 60],
};

const ofInches = (total: Big): readonly string[] => {
  const inches = total.mod(12);
  const feet = total.minus(inches).div(12).toFixed();
  const rest = inches.toFixed();
  return inches.eq(0)
    ? [`${feet} ft`, `${feet} feet`, `${feet}'0"`]
    : [
        `${feet}'${rest}"`,
        `${feet} ft ${rest} in`,
        `${feet} feet ${rest} inches`,
        `${feet}ft ${rest}in`,
      ];
};

/** The height of a person in feet and inches, of one in the unit; none if it is not a whole number of inches. */
export function inFeetAndInches(decimal: string, unit: string): readonly string[] {
  const inches = unit === 'ft' ? Big(decimal).times(12).round(6) : Big(decimal);
  return inches.eq(inches.round(0)) ? ofInches(inches) : [];
}

/** A quantity in another unit than that of its field: the text, and the same number in the field's unit. */
export interface Converted {
  readonly text: string;
  readonly value: string;
}

/** The same quantity in other units, with short decimals. */
export function inOtherUnits(
  decimal: string,
  unit: string,
  isHeight: boolean,
): readonly Converted[] {
  const value = Big(decimal);
  const direct = (others[unit] ?? []).flatMap(([text, factor]): readonly Converted[] => {
    const other = value.times(factor);
    const short = other.eq(other.round(2)) && other.gte('0.01') && other.lt(10000);
    return short ? [{ text: text.replace('{}', other.toFixed()), value: decimal }] : [];
  });
  const multiple = multiples[unit];
  const whole =
    multiple && value.mod(multiple[1]).eq(0) && value.gte(multiple[1] * 2)
      ? [{ text: multiple[0].replace('{}', value.div(multiple[1]).toFixed()), value: decimal }]
      : [];
  // Feet and pounds are not whole factors away: the number is another one.
  const foreign: Converted[] = [];
  if (unit === 'cm' && isHeight) {
    const inches = value.div('2.54').round(0);
    for (const text of ofInches(inches)) {
      foreign.push({ text, value: inches.times('2.54').toFixed() });
    }
  }
  if (unit === 'kg' && value.gte(30) && value.lte(200)) {
    const pounds = value.div('0.45359237').round(0);
    for (const text of [`${pounds} lb`, `${pounds} lbs`, `${pounds} pounds`]) {
      foreign.push({ text, value: pounds.times('0.45359237').toFixed() });
    }
  }
  return [...direct, ...whole, ...foreign];
}
