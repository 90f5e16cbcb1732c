import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // factors
  { ask: 'prime factors of 360', slug: 'factors', given: { mode: 'one', number: 360 } },
  { ask: 'Is 7,919 a prime number?', slug: 'factors', given: { mode: 'one', number: 7919 } },
  {
    ask: 'gcd of 48 and 180',
    slug: 'factors',
    given: { mode: 'several', numbers: '48, 180' },
  },
  {
    ask: 'lcm 12, 18, 30',
    slug: 'factors',
    given: { mode: 'several', numbers: '12, 18, 30' },
  },
  {
    ask: 'hcf of 84 126 and 210',
    slug: 'factors',
    given: { mode: 'several', numbers: '84, 126, 210' },
  },
  {
    ask: "what's the least common multiple of twelve and eighteen",
    slug: 'factors',
    given: { mode: 'several', numbers: '12, 18' },
  },
  {
    ask: 'list all the divisors of 1 million',
    slug: 'factors',
    given: { mode: 'one', number: 1000000 },
  },
  {
    ask: 'greatest common factor of 24,140 and 40,902',
    slug: 'factors',
    given: { mode: 'several', numbers: '24140, 40902' },
  },
  { ask: 'gcd of 48', slug: 'factors', why: 'a second number is missing' },
  { ask: 'prime factors of 12.5', slug: 'factors', why: '12.5 is no whole number' },
  { ask: 'lcm of 0 and 6', slug: 'factors', why: '0 is below 1' },
  { ask: 'find the prime factors', slug: 'factors', why: 'the number is missing' },

  // fraction
  {
    ask: '1/2 + 3/4',
    slug: 'fraction',
    given: { a: '1/2', operation: 'add', b: '3/4' },
  },
  {
    ask: 'what is 2 3/8 times 4/5',
    slug: 'fraction',
    given: { a: '2 3/8', operation: 'multiply', b: '4/5' },
  },
  {
    ask: 'simplify 126/360',
    slug: 'fraction',
    given: { a: '126/360', operation: 'simplify' },
  },
  {
    ask: '5/6 divided by 7/15',
    slug: 'fraction',
    given: { a: '5/6', operation: 'divide', b: '7/15' },
  },
  {
    ask: 'Which fraction is bigger, 5/8 or 7/12?',
    slug: 'fraction',
    given: { a: '5/8', operation: 'compare', b: '7/12' },
  },
  {
    ask: '3½ minus 1⅔',
    slug: 'fraction',
    given: { a: '3 1/2', operation: 'subtract', b: '1 2/3' },
  },
  {
    ask: 'subtract 1/3 from 3/4',
    slug: 'fraction',
    given: { a: '3/4', operation: 'subtract', b: '1/3' },
  },
  {
    ask: '0.375 as a simplified fraction',
    slug: 'fraction',
    given: { a: '0.375', operation: 'simplify' },
  },
  { ask: '4/9 × 3/8', slug: 'fraction', given: { a: '4/9', operation: 'multiply', b: '3/8' } },
  {
    ask: 'three quarters plus one eighth',
    slug: 'fraction',
    given: { a: '3/4', operation: 'add', b: '1/8' },
  },
  { ask: 'add 3/4 to a fraction', slug: 'fraction', why: 'the other fraction is missing' },
  {
    ask: '1/2 + 1/3 + 1/4',
    slug: 'fraction',
    why: 'the calculator takes two fractions, not three',
  },
  { ask: '5/0 + 1/2', slug: 'fraction', why: 'the number under the line is 0' },
  { ask: 'simplify a fraction', slug: 'fraction', why: 'the fraction is missing' },

  // percentage
  {
    ask: 'what is 18% of 250',
    slug: 'percentage',
    given: { find: 'portion', percent: 18, whole: 250 },
  },
  {
    ask: '45 is what percent of 60',
    slug: 'percentage',
    given: { find: 'share', part: 45, whole: 60 },
  },
  {
    ask: '30 is 15% of what number',
    slug: 'percentage',
    given: { find: 'total', percent: 15, part: 30 },
  },
  {
    ask: 'seven and a half percent of 1,20,000',
    slug: 'percentage',
    given: { find: 'portion', percent: 7.5, whole: 120000 },
  },
  {
    ask: 'WHAT PERCENTAGE OF 1,640 IS 410?',
    slug: 'percentage',
    given: { find: 'share', part: 410, whole: 1640 },
  },
  {
    ask: '0.5 pct of 3k',
    slug: 'percentage',
    given: { find: 'portion', percent: 0.5, whole: 3000 },
  },
  {
    ask: 'how much is twenty per cent of two hundred',
    slug: 'percentage',
    given: { find: 'portion', percent: 20, whole: 200 },
  },
  {
    ask: "hey what's fifteen percent of four hundred and sixty",
    slug: 'percentage',
    given: { find: 'portion', percent: 15, whole: 460 },
  },
  {
    ask: '80 is 25 per cent of what',
    slug: 'percentage',
    given: { find: 'total', percent: 25, part: 80 },
  },
  {
    ask: 'what is 12% of my savings',
    slug: 'percentage',
    why: 'the number of which 12% is taken is missing',
  },
  {
    ask: 'percentage 20 50',
    slug: 'percentage',
    why: 'it may be 20% of 50, or 20 as a share of 50',
  },
  { ask: '30 is what percent', slug: 'percentage', why: 'the whole is missing' },
  {
    ask: 'what is 18% of 250 and of 310',
    slug: 'percentage',
    why: 'the second number has no place',
  },

  // percentage-change
  {
    ask: 'percent change from 40 to 50',
    slug: 'percentage-change',
    given: { mode: 'change', from: 40, to: 50 },
  },
  {
    ask: 'increase 250 by 12%',
    slug: 'percentage-change',
    given: { mode: 'apply', from: 250, percent: 12 },
  },
  {
    ask: 'What is the percentage difference between 45 and 55?',
    slug: 'percentage-change',
    given: { mode: 'difference', from: 45, to: 55 },
  },
  {
    ask: 'decrease 1,800 by 35 percent',
    slug: 'percentage-change',
    given: { mode: 'apply', from: 1800, percent: -35 },
  },
  {
    ask: 'percantage decrease from 96 to 72',
    slug: 'percentage-change',
    given: { mode: 'change', from: 96, to: 72 },
  },
  {
    ask: 'our lab count went from 1.2 million to 1.5 million, whats the percentage change',
    slug: 'percentage-change',
    given: { mode: 'change', from: 1200000, to: 1500000 },
  },
  {
    ask: 'percent increase from 60 to 75',
    slug: 'percentage-change',
    given: { mode: 'change', from: 60, to: 75 },
  },
  {
    ask: 'add 8% to 4,500',
    slug: 'percentage-change',
    given: { mode: 'apply', from: 4500, percent: 8 },
  },
  {
    ask: 'percentage change from 50',
    slug: 'percentage-change',
    why: 'the second value is missing',
  },
  {
    ask: 'increase my number by 20%',
    slug: 'percentage-change',
    why: 'the number is missing',
  },
  {
    ask: 'which number increased by 20% is 60',
    slug: 'percentage-change',
    why: 'asks for the first value from the result',
  },
  {
    ask: 'percent change from 40 to 50 to 65',
    slug: 'percentage-change',
    why: 'the third value has no place',
  },

  // quadratic-equation
  {
    ask: 'x^2 - 5x + 6 = 0',
    slug: 'quadratic-equation',
    given: { a: 1, b: -5, c: 6 },
  },
  {
    ask: 'solve 2x² + 3x − 2 = 0',
    slug: 'quadratic-equation',
    given: { a: 2, b: 3, c: -2 },
  },
  {
    ask: 'quadratic equation a = 1, b = -3, c = -10',
    slug: 'quadratic-equation',
    given: { a: 1, b: -3, c: -10 },
  },
  {
    ask: 'What are the roots of -x^2 + 4x - 3 = 0?',
    slug: 'quadratic-equation',
    given: { a: -1, b: 4, c: -3 },
  },
  {
    ask: 'quadratic formula a 1 b 5 c 1',
    slug: 'quadratic-equation',
    given: { a: 1, b: 5, c: 1 },
  },
  {
    ask: 'discriminant of 0.5x^2 + 1.5x - 9 = 0',
    slug: 'quadratic-equation',
    given: { a: 0.5, b: 1.5, c: -9 },
  },
  {
    ask: '3x^2 - 12x + 12 = 0 solve for x',
    slug: 'quadratic-equation',
    given: { a: 3, b: -12, c: 12 },
  },
  { ask: 'quadratic equation a=2 b=3', slug: 'quadratic-equation', why: 'c is missing' },
  {
    ask: 'quadratic equation with a = 0, b = 2, c = 1',
    slug: 'quadratic-equation',
    why: 'with a = 0 it is no quadratic equation',
  },
  { ask: 'solve x^3 - 2x + 1 = 0', why: 'cubic equations are not offered' },
  {
    ask: 'quadratic equation with roots 2 and 3',
    slug: 'quadratic-equation',
    why: 'asks for the equation from its solutions',
  },

  // ratio
  {
    ask: '4:6 = 10:x',
    slug: 'ratio',
    given: { mode: 'missing', missing: 'd', a: 4, b: 6, c: 10 },
  },
  {
    ask: 'simplify the ratio 20:36',
    slug: 'ratio',
    given: { mode: 'simplify', parts: '20, 36' },
  },
  {
    ask: 'Split 1000 in the ratio 2:3:5',
    slug: 'ratio',
    given: { mode: 'share', parts: '2, 3, 5', amount: 1000 },
  },
  {
    ask: 'divide £450 in a ratio of 4 to 3 to 2',
    slug: 'ratio',
    given: { mode: 'share', parts: '4, 3, 2', amount: 450 },
  },
  {
    ask: 'ratio 3 : 5 = x : 20 find x',
    slug: 'ratio',
    given: { mode: 'missing', missing: 'c', a: 3, b: 5, d: 20 },
  },
  {
    ask: 'reduce ratio 1920:1080 to its simplest form',
    slug: 'ratio',
    given: { mode: 'simplify', parts: '1920, 1080' },
  },
  {
    ask: 'share 90 in the ratio 1:2',
    slug: 'ratio',
    given: { mode: 'share', parts: '1, 2', amount: 90 },
  },
  {
    ask: 'ratio of 5 to 8 equals 15 to what',
    slug: 'ratio',
    given: { mode: 'missing', missing: 'd', a: 5, b: 8, c: 15 },
  },
  { ask: 'split 500 in a ratio', slug: 'ratio', why: 'the parts of the ratio are missing' },
  {
    ask: 'ratio 4:6 = x:y',
    slug: 'ratio',
    why: 'two terms are missing',
  },
  {
    ask: 'divide 100 in the ratio 0:3',
    slug: 'ratio',
    why: 'a part of 0 is not above 0',
  },

  // right-triangle
  {
    ask: 'right triangle with legs 3 and 4',
    slug: 'right-triangle',
    given: { known: 'legs', sideA: 3, sideB: 4 },
  },
  {
    ask: 'What is the hypotenuse of a right triangle with legs of 7 and 24?',
    slug: 'right-triangle',
    given: { known: 'legs', sideA: 7, sideB: 24 },
  },
  {
    ask: 'hypotenuse 13 one leg 5 find the other leg',
    slug: 'right-triangle',
    given: { known: 'legHypotenuse', sideA: 5, sideC: 13 },
  },
  {
    ask: 'right triangle hypotenuse 10 angle A 30 degrees',
    slug: 'right-triangle',
    given: { known: 'hypotenuseAngle', sideC: 10, angleA: 30 },
  },
  {
    ask: 'right triangle leg 5.5 and opposite angle 35°',
    slug: 'right-triangle',
    given: { known: 'legOpposite', sideA: 5.5, angleA: 35 },
  },
  {
    ask: 'rite triangle leg 12 area 30 what is the hypotenuse',
    slug: 'right-triangle',
    given: { known: 'legArea', sideA: 12, givenArea: 30 },
  },
  {
    ask: 'right triangle leg a 8, angle B 25 degrees',
    slug: 'right-triangle',
    given: { known: 'legAdjacent', sideA: 8, angleB: 25 },
  },
  {
    ask: 'pythagoras legs 1.5 and 2',
    slug: 'right-triangle',
    given: { known: 'legs', sideA: 1.5, sideB: 2 },
  },
  { ask: 'right triangle with a leg of 5', slug: 'right-triangle', why: 'one measure is missing' },
  {
    ask: 'right triangle hypotenuse 5 leg 13',
    slug: 'right-triangle',
    why: 'the hypotenuse must be longer than the leg',
  },
  {
    ask: 'right triangle leg 6 and angle 40 degrees',
    slug: 'right-triangle',
    why: 'the angle may lie opposite the leg or beside it',
  },
  {
    ask: 'right triangle hypotenuse 10 angle A 95 degrees',
    slug: 'right-triangle',
    why: '95 degrees are not below 90',
  },

  // triangle
  {
    ask: 'area of a triangle with sides 7, 8 and 9',
    slug: 'triangle',
    given: { known: 'sss', sideA: 7, sideB: 8, sideC: 9 },
  },
  {
    ask: 'triangle with two sides 5 and 7 and an angle of 60 degrees between them',
    slug: 'triangle',
    given: { known: 'sas', sideA: 5, sideB: 7, angleC: 60 },
  },
  {
    ask: 'triangle angles 40° and 60°, the side between them is 10',
    slug: 'triangle',
    given: { known: 'asa', angleA: 40, angleB: 60, sideC: 10 },
  },
  {
    ask: 'Solve the triangle: side a 6, side b 8, angle A 35 degrees',
    slug: 'triangle',
    given: { known: 'ssa', sideA: 6, sideB: 8, angleA: 35 },
  },
  {
    ask: 'triangle angle A 50 angle B 60 side a 12',
    slug: 'triangle',
    given: { known: 'aas', sideA: 12, angleA: 50, angleB: 60 },
  },
  {
    ask: 'triangel sides 13 14 15 perimeter and area',
    slug: 'triangle',
    given: { known: 'sss', sideA: 13, sideB: 14, sideC: 15 },
  },
  {
    ask: 'triangle side a = 4.5, side b = 6, angle C = 90',
    slug: 'triangle',
    given: { known: 'sas', sideA: 4.5, sideB: 6, angleC: 90 },
  },
  {
    ask: 'triangle with sides 1, 2 and 10',
    slug: 'triangle',
    why: 'no triangle has these sides',
  },
  {
    ask: 'triangle with angles 40, 60 and 80 degrees',
    slug: 'triangle',
    why: 'three angles do not fix a triangle',
  },
  { ask: 'triangle with sides 5 and 7', slug: 'triangle', why: 'a third measure is missing' },
  {
    ask: 'what side a gives a triangle area of 20 with side b 8 and side c 9',
    slug: 'triangle',
    why: 'asks for a side from the area',
  },
  {
    ask: 'triangle with angles A 100 and B 85 and side c 4',
    slug: 'triangle',
    why: 'the two angles are together above 180 degrees',
  },
  {
    ask: '10% increase on 250',
    slug: 'percentage-change',
    given: { mode: 'apply', from: 250, percent: 10 },
  },
  {
    ask: 'what is 640 after a 12% increase',
    slug: 'percentage-change',
    given: { mode: 'apply', from: 640, percent: 12 },
  },
  {
    ask: 'by how many percent did the rent fall from 1,250 to 1,000',
    slug: 'percentage-change',
    given: { mode: 'change', from: 1250, to: 1000 },
  },
  { ask: 'factorize 924', slug: 'factors', given: { mode: 'one', number: 924 } },
  {
    ask: 'compare 5/6 with 7/15',
    slug: 'fraction',
    given: { a: '5/6', operation: 'compare', b: '7/15' },
  },
  {
    ask: 'how high does a 13 ft ladder reach, its foot 5 ft from the wall',
    slug: 'right-triangle',
    given: { known: 'legHypotenuse', sideA: 5, sideC: 13 },
  },
  { ask: 'discriminant of 3x^2 + 4x + 5', slug: 'quadratic-equation', given: { a: 3, b: 4, c: 5 } },
];
