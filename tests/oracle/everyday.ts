import { type Day, dayNumber, isLeap, monthsAndDays, weekday } from './calendar.ts';
import { percent } from './loans.ts';
import { type Form, need, type Oracles, type Outcome, refuse } from './oracle.ts';
import { Rational } from './rational.ts';
import { grouped } from './show.ts';
import { aheadAt, changesOf, momentsAt, nameAt } from './zones.ts';

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

/** Zones beside the twelve: with half and quarter hours, skipped days, seconds, and rules that ended. */
const furtherZones = [
  ...[
    'America/New_York',
    'America/St_Johns',
    'America/Sao_Paulo',
    'America/Havana',
    'America/Caracas',
  ],
  ...['Asia/Kathmandu', 'Asia/Tehran', 'Asia/Pyongyang', 'Asia/Shanghai', 'Asia/Jerusalem'],
  ...['Europe/Berlin', 'Europe/Moscow', 'Europe/Lisbon', 'Europe/Dublin', 'Africa/Monrovia'],
  ...['Australia/Lord_Howe', 'Australia/Eucla', 'Pacific/Apia', 'Pacific/Pago_Pago'],
  ...['Pacific/Kiritimati', 'Pacific/Chatham', 'Antarctica/Troll', 'Africa/Johannesburg'],
];
const allZones = [...Object.keys(offsets), ...furtherZones];

/** The end of 2036: the rules of the second source end a year later. */
const lastMoment = 2_114_380_800;
const daySeconds = 86_400;

/** A clock reading in seconds since 1970 as day and time; seconds are written where there are some. */
function clockOf(reading: number) {
  const days = Math.floor(reading / daySeconds);
  const [whole = '', time = ''] = new Date(reading * 1000).toISOString().split('T');
  return { days, day: whole, time: time.slice(0, time.slice(6, 8) === '00' ? 5 : 8) };
}

const countOf = (count: number, unit: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`];

/** What the clocks of other zones show on a day, by the tz database of another package. */
function onDay(form: Form, from: string, to: string, secondOfDay: number): Outcome {
  const day = form.day('date');
  need(day.year >= 1970 && day.year <= 2099);
  const reading =
    (dayNumber(day) - dayNumber({ year: 1970, month: 1, day: 1 })) * daySeconds + secondOfDay;
  const [at, again] = momentsAt(from, reading);
  if (at === undefined) {
    const change = changesOf(from).find((each) => {
      const [before, after] = [aheadAt(from, each - 1), aheadAt(from, each)];
      return each + before <= reading && reading < each + after;
    }) as number;
    const edges = [aheadAt(from, change - 1), aheadAt(from, change)].map((ahead) => change + ahead);
    const [leaves, enters] = edges.map((edge) => clockOf(edge).time);
    if ((edges[1] as number) - (edges[0] as number) >= daySeconds) {
      refuse('This day does not exist there: the calendar skips it. Enter another date.', 'date');
    }
    refuse(
      `This time does not exist there on that day: the clocks go forward from ${leaves} to ${enters}. Enter another time.`,
      'time',
    );
  }
  const clock = (zone: string) => {
    const ahead = aheadAt(zone, at);
    const size = clockOf(Math.abs(ahead)).time;
    const offset = [nameAt(zone, at), `UTC${ahead < 0 ? '−' : '+'}${size}`];
    return { ...clockOf(at + ahead), offset: offset.filter(Boolean).join(', ') };
  };
  const there = clock(to);
  const difference = aheadAt(to, at) - aheadAt(from, at);
  const size = Math.abs(difference);
  const words = [
    ...countOf(Math.floor(size / 3600), 'hour'),
    ...countOf(Math.floor((size % 3600) / 60), 'minute'),
    ...countOf(size % 60, 'second'),
  ].join(' ');
  const inUtc = clockOf(at);
  const utcDay = new Date(at * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const others = form.rows('others').flatMap(({ zone = '' }) => (zone ? [zone] : []));
  const place = (zone: string) => {
    const { time, day: date, offset } = clock(zone);
    return { zone, time, date, offset };
  };
  return {
    results: {
      convertedTime: there.time,
      convertedDate: there.day,
      dayOffset: Rational.of(there.days - Math.floor(reading / daySeconds)),
      timeDifference:
        difference === 0 ? 'No difference' : `${words} ${difference > 0 ? 'ahead' : 'behind'}`,
      fromOffset: clock(from).offset,
      toOffset: there.offset,
      utcTime: `${inUtc.time} on ${utcDay}`,
      clockRemark:
        again === undefined
          ? undefined
          : 'This time occurs twice on that day, because the clocks go back. The first one is used.',
      targets: others.length > 0 ? [to, ...others].map(place) : undefined,
    },
    tables: () => ({ meeting: meetingOn(from, [to, ...others], reading - secondOfDay) }),
  };
}

/** Every whole hour of a day in several zones. */
function meetingOn(from: string, zones: readonly string[], start: number) {
  const marks = [' two days before', ' day before', '', ' next day', ' two days on'];
  const within = (times: readonly string[], first: string, last: string) =>
    times.every((time) => time >= first && time <= last);
  const hours = Array.from({ length: 24 }, (_, hour) => start + hour * 3600);
  return hours.flatMap((reading) => {
    const [at] = momentsAt(from, reading);
    if (at === undefined) return [];
    const here = clockOf(reading);
    const clocks = zones.map((zone) => clockOf(at + aheadAt(zone, at)));
    const times = [here, ...clocks].map(({ time }) => time.slice(0, 5));
    const waking = within(times, '07:00', '21:59') ? 'Waking hours' : '';
    const [there = '', ...more] = clocks.map(
      ({ days, time }) => `${time}${marks[days - here.days + 2]}`,
    );
    return [
      {
        here: here.time,
        there,
        ...Object.fromEntries(more.map((text, index) => [`other${index + 1}`, text])),
        fit: within(times, '09:00', '16:59') ? 'Working hours' : waking,
      },
    ];
  });
}

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
    inputs: (random) => {
      const zone = random.pick(random.chance(0.4) ? Object.keys(offsets) : furtherZones);
      const away = random.pick(random.chance(0.4) ? Object.keys(offsets) : furtherZones);
      if (random.chance(0.15)) {
        return {
          time: random.time(),
          from: random.pick(random.chance(0.9) ? Object.keys(offsets) : furtherZones),
          to: random.pick(random.chance(0.9) ? Object.keys(offsets) : furtherZones),
        };
      }
      // Around a change of the clocks, or any day.
      const changes = changesOf(zone).filter((at) => at < lastMoment);
      const near = changes.length > 0 && random.chance(0.5);
      const at = near
        ? random.pick(changes) + aheadAt(zone, 0) + random.int(-8, 8) * 900
        : random.int(0, lastMoment);
      return {
        time: clockOf(at - (at % 60)).time,
        date: clockOf(Math.max(0, at)).day,
        from: zone,
        to: away,
        ...(random.chance(0.4) && {
          others: Array.from({ length: random.int(1, 4) }, () => ({
            zone: random.chance(0.1) ? '' : random.pick(allZones),
          })),
        }),
      };
    },
    solve(form) {
      const [hours = 0, minutes = 0] = form.time('time').split(':').map(Number);
      const from = form.option('from', allZones, 'UTC');
      const to = form.option('to', allZones, 'Asia/Kolkata');
      if (!form.typedText('date')) {
        if (furtherZones.includes(from) || furtherZones.includes(to)) {
          refuse('Enter a date: the clocks of this zone follow the date.', 'date');
        }
        const shift =
          form.choice('to', offsets, 'Asia/Kolkata') - form.choice('from', offsets, 'UTC');
        const { time, days } = clockOf((hours * 60 + minutes + shift * 60) * 60);
        return { results: { convertedTime: time, dayOffset: Rational.of(days) } };
      }
      return onDay(form, from, to, hours * 3600 + minutes * 60);
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
