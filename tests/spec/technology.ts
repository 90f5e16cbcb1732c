import { eachOf, money, orNothing, percent, positive, type Specification } from './facts.ts';

const wholeMoney = { kind: 'money', digits: 0 } as const;
const amount = { ...orNothing, default: 0 } as const;
const several = { figure: 'furtherCoins', above: 0 } as const;
const coins = { kind: 'number', digits: { atMost: 12 } } as const;
const price = { kind: 'money', digits: { atMost: 12 } } as const;
const fee = { ...orNothing, unit: '%', default: 0.1 } as const;

export const technology: Specification = {
  'domain-value': {
    category: 'technology',
    fields: {
      annualRevenue: amount,
      monthlyTraffic: { ...amount, unit: 'visits' },
      backlinks: { ...amount, unit: 'links' },
      domainAge: { ...amount, unit: 'years' },
      extension: {
        kind: 'choice',
        default: 'other',
        options: {
          other: [0, 'Any other'],
          ioCo: [10, '.io or .co'],
          netOrg: [20, '.net or .org'],
          com: [30, '.com'],
        },
      },
    },
    results: {
      total: wholeMoney,
      revenueValue: wholeMoney,
      trafficValue: wholeMoney,
      seoValue: wholeMoney,
      ageBonus: wholeMoney,
      extensionBonus: wholeMoney,
    },
    ranges: {
      multiple: [
        [0, 2],
        [20000, 2.2],
        [50000, 2.5],
        [100000, 3],
      ],
      visitValue: [
        [0, 0.03],
        [5000, 0.04],
        [20000, 0.06],
        [50000, 0.08],
      ],
    },
    constants: {
      perThousandLinks: 500,
      perYearOfAge: 500,
      mostYears: 20,
    },
    worked: [
      [{}, { total: '0', revenueValue: '0', trafficValue: '0', seoValue: '0', ageBonus: '0' }],
      [
        { annualRevenue: '', monthlyTraffic: '', backlinks: '', domainAge: '' },
        { total: '0', extensionBonus: '0' },
      ],
      [
        { annualRevenue: '19999', monthlyTraffic: '4999', backlinks: '1000', domainAge: '5' },
        {
          total: '44,798',
          revenueValue: '39,998',
          trafficValue: '1,800',
          seoValue: '500',
          ageBonus: '2,500',
          extensionBonus: '0',
        },
      ],
      [
        {
          annualRevenue: '20000',
          monthlyTraffic: '5000',
          backlinks: '1000',
          domainAge: '5',
          extension: 'ioCo',
        },
        {
          total: '54,340',
          revenueValue: '44,000',
          trafficValue: '2,400',
          extensionBonus: '4,940',
        },
      ],
      [
        { annualRevenue: '49999', monthlyTraffic: '19999' },
        { total: '119,597', revenueValue: '109,998', trafficValue: '9,600' },
      ],
      [
        { annualRevenue: '50000', monthlyTraffic: '20000', domainAge: '20', extension: 'netOrg' },
        {
          total: '179,280',
          revenueValue: '125,000',
          trafficValue: '14,400',
          ageBonus: '10,000',
          extensionBonus: '29,880',
        },
      ],
      [
        { annualRevenue: '99999', monthlyTraffic: '49999', domainAge: '21' },
        {
          total: '295,997',
          revenueValue: '249,998',
          trafficValue: '35,999',
          ageBonus: '10,000',
        },
      ],
      [
        {
          annualRevenue: '100000',
          monthlyTraffic: '50000',
          backlinks: '2500',
          domainAge: '30',
          extension: 'com',
        },
        {
          total: '467,025',
          revenueValue: '300,000',
          trafficValue: '48,000',
          seoValue: '1,250',
          ageBonus: '10,000',
          extensionBonus: '107,775',
        },
      ],
    ],
    refused: [
      ...['annualRevenue', 'monthlyTraffic', 'backlinks', 'domainAge'].flatMap((id) =>
        eachOf({}, id, '-0.01'),
      ),
      { extension: '' },
    ],
  },

  'crypto-profit': {
    category: 'technology',
    fields: {
      buyPrice: { ...positive, default: 30000 },
      sellPrice: { ...positive, default: 35000 },
      amount: { ...positive, unit: 'coins', default: 0.1 },
      buyFee: fee,
      sellFee: fee,
      purchases: {
        kind: 'rows',
        optional: true,
        incompleteRows: 'refuse',
        fields: { price: positive, amount: { ...positive, unit: 'coins' } },
      },
    },
    results: {
      grossProceeds: money,
      grossCost: money,
      totalFees: money,
      netProfit: money,
      roiPercent: percent,
      percentChange: percent,
      totalAmount: { ...coins, unit: 'coins', when: several },
      averagePrice: { ...price, when: several },
      averageCost: { ...price, when: several },
      breakEvenPrice: { ...price, when: [several, { field: 'sellFee', below: 100 }] },
    },
    reset: 'defaults',
    worked: [
      [
        {},
        {
          grossProceeds: '3,500.00',
          grossCost: '3,000.00',
          totalFees: '6.50',
          netProfit: '493.50',
          roiPercent: '16.43%',
          percentChange: '16.67%',
        },
      ],
      [
        { buyFee: '', sellFee: '' },
        { totalFees: '0.00', netProfit: '500.00', roiPercent: '16.67%' },
      ],
      [
        { buyFee: '1', sellFee: '2' },
        { totalFees: '100.00', netProfit: '400.00', roiPercent: '13.20%' },
      ],
      [
        { buyPrice: '40000', sellPrice: '20000', amount: '0.5' },
        {
          totalFees: '30.00',
          netProfit: '-10,030.00',
          roiPercent: '-50.10%',
          percentChange: '-50.00%',
        },
      ],
    ],
    refused: [
      ...['buyPrice', 'sellPrice', 'amount'].flatMap((id) => eachOf({}, id, '', '0', '-1')),
      ...eachOf({}, 'buyFee', '-0.01'),
      ...eachOf({}, 'sellFee', '-0.01'),
    ],
  },
};
