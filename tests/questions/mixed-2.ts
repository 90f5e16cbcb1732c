import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // salary-converter
  {
    ask: '65000 a year is how much an hour',
    slug: 'salary-converter',
    given: { amount: 65000, per: 'year' },
  },
  {
    ask: '$22 an hour to annual salary working 35 hours a week',
    slug: 'salary-converter',
    given: { amount: 22, per: 'hour', hoursPerWeek: 35 },
  },
  {
    ask: 'hourly to yearly salary at 38 hours a week',
    slug: 'salary-converter',
    why: 'the pay is missing',
  },

  // sales-tax
  {
    ask: 'sales tax on 250 dollars at 7.5 percent',
    slug: 'sales-tax',
    given: { mode: 'add', netPrice: 250, taxRate: 7.5 },
  },
  {
    ask: 'total was $54 with 8% sales tax included, what was the price before tax',
    slug: 'sales-tax',
    given: { mode: 'extract', grossPrice: 54, taxRate: 8 },
  },
  { ask: 'how much sales tax on a $900 tv', slug: 'sales-tax', why: 'the tax rate is missing' },

  // vat
  { ask: 'add 20% vat to 350', slug: 'vat', given: { mode: 'add', netPrice: 350, vatRate: 20 } },
  {
    ask: 'price without vat if 210 includes 5% vat',
    slug: 'vat',
    given: { mode: 'remove', grossPrice: 210, vatRate: 5 },
  },
  { ask: 'how much is the vat on £480', slug: 'vat', why: 'the VAT rate is missing' },

  // factors
  { ask: 'prime factors of 252', slug: 'factors', given: { mode: 'one', number: 252 } },
  {
    ask: 'lcm of 12, 18 and 30',
    slug: 'factors',
    given: { mode: 'several', numbers: '12, 18, 30' },
  },
  { ask: 'greatest common factor of 48', slug: 'factors', why: 'the second number is missing' },

  // fraction
  { ask: '3/4 + 2/3', slug: 'fraction', given: { a: '3/4', operation: 'add', b: '2/3' } },
  {
    ask: 'divide 5/8 by 1/4',
    slug: 'fraction',
    given: { a: '5/8', operation: 'divide', b: '1/4' },
  },
  {
    ask: 'which fraction do i add to 1/3 to get 5/6',
    slug: 'fraction',
    why: 'the question goes backwards: it gives the sum and asks for a term',
  },

  // percentage
  {
    ask: 'what is 15% of 340',
    slug: 'percentage',
    given: { find: 'portion', percent: 15, whole: 340 },
  },
  {
    ask: '45 is what percent of 180',
    slug: 'percentage',
    given: { find: 'share', part: 45, whole: 180 },
  },
  { ask: 'what percent of 80', slug: 'percentage', why: 'the part is missing' },

  // percentage-change
  {
    ask: 'percent increase from 40 to 52',
    slug: 'percentage-change',
    given: { mode: 'change', from: 40, to: 52 },
  },
  {
    ask: 'increase 1200 by 8%',
    slug: 'percentage-change',
    given: { mode: 'apply', from: 1200, percent: 8 },
  },
  {
    ask: 'percentage decrease from 90',
    slug: 'percentage-change',
    why: 'the second value is missing',
  },

  // quadratic-equation
  { ask: 'solve x^2 - 5x + 6 = 0', slug: 'quadratic-equation', given: { a: 1, b: -5, c: 6 } },
  {
    ask: 'quadratic equation a=2 b=3 c=-2',
    slug: 'quadratic-equation',
    given: { a: 2, b: 3, c: -2 },
  },
  {
    ask: 'quadratic formula with a = 2 and b = 7',
    slug: 'quadratic-equation',
    why: 'the constant c is missing',
  },

  // ratio
  { ask: 'simplify the ratio 24:36', slug: 'ratio', given: { mode: 'simplify', parts: '24, 36' } },
  {
    ask: 'split 600 in the ratio 2:3',
    slug: 'ratio',
    given: { mode: 'share', parts: '2, 3', amount: 600 },
  },
  { ask: 'divide 500 in a ratio', slug: 'ratio', why: 'the parts of the ratio are missing' },

  // right-triangle
  {
    ask: 'hypotenuse of a right triangle with legs 6 and 8',
    slug: 'right-triangle',
    given: { known: 'legs', sideA: 6, sideB: 8 },
  },
  {
    ask: 'right triangle hypotenuse 13 leg 5 find the other leg',
    slug: 'right-triangle',
    given: { known: 'legHypotenuse', sideA: 5, sideC: 13 },
  },
  {
    ask: 'right triangle with one leg of 9, how long is the hypotenuse',
    slug: 'right-triangle',
    why: 'a second side or an angle is missing',
  },

  // triangle
  {
    ask: 'area of a triangle with sides 5, 6 and 7',
    slug: 'triangle',
    given: { known: 'sss', sideA: 5, sideB: 6, sideC: 7 },
  },
  {
    ask: 'triangle with sides 8 and 10 and an angle of 50 degrees between them',
    slug: 'triangle',
    given: { known: 'sas', sideA: 8, sideB: 10, angleC: 50 },
  },
  {
    ask: 'area of a triangle with two sides of 5 and 9',
    slug: 'triangle',
    why: 'the third side or an angle is missing',
  },

  // average
  { ask: 'average of 12, 15, 20 and 25', slug: 'average', given: { values: '12, 15, 20, 25' } },
  { ask: 'median of 3 8 2 9 11', slug: 'average', given: { values: '3, 8, 2, 9, 11' } },
  {
    ask: 'the average of 70, 80 and another number is 78, what is the other number',
    slug: 'average',
    why: 'the question goes backwards: it gives the average and asks for a value',
  },

  // binomial-probability
  {
    ask: 'binomial probability n = 10 p = 0.3 k = 4',
    slug: 'binomial-probability',
    given: { trials: 10, probability: 0.3, successes: 4 },
  },
  {
    ask: 'probability of 2 successes in 8 trials if the probability of success is 0.25',
    slug: 'binomial-probability',
    given: { trials: 8, probability: 0.25, successes: 2 },
  },
  {
    ask: 'binomial probability of 5 successes in 12 trials',
    slug: 'binomial-probability',
    why: 'the probability of success is missing',
  },

  // combinations
  { ask: 'how many ways to choose 3 from 10', slug: 'combinations', given: { n: 10, r: 3 } },
  {
    ask: 'permutations of 8 things taken 3 at a time',
    slug: 'combinations',
    given: { n: 8, r: 3 },
  },
  {
    ask: 'how many combinations of 6',
    slug: 'combinations',
    why: 'one of the two numbers is missing',
  },

  // confidence-interval
  {
    ask: '95% confidence interval mean 72 standard deviation 8 sample size 40',
    slug: 'confidence-interval',
    given: { mean: 72, sd: 8, sampleSize: 40, confidence: 95 },
  },
  {
    ask: '99% confidence interval for a proportion 45 out of 150',
    slug: 'confidence-interval',
    given: { kind: 'proportion', successes: 45, sampleSize: 150, confidence: 99 },
  },
  {
    ask: 'confidence interval for a mean of 50 with a sample size of 30',
    slug: 'confidence-interval',
    why: 'the standard deviation is missing',
  },

  // linear-regression
  {
    ask: 'linear regression x 1, 2, 3, 4 y 2, 4, 5, 8',
    slug: 'linear-regression',
    given: { xValues: '1, 2, 3, 4', yValues: '2, 4, 5, 8' },
  },
  {
    ask: 'line of best fit for (1,2) (2,3) (3,5) (4,4)',
    slug: 'linear-regression',
    given: { xValues: '1, 2, 3, 4', yValues: '2, 3, 5, 4' },
  },
  {
    ask: 'linear regression with x = 1, 2, 3, 4',
    slug: 'linear-regression',
    why: 'the y values are missing',
  },

  // sample-size
  {
    ask: 'sample size for a population of 5000 with 95% confidence and 5% margin of error',
    slug: 'sample-size',
    given: { find: 'size', population: 5000, confidence: 95, margin: 5 },
  },
  {
    ask: 'how big a sample do i need for 99 percent confidence and a 3 percent margin of error',
    slug: 'sample-size',
    given: { find: 'size', confidence: 99, margin: 3 },
  },
  {
    ask: 'what is the margin of error of a survey at 95% confidence',
    slug: 'sample-size',
    why: 'the size of the sample is missing',
  },

  // standard-deviation
  {
    ask: 'standard deviation of 2, 4, 4, 4, 5, 5, 7, 9',
    slug: 'standard-deviation',
    given: { values: '2, 4, 4, 4, 5, 5, 7, 9' },
  },
  {
    ask: 'standard deviaton 10 12 23 23 16 21',
    slug: 'standard-deviation',
    given: { values: '10, 12, 23, 23, 16, 21' },
  },
  {
    ask: 'standard deviation if the variance is 49',
    slug: 'standard-deviation',
    why: 'the values are missing; a variance is a result, not an input',
  },

  // z-score
  {
    ask: 'z score of 85 with mean 70 and standard deviation 10',
    slug: 'z-score',
    given: { mode: 'value', x: 85, mean: 70, sd: 10 },
  },
  {
    ask: 'normal distribution probability between 60 and 80 mean 70 sd 5',
    slug: 'z-score',
    given: { mode: 'between', lower: 60, upper: 80, mean: 70, sd: 5 },
  },
  {
    ask: 'z score of 85 when the mean is 70',
    slug: 'z-score',
    why: 'the standard deviation is missing',
  },

  // ideal-weight
  {
    ask: 'ideal weight for a woman 165 cm tall',
    slug: 'ideal-weight',
    given: { unit: 'metric', sex: 'female', height: 165 },
  },
  {
    ask: 'ideal weight male 6 feet',
    slug: 'ideal-weight',
    given: { unit: 'imperial', sex: 'male', height: 72 },
  },
  { ask: 'ideal weight for 180 cm', slug: 'ideal-weight', why: 'the sex is missing' },

  // macros
  {
    ask: 'macros for 2200 calories 40% carbs 30% protein 30% fat',
    slug: 'macros',
    given: { calories: 2200, carbPercent: 40, proteinPercent: 30, fatPercent: 30 },
  },
  {
    ask: 'how many grams of protein carbs and fat on 1800 calories with 45% carbs 35% protein 20% fat',
    slug: 'macros',
    given: { calories: 1800, carbPercent: 45, proteinPercent: 35, fatPercent: 20 },
  },
  { ask: 'macros 40% carbs 30% protein 30% fat', slug: 'macros', why: 'the calories are missing' },

  // one-rep-max
  {
    ask: 'one rep max 100 kg 5 reps',
    slug: 'one-rep-max',
    given: { unit: 'kg', weight: 100, reps: 5 },
  },
  {
    ask: 'what is my 1 rep max if i can bench 185 lbs for 8 reps',
    slug: 'one-rep-max',
    given: { unit: 'lb', weight: 185, reps: 8 },
  },
  { ask: 'one rep max bench press 90 kg', slug: 'one-rep-max', why: 'the repetitions are missing' },

  // ovulation
  {
    ask: 'when do i ovulate if my last period started on 3 november 2026 and my cycle is 30 days',
    slug: 'ovulation',
    given: { lastPeriodStart: '2026-11-03', cycleLength: 30 },
  },
  {
    ask: 'ovulation date last period Nov 10 2026 28 day cycle',
    slug: 'ovulation',
    given: { lastPeriodStart: '2026-11-10', cycleLength: 28 },
  },
  {
    ask: 'when do i ovulate with a 30 day cycle',
    slug: 'ovulation',
    why: 'the first day of the last period is missing',
  },

  // race-time
  {
    ask: 'i ran 5 km in 25 minutes, predict my 10 km time',
    slug: 'race-time',
    given: { unit: 'km', knownDistance: 5, minutes: 25, targetDistance: 10 },
  },
  {
    ask: 'race predictor half marathon from 10k in 48:30',
    slug: 'race-time',
    given: { unit: 'km', knownDistance: 10, minutes: 48, seconds: 30, targetDistance: 21.0975 },
  },
  {
    ask: 'predict my 10 km race time from a 5 km run',
    slug: 'race-time',
    why: 'the time of the known race is missing',
  },

  // running-pace
  {
    ask: 'running pace 5 km in 24:30',
    slug: 'running-pace',
    given: { find: 'pace', unit: 'km', distance: 5, minutes: 24, seconds: 30 },
  },
  {
    ask: 'how long does it take to run 8 km at 5:45 per km',
    slug: 'running-pace',
    given: { find: 'time', unit: 'km', distance: 8, paceMinutes: 5, paceSeconds: 45 },
  },
  { ask: 'running pace for 10 miles', slug: 'running-pace', why: 'the time is missing' },

  // target-heart-rate
  { ask: 'target heart rate for a 45 year old', slug: 'target-heart-rate', given: { age: 45 } },
  {
    ask: 'heart rate zones age 30 resting heart rate 60',
    slug: 'target-heart-rate',
    given: { age: 30, restingHeartRate: 60 },
  },
  {
    ask: 'target heart rate with a resting heart rate of 65',
    slug: 'target-heart-rate',
    why: 'the age is missing',
  },

  // waist-ratio
  {
    ask: 'waist to height ratio waist 84 cm height 175 cm',
    slug: 'waist-ratio',
    given: { waist: 84, height: 175 },
  },
  {
    ask: 'waist height ratio 34 inch waist 5 ft 10 in tall',
    slug: 'waist-ratio',
    given: { waist: 86.36, height: 177.8 },
  },
  {
    ask: 'waist to height ratio if my waist is 90 cm',
    slug: 'waist-ratio',
    why: 'the height is missing',
  },

  // business-days
  {
    ask: 'business days between 2 march 2026 and 31 march 2026',
    slug: 'business-days',
    given: { mode: 'count', start: '2026-03-02', end: '2026-03-31' },
  },
  {
    ask: '10 business days after June 8 2026',
    slug: 'business-days',
    given: { mode: 'add', start: '2026-06-08', daysToMove: 10 },
  },
  {
    ask: 'how many business days from 05/06/2026 to 08/07/2026',
    slug: 'business-days',
    why: 'day and month are in doubt',
  },

  // date-add
  {
    ask: 'what is the date 90 days after 15 March 2026',
    slug: 'date-add',
    given: { date: '2026-03-15', direction: 'add', days: 90 },
  },
  {
    ask: '6 weeks before 1 September 2026',
    slug: 'date-add',
    given: { date: '2026-09-01', direction: 'subtract', weeks: 6 },
  },
  { ask: 'add 3 months and 10 days to a date', slug: 'date-add', why: 'the start date is missing' },

  // date-difference
  {
    ask: 'days between 10 January 2026 and 25 April 2026',
    slug: 'date-difference',
    given: { start: '2026-01-10', end: '2026-04-25' },
  },
  {
    ask: 'how many days from june 1 2026 to sept 15 2026',
    slug: 'date-difference',
    given: { start: '2026-06-01', end: '2026-09-15' },
  },
  {
    ask: 'days between 30 February 2026 and 10 April 2026',
    slug: 'date-difference',
    why: 'February has no day 30',
  },

  // day-of-week
  {
    ask: 'what day of the week was 15 August 1947',
    slug: 'day-of-week',
    given: { date: '1947-08-15' },
  },
  { ask: 'what weekday is July 4 2027', slug: 'day-of-week', given: { date: '2027-07-04' } },
  {
    ask: 'what day of the week is 06/07/2026',
    slug: 'day-of-week',
    why: 'day and month are in doubt',
  },

  // iso-week
  {
    ask: 'week number of 12 May 2026',
    slug: 'iso-week',
    given: { mode: 'toWeek', date: '2026-05-12' },
  },
  {
    ask: 'what are the dates of week 32 of 2026',
    slug: 'iso-week',
    given: { mode: 'toDates', weekYear: 2026, week: 32 },
  },
  { ask: 'dates of week 58 in 2027', slug: 'iso-week', why: 'no year has a week 58' },

  // time-duration
  {
    ask: 'how many hours between 9:15 am and 5:45 pm',
    slug: 'time-duration',
    given: { mode: 'between', startTime: '09:15', endTime: '17:45' },
  },
  {
    ask: 'how long is it from 22:30 to 06:15',
    slug: 'time-duration',
    given: { mode: 'between', startTime: '22:30', endTime: '06:15' },
  },
  {
    ask: 'hours between 9:15 am and closing time',
    slug: 'time-duration',
    why: 'the end time is missing',
  },

  // timesheet
  {
    ask: 'timesheet monday 9:00 to 17:30 with a 30 minute break',
    slug: 'timesheet',
    given: { shifts: [{ day: 'Monday', startTime: '09:00', endTime: '17:30', breakMinutes: 30 }] },
  },
  {
    ask: 'timesheet 8am to 4:30pm at $20 an hour',
    slug: 'timesheet',
    given: { shifts: [{ startTime: '08:00', endTime: '16:30' }], hourlyRate: 20 },
  },
  {
    ask: 'timesheet for a shift that starts at 8:30 am at $18 an hour',
    slug: 'timesheet',
    why: 'the end of the shift is missing',
  },

  // unix-time
  {
    ask: 'unix timestamp 1650000000 to date',
    slug: 'unix-time',
    given: { mode: 'toDate', timestamp: 1650000000 },
  },
  {
    ask: 'unix timestamp for 1 January 2026 10:00 UTC',
    slug: 'unix-time',
    given: { mode: 'toTimestamp', date: '2026-01-01', time: '10:00', zone: 'UTC' },
  },
  { ask: 'unix timestamp for 3:30 pm UTC', slug: 'unix-time', why: 'the date is missing' },

  // area-converter
  {
    ask: '2 acres in square meters',
    slug: 'area-converter',
    given: { value: 2, from: 'acres', to: 'squareMeters' },
  },
  {
    ask: 'convert 1500 sq ft to square yards',
    slug: 'area-converter',
    given: { value: 1500, from: 'squareFeet', to: 'squareYards' },
  },
  { ask: 'convert 3 hectares to bigha', slug: 'area-converter', why: 'the bigha is not offered' },

  // data-size-converter
  {
    ask: 'convert 3 tb to gb',
    slug: 'data-size-converter',
    given: { value: 3, from: 'terabytes', to: 'gigabytes' },
  },
  {
    ask: 'how many megabytes in 5 gigabytes',
    slug: 'data-size-converter',
    given: { value: 5, from: 'gigabytes', to: 'megabytes' },
  },
  { ask: 'convert 500 gigabytes', slug: 'data-size-converter', why: 'the target unit is missing' },

  // fuel-economy-converter
  {
    ask: '7 litres per 100 km to us mpg',
    slug: 'fuel-economy-converter',
    given: { value: 7, from: 'litersPer100Km', to: 'milesPerUsGallon' },
  },
  {
    ask: 'convert 15 km/l to l/100km',
    slug: 'fuel-economy-converter',
    given: { value: 15, from: 'kilometersPerLiter', to: 'litersPer100Km' },
  },
  {
    ask: '35 mpg in km per litre',
    slug: 'fuel-economy-converter',
    why: 'the gallon is a US or an imperial one',
  },

  // number-base-converter
  {
    ask: 'decimal 255 to hex',
    slug: 'number-base-converter',
    given: { value: '255', from: 10, to: 16 },
  },
  {
    ask: 'convert binary 101101 to decimal',
    slug: 'number-base-converter',
    given: { value: '101101', from: 2, to: 10 },
  },
  {
    ask: 'convert 1010 to decimal',
    slug: 'number-base-converter',
    why: 'the base of the number is missing',
  },

  // speed-converter
  {
    ask: '100 km/h to mph',
    slug: 'speed-converter',
    given: { value: 100, from: 'kilometersPerHour', to: 'milesPerHour' },
  },
  {
    ask: 'convert 25 knots to kmh',
    slug: 'speed-converter',
    given: { value: 25, from: 'knots', to: 'kilometersPerHour' },
  },
  { ask: 'convert speed of 60 mph', slug: 'speed-converter', why: 'the target unit is missing' },

  // temperature-converter
  {
    ask: '350 fahrenheit to celsius',
    slug: 'temperature-converter',
    given: { value: 350, from: 'fahrenheit', to: 'celsius' },
  },
  {
    ask: '37 c in f',
    slug: 'temperature-converter',
    given: { value: 37, from: 'celsius', to: 'fahrenheit' },
  },
  {
    ask: 'convert temperature 300 kelvin',
    slug: 'temperature-converter',
    why: 'the target unit is missing',
  },

  // volume-converter
  {
    ask: '3 liters in us gallons',
    slug: 'volume-converter',
    given: { value: 3, from: 'liters', to: 'usGallons' },
  },
  {
    ask: '12 us fluid ounces to ml',
    slug: 'volume-converter',
    given: { value: 12, from: 'usFluidOunces', to: 'milliliters' },
  },
  {
    ask: 'convert 5 gallons to litres',
    slug: 'volume-converter',
    why: 'the gallon is a US or an imperial one',
  },

  // weight-converter
  {
    ask: '70 kg in pounds',
    slug: 'weight-converter',
    given: { value: 70, from: 'kilograms', to: 'pounds' },
  },
  {
    ask: 'convert 12 ounces to grams',
    slug: 'weight-converter',
    given: { value: 12, from: 'ounces', to: 'grams' },
  },
  {
    ask: '3 tons in pounds',
    slug: 'weight-converter',
    why: 'the ton is a metric, a US or a UK one',
  },

  // board-foot
  {
    ask: 'board feet for 10 boards 2 in thick 6 in wide 8 ft long',
    slug: 'board-foot',
    given: { lengthUnit: 'feet', pieces: [{ thickness: 2, width: 6, length: 8, quantity: 10 }] },
  },
  {
    ask: 'how many board feet in a piece of wood 1.5 inches thick 8 inches wide and 12 feet long',
    slug: 'board-foot',
    given: { lengthUnit: 'feet', pieces: [{ thickness: 1.5, width: 8, length: 12 }] },
  },
  {
    ask: 'board feet of a plank 2 inches thick and 10 inches wide',
    slug: 'board-foot',
    why: 'the length is missing',
  },

  // concrete
  {
    ask: 'how much concrete for a slab 20 ft by 10 ft 4 inches thick',
    slug: 'concrete',
    given: { units: 'imperial', shape: 'slab', length: 20, width: 10, thickness: 4 },
  },
  {
    ask: 'concrete needed for 5 m x 3 m slab 10 cm thick',
    slug: 'concrete',
    given: { units: 'metric', shape: 'slab', length: 5, width: 3, thickness: 10 },
  },
  {
    ask: 'how much concrete for a 12 ft by 12 ft patio slab',
    slug: 'concrete',
    why: 'the thickness is missing',
  },

  // mulch
  {
    ask: 'how much mulch for a bed 12 ft by 8 ft 3 inches deep',
    slug: 'mulch',
    given: {
      units: 'imperial',
      areaFrom: 'rectangle',
      length: 12,
      width: 8,
      depth: 3,
      material: 'mulch',
    },
  },
  {
    ask: 'gravel for a path 6 m long 2 m wide and 5 cm deep',
    slug: 'mulch',
    given: {
      units: 'metric',
      areaFrom: 'rectangle',
      length: 6,
      width: 2,
      depth: 5,
      material: 'gravel',
    },
  },
  { ask: 'how much mulch for 200 square feet', slug: 'mulch', why: 'the depth is missing' },

  // paint
  {
    ask: 'how much paint for a room 5 m long 4 m wide 2.5 m high with 1 door and 2 windows',
    slug: 'paint',
    given: { units: 'metric', length: 5, width: 4, height: 2.5, doors: 1, windows: 2 },
  },
  {
    ask: 'paint needed for a 12 ft by 10 ft room with 8 ft walls 1 door 1 window 2 coats',
    slug: 'paint',
    given: { units: 'imperial', length: 12, width: 10, height: 8, doors: 1, windows: 1, coats: 2 },
  },
  {
    ask: 'how much paint for a 4 m by 3 m room',
    slug: 'paint',
    why: 'the height of the walls is missing',
  },

  // roof-pitch
  {
    ask: 'angle of a 6/12 roof pitch',
    slug: 'roof-pitch',
    given: { given: 'pitch', rise: 6, run: 12 },
  },
  {
    ask: 'roof pitch for a 30 degree angle',
    slug: 'roof-pitch',
    given: { given: 'angle', angle: 30 },
  },
  {
    ask: 'roof pitch for a building 30 ft wide',
    slug: 'roof-pitch',
    why: 'the rise and run, or the angle, are missing',
  },

  // square-footage
  {
    ask: 'square footage of an 11 ft by 14 ft room',
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ shape: 'rectangle', length: 11, width: 14 }] },
  },
  {
    ask: 'square footage of a room 8 metres by 5 metres',
    slug: 'square-footage',
    given: { units: 'meters', shapes: [{ shape: 'rectangle', length: 8, width: 5 }] },
  },
  {
    ask: 'square footage of a room 14 ft long',
    slug: 'square-footage',
    why: 'the width is missing',
  },

  // tile
  {
    ask: 'how many tiles for a 4 m by 3 m floor with 30 cm by 30 cm tiles',
    slug: 'tile',
    given: {
      units: 'metric',
      areaFrom: 'room',
      length: 4,
      width: 3,
      tileLength: 30,
      tileWidth: 30,
    },
  },
  {
    ask: 'tiles needed for 100 square feet with 12 x 12 inch tiles',
    slug: 'tile',
    given: { units: 'imperial', areaFrom: 'area', area: 100, tileLength: 12, tileWidth: 12 },
  },
  {
    ask: 'how many tiles do i need for a 10 ft by 8 ft bathroom floor',
    slug: 'tile',
    why: 'the size of a tile is missing',
  },

  // wallpaper
  {
    ask: 'how many rolls of wallpaper for walls 14 m wide in total and 2.4 m high',
    slug: 'wallpaper',
    given: { units: 'metric', perimeter: 14, height: 2.4 },
  },
  {
    ask: 'wallpaper rolls room perimeter 40 ft wall height 8 ft',
    slug: 'wallpaper',
    given: { units: 'imperial', perimeter: 40, height: 8 },
  },
  {
    ask: 'wallpaper for walls 2.5 m high',
    slug: 'wallpaper',
    why: 'the width of the walls is missing',
  },

  // density
  {
    ask: 'density of 500 g in 250 ml',
    slug: 'density',
    given: { find: 'density', mass: 0.5, volume: 0.25 },
  },
  {
    ask: 'mass of 3 litres with a density of 800 kg/m3',
    slug: 'density',
    given: { find: 'mass', volume: 3, density: 800 },
  },
  {
    ask: 'density of an object with a mass of 2 kg',
    slug: 'density',
    why: 'the volume is missing',
  },

  // half-life
  {
    ask: 'how much of 80 grams is left after 15 days with a half life of 5 days',
    slug: 'half-life',
    given: { find: 'remaining', timeUnit: 'days', initialAmount: 80, halfLife: 5, elapsed: 15 },
  },
  {
    ask: 'what is the half life if 200 decays to 50 in 12 hours',
    slug: 'half-life',
    given: {
      find: 'halfLife',
      timeUnit: 'hours',
      initialAmount: 200,
      remainingAmount: 50,
      elapsed: 12,
    },
  },
  {
    ask: 'radioactive decay how much of 60 mg is left after 9 hours',
    slug: 'half-life',
    why: 'the half-life is missing',
  },

  // ideal-gas
  {
    ask: 'volume of 2 moles of gas at 1 atm and 25 c',
    slug: 'ideal-gas',
    given: {
      find: 'volume',
      pressureUnit: 'atm',
      temperatureUnit: 'celsius',
      amount: 2,
      pressure: 1,
      temperature: 25,
    },
  },
  {
    ask: 'ideal gas law pressure in kpa of 0.5 mol in 10 liters at 300 kelvin',
    slug: 'ideal-gas',
    given: {
      find: 'pressure',
      pressureUnit: 'kPa',
      temperatureUnit: 'kelvin',
      amount: 0.5,
      volume: 10,
      temperature: 300,
    },
  },
  { ask: 'volume of 3 moles of gas at 20 c', slug: 'ideal-gas', why: 'the pressure is missing' },

  // kinetic-energy
  {
    ask: 'kinetic energy of 1200 kg at 20 m/s',
    slug: 'kinetic-energy',
    given: { find: 'energy', speedUnit: 'ms', mass: 1200, speed: 20 },
  },
  {
    ask: 'kinetic energy of a 0.15 kg ball moving at 90 km/h',
    slug: 'kinetic-energy',
    given: { find: 'energy', speedUnit: 'kmh', mass: 0.15, speed: 90 },
  },
  { ask: 'kinetic energy of a 1500 kg car', slug: 'kinetic-energy', why: 'the speed is missing' },

  // molarity
  {
    ask: 'molarity of 5.85 g in 500 ml molar mass 58.44 g/mol',
    slug: 'molarity',
    given: { find: 'concentration', mass: 5.85, volume: 0.5, molarMass: 58.44 },
  },
  {
    ask: 'dilute 2 M stock to 0.5 M final volume 100 ml',
    slug: 'molarity',
    given: { find: 'dilution', stockConcentration: 2, targetConcentration: 0.5, targetVolume: 100 },
  },
  {
    ask: 'molarity of 10 g dissolved in 1 litre',
    slug: 'molarity',
    why: 'the molar mass is missing',
  },

  // ohms-law
  {
    ask: 'current with 12 volts and 4 ohms',
    slug: 'ohms-law',
    given: { given: 'voltageResistance', voltage: 12, resistance: 4 },
  },
  {
    ask: 'ohms law resistance 230 V 5 A',
    slug: 'ohms-law',
    given: { given: 'voltageCurrent', voltage: 230, current: 5 },
  },
  {
    ask: 'ohms law current at 9 volts',
    slug: 'ohms-law',
    why: 'the resistance or the power is missing',
  },

  // ph
  {
    ask: 'ph if hydrogen ion concentration is 0.001 mol/l',
    slug: 'ph',
    given: { given: 'hydrogen', hydrogen: 0.001 },
  },
  { ask: 'what is the ph when poh is 4.5', slug: 'ph', given: { given: 'poh', pohValue: 4.5 } },
  {
    ask: 'ph of 0.02 M acetic acid',
    slug: 'ph',
    why: 'the hydrogen ions of a weak acid are not its concentration',
  },

  // speed-distance-time
  {
    ask: 'average speed 150 km in 2 hours',
    slug: 'speed-distance-time',
    given: { find: 'speed', units: 'metric', distance: 150, hours: 2 },
  },
  {
    ask: 'how long does it take to drive 240 miles at 60 mph',
    slug: 'speed-distance-time',
    given: { find: 'time', units: 'imperial', distance: 240, speed: 60 },
  },
  {
    ask: 'how far will i travel in 3 hours',
    slug: 'speed-distance-time',
    why: 'the speed is missing',
  },

  // Other topics
  { ask: 'weather in london next 7 days', why: 'another topic' },
  { ask: 'who won the world cup in 2014', why: 'another topic' },
  { ask: 'best phones under 20000', why: 'another topic' },
  { ask: 'how long to boil 2 eggs', why: 'another topic' },
  { ask: 'python 3.12 list comprehension', why: 'another topic' },
  { ask: 'top 10 songs of 2024', why: 'another topic' },
  { ask: 'bus 42 timetable', why: 'another topic' },
  { ask: 'error 404 page not found', why: 'another topic' },
  { ask: 'hotels near times square for 2 adults', why: 'another topic' },
  { ask: 'bread recipe 500 g flour', why: 'another topic' },
  { ask: 'lyrics 99 red balloons', why: 'another topic' },
  { ask: 'flight ba 117 status', why: 'another topic' },
  { ask: 'windows 11 wont update', why: 'another topic' },
  { ask: 'chapter 3 summary great expectations', why: 'another topic' },
  { ask: 'nike air max size 9', why: 'another topic' },
  { ask: 'psalm 23 4', why: 'another topic' },
  { ask: 'how many planets are there in the solar system', why: 'another topic' },
];
