import { daysLater, isoDay } from './calendar.ts';
import { feetOf } from './health.ts';
import { limited } from './limit.ts';
import { type Form, type Oracles, type Row, refuse, type Typed } from './oracle.ts';
import type { Random } from './random.ts';
import { max, power, Rational } from './rational.ts';
import { grouped } from './show.ts';
import { hidden, mostly } from './typing.ts';

const kilometresPerMile = '1.609344';
const kilogramsPerPound = '0.45359237';

// ---------------------------------------------------------------- times

/** Hours, minutes and seconds in seconds; a blank is none. */
function seconds(form: Form): Rational {
  const hours = form.number('hours', { from: 0, to: 200, whole: true, blank: '0' });
  const minutes = form.number('minutes', { from: 0, to: 999, whole: true, blank: '0' });
  const rest = form.number('seconds', { from: 0, below: 60, blank: '0' });
  return hours.mul(3600).add(minutes.mul(60)).add(rest);
}

function pace(form: Form): Rational {
  const minutes = form.number('paceMinutes', { from: 0, to: 99, whole: true, blank: '0' });
  return minutes.mul(60).add(form.number('paceSeconds', { from: 0, below: 60, blank: '0' }));
}

const distanceFrom = (form: Form, id: string): Rational => form.number(id, { above: 0, to: 1000 });

const kilometresPerUnit = (form: Form): Rational =>
  form.factor('unit', { km: 1, mi: kilometresPerMile }, 'km');

/** The time after every whole unit of distance and at the finish, up to 100 units. */
function splits(distance: Rational, time: Rational): readonly Row[] {
  if (distance.cmp(100) > 0) return [];
  const rows = Array.from({ length: Number(distance.ceil()) - 1 }, (_, index) => {
    const passed = Rational.of(index + 1);
    return { distance: passed, time: time.mul(passed).div(distance) };
  });
  return [...rows, { distance, time }];
}

const races: readonly (readonly [string, string])[] = [
  ['5 km', '5'],
  ['10 km', '10'],
  ['Half marathon', '21.0975'],
  ['Marathon', '42.195'],
];

// ---------------------------------------------------------------- inputs

/** An optional field: with a value, blank, or left out. */
const perhaps = (random: Random, id: string, value: () => string): Typed =>
  random.pick<() => Typed>([
    () => ({ [id]: value() }),
    () => ({ [id]: value() }),
    () => ({ [id]: '' }),
    () => ({}),
  ])();

/** A whole number of a range; now and then one past its ends, or a part of one. */
const whole = (random: Random, from: number, to: number): string => {
  if (random.chance(0.03)) return random.pick([String(from - 1), String(to + 1), `${from}.5`]);
  return String(random.chance(0.15) ? random.pick([from, to]) : random.int(from, to));
};

const text = (value: Rational): string => value.toFixed(30).replace(/\.?0+$/, '');

/** A value that a factor brings onto a limit, or a little to one side. */
const around = (random: Random, value: string, factor: string): string => {
  const step = random.pick(['0', '0', '0.0001', '-0.0001', '0.05', '-0.05']);
  return text(Rational.of(value).mul(factor).add(step).rounded(4));
};

const raceDistance = (random: Random): string =>
  random.chance(0.03)
    ? random.pick(['0', '-5', '1000.001'])
    : random.pick([
        () => random.pick(['5', '10', '21.0975', '42.195']),
        () => String(random.int(1, 100)),
        () => random.between(0.1, 60, 3),
        () => random.pick(['0.4', '0.8', '1', '1.5', '100', '100.5', '1000', '0.001']),
      ])();

const partSeconds = (random: Random, id: string): Typed =>
  random.chance(0.03)
    ? { [id]: random.pick(['60', '-1', '75']) }
    : perhaps(random, id, () =>
        random.pick([String(random.int(0, 59)), random.between(0, 59.9, 2), '59.5', '0.5']),
      );

function raceSeconds(random: Random): Typed {
  if (random.chance(0.04))
    return random.pick<Typed>([{}, { hours: '0', minutes: '', seconds: '0' }]);
  // On the limits of what the formula was fitted to, or near them.
  if (random.chance(0.15)) {
    return random.pick<Typed>([
      { minutes: '3', seconds: '30' },
      { minutes: '3', seconds: '29.9' },
      { hours: '3', minutes: '50', seconds: '' },
      { hours: '3', minutes: '50', seconds: '0.01' },
      { minutes: '230' },
    ]);
  }
  const long = random.chance(0.1);
  return {
    ...perhaps(random, 'hours', () => whole(random, 0, long ? 200 : 2)),
    ...(random.chance(0.15) ? {} : { minutes: whole(random, 0, long ? 999 : 59) }),
    ...partSeconds(random, 'seconds'),
  };
}

/** Three shares that make 100 together, on the limits of the reference ranges or near them. */
function shares(random: Random): readonly [string, string, string] {
  for (let i = 0; i < 8; i += 1) {
    const [carb, protein] = random.chance(0.5)
      ? [random.near(45, 65), random.near(10, 35)]
      : [random.between(30, 75, 2), random.between(0, 40, 2)];
    const fat = Rational.of(100).sub(carb).sub(protein);
    const limit = random.pick(['20', '35']);
    const other = Rational.of(100).sub(carb).sub(limit);
    if (random.chance(0.3) && other.cmp(0) >= 0) return [carb, text(other), limit];
    if (fat.cmp(0) >= 0) return [carb, protein, text(fat)];
  }
  return ['0', '100', '0'];
}

const compared = (share: Rational, from: number, to: number): string =>
  share.cmp(from) < 0
    ? 'Below the reference range'
    : share.cmp(to) > 0
      ? 'Above the reference range'
      : 'Within the reference range';

/** The classic formulas: kilograms at 60 inches, and for each inch above. */
const classic = {
  devine: { male: ['50', '2.3'], female: ['45.5', '2.3'] },
  robinson: { male: ['52', '1.9'], female: ['49', '1.7'] },
  miller: { male: ['56.2', '1.41'], female: ['53.1', '1.36'] },
  hamwi: { male: ['48', '2.7'], female: ['45.5', '2.2'] },
} as const;

const zoneShares: readonly number[] = [50, 60, 70, 80, 90];

/** Ready-made splits of carbohydrate, protein and fat, in percent of the calories. */
const readySplits = {
  balanced: [50, 20, 30],
  lowFat: [60, 20, 20],
  highProtein: [40, 30, 30],
  lowCarb: [25, 30, 45],
  keto: [5, 20, 75],
} as const;
type SplitId = keyof typeof readySplits;
const splitIds = Object.keys(readySplits) as SplitId[];

/** The shares of a ready-made split; of another, anything that makes 100. */
function splitOf(basis: string): readonly [Rational, Rational, Rational] {
  const [carb, protein, fat] = readySplits[basis as SplitId] ?? [100, 0, 0];
  return [Rational.of(carb), Rational.of(protein), Rational.of(fat)];
}

export const fitnessNutrition: Oracles = {
  'ideal-weight': {
    decimals: { healthyLow: 1, healthyHigh: 1, devine: 1, robinson: 1, miller: 1, hamwi: 1 },
    inputs(random) {
      const metric = random.chance(0.5);
      const height = random.pick([
        () => (metric ? random.between(100, 250, 2) : random.between(40, 98, 2)),
        () => (metric ? random.between(150, 200, 1) : random.between(58, 78, 1)),
        () => random.pick(metric ? ['152.4', '152.39', '152.41'] : ['60', '59.99', '60.01']),
        () => (metric ? random.near(100, 250) : random.near(40, 98)),
      ])();
      return {
        ...(metric && random.chance(0.5) ? {} : { unit: metric ? 'metric' : 'imperial' }),
        ...(random.chance(0.25) && {
          unit: 'feetInches',
          heightFeet: random.pick(['3', '4', '5', '5', '6', '8', '9']),
          heightInches: random.pick([() => random.between(0, 12, 1), () => '4', () => ''])(),
        }),
        sex: random.chance(0.03) ? '' : random.pick(['male', 'female']),
        height: random.chance(0.03) ? random.pick(['0', '-170', '1.78', '300', '']) : height,
      };
    },
    solve(form) {
      const unit = form.option('unit', ['metric', 'imperial', 'feetInches'], 'metric');
      const metric = unit === 'metric';
      const sex = form.option('sex', ['male', 'female']);
      const height = unit === 'feetInches' ? feetOf(form, 3) : form.positive('height');
      const [least, most] = metric ? [100, 250] : [40, 98];
      if (height.cmp(least) < 0 || height.cmp(most) > 0) {
        if (unit === 'feetInches')
          refuse('Enter a height from 3 ft 4 in to 8 ft 2 in.', 'heightFeet');
        refuse(
          metric ? 'Enter a height from 100 to 250 cm.' : 'Enter a height from 40 to 98 inches.',
          'height',
        );
      }
      const inches = metric ? height.div('2.54') : height;
      const metres = inches.mul('0.0254');
      const shown = (kilograms: Rational) =>
        metric ? kilograms : kilograms.div(kilogramsPerPound);
      const index = (bmi: string) => shown(metres.mul(metres).mul(bmi));
      const above = inches.sub(60);
      const isTall = above.cmp(0) >= 0;
      const formulas = Object.entries(classic).map(([id, { [sex]: terms }]) => [
        id,
        shown(above.mul(terms[1]).add(terms[0])),
      ]);
      return {
        results: {
          healthyLow: index('18.5'),
          healthyHigh: index('24.9'),
          ...(isTall
            ? Object.fromEntries(formulas)
            : {
                remark:
                  'The four formulas start at 152.4 cm (60 in). Below that height only the healthy range is given.',
              }),
        },
      };
    },
  },

  macros: {
    decimals: {
      carbGrams: 0,
      proteinGrams: 0,
      fatGrams: 0,
      carbPerMeal: 0,
      proteinPerMeal: 0,
      fatPerMeal: 0,
      proteinPerKg: 2,
      carbShare: '<= 1',
      proteinShare: '<= 1',
      fatShare: '<= 1',
    },
    inputs(random) {
      const [carb, protein, fat] = shares(random);
      const off = random.chance(0.08) ? random.pick(['0.01', '-0.01', '5', '-5']) : '0';
      const moved = text(max(0, Rational.of(fat).add(off)));
      return {
        calories: random.chance(0.04)
          ? random.pick(['799.99', '8000.01', ''])
          : random.pick([
              () => String(random.int(8, 80) * 100),
              () => random.between(800, 8000, 2),
              () => random.pick(['800', '8000', '2000', '2020']),
            ])(),
        ...(random.chance(0.1)
          ? {}
          : { carbPercent: carb, proteinPercent: protein, fatPercent: moved }),
        ...mostly(random, 'meals', whole(random, 1, 10)),
        ...perhaps(random, 'weight', () =>
          random.chance(0.05) ? random.pick(['29.9', '300.1']) : random.between(30, 300, 1),
        ),
        ...perhaps(random, 'basis', () =>
          random.pick([...Object.keys(readySplits), 'percent', 'perKg', 'perKg']),
        ),
        ...perhaps(random, 'proteinByKg', () =>
          random.pick([() => random.near(0.3, 2.5, 4), () => random.between(0.3, 4, 1)])(),
        ),
        ...perhaps(random, 'fatByKg', () => random.between(0.2, 3, 1)),
      };
    },
    solve(form) {
      const calories = form.number('calories', { from: 800, to: 8000 });
      const percentage = (id: string, initial: string) =>
        form.number(id, { from: 0, to: 100, default: initial });
      const basis = form.option('basis', ['percent', ...splitIds, 'perKg'], 'percent');
      const [carb, protein, fat]: readonly [Rational, Rational, Rational] =
        basis === 'percent'
          ? [
              percentage('carbPercent', '50'),
              percentage('proteinPercent', '20'),
              percentage('fatPercent', '30'),
            ]
          : splitOf(basis);
      const meals = form.number('meals', { from: 1, to: 10, whole: true, default: '3' });
      const weight = form.optional('weight', { from: 30, to: 300 });
      const off = carb.add(protein).add(fat).cmp(100);
      if (off !== 0) {
        const side = off < 0 ? 'less' : 'more';
        refuse(
          `The three shares add up to ${side} than 100%. They must make 100% together.`,
          'carbPercent',
        );
      }
      const grams = (share: Rational, energy: number) => calories.mul(share).div(100).div(energy);
      const byWeight = () => {
        const ofProtein = form.number('proteinByKg', { from: '0.3', to: 4, default: '1.6' });
        const ofFat = form.number('fatByKg', { from: '0.2', to: 3, default: '0.8' });
        if (weight === undefined) return refuse('Enter a number from 30 to 300.', 'weight');
        const [p, f] = [ofProtein.mul(weight), ofFat.mul(weight)];
        const fixed = p.mul(4).add(f.mul(9));
        if (fixed.cmp(calories) > 0) {
          refuse(
            `Protein and fat alone make ${grouped(fixed.toFixed(0))} kcal. Enter less of them, or more calories.`,
            'proteinByKg',
          );
        }
        return [calories.sub(fixed).div(4), p, f] as const;
      };
      const [carbGrams, proteinGrams, fatGrams] =
        basis === 'perKg' ? byWeight() : [grams(carb, 4), grams(protein, 4), grams(fat, 9)];
      const share = (energy: number, of: Rational) => of.mul(energy).mul(100).div(calories);
      const [carbShare, proteinShare, fatShare] = [
        share(4, carbGrams),
        share(4, proteinGrams),
        share(9, fatGrams),
      ];
      return {
        results: {
          carbGrams,
          proteinGrams,
          fatGrams,
          carbPerMeal: carbGrams.div(meals),
          proteinPerMeal: proteinGrams.div(meals),
          fatPerMeal: fatGrams.div(meals),
          proteinPerKg: weight && proteinGrams.div(weight),
          carbRange: compared(carbShare, 45, 65),
          proteinRange: compared(proteinShare, 10, 35),
          fatRange: compared(fatShare, 20, 35),
          ...(basis !== 'percent' && { carbShare, proteinShare, fatShare }),
        },
      };
    },
  },

  'target-heart-rate': {
    decimals: {
      maxHeartRate: 0,
      moderateLow: 0,
      moderateHigh: 0,
      vigorousHigh: 0,
      reserveModerateLow: 0,
      reserveModerateHigh: 0,
      reserveVigorousHigh: 0,
      'zones.low': 0,
      'zones.high': 0,
    },
    inputs: (random) => ({
      age: whole(random, 18, 100),
      ...(random.chance(0.2) ? {} : { formula: random.pick(['fox', 'tanaka']) }),
      ...perhaps(random, 'restingHeartRate', () => whole(random, 30, 110)),
    }),
    solve(form) {
      const age = form.number('age', { from: 18, to: 100, whole: true });
      const fox = form.choice('formula', { fox: true, tanaka: false }, 'fox');
      const rest = form.optional('restingHeartRate', { from: 30, to: 110, whole: true });
      const maxHeartRate = fox ? Rational.of(220).sub(age) : Rational.of(208).sub(age.mul('0.7'));
      const ofMaximum = (percent: number) => maxHeartRate.mul(percent).div(100);
      const ofReserve = (percent: number, from: Rational) =>
        from.add(maxHeartRate.sub(from).mul(percent).div(100));
      const byReserve = (percent: number) => rest && ofReserve(percent, rest);
      const rate = (percent: number) => byReserve(percent) ?? ofMaximum(percent);
      return {
        results: {
          maxHeartRate,
          moderateLow: ofMaximum(50),
          moderateHigh: ofMaximum(70),
          vigorousHigh: ofMaximum(85),
          reserveModerateLow: byReserve(50),
          reserveModerateHigh: byReserve(70),
          reserveVigorousHigh: byReserve(85),
          zones: zoneShares.map((from) => ({
            zone: `${from} to ${from + 10}%`,
            low: rate(from),
            high: rate(from + 10),
          })),
        },
      };
    },
  },

  'one-rep-max': {
    decimals: {
      oneRepMax: 1,
      epley: 1,
      brzycki: 1,
      lander: 1,
      lombardi: 1,
      'loads.percent': 0,
      'loads.load': 1,
    },
    inputs: (random) => ({
      ...(random.chance(0.2) ? {} : { unit: random.pick(['kg', 'lb']) }),
      weight: random.chance(0.05)
        ? random.pick(['0', '-1', '2000.1', ''])
        : random.pick([
            () => String(random.int(1, 60) * 5),
            () => random.between(1, 400, 2),
            () => random.amount(0.01, 2000),
            () => random.pick(['2000', '0.25', '100']),
          ])(),
      reps: random.chance(0.2) ? random.pick(['1', '2', '10', '11']) : whole(random, 1, 12),
    }),
    solve(form) {
      form.option('unit', ['kg', 'lb'], 'kg');
      const weight = form.number('weight', { above: 0, to: 2000 });
      const reps = form.number('reps', { from: 1, to: 12, whole: true });
      const once = reps.cmp(1) === 0;
      const all = {
        epley: reps.div(30).add(1),
        brzycki: Rational.of(36).div(Rational.of(37).sub(reps)),
        lander: Rational.of(100).div(Rational.of('101.3').sub(reps.mul('2.67123'))),
        lombardi: power(reps, Rational.of('0.1')),
      };
      const lifts = Object.fromEntries(
        Object.entries(all).map(([id, factor]) => [id, once ? weight : weight.mul(factor)]),
      );
      const oneRepMax = Object.values(lifts)
        .reduce((sum, each) => sum.add(each))
        .div(4);
      return {
        results: {
          oneRepMax,
          ...lifts,
          loads: Array.from({ length: 11 }, (_, index) => {
            const percent = Rational.of(100 - 5 * index);
            return { percent, load: oneRepMax.mul(percent).div(100) };
          }),
          remark:
            reps.cmp(11) >= 0
              ? 'Above ten repetitions the formulas drift apart: take this as a rough guess.'
              : undefined,
        },
      };
    },
  },

  'running-pace': {
    decimals: {
      totalTime: 'm:ss',
      totalDistance: '<= 3',
      pacePerKm: 'm:ss',
      pacePerMile: 'm:ss',
      speedKmh: 2,
      speedMph: 2,
    },
    inputs(random) {
      const find = random.pick(['pace', 'time', 'distance']);
      const typedPace = random.chance(0.04)
        ? random.pick<Typed>([{}, { paceMinutes: '0', paceSeconds: '' }])
        : {
            ...(random.chance(0.1)
              ? {}
              : {
                  paceMinutes: random.chance(0.8)
                    ? String(random.int(2, 15))
                    : whole(random, 0, 99),
                }),
            ...partSeconds(random, 'paceSeconds'),
          };
      return {
        ...(find === 'pace' && random.chance(0.3) ? {} : { find }),
        ...(random.chance(0.2) ? {} : { unit: random.pick(['km', 'mi']) }),
        ...(find === 'distance' ? hidden(random, 'distance') : { distance: raceDistance(random) }),
        ...(find === 'time' ? hidden(random, 'hours', 'minutes', 'seconds') : raceSeconds(random)),
        ...(find === 'pace' ? hidden(random, 'paceMinutes', 'paceSeconds') : typedPace),
      };
    },
    solve(form) {
      const find = form.option('find', ['pace', 'time', 'distance'], 'pace');
      const kilometres = kilometresPerUnit(form);
      const given = find === 'distance' ? undefined : distanceFrom(form, 'distance');
      const clock = find === 'time' ? undefined : seconds(form);
      const typedPace = find === 'pace' ? undefined : pace(form);
      if (clock?.cmp(0) === 0) refuse('Enter a time above 0.', 'hours');
      if (typedPace?.cmp(0) === 0) refuse('Enter a pace above 0.', 'paceMinutes');
      const perUnit = typedPace ?? (clock as Rational).div(given as Rational);
      const distance = given ?? (clock as Rational).div(perUnit);
      const time = clock ?? distance.mul(perUnit);
      const pacePerKm = perUnit.div(kilometres);
      const pacePerMile = pacePerKm.mul(kilometresPerMile);
      return {
        ...limited({
          results: {
            totalTime: find === 'time' ? time : undefined,
            totalDistance: find === 'distance' ? distance : undefined,
            pacePerKm,
            pacePerMile,
            speedKmh: Rational.of(3600).div(pacePerKm),
            speedMph: Rational.of(3600).div(pacePerMile),
          },
        }),
        tables: () => ({ splits: splits(distance, time) }),
      };
    },
  },

  'race-time': {
    decimals: {
      predictedTime: 'm:ss',
      pacePerKm: 'm:ss',
      pacePerMile: 'm:ss',
      'races.time': 'm:ss',
    },
    inputs(random) {
      const knownDistance = raceDistance(random);
      return {
        ...(random.chance(0.2) ? {} : { unit: random.pick(['km', 'mi']) }),
        knownDistance,
        ...raceSeconds(random),
        targetDistance: random.chance(0.2) ? knownDistance : raceDistance(random),
        ...mostly(
          random,
          'exponent',
          random.chance(0.03)
            ? random.pick(['0.99', '1.21', ''])
            : random.pick(['1', '1.2', '1.06', '1.08', '1.1', random.between(1, 1.2, 4)]),
        ),
      };
    },
    solve(form) {
      const kilometres = kilometresPerUnit(form);
      const known = distanceFrom(form, 'knownDistance').mul(kilometres);
      const time = seconds(form);
      const target = distanceFrom(form, 'targetDistance').mul(kilometres);
      const exponent = form.number('exponent', { from: 1, to: '1.2', default: '1.06' });
      if (time.cmp(0) === 0) refuse('Enter a time above 0.', 'hours');
      const timeOver = (distance: Rational) => time.mul(power(distance.div(known), exponent));
      const predictedTime = timeOver(target);
      const pacePerKm = predictedTime.div(target);
      const isOutside = [time, predictedTime].some(
        (each) => each.cmp(210) < 0 || each.cmp(13_800) > 0,
      );
      return limited({
        results: {
          predictedTime,
          pacePerKm,
          pacePerMile: pacePerKm.mul(kilometresPerMile),
          races: races.map(([race, distance]) => ({ race, time: timeOver(Rational.of(distance)) })),
          remark: isOutside
            ? 'The formula was fitted to efforts from 3.5 minutes to 3 hours 50 minutes. Outside that, take it as a rough guess.'
            : undefined,
        },
      });
    },
  },

  'waist-ratio': {
    decimals: { heightRatio: 2, waistForHalf: 1, hipRatio: 2 },
    inputs(random) {
      const height = random.chance(0.04)
        ? random.pick(['99.9', '250.1', ''])
        : random.pick([random.between(140, 210, 1), random.between(100, 250, 2), '100', '250']);
      const hip = random.between(60, 160, 1);
      const waist = random.pick([
        () => around(random, height || '170', random.pick(['0.4', '0.5', '0.6'])),
        () => around(random, hip, random.pick(['0.85', '0.9'])),
        () => random.between(50, 150, 1),
        () => random.pick(['30', '29.9', '300', '300.1', '89']),
      ])();
      const withHip = perhaps(random, 'hip', () =>
        random.chance(0.04) ? random.pick(['29', '301']) : hip,
      );
      const sex = random.chance(0.05) ? '' : random.pick(['male', 'female']);
      return {
        waist,
        height,
        ...withHip,
        ...(withHip.hip || random.chance(0.3) ? { sex } : {}),
      };
    },
    solve(form) {
      const waist = form.number('waist', { from: 30, to: 300 });
      const height = form.number('height', { from: 100, to: 250 });
      const hip = form.optional('hip', { from: 30, to: 300 });
      const cutOff = hip && form.factor('sex', { male: '0.9', female: '0.85' });
      const heightRatio = waist.div(height);
      const hipRatio = hip && waist.div(hip);
      const bands: readonly (readonly [string, string])[] = [
        ['0.4', 'Below the healthy range'],
        ['0.5', 'Healthy'],
        ['0.6', 'Increased risk'],
      ];
      const band = bands.find(([below]) => heightRatio.cmp(below) < 0);
      return {
        results: {
          heightRatio,
          heightBand: band?.[1] ?? 'High risk',
          waistForHalf: height.div(2),
          hipRatio,
          hipBand:
            hipRatio &&
            cutOff &&
            (hipRatio.cmp(cutOff) >= 0 ? 'Substantially increased risk' : 'Below the cut-off'),
        },
      };
    },
  },

  ovulation: {
    decimals: { 'calendar.cycle': 0 },
    inputs: (random) => ({
      lastPeriodStart: random.chance(0.05)
        ? random.pick(['', '2023-02-29', '2026-13-01'])
        : random.day(),
      ...mostly(random, 'cycleLength', whole(random, 21, 45)),
      ...mostly(random, 'lutealPhase', whole(random, 10, 16)),
      ...mostly(random, 'cycles', whole(random, 1, 6)),
    }),
    solve(form) {
      const start = form.day('lastPeriodStart');
      const days = (id: string, from: number, to: number, initial: string) =>
        form.integer(id, { from, to, default: initial });
      const length = days('cycleLength', 21, 45, '28');
      const luteal = days('lutealPhase', 10, 16, '14');
      const cycles = days('cycles', 1, 6, '3');
      const after = (count: number) => isoDay(daysLater(start, count));
      const cycle = (before: number) => ({
        fertileFrom: after(before + length - luteal - 5),
        ovulation: after(before + length - luteal),
        nextPeriod: after(before + length),
      });
      const first = cycle(0);
      return {
        results: {
          ...first,
          fertileTo: first.ovulation,
          calendar: Array.from({ length: cycles }, (_, index) => ({
            cycle: Rational.of(index + 1),
            ...cycle(index * length),
          })),
        },
      };
    },
  },
};
