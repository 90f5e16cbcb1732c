import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'GPA Calculator',
  summary: 'Your grade point average on the 4.0 scale, weighted by credits.',
  intro:
    'Add a row for each course with its credits and grade. Rows without credits or a grade are left out.',
  description:
    'Work out your grade point average (GPA) on the 4.0 scale from course credits and letter grades, with quality points and total credits.',
  keywords: ['GPA', 'grade point average', 'credits', 'grades', 'college', 'semester'],
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
        credits: { kind: 'number', label: 'Credits', above: 0, step: 1 },
        grade: {
          kind: 'choice',
          label: 'Grade',
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
      digits: 2,
      headline: true,
      bands: [
        { below: 2, label: 'Needs Improvement' },
        { below: 3, label: 'Satisfactory' },
        { below: 3.7, label: 'Good' },
        { label: 'Excellent' },
      ],
    },
    band: { kind: 'text', label: 'Standing', from: { band: 'gpa', show: 'label' } },
    totalCredits: { kind: 'number', label: 'Total credits', digits: { atMost: 2 } },
    qualityPoints: { kind: 'number', label: 'Quality points', digits: 2 },
  },
  steps: [
    {
      label: 'Quality points',
      tex: 'Q = \\sum c_i \\, p_i',
      where: {
        c_i: 'the credits of a course',
        p_i: 'the points of its grade: A+ and A 4.0, A- 3.7, B+ 3.3, B 3.0, B- 2.7, C+ 2.3, C 2.0, C- 1.7, D+ 1.3, D 1.0, F 0',
      },
    },
    { label: 'Grade point average', tex: '\\mathrm{GPA} = \\frac{Q}{\\sum c_i}' },
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
    { law: 'scales', fields: ['courses.credits'], results: ['totalCredits', 'qualityPoints'] },
  ],
  actions: { calculate: 'Calculate GPA' },
  compute: 'education/gpa',
});
