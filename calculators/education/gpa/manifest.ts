import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'GPA Calculator',
  summary: 'Your grade point average on the 4.0 scale, weighted by credits.',
  intro: 'Add a row for each course with its credits and grade. Rows without credits or a grade are left out.',
  description:
    'Work out your grade point average (GPA) on the 4.0 scale from course credits and letter grades, with quality points and total credits.',
  keywords: ['GPA', 'grade point average', 'credits', 'grades', 'college', 'semester'],
  related: ['student-loan', 'grade-percentage', 'study-time'],
  order: 1,
  fields: {
    courses: {
      kind: 'rows',
      label: 'Courses',
      rowLabel: 'Course',
      maxRows: 60,
      incompleteRows: 'skip',
      fields: {
        name: { kind: 'text', label: 'Course name', optional: true, placeholder: 'Biology 101' },
        credits: { kind: 'number', label: 'Credits', symbol: 'c', above: 0, step: 1 },
        grade: {
          kind: 'choice',
          label: 'Grade',
          symbol: 'p',
          valueLabel: 'Points of the grade',
          source: 'The common 4.0 scale, in which A+ counts as A',
          options: {
            'A+': { label: 'A+', value: 4 },
            A: { label: 'A', value: 4 },
            'A-': { label: 'A-', value: 3.7 },
            'B+': { label: 'B+', value: 3.3 },
            B: { label: 'B', value: 3 },
            'B-': { label: 'B-', value: 2.7 },
            'C+': { label: 'C+', value: 2.3 },
            C: { label: 'C', value: 2 },
            'C-': { label: 'C-', value: 1.7 },
            'D+': { label: 'D+', value: 1.3 },
            D: { label: 'D', value: 1 },
            F: { label: 'F', value: 0 },
          },
        },
      },
    },
  },
  results: {
    gpa: {
      kind: 'number',
      label: 'Grade point average',
      headline: true,
      scale: [0, 4],
      bands: [
        { below: 2, label: 'Needs Improvement' },
        { below: 3, label: 'Satisfactory' },
        { below: 3.7, label: 'Good' },
        { label: 'Excellent' },
      ],
      symbol: '\\mathrm{GPA}',
      formula: 'qualityPoints / totalCredits',
      source: 'The bands of this calculator',
    },
    band: { kind: 'text', label: 'Standing', from: { band: 'gpa', show: 'label' } },
    totalCredits: { kind: 'number', label: 'Total credits', digits: { atMost: 2 }, symbol: 'C', formula: 'sum(courses.credits)' },
    qualityPoints: { kind: 'number', label: 'Quality points', symbol: 'Q', formula: 'sum(courses.credits * courses.grade)' },
  },
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
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
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
    },
  ],
  laws: [
    { law: 'rises', raise: 'courses.grade', result: 'gpa' },
    { law: 'holds', raise: 'courses.grade', result: 'totalCredits' },
    { law: 'scales', fields: ['courses.credits'], results: ['totalCredits', 'qualityPoints'] },
  ],
  actions: { calculate: 'Calculate GPA' },
  compute: 'formulas',
});
