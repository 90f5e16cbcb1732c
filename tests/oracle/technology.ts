import { asPercent, percent } from './loans.ts';
import { completeRows } from './loans-debt.ts';
import type { Form, Oracles } from './oracle.ts';
import { max, min, Rational } from './rational.ts';

/** The last step of a rising list that a value reaches. */
const tier = (
  value: Rational,
  first: string,
  steps: readonly (readonly [number, string])[],
): string => steps.filter(([from]) => value.cmp(from) >= 0).at(-1)?.[1] ?? first;

const optional = (form: Form, id: string, initial: string): Rational =>
  form.number(id, { from: 0, default: initial, blank: '0' });

export const technology: Oracles = {
  'domain-value': {
    decimals: {
      total: 0,
      revenueValue: 0,
      trafficValue: 0,
      seoValue: 0,
      ageBonus: 0,
      extensionBonus: 0,
    },
    solve(form) {
      const revenue = optional(form, 'annualRevenue', '0');
      const traffic = optional(form, 'monthlyTraffic', '0');
      const backlinks = optional(form, 'backlinks', '0');
      const age = optional(form, 'domainAge', '0');
      const premium = form.factor(
        'extension',
        { other: 0, ioCo: 10, netOrg: 20, com: 30 },
        'other',
      );
      const multiple = tier(revenue, '2', [
        [20000, '2.2'],
        [50000, '2.5'],
        [100000, '3'],
      ]);
      const visit = tier(traffic, '0.03', [
        [5000, '0.04'],
        [20000, '0.06'],
        [50000, '0.08'],
      ]);
      const revenueValue = revenue.mul(multiple);
      const trafficValue = traffic.mul(visit).mul(12);
      const seoValue = backlinks.div(1000).mul(500);
      const ageBonus = min(age, 20).mul(500);
      const subtotal = revenueValue.add(trafficValue).add(seoValue).add(ageBonus);
      const extensionBonus = percent(subtotal, premium);
      const total = max(0, subtotal.add(extensionBonus).rounded(0));
      return {
        results: { total, revenueValue, trafficValue, seoValue, ageBonus, extensionBonus },
      };
    },
  },

  'crypto-profit': {
    decimals: {
      grossProceeds: 2,
      grossCost: 2,
      totalFees: 2,
      netProfit: 2,
      roiPercent: 2,
      percentChange: 2,
      totalAmount: '<= 12',
      averagePrice: '<= 12',
      averageCost: '<= 12',
      breakEvenPrice: '<= 12',
    },
    solve(form) {
      const buy = form.positive('buyPrice', '30000');
      const sell = form.positive('sellPrice', '35000');
      const first = form.positive('amount', '0.1');
      const [buyRate, sellRate] = [
        optional(form, 'buyFee', '0.1'),
        optional(form, 'sellFee', '0.1'),
      ];
      const more = completeRows(form, 'purchases', { price: { above: 0 }, amount: { above: 0 } });
      const all = [{ price: buy, amount: first }, ...more];
      const amount = all.reduce((total, each) => total.add(each.amount), new Rational(0n));
      const grossProceeds = sell.mul(amount);
      const grossCost = all.reduce(
        (total, each) => total.add(each.price.mul(each.amount)),
        new Rational(0n),
      );
      const average = grossCost.div(amount);
      const buyFee = percent(grossCost, buyRate);
      const sellFee = percent(grossProceeds, sellRate);
      const averageCost = grossCost.add(buyFee).div(amount);
      const totalFees = buyFee.add(sellFee);
      const netProfit = grossProceeds.sub(grossCost).sub(totalFees);
      return {
        results: {
          grossProceeds,
          grossCost,
          totalFees,
          netProfit,
          roiPercent: asPercent(netProfit, grossCost.add(buyFee)),
          percentChange: asPercent(sell.sub(average), average),
          ...(more.length > 0 && {
            totalAmount: amount,
            averagePrice: average,
            averageCost,
            breakEvenPrice:
              sellRate.cmp(100) < 0
                ? averageCost.mul(100).div(new Rational(100n).sub(sellRate))
                : undefined,
          }),
        },
      };
    },
  },
};
