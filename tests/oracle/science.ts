import { randomFormula, substanceOf } from './chemistry.ts';
import { digits, figure, measure, settle, withHidden, written } from './exact.ts';
import { outcomeOf } from './limit.ts';
import { Form, need, type Oracle, type Oracles, refuse, type Typed } from './oracle.ts';
import type { Random } from './random.ts';
import { log10 as exactLog10, power, Rational, zero } from './rational.ts';
import { logarithm, sqrt } from './reals.ts';
import { clock } from './show.ts';

const ten = Rational.of(10);

const most = { above: 0, to: 1e12 };

/** The decimals of a list of results that all have six significant digits. */
const sixDigits = (...ids: readonly string[]): Oracle['decimals'] =>
  Object.fromEntries(ids.map((id) => [id, '6 sig']));

/** Numbers with an exponent, written out. */
function plain({ typed, around }: Form): Form {
  const entries = Object.entries(typed).map(([id, text]) => {
    const [, mantissa, exponent] = /^(\d+(?:\.\d+)?)e([-+]?\d+)$/.exec(String(text)) ?? [];
    if (mantissa === undefined) return [id, text];
    return [
      id,
      Rational.parse(mantissa)
        .mul(ten.pow(Number(exponent)))
        .toFixed(40),
    ];
  });
  return new Form(Object.fromEntries(entries), around);
}

/** A number typed with an exponent: 3.2e-5. */
const withExponent = (random: Random, least: number, largest: number): string =>
  `${written(digits(random), 0)}e${random.int(least, largest)}`;

/** A quantity: everyday, with an exponent, on its limit, or refused. */
const quantity = (random: Random, limit = '1000000000000', least = -4, largest = 7): string =>
  random.pick([
    () => String(random.int(1, 500)),
    () => random.between(0.1, 100, 3).replace(/^0\.0*$/, '0.1'),
    () => measure(random, limit, least, largest),
    () => measure(random, limit, least, largest),
    () => withExponent(random, least, largest),
  ])();

/** The quantities of a form, in which each is hidden in some of the modes. */
function quantities(
  random: Random,
  choices: Readonly<Record<string, string>>,
  shown: readonly string[],
  all: readonly string[],
  make: (id: string) => string = () => quantity(random),
): Typed {
  const given = shown.map((id) => [id, random.chance(0.005) ? '' : make(id)]);
  return withHidden(random, { ...choices, ...Object.fromEntries(given) }, all);
}

/** An option of a choice, or none: then the page has its default. */
function chosen(random: Random, id: string, options: readonly string[]): Record<string, string> {
  return random.chance(0.1) ? {} : { [id]: random.pick(options) };
}

// ---------------------------------------------------------------- circuits

const electrical = ['voltage', 'current', 'resistance', 'power'];
const pairs: Readonly<Record<string, readonly [string, string]>> = {
  voltageCurrent: ['voltage', 'current'],
  voltageResistance: ['voltage', 'resistance'],
  voltagePower: ['voltage', 'power'],
  currentResistance: ['current', 'resistance'],
  currentPower: ['current', 'power'],
  resistancePower: ['resistance', 'power'],
};
const electricalLimits: Readonly<Record<string, string>> = {
  voltage: '1000000000',
  current: '1000000000',
  resistance: '1000000000000',
  power: '1000000000000',
};

// ---------------------------------------------------------------- density

const densityPound = Rational.parse('0.45359237').div('0.028316846592');

const densityParts = ['density', 'mass', 'volume'];

// ---------------------------------------------------------------- motion

const motionParts = ['speed', 'distance', 'time'];

const kineticParts = ['energy', 'mass', 'speed'];
const speedUnits = { ms: '3.6', kmh: 1, mph: '1.609344' };
const tenthOfLight = '29979245.8';

// ---------------------------------------------------------------- solutions

const molarityModes = ['concentration', 'mass', 'volume', 'dilution'];

// ---------------------------------------------------------------- decay

const decayModes = ['remaining', 'time', 'halfLife', 'initial'];
const timeUnits = ['seconds', 'minutes', 'hours', 'days', 'years'];
const ln2 = logarithm(Rational.of(2));

/** 2 to any power: exactly where it is rational. */
const twoTo = (x: Rational): Rational =>
  x.isWhole() ? Rational.of(2).pow(Number(x.floor())) : power(Rational.of(2), x);

/** The binary logarithm of a number from 1: exactly where it is rational. */
function log2(x: Rational): Rational {
  const { numerator, denominator } = x.reduced();
  const bits = numerator.toString(2);
  if (denominator === 1n && /^10*$/.test(bits)) return Rational.of(bits.length - 1);
  return settle(logarithm(x).div(ln2), 75);
}

// ---------------------------------------------------------------- gases

const gasParts = ['pressure', 'volume', 'amount', 'temperature'];
const gasConstant = '8.31446261815324';
const pressureUnits = {
  Pa: 1,
  kPa: 1000,
  bar: 100000,
  atm: 101325,
  mmHg: '133.322387415',
  psi: '6894.757293168361',
};

/** Degrees of a scale to kelvins, and back. */
const scales: Readonly<
  Record<string, readonly [to: (x: Rational) => Rational, back: (x: Rational) => Rational]>
> = {
  celsius: [(x) => x.add('273.15'), (x) => x.sub('273.15')],
  kelvin: [(x) => x, (x) => x],
  fahrenheit: [(x) => x.add('459.67').div('1.8'), (x) => x.mul('1.8').sub('459.67')],
};

const temperature = (random: Random, scale: string): string => {
  const coldest = { celsius: -273.15, fahrenheit: -459.67 }[scale] ?? 0;
  return random.pick([
    () => String(Math.max(coldest, random.int(-40, 120))),
    () => (coldest + 0.01 + random.int(0, 60_000) / 100).toFixed(2),
    () => figure(random, -2, 5),
    () => String(coldest + 273),
    () =>
      random.pick([
        coldest.toFixed(2),
        (coldest - 0.01).toFixed(2),
        (coldest + 0.01).toFixed(2),
        '1000000000',
        '1000000000.5',
        '0',
        '25',
      ]),
  ])();
};

// ---------------------------------------------------------------- acids and bases

const phModes: Readonly<Record<string, string>> = {
  ph: 'phValue',
  poh: 'pohValue',
  hydrogen: 'hydrogen',
  hydroxide: 'hydroxide',
};

/** The decimal logarithm: exactly where it is rational. */
function log10(x: Rational): Rational {
  const { numerator, denominator } = x.reduced();
  const [above, below] = [String(numerator), String(denominator)];
  if (/^10*$/.test(above) && /^10*$/.test(below)) return Rational.of(above.length - below.length);
  return settle(exactLog10(x), 75);
}

const tenTo = (x: Rational): Rational => power(ten, x);

const exponentOf = (random: Random): string =>
  random.pick([
    () => random.between(0, 14, 3),
    () => random.between(-2, 16, 4),
    () => String(random.int(-2, 16)),
    // Halves of the last decimal shown.
    () => `${random.int(0, 15)}.${random.int(10, 99)}5`,
    () =>
      random.pick([
        '7',
        '7.000000001',
        '6.999999999',
        '7.0000000011',
        '6.9999999989',
        '-2',
        '16',
        '-2.001',
        '16.01',
      ]),
  ])();

const concentration = (random: Random): string =>
  random.pick([
    () => withExponent(random, -15, -1),
    () => written(digits(random), random.int(-15, 1)),
    () => written('1', random.int(-15, 2)),
    () =>
      random.pick([
        '0.0000000000000001',
        '0.00000000000000009',
        '1e-16',
        '100',
        '100.1',
        '0',
        '1e-7',
        '1.0000000022e-7',
        '1.0000000024e-7',
      ]),
  ])();

const waterExponent = (random: Random): string =>
  random.pick([
    () => '14',
    () => '14',
    () => random.between(11, 15.5, 3),
    () => random.pick(['13.995', '13.26', '14.94', '12.005']),
    () => random.pick(['11', '15.5', '10.99', '15.51', '']),
  ])();

// ---------------------------------------------------------------- the category

const oracles: Oracles = {
  'ohms-law': {
    decimals: sixDigits('voltageFound', 'currentFound', 'resistanceFound', 'powerFound'),
    solve(form) {
      const given = form.option('given', Object.keys(pairs), 'voltageCurrent');
      const read = (id: string) =>
        form.number(id, { above: 0, to: electricalLimits[id] as string });
      const [first, second] = (pairs[given] ?? []).map(read) as [Rational, Rational];
      switch (given) {
        case 'voltageCurrent':
          return outcomeOf({ resistanceFound: first.div(second), powerFound: first.mul(second) });
        case 'voltageResistance':
          return outcomeOf({
            currentFound: first.div(second),
            powerFound: first.mul(first).div(second),
          });
        case 'voltagePower':
          return outcomeOf({
            currentFound: second.div(first),
            resistanceFound: first.mul(first).div(second),
          });
        case 'currentResistance':
          return outcomeOf({
            voltageFound: first.mul(second),
            powerFound: first.mul(first).mul(second),
          });
        case 'currentPower':
          return outcomeOf({
            voltageFound: second.div(first),
            resistanceFound: second.div(first.mul(first)),
          });
        default:
          return outcomeOf({
            voltageFound: sqrt(first.mul(second)),
            currentFound: sqrt(second.div(first)),
          });
      }
    },
    inputs(random) {
      const given = random.pick(Object.keys(pairs));
      return quantities(random, { given }, pairs[given] ?? [], electrical, (id) =>
        quantity(random, electricalLimits[id], -6, 7),
      );
    },
  },

  density: {
    decimals: sixDigits(
      'densityFound',
      'densityGrams',
      'densityPounds',
      'massFound',
      'massGrams',
      'massPounds',
      'volumeFound',
      'volumeCubicCentimeters',
      'volumeCubicMeters',
    ),
    solve(form) {
      const find = form.option('find', densityParts, 'density');
      const inGrams = form.option('units', ['kilograms', 'grams'], 'kilograms') === 'grams';
      const [mass, volume, density] = ['mass', 'volume', 'density'].map((id) =>
        id === find ? zero : form.number(id, most),
      ) as [Rational, Rational, Rational];
      const floats = (found: Rational) =>
        ['Floats on water', 'As dense as water', 'Sinks in water'][found.cmp(1000) + 1];
      if (find === 'density') {
        const found = mass.mul(1000).div(volume);
        return outcomeOf({
          densityFound: found,
          densityGrams: found.div(1000),
          densityPounds: found.div(densityPound),
          floats: floats(found),
        });
      }
      if (find === 'mass') {
        const found = density.mul(volume).div(1000);
        return outcomeOf({
          massFound: found,
          massGrams: inGrams ? found.mul(1000) : undefined,
          massPounds: found.div('0.45359237'),
          floats: floats(density),
        });
      }
      const found = mass.mul(1000).div(density);
      return outcomeOf({
        volumeFound: found,
        volumeCubicCentimeters: inGrams ? found.mul(1000) : undefined,
        volumeCubicMeters: found.div(1000),
        floats: floats(density),
      });
    },
    inputs(random) {
      const find = random.pick(densityParts);
      const shown = densityParts.filter((id) => id !== find);
      // Now and then as dense as water, or hardly more or less.
      const alike = random.chance(0.15) ? figure(random) : undefined;
      const units = chosen(random, 'units', ['kilograms', 'grams']);
      return quantities(random, { find, ...units }, shown, densityParts, (id) =>
        id === 'density' && random.chance(0.2)
          ? random.pick(['1000', '999.9999', '1000.0001', '998.2'])
          : (alike ?? quantity(random)),
      );
    },
  },

  'speed-distance-time': {
    decimals: sixDigits(
      'speedFound',
      'speedMetersPerSecond',
      'speedKmh',
      'distanceFound',
      'timeHours',
    ),
    solve(form) {
      const find = form.option('find', motionParts, 'speed');
      const metres = form.factor('units', { metric: 1000, imperial: '1609.344', si: 1 }, 'metric');
      const isSi = form.option('units', ['metric', 'imperial', 'si'], 'metric') === 'si';
      const perUnit = isSi ? 1 : 3600;
      const distance = find === 'distance' ? zero : form.number('distance', most);
      const speed = find === 'speed' ? zero : form.number('speed', most);
      if (find === 'time') {
        const timeHours = distance.mul(perUnit).div(speed).div(3600);
        return outcomeOf({ timeText: clock(timeHours.mul(3600), 'h:mm:ss'), timeHours });
      }
      const [hours, minutes, seconds] = ['hours', 'minutes', 'seconds'].map((id) =>
        form.amountOrZero(id, 1e9),
      ) as [Rational, Rational, Rational];
      const total = hours.mul(3600).add(minutes.mul(60)).add(seconds);
      if (total.cmp(0) === 0) refuse('Enter a time above 0.', 'hours');
      return find === 'speed'
        ? outcomeOf({
            speedFound: distance.mul(perUnit).div(total),
            speedMetersPerSecond: distance.mul(metres).div(total),
            speedKmh: isSi ? distance.div(total).mul('3.6') : undefined,
          })
        : outcomeOf({ distanceFound: speed.mul(total).div(perUnit) });
    },
    inputs(random) {
      const find = random.pick(motionParts);
      const choices = { find, ...chosen(random, 'units', ['metric', 'imperial', 'si']) };
      const part = () =>
        random.pick([
          () => '',
          () => '0',
          () => String(random.int(0, 59)),
          () => String(random.int(0, 59)),
          () => random.between(0, 90, 2),
          () => random.pick(['1000000000', '1000000000.5', '-1', '0.5', '1e3']),
        ])();
      const times = random.chance(0.03)
        ? { hours: random.pick(['', '0']), minutes: '0', seconds: '' }
        : {
            ...(random.chance(0.8) ? { hours: part() } : {}),
            ...(random.chance(0.9) ? { minutes: part() } : {}),
            ...(random.chance(0.8) ? { seconds: part() } : {}),
          };
      const shown = ['distance', 'speed'].filter((id) => id !== find);
      // Times on half a second, and just before a whole hour.
      const halves = find === 'time' && random.chance(0.2);
      const typed = quantities(random, choices, shown, ['distance', 'speed'], (id) => {
        if (!halves) return quantity(random, undefined, -3, 7);
        return id === 'speed' ? '7200' : String(random.int(0, 20_000) * 2 + 1);
      });
      const hidden = find === 'time' && random.chance(0.85);
      return hidden ? typed : { ...typed, ...times };
    },
  },

  'kinetic-energy': {
    decimals: sixDigits(
      'energyFound',
      'energyKilojoules',
      'energyWattHours',
      'massFound',
      'speedFound',
      'momentum',
    ),
    solve(form) {
      const find = form.option('find', kineticParts, 'energy');
      const kmhPerUnit = form.factor('speedUnit', speedUnits, 'ms');
      const mass = find === 'mass' ? zero : form.number('mass', most);
      const speed =
        find === 'speed' ? zero : form.number('speed', { above: 0 }).mul(kmhPerUnit).div('3.6');
      const energy =
        find === 'energy' ? zero : form.number('energy', { above: 0, to: '1000000000000000000' });
      const square = find === 'speed' ? energy.mul(2).div(mass) : speed.mul(speed);
      if (square.cmp(Rational.of(tenthOfLight).pow(2)) > 0) {
        refuse('Above a tenth of the speed of light this formula no longer holds.');
      }
      if (find === 'energy') {
        const found = mass.mul(square).div(2);
        return outcomeOf({
          energyFound: found,
          energyKilojoules: found.div(1000),
          energyWattHours: found.div(3600),
          momentum: mass.mul(speed),
        });
      }
      if (find === 'mass') {
        const found = energy.mul(2).div(square);
        return outcomeOf({ massFound: found, momentum: found.mul(speed) });
      }
      const found = sqrt(square);
      return outcomeOf({
        speedFound: settle(found.mul('3.6').div(kmhPerUnit)),
        momentum: settle(found.mul(mass)),
      });
    },
    inputs(random) {
      const find = random.pick(kineticParts);
      const choices = { find, ...chosen(random, 'speedUnit', Object.keys(speedUnits)) };
      const shown = kineticParts.filter((id) => id !== find);
      const limit = (id: string) => (id === 'energy' ? '1000000000000000000' : undefined);
      // A found speed of exactly a tenth of that of light, or a little more.
      if (find === 'speed' && random.chance(0.06)) {
        const energy = random.pick(['449377589368408.82', '449377589368408.83']);
        return quantities(random, choices, shown, kineticParts, (id) =>
          id === 'energy' ? energy : '1',
        );
      }
      return quantities(random, choices, shown, kineticParts, (id) =>
        id === 'speed'
          ? random.pick([
              () => random.between(0.1, 300, 2),
              () => figure(random, -3, 6),
              () => String(random.int(1, 250)),
              () => random.pick([tenthOfLight, '29979245.9', '107925284.88', '107925284.89', '0']),
            ])()
          : quantity(random, limit(id), -3, id === 'energy' ? 10 : 7),
      );
    },
  },

  molarity: {
    decimals: {
      ...sixDigits(
        'molarMassFound',
        'concentrationFound',
        'massFound',
        'volumeFound',
        'amount',
        'stockVolume',
        'solventVolume',
        'dilutionFactor',
      ),
      'composition.count': 0,
      'composition.share': 2,
    },
    solve(form) {
      const find = form.option('find', molarityModes, 'concentration');
      if (find === 'dilution') {
        const stock = form.number('stockConcentration', most);
        const target = form.number('targetConcentration', { above: 0 });
        const volume = form.number('targetVolume', most);
        if (target.cmp(stock) > 0) {
          refuse(
            'The stock must be at least as concentrated as what you want.',
            'targetConcentration',
          );
        }
        const stockVolume = target.mul(volume).div(stock);
        return outcomeOf({
          stockVolume,
          solventVolume: volume.sub(stockVolume),
          dilutionFactor: stock.div(target),
        });
      }
      const read = (id: string) => (id === find ? zero : form.number(id, most));
      const typed = form.typedText('formula').trim();
      need(typed.length <= 60);
      const [mass, typedMass, volume, strength] = [
        read('mass'),
        typed ? zero : form.number('molarMass', most),
        read('volume'),
        read('concentration'),
      ];
      const substance = typed ? substanceOf(typed) : undefined;
      const molarMass = substance?.molarMass ?? typedMass;
      const found = { molarMassFound: substance?.molarMass, composition: substance?.composition };
      if (find === 'mass') {
        const amount = strength.mul(volume);
        return outcomeOf({ ...found, massFound: amount.mul(molarMass), amount });
      }
      const amount = mass.div(molarMass);
      return find === 'concentration'
        ? outcomeOf({ ...found, concentrationFound: amount.div(volume), amount })
        : outcomeOf({ ...found, volumeFound: amount.div(strength), amount });
    },
    inputs(random) {
      const find = random.pick(molarityModes);
      const dissolving = ['mass', 'molarMass', 'volume', 'concentration'];
      const diluting = ['stockConcentration', 'targetConcentration', 'targetVolume'];
      const shown = find === 'dilution' ? diluting : dissolving.filter((id) => id !== find);
      const stock = quantity(random, undefined, -2, 4);
      const formula: Record<string, string> = random.chance(0.4)
        ? { formula: randomFormula(random) }
        : {};
      return quantities(random, { find, ...formula }, shown, [...dissolving, ...diluting], (id) => {
        if (id === 'stockConcentration') return stock;
        if (id !== 'targetConcentration') return quantity(random, undefined, -4, 6);
        const part = (Number(stock) * random.int(1, 1000)) / 1000;
        return random.pick([
          () => part.toFixed(6),
          () => part.toFixed(6),
          () => stock,
          () => quantity(random, undefined, -4, 3),
        ])();
      });
    },
  },

  'half-life': {
    decimals: {
      ...sixDigits(
        'remainingFound',
        'timeFound',
        'halfLifeFound',
        'initialFound',
        'halfLives',
        'decayConstant',
        'meanLifetime',
      ),
      percentLeft: 4,
    },
    solve(form) {
      const find = form.option('find', decayModes, 'remaining');
      form.option('timeUnit', timeUnits, 'years');
      const initial = find === 'initial' ? zero : form.number('initialAmount', most);
      const remaining = find === 'remaining' ? zero : form.number('remainingAmount', most);
      const halfLife = find === 'halfLife' ? zero : form.number('halfLife', most);
      const elapsed = find === 'time' ? zero : form.number('elapsed', { from: 0, to: 1e12 });
      if (find === 'time' || find === 'halfLife') {
        if (remaining.cmp(initial) > 0) {
          refuse('The amount left cannot be above the starting amount.');
        }
        if (find === 'halfLife' && (remaining.cmp(initial) === 0 || elapsed.cmp(0) === 0)) {
          refuse('Without any decay there is no half-life to find.');
        }
      } else if (elapsed.cmp(halfLife.mul(60)) > 0) {
        refuse('After more than 60 half-lives nothing measurable is left.');
      }
      const isDirect = find === 'remaining' || find === 'initial';
      const halfLives = isDirect ? elapsed.div(halfLife) : log2(initial.div(remaining));
      const lasting = find === 'halfLife' ? elapsed.div(halfLives) : halfLife;
      const growth = twoTo(halfLives);
      return outcomeOf({
        remainingFound: find === 'remaining' ? settle(initial.div(growth)) : undefined,
        initialFound: find === 'initial' ? settle(remaining.mul(growth)) : undefined,
        timeFound: find === 'time' ? settle(halfLife.mul(halfLives)) : undefined,
        halfLifeFound: find === 'halfLife' ? settle(lasting) : undefined,
        percentLeft: isDirect
          ? settle(Rational.of(100).div(growth))
          : remaining.mul(100).div(initial),
        halfLives,
        decayConstant: ln2.div(lasting),
        meanLifetime: lasting.div(ln2),
      });
    },
    inputs(random) {
      const find = random.pick(decayModes);
      const choices = { find, ...chosen(random, 'timeUnit', timeUnits) };
      const all = ['initialAmount', 'remainingAmount', 'halfLife', 'elapsed'];
      const hidden = { remaining: 1, time: 3, halfLife: 2, initial: 0 }[find] ?? 0;
      const shown = all.filter((_, at) => at !== hidden);
      const start = quantity(random, undefined, -2, 7);
      const halfLife = quantity(random, undefined, -2, 7);
      const size = Number(halfLife);
      return quantities(random, choices, shown, all, (id) => {
        if (id === 'initialAmount') return start;
        if (id === 'halfLife') return halfLife;
        if (id === 'remainingAmount') {
          const part = Number(start);
          return random.pick([
            () => ((part * random.int(1, 999)) / 1000).toFixed(7),
            () => ((part * random.int(1, 999)) / 1000).toFixed(7),
            // Whole half-lives, and none.
            () => (part / 2 ** random.int(1, 6)).toFixed(10),
            () => start,
            () => quantity(random, undefined, -4, 3),
          ])();
        }
        return random.pick([
          () => ((size * random.int(0, 12_000)) / 1000).toFixed(4),
          () => ((size * random.int(0, 60_000)) / 1000).toFixed(4),
          () => String(Number((size * random.int(0, 12)).toFixed(6))),
          () => (size * random.pick([60, 60, 61])).toFixed(random.pick([0, 6])),
          () => random.pick(['0', '1000000000000', quantity(random)]),
        ])();
      });
    },
  },

  'ideal-gas': {
    decimals: sixDigits(
      'pressureFound',
      'volumeFound',
      'amountFound',
      'temperatureFound',
      'kelvin',
      'molarVolume',
    ),
    solve(form) {
      const find = form.option('find', gasParts, 'volume');
      const factor = form.factor('pressureUnit', pressureUnits, 'kPa');
      const scale = form.choice('temperatureUnit', scales, 'celsius');
      const read = (id: string) => (id === find ? zero : form.number(id, most));
      const pascals = read('pressure').mul(factor);
      const [litres, moles] = [read('volume'), read('amount')];
      const product = pascals.mul(litres).div(1000);
      let kelvin: Rational;
      if (find === 'temperature') kelvin = product.div(moles).div(gasConstant);
      else {
        kelvin = scale[0](form.number('temperature', { to: 1e9 }));
        if (kelvin.cmp(0) <= 0) {
          refuse('The temperature must be above absolute zero: -273.15 °C, -459.67 °F, 0 K.');
        }
      }
      const perMole = kelvin.mul(gasConstant);
      switch (find) {
        case 'pressure':
          return outcomeOf({
            pressureFound: moles.mul(perMole).mul(1000).div(litres).div(factor),
            kelvin,
            molarVolume: litres.div(moles),
          });
        case 'volume': {
          const molarVolume = perMole.mul(1000).div(pascals);
          return outcomeOf({ volumeFound: molarVolume.mul(moles), kelvin, molarVolume });
        }
        case 'amount': {
          const amountFound = product.div(perMole);
          return outcomeOf({ amountFound, kelvin, molarVolume: litres.div(amountFound) });
        }
        default:
          return outcomeOf({
            temperatureFound: scale[1](kelvin),
            kelvin,
            molarVolume: litres.div(moles),
          });
      }
    },
    inputs(random) {
      const find = random.pick(gasParts);
      const temperatureUnit = random.pick(Object.keys(scales));
      const choices = {
        find,
        ...chosen(random, 'pressureUnit', Object.keys(pressureUnits)),
        temperatureUnit,
      };
      const shown = gasParts.filter((id) => id !== find);
      return quantities(random, choices, shown, gasParts, (id) =>
        id === 'temperature' ? temperature(random, temperatureUnit) : quantity(random),
      );
    },
  },

  ph: {
    decimals: { ph: 2, poh: 2, hydrogenFound: '6 sig', hydroxideFound: '6 sig' },
    solve(form) {
      const given = form.option('given', Object.keys(phModes), 'hydrogen');
      const isExponent = given === 'ph' || given === 'poh';
      const value = form.number(
        phModes[given] as string,
        isExponent ? { from: -2, to: 16 } : { from: '0.0000000000000001', to: 100 },
      );
      const pkw = form.number('pkw', { from: 11, to: '15.5', default: '14' });
      const isAcid = given === 'ph' || given === 'hydrogen';
      // What is given and its counterpart, as exponents and as concentrations.
      const own = isExponent ? value : log10(value).neg();
      const other = pkw.sub(own);
      const [ph, poh] = isAcid ? [own, other] : [other, own];
      const ions = isExponent ? tenTo(value.neg()) : value;
      const counterions = isExponent ? tenTo(other.neg()) : tenTo(pkw.neg()).div(value);
      const [hydrogenFound, hydroxideFound] = isAcid ? [ions, counterions] : [counterions, ions];
      const over = ph.sub(pkw.div(2));
      const isNeutral = over.abs().cmp('0.000000001') <= 0;
      return outcomeOf({
        ph,
        nature: isNeutral ? 'Neutral' : over.cmp(0) < 0 ? 'Acidic' : 'Basic',
        poh,
        hydrogenFound,
        hydroxideFound,
      });
    },
    inputs(random) {
      const given = random.pick(Object.keys(phModes));
      const field = phModes[given] as string;
      const isExponent = given === 'ph' || given === 'poh';
      const typed = {
        given,
        [field]: isExponent ? exponentOf(random) : concentration(random),
        ...(random.chance(0.3) ? {} : { pkw: waterExponent(random) }),
      };
      return withHidden(random, typed, Object.values(phModes));
    },
  },
};

export const science: Oracles = Object.fromEntries(
  Object.entries(oracles).map(([slug, oracle]): [string, Oracle] => [
    slug,
    { ...oracle, solve: (form) => oracle.solve(plain(form)) },
  ]),
);
