import { type Day, dayNumber, isLeap, monthsAndDays, weekday } from './calendar.ts';
import { percent } from './loans.ts';
import { need, type Oracles, refuse } from './oracle.ts';
import { Rational } from './rational.ts';
import { grouped } from './show.ts';

/** Metres in each unit of length. */
export const metresIn = {
  meters: '1',
  kilometers: '1000',
  miles: '1609.344',
  feet: '0.3048',
  inches: '0.0254',
  centimeters: '0.01',
  millimeters: '0.001',
  micrometers: '0.000001',
  nanometers: '0.000000001',
  decimeters: '0.1',
  yards: '0.9144',
  nauticalMiles: '1852',
  fathoms: '1.8288',
  furlongs: '201.168',
  chains: '20.1168',
  thou: '0.0000254',
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
    decimals: {
      tipAmount: 2,
      totalAmount: 2,
      perPersonAmount: 2,
      tipPerPerson: 2,
      roundedTotal: 2,
      roundedTip: 2,
      roundedPercent: 2,
      roundedPerPerson: 2,
    },
    solve(form) {
      const bill = form.amount('bill');
      const notTipped = form.amountOrZero('notTipped');
      const tipped = bill.sub(notTipped);
      const tipAmount = percent(tipped, form.amount('tipPercent', '15'));
      const people = form.number('people', { from: 1, whole: true, default: '1' });
      const round = form.option('round', ['none', 'total', 'each'], 'none');
      if (tipped.cmp(0) < 0) refuse('This is more than the bill.', 'notTipped');
      const totalAmount = bill.add(tipAmount);
      const up = (amount: Rational) => new Rational(amount.ceil());
      const roundedTotal = {
        none: () => undefined,
        total: () => up(totalAmount),
        each: () => up(totalAmount.div(people)).mul(people),
      }[round]();
      const roundedTip = roundedTotal?.sub(bill);
      return {
        results: {
          tipAmount,
          totalAmount,
          perPersonAmount: totalAmount.div(people),
          tipPerPerson: tipAmount.div(people),
          roundedTotal,
          roundedTip,
          roundedPercent: tipped.cmp(0) > 0 ? roundedTip?.mul(100).div(tipped) : undefined,
          roundedPerPerson: people.cmp(1) > 0 ? roundedTotal?.div(people) : undefined,
        },
        hidden: people.cmp(1) > 0 ? [] : ['perPersonAmount', 'tipPerPerson'],
      };
    },
  },

  'fuel-cost': {
    decimals: {
      fuelNeeded: 2,
      totalCost: 2,
      allCost: 2,
      allFuel: 2,
      costPerPerson: 2,
      costPerDistance: 2,
    },
    solve(form) {
      const [distance, given] = [form.positive('distance'), form.positive('fuelEfficiency')];
      // Litres per 100 km count the other way round.
      const units = { metric: false, per100: true, us: false, imperial: false };
      const fuelNeeded = form.choice('unit', units, 'metric')
        ? distance.mul(given).div(100)
        : distance.div(given);
      const totalCost = fuelNeeded.mul(form.positive('fuelPrice'));
      const trips = form
        .factor('trip', { once: 1, return: 2 }, 'once')
        .mul(form.number('times', { from: 1, to: 1000, whole: true, default: '1' }));
      const extras = form.amountOrZero('extraCosts');
      const people = form.number('people', { from: 1, to: 100, whole: true, default: '1' });
      const all = totalCost.mul(trips).add(extras);
      const isMore = trips.cmp(1) > 0 || extras.cmp(0) > 0;
      return {
        results: {
          fuelNeeded,
          totalCost,
          allCost: isMore ? all : undefined,
          allFuel: isMore ? fuelNeeded.mul(trips) : undefined,
          costPerPerson: people.cmp(1) > 0 ? all.div(people) : undefined,
          costPerDistance: totalCost.div(distance),
        },
      };
    },
  },

  'unit-converter': {
    decimals: { result: 4, precise: '10 sig' },
    solve(form) {
      const from = form.factor('from', metresIn, 'meters');
      const unit = form.option('to', Object.keys(metresIn), 'feet');
      const isFeet = form.option('from', Object.keys(metresIn), 'meters') === 'feet';
      const inches = isFeet
        ? form.number('plusInches', { from: 0, below: 12, default: '0', blank: '0' })
        : 0;
      const metres = form.amount('value').mul(from).add(Rational.of(inches).mul('0.0254'));
      const result = metres.div(form.factor('to', metresIn, 'feet'));
      const all = metres.div('0.0254').rounded(2);
      const feet = all.div(12).floor();
      const left = all.sub(Rational.of(String(feet)).mul(12)).toFixed(2);
      return {
        results: {
          result,
          precise: result,
          feetAndInches:
            unit === 'feet' || unit === 'inches'
              ? `${grouped(String(feet))} ft ${left.replace(/\.?0+$/, '')} in`
              : undefined,
        },
      };
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
    decimals: {
      energyKwh: 2,
      cost: 2,
      allCost: 2,
      allEnergyKwh: 2,
      yearCost: 2,
      'applianceTable.energy': 2,
      'applianceTable.cost': 2,
    },
    inputs: (random) => ({
      powerWatts: random.pick(['60', '1500', random.between(1, 4000, 2)]),
      hoursPerDay: random.pick(['24', '0.5', random.between(0.01, 24, 2)]),
      ...(random.chance(0.7) && {
        days: random.pick(['7', '30', '365', random.between(1, 400, 1)]),
      }),
      ratePerKwh: random.pick(['0', '0.3', random.between(0.01, 2, 3)]),
      ...(random.chance(0.6) && {
        appliances: Array.from({ length: random.int(1, 4) }, () => ({
          name: random.pick(['', 'Fridge', ' Lamp ']),
          watts: random.chance(0.05) ? random.pick(['', '0']) : random.between(1, 3000, 1),
          hours: random.chance(0.05) ? random.pick(['', '25']) : random.between(0.1, 24, 1),
          count: random.pick(['1', '1', String(random.int(1, 1000))]),
        })),
      }),
    }),
    solve(form) {
      const days = form.positive('days', '30');
      const first = form
        .positive('powerWatts')
        .mul(form.number('hoursPerDay', { above: 0, to: 24 }));
      const rate = form.amount('ratePerKwh');
      const more = form.rows('appliances').length === 0 ? [] : form.rowForms('appliances', 30);
      const rows = more
        .filter((row) => row.typedText('watts') !== '' || row.typedText('hours') !== '')
        .map((row, index) => ({
          appliance: row.typedText('name').trim() || `Appliance ${index + 2}`,
          perDay: row
            .positive('watts')
            .mul(row.number('hours', { above: 0, to: 24 }))
            .mul(row.number('count', { from: 1, to: 1000, whole: true })),
        }));
      const energyOf = (perDay: Rational) => perDay.mul(days).div(1000);
      const energyKwh = energyOf(first);
      const all = [{ appliance: 'First appliance', perDay: first }, ...rows];
      const allEnergyKwh = all.reduce(
        (so, { perDay }) => so.add(energyOf(perDay)),
        new Rational(0n),
      );
      const allCost = allEnergyKwh.mul(rate);
      return {
        results: {
          energyKwh,
          cost: energyKwh.mul(rate),
          yearCost: allCost.mul(365).div(days),
          ...(rows.length > 0 && {
            allEnergyKwh,
            allCost,
            applianceTable: all.map(({ appliance, perDay }) => ({
              appliance,
              energy: energyOf(perDay),
              cost: energyOf(perDay).mul(rate),
            })),
          }),
        },
      };
    },
  },
};
