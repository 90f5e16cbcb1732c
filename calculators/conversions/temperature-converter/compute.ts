import { Big } from '#schemas/decimal.ts';
import { floor } from '#schemas/functions/arithmetic.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { temperatures } from '#shared/temperature-units.ts';
import { convert, differencesOf, inEveryUnit } from '#shared/units.ts';
import type manifest from './manifest.ts';
import { marks } from './marks.ts';

/** The nearest gas mark of a temperature in Fahrenheit, a half way up; none outside of ovens. */
function nearestMark(fahrenheit: Big): string | undefined {
  const place = Number(floor(fahrenheit.minus(marks[0].fahrenheit).div(25).plus('0.5')));
  const nearest = marks[place];
  return nearest && `Gas mark ${nearest.name}`;
}

/** What a fan oven is set to: degrees Celsius to the nearest 10, a half way up, less 20. */
export const fanSetting = (celsius: Big): Big =>
  floor(celsius.div(10).plus('0.5')).times(10).minus(20);

/** The temperature of a gas mark in Fahrenheit. */
function fahrenheitOf(mark: Big): Big {
  const found = marks.find(({ value }) => mark.eq(value));
  if (found) return Big(found.fahrenheit);
  throw new InputError('Gas marks are 0.25, 0.5 and whole numbers from 1 to 10.', 'value');
}

/** The reading or the difference in every scale, and the settings of ovens. */
export const compute: Compute<typeof manifest> = ({ value, from, quantity }) => {
  if (quantity === 'difference') {
    if (from === 'gasMark') {
      throw new InputError(
        'Gas marks are settings of an oven: choose “A temperature”.',
        'quantity',
      );
    }
    const scales = differencesOf(temperatures);
    const all = inEveryUnit(value, scales[from], scales);
    return { gasMark: undefined, fanOven: undefined, all };
  }
  const { celsius, fahrenheit } = temperatures;
  const isMark = from === 'gasMark';
  const scale = isMark ? fahrenheit : temperatures[from];
  const reading = isMark ? fahrenheitOf(value) : value;
  const gasMark = nearestMark(convert(reading, scale, fahrenheit));
  return {
    gasMark,
    fanOven: gasMark && `${fanSetting(convert(reading, scale, celsius)).toFixed()} °C`,
    all: inEveryUnit(reading, scale, temperatures),
  };
};
