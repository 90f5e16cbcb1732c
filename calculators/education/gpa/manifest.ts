import { defineCalculator } from '#schemas/manifest.ts';
import { grades } from '#shared/grades.ts';
import { tenPoints } from '#shared/ten-points.ts';

export default defineCalculator({
  title: 'GPA Calculator',
  summary: 'Your grade point average on the 4.0 scale, weighted by credits, and what one more course would change.',
  intro:
    'Enter each course with its credits and grade to see your average. A course without credits or without a grade is left out.',
  description:
    'GPA calculator on the 4.0 scale: course credits and letter grades give your grade point average, quality points and what one more course would change.',
  keywords: ['GPA', 'grade point average', 'credits', 'grades', 'college', 'semester', 'CGPA', 'cumulative'],
  ask: {
    names: ['grade point', 'semester gpa'],
    without: ['SGPA', 'weighted', 'honors', 'honours', 'AP', 'percentage', 'percent'],
  },
  related: ['grade-percentage', 'average', 'study-time', 'student-loan', 'percentage'],
  audience: 'For students whose courses have grades and credits',
  whenNotToUse: [
    { text: 'If you have marks instead of grades', use: 'grade-percentage' },
    { text: 'For a plain average of numbers', use: 'average' },
  ],
  order: 1,
  fields: {
    scale: {
      kind: 'choice',
      label: 'Scale',
      options: {
        us4: { label: 'US 4.0' },
        us43: { label: 'US 4.3, A+ is 4.3' },
        india10: { label: 'India 10-point (CGPA)' },
      },
      default: 'us4',
      unasked: true,
    },
    courses: {
      kind: 'rows',
      label: 'Courses',
      rowLabel: 'Course',
      maxRows: 60,
      incompleteRows: 'skip',
      fields: {
        name: { kind: 'text', label: 'Course name', optional: true, placeholder: 'Biology 101' },
        credits: { kind: 'number', label: 'Credits', say: ['credit hours', 'units', 'hours'], symbol: 'c', above: 0 },
        grade: {
          kind: 'choice',
          label: 'Grade',
          symbol: 'p',
          valueLabel: 'Points of the grade',
          source: 'The 4.0 scale of the Washington State University registrar; A+ counts as A',
          options: grades,
          when: { field: 'scale', is: ['us4', 'us43'] },
        },
        grade10: {
          kind: 'choice',
          label: 'Grade',
          symbol: 'p',
          valueLabel: 'Points of the grade',
          source: 'University Grants Commission (India), Guidelines on the Choice Based Credit System, 2015',
          options: tenPoints,
          when: { field: 'scale', is: 'india10' },
          unasked: true,
        },
      },
    },
    previousGpa: {
      kind: 'number',
      label: 'Earlier average',
      symbol: 'g_0',
      min: 0,
      max: 10,
      optional: true,
      unasked: true,
    },
    previousCredits: {
      kind: 'number',
      label: 'Credits of the earlier average',
      symbol: 'C_0',
      above: 0,
      when: 'earlier',
      unasked: true,
    },
    targetGpa: {
      kind: 'number',
      label: 'Average wanted',
      symbol: 'z',
      min: 0,
      max: 10,
      optional: true,
      unasked: true,
    },
    nextCredits: {
      kind: 'number',
      label: 'Credits still to come',
      symbol: 'C_n',
      above: 0,
      when: 'wanted',
      unasked: true,
    },
  },
  groups: {
    scale: { label: 'Grading scale', fields: ['scale'] },
    earlier: { label: 'Earlier terms', fields: ['previousGpa', 'previousCredits'] },
    target: { label: 'Reach a target', fields: ['targetGpa', 'nextCredits'] },
  },
  cases: {
    onUsScale: { field: 'scale', is: ['us4', 'us43'] },
    onTenPoints: { field: 'scale', is: 'india10' },
    earlier: { field: 'previousGpa', filled: true },
    wanted: { field: 'targetGpa', filled: true },
  },
  results: {
    gpa: {
      kind: 'number',
      label: 'Grade point average',
      headline: true,
      scale: [0, 4],
      bandsWhen: 'onUsScale',
      bands: [
        { below: 2, label: 'Needs Improvement' },
        { below: 3, label: 'Satisfactory' },
        { below: 3.7, label: 'Good' },
        { label: 'Excellent' },
      ],
      symbol: '\\mathrm{GPA}',
      formula: 'qualityPoints / totalCredits',
      source: 'The four words and their limits are this site’s own; schools draw other lines',
    },
    band: { kind: 'text', label: 'Standing', from: { band: 'gpa', show: 'label' }, when: 'onUsScale' },
    totalCredits: {
      kind: 'number',
      label: 'Total credits',
      digits: { atMost: 2 },
      symbol: 'C',
      formula: 'sum(courses.credits)',
    },
    qualityPoints: {
      kind: 'number',
      label: 'Quality points',
      help: 'Credits times the points of the grade, added over all courses.',
      symbol: 'Q',
      formula: [
        { when: 'onTenPoints', formula: 'sum(courses.credits * courses.grade10)' },
        {
          when: { field: 'scale', is: 'us43' },
          formula: 'sum(courses.credits * courses.grade) + 0.3 * bestCredits',
          because: 'An A+ counts 4.3 points, which is 0.3 more than an A',
        },
        { formula: 'sum(courses.credits * courses.grade)' },
      ],
    },
    cumulativeGpa: {
      kind: 'number',
      label: 'With earlier terms',
      headline: true,
      symbol: 'G',
      formula: [{ when: 'earlier', formula: 'allPoints / cumulativeCredits' }],
      unasked: true,
    },
    cumulativeCredits: {
      kind: 'number',
      label: 'Credits with earlier terms',
      digits: { atMost: 2 },
      symbol: 'C_a',
      formula: [{ when: 'earlier', formula: 'totalCredits + previousCredits' }],
      unasked: true,
    },
    neededGpa: {
      kind: 'number',
      label: 'Needed in the credits to come',
      headline: true,
      symbol: 'n',
      formula: [
        {
          when: ['wanted', 'earlier'],
          formula: '(targetGpa * (cumulativeCredits + nextCredits) - allPoints) / nextCredits',
        },
        {
          when: 'wanted',
          formula: '(targetGpa * (totalCredits + nextCredits) - qualityPoints) / nextCredits',
        },
      ],
      because: 'The quality points that the target takes, less those that you have, for each credit to come',
      unasked: true,
    },
    needRemark: {
      kind: 'text',
      label: 'Within reach?',
      choose: [
        { when: ['wanted', { figure: 'neededGpa', atMost: 0 }], text: 'Already safe, even with the lowest grade' },
        {
          when: ['wanted', { field: 'scale', is: 'us4' }, { figure: 'neededGpa', above: 4 }],
          text: 'Out of reach: the highest average is 4',
        },
        {
          when: ['wanted', { field: 'scale', is: 'us43' }, { figure: 'neededGpa', above: 4.3 }],
          text: 'Out of reach: the highest average is 4.3',
        },
        {
          when: ['wanted', 'onTenPoints', { figure: 'neededGpa', above: 10 }],
          text: 'Out of reach: the highest average is 10',
        },
        { when: 'wanted', text: 'Within reach' },
      ],
    },
  },
  workings: {
    bestCredits: { kind: 'number', label: 'Credits with an A+', digits: { atMost: 2 }, symbol: 'C_{+}' },
    allPoints: {
      kind: 'number',
      label: 'Quality points with earlier terms',
      digits: { atMost: 4 },
      symbol: 'Q_a',
      formula: [{ when: 'earlier', formula: 'qualityPoints + previousGpa * previousCredits' }],
    },
  },
  verdict: [
    {
      when: ['wanted', { figure: 'neededGpa', atMost: 0 }],
      say: 'An average of {targetGpa} is safe, whatever grades the credits to come bring.',
    },
    {
      when: ['wanted', { field: 'scale', is: 'us4' }, { figure: 'neededGpa', above: 4 }],
      say: 'Even with an A in all credits to come, {targetGpa} is out of reach.',
    },
    {
      when: ['wanted', { field: 'scale', is: 'us43' }, { figure: 'neededGpa', above: 4.3 }],
      say: 'Even with an A+ in all credits to come, {targetGpa} is out of reach.',
    },
    {
      when: ['wanted', 'onTenPoints', { figure: 'neededGpa', above: 10 }],
      say: 'Even with an O in all credits to come, {targetGpa} is out of reach.',
    },
    { when: 'wanted', say: 'To reach {targetGpa}, you need an average of {neededGpa} in the credits to come.' },
    { when: 'earlier', say: 'With this term, your average goes from {previousGpa} to {cumulativeGpa}.' },
  ],
  tables: {
    nextCourse: {
      label: 'Your average after one more course',
      help: 'For each grade that you might get in it.',
      note: 'The next course is assumed to have {credits.first} credits, the middle size in your list.',
      columns: {
        grade: { kind: 'text', label: 'Grade in the next course' },
        credits: { kind: 'number', label: 'Credits of the next course', digits: { atMost: 2 } },
        gpa: { kind: 'number', label: 'Average after it' },
      },
    },
  },
  cautions: [
    {
      when: ['onUsScale', { figure: 'gpa', below: 2 }],
      say: 'Many schools in the United States ask for an average of 2.00 to stay in good standing. Ask your adviser which limit applies to you.',
    },
  ],
  examples: [
    {
      title: 'A semester of three courses',
      given: {
        courses: [
          { name: 'Biology', credits: 4, grade: 'A-' },
          { name: 'History', credits: 3, grade: 'B+' },
          { name: 'Statistics', credits: 3, grade: 'B' },
        ],
      },
      shows: { gpa: '3.37', band: 'Good', totalCredits: '10', qualityPoints: '33.70' },
    },
    {
      title: 'Sociology, English and mathematics',
      given: {
        courses: [
          { name: 'Soc 101', credits: 3, grade: 'B+' },
          { name: 'Engl 102', credits: 4, grade: 'C' },
          { name: 'Math 202', credits: 3, grade: 'A' },
        ],
      },
      shows: { gpa: '2.99', band: 'Satisfactory', totalCredits: '10', qualityPoints: '29.90' },
      source: 'Washington State University, Office of the Registrar, Grades and GPA, example 1',
      shown: false,
    },
    {
      title: 'A semester with one failed course',
      given: {
        courses: [
          { name: 'PSY 101', credits: 3, grade: 'A' },
          { name: 'ENG 101', credits: 3, grade: 'C' },
          { name: 'MAT 103', credits: 3, grade: 'B' },
          { name: 'SCI 103', credits: 3, grade: 'A' },
          { name: 'HIS 101', credits: 3, grade: 'F' },
        ],
      },
      shows: { gpa: '2.60', band: 'Satisfactory', totalCredits: '15', qualityPoints: '39.00' },
      source: 'Rockland Community College, Catalog 2014–2015, Computing the Grade Point Average, first semester',
    },
    {
      title: 'Grades of D, B- and A-',
      given: {
        courses: [
          { credits: 3, grade: 'D' },
          { credits: 4, grade: 'B-' },
          { credits: 4, grade: 'A-' },
        ],
      },
      shows: { gpa: '2.60', band: 'Satisfactory', totalCredits: '11', qualityPoints: '28.60' },
      source: 'Washington State University, Office of the Registrar, Grades and GPA, example 2',
      asked: ['GPA with a D in 3 credits, B- in 4 credits and A- in 4 credits'],
    },
    {
      title: 'A third term after 30 credits with 3.1, and 3.4 wanted after 15 more',
      given: {
        courses: [
          { name: 'Chemistry', credits: 4, grade: 'A' },
          { name: 'English', credits: 3, grade: 'B+' },
        ],
        previousGpa: 3.1,
        previousCredits: 30,
        targetGpa: 3.4,
        nextCredits: 15,
      },
      shows: {
        gpa: '3.70',
        cumulativeGpa: '3.21',
        cumulativeCredits: '37',
        neededGpa: '3.86',
        needRemark: 'Within reach',
      },
    },
    {
      title: 'An Indian semester on the 10-point scale',
      given: {
        courses: [
          { name: 'Physics', credits: 4, grade10: 'A+' },
          { name: 'Economics', credits: 4, grade10: 'B+' },
          { name: 'Workshop', credits: 2, grade10: 'O' },
        ],
        scale: 'india10',
        targetGpa: 9,
        nextCredits: 10,
      },
      shows: { gpa: '8.40', totalCredits: '10', qualityPoints: '84.00', neededGpa: '9.60', needRemark: 'Within reach' },
      shown: false,
    },
    {
      title: 'An A+ of 4.3',
      given: {
        courses: [
          { credits: 3, grade: 'A+' },
          { credits: 3, grade: 'B' },
        ],
        scale: 'us43',
        targetGpa: 4.3,
        nextCredits: 3,
      },
      shows: { gpa: '3.65', band: 'Good', neededGpa: '5.60', needRemark: 'Out of reach: the highest average is 4.3' },
      shown: false,
    },
    {
      title: 'A target that is out of reach, and one that is safe',
      given: { courses: [{ credits: 10, grade: 'C' }], targetGpa: 3.5, nextCredits: 5 },
      shows: { neededGpa: '6.50', needRemark: 'Out of reach: the highest average is 4' },
      shown: false,
    },
    {
      title: 'A safe target',
      given: { courses: [{ credits: 30, grade: 'A' }], targetGpa: 2, nextCredits: 3 },
      shows: { neededGpa: '-18.00', needRemark: 'Already safe, even with the lowest grade' },
      shown: false,
    },
    {
      title: 'Out of reach on ten points',
      given: { courses: [{ credits: 10, grade10: 'P' }], scale: 'india10', targetGpa: 9, nextCredits: 2 },
      shows: { gpa: '4.00', neededGpa: '34.00', needRemark: 'Out of reach: the highest average is 10' },
      shown: false,
    },
    {
      title: 'Rows without credits or a grade are left out',
      given: {
        courses: [
          { name: 'Drawing', credits: 2, grade: 'A' },
          { name: 'Audited lecture', credits: '', grade: 'A' },
          { name: 'Still running', credits: 5, grade: '' },
        ],
      },
      shows: { gpa: '4.00', band: 'Excellent', totalCredits: '2', qualityPoints: '8.00' },
      shown: false,
    },
    {
      title: 'A second term, after 15 credits with an average of 3.2',
      given: {
        courses: [
          { name: 'Economics', credits: 4, grade: 'B+' },
          { name: 'Spanish', credits: 3, grade: 'A-' },
          { name: 'Algebra', credits: 4, grade: 'A' },
        ],
        previousGpa: 3.2,
        previousCredits: 15,
      },
      shows: { gpa: '3.66', cumulativeGpa: '3.40', cumulativeCredits: '26' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'courses.grade', result: 'gpa' },
    { law: 'holds', raise: 'courses.grade', result: 'totalCredits' },
    { law: 'scales', fields: ['courses.credits'], results: ['totalCredits', 'qualityPoints'] },
    { law: 'rises', raise: 'targetGpa', result: 'neededGpa' },
    { law: 'rises', raise: 'previousGpa', result: 'cumulativeGpa' },
  ],
  actions: { calculate: 'Calculate GPA' },
  published: '2026-11-21',
  reviewed: '2026-11-29',
  compute: 'compute.ts',
});
