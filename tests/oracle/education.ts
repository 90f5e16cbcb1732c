import { type Day, dayAt, dayNumber, isoDay, lastDayNumber, parseDay } from './calendar.ts';
import { asPercent, payment } from './loans.ts';
import { need, type Oracles, refuse } from './oracle.ts';
import { Rational, zero } from './rational.ts';

/** Points of each grade. */
export const gradePoints: Readonly<Record<string, string>> = {
  'A+': '4.0',
  A: '4.0',
  'A-': '3.7',
  'B+': '3.3',
  B: '3.0',
  'B-': '2.7',
  'C+': '2.3',
  C: '2.0',
  'C-': '1.7',
  'D+': '1.3',
  D: '1.0',
  F: '0',
};

const letters: readonly (readonly [number, string])[] = [
  [90, 'A+'],
  [80, 'A'],
  [70, 'B'],
  [60, 'C'],
  [50, 'D'],
];

type Limits = readonly (readonly [limit: number | string, grade: string])[];

/** The lower limits of the grades of each scale, and what is below them all. */
const scales: Readonly<Record<string, readonly [limits: Limits, lowest: string]>> = {
  site: [letters, 'F'],
  us: [
    // biome-ignore format: a list
    [
      [97, 'A+'], [93, 'A'], [90, 'A-'], [87, 'B+'], [83, 'B'], [80, 'B-'], [77, 'C+'], [73, 'C'],
      [70, 'C-'], [67, 'D+'], [63, 'D'], [60, 'D-'],
    ],
    'F',
  ],
  // biome-ignore format: a list
  usPlain: [[[90, 'A'], [80, 'B'], [70, 'C'], [60, 'D']], 'F'],
  uk: [
    // biome-ignore format: a list
    [[70, 'First'], [60, 'Upper second (2:1)'], [50, 'Lower second (2:2)'], [40, 'Third']],
    'Fail',
  ],
  india: [
    // biome-ignore format: a list
    [[91, 'A1'], [81, 'A2'], [71, 'B1'], [61, 'B2'], [51, 'C1'], [41, 'C2'], [33, 'D']],
    'E',
  ],
};

function gradeBy(scale: string, percentage: Rational): string {
  const [limits, lowest] = scales[scale] ?? [letters, 'F'];
  const judged = scale === 'india' ? Rational.of(percentage.toFixed(0)) : percentage;
  return reached(judged, limits, lowest);
}

const least = (a: Rational, b: Rational): Rational => (a.cmp(b) < 0 ? a : b);

const remarkOn = (needed: Rational): string =>
  needed.cmp(0) <= 0
    ? 'Already reached, even with 0 marks'
    : needed.cmp(100) > 0
      ? 'Out of reach without bonus marks'
      : 'Within reach';

const gpaBands: readonly (readonly [string, string])[] = [
  ['3.7', 'Excellent'],
  ['3.0', 'Good'],
  ['2.0', 'Satisfactory'],
];

/** The points of the letters in India, and the highest average of each scale. */
const tenPoints: Readonly<Record<string, number>> = {
  O: 10,
  'A+': 9,
  A: 8,
  'B+': 7,
  B: 6,
  C: 5,
  P: 4,
  F: 0,
};
const gpaTops: Readonly<Record<string, string>> = { us4: '4', us43: '4.3', india10: '10' };

/** The first of a falling list of limits that a value reaches. */
const reached = (
  value: Rational,
  limits: readonly (readonly [number | string, string])[],
  below: string,
): string => limits.find(([limit]) => value.cmp(limit) >= 0)?.[1] ?? below;

export const education: Oracles = {
  gpa: {
    decimals: {
      gpa: 2,
      totalCredits: 'any',
      qualityPoints: [1, 2],
      cumulativeGpa: 2,
      cumulativeCredits: '<= 2',
      neededGpa: 2,
    },
    inputs(random) {
      const scale = random.pick(['us4', 'us4', 'us43', 'india10']);
      const average = (most: number) =>
        random.pick(['', String(most), random.between(0, most, 2), random.between(0, 11, 1)]);
      const credits = () => random.pick(['3', '4', '1.5', '30', random.between(0.5, 60, 1)]);
      const both = (most: number, ids: readonly [string, string]) => {
        const value = average(most);
        return { [ids[0]]: value, [ids[1]]: random.chance(0.03) ? '' : credits() };
      };
      const most = Number(gpaTops[scale]);
      return {
        ...(random.chance(0.5) || scale !== 'us4' ? { scale } : {}),
        courses: Array.from({ length: random.int(1, 6) }, () => ({
          name: random.pick(['', 'Biology']),
          credits: random.chance(0.05) ? random.pick(['', '0', '-1']) : credits(),
          grade: random.pick(['', ...Object.keys(gradePoints), ...Object.keys(gradePoints)]),
          grade10: random.pick(['', ...Object.keys(tenPoints), ...Object.keys(tenPoints)]),
        })),
        ...(random.chance(0.5) && both(most, ['previousGpa', 'previousCredits'])),
        ...(random.chance(0.5) && both(most, ['targetGpa', 'nextCredits'])),
      };
    },
    solve(form) {
      const scale = form.option('scale', ['us4', 'us43', 'india10'], 'us4');
      let totalCredits = zero;
      let qualityPoints = zero;
      for (const { credits = '', grade = '', grade10 = '' } of form.rows('courses')) {
        const points =
          scale === 'india10'
            ? tenPoints[grade10]
            : scale === 'us43' && grade === 'A+'
              ? '4.3'
              : gradePoints[grade];
        if (credits === '' || points === undefined || Rational.of(credits).cmp(0) <= 0) continue;
        totalCredits = totalCredits.add(credits);
        qualityPoints = qualityPoints.add(Rational.of(credits).mul(points));
      }
      need(totalCredits.cmp(0) > 0);
      const before = form.optional('previousGpa', { from: 0, to: 10 });
      const creditsBefore = before && form.positive('previousCredits');
      const wanted = form.optional('targetGpa', { from: 0, to: 10 });
      const next = wanted && form.positive('nextCredits');
      const top = gpaTops[scale] ?? '4';
      const tooHigh = `On this scale the highest average is ${top}.`;
      if (before && before.cmp(top) > 0) refuse(tooHigh, 'previousGpa');
      if (wanted && wanted.cmp(top) > 0) refuse(tooHigh, 'targetGpa');
      const gpa = qualityPoints.div(totalCredits);
      const band = scale === 'india10' ? undefined : reached(gpa, gpaBands, 'Needs Improvement');
      const allPoints = qualityPoints.add(before && creditsBefore ? before.mul(creditsBefore) : 0);
      const allCredits = totalCredits.add(creditsBefore ?? 0);
      const neededGpa =
        wanted && next ? wanted.mul(allCredits.add(next)).sub(allPoints).div(next) : undefined;
      return {
        results: {
          gpa,
          totalCredits,
          qualityPoints,
          band,
          cumulativeGpa: before && allPoints.div(allCredits),
          cumulativeCredits: before && allCredits,
          neededGpa,
          needRemark:
            neededGpa &&
            (neededGpa.cmp(0) <= 0
              ? 'Already safe, even with the lowest grade'
              : neededGpa.cmp(top) > 0
                ? `Out of reach: the highest average is ${top}`
                : 'Within reach'),
        },
      };
    },
  },

  'student-loan': {
    decimals: { monthlyPayment: 2, totalPayment: 2, totalInterest: 2 },
    solve(form) {
      const loan = form.positive('loanAmount');
      const months = form.positive('termYears').mul(12);
      const monthlyPayment = payment(loan, form.amount('annualRate'), months);
      const totalPayment = monthlyPayment.mul(months);
      return {
        results: { monthlyPayment, totalPayment, totalInterest: totalPayment.sub(loan) },
      };
    },
  },

  'grade-percentage': {
    decimals: {
      percentage: 2,
      neededRest: 2,
      neededFinal: 2,
      neededMarks: '<= 2',
      cgpa: 1,
      weightUsed: '<= 2',
      bestPossible: 2,
    },
    inputs(random) {
      const mode = random.pick(['single', 'single', 'weighted', 'weighted', 'needed']);
      const scale: Record<string, string> = random.chance(0.7)
        ? { scale: random.pick(Object.keys(scales)) }
        : {};
      const marks = () => random.pick(['0', '100', '90.5', '67', random.between(0, 100, 3)]);
      const target = random.pick(['', '70', '90', random.between(0, 200, 2), '201']);
      const rows = Array.from({ length: random.int(1, 5) }, () => ({
        name: random.pick(['', 'Exam']),
        score: random.chance(0.05) ? random.pick(['', '-1']) : marks(),
        outOf: random.pick(['', '100', '40', random.chance(0.05) ? '0' : '25']),
        weight: random.chance(0.05)
          ? ''
          : random.pick(['0', '10', '20', '25', '30', random.between(0, 60, 1)]),
      }));
      return {
        ...(mode === 'single' && random.chance(0.5) ? {} : { mode }),
        ...scale,
        ...(mode === 'single' && {
          marksObtained: marks(),
          totalMarks: random.pick(['100', '40', '60', random.between(0.1, 500, 1)]),
        }),
        ...(mode === 'weighted' && { parts: rows, target }),
        ...(mode === 'needed' && {
          current: random.chance(0.03) ? '' : marks(),
          finalWeight: random.pick(['20', '100', '33.3', '0', random.between(0.1, 100, 1)]),
          target,
          finalMarks: random.pick(['', '80', random.between(1, 200, 1)]),
        }),
      };
    },
    solve(form) {
      const mode = form.option('mode', ['single', 'weighted', 'needed'], 'single');
      if (mode === 'needed') {
        const current = form.number('current', { from: 0, to: 200 });
        const weight = form.number('finalWeight', { above: 0, to: 100 });
        const target = form.optional('target', { from: 0, to: 200 });
        const marks = form.optional('finalMarks', { above: 0 });
        if (!target) return refuse('Enter the percentage that you want.', 'target');
        const share = weight.div(100);
        const soFar = current.mul(Rational.of(1).sub(share));
        const neededFinal = target.sub(soFar).div(share);
        return {
          results: {
            neededFinal,
            neededMarks: marks && neededFinal.mul(marks).div(100),
            bestPossible: soFar.add(weight),
            needRemark: remarkOn(neededFinal),
          },
        };
      }
      const scale = form.option('scale', Object.keys(scales), 'site');
      const graded = (percentage: Rational) => ({
        percentage,
        letterGrade: gradeBy(scale, percentage),
        cgpa: scale === 'india' ? least(percentage.div('9.5'), Rational.of(10)) : undefined,
      });
      if (mode === 'single') {
        return {
          results: graded(asPercent(form.amount('marksObtained'), form.positive('totalMarks'))),
        };
      }
      const parts = form
        .rowForms('parts', 20)
        .filter((row) => row.typedText('score') !== '' || row.typedText('weight') !== '')
        .map((row) => ({
          share: row.amount('score').div(row.number('outOf', { above: 0, blank: '100' })),
          weight: row.amount('weight'),
        }));
      need(parts.length > 0);
      const target = form.optional('target', { from: 0, to: 200 });
      const weightUsed = parts.reduce((so, { weight }) => so.add(weight), zero);
      const earned = parts.reduce((so, { share, weight }) => so.add(share.mul(weight)), zero);
      if (weightUsed.cmp(0) === 0) refuse('At least one weight must be above 0.', 'parts');
      if (target && weightUsed.cmp(100) >= 0) {
        refuse(
          'The weights already make 100%, so nothing is left to earn. Clear the target.',
          'target',
        );
      }
      const left = Rational.of(100).sub(weightUsed);
      const neededRest = target?.sub(earned).mul(100).div(left);
      return {
        results: {
          ...graded(earned.mul(100).div(weightUsed)),
          neededRest,
          weightUsed,
          bestPossible: target && earned.add(left),
          needRemark: neededRest && remarkOn(neededRest),
        },
      };
    },
  },

  'study-time': {
    decimals: {
      totalHours: 1,
      withRevision: 1,
      hoursPerDay: '<= 2',
      daysLeft: 0,
      daysNeeded: 0,
    },
    solve(form) {
      const totalHours = form.positive('chapters').mul(form.positive('hoursPerChapter'));
      const revision = form.amountOrZero('revisionPercent', 200);
      const dailyHours = form.optional('dailyHours', { above: 0, to: 24 });
      const perWeek = form.integer('daysPerWeek', { from: 1, to: 7, default: '7' });
      const today = dayNumber(parseDay(form.around.today) as Day);
      const exam = form.typedText('examDate') ? dayNumber(form.day('examDate')) : undefined;
      if (exam !== undefined && exam <= today) refuse('Enter a day after today.', 'examDate');
      // 1 January of the year 1, day 0, was a Monday.
      const isStudyDay = (day: number) => day % 7 < perWeek;
      let daysLeft: number | undefined;
      if (exam !== undefined) {
        daysLeft = 0;
        for (let day = today; day < exam; day += 1) daysLeft += Number(isStudyDay(day));
        if (daysLeft === 0) refuse('There is no study day left before this date.', 'examDate');
      }
      const hours = totalHours.mul(revision.div(100).add(1));
      const daysNeeded = dailyHours && Number(hours.div(dailyHours).ceil());
      let finishDay: string | undefined;
      if (daysNeeded !== undefined) {
        let day = today;
        for (let left = daysNeeded; day <= lastDayNumber; day += 1) {
          left -= Number(isStudyDay(day));
          if (left === 0) break;
        }
        finishDay = day <= lastDayNumber ? isoDay(dayAt(day)) : undefined;
      }
      const whole = (count: number | undefined) =>
        count === undefined ? undefined : Rational.of(String(count));
      return {
        results: {
          totalHours,
          withRevision: revision.cmp(0) > 0 ? hours : undefined,
          hoursPerDay: daysLeft === undefined ? undefined : hours.div(String(daysLeft)),
          daysLeft: whole(daysLeft),
          daysNeeded: whole(daysNeeded),
          finishDay,
        },
      };
    },
  },
};
