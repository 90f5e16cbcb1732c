import { percent } from './loans.ts';
import { type Oracles, when } from './oracle.ts';
import { Rational } from './rational.ts';

export const insurance: Oracles = {
  'life-insurance': {
    decimals: { annualPremium: 2, totalPremium: 2 },
    solve(form) {
      const age = form.number('age', { from: 18, to: 80 });
      const coverage = form.number('coverage', { from: 10000 });
      const term = form.number('termYears', { from: 5, to: 40 });
      const rate = Rational.of('0.5')
        .add(when(age.cmp(40) > 0, '0.2'))
        .add(when(age.cmp(50) > 0, '0.4'))
        .add(when(form.isYes('smoker'), '0.5'));
      const annualPremium = coverage.div(1000).mul(rate);
      return { results: { annualPremium, totalPremium: annualPremium.mul(term) } };
    },
  },

  'health-insurance': {
    decimals: { premium: 2 },
    solve(form) {
      const age = form.number('age', { from: 18, to: 90 });
      const coverage = form.number('coverage', { from: 5000 });
      const members = form.number('familyMembers', { from: 1, to: 10, whole: true });
      const rate = Rational.of(3)
        .add(when(age.cmp(40) > 0, 1))
        .add(when(age.cmp(55) > 0, 2))
        .add(when(form.isYes('smoker'), '1.5'));
      return { results: { premium: percent(coverage, rate).mul(members) } };
    },
  },

  'car-insurance': {
    decimals: { premium: 2 },
    solve(form) {
      const value = form.number('vehicleValue', { from: 1000 });
      const age = form.number('driverAge', { from: 16, to: 90 });
      const accidents = form.number('accidents', { from: 0, to: 10, whole: true });
      const cover = form.factor('coverageType', { basic: -1, standard: 0, premium: 2 }, 'standard');
      const rate = Rational.of(5)
        .add(when(age.cmp(25) < 0, 2))
        .add(when(age.cmp(60) > 0, 1))
        .add(accidents)
        .add(cover);
      return { results: { premium: percent(value, rate) } };
    },
  },

  'home-insurance': {
    decimals: { premium: 2 },
    solve(form) {
      const value = form.number('homeValue', { from: 50000 });
      const risk = form.factor('riskLevel', { low: '-0.05', medium: 0, high: '0.1' }, 'medium');
      const cover = form.factor(
        'coverageType',
        { basic: '-0.05', standard: 0, premium: '0.1' },
        'standard',
      );
      const rate = Rational.of('0.3')
        .add(risk)
        .add(cover)
        .sub(when(form.isYes('securitySystem'), '0.05'));
      return { results: { premium: percent(value, rate) } };
    },
  },

  'travel-insurance': {
    decimals: { premium: 2 },
    solve(form) {
      const cost = form.number('tripCost', { from: 100 });
      const days = form.number('days', { from: 1, to: 365, whole: true });
      const age = form.number('age', { from: 1, to: 100 });
      const cover = form.factor(
        'coverageType',
        { basic: '-0.3', standard: 0, premium: '0.5' },
        'standard',
      );
      const rate = Rational.of(2)
        .sub(when(age.cmp(18) < 0, '0.5'))
        .add(when(age.cmp(60) > 0, 1))
        .add(cover);
      return { results: { premium: percent(cost, rate).mul(days) } };
    },
  },
};
