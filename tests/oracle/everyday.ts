import { type Day, dayNumber, isLeap, monthsAndDays, weekday } from './calendar.ts';
import { percent } from './loans.ts';
import { need, type Oracles } from './oracle.ts';
import { Rational } from './rational.ts';

const unitsPerMetre = {
  meters: 1,
  kilometers: '0.001',
  miles: '0.000621371',
  feet: '3.28084',
  inches: '39.3701',
  centimeters: 100,
};

const offsets = {
  UTC: 0,
  'US/Eastern': -5,
  'US/Central': -6,
  'US/Mountain': -7,
  'US/Pacific': -8,
  'Europe/London': 0,
  'Europe/Paris': 1,
  'Asia/Dubai': 4,
  'Asia/Karachi': 5,
  'Asia/Kolkata': 5.5,
  'Asia/Tokyo': 9,
  'Australia/Sydney': 10,
};

/** Days to the next birthday, 0 on the day itself; 29 February falls on 1 March in common years. */
function daysToBirthday(birth: Day, from: Day): number {
  const inYear = (year: number): number =>
    birth.month === 2 && birth.day === 29 && !isLeap(year)
      ? dayNumber({ year, month: 3, day: 1 })
      : dayNumber({ ...birth, year });
  const thisYear = inYear(from.year) - dayNumber(from);
  return thisYear >= 0 ? thisYear : inYear(from.year + 1) - dayNumber(from);
}

const pad = (part: number): string => String(part).padStart(2, '0');

export const everyday: Oracles = {
  age: {
    decimals: {
      years: 0,
      months: 0,
      days: 0,
      totalDays: 0,
      totalHours: 0,
      totalMinutes: 0,
      nextBirthday: 0,
    },
    solve(form) {
      const birth = form.day('birthDate');
      const target = form.day('targetDate', form.around.today);
      const totalDays = dayNumber(target) - dayNumber(birth);
      need(totalDays >= 0, 'Birth date cannot be in the future!');
      const { months, days } = monthsAndDays(birth, target);
      return {
        results: {
          years: Rational.of(Math.floor(months / 12)),
          months: Rational.of(months % 12),
          days: Rational.of(days),
          totalDays: Rational.of(totalDays),
          totalHours: Rational.of(totalDays * 24),
          totalMinutes: Rational.of(totalDays * 1440),
          nextBirthday: Rational.of(daysToBirthday(birth, target)),
          birthWeekday: weekday(birth),
        },
      };
    },
  },

  tip: {
    decimals: { tipAmount: 2, totalAmount: 2, perPersonAmount: 2, tipPerPerson: 2 },
    solve(form) {
      const bill = form.amount('bill');
      const tipAmount = percent(bill, form.amount('tipPercent', '15'));
      const people = form.number('people', { from: 1, whole: true, default: '1' });
      const totalAmount = bill.add(tipAmount);
      return {
        results: {
          tipAmount,
          totalAmount,
          perPersonAmount: totalAmount.div(people),
          tipPerPerson: tipAmount.div(people),
        },
        hidden: people.cmp(1) > 0 ? [] : ['perPersonAmount', 'tipPerPerson'],
      };
    },
  },

  'fuel-cost': {
    decimals: { fuelNeeded: 2, totalCost: 2 },
    solve(form) {
      const [distance, given] = [form.positive('distance'), form.positive('fuelEfficiency')];
      // Litres per 100 km count the other way round.
      const units = { metric: false, per100: true, us: false, imperial: false };
      const fuelNeeded = form.choice('unit', units, 'metric')
        ? distance.mul(given).div(100)
        : distance.div(given);
      return { results: { fuelNeeded, totalCost: fuelNeeded.mul(form.positive('fuelPrice')) } };
    },
  },

  'unit-converter': {
    decimals: { result: 4 },
    solve(form) {
      const from = form.factor('from', unitsPerMetre);
      const to = form.factor('to', unitsPerMetre);
      return { results: { result: form.amount('value').div(from).mul(to) } };
    },
  },

  timezone: {
    decimals: {},
    solve(form) {
      const [hours = 0, minutes = 0] = form.time('time').split(':').map(Number);
      const shift = form.choice('to', offsets) - form.choice('from', offsets);
      const unwrapped = hours * 60 + minutes + shift * 60;
      const dayOffset = Math.floor(unwrapped / 1440);
      const clock = unwrapped - dayOffset * 1440;
      return {
        results: {
          convertedTime: `${pad(Math.floor(clock / 60))}:${pad(clock % 60)}`,
          dayOffset: Rational.of(dayOffset),
        },
      };
    },
  },

  electricity: {
    decimals: { energyKwh: 2, cost: 2 },
    solve(form) {
      const energyKwh = form
        .positive('powerWatts')
        .mul(form.number('hoursPerDay', { above: 0, to: 24 }))
        .mul(form.positive('days', '30'))
        .div(1000);
      return { results: { energyKwh, cost: energyKwh.mul(form.amount('ratePerKwh')) } };
    },
  },
};
