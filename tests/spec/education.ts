import {
  eachBlank,
  eachOf,
  money,
  notNegative,
  percent,
  positive,
  type Specification,
  text,
  yearlyRate,
  years,
} from './facts.ts';

const course = (credits: string, grade: string) => ({ name: '', credits, grade });
const loan = { loanAmount: '30000', annualRate: '5', termYears: '10' };
const exam = { marksObtained: '45', totalMarks: '60' };
const upTo200 = { kind: 'number', min: 0, max: 200, unit: '%' } as const;
const plan = { chapters: '12', hoursPerChapter: '1.5' };

export const education: Specification = {
  gpa: {
    category: 'education',
    fields: {
      courses: {
        kind: 'rows',
        incompleteRows: 'skip',
        fields: {
          name: { kind: 'text', optional: true },
          credits: positive,
          grade: {
            kind: 'choice',
            options: {
              'A+': 4,
              A: 4,
              'A-': 3.7,
              'B+': 3.3,
              B: 3,
              'B-': 2.7,
              'C+': 2.3,
              C: 2,
              'C-': 1.7,
              'D+': 1.3,
              D: 1,
              F: 0,
            },
            when: { field: 'scale', is: ['us4', 'us43'] },
          },
          grade10: {
            kind: 'choice',
            options: { O: 10, 'A+': 9, A: 8, 'B+': 7, B: 6, C: 5, P: 4, F: 0 },
            when: { field: 'scale', is: 'india10' },
          },
        },
      },
      scale: {
        kind: 'choice',
        options: {
          us4: 'US 4.0',
          us43: 'US 4.3, A+ is 4.3',
          india10: 'India 10-point (CGPA)',
        },
        default: 'us4',
      },
      previousGpa: { ...notNegative, max: 10, optional: true },
      previousCredits: { ...positive, when: { field: 'previousGpa', filled: true } },
      targetGpa: { ...notNegative, max: 10, optional: true },
      nextCredits: { ...positive, when: { field: 'targetGpa', filled: true } },
    },
    results: {
      gpa: {
        kind: 'number',
        digits: 2,
        bands: {
          'Needs Improvement': {},
          Satisfactory: { from: 2 },
          Good: { from: 3 },
          Excellent: { from: 3.7 },
        },
      },
      totalCredits: { kind: 'number', digits: { atMost: 2 } },
      qualityPoints: { kind: 'number', digits: 2 },
      band: {
        ...text,
        from: { band: 'gpa', show: 'label' },
        when: { field: 'scale', is: ['us4', 'us43'] },
      },
      cumulativeGpa: { kind: 'number', digits: 2 },
      cumulativeCredits: { kind: 'number', digits: { atMost: 2 } },
      neededGpa: { kind: 'number', digits: 2 },
      needRemark: text,
    },
    worked: [
      [
        { courses: [course('3', 'A-')] },
        { gpa: '3.70', band: 'Excellent', qualityPoints: '11.10' },
      ],
      [
        { courses: [course('1', 'A-'), course('1', 'B+')] },
        { gpa: '3.50', band: 'Good', totalCredits: '2' },
      ],
      [{ courses: [course('7', 'A-'), course('1', 'B+')] }, { gpa: '3.65', band: 'Good' }],
      [{ courses: [course('999', 'A-'), course('1', 'B+')] }, { gpa: '3.70', band: 'Good' }],
      [{ courses: [course('1', 'B')] }, { band: 'Good' }],
      [{ courses: [course('1', 'C')] }, { band: 'Satisfactory' }],
      [
        { courses: [course('9', 'C'), course('1', 'F')] },
        { gpa: '1.80', band: 'Needs Improvement' },
      ],
      [
        { courses: [course('3', 'A'), course('', 'F'), course('9', ''), course('0', 'F')] },
        { gpa: '4.00', totalCredits: '3' },
      ],
      ...(
        [
          ['A+', '4.00'],
          ['A', '4.00'],
          ['A-', '3.70'],
          ['B+', '3.30'],
          ['B', '3.00'],
          ['B-', '2.70'],
          ['C+', '2.30'],
          ['C', '2.00'],
          ['C-', '1.70'],
          ['D+', '1.30'],
          ['D', '1.00'],
          ['F', '0.00'],
        ] as const
      ).map(([grade, points]) => [{ courses: [course('1', grade)] }, { gpa: points }] as const),
    ],
    refused: [
      { courses: [] },
      { courses: [course('', '')] },
      { courses: [course('0', 'A')] },
      { courses: [course('-3', 'A')] },
      { courses: [course('3', 'D-')] },
    ],
  },

  'student-loan': {
    category: 'education',
    fields: { loanAmount: positive, annualRate: yearlyRate, termYears: years },
    results: { monthlyPayment: money, totalPayment: money, totalInterest: money },
    worked: [
      [loan, { monthlyPayment: '318.20', totalPayment: '38,183.59', totalInterest: '8,183.59' }],
      [
        { ...loan, annualRate: '0' },
        { monthlyPayment: '250.00', totalPayment: '30,000.00', totalInterest: '0.00' },
      ],
      [
        // A half of a cent stays one, over however many months.
        { loanAmount: '100.015', annualRate: '0', termYears: '250000000000000' },
        { monthlyPayment: '0.00', totalPayment: '100.02', totalInterest: '0.00' },
      ],
      [
        { loanAmount: '12000', annualRate: '6.8', termYears: '0.5' },
        { monthlyPayment: '2,039.85', totalPayment: '12,239.12', totalInterest: '239.12' },
      ],
    ],
    refused: [
      ...eachBlank(loan),
      ...eachOf(loan, 'loanAmount', '0'),
      ...eachOf(loan, 'annualRate', '-0.01'),
      ...eachOf(loan, 'termYears', '0'),
    ],
  },

  'grade-percentage': {
    category: 'education',
    fields: {
      mode: {
        kind: 'choice',
        options: {
          single: 'One mark as a percentage',
          weighted: 'Several parts with weights',
          needed: 'What I need in the final',
        },
        default: 'single',
      },
      marksObtained: { ...notNegative, when: { field: 'mode', is: 'single' } },
      totalMarks: { ...positive, when: { field: 'mode', is: 'single' } },
      parts: {
        kind: 'rows',
        incompleteRows: 'refuse',
        when: { field: 'mode', is: 'weighted' },
        fields: {
          name: { kind: 'text', optional: true },
          score: notNegative,
          outOf: { ...positive, whenBlank: 100, optional: true },
          weight: { ...notNegative, unit: '%' },
        },
      },
      current: { ...upTo200, when: { field: 'mode', is: 'needed' } },
      finalWeight: {
        ...positive,
        max: 100,
        unit: '%',
        when: { field: 'mode', is: 'needed' },
      },
      target: { ...upTo200, optional: true, when: { field: 'mode', is: ['weighted', 'needed'] } },
      finalMarks: { ...positive, optional: true, when: { field: 'mode', is: 'needed' } },
      scale: {
        kind: 'choice',
        options: {
          site: 'This site’s own',
          us: 'US with pluses and minuses',
          usPlain: 'US, 90/80/70/60',
          uk: 'UK degree classes',
          india: 'India, CBSE grades and CGPA',
        },
        default: 'site',
        when: { field: 'mode', is: ['single', 'weighted'] },
      },
    },
    results: {
      percentage: {
        ...percent,
        bands: {
          F: {},
          D: { from: 50 },
          C: { from: 60 },
          B: { from: 70 },
          A: { from: 80 },
          'A+': { from: 90 },
        },
      },
      letterGrade: text,
      neededRest: percent,
      neededFinal: percent,
      neededMarks: { kind: 'number', digits: { atMost: 2 } },
      cgpa: { kind: 'number', digits: 1 },
      weightUsed: { kind: 'percent', digits: { atMost: 2 } },
      bestPossible: percent,
      needRemark: text,
    },
    worked: [
      [exam, { percentage: '75.00%', letterGrade: 'B' }],
      ...(
        [
          ['49.999', '50.00%', 'F'],
          ['50', '50.00%', 'D'],
          ['59.999', '60.00%', 'D'],
          ['60', '60.00%', 'C'],
          ['69.999', '70.00%', 'C'],
          ['70', '70.00%', 'B'],
          ['79.999', '80.00%', 'B'],
          ['80', '80.00%', 'A'],
          ['89.999', '90.00%', 'A'],
          ['90', '90.00%', 'A+'],
          ['110', '110.00%', 'A+'],
          ['0', '0.00%', 'F'],
        ] as const
      ).map(
        ([marksObtained, percentage, letterGrade]) =>
          [
            { marksObtained, totalMarks: '100' },
            { percentage, letterGrade },
          ] as const,
      ),
    ],
    refused: [
      ...eachBlank(exam),
      ...eachOf(exam, 'marksObtained', '-0.01'),
      ...eachOf(exam, 'totalMarks', '0', '-1'),
    ],
  },

  'study-time': {
    category: 'education',
    needs: ['today'],
    fields: {
      chapters: positive,
      hoursPerChapter: { ...positive, unit: 'hours' },
      revisionPercent: {
        kind: 'number',
        min: 0,
        max: 200,
        unit: '%',
        whenBlank: 0,
        optional: true,
      },
      examDate: { kind: 'date', optional: true },
      dailyHours: { kind: 'number', above: 0, max: 24, unit: 'hours', optional: true },
      daysPerWeek: { kind: 'integer', min: 1, max: 7, default: 7 },
    },
    results: {
      totalHours: { kind: 'number', digits: 1, unit: 'hours' },
      withRevision: {
        kind: 'number',
        digits: 1,
        unit: 'hours',
        when: { field: 'revisionPercent', above: 0 },
      },
      hoursPerDay: { kind: 'number', digits: { atMost: 2 }, unit: 'hours' },
      daysLeft: { kind: 'number', digits: 0, when: { field: 'examDate', filled: true } },
      daysNeeded: { kind: 'number', digits: 0 },
      finishDay: { kind: 'date', when: { field: 'dailyHours', filled: true } },
    },
    worked: [
      [plan, { totalHours: '18.0 hours' }],
      [{ chapters: '2.5', hoursPerChapter: '0.75' }, { totalHours: '1.9 hours' }],
    ],
    refused: [
      ...eachBlank(plan),
      ...eachOf(plan, 'chapters', '0', '-1'),
      ...eachOf(plan, 'hoursPerChapter', '0', '-1'),
    ],
  },
};
