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

const gpaBands: readonly (readonly [string, string])[] = [
  ['3.7', 'Excellent'],
  ['3.0', 'Good'],
  ['2.0', 'Satisfactory'],
];

/** The first of a falling list of limits that a value reaches. */
const reached = (
  value: Rational,
  limits: readonly (readonly [number | string, string])[],
  below: string,
): string => limits.find(([limit]) => value.cmp(limit) >= 0)?.[1] ?? below;

export const education: Oracles = {
  gpa: {
    decimals: { gpa: 2, totalCredits: 'any', qualityPoints: [1, 2] },
    solve(form) {
      let totalCredits = zero;
      let qualityPoints = zero;
      for (const { credits = '', grade = '' } of form.rows('courses')) {
        const points = gradePoints[grade];
        if (credits === '' || points === undefined || Rational.of(credits).cmp(0) <= 0) continue;
        totalCredits = totalCredits.add(credits);
        qualityPoints = qualityPoints.add(Rational.of(credits).mul(points));
      }
      need(totalCredits.cmp(0) > 0);
      const gpa = qualityPoints.div(totalCredits);
      const band = reached(gpa, gpaBands, 'Needs Improvement');
      return { results: { gpa, totalCredits, qualityPoints, band } };
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
    decimals: { percentage: 2 },
    solve(form) {
      const percentage = asPercent(form.amount('marksObtained'), form.positive('totalMarks'));
      return { results: { percentage, letterGrade: reached(percentage, letters, 'F') } };
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
