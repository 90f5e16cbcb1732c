/*
 * What people might type into each calculator, by hand from the specification's domains: values on
 * both sides of every threshold and exactly on it, and now and then one that gives no result.
 */
import { daysLater, isoDay } from './calendar.ts';
import { metresIn } from './everyday.ts';
import { currencies } from './finance.ts';
import { mets } from './health.ts';
import type { Oracle, Typed } from './oracle.ts';
import type { Random } from './random.ts';

type Make = (random: Random) => Typed;

const yesNo = ['no', 'yes'];
const grades = 'A+ A A- B+ B B- C+ C C- D+ D F'.split(' ');
const units = Object.keys(metresIn);

/** A loan's share of a price: nothing, all, a little over, or any part. */
function part(random: Random, of: string): string {
  const whole = Number(of);
  return random.pick([
    () => '0',
    () => of,
    () => (whole + 0.01).toFixed(2),
    () => random.between(0, whole, 4),
    () => random.between(0, whole, 2),
  ])();
}

/**
 * A sum, a rate and a time whose growth ends exactly on half a cent: 5 at 21 % over a year and a half
 * is 6.655, though a year's growth by halves is a root.
 */
const onHalfACent = (random: Random): readonly [amount: string, rate: string, years: string] =>
  random.pick([
    [random.pick(['5', '15', '25']), '21', '1.5'],
    [random.pick(['0.45', '1.35']), '21', '0.5'],
    [random.pick(['0.1', '0.3', '10.1']), '5', '1'],
    [random.pick(['12', '60', '84']), '0.5', '1'],
    [random.pick(['2', '6']), '10.25', '1.5'],
    [
      random.amount(1, 100),
      random.pick(['21', '44', '10.25', '0.25']),
      random.pick(['0.5', '1.5']),
    ],
  ] as const);

/** A weight on a category's boundary for a height in metres, or near it. */
function weightAtBoundary(random: Random, metres: number, perKilogram: number): string {
  const boundary = random.pick([18.5, 25, 30]) * metres * metres * perKilogram;
  return Math.max(0.01, boundary + random.pick([-0.01, 0, 0.01])).toFixed(random.int(1, 4));
}

function bmi(random: Random): Typed {
  const metric = random.chance(0.6);
  const height = metric ? random.between(50, 250, 1) : random.between(2, 8, 2);
  const weight = random.chance(0.5)
    ? weightAtBoundary(random, Number(height) * (metric ? 0.01 : 0.3048), metric ? 1 : 2.2046244)
    : random.amount(1, 600);
  if (random.chance(0.4)) {
    const [feet, inches] = [random.int(3, 8), random.between(0, 11.9, 1)];
    const pounds = Number(
      weightAtBoundary(random, (feet * 12 + Number(inches)) * 0.0254, 2.2046226),
    );
    const tall = { heightFeet: String(feet), heightInches: inches };
    return random.chance(0.5)
      ? { unit: 'feetInches', ...tall, weightPounds: random.pick([pounds.toFixed(2), '140']) }
      : {
          unit: 'stone',
          ...tall,
          stones: random.chance(0.5) ? String(Math.floor(pounds / 14)) : String(random.int(1, 30)),
          stonePounds: random.pick([(pounds % 14).toFixed(1), '', '13.9', '0']),
        };
  }
  return { unit: metric ? 'metric' : 'imperial', height, weight };
}

function bodyFat(random: Random): Typed {
  const metric = random.chance(0.6);
  const scale = metric ? 1 : 1 / 2.54;
  const length = (from: number, to: number) => random.between(from * scale, to * scale, 2);
  const neck = length(25, 60);
  const inFeet = !metric && random.chance(0.5);
  const waist = random.chance(0.1) ? random.near(Number(neck)) : length(45, 160);
  const gender = random.pick(['male', 'female']);
  return {
    unit: metric ? 'metric' : inFeet ? 'feetInches' : 'imperial',
    ...(inFeet
      ? { heightFeet: random.pick(['4', '5', '6']), heightInches: random.between(0, 11.9, 1) }
      : {}),
    weight: random.chance(0.5) ? random.between(30, 400, 1) : '',
    gender,
    age: random.chance(0.2) ? random.near(10) : random.between(10, 99, 1),
    height: length(120, 220),
    neck,
    waist: Number(waist) > 0 ? waist : '1',
    // The field for the hip is hidden for men, so its input must not matter.
    ...(gender === 'female' || random.chance(0.5) ? { hip: length(0, 180) } : { hip: '' }),
  };
}

function courses(random: Random): Typed {
  const credits = random.pick<() => string>([
    () => String(random.int(1, 6)),
    () => random.between(0.5, 6, 1),
    () => random.amount(0.1, 100),
  ]);
  // Few different grades meet the limits of the bands more often.
  const graded = random.chance(0.5)
    ? grades
    : random.pick([grades.slice(0, 5), grades.slice(3, 9)]);
  return {
    courses: Array.from({ length: random.int(1, 12) }, () => ({
      name: random.pick(['', 'Biology', 'History']),
      credits: random.chance(0.1) ? random.pick(['', '0', '-1', '-0.5']) : credits(),
      grade: random.chance(0.07) ? '' : random.pick(graded),
    })),
  };
}

function ages(random: Random): Typed {
  const birthDate = random.day();
  const near = `${birthDate.slice(0, 8)}${random.pick(['01', '15', '28'])}`;
  const sameDay = `${random.int(1900, 2100)}${birthDate.slice(4)}`;
  const targetDate = random.pick([random.day(), random.day(), sameDay, near, birthDate, '']);
  return { birthDate, targetDate };
}

/** An age in years around the limits of a calculator, or any. */
const ageNear = (random: Random, ...limits: readonly number[]): string =>
  random.chance(0.5) ? random.near(...limits) : random.between(18, 80, random.pick([0, 2]));

/** A whole number from a range; now and then past its ends, or not whole. */
function count(random: Random, from: number, to: number): string {
  if (random.chance(0.06)) return random.pick([String(from - 1), String(to + 1), `${from}.5`]);
  return String(random.int(from, to));
}

const percentage = (random: Random): string =>
  random.chance(0.2) ? random.near(0, 100) : random.between(0, 100, 2);

function marks(random: Random): Typed {
  const totalMarks = random.chance(0.7) ? String(random.int(1, 200)) : random.amount(0.1, 5000);
  const limit = random.pick([50, 60, 70, 80, 90]);
  const marksObtained = random.chance(0.6)
    ? ((Number(totalMarks) * limit) / 100 + random.pick([-0.001, 0, 0, 0.001])).toFixed(4)
    : random.between(0, Number(totalMarks) * 1.1, 2);
  return { marksObtained, totalMarks };
}

function affordability(random: Random): Typed {
  const annualIncome = random.amount();
  const monthly = Number(annualIncome) / 12;
  // Debts change nothing up to 8 % of the income, and leave nothing from 36 %.
  const share = random.pick([0.08, 0.36, 0.2, 0.3, 0.5]);
  return {
    annualIncome,
    monthlyDebts: random.pick(['0', '', (monthly * share).toFixed(2), random.amount()]),
    downPayment: random.pick(['0', '', random.amount()]),
    annualRate: random.rate(),
    termYears: random.years(),
    ...some(random, 0.4, {
      propertyTaxRate: () => random.between(0, 20, 2),
      homeInsurance: () =>
        random.pick([random.between(0, 9000), (monthly * 12 * share).toFixed(2)]),
      associationFees: () => random.between(0, 900),
    }),
    ...some(random, 0.6, {
      rule: () => random.pick(['classic', 'fha', 'conventional', 'fifty', 'multiple', 'own']),
      incomeMultiple: () => random.between(0, 20, 1),
      housingShare: () => random.between(1, 60),
      debtShare: () => random.between(20, 100),
    }),
  };
}

function rentOrBuy(random: Random): Typed {
  const homePrice = random.chance(0.1) ? '0' : random.amount(1000);
  return {
    monthlyRent: random.pick(['0', random.amount(), (Number(homePrice) / 250).toFixed(2)]),
    homePrice,
    downPayment: part(random, homePrice),
    annualRate: random.rate(),
    termYears: random.years(),
    propertyTaxRate: random.rate(),
    annualInsurance: random.pick(['0', random.amount(1, 1e5)]),
    maintenanceRate: random.rate(),
    rentGrowthRate: random.rate(),
    years: random.chance(0.7) ? String(random.int(1, 40)) : random.years(),
    ...some(random, 0.3, {
      homeGrowthRate: () => random.pick(['0', '3', random.between(-20, 30, 1)]),
      buyingCosts: () => random.pick(['0', '3', random.between(0, 30, 1)]),
      sellingCosts: () => random.pick(['0', '6', random.between(0, 30, 1)]),
      investmentReturn: () => random.pick(['0', '5', random.between(0, 30, 1)]),
    }),
  };
}

function margin(random: Random): Typed {
  const revenue = random.amount();
  return { cost: random.pick(['0', part(random, revenue), random.amount()]), revenue };
}

function breakEven(random: Random): Typed {
  const pricePerUnit = random.amount(0.01, 1e5);
  // Whole quantities, which rounding up must leave alone.
  const whole = random.chance(0.3);
  const gap = random.int(1, 50) / 10;
  const product = whole
    ? {
        fixedCosts: (gap * random.int(0, 1000)).toFixed(1),
        pricePerUnit: (gap + 0.7).toFixed(1),
        variableCostPerUnit: '0.7',
      }
    : {
        fixedCosts: random.pick(['0', random.amount()]),
        pricePerUnit,
        variableCostPerUnit: part(random, pricePerUnit),
      };
  return {
    ...product,
    ...some(random, 0.5, {
      targetProfit: () => random.pick(['0', random.amount()]),
      expectedUnits: () => random.pick([String(random.int(1, 5000)), random.amount(0.01, 1e6)]),
    }),
  };
}

/** Some of these inputs, each with so much of a chance. */
const some = (random: Random, chance: number, makers: Readonly<Record<string, () => string>>) =>
  Object.fromEntries(
    Object.entries(makers).flatMap(([id, make]) => (random.chance(chance) ? [[id, make()]] : [])),
  );

/** Taxes, insurance and fees of a home. */
const housingCosts = (random: Random, price: string) => ({
  ...(random.chance(0.2)
    ? { propertyTax: part(random, price), propertyTaxUnit: 'amount' }
    : some(random, 0.4, { propertyTax: () => random.between(0, 21, 2) })),
  ...some(random, 0.4, {
    homeInsurance: () => random.between(0, 9000),
    pmiRate: () => random.between(0, 3, 2),
    associationFees: () => random.between(0, 900),
  }),
  ...some(random, 0.3, { pmiUntil: () => random.near(1, 80, 100) }),
});

/** Deposits beside a sum: how much, how often, and when in each period. */
const regularDeposits = (random: Random, id: string) =>
  random.chance(0.4)
    ? {
        [id]: random.pick(['0', random.between(1, 900, 2), random.amount(0.01, 1e6)]),
        ...some(random, 0.5, {
          [`${id}Frequency`]: () => random.pick(['monthly', 'quarterly', 'yearly']),
          [`${id}Timing`]: () => random.pick(['end', 'beginning']),
        }),
      }
    : {};

/** Extra payments on a loan of about this size, and the day of the first payment. */
const extraPayments = (random: Random, loan: string) => ({
  ...some(random, 0.3, {
    extraMonthly: () => random.pick([random.between(0, 900), part(random, loan)]),
    extraYearly: () => random.between(0, 5000),
    oneTimeAmount: () => random.pick(['0', random.between(1, 50000), loan]),
    oneTimeMonth: () => String(random.int(1, 400)),
    firstPaymentDate: () => random.day(),
  }),
});

const makers: Readonly<Record<string, Make>> = {
  'loan-emi': (random) => ({
    principal: random.amount(),
    annualRate: random.rate(),
    ...(random.chance(0.3)
      ? { tenureYears: count(random, 1, 480), tenureUnit: 'months' }
      : { tenureYears: random.years() }),
    ...(random.chance(0.5) && {
      ...(random.chance(0.3)
        ? { processingFee: random.between(0, 20000, 2), processingFeeUnit: 'amount' }
        : some(random, 0.5, { processingFee: () => random.near(0, 1, 50) })),
      ...extraPayments(random, '100000'),
    }),
  }),
  'compound-interest': (random) => {
    const often = random.pick(['annually', 'semiannually', 'quarterly', 'monthly', 'daily']);
    const [principal, annualRate, years] = random.chance(0.05)
      ? onHalfACent(random)
      : [random.amount(), random.rate(), random.years()];
    return {
      principal,
      annualRate,
      years,
      compoundingFrequency: often,
      ...regularDeposits(random, 'deposit'),
      ...some(random, 0.3, { depositRise: () => random.pick([random.between(0, 51, 1), '3']) }),
    };
  },
  mortgage: (random) => {
    const homePrice = random.amount();
    const downPayment = random.chance(0.1) ? '' : part(random, homePrice);
    const loan = { homePrice, downPayment, annualRate: random.rate(), termYears: random.years() };
    if (random.chance(0.3)) return loan;
    const share = random.chance(0.2);
    return {
      ...loan,
      ...(share && { downPayment: random.between(0, 100, 2), downPaymentUnit: 'percent' }),
      ...housingCosts(random, homePrice),
      ...extraPayments(random, homePrice),
    };
  },
  'investment-return': (random) => {
    const [initialInvestment, annualRate, years] = random.chance(0.1)
      ? onHalfACent(random)
      : [
          random.chance(0.05) ? '0' : random.amount(),
          random.rate(),
          random.chance(0.2) ? random.near(1) : random.years(),
        ];
    return {
      initialInvestment,
      annualRate,
      years,
      ...(random.chance(0.2) && { years: count(random, 1, 480), timeUnit: 'months' }),
      ...regularDeposits(random, 'contribution'),
      ...some(random, 0.3, {
        compounding: () =>
          random.pick(['annually', 'semiannually', 'quarterly', 'monthly', 'daily']),
      }),
    };
  },
  'currency-converter': (random) => ({
    amount: random.pick(['0', `-${random.amount()}`, random.amount(), random.amount()]),
    from: random.pick(currencies),
    to: random.pick(currencies),
    ...some(random, 0.4, {
      ownRate: () => random.pick(['1', '95', random.amount(0.0001, 1e5)]),
      feePercent: () => random.pick(['0', '1', random.between(0, 99.99, 2), '100']),
      list: () => random.pick(['one', 'all']),
    }),
  }),
  'credit-score': (random) => ({
    currentScore: random.chance(0.3) ? random.near(300, 850) : random.between(300, 850, 2),
    utilization: percentage(random),
    onTimePayments: percentage(random),
    newDebt: random.pick(['0', random.between(0, 500, 2), random.amount(0.01, 1e4)]),
  }),

  bmi,
  bmr: (random) => ({
    weight: random.between(1, 300, 2),
    height: random.between(30, 250, 2),
    age: random.between(1, 110, 1),
    gender: random.pick(['male', 'female']),
    activityLevel: random.pick(['sedentary', 'light', 'moderate', 'active', 'extra']),
    goal: random.pick(['none', 'lose', 'gain']),
    goalUnit: random.pick(['kg', 'lb']),
    goalRate: random.between(0, 2.2, 2),
    goalWeight: random.chance(0.5) ? '' : random.between(1, 300, 1),
    bodyFat: random.chance(0.5) ? '' : random.between(1, 65, 1),
  }),
  'body-fat': bodyFat,
  pregnancy: (random) => {
    const day = (from: number, to: number) =>
      isoDay(daysLater({ year: 2026, month: 3, day: 10 }, Number(random.between(from, to, 0))));
    return {
      method: random.pick(['lmp', 'lmp', 'conception', 'ivf', 'ultrasound']),
      lastPeriodDate: random.chance(0.1) ? random.day() : day(-30, 30),
      conceptionDate: day(-30, 30),
      transferDate: day(-30, 30),
      embryoAge: random.pick(['day3', 'day5', 'day6']),
      scanDate: day(-30, 30),
      scanWeeks: random.between(4, 42, 0),
      scanDays: random.pick(['', random.between(0, 6, 0)]),
      cycleLength: random.pick(['', '28', random.between(20, 45, 0)]),
      onDate: random.chance(0.1) ? '' : day(-40, 330),
    };
  },
  'water-intake': (random) => ({
    weight: random.amount(0.1, 1000),
    activityLevel: random.pick(['sedentary', 'light', 'moderate', 'intense', 'extreme']),
    climate: random.pick(['cold', 'temperate', 'warm', 'hot']),
    person: random.pick(['', 'man', 'woman', 'pregnant', 'nursing']),
    heatHours: random.pick([
      () => '',
      () => '0',
      () => random.near(2, 12),
      () => random.between(0, 12, 2),
    ])(),
  }),
  'calories-burned': (random) => ({
    weight: random.chance(0.2) ? random.near(20, 300) : random.between(20, 300, 2),
    minutes: random.chance(0.2) ? random.near(1, 300) : random.between(1, 300, 1),
    ...random.pick<Typed>([
      { activity: random.pick(Object.keys(mets)) },
      { activity: 'walkingSpeed', speed: random.between(0, 9.5, 1) },
      { activity: 'runningSpeed', speed: random.between(5, 25, 1) },
      { activity: 'own', ownMet: random.between(0, 26, 1) },
    ]),
  }),

  'life-insurance': (random) => ({
    age: ageNear(random, 18, 40, 50, 80),
    coverage: random.chance(0.2) ? random.near(10000) : random.amount(10000),
    termYears: random.chance(0.3) ? random.near(5, 40) : random.between(5, 40, 1),
    smoker: random.pick(yesNo),
  }),
  'health-insurance': (random) => ({
    age: ageNear(random, 18, 40, 55, 90),
    coverage: random.chance(0.2) ? random.near(5000) : random.amount(5000),
    familyMembers: count(random, 1, 10),
    smoker: random.pick(yesNo),
  }),
  'car-insurance': (random) => ({
    vehicleValue: random.chance(0.2) ? random.near(1000) : random.amount(1000),
    driverAge: ageNear(random, 16, 25, 60, 90),
    accidents: count(random, 0, 10),
    coverageType: random.pick(['basic', 'standard', 'premium']),
  }),
  'home-insurance': (random) => ({
    homeValue: random.chance(0.2) ? random.near(50000) : random.amount(50000),
    riskLevel: random.pick(['low', 'medium', 'high']),
    coverageType: random.pick(['basic', 'standard', 'premium']),
    securitySystem: random.pick(yesNo),
  }),
  'travel-insurance': (random) => ({
    tripCost: random.chance(0.2) ? random.near(100) : random.amount(100, 1e6),
    days: count(random, 1, 365),
    age: ageNear(random, 1, 18, 60, 100),
    coverageType: random.pick(['basic', 'standard', 'premium']),
  }),

  'mortgage-affordability': affordability,
  'rent-vs-buy': rentOrBuy,
  'property-tax': (random) => ({
    propertyValue: random.pick(['0', random.amount(), random.amount()]),
    taxRate: random.rate(),
    years: random.years(),
  }),
  'real-estate-roi': (random) => ({
    downPayment: random.pick(['0', random.amount()]),
    closingCosts: random.pick(['0', random.amount(1, 1e6)]),
    renovationCosts: random.pick(['0', random.amount(1, 1e6)]),
    annualRent: random.pick(['0', random.amount()]),
    annualExpenses: random.pick(['0', random.amount()]),
    years: random.years(),
    ...some(random, 0.3, { vacancyRate: () => random.between(0, 100, 1) }),
    ...(random.chance(0.6)
      ? {
          purchasePrice: random.amount(),
          ...some(random, 0.8, {
            loanRate: () => random.rate(),
            loanTermYears: () => random.years(),
          }),
        }
      : {}),
  }),
  'construction-cost': (random) => ({
    area: random.amount(1, 1e6),
    costPerUnitArea: random.amount(0.01, 1e6),
    contingencyRate: random.pick(['0', '', random.rate()]),
  }),

  'profit-margin': margin,
  'break-even': breakEven,
  roi: (random) => ({
    initialInvestment: random.amount(),
    finalValue: random.pick(['0', random.amount(), random.amount()]),
    ...some(random, 0.6, { years: () => random.pick([random.years(), random.between(1, 60, 2)]) }),
  }),
  payroll: (random) => ({
    hourlyRate: random.pick(['0', random.amount(0.01, 1e4), random.amount(0.01, 1e4)]),
    hoursWorked: random.pick(['0', random.between(0, 400, 2), random.between(0, 400, 2)]),
    taxRate: percentage(random),
    ...some(random, 0.4, {
      overtimeHours: () => random.between(0, 60, 2),
      overtimeMultiplier: () => random.pick(['1', '2', random.between(1, 5, 2)]),
      pretaxDeduction: () => random.pick(['0', '100', random.amount(0.01, 1e5)]),
      contributionRate: () => random.pick(['0', '7.65', percentage(random)]),
      contributionsOn: () => random.pick(['gross', 'taxable']),
      afterTaxDeduction: () => random.pick(['0', '30', random.amount(0.01, 1e4)]),
      payPeriod: () => random.pick(['none', 'week', 'biweekly', 'semimonthly', 'month']),
    }),
  }),
  'freelance-rate': (random) => ({
    desiredIncome: random.amount(),
    annualExpenses: random.pick(['0', random.amount()]),
    weeksPerYear: random.chance(0.2) ? random.near(0, 52) : random.between(1, 52, 2),
    hoursPerWeek: random.chance(0.2) ? random.near(0, 40) : random.between(1, 60, 2),
  }),

  gpa: courses,
  'student-loan': (random) => ({
    loanAmount: random.amount(),
    annualRate: random.rate(),
    termYears: random.years(),
  }),
  'grade-percentage': marks,
  'study-time': (random) => ({
    chapters: random.chance(0.7) ? String(random.int(1, 100)) : random.amount(0.1, 1000),
    hoursPerChapter: random.pick([random.between(0.25, 20, 2), random.amount(0.01, 100)]),
    revisionPercent: random.pick(['', '0', '20', random.between(0, 200, 1)]),
    examDate: random.chance(0.5)
      ? ''
      : isoDay(daysLater({ year: 2026, month: 11, day: 1 }, random.int(0, 400))),
    dailyHours: random.pick(['', '3', random.between(0.1, 24, 1)]),
    daysPerWeek: String(random.int(1, 7)),
  }),

  age: ages,
  tip: (random) => ({
    bill: random.pick(['0', random.amount(), random.amount(1, 1000), random.amount(1, 1000)]),
    tipPercent: random.pick(['10', '15', '18', '20', '25', '0', random.rate()]),
    people: count(random, 1, 30),
    notTipped: random.pick(['', '0', random.amount(0.1, 10), random.amount(0.1, 200)]),
    round: random.pick(['none', 'total', 'each']),
  }),
  'fuel-cost': (random) => ({
    unit: random.pick(['metric', 'per100', 'us', 'imperial']),
    distance: random.amount(0.1, 1e6),
    fuelEfficiency: random.amount(0.1, 200),
    fuelPrice: random.amount(0.01, 1000),
    trip: random.pick(['once', 'return']),
    times: count(random, 1, 30),
    extraCosts: random.pick(['', '0', random.amount(1, 200)]),
    people: count(random, 1, 8),
  }),
  'unit-converter': (random) => ({
    value: random.pick(['0', random.amount(), random.amount(0.0001, 1000)]),
    plusInches: random.pick(['', '0', '6', '11.99', '12', random.between(0, 12, 2)]),
    from: random.pick([...units, 'feet', 'feet', 'centimeters']),
    to: random.pick([...units, 'feet', 'inches']),
  }),
  electricity: (random) => ({
    powerWatts: random.amount(0.1, 1e6),
    hoursPerDay: random.chance(0.2) ? random.near(0, 24) : random.between(0.1, 24, 2),
    days: random.chance(0.7) ? String(random.int(1, 366)) : random.amount(0.5, 1000),
    ratePerKwh: random.pick(['0', random.amount(0.01, 100), random.amount(0.0001, 1)]),
  }),

  'domain-value': (random) => ({
    annualRevenue: random.pick(['', '0', random.amount(), random.near(20000, 50000, 100000)]),
    monthlyTraffic: random.pick(['', '0', random.amount(), random.near(5000, 20000, 50000)]),
    backlinks: random.pick(['', '0', random.amount(1, 1e6), String(random.int(0, 5000))]),
    domainAge: random.pick(['', '0', random.between(0, 40, 2), random.near(20)]),
    extension: random.pick(['other', 'ioCo', 'netOrg', 'com']),
  }),
  'crypto-profit': (random) => ({
    buyPrice: random.amount(0.0001, 1e6),
    sellPrice: random.amount(0.0001, 1e6),
    amount: random.amount(0.0001, 1e6),
    buyFee: random.pick(['', '0', '0.1', random.rate()]),
    sellFee: random.pick(['', '0', '0.1', random.rate(), '100']),
    ...(random.chance(0.5) && {
      purchases: Array.from({ length: random.int(1, 4) }, () => ({
        price: random.pick([random.amount(0.0001, 1e6), random.amount(1, 1e4), '', '0']),
        amount: random.pick([random.amount(0.0001, 1e6), random.amount(0.01, 10), '']),
      })),
    }),
  }),
};

/** Fields without a default in the specification that may yet have one on the page. */
const alwaysGiven: Readonly<Record<string, readonly string[]>> = {
  'unit-converter': ['from', 'to'],
  timezone: ['from', 'to'],
};

/** Blanks a field, leaves it as the page opens, or types what no domain (or not every one) accepts. */
function disturb(slug: string, typed: Typed, random: Random): Typed {
  const id = random.pick(Object.keys(typed));
  const { [id]: text, ...others } = typed;
  if (typeof text !== 'string') return typed;
  if (random.chance(0.4) && !alwaysGiven[slug]?.includes(id)) return others;
  if (/^-?[\d.]+$/.test(text)) {
    return { ...typed, [id]: random.pick(['', '0', '-1', '-0.0001', '1']) };
  }
  const isDay = /^\d+-\d+-\d+$/.test(text);
  return {
    ...typed,
    [id]: isDay ? random.pick(['', '2023-02-29', '2100-02-29', '2024-13-01']) : '',
  };
}

/** A random form of a calculator. */
export function randomInputs(slug: string, random: Random, oracle?: Oracle): Typed {
  const typed = (oracle?.inputs ?? makers[slug])?.(random) ?? {};
  return random.chance(0.08) ? disturb(slug, typed, random) : typed;
}
