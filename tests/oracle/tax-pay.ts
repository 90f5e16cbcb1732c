import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cents } from './cents.ts';
import { type Bracket, incomeTax } from './income-tax.ts';
import { outcomeOf } from './limit.ts';
import { asPercent, percent } from './loans.ts';
import { type Form, need, type Oracles, refuse, type Typed, within } from './oracle.ts';
import type { Random } from './random.ts';
import { max, min, Rational, zero } from './rational.ts';

/** A percentage from 0 to 100. */
const rateOf = (form: Form, id: string, initial?: string): Rational =>
  form.number(id, { from: 0, to: 100, ...(initial === undefined ? {} : { default: initial }) });

type Cells = Readonly<Record<string, string>>;

/** The rows with a number in one of these columns, each with its place in the form. */
const filledRows = (form: Form, id: string, columns: readonly string[]) =>
  form
    .rows(id)
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => columns.some((column) => (row[column] ?? '') !== ''));

/** The number in a cell of a row that must be complete. */
function cell(row: Cells, column: string, domain: Parameters<typeof within>[1]): Rational {
  const text = row[column] ?? '';
  need(text !== '');
  return within(text, domain);
}

const isAbove = (x: Rational, limit: number): boolean => x.cmp(limit) > 0;

function ownBrackets(form: Form): readonly Bracket[] {
  const rows = filledRows(form, 'ownBrackets', ['from', 'rate']);
  need(rows.length >= 1 && rows.length <= 20);
  const brackets = rows.map(({ row, index }) => ({
    from: cell(row, 'from', { from: 0 }),
    rate: cell(row, 'rate', { from: 0, to: 100 }),
    index,
  }));
  for (const [at, { from, index }] of brackets.entries()) {
    const before = brackets[at - 1];
    if (before && from.cmp(before.from) <= 0) {
      refuse('Each bracket must start above the one before it.', `ownBrackets.${index}.from`);
    }
  }
  return brackets;
}

// ---------------------------------------------------------------- what people type

/** Now and then something in the fields that the chosen mode hides: it must not matter. */
const hidden = (random: Random, ...ids: readonly string[]): Typed =>
  Object.fromEntries(
    ids
      .filter(() => random.chance(0.2))
      .map((id) => [id, random.pick(['-7', '0', '123.45', '5000000000'])]),
  );

/** An amount from 0: everyday, any size, or one with more digits than a double holds. */
const amount = (random: Random): string =>
  random.pick([
    () => random.amount(1, 1000),
    () => random.amount(0.01, 10),
    () => random.amount(),
    () => random.pick(['0', '0.01', '0.005', '123456789012345678.99', '99999999999999999999']),
  ])();

/** An amount above zero, or now and then not. */
const positive = (random: Random): string =>
  random.chance(0.04) ? random.pick(['0', '-0.01']) : random.amount(0.01, 1e7);

/** A percentage from 0 to 100, now and then past an end. */
const rate = (random: Random): string =>
  random.pick([
    () => random.pick(['0', '5', '7', '8.875', '19', '20', '25', '100']),
    () => random.between(0, 30, 3),
    () => random.between(0, 100, 2),
    () => random.near(0, 100),
  ])();

/** A price and a rate whose tax ends on half a cent. */
const onHalfACent = (random: Random): readonly [price: string, rate: string] => [
  ((2 * random.int(0, 5000) + 1) / 10).toFixed(1),
  random.pick(['5', '15', '25', '35']),
];

/** A price and a rate, and a price with tax: what comes of it, of half a cent more, or any. */
function taxedPrice(random: Random): readonly [net: string, rate: string, gross: string] {
  const [net, of] = random.chance(0.2) ? onHalfACent(random) : [amount(random), rate(random)];
  const factor = Rational.of(of).div(100).add(1);
  const gross = random.pick([
    () => cents(Rational.of(net).mul(factor)).toFixed(2),
    () =>
      Rational.of((2 * random.int(0, 20000) + 1) / 200)
        .mul(factor)
        .toFixed(12),
    () => amount(random),
  ])();
  return [net, of, gross];
}

/** The same input, typed or left as the page opens. */
const orDefault = (random: Random, id: string, text: string): Typed =>
  random.chance(0.2) ? {} : { [id]: text };

/** A field that may stay blank: left out, blank, or filled. */
const optional = (random: Random, id: string, text: string): Typed =>
  random.pick<Typed>([{}, { [id]: '' }, { [id]: '0' }, { [id]: text }, { [id]: text }]);

function discountRows(random: Random, price: string): Typed {
  const row = (): Cells => {
    if (random.chance(0.06)) return { kind: random.pick(['percent', 'amount']), value: '' };
    if (random.chance(0.65)) {
      const off = random.pick(['0', '10', '20', '30', '33.33', '100', random.between(0, 100, 3)]);
      const above = random.pick(['100.0001', '150']);
      return { kind: 'percent', value: random.chance(0.03) ? above : off };
    }
    const part = Rational.of(price).mul(random.pick(['0', '0.1', '0.25', '0.5', '1', '1.5']));
    return { kind: 'amount', value: random.pick([part.toFixed(2), '5', '0.005']) };
  };
  return { discounts: Array.from({ length: random.int(1, 5) }, row) };
}

/** Brackets that rise, but for a few; rows in between may be blank. */
function bracketRows(random: Random): readonly Cells[] {
  const length = random.chance(0.05) ? 20 : random.int(1, 6);
  let start = random.chance(0.6) ? 0 : random.int(1, 20000);
  return Array.from({ length }, (): Cells => {
    if (length < 20 && random.chance(0.06)) return { from: '', rate: '' };
    if (random.chance(0.01)) return random.pick<Cells>([{ from: '10' }, { from: '', rate: '10' }]);
    const from = random.chance(0.2) ? `${start}.5` : String(start);
    start += random.chance(0.03) ? random.pick([0, -1]) : random.int(1, 30000);
    return { from, rate: random.pick(['0', '10', '20', '6.125', '100', random.between(0, 60, 3)]) };
  });
}

/** An income on a threshold of a schedule or a hundredth to one side of it, or any. */
const known = [
  'costMarkup',
  'costMargin',
  'costProfit',
  'costPrice',
  'priceMarkup',
  'priceMargin',
] as const;

const periodsAYear = {
  hour: 2080,
  week: 52,
  biweekly: 26,
  semimonthly: 24,
  month: 12,
  year: 1,
};

const payPeriods = [
  'hour',
  'day',
  'week',
  'biweekly',
  'semimonthly',
  'month',
  'quarter',
  'year',
] as const;

// ---------------------------------------------------------------- the calculators

/** The entries of a data set, read on their own. */
const entriesOf = <E>(set: string): Readonly<Record<string, E>> =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../calculators/shared/data/${set}.json`), 'utf8'),
  ).entries;

const countries = entriesOf<{ readonly rate: number }>('vat');
const states = entriesOf<{ readonly state: number; readonly combined: number }>('sales-tax-us');

/** The rate typed, or that of a state, which is a result as well. */
function stateRate(form: Form) {
  const place = form.option('place', ['typed', ...Object.keys(states)], 'typed');
  if (place === 'typed') return { rate: rateOf(form, 'taxRate'), rateUsed: undefined };
  const figure = form.option('include', ['combined', 'state'], 'combined');
  const rate = Rational.of(states[place]?.[figure] ?? 0);
  return { rate, rateUsed: rate };
}

export const taxPay: Oracles = {
  'sales-tax': {
    decimals: { gross: 2, net: 2, foundRate: 3, tax: 2, rateUsed: '<= 3' },
    inputs(random) {
      const mode = random.pick(['add', 'extract', 'rate']);
      const [netPrice, taxRate, grossPrice] = taxedPrice(random);
      const rates: Typed = random.chance(0.3)
        ? {
            place: random.pick(Object.keys(states)),
            ...(random.chance(0.7) && { include: random.pick(['combined', 'state']) }),
            ...hidden(random, 'taxRate'),
          }
        : { taxRate };
      if (mode === 'add') return { mode, netPrice, ...rates, ...hidden(random, 'grossPrice') };
      if (mode === 'extract') return { mode, grossPrice, ...rates, ...hidden(random, 'netPrice') };
      const times = random.pick(['1', '1', '1.0625', '1.08875', '1.2', '0.9999']);
      const paid = random.chance(0.8) ? Rational.of(netPrice).mul(times).toFixed(4) : grossPrice;
      return { mode, netPrice, grossPrice: paid, ...hidden(random, 'taxRate') };
    },
    solve(form) {
      const mode = form.option('mode', ['add', 'extract', 'rate'], 'add');
      if (mode === 'add') {
        const net = form.amount('netPrice');
        const { rate, rateUsed } = stateRate(form);
        const tax = cents(percent(net, rate));
        return outcomeOf({ gross: net.add(tax), tax, rateUsed });
      }
      if (mode === 'extract') {
        const gross = form.amount('grossPrice');
        const { rate, rateUsed } = stateRate(form);
        const net = cents(gross.mul(100).div(rate.add(100)));
        return outcomeOf({ net, tax: gross.sub(net), rateUsed });
      }
      const net = form.amount('netPrice');
      const gross = form.amount('grossPrice');
      if (net.cmp(0) === 0) refuse('Enter a price before tax above 0.', 'netPrice');
      const tax = gross.sub(net);
      if (tax.cmp(0) < 0) {
        refuse('The price with tax cannot be below the price before tax.', 'grossPrice');
      }
      return outcomeOf({ foundRate: asPercent(tax, net), tax });
    },
  },

  vat: {
    decimals: { gross: 2, net: 2, vat: 2, vatShare: 2, rateUsed: '<= 3' },
    inputs(random) {
      const mode = random.pick(['add', 'remove']);
      const [netPrice, vatRate, grossPrice] = taxedPrice(random);
      const rates = random.chance(0.3)
        ? { place: random.pick(Object.keys(countries)), ...hidden(random, 'vatRate') }
        : orDefault(random, 'vatRate', vatRate);
      return mode === 'add'
        ? { mode, netPrice, ...rates, ...hidden(random, 'grossPrice') }
        : { mode, grossPrice, ...rates, ...hidden(random, 'netPrice') };
    },
    solve(form) {
      const place = form.option('place', ['typed', ...Object.keys(countries)], 'typed');
      const isTyped = place === 'typed';
      const vatRate = isTyped
        ? rateOf(form, 'vatRate', '20')
        : Rational.of(countries[place]?.rate ?? 0);
      const vatShare = asPercent(vatRate, vatRate.add(100));
      const rateUsed = isTyped ? undefined : vatRate;
      if (form.option('mode', ['add', 'remove'], 'add') === 'add') {
        const net = form.amount('netPrice');
        const vat = cents(percent(net, vatRate));
        return outcomeOf({ gross: net.add(vat), vat, vatShare, rateUsed });
      }
      const gross = form.amount('grossPrice');
      const net = cents(gross.mul(100).div(vatRate.add(100)));
      return outcomeOf({ net, vat: gross.sub(net), vatShare, rateUsed });
    },
  },

  discount: {
    decimals: {
      finalPrice: 2,
      saved: 2,
      effectivePercent: 2,
      unitPrice: 2,
      withTax: 2,
      'stages.discount': 0,
      'stages.off': 2,
      'stages.price': 2,
    },
    inputs(random) {
      const price = random.chance(0.5)
        ? ((2 * random.int(0, 5000) + 1) / 20).toFixed(2)
        : random.pick([positive(random), amount(random)]);
      const quantity = random.pick(['1', '2', '1000000', '1000001', '0', '1.5', '3', '12', '100']);
      return {
        price,
        ...discountRows(random, price),
        ...(random.chance(0.6) ? {} : { quantity }),
        ...optional(random, 'taxRate', rate(random)),
      };
    },
    solve(form) {
      const price = form.positive('price');
      const quantity = form.number('quantity', { from: 1, to: 1e6, whole: true, default: '1' });
      const rows = filledRows(form, 'discounts', ['value']);
      need(rows.length >= 1 && rows.length <= 5);
      const discounts = rows.map(({ row, index }) => {
        need(row.kind === 'percent' || row.kind === 'amount');
        return { kind: row.kind, index, value: cell(row, 'value', { from: 0 }) };
      });
      const taxRate = form.amountOrZero('taxRate', 100);
      for (const { kind, index, value } of discounts) {
        if (kind === 'percent' && isAbove(value, 100)) {
          refuse('A percentage cannot be above 100.', `discounts.${index}.value`);
        }
      }
      let left = price;
      const stages = discounts.map(({ kind, value }, index) => {
        const before = left;
        left = kind === 'percent' ? before.sub(percent(before, value)) : before.sub(value);
        left = max(0, left);
        return { discount: Rational.of(index + 1), off: before.sub(left), price: left };
      });
      const unitPrice = cents(left);
      const finalPrice = unitPrice.mul(quantity);
      const saved = price.mul(quantity).sub(finalPrice);
      return outcomeOf({
        finalPrice,
        saved,
        effectivePercent: asPercent(saved, price.mul(quantity)),
        unitPrice,
        withTax: isAbove(taxRate, 0)
          ? finalPrice.add(cents(percent(finalPrice, taxRate)))
          : undefined,
        stages,
      });
    },
  },

  'salary-converter': {
    decimals: {
      annual: 2,
      quarterly: 2,
      monthly: 2,
      semimonthly: 2,
      biweekly: 2,
      weekly: 2,
      daily: 2,
      hourly: 2,
      annualAdjusted: 2,
      monthlyAdjusted: 2,
    },
    inputs(random) {
      const weeks = random.pick(['52', '53', '48', '46.5', random.near(0, 53), '50']);
      const days = random.pick(['5', '4', '4.5', '7', random.near(0, 7), '6']);
      const all = Rational.of(days).mul(weeks);
      const unpaid = random.pick([
        '10',
        '0.5',
        random.between(0, 60, 2),
        all.toFixed(8),
        all.add(random.pick(['-0.0001', '0.0001'])).toFixed(8),
      ]);
      return {
        amount: positive(random),
        per: random.pick(payPeriods),
        ...orDefault(
          random,
          'hoursPerWeek',
          random.pick(['40', '37.5', '35', random.near(0, 168), random.between(1, 168, 2)]),
        ),
        // With both left out, a year has 260 days.
        ...(random.chance(0.2)
          ? optional(random, 'unpaidDays', random.pick(['260', '260.01', '259.99', '10']))
          : {
              daysPerWeek: days,
              weeksPerYear: weeks,
              ...optional(random, 'unpaidDays', unpaid),
            }),
      };
    },
    solve(form) {
      const amount = form.positive('amount');
      const per = form.option('per', payPeriods, 'hour');
      const hours = form.number('hoursPerWeek', { above: 0, to: 168, default: '40' });
      const daysPerWeek = form.number('daysPerWeek', { above: 0, to: 7, default: '5' });
      const weeks = form.number('weeksPerYear', { above: 0, to: 53, default: '52' });
      const unpaidDays = form.amountOrZero('unpaidDays');
      const days = daysPerWeek.mul(weeks);
      if (unpaidDays.cmp(days) > 0) {
        refuse('That is more days than you work in a year.', 'unpaidDays');
      }
      const periods = {
        hour: hours.mul(weeks),
        day: days,
        week: weeks,
        biweekly: weeks.div(2),
        semimonthly: Rational.of(24),
        month: Rational.of(12),
        quarter: Rational.of(4),
        year: Rational.of(1),
      };
      const annual = amount.mul(periods[per]);
      const adjusted = isAbove(unpaidDays, 0)
        ? annual.mul(days.sub(unpaidDays)).div(days)
        : undefined;
      return outcomeOf({
        annual,
        quarterly: annual.div(periods.quarter),
        monthly: annual.div(periods.month),
        semimonthly: annual.div(periods.semimonthly),
        biweekly: annual.div(periods.biweekly),
        weekly: annual.div(periods.week),
        daily: annual.div(periods.day),
        hourly: annual.div(periods.hour),
        annualAdjusted: adjusted,
        monthlyAdjusted: adjusted?.div(12),
      });
    },
  },

  'overtime-pay': {
    decimals: {
      totalPay: 2,
      regularPay: 2,
      overtimePay: 2,
      overtimeHours: '<= 2',
      regularRate: 2,
      effectiveRate: 2,
    },
    inputs(random) {
      const threshold = random.pick(['40', '38', '35', '0', '168', random.near(0, 40, 168)]);
      const hoursWorked = random.pick([
        random.between(1, 168, 3),
        random.between(38, 60, 2),
        random.near(40, Number(threshold), 168),
        threshold,
      ]);
      return {
        hourlyRate: positive(random),
        hoursWorked,
        ...orDefault(random, 'threshold', threshold),
        ...orDefault(
          random,
          'multiplier',
          random.pick(['1', '1.5', '2', '5', random.near(1, 5), random.between(1, 5, 3)]),
        ),
        ...optional(random, 'bonus', amount(random)),
      };
    },
    solve(form) {
      const hourlyRate = form.positive('hourlyRate');
      const hoursWorked = form.number('hoursWorked', { above: 0, to: 168 });
      const threshold = form.number('threshold', { from: 0, to: 168, default: '40' });
      const multiplier = form.number('multiplier', { from: 1, to: 5, default: '1.5' });
      const bonus = form.amountOrZero('bonus');
      const overtimeHours = max(0, hoursWorked.sub(threshold));
      const regularRate = hourlyRate.add(bonus.div(hoursWorked));
      const regularPay = hourlyRate.mul(min(hoursWorked, threshold));
      const overtimePay = overtimeHours.mul(hourlyRate.add(regularRate.mul(multiplier.sub(1))));
      const totalPay = regularPay.add(overtimePay).add(bonus);
      return outcomeOf({
        totalPay,
        regularPay,
        overtimePay,
        overtimeHours,
        regularRate: isAbove(bonus, 0) ? regularRate : undefined,
        effectiveRate: totalPay.div(hoursWorked),
      });
    },
  },

  'pay-raise': {
    decimals: {
      newPay: 2,
      raise: 2,
      percentChange: 2,
      raisePerMonth: 2,
      raisePerYear: 2,
      realRaise: 2,
      afterTaxYear: 2,
      afterTaxMonth: 2,
    },
    inputs(random) {
      const oldPay = positive(random);
      const mode = random.pick(['percent', 'amount', 'newPay']);
      const raisePercent = random.pick([
        '0',
        '5',
        '-5',
        random.between(-20, 20, 3),
        random.near(-100, 1000),
      ]);
      const raiseAmount = random.pick([
        `-${oldPay.replace('-', '')}`,
        Rational.of(oldPay).mul(-1).sub('0.0001').toFixed(5),
        random.between(-20, 2000, 3),
        random.amount(1, 1e5),
        '0',
      ]);
      const targetPay = random.pick(['0', oldPay, random.amount(1, 1e6), amount(random), '-1']);
      const typed = { raisePercent, raiseAmount, targetPay };
      const of = { percent: 'raisePercent', amount: 'raiseAmount', newPay: 'targetPay' }[mode] as
        | 'raisePercent'
        | 'raiseAmount'
        | 'targetPay';
      return {
        oldPay,
        payPeriod: random.pick(Object.keys(periodsAYear)),
        mode,
        ...hidden(random, ...Object.keys(typed).filter((id) => id !== of)),
        [of]: typed[of],
        ...optional(random, 'inflation', rate(random)),
        ...optional(random, 'hoursPerWeek', random.pick(['37.5', random.near(0, 168), '168'])),
        ...optional(random, 'weeksPerYear', random.pick(['39', random.near(0, 53), '53'])),
        ...optional(random, 'marginalRate', rate(random)),
      };
    },
    solve(form) {
      const oldPay = form.positive('oldPay');
      const periods = form.factor('payPeriod', periodsAYear, 'year');
      const newPayBy = {
        percent: () =>
          oldPay.add(percent(oldPay, form.number('raisePercent', { from: -100, to: 1000 }))),
        amount: () => oldPay.add(form.number('raiseAmount')),
        newPay: () => form.amount('targetPay'),
      };
      const newPay = newPayBy[form.option('mode', ['percent', 'amount', 'newPay'], 'percent')]();
      const inflation = form.amountOrZero('inflation', 100);
      const raise = newPay.sub(oldPay);
      const hours =
        periods.cmp(2080) === 0
          ? form
              .number('hoursPerWeek', { above: 0, to: 168, default: '40' })
              .mul(form.number('weeksPerYear', { above: 0, to: 53, default: '52' }))
          : undefined;
      const marginalRate = form.amountOrZero('marginalRate', 100);
      // Only an amount can be larger than the pay: the others have ranges.
      if (newPay.cmp(0) < 0) refuse('A cut cannot be larger than the pay.', 'raiseAmount');
      const raisePerYear = raise.mul(hours ?? periods);
      const afterTaxYear = raisePerYear.mul(Rational.of(100).sub(marginalRate)).div(100);
      const real = newPay.mul(100).div(oldPay.mul(inflation.add(100)));
      return outcomeOf({
        newPay,
        raise,
        percentChange: asPercent(raise, oldPay),
        raisePerMonth: raisePerYear.div(12),
        raisePerYear,
        realRaise: isAbove(inflation, 0) ? real.sub(1).mul(100) : undefined,
        ...(isAbove(marginalRate, 0) && { afterTaxYear, afterTaxMonth: afterTaxYear.div(12) }),
      });
    },
  },

  markup: {
    decimals: { sellingPrice: 2, itemCost: 2, profit: 2, markup: 2, margin: 2 },
    inputs(random) {
      const id = random.pick(known);
      const cost = positive(random);
      const negated = Rational.of(cost).mul(-1);
      const typed: Readonly<Record<string, string>> = {
        cost,
        price: random.pick([cost, random.amount(0.01, 1e5), positive(random)]),
        markupPercent: random.pick([
          '0',
          '25',
          '100',
          random.between(-50, 300, 3),
          random.near(-100, 1000000),
        ]),
        marginPercent: random.pick([
          '0',
          '35',
          '50',
          random.between(-50, 99, 3),
          random.near(100, -1000),
          '99.9999',
        ]),
        profitAmount: random.pick([
          '0',
          random.amount(0.01, 1e5),
          negated.div(2).toFixed(4),
          negated.toFixed(4),
          negated.add('0.0001').toFixed(4),
        ]),
      };
      const ids = {
        costMarkup: ['cost', 'markupPercent'],
        costMargin: ['cost', 'marginPercent'],
        costProfit: ['cost', 'profitAmount'],
        costPrice: ['cost', 'price'],
        priceMarkup: ['price', 'markupPercent'],
        priceMargin: ['price', 'marginPercent'],
      }[id];
      return {
        known: id,
        ...hidden(random, ...Object.keys(typed).filter((field) => !ids.includes(field))),
        ...Object.fromEntries(ids.map((field) => [field, typed[field] ?? ''])),
      };
    },
    solve(form) {
      const mode = form.option('known', known, 'costMarkup');
      const has = (...modes: readonly (typeof known)[number][]) => modes.includes(mode);
      const read = (holds: boolean, id: string, domain = {}) =>
        holds ? form.number(id, domain) : undefined;
      const cost = read(has('costMarkup', 'costMargin', 'costProfit', 'costPrice'), 'cost');
      const price = read(has('costPrice', 'priceMarkup', 'priceMargin'), 'price');
      const markupPercent = read(has('costMarkup', 'priceMarkup'), 'markupPercent', {
        above: -100,
        to: 1000000,
      });
      const marginPercent = read(has('costMargin', 'priceMargin'), 'marginPercent', {
        from: -1000,
      });
      const profitAmount = read(has('costProfit'), 'profitAmount');
      if (cost && !isAbove(cost, 0)) refuse('Enter an amount above 0.', 'cost');
      if (price && !isAbove(price, 0)) refuse('Enter an amount above 0.', 'price');
      if (marginPercent && marginPercent.cmp(100) >= 0) {
        refuse('A margin must be below 100%.', 'marginPercent');
      }
      // Of a cost of 1 and of a price of 1.
      const priceRatio = markupPercent?.div(100).add(1);
      const costRatio = marginPercent && Rational.of(1).sub(marginPercent.div(100));
      let [itemCost, sellingPrice] = [cost ?? zero, price ?? zero];
      if (cost && priceRatio) sellingPrice = cost.mul(priceRatio);
      else if (cost && costRatio) sellingPrice = cost.div(costRatio);
      else if (cost && profitAmount) sellingPrice = cost.add(profitAmount);
      else if (price && priceRatio) itemCost = price.div(priceRatio);
      else if (price && costRatio) itemCost = price.mul(costRatio);
      if (!isAbove(sellingPrice, 0)) {
        refuse('A loss cannot be as large as the cost.', 'profitAmount');
      }
      const profit = sellingPrice.sub(itemCost);
      return outcomeOf({
        sellingPrice: price ? undefined : sellingPrice,
        itemCost: cost ? undefined : itemCost,
        profit: profitAmount ? undefined : profit,
        markup: markupPercent ? undefined : asPercent(profit, itemCost),
        margin: marginPercent ? undefined : asPercent(profit, sellingPrice),
      });
    },
  },

  'income-tax': incomeTax(ownBrackets, bracketRows),
};
