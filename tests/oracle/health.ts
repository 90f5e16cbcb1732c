import { dayAt, dayNumber, isoDay, monthNames } from './calendar.ts';
import { count } from './cents.ts';
import { type Form, need, type Oracles, refuse } from './oracle.ts';
import { log10, Rational } from './rational.ts';
import { clock } from './show.ts';

const bmiCategory = (bmi: Rational): string =>
  bmi.cmp('18.5') < 0
    ? 'Underweight'
    : bmi.cmp(25) < 0
      ? 'Normal weight'
      : bmi.cmp(30) < 0
        ? 'Overweight'
        : 'Obese';

/** Compendium of 2024: from each speed on in tenths of a mile per hour, tenths of a MET. */
const walkingRows = [
  [0, 23],
  [20, 28],
  [25, 30],
  [28, 38],
  [35, 48],
  [40, 55],
  [45, 70],
  [50, 85],
] as const;
const runningRows = [
  [40, 65],
  [43, 78],
  [50, 85],
  [55, 90],
  [60, 93],
  [67, 105],
  [70, 110],
  [75, 118],
  [80, 120],
  [86, 125],
  [90, 130],
  [93, 148],
  [110, 168],
  [120, 185],
  [130, 198],
  [140, 230],
] as const;

/** The MET of each activity that has one of its own. */
export const mets = {
  walking: 3,
  running: 8,
  cycling: 6,
  yoga: 4,
  swimming: 10,
  hiking: 6,
  walkingDog: 3,
  nordicWalking: '4.3',
  stairs: '6.8',
  jogging: '7.5',
  crossCountryRun: '9.3',
  cyclingSlow: 4,
  cyclingLight: '6.8',
  cyclingModerate: 8,
  cyclingFast: 10,
  cyclingRace: 12,
  eBike: 6,
  stationaryBike: '6.8',
  spinning: 9,
  elliptical: 5,
  rowingMachine: 5,
  rowingMachineHard: '7.3',
  stairMachine: '9.3',
  weights: '3.5',
  weightsHard: 6,
  calisthenics: '3.8',
  circuit: 5,
  hiit: 7,
  aerobics: '7.3',
  zumba: '6.5',
  pilates: '2.8',
  hathaYoga: '2.3',
  stretching: '2.3',
  ropeJumping: '11.8',
  swimmingLeisure: 6,
  lapsSlow: '5.8',
  waterAerobics: '5.3',
  dancing: '5.5',
  salsa: '4.8',
  football: 7,
  basketball: 8,
  cricket: '4.8',
  tennis: '6.8',
  badminton: '5.5',
  tableTennis: 4,
  volleyball: 3,
  golf: '4.5',
  martialArts: '5.3',
  horseRiding: '5.5',
  inlineSkating: '7.5',
  climbing: '5.8',
};

const exactPound = '0.45359237';

/** A weight in kilograms as the unit writes it: with one decimal, or in stones and whole pounds. */
function inUnit(kilograms: Rational, unit: string): string {
  if (unit === 'metric') return `${kilograms.toFixed(1)} kg`;
  const pounds = kilograms.div(exactPound);
  if (unit !== 'stone') return `${pounds.toFixed(1)} lb`;
  const all = Number(pounds.toFixed(0));
  return all < 14 ? `${all} lb` : `${Math.floor(all / 14)} st ${all % 14} lb`;
}

/** Whether the height is typed in feet and inches. */
const isInFeet = (form: Form): boolean =>
  form.option('unit', ['metric', 'imperial', 'feetInches'], 'metric') === 'feetInches';

/** The inches of a height in feet, from the least number of feet up to 8, and inches. */
export const feetOf = (form: Form, least: number): Rational =>
  form
    .number('heightFeet', { from: least, to: 8, whole: true })
    .mul(12)
    .add(form.number('heightInches', { from: 0, below: 12, default: '0', blank: '0' }));

const fatRanges = [
  'Below essential fat',
  'Essential fat',
  'Athletes',
  'Fitness',
  'Average',
  'Above average',
] as const;

/** The MET of an activity, or of a speed, rounded to a tenth of a mile per hour. */
function metOf(form: Form): Rational {
  const activity = form.choice<string | number>(
    'activity',
    { ...mets, walkingSpeed: 'walkingSpeed', runningSpeed: 'runningSpeed', own: 'own' },
    'running',
  );
  if (activity === 'own') return form.number('ownMet', { from: 1, to: 25 });
  const isWalking = activity === 'walkingSpeed';
  if (!isWalking && activity !== 'runningSpeed') return Rational.of(activity);
  const speed = form.number('speed', { above: 0, to: 30 });
  const tenths = Number(speed.div('1.609344').mul(10).add('0.5').floor());
  if (isWalking && tenths > 55)
    refuse(
      'Faster than 8.9 km/h (5.5 mph) there are no values for walking. Choose running by speed.',
      'speed',
    );
  if (!isWalking && tenths < 40)
    refuse(
      'Below 6.4 km/h (4 mph) there are no values for running. Choose walking by speed, or jogging at your own pace.',
      'speed',
    );
  if (!isWalking && tenths > 140)
    refuse('There are no values above 22.5 km/h (14 mph). Enter your average speed.', 'speed');
  const rows = isWalking ? walkingRows : runningRows;
  return Rational.of(rows.findLast(([from]) => from <= tenths)?.[1] ?? 0).div(10);
}

/** What to eat for a goal, and for how long. */
function changeOfWeight(form: Form, weight: Rational, tdee: Rational) {
  const goal = form.option('goal', ['none', 'lose', 'gain'], 'none');
  if (goal === 'none') return {};
  const inPounds = form.choice('goalUnit', { kg: false, lb: true }, 'kg');
  const rate = form.number('goalRate', inPounds ? { from: '0.1', to: 2 } : { from: '0.05', to: 1 });
  const wanted = form.optional('goalWeight', { above: 0 });
  const loses = goal === 'lose';
  if (wanted && loses && wanted.cmp(weight) >= 0)
    refuse('To lose weight, enter a goal below your weight.', 'goalWeight');
  if (wanted && !loses && wanted.cmp(weight) <= 0)
    refuse('To gain weight, enter a goal above your weight.', 'goalWeight');
  const dailyGap = rate.mul(inPounds ? 3500 : 7700).div(7);
  const targetCalories = loses ? tdee.sub(dailyGap) : tdee.add(dailyGap);
  need(targetCalories.cmp(800) >= 0);
  const pace = inPounds ? rate.mul('0.45359237') : rate;
  const weeks = wanted && (loses ? weight.sub(wanted) : wanted.sub(weight)).div(pace);
  return {
    targetCalories,
    dailyGap,
    ...(weeks && { weeksToGoal: new Rational(weeks.ceil()) }),
  };
}

export const health: Oracles = {
  bmi: {
    decimals: { bmi: 1 },
    solve(form) {
      const unit = form.option('unit', ['metric', 'imperial', 'feetInches', 'stone'], 'metric');
      const [metres, kilograms] = {
        metric: () => [form.positive('height').div(100), form.positive('weight')] as const,
        imperial: () =>
          [form.positive('height').mul('0.3048'), form.positive('weight').mul('0.453592')] as const,
        feetInches: () =>
          [feetOf(form, 1).mul('0.0254'), form.positive('weightPounds').mul(exactPound)] as const,
        stone: () =>
          [
            feetOf(form, 1).mul('0.0254'),
            form
              .number('stones', { from: 1, to: 80, whole: true })
              .mul(14)
              .add(form.number('stonePounds', { from: 0, below: 14, default: '0', blank: '0' }))
              .mul(exactPound),
          ] as const,
      }[unit]();
      const square = metres.mul(metres);
      const bmi = kilograms.div(square);
      const [least, most] = [square.mul('18.5'), square.mul(25)];
      const distance =
        bmi.cmp('18.5') < 0
          ? `${inUnit(least.sub(kilograms), unit)} more`
          : bmi.cmp(25) > 0
            ? `${inUnit(kilograms.sub(most), unit)} less`
            : '0';
      return {
        results: {
          bmi,
          category: bmiCategory(bmi),
          healthyFrom: inUnit(least, unit),
          healthyTo: inUnit(most, unit),
          toHealthy: /^[0. a-z]*$/.test(distance) ? undefined : distance,
        },
      };
    },
  },

  bmr: {
    decimals: {
      targetCalories: 0,
      weeksToGoal: 0,
      bmr: 0,
      tdee: 0,
      weightLoss: 0,
      weightGain: 0,
      dailyGap: 0,
      bmrKatch: 0,
      tdeeKatch: 0,
      leanMass: 1,
    },
    solve(form) {
      const weight = form.positive('weight');
      const bmr = weight
        .mul(10)
        .add(form.positive('height').mul('6.25'))
        .sub(form.positive('age').mul(5))
        .add(form.factor('gender', { male: 5, female: -161 }));
      const factor = form.factor('activityLevel', {
        sedentary: '1.2',
        light: '1.375',
        moderate: '1.55',
        active: '1.725',
        extra: '1.9',
      });
      const tdee = bmr.mul(factor);
      const fat = form.optional('bodyFat', { from: 3, to: 60 });
      const leanMass = fat && weight.mul(Rational.of(1).sub(fat.div(100)));
      const bmrKatch = leanMass?.mul('21.6').add(370);
      return {
        results: {
          ...changeOfWeight(form, weight, tdee),
          bmr,
          tdee,
          weightLoss: tdee.sub(500),
          weightGain: tdee.add(500),
          ...(leanMass && bmrKatch && { bmrKatch, tdeeKatch: bmrKatch.mul(factor), leanMass }),
        },
      };
    },
  },

  'body-fat': {
    decimals: { bodyFat: 1, likelyFrom: 1, likelyTo: 1, fatMass: 1, leanMass: 1 },
    solve(form) {
      const toCentimetres = form.factor(
        'unit',
        { metric: 1, imperial: '2.54', feetInches: '2.54' },
        'metric',
      );
      const male = form.choice('gender', { male: true, female: false }, 'male');
      form.number('age', { from: 10, default: '25' });
      const length = (id: string, initial: string) => form.positive(id, initial).mul(toCentimetres);
      const height = isInFeet(form) ? feetOf(form, 1).mul('2.54') : length('height', '170');
      const weight = form.optional('weight', { above: 0 });
      const neck = length('neck', '38');
      const waist = length('waist', '80');
      const girth = (male ? waist : waist.add(length('hip', '90'))).sub(neck);
      need(girth.cmp(0) > 0);
      const density = male
        ? Rational.of('1.0324').sub(log10(girth).mul('0.19077')).add(log10(height).mul('0.15456'))
        : Rational.of('1.29579').sub(log10(girth).mul('0.35004')).add(log10(height).mul('0.221'));
      const bodyFat = Rational.of(495).div(density).sub(450);
      const likelyFrom = bodyFat.sub('3.5');
      const fatMass = weight?.mul(bodyFat).div(100);
      const limits = male ? [2, 6, 14, 18, 25] : [10, 14, 21, 25, 32];
      const passed = limits.filter((limit) => bodyFat.cmp(limit) >= 0).length;
      return {
        results: {
          bodyFat,
          fatRange: fatRanges[passed] as string,
          likelyFrom: likelyFrom.cmp(0) > 0 ? likelyFrom : Rational.of(0),
          likelyTo: bodyFat.add('3.5'),
          fatMass,
          leanMass: fatMass && weight?.sub(fatMass),
        },
        tables: () => ({
          norms: fatRanges.map((range, at) => ({
            range,
            from: Rational.of([0, ...limits][at] as number),
          })),
        }),
      };
    },
  },

  pregnancy: {
    decimals: { daysLeft: 0, daysOver: 0 },
    solve(form) {
      const method = form.option('method', ['lmp', 'conception', 'ivf', 'ultrasound'], 'lmp');
      const asked = form.typedText('onDate') === '' ? undefined : form.day('onDate');
      const now = dayNumber(asked ?? form.day('', form.around.today));
      // The day that is entered, its field, and how many days of pregnancy are over on it.
      const ways = {
        lmp: () => {
          const cycle = form.integer('cycleLength', {
            from: 20,
            to: 45,
            default: '28',
            blank: '28',
          });
          return ['lastPeriodDate', 28 - cycle] as const;
        },
        conception: () => ['conceptionDate', 14] as const,
        ivf: () =>
          [
            'transferDate',
            14 + form.choice('embryoAge', { day3: 3, day5: 5, day6: 6 }, 'day5'),
          ] as const,
        ultrasound: () => {
          const weeks = form.integer('scanWeeks', { from: 4, to: 42 });
          const days = form.integer('scanDays', { from: 0, to: 6, default: '0', blank: '0' });
          return ['scanDate', weeks * 7 + days] as const;
        },
      };
      const [field, over] = ways[method]();
      const entered = dayNumber(form.day(field));
      const toCome = {
        lmp: 'Enter the first day of a period that has begun.',
        conception: 'Enter the day of conception.',
        ivf: 'Enter the day of the transfer.',
        ultrasound: 'Enter the day of a scan that has been done.',
      };
      if (entered > now) {
        if (asked) {
          refuse('This is before the day from which you count. Enter a later day.', 'onDate');
        }
        refuse(`This day is still to come. ${toCome[method]}`, field);
      }
      const began = entered - over;
      const along = now - began;
      const weeks = Math.floor(along / 7);
      if (along > 44 * 7) {
        const { year, month, day } = dayAt(now);
        const by = `${day} ${monthNames[month - 1]} ${year}`;
        refuse(
          `By ${by} this would be ${weeks} weeks, and a pregnancy lasts about 40. Check the date.`,
          asked ? 'onDate' : field,
        );
      }
      const isUsual = method === 'lmp' && over === 0;
      const on = (number: number) => isoDay(dayAt(number));
      const trimester = along < 98 ? 'First' : along < 196 ? 'Second' : 'Third';
      const starts = [
        [
          0,
          isUsual
            ? 'First trimester: first day of the last period'
            : 'First trimester: the pregnancy is counted from here',
        ],
        [2, isUsual ? 'Conception, in a cycle of 28 days' : 'Conception, about this day'],
        [11, 'First scan, often offered until 14 weeks'],
        [14, 'Second trimester'],
        [18, 'Scan of the baby’s body, usual until 21 weeks'],
        [24, 'Test for diabetes of pregnancy, if you are offered one'],
        [28, 'Third trimester'],
        [37, 'Early term'],
        [39, 'Full term'],
        [40, 'Due date'],
        [41, 'Late term'],
        [42, 'Post-term'],
      ] as const;
      return {
        results: {
          ageNow: along >= 0 ? clock(count(along), 'weeks and days') : undefined,
          dueDate: on(began + 280),
          trimester: along >= 0 ? `${trimester} trimester` : undefined,
          daysLeft: along <= 280 ? count(280 - along) : undefined,
          daysOver: along > 280 ? count(along - 280) : undefined,
          countedFrom: isUsual ? undefined : on(began),
          conception: method === 'conception' ? undefined : on(began + 14),
        },
        tables: () => ({
          milestones: starts.map(([week, milestone]) => ({
            milestone,
            week: count(week),
            day: on(began + 7 * week),
          })),
        }),
      };
    },
  },

  'water-intake': {
    decimals: {
      dailyMl: 0,
      dailyLitres: [1, 2],
      glasses: 0,
      fromDrinks: 2,
      fromFood: 2,
      europeTotal: 2,
      europeDrinks: 2,
      usTotal: 1,
      usDrinks: 1,
      heatFrom: 2,
      heatTo: 2,
    },
    solve(form) {
      const dailyMl = form
        .positive('weight')
        .mul(35)
        .mul(
          form.factor('activityLevel', {
            sedentary: 1,
            light: '1.2',
            moderate: '1.4',
            intense: '1.6',
            extreme: '1.8',
          }),
        )
        .mul(form.factor('climate', { cold: '0.9', temperate: 1, warm: '1.1', hot: '1.3' }));
      const dailyLitres = dailyMl.div(1000);
      const reference = form.choice(
        'person',
        {
          '': undefined,
          man: ['2.5', '3.7', '3.0'],
          woman: ['2.0', '2.7', '2.2'],
          pregnant: ['2.3', '3.0', '2.3'],
          nursing: ['2.7', '3.8', '3.1'],
        } as const,
        '',
      );
      const hours = form.number('heatHours', { from: 0, to: 12, default: '0', blank: '0' });
      const ounces = (count: number) =>
        hours.cmp(0) > 0 ? hours.mul('0.0295735295625').mul(count) : undefined;
      const [europeTotal, usTotal, usDrinks] = (reference ?? []).map((each) => Rational.of(each));
      return {
        results: {
          dailyMl,
          dailyLitres,
          glasses: dailyMl.div(250),
          fromDrinks: dailyLitres.mul('0.8'),
          fromFood: dailyLitres.mul('0.2'),
          europeTotal,
          europeDrinks: europeTotal?.mul('0.8'),
          usTotal,
          usDrinks,
          heatFrom: ounces(24),
          heatTo: ounces(32),
        },
      };
    },
  },

  'calories-burned': {
    decimals: { calories: 0, netCalories: 0, restingCalories: 0, metUsed: 'any' },
    solve(form) {
      const weight = form.number('weight', { from: 20, to: 300, default: '70' });
      const minutes = form.number('minutes', { from: 1, to: 300, default: '30' });
      const met = metOf(form);
      const resting = weight.mul(minutes).div(60);
      return {
        results: {
          calories: met.mul(resting),
          netCalories: met.sub(1).mul(resting),
          restingCalories: resting,
          metUsed: met,
        },
      };
    },
  },
};
