import type { Contract } from './contract.ts';

export const loansDebt: Contract = {
  'loan-amortization': {
    title: 'Loan Amortization Calculator',
    summary: 'The monthly payment of a loan, what it costs, and every payment to the last cent.',
    fields: {
      principal: { label: 'Loan amount', type: 'number', unit: 'currency', constraint: '>= 1' },
      annualRate: {
        label: 'Annual interest rate',
        type: 'number',
        unit: '% a year',
        constraint: '0..100',
      },
      termMonths: {
        label: 'Term',
        type: 'integer',
        unit: 'months',
        default: 360,
        constraint: '1..600; presets 36, 60, 120, 180, 240, 360',
      },
      firstPaymentDate: {
        label: 'First payment on',
        type: 'date',
        constraint: 'optional; from 1900-01-01 to 2199-12-31',
      },
    },
    results: {
      payment: { label: 'Monthly payment', kind: 'money', headline: true, decimals: '2' },
      totalInterest: { label: 'Interest in all', kind: 'money', headline: true, decimals: '2' },
      totalPaid: { label: 'Total paid', kind: 'money', decimals: '2' },
      numberOfPayments: {
        label: 'Number of payments',
        kind: 'number',
        unit: 'payments',
        decimals: '0',
      },
      finalPayment: { label: 'Last payment', kind: 'money', decimals: '2' },
      lastPaymentDate: {
        label: 'Last payment on',
        kind: 'date',
        shown: 'firstPaymentDate is filled',
      },
    },
    tables: ['schedule'],
    messages: ['Enter a date from 1900 to 2199.'],
  },

  'auto-loan': {
    title: 'Auto Loan Calculator',
    summary: 'The monthly payment of a car after down payment, trade-in, sales tax and fees.',
    fields: {
      price: { label: 'Price of the car', type: 'number', unit: 'currency', constraint: '>= 1' },
      downPayment: {
        label: 'Down payment',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
      },
      tradeInValue: {
        label: 'Trade-in value',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
      },
      tradeInOwed: {
        label: 'Still owed on the trade-in',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
        shown: 'tradeInValue > 0',
      },
      salesTaxRate: {
        label: 'Sales tax',
        type: 'number',
        unit: '%',
        constraint: 'optional; blank = 0; 0..30',
      },
      taxAfterTradeIn: {
        label: 'Tax only the price after trade-in',
        type: 'choice',
        default: 'yes',
        options: { yes: 'Yes', no: 'No' },
        shown: 'tradeInValue > 0',
      },
      fees: {
        label: 'Title, registration and other fees',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
      },
      annualRate: {
        label: 'Annual interest rate',
        type: 'number',
        unit: '% a year',
        constraint: '0..100',
      },
      termMonths: {
        label: 'Term',
        type: 'integer',
        unit: 'months',
        default: 60,
        constraint: '1..120; presets 36, 48, 60, 72, 84',
      },
    },
    results: {
      payment: { label: 'Monthly payment', kind: 'money', headline: true, decimals: '2' },
      amountFinanced: { label: 'Amount financed', kind: 'money', decimals: '2' },
      salesTax: { label: 'Sales tax', kind: 'money', decimals: '2' },
      totalInterest: { label: 'Interest in all', kind: 'money', decimals: '2' },
      totalCost: { label: 'Cost of the car in all', kind: 'money', headline: true, decimals: '2' },
      outcome: {
        label: 'What it means',
        kind: 'text',
        words: { loan: 'A loan is needed', noLoan: 'No loan is needed' },
      },
      leftOver: { label: 'Left over', kind: 'money', decimals: '2', shown: 'need < 0' },
    },
  },

  'credit-card-payoff': {
    title: 'Credit Card Payoff Calculator',
    summary:
      'How long a card balance lasts at your payment, or what to pay to be rid of it in time.',
    fields: {
      mode: {
        label: 'What do you know?',
        type: 'choice',
        default: 'payment',
        options: { payment: 'My monthly payment', months: 'When I want to be done' },
      },
      balance: { label: 'Card balance', type: 'number', unit: 'currency', constraint: '>= 1' },
      apr: {
        label: 'Annual percentage rate',
        type: 'number',
        unit: '% a year',
        constraint: '0..100',
      },
      monthlyPayment: {
        label: 'Monthly payment',
        type: 'number',
        unit: 'currency',
        constraint: '> 0',
        shown: 'mode = payment',
      },
      targetMonths: {
        label: 'Months until it is paid off',
        type: 'integer',
        unit: 'months',
        default: 24,
        constraint: '1..600',
        shown: 'mode = months',
      },
    },
    results: {
      monthsToPayOff: {
        label: 'Months until it is paid off',
        kind: 'number',
        headline: true,
        unit: 'months',
        decimals: '0',
        shown: 'mode = payment',
      },
      payoffTime: { label: 'That is', kind: 'text', shown: 'mode = payment' },
      requiredPayment: {
        label: 'Payment a month',
        kind: 'money',
        headline: true,
        decimals: '2',
        shown: 'mode = months',
      },
      totalInterest: { label: 'Interest in all', kind: 'money', headline: true, decimals: '2' },
      totalPaid: { label: 'Total paid', kind: 'money', decimals: '2' },
      lastPayment: { label: 'Last payment', kind: 'money', decimals: '2' },
    },
    tables: ['schedule'],
    messages: [
      'This payment never clears the balance: the interest of the first month alone is {interest}.',
      'At this payment it takes more than 100 years. Enter a larger payment.',
    ],
  },

  'extra-payment': {
    title: 'Extra Payment Calculator',
    summary: 'How much sooner a loan ends, and what it saves, when you pay more than you must.',
    fields: {
      balance: {
        label: 'What you still owe',
        type: 'number',
        unit: 'currency',
        constraint: '>= 1',
      },
      annualRate: {
        label: 'Annual interest rate',
        type: 'number',
        unit: '% a year',
        constraint: '0..100',
      },
      remainingMonths: {
        label: 'Months left',
        type: 'integer',
        unit: 'months',
        default: 360,
        constraint: '1..600',
      },
      extraMonthly: {
        label: 'Extra each month',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
      },
      oneTimeAmount: {
        label: 'One extra payment',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
      },
      oneTimeMonth: {
        label: 'With payment number',
        type: 'integer',
        default: 1,
        constraint: '1..600',
        shown: 'oneTimeAmount > 0',
      },
    },
    results: {
      interestSaved: { label: 'Interest saved', kind: 'money', headline: true, decimals: '2' },
      monthsSaved: {
        label: 'Months saved',
        kind: 'number',
        headline: true,
        unit: 'months',
        decimals: '0',
      },
      timeSaved: { label: 'That is', kind: 'text' },
      newMonths: {
        label: 'Months until it is paid off',
        kind: 'number',
        unit: 'months',
        decimals: '0',
      },
      payment: { label: 'Payment you must make', kind: 'money', decimals: '2' },
      oldInterest: { label: 'Interest without extra payments', kind: 'money', decimals: '2' },
      newInterest: { label: 'Interest with them', kind: 'money', decimals: '2' },
    },
    tables: ['schedule'],
    messages: ['The loan has only {remainingMonths} payments left.'],
  },

  'debt-to-income': {
    title: 'Debt-to-Income Ratio Calculator',
    summary: 'What share of your income before tax goes to housing and debts.',
    fields: {
      grossMonthlyIncome: {
        label: 'Monthly income before tax',
        type: 'number',
        unit: 'currency',
        constraint: '> 0',
      },
      housingPayment: {
        label: 'Housing payment a month',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
      },
      debts: {
        label: 'Other debts',
        type: 'rows',
        constraint: 'optional; at most 20 rows',
        fields: {
          name: { label: 'Name', type: 'text', constraint: 'optional' },
          payment: {
            label: 'Payment a month',
            type: 'number',
            unit: 'currency',
            constraint: '>= 0',
          },
        },
      },
    },
    results: {
      backEnd: { label: 'Debt-to-income ratio', kind: 'percent', headline: true, decimals: '2' },
      frontEnd: { label: 'Housing alone', kind: 'percent', headline: true, decimals: '2' },
      totalPayments: { label: 'All payments a month', kind: 'money', decimals: '2' },
      roomTo36: { label: 'Left before 36 %', kind: 'money', decimals: '2' },
      roomTo43: { label: 'Left before 43 %', kind: 'money', decimals: '2' },
      status: {
        label: 'Against the common guideline',
        kind: 'text',
        words: {
          within36: 'At or below 36 %',
          within43: 'Above 36 %, at most 43 %',
          above43: 'Above 43 %',
        },
      },
    },
  },

  'debt-payoff-plan': {
    title: 'Debt Payoff Calculator',
    summary:
      'Avalanche or snowball: in which order to clear several debts, how long it takes and what it costs.',
    fields: {
      debts: {
        label: 'Your debts',
        type: 'rows',
        constraint: '1 to 20 rows',
        fields: {
          name: { label: 'Name', type: 'text', constraint: 'optional' },
          balance: { label: 'Balance', type: 'number', unit: 'currency', constraint: '>= 1' },
          apr: { label: 'Annual rate', type: 'number', unit: '% a year', constraint: '0..100' },
          minimumPayment: {
            label: 'Minimum payment',
            type: 'number',
            unit: 'currency',
            constraint: '>= 0',
          },
        },
      },
      extraPerMonth: {
        label: 'Extra each month',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
      },
      strategy: {
        label: 'Pay first',
        type: 'choice',
        default: 'avalanche',
        options: {
          avalanche: 'The highest rate (avalanche)',
          snowball: 'The smallest balance (snowball)',
        },
      },
    },
    results: {
      months: {
        label: 'Months until you are free of debt',
        kind: 'number',
        headline: true,
        unit: 'months',
        decimals: '0',
      },
      payoffTime: { label: 'That is', kind: 'text' },
      totalInterest: { label: 'Interest in all', kind: 'money', headline: true, decimals: '2' },
      totalPaid: { label: 'Total paid', kind: 'money', decimals: '2' },
      monthlyBudget: { label: 'You pay each month', kind: 'money', decimals: '2' },
      order: {
        label: 'In this order',
        kind: 'table',
        columns: {
          name: { label: 'Debt', kind: 'text' },
          month: { label: 'Cleared in month', kind: 'number', decimals: '0' },
          interest: { label: 'Interest on it', kind: 'money', decimals: '2' },
        },
      },
      comparison: {
        label: 'Both ways',
        kind: 'table',
        columns: {
          strategy: {
            label: 'Strategy',
            kind: 'text',
            words: { avalanche: 'Avalanche', snowball: 'Snowball' },
          },
          months: { label: 'Months', kind: 'number', unit: 'months', decimals: '0' },
          interest: { label: 'Interest', kind: 'money', decimals: '2' },
        },
      },
    },
    messages: [
      "These payments do not cover the first month's interest of {interest}. Pay more each month.",
      'At these payments it takes more than 100 years. Pay more each month.',
    ],
  },

  refinance: {
    title: 'Refinance Calculator',
    summary: 'What a new loan saves a month and over its life, and when the costs are earned back.',
    fields: {
      balance: {
        label: 'What you still owe',
        type: 'number',
        unit: 'currency',
        constraint: '>= 1',
      },
      currentRate: {
        label: 'Current annual rate',
        type: 'number',
        unit: '% a year',
        constraint: '0..100',
      },
      remainingMonths: {
        label: 'Months left',
        type: 'integer',
        unit: 'months',
        default: 300,
        constraint: '1..600',
      },
      newRate: { label: 'New annual rate', type: 'number', unit: '% a year', constraint: '0..100' },
      newMonths: {
        label: 'New term',
        type: 'integer',
        unit: 'months',
        default: 300,
        constraint: '1..600; presets 120, 180, 240, 300, 360',
      },
      closingCosts: {
        label: 'Costs of the new loan',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
      },
      financeCosts: {
        label: 'Add the costs to the new loan',
        type: 'choice',
        default: 'no',
        options: { no: 'No, pay them now', yes: 'Yes' },
        shown: 'closingCosts > 0',
      },
    },
    results: {
      monthlySaving: { label: 'Saved each month', kind: 'money', headline: true, decimals: '2' },
      lifetimeSaving: { label: 'Saved in all', kind: 'money', headline: true, decimals: '2' },
      currentPayment: { label: 'Current payment', kind: 'money', decimals: '2' },
      newPayment: { label: 'New payment', kind: 'money', decimals: '2' },
      breakEvenMonths: {
        label: 'Costs earned back after',
        kind: 'number',
        unit: 'months',
        decimals: '0',
        shown: 'costs are paid now and monthlySaving > 0',
      },
      verdict: {
        label: 'What it means',
        kind: 'text',
        words: {
          both: 'Lower payment and lower cost in all',
          paymentOnly: 'Lower payment, but higher cost in all',
          costOnly: 'Higher payment, but lower cost in all',
          neither: 'No saving',
        },
      },
    },
  },

  'loan-apr': {
    title: 'APR Calculator',
    summary:
      'The annual percentage rate of a loan with its fees, by the method of US law, and the effective yearly rate.',
    fields: {
      known: {
        label: 'What do you know?',
        type: 'choice',
        default: 'rate',
        options: { rate: 'The interest rate', payment: 'The monthly payment' },
      },
      loanAmount: { label: 'Loan amount', type: 'number', unit: 'currency', constraint: '>= 1' },
      nominalRate: {
        label: 'Annual interest rate',
        type: 'number',
        unit: '% a year',
        constraint: '0..100',
        shown: 'known = rate',
      },
      monthlyPayment: {
        label: 'Monthly payment',
        type: 'number',
        unit: 'currency',
        constraint: '> 0',
        shown: 'known = payment',
      },
      termMonths: {
        label: 'Term',
        type: 'integer',
        unit: 'months',
        default: 48,
        constraint: '1..600',
      },
      financedFees: {
        label: 'Fees added to the loan',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
        shown: 'known = rate',
      },
      upfrontFees: {
        label: 'Fees paid upfront',
        type: 'number',
        unit: 'currency',
        constraint: 'optional; blank = 0; >= 0',
      },
    },
    results: {
      apr: { label: 'Annual percentage rate', kind: 'percent', headline: true, decimals: '3' },
      effectiveRate: { label: 'Effective yearly rate', kind: 'percent', decimals: '3' },
      payment: { label: 'Monthly payment', kind: 'money', decimals: '2', shown: 'known = rate' },
      amountFinanced: { label: 'What you receive', kind: 'money', decimals: '2' },
      totalFinanceCharge: { label: 'Interest and fees in all', kind: 'money', decimals: '2' },
    },
    messages: [
      'The fees paid upfront must be less than the loan amount.',
      'These payments add up to less than you receive. Check the payment and the term.',
    ],
  },
};
