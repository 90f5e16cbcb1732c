import { daysLater, isoDay } from './calendar.ts';
import { need, type Oracles } from './oracle.ts';
import { log10, Rational } from './rational.ts';

const bmiCategory = (bmi: Rational): string =>
  bmi.cmp('18.5') < 0
    ? 'Underweight'
    : bmi.cmp(25) < 0
      ? 'Normal weight'
      : bmi.cmp(30) < 0
        ? 'Overweight'
        : 'Obese';

export const health: Oracles = {
  bmi: {
    decimals: { bmi: 1 },
    solve(form) {
      const metric = form.choice('unit', { metric: true, imperial: false }, 'metric');
      const height = form.positive('height');
      const weight = form.positive('weight');
      const metres = metric ? height.div(100) : height.mul('0.3048');
      const kilograms = metric ? weight : weight.mul('0.453592');
      const bmi = kilograms.div(metres.mul(metres));
      return { results: { bmi, category: bmiCategory(bmi) } };
    },
  },

  bmr: {
    decimals: { bmr: 0, tdee: 0, weightLoss: 0, weightGain: 0 },
    solve(form) {
      const bmr = form
        .positive('weight')
        .mul(10)
        .add(form.positive('height').mul('6.25'))
        .sub(form.positive('age').mul(5))
        .add(form.factor('gender', { male: 5, female: -161 }));
      const tdee = bmr.mul(
        form.factor('activityLevel', {
          sedentary: '1.2',
          light: '1.375',
          moderate: '1.55',
          active: '1.725',
          extra: '1.9',
        }),
      );
      return { results: { bmr, tdee, weightLoss: tdee.sub(500), weightGain: tdee.add(500) } };
    },
  },

  'body-fat': {
    decimals: { bodyFat: 1 },
    solve(form) {
      const toCentimetres = form.factor('unit', { metric: 1, imperial: '2.54' }, 'metric');
      const male = form.choice('gender', { male: true, female: false }, 'male');
      form.number('age', { from: 10, default: '25' });
      const length = (id: string, initial: string) => form.positive(id, initial).mul(toCentimetres);
      const height = length('height', '170');
      const neck = length('neck', '38');
      const waist = length('waist', '80');
      const girth = (male ? waist : waist.add(length('hip', '90'))).sub(neck);
      need(girth.cmp(0) > 0);
      const density = male
        ? Rational.of('1.0324').sub(log10(girth).mul('0.19077')).add(log10(height).mul('0.15456'))
        : Rational.of('1.29579').sub(log10(girth).mul('0.35004')).add(log10(height).mul('0.221'));
      return { results: { bodyFat: Rational.of(495).div(density).sub(450) } };
    },
  },

  pregnancy: {
    decimals: {},
    solve(form) {
      return { results: { dueDate: isoDay(daysLater(form.day('lastPeriodDate'), 280)) } };
    },
  },

  'water-intake': {
    decimals: { dailyMl: 0, dailyLitres: [1, 2], glasses: 0 },
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
      return { results: { dailyMl, dailyLitres: dailyMl.div(1000), glasses: dailyMl.div(250) } };
    },
  },

  'calories-burned': {
    decimals: { calories: 0 },
    solve(form) {
      const weight = form.number('weight', { from: 20, to: 300, default: '70' });
      const minutes = form.number('minutes', { from: 1, to: 300, default: '30' });
      const met = form.factor(
        'activity',
        { walking: 3, running: 8, cycling: 6, yoga: 4, swimming: 10 },
        'running',
      );
      return { results: { calories: met.mul(weight).mul(minutes).div(60) } };
    },
  },
};
