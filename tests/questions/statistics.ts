import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // average
  { ask: 'average of 3, 7, 9 and 14', slug: 'average', given: { values: '3, 7, 9, 14' } },
  { ask: 'mean of 12 15 18 22', slug: 'average', given: { values: '12, 15, 18, 22' } },
  {
    ask: 'What is the median of 4, 8, 15, 16, 23, 42?',
    slug: 'average',
    given: { values: '4, 8, 15, 16, 23, 42' },
  },
  {
    ask: 'weighted average of 78, 85, 88 with weights 4, 3, 2',
    slug: 'average',
    given: { values: '78, 85, 88', weights: '4, 3, 2' },
  },
  {
    ask: 'mode of 2 2 5 9 5 2',
    slug: 'average',
    given: { values: '2, 2, 5, 9, 5, 2' },
  },
  {
    ask: 'exclusive quartiles of 6 7 15 36 39 40 41 42 43 47 49',
    slug: 'average',
    given: { values: '6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49', quartileMethod: 'exclusive' },
  },
  {
    ask: 'avrage of $24,500 and $31,250 and $40,000',
    slug: 'average',
    given: { values: '24500, 31250, 40000' },
  },
  {
    ask: "my test scores are 88, 92, 79, 95 and 100, what's the average",
    slug: 'average',
    given: { values: '88, 92, 79, 95, 100' },
  },
  { ask: 'median of my exam marks', slug: 'average', why: 'the values are missing' },
  {
    ask: 'weighted average of 80, 90, 70 with weights 2, 3',
    slug: 'average',
    why: 'a weight is missing',
  },
  {
    ask: 'what fourth value makes the average of 70, 75, 90 equal to 80',
    slug: 'average',
    why: 'asks for a value from the average',
  },

  // binomial-probability
  {
    ask: 'binomial probability n=10 p=0.5 k=3',
    slug: 'binomial-probability',
    given: { trials: 10, probability: 0.5, successes: 3 },
  },
  {
    ask: 'Probability of exactly 4 successes in 12 trials with a probability of success of 0.3',
    slug: 'binomial-probability',
    given: { trials: 12, probability: 0.3, successes: 4 },
  },
  {
    ask: 'binomial 20 trials 5 successes 25% chance each',
    slug: 'binomial-probability',
    given: { trials: 20, probability: 0.25, successes: 5 },
  },
  {
    ask: 'binomal probability of at most two successes in fifty trials, p = 0.04',
    slug: 'binomial-probability',
    given: { trials: 50, probability: 0.04, successes: 2 },
  },
  {
    ask: 'binomial distribution with 8 trials, probability of success 1/2, 6 successes',
    slug: 'binomial-probability',
    given: { trials: 8, probability: 0.5, successes: 6 },
  },
  {
    ask: 'binomial n = 6, p = 1/2, exactly 2 successes',
    slug: 'binomial-probability',
    given: { trials: 6, probability: 0.5, successes: 2 },
  },
  {
    ask: 'binomial probability of 5 successes with p = 0.3',
    slug: 'binomial-probability',
    why: 'the number of trials is missing',
  },
  {
    ask: 'probability of 4 successes in 12 binomial trials',
    slug: 'binomial-probability',
    why: 'the probability of success is missing',
  },
  {
    ask: 'binomial n=10 p=1.4 k=3',
    slug: 'binomial-probability',
    why: 'a probability is at most 1',
  },
  {
    ask: 'how many trials for a 90% probability of at least 3 successes when p = 0.2',
    slug: 'binomial-probability',
    why: 'asks for the trials',
  },

  // combinations
  { ask: '5 choose 2', slug: 'combinations', given: { n: 5, r: 2 } },
  {
    ask: 'How many ways are there to choose 6 numbers from 49?',
    slug: 'combinations',
    given: { n: 49, r: 6 },
  },
  { ask: 'combinations n = 52 r = 5', slug: 'combinations', given: { n: 52, r: 5 } },
  {
    ask: 'permutations of 3 things out of 10',
    slug: 'combinations',
    given: { n: 10, r: 3 },
  },
  {
    ask: 'combinatons of four from twelve',
    slug: 'combinations',
    given: { n: 12, r: 4 },
  },
  { ask: '20C3', slug: 'combinations', given: { n: 20, r: 3 } },
  {
    ask: 'how many ways to pick a committee of 3 from 9 people',
    slug: 'combinations',
    given: { n: 9, r: 3 },
  },
  { ask: 'nPr n=8 r=3', slug: 'combinations', given: { n: 8, r: 3 } },
  {
    ask: 'how many combinations of 10 things',
    slug: 'combinations',
    why: 'how many are chosen is missing',
  },
  {
    ask: 'permutations of 2.5 things out of 7',
    slug: 'combinations',
    why: '2.5 is no whole number',
  },
  { ask: '2000 choose 3', slug: 'combinations', why: '2000 is more than 1000' },

  // confidence-interval
  {
    ask: '95% confidence interval mean 52.3 standard deviation 6.1 sample size 40',
    slug: 'confidence-interval',
    given: { kind: 'meanSample', mean: 52.3, sd: 6.1, sampleSize: 40, confidence: 95 },
  },
  {
    ask: 'What is the 99 percent confidence interval for a sample mean of 120 with sd 15 and n = 25?',
    slug: 'confidence-interval',
    given: { kind: 'meanSample', mean: 120, sd: 15, sampleSize: 25, confidence: 99 },
  },
  {
    ask: 'confidence interval for a proportion 56 cases in a sample of 200 at 90%',
    slug: 'confidence-interval',
    given: { kind: 'proportion', successes: 56, sampleSize: 200, confidence: 90 },
  },
  {
    ask: 'confidence interval of a mean, known population standard deviation 2.5, mean 10.8, sample size 36, confidence level 95 pct',
    slug: 'confidence-interval',
    given: { kind: 'meanKnown', mean: 10.8, sd: 2.5, sampleSize: 36, confidence: 95 },
  },
  {
    ask: 'confidance interval 98% mean 7.4 SD 0.9 sample size 12',
    slug: 'confidence-interval',
    given: { kind: 'meanSample', mean: 7.4, sd: 0.9, sampleSize: 12, confidence: 98 },
  },
  {
    ask: 'confidence interval for a share: 130 out of 400, 95 percent confidence',
    slug: 'confidence-interval',
    given: { kind: 'proportion', successes: 130, sampleSize: 400, confidence: 95 },
  },
  {
    ask: '95% confidence interval mean 52.3 n 40',
    slug: 'confidence-interval',
    why: 'the standard deviation is missing',
  },
  {
    ask: '95% confidence interval for a mean of 80 with standard deviation 12',
    slug: 'confidence-interval',
    why: 'the sample size is missing',
  },
  {
    ask: '100% confidence interval mean 52 sd 6 sample size 40',
    slug: 'confidence-interval',
    why: '100% is more than 99.99%',
  },

  // linear-regression
  {
    ask: 'linear regression x 1 2 3 4 y 2 4 5 8',
    slug: 'linear-regression',
    given: { xValues: '1, 2, 3, 4', yValues: '2, 4, 5, 8' },
  },
  {
    ask: 'Best fit line for x = 10, 20, 30, 40, 50 and y = 12, 19, 33, 41, 48',
    slug: 'linear-regression',
    given: { xValues: '10, 20, 30, 40, 50', yValues: '12, 19, 33, 41, 48' },
  },
  {
    ask: 'linear regresion x values 0, 1, 2, 3; y values 1.5, 3.1, 4.4, 6.2; predict y at x = 5',
    slug: 'linear-regression',
    given: { xValues: '0, 1, 2, 3', yValues: '1.5, 3.1, 4.4, 6.2', predictAt: 5 },
  },
  {
    ask: 'linear regression slope of (1,2), (2,3), (4,7)',
    slug: 'linear-regression',
    given: { xValues: '1, 2, 4', yValues: '2, 3, 7' },
  },
  {
    ask: 'slope and intercept of the regression line, x: 5 10 15 20, y: 9.8 20.1 29.9 40.3',
    slug: 'linear-regression',
    given: { xValues: '5, 10, 15, 20', yValues: '9.8, 20.1, 29.9, 40.3' },
  },
  {
    ask: 'linear regression x 1 2 3 4 y 2 4 5',
    slug: 'linear-regression',
    why: 'a y value is missing',
  },
  {
    ask: 'linear regression of x 3 5 8 12',
    slug: 'linear-regression',
    why: 'the y values are missing',
  },
  {
    ask: 'linear regression x 2 2 2 y 1 5 9',
    slug: 'linear-regression',
    why: 'all x values are equal',
  },

  // sample-size
  {
    ask: 'sample size for 95% confidence 5% margin of error population 20000',
    slug: 'sample-size',
    given: { find: 'size', confidence: 95, margin: 5, population: 20000 },
  },
  {
    ask: 'What sample size do I need at a 99 percent confidence level with a 3 percent margin of error?',
    slug: 'sample-size',
    given: { find: 'size', confidence: 99, margin: 3 },
  },
  {
    ask: 'margin of error with a sample size of 1,000 at 95% confidence',
    slug: 'sample-size',
    given: { find: 'margin', confidence: 95, sample: 1000 },
  },
  {
    ask: 'sample size margin of error 4 pct confidence level 90 pct expected share 30% population 5k',
    slug: 'sample-size',
    given: { find: 'size', confidence: 90, margin: 4, proportion: 30, population: 5000 },
  },
  {
    ask: 'margin of eror for a sample of eight hundred, confidence 99%, population 10,000',
    slug: 'sample-size',
    given: { find: 'margin', confidence: 99, sample: 800, population: 10000 },
  },
  {
    ask: 'how big a sample for a 95% confidence level and ±2.5% margin of error, population 1 lakh',
    slug: 'sample-size',
    given: { find: 'size', confidence: 95, margin: 2.5, population: 100000 },
  },
  {
    ask: 'sample size for a population of 5000',
    slug: 'sample-size',
    why: 'the margin of error is missing',
  },
  {
    ask: 'sample size for a margin of error of 60% at 95% confidence',
    slug: 'sample-size',
    why: '60% is more than 50%',
  },
  {
    ask: 'which confidence level has a 4% margin of error with a sample size of 400',
    slug: 'sample-size',
    why: 'asks for the confidence level',
  },

  // standard-deviation
  {
    ask: 'standard deviation of 2 4 4 4 5 5 7 9',
    slug: 'standard-deviation',
    given: { values: '2, 4, 4, 4, 5, 5, 7, 9' },
  },
  {
    ask: 'What is the variance of 10, 12, 23, 23, 16?',
    slug: 'standard-deviation',
    given: { values: '10, 12, 23, 23, 16' },
  },
  {
    ask: 'standerd deviation 1.02, 0.98, 1.05, 1.01',
    slug: 'standard-deviation',
    given: { values: '1.02, 0.98, 1.05, 1.01' },
  },
  {
    ask: 'POPULATION STANDARD DEVIATION OF 61 72 58 90',
    slug: 'standard-deviation',
    given: { values: '61, 72, 58, 90' },
  },
  {
    ask: 'stdev of -3, 0, 4 and 11',
    slug: 'standard-deviation',
    given: { values: '-3, 0, 4, 11' },
  },
  {
    ask: 'sd of these numbers 5.1 4.9 5.0 5.3 4.7',
    slug: 'standard-deviation',
    given: { values: '5.1, 4.9, 5.0, 5.3, 4.7' },
  },
  {
    ask: 'standard deviation of my lab readings',
    slug: 'standard-deviation',
    why: 'the values are missing',
  },
  {
    ask: 'standard deviation of 5',
    slug: 'standard-deviation',
    why: 'one value has no spread',
  },
  {
    ask: 'standard deviation when the mean is 10 and n is 20',
    slug: 'standard-deviation',
    why: 'the values are missing',
  },

  // z-score
  {
    ask: 'z score of 85 mean 70 sd 10',
    slug: 'z-score',
    given: { mode: 'value', x: 85, mean: 70, sd: 10 },
  },
  {
    ask: 'What is the z-score for a value of 62 when the mean is 55.5 and the standard deviation is 4.2?',
    slug: 'z-score',
    given: { mode: 'value', x: 62, mean: 55.5, sd: 4.2 },
  },
  {
    ask: 'z score probability between 90 and 110 mean 100 sd 15',
    slug: 'z-score',
    given: { mode: 'between', lower: 90, upper: 110, mean: 100, sd: 15 },
  },
  {
    ask: 'normal distribution value with probability 0.9 below it, mean 100, standard deviation 15',
    slug: 'z-score',
    given: { mode: 'percentile', probability: 0.9, mean: 100, sd: 15 },
  },
  {
    ask: 'zscore value 172 mean 165 standard deviaton 6',
    slug: 'z-score',
    given: { mode: 'value', x: 172, mean: 165, sd: 6 },
  },
  {
    ask: 'what value is at the 90th percentile with mean 100 and sd 15',
    slug: 'z-score',
    given: { mode: 'percentile', probability: 0.9, mean: 100, sd: 15 },
  },
  {
    ask: 'probability below 1.96 in the standard normal distribution',
    slug: 'z-score',
    given: { mode: 'value', x: 1.96 },
  },
  {
    ask: 'z score of 85 with a mean of 70',
    slug: 'z-score',
    why: 'the standard deviation is missing',
  },
  {
    ask: 'z score of a value of 85, mean 70, standard deviation -10',
    slug: 'z-score',
    why: 'a standard deviation is above 0',
  },
  {
    ask: 'z score with mean 100 and sd 15',
    slug: 'z-score',
    why: 'the value is missing',
  },
  {
    ask: 'which mean gives a z score of 2 for a value of 90 with sd 10',
    slug: 'z-score',
    why: 'asks for the mean',
  },
  {
    ask: 'population variance 10 12 23 23 16 23 21 16',
    slug: 'standard-deviation',
    given: { values: '10 12 23 23 16 23 21 16' },
  },
  {
    ask: 'pearson r for x: 1 2 3 4 5 y: 2 4 5 4 5',
    slug: 'linear-regression',
    given: { xValues: '1 2 3 4 5', yValues: '2 4 5 4 5' },
  },
  {
    ask: 'probability of exactly 3 heads in 5 fair coin flips',
    slug: 'binomial-probability',
    given: { trials: 5, probability: 0.5, successes: 3 },
  },
];
