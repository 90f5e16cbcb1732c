import { asPercent, payment } from './loans.ts';
import { need, type Oracles } from './oracle.ts';
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
    decimals: { totalHours: 1 },
    solve(form) {
      const totalHours = form.positive('chapters').mul(form.positive('hoursPerChapter'));
      return { results: { totalHours } };
    },
  },
};
