import { expect, test } from 'vitest';
import { Big } from '../../schemas/decimal.ts';
import { findCalculators, loadCalculator } from '../../scripts/calculators.ts';
import { type Answer, solve } from '../../src/engine/answer/answer.ts';
import { rates } from '../../src/engine/rates/rates.ts';
import { onlySlug } from '../qa.ts';
import { expectedOutcome, oracles } from './oracles.ts';
import { Rational } from './rational.ts';

/*
 * The boundaries that binary arithmetic gets wrong, all of them, decided here in whole numbers.
 * Each sweep also counts the cases in which doubles go astray: if there were none, it would be no
 * test of anything.
 */

const around = { today: '2026-01-01', rates };

/** The metadata of a sweep, which is skipped if another calculator is selected. */
const about = (slug: string, cases: number) => ({
  timeout: 30_000,
  skip: onlySlug !== undefined && onlySlug !== slug,
  meta: { slug, kind: 'oracle', cases } as const,
});

async function load(slug: string) {
  const folder = findCalculators().find((found) => found.slug === slug);
  if (!folder) throw new Error(`There is no calculator ${slug}`);
  const calculator = await loadCalculator(folder);
  return (values: Readonly<Record<string, unknown>>): Answer => solve(calculator, values, around);
}

/** What a calculator shows for some of its results, in one line. */
const line = (outcome: Answer, ...ids: readonly string[]): string =>
  outcome.ok ? ids.map((id) => outcome.shown[id]).join(', ') : 'no result';

/** Collects the lines that are wrong, a few of them in full. */
function collect() {
  const wrong: string[] = [];
  let cases = 0;
  return {
    check(given: string, expected: string, got: string): void {
      cases += 1;
      if (got !== expected) wrong.push(`${given}: expected ${expected}, got ${got}`);
    },
    done(atLeast: number): void {
      expect(wrong.slice(0, 10), `${wrong.length} of ${cases}`).toEqual([]);
      expect(cases).toBeGreaterThanOrEqual(atLeast);
    },
  };
}

/** A quotient of whole numbers to so many decimals, halves up. */
function quotient(above: number, below: number, digits: number): string {
  const scaled = BigInt(above) * 10n ** BigInt(digits);
  return new Rational(scaled, BigInt(below)).div(`1${'0'.repeat(digits)}`).toFixed(digits);
}

const cents = (hundredths: number): Big => Big(hundredths).div(100);
const tenths = (count: number): Big => Big(count).div(10);

const categories = ['Underweight', 'Normal weight', 'Overweight', 'Obese'];
/** The limits of the categories, in tenths. */
const limits = [185, 250, 300];

test(
  'every category of the body mass index is right around its limits, at every height',
  about('bmi', 131 * 3 * 101),
  async () => {
    const bmi = await load('bmi');
    const cases = collect();
    let astray = 0;
    for (let height = 100; height <= 230; height += 1) {
      for (const limit of limits) {
        // The limit's weight in hundredths of a kilogram, and half a kilogram to either side.
        const boundary = Math.round((limit * height * height) / 1000);
        for (let weight = boundary - 50; weight <= boundary + 50; weight += 1) {
          // weight / 100 / (height / 100)² against limit / 10, without a fraction.
          const reached = limits.filter((each) => weight * 1000 >= each * height * height).length;
          const index = quotient(weight * 100, height * height, 1);
          const double = weight / 100 / (height / 100) ** 2;
          if (limits.filter((each) => double >= each / 10).length !== reached) astray += 1;
          const outcome = bmi({ unit: 'metric', height: Big(height), weight: cents(weight) });
          cases.check(
            `${height} cm, ${weight / 100} kg`,
            `${index} kg/m², ${categories[reached]}`,
            line(outcome, 'bmi', 'category'),
          );
        }
      }
    }
    cases.done(131 * 3 * 101);
    expect(astray).toBeGreaterThan(0);
  },
);

test(
  'imperial measures fall into the same categories, around every limit',
  about('bmi', 85 * 3 * 11),
  async () => {
    const bmi = await load('bmi');
    const oracle = oracles['health/bmi'];
    if (!oracle) throw new Error('no oracle');
    const cases = collect();
    for (let height = 330; height <= 750; height += 5) {
      for (const limit of limits) {
        const boundary = Math.round(
          ((limit / 10) * ((height / 100) * 0.3048) ** 2 * 100) / 0.453592,
        );
        for (let weight = boundary - 5; weight <= boundary + 5; weight += 1) {
          const [feet, pounds] = [cents(height), cents(weight)];
          const typed = { unit: 'imperial', height: feet.toFixed(), weight: pounds.toFixed() };
          const { index, category } = expectedGrades(
            expectedOutcome(oracle, typed, around).outcome?.results,
          );
          const outcome = bmi({ unit: 'imperial', height: feet, weight: pounds });
          cases.check(
            `${typed.height} ft, ${typed.weight} lb`,
            `${index} kg/m², ${category}`,
            line(outcome, 'bmi', 'category'),
          );
        }
      }
    }
    cases.done(85 * 3 * 11);
  },
);

function expectedGrades(results: Readonly<Record<string, unknown>> = {}) {
  const { bmi, category } = results;
  return { index: bmi instanceof Rational ? bmi.toFixed(1) : '', category };
}

test(
  'every letter is right for every tenth of a mark, out of 1 to 100',
  about('grade-percentage', 50_000),
  async () => {
    const grade = await load('grade-percentage');
    const letters = ['F', 'D', 'C', 'B', 'A', 'A+'];
    const from = [50, 60, 70, 80, 90];
    const cases = collect();
    let astray = 0;
    for (let total = 1; total <= 100; total += 1) {
      for (let marks = 0; marks <= total * 10 + 1; marks += 1) {
        const reached = from.filter((limit) => marks * 10 >= limit * total).length;
        const percentage = quotient(marks * 10, total, 2);
        const double = (marks / 10 / total) * 100;
        if (from.filter((limit) => double >= limit).length !== reached) astray += 1;
        const outcome = grade({
          mode: 'single',
          scale: 'site',
          marksObtained: tenths(marks),
          totalMarks: Big(total),
        });
        cases.check(
          `${marks / 10} of ${total}`,
          `${percentage}%, ${letters[reached]}`,
          line(outcome, 'percentage', 'letterGrade'),
        );
      }
    }
    cases.done(50_000);
    expect(astray).toBeGreaterThan(0);
  },
);

/** Grades with their points in tenths. */
const grades: readonly (readonly [string, number])[] = [
  ['A', 40],
  ['A-', 37],
  ['B+', 33],
  ['B', 30],
  ['B-', 27],
  ['C+', 23],
  ['C', 20],
  ['C-', 17],
  ['D+', 13],
  ['D', 10],
  ['F', 0],
];

interface Course {
  readonly grade: string;
  readonly points: number;
  readonly credits: number;
}

const cells: readonly Course[] = grades.flatMap(([grade, points]) =>
  [1, 2, 3, 4].map((credits) => ({ grade, points, credits })),
);
const bands = ['Needs Improvement', 'Satisfactory', 'Good', 'Excellent'];
const bandsFrom = [20, 30, 37];

/** Visits every choice of one to five courses whose order does not matter. */
function everySet(visit: (courses: readonly Course[], quality: number, credits: number) => void) {
  const courses: Course[] = [];
  const extend = (start: number, quality: number, credits: number): void => {
    for (let at = start; at < cells.length; at += 1) {
      const cell = cells[at] as Course;
      courses.push(cell);
      const sums = [quality + cell.points * cell.credits, credits + cell.credits] as const;
      visit(courses, ...sums);
      if (courses.length < 5) extend(at, ...sums);
      courses.pop();
    }
  };
  extend(0, 0, 0);
}

test(
  'every band of a grade point average is right for up to five courses',
  about('gpa', 40_000),
  async () => {
    const gpa = await load('gpa');
    const cases = collect();
    let astray = 0;
    everySet((courses, quality, credits) => {
      // Exactly on a limit, or a tenth of a quality point to either side: nothing lies closer.
      if (!bandsFrom.some((limit) => Math.abs(quality - limit * credits) <= 1)) return;
      const reached = bandsFrom.filter((limit) => quality >= limit * credits).length;
      const points = courses.reduce((sum, each) => sum + each.credits * (each.points / 10), 0);
      const double = points / credits;
      if (bandsFrom.filter((limit) => double >= limit / 10).length !== reached) astray += 1;
      const outcome = gpa({
        scale: 'us4',
        courses: courses.map(({ grade, credits: each }) => ({ credits: Big(each), grade })),
      });
      cases.check(
        courses.map((each) => `${each.credits} ${each.grade}`).join(' + '),
        `${quotient(quality, credits * 10, 2)}, ${bands[reached]}`,
        line(outcome, 'gpa', 'band'),
      );
    });
    cases.done(40_000);
    expect(astray).toBeGreaterThan(0);
  },
);
