import { defineCalculator } from '#schemas/manifest.ts';
import { letters } from '#shared/letters.ts';

export default defineCalculator({
  title: 'Grade Percentage Calculator',
  summary: 'Your marks as a percentage with a letter grade, and the marks still needed for a better one.',
  intro:
    'Enter the marks you got and the full marks of the test to see your percentage, a letter grade, and the marks needed for each letter.',
  description:
    'Grade percentage calculator: marks obtained and total marks give a percentage, a letter grade from A+ to F, and the marks still needed for each letter.',
  keywords: ['grade', 'percentage', 'marks', 'test score', 'exam', 'letter grade'],
  ask: {
    names: [
      'exam percentage',
      'marks percentage',
      'percentage of marks',
      'percentage marks',
      'marks',
      'exam score',
      'test percentage',
      'quiz',
      'what grade',
      'my grade',
      'exam result',
      'aggregate',
      'test result',
    ],
    forms: [
      '{marksObtained} out of {totalMarks}',
      '{marksObtained}/{totalMarks}',
      '{marksObtained} marks out of {totalMarks}',
      '{marksObtained} marks of {totalMarks}',
      '{marksObtained} points out of {totalMarks}',
      '{marksObtained} correct out of {totalMarks}',
      '{marksObtained} right out of {totalMarks}',
    ],
    without: [
      'wrong',
      'incorrect',
      'mistakes',
      'missed',
      'weighted',
      'weightage',
      'weights',
      'negative',
      'curve',
      'percentile',
      'CGPA',
      'GPA',
    ],
  },
  related: ['gpa', 'percentage', 'average', 'z-score', 'study-time', 'student-loan'],
  order: 3,
  fields: {
    marksObtained: {
      kind: 'number',
      label: 'Marks obtained',
      say: ['scored', 'score', 'got', 'secured', 'correct', 'right', 'points'],
      symbol: 'm',
      help: 'All marks that you earned, including bonus marks.',
      min: 0,
    },
    totalMarks: {
      kind: 'number',
      label: 'Total marks',
      say: ['out of', 'maximum', 'max', 'full marks', 'possible', 'questions'],
      symbol: 't',
      help: 'The full marks of the test, without bonus marks.',
      above: 0,
    },
  },
  results: {
    percentage: {
      kind: 'percent',
      label: 'Percentage',
      headline: true,
      scale: [0, 100],
      bands: letters,
      symbol: 'p',
      formula: 'marksObtained / totalMarks * 100',
      source: 'The letters and their limits are this site’s own; schools draw other lines',
    },
    letterGrade: { kind: 'text', label: 'Letter grade', from: { band: 'percentage', show: 'label' } },
  },
  tables: {
    needed: {
      label: 'Marks needed for each letter',
      help: 'The fewest marks in this test for each letter, and how many more you would need. Fewer marks than for a D are an F.',
      note: 'Marks are rounded up to two decimals. If your school gives only whole marks, you need the next whole mark above.',
      columns: {
        letter: { kind: 'text', label: 'Letter' },
        from: { kind: 'percent', label: 'From', digits: 0 },
        marks: { kind: 'number', label: 'Marks needed', digits: { atMost: 2 } },
        missing: { kind: 'number', label: 'Still needed', digits: { atMost: 2 } },
      },
    },
  },
  cautions: [
    {
      say: 'The letters follow this site’s own table. Your school may use other limits, so check its table first.',
    },
    {
      when: { figure: 'percentage', above: 100 },
      say: 'This is above 100%. That is right with bonus marks. If there were none, check that the two entries are not swapped.',
    },
  ],
  examples: [
    {
      title: '34 marks of 40',
      given: { marksObtained: 34, totalMarks: 40 },
      shows: { percentage: '85.00%', letterGrade: 'A' },
      asked: ['I scored 34 out of 40 marks, what percentage is that'],
    },
    {
      title: 'A school year with 320 marks of 400',
      given: { marksObtained: 320, totalMarks: 400 },
      shows: { percentage: '80.00%', letterGrade: 'A' },
      source: 'NCERT, Mathematics: Textbook for Class VII, chapter Comparing Quantities, Anita’s report',
    },
    {
      title: 'A school year with 300 marks of 360',
      given: { marksObtained: 300, totalMarks: 360 },
      shows: { percentage: '83.33%', letterGrade: 'A' },
      source: 'NCERT, Mathematics: Textbook for Class VII, chapter Comparing Quantities, Rita’s report (printed as 83.3)',
    },
    {
      title: 'A test with 38 marks of 60',
      given: { marksObtained: 38, totalMarks: 60 },
      shows: { percentage: '63.33%', letterGrade: 'C' },
    },
    {
      title: 'Bonus marks: 52 of 50',
      given: { marksObtained: 52, totalMarks: 50 },
      shows: { percentage: '104.00%', letterGrade: 'A+' },
    },
    {
      title: '89.995 % is shown as 90.00 %, but the letter follows the exact figure',
      given: { marksObtained: 179.99, totalMarks: 200 },
      shows: { percentage: '90.00%', letterGrade: 'A' },
      shown: false,
    },
    {
      title: 'Exactly 90 %: the lowest A+',
      given: { marksObtained: 27, totalMarks: 30 },
      shows: { percentage: '90.00%', letterGrade: 'A+' },
      shown: false,
    },
    {
      title: 'No marks',
      given: { marksObtained: 0, totalMarks: 20 },
      shows: { percentage: '0.00%', letterGrade: 'F' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'marksObtained', result: 'percentage' },
    { law: 'falls', raise: 'totalMarks', result: 'percentage' },
    { law: 'scales', fields: ['marksObtained'], results: ['percentage'] },
  ],
  actions: { calculate: 'Calculate Grade' },
  reviewed: '2026-11',
  compute: 'formulas',
});
