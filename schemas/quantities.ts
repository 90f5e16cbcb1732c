/*
 * The one vocabulary of quantities: what a field or a result measures. It decides which figures another
 * calculator can carry on with, which amounts are money, and by which words a question names a field.
 */

/** What kind of measure a quantity is. */
export type Measure =
  | 'money'
  | 'percent'
  | 'duration'
  | 'length'
  | 'area'
  | 'mass'
  | 'energy'
  | 'power'
  | 'speed'
  | 'number'
  | 'date'
  | 'choice';

/** One quantity of the vocabulary. */
export interface QuantityEntry {
  readonly measure: Measure;
  /** Words by which a question may name a field that holds it: "borrow". */
  readonly say?: readonly string[];
  /**
   * The least and the greatest number that people type, with their unit: a question with another one
   * asks back. Left out where they depend on the currency or differ too much.
   */
  readonly usual?: readonly [least: number, greatest: number, unit: string];
  /**
   * True for a quantity that says no more than its measure, such as any amount of money: no
   * calculator carries on with it.
   */
  readonly general?: true;
}

/*
 * Two fields share a quantity if a visitor who knows the figure for one would type the same figure
 * into the other: a loan and what is still owed on it, but not an income a year and one a month. A sum
 * that the visitor is free to choose, such as a savings goal, is `money`: filled in with a result, it
 * would only lead back to the inputs of that result.
 */
// biome-ignore format: a table
const vocabulary = {
  // Amounts of money that only their own calculator takes.
  money: { measure: 'money', general: true },
  unitPrice: { measure: 'money', say: ['price', 'cost', 'at'], general: true },

  // Loans.
  loan: { measure: 'money', say: ['loan', 'borrow', 'principal', 'finance', 'owe', 'balance', 'debt'] },
  yearlyRate: { measure: 'percent', say: ['at', 'rate', 'interest', 'apr', 'per annum'], usual: [0, 70, '%'] },
  term: { measure: 'duration', say: ['for', 'over', 'term', 'tenure'], usual: [1, 1200, 'month'] },
  monthlyPayment: { measure: 'money', say: ['payment', 'pay', 'instalment', 'installment', 'emi'] },
  extraPayment: { measure: 'money', say: ['extra', 'additional'] },

  // Homes and cars.
  homePrice: { measure: 'money', say: ['home', 'house', 'property', 'apartment', 'flat', 'condo'] },
  downPayment: { measure: 'money', say: ['down', 'down payment', 'deposit'] },
  housingPayment: { measure: 'money', say: ['housing cost', 'mortgage', 'rent'] },
  homeInsurance: { measure: 'money', say: ['home insurance', 'insurance'] },
  associationFees: { measure: 'money', say: ['hoa', 'association fee', 'condo fee', 'service charge'] },
  propertyTaxRate: { measure: 'percent', say: ['property tax', 'tax'], usual: [0, 20, '%'] },
  yearsOwned: { measure: 'duration', say: ['for', 'over', 'stay', 'hold'], usual: [0, 100, 'year'] },
  vehiclePrice: { measure: 'money', say: ['car', 'vehicle', 'truck'] },

  // Savings and investments.
  startingAmount: { measure: 'money', say: ['invest', 'principal', 'deposit', 'start', 'saved', 'put in', 'from'] },
  endAmount: { measure: 'money', say: ['worth', 'final', 'goal', 'to', 'savings'] },
  monthlyDeposit: { measure: 'money', say: ['save', 'deposit', 'contribute', 'put away'] },
  yearlyReturn: { measure: 'percent', say: ['at', 'rate', 'return', 'interest', 'growth', 'per annum'], usual: [-50, 70, '%'] },
  savingPeriod: { measure: 'duration', say: ['for', 'over', 'in', 'time'], usual: [0.01, 100, 'year'] },
  retirementReturn: { measure: 'percent', say: ['at', 'return'], usual: [-50, 70, '%'] },
  inflationRate: { measure: 'percent', say: ['inflation'], usual: [-20, 100, '%'] },
  compounding: { measure: 'choice', say: ['compounded'] },

  // Income and work.
  annualIncome: { measure: 'money', say: ['income', 'salary', 'earn', 'make'] },
  monthlyIncome: { measure: 'money', say: ['income', 'salary', 'earn', 'make'] },
  incomeTaxRate: { measure: 'percent', say: ['tax'], usual: [0, 75, '%'] },
  hourlyPay: { measure: 'money', say: ['hourly', 'per hour', 'an hour', 'wage', 'at'] },
  hoursWorked: { measure: 'duration', say: ['work', 'for'], usual: [0, 400, 'hour'] },
  weeklyHours: { measure: 'duration', say: ['per week', 'a week', 'weekly'], usual: [0, 168, 'hour'] },
  overtimeStart: { measure: 'duration', say: ['after', 'threshold'] },
  overtimeMultiplier: { measure: 'number', say: ['times', 'multiplier'], usual: [1, 5, ''] },

  // Prices.
  unitCost: { measure: 'money', say: ['cost', 'buy', 'paid'] },
  sellingPrice: { measure: 'money', say: ['price', 'sell', 'sale', 'revenue'] },
  profitMargin: { measure: 'percent', say: ['margin'] },
  salesTaxRate: { measure: 'percent', say: ['tax'], usual: [0, 50, '%'] },

  // People.
  bodyWeight: { measure: 'mass', say: ['weigh', 'weight'], usual: [2, 350, 'kg'] },
  height: { measure: 'length', say: ['tall', 'height'], usual: [40, 250, 'cm'] },
  waist: { measure: 'length', say: ['waist', 'belly', 'abdomen', 'stomach'], usual: [30, 250, 'cm'] },
  hip: { measure: 'length', say: ['hip'], usual: [30, 250, 'cm'] },
  age: { measure: 'duration', say: ['age', 'aged', 'old', 'year old', 'I am', 'im'], usual: [0, 120, 'year'] },
  sex: { measure: 'choice' },
  activityLevel: { measure: 'choice' },
  smoker: { measure: 'choice' },
  dailyCalories: { measure: 'energy', say: ['calorie', 'eat'], usual: [400, 12000, 'kcal'] },
  lastPeriod: { measure: 'date', say: ['last period', 'period', 'lmp'] },

  // Running: a distance in a time that has a field for each of its parts.
  runDistance: { measure: 'length', say: ['run', 'ran', 'race'] },
  runHours: { measure: 'duration', say: ['in'] },
  runMinutes: { measure: 'duration', say: ['in'] },
  runSeconds: { measure: 'duration', say: ['in'] },

  // Travel and physics.
  distance: { measure: 'length', say: ['distance', 'trip', 'drive', 'travel', 'far'] },
  speed: { measure: 'speed', say: ['speed', 'at', 'fast'] },
  mass: { measure: 'mass', say: ['mass', 'weigh'] },
  power: { measure: 'power', say: ['power', 'watt'] },

  // Building.
  surfaceArea: { measure: 'area', say: ['area'] },
  length: { measure: 'length', say: ['long', 'length'] },
  width: { measure: 'length', say: ['wide', 'width', 'by'] },
  wallHeight: { measure: 'length', say: ['high', 'tall', 'height'], usual: [0.3, 30, 'm'] },
  wastePercent: { measure: 'percent', say: ['waste', 'extra'] },

  // Samples.
  mean: { measure: 'number', say: ['mean', 'average'] },
  standardDeviation: { measure: 'number', say: ['standard deviation', 'sd', 'sigma'] },
  sampleSize: { measure: 'number', say: ['sample', 'n'] },
  confidenceLevel: { measure: 'percent', say: ['confidence', 'confident'] },

  // Dates.
  startDate: { measure: 'date', say: ['from', 'start', 'between', 'since'] },
  endDate: { measure: 'date', say: ['to', 'until', 'end', 'and'] },
} as const satisfies Readonly<Record<string, QuantityEntry>>;

/** The id of a quantity. */
export type Quantity = keyof typeof vocabulary;

/** Every quantity by id. */
export const quantities: Readonly<Record<Quantity, QuantityEntry>> = vocabulary;

/** All ids, for the check of manifests. Marked as pure: scripts that need none of them leave the file out. */
export const quantityIds = /* @__PURE__ */ Object.keys(vocabulary) as [Quantity, ...Quantity[]];
