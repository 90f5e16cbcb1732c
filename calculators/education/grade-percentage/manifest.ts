import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Grade Percentage Calculator',
  summary: 'Your marks as a percentage, with a letter grade.',
  intro: 'Enter the marks you got and the marks there were to see your percentage and letter grade.',
  description:
    'Grade percentage calculator: turn the marks you obtained and the total marks into a percentage and a letter grade from A+ to F, with a worked example.',
  keywords: ['grade', 'percentage', 'marks', 'test score', 'exam', 'letter grade'],
  related: ['gpa', 'student-loan', 'study-time'],
  order: 3,
  fields: {
    marksObtained: { kind: 'number', label: 'Marks obtained', symbol: 'm', help: 'Bonus marks included.', min: 0, step: 1 },
    totalMarks: {
      kind: 'number',
      label: 'Total marks',
      symbol: 't',
      help: 'Full marks for the test, without any bonus.',
      above: 0,
      step: 1,
    },
  },
  results: {
    percentage: {
      kind: 'percent',
      label: 'Percentage',
      headline: true,
      scale: [0, 100],
      bands: [
        { below: 50, label: 'F' },
        { below: 60, label: 'D' },
        { below: 70, label: 'C' },
        { below: 80, label: 'B' },
        { below: 90, label: 'A' },
        { label: 'A+' },
      ],
      symbol: 'p',
      formula: 'marksObtained / totalMarks * 100',
      source: 'The letters of this calculator; schools draw their own lines',
    },
    letterGrade: { kind: 'text', label: 'Letter grade', from: { band: 'percentage', show: 'label' } },
  },
  examples: [
    {
      title: '34 marks of 40',
      given: { marksObtained: 34, totalMarks: 40 },
      shows: { percentage: '85.00%', letterGrade: 'A' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'Exactly 90 %: the lowest A+',
      given: { marksObtained: 27, totalMarks: 30 },
      shows: { percentage: '90.00%', letterGrade: 'A+' },
    },
    {
      title: '89.995 % is shown as 90.00 %, but the letter follows the exact figure',
      given: { marksObtained: 179.99, totalMarks: 200 },
      shows: { percentage: '90.00%', letterGrade: 'A' },
    },
    {
      title: '38 marks of 60',
      given: { marksObtained: 38, totalMarks: 60 },
      shows: { percentage: '63.33%', letterGrade: 'C' },
    },
    {
      title: 'Bonus marks: above 100 %',
      given: { marksObtained: 52, totalMarks: 50 },
      shows: { percentage: '104.00%', letterGrade: 'A+' },
    },
    {
      title: 'No marks',
      given: { marksObtained: 0, totalMarks: 20 },
      shows: { percentage: '0.00%', letterGrade: 'F' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'marksObtained', result: 'percentage' },
    { law: 'falls', raise: 'totalMarks', result: 'percentage' },
    { law: 'scales', fields: ['marksObtained'], results: ['percentage'] },
  ],
  actions: { calculate: 'Calculate Grade' },
  compute: 'formulas',
});
