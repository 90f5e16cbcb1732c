import { describe, expect, test } from 'vitest';
import { areaSources, areas } from '../calculators/shared/area-units.ts';
import { dataSizeSources, dataSizes } from '../calculators/shared/data-size-units.ts';
import { fuelEconomies } from '../calculators/shared/fuel-economy-units.ts';
import { speedSources, speeds } from '../calculators/shared/speed-units.ts';
import { temperatureSources, temperatures } from '../calculators/shared/temperature-units.ts';
import {
  bothDirections,
  convert,
  differencesOf,
  inBothDirections,
  inEveryUnit,
  namesOf,
  optionsOf,
  signsOf,
  sourcesOf,
  type UnitOfMeasure,
  type UnitTable,
} from '../calculators/shared/units.ts';
import { volumeSources, volumes } from '../calculators/shared/volume-units.ts';
import { weightSources, weights } from '../calculators/shared/weight-units.ts';
import { Big } from '../schemas/decimal.ts';

const tables = { areas, dataSizes, fuelEconomies, speeds, temperatures, volumes, weights };
const sources = {
  areaSources,
  dataSizeSources,
  speedSources,
  temperatureSources,
  volumeSources,
  weightSources,
};

/** A number in another unit, to so many significant digits. */
const converted = (value: number | string, from: UnitOfMeasure, to: UnitOfMeasure, digits = 15) => {
  const result = convert(Big(value), from, to);
  return (result.eq(0) ? result : result.prec(digits, 0)).toFixed();
};

describe.each(Object.entries(tables))('the table of %s', (_, table) => {
  const units = Object.values<UnitOfMeasure>(table);

  test('has a base, and names and signs for all', () => {
    expect(new Set(units.map(({ label }) => label)).size).toBe(units.length);
    expect(new Set(units.map(({ sign }) => sign)).size).toBe(units.length);
    expect(units.filter(({ factor, over = '1' }) => factor === over).length).toBeGreaterThan(0);
  });

  test('gives back every number that comes out even', () => {
    for (const unit of units) expect(convert(Big('12.345'), unit, unit).toFixed()).toBe('12.345');
  });

  test('gives back every other number to forty decimals', () => {
    for (const from of units) {
      for (const to of units) {
        const back = convert(convert(Big(7), from, to), to, from);
        expect(back.minus(7).abs().lt('1e-25'), `${from.sign} ${to.sign}`).toBe(true);
      }
    }
  });

  test('makes names and signs that survive JSON', () => {
    const data = { names: namesOf(table), signs: signsOf(table) };
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(Object.keys(data.names)).toEqual(Object.keys(table));
    expect(Object.values(data.names)).toEqual(units.map(({ label }) => ({ label })));
  });
});

test.each(Object.entries({ areas, dataSizes, speeds, temperatures, volumes, weights }))(
  'the numbers of the options of %s are the factors, exactly if a decimal says them',
  (_, table) => {
    const options = optionsOf(table as UnitTable);
    expect(JSON.parse(JSON.stringify(options))).toEqual(options);
    for (const [id, { label, factor, over = '1' }] of Object.entries<UnitOfMeasure>(table)) {
      expect(options[id]?.label).toBe(label);
      const off = Big(options[id]?.value ?? 0)
        .minus(Big(factor).div(over))
        .abs();
      expect(off.lte(over === '1' ? 0 : '1e-14'), id).toBe(true);
    }
  },
);

test.each([
  [1, weights.pounds, weights.kilograms, '0.45359237'],
  [1, weights.carats, weights.grams, '0.2'],
  [72.5, weights.kilograms, weights.pounds, '159.835140084036'],
  [1, weights.ukTons, weights.pounds, '2240'],
  [1, weights.usTons, weights.pounds, '2000'],
  [14, weights.pounds, weights.stones, '1'],
  [16, weights.ounces, weights.pounds, '1'],
  [175, weights.troyOunces, weights.ounces, '192'],
  [1, volumes.usGallons, volumes.cubicInches, '231'],
  [1, volumes.impGallons, volumes.impFluidOunces, '160'],
  [1, volumes.usGallons, volumes.usTeaspoons, '768'],
  [1, volumes.usGallons, volumes.usTablespoons, '256'],
  [1, volumes.usGallons, volumes.usFluidOunces, '128'],
  [1, volumes.usGallons, volumes.usCups, '16'],
  [1, volumes.cubicYards, volumes.cubicFeet, '27'],
  [1, volumes.cubicFeet, volumes.cubicInches, '1728'],
  [1, volumes.impGallons, volumes.usGallons, '1.20094992550485'],
  [250, volumes.milliliters, volumes.usCups, '1.05668820943259'],
  [640, areas.acres, areas.squareMiles, '1'],
  [1, areas.acres, areas.squareFeet, '43560'],
  [1, areas.squareYards, areas.squareInches, '1296'],
  [1, areas.hectares, areas.acres, '2.47105381467165'],
  [60, speeds.milesPerHour, speeds.feetPerSecond, '88'],
  [100, speeds.kilometersPerHour, speeds.milesPerHour, '62.1371192237333'],
  [-25, speeds.knots, speeds.kilometersPerHour, '-46.3'],
  [1, dataSizes.tebibytes, dataSizes.terabytes, '1.099511627776'],
  [500, dataSizes.gigabytes, dataSizes.gibibytes, '465.661287307739'],
  [98.6, temperatures.fahrenheit, temperatures.celsius, '37'],
  [98.6, temperatures.fahrenheit, temperatures.kelvin, '310.15'],
  [-40, temperatures.celsius, temperatures.fahrenheit, '-40'],
  [0, temperatures.kelvin, temperatures.fahrenheit, '-459.67'],
  [0, temperatures.rankine, temperatures.celsius, '-273.15'],
  [1, fuelEconomies.milesPerUsGallon, fuelEconomies.litersPer100Km, '235.214583333333'],
  [6.5, fuelEconomies.litersPer100Km, fuelEconomies.milesPerUsGallon, '36.1868589743589'],
  [6.5, fuelEconomies.litersPer100Km, fuelEconomies.milesPerImpGallon, '43.4586055895111'],
  [30, fuelEconomies.milesPerUsGallon, fuelEconomies.litersPer100Km, '7.84048611111111'],
  [1, fuelEconomies.mpge, fuelEconomies.milesPerUsGallon, '1'],
  [33.7, fuelEconomies.mpge, fuelEconomies.milesPerKwh, '1'],
])('%s %o is %s', (value, from, to, result) => {
  expect(converted(value, from, to)).toBe(result);
});

test('a product of two units of fuel economy does not depend on the number', () => {
  for (const value of [0.1, 7, 12.5, 400]) {
    const mpg = convert(Big(value), fuelEconomies.litersPer100Km, fuelEconomies.milesPerUsGallon);
    expect(mpg.times(value).toFixed(9)).toBe('235.214583333');
  }
});

test('a difference is stretched and not shifted', () => {
  const { celsius, fahrenheit, kelvin } = differencesOf(temperatures);
  expect(converted(10, celsius, fahrenheit)).toBe('18');
  expect(converted(-10, celsius, kelvin)).toBe('-10');
});

test('a number is shown in every unit of its table, in the order of the list', () => {
  expect(
    inEveryUnit(Big(2), areas.squareMiles, areas)
      .slice(8, 11)
      .map(({ unit, amount }) => [unit, amount.toFixed()]),
  ).toEqual([
    ['Square yards (yd²)', '6195200'],
    ['Acres (ac)', '1280'],
    ['Square miles (mi²)', '2'],
  ]);
});

test('round numbers are shown in both directions, under a column each', () => {
  const rows = inBothDirections(weights.pounds, weights.stones, [14, 28]);
  expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(bothDirections(weights)));
  expect(rows.map((row) => Object.values(row).map(Number))).toEqual([
    [14, 1, 14, 196],
    [28, 2, 28, 392],
  ]);
  expect(inBothDirections(weights.pounds, weights.stones).length).toBe(15);
});

test.each(Object.entries(sources))('each unit has one of the %s', (_, each) => {
  expect(Object.values(each).filter((source) => source.length < 5)).toEqual([]);
});

test('sources are listed once, with the units that they are for', () => {
  expect(sourcesOf(weights, weightSources)).toContain(
    'Micrograms, milligrams, grams: SI prefix. Kilograms: SI',
  );
  expect(sourcesOf(weights, weightSources)).toContain('. Tonnes: SI Brochure');
  expect(sourcesOf(volumes, volumeSources)).toContain(
    'Metric teaspoons, metric tablespoons, US label cups: 21 CFR',
  );
});
