import { defineCalculator } from '#schemas/manifest.ts';
import { grades } from '#shared/grades.ts';

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
        credits: { kind: 'number', label: 'Credits', say: ['credit hours', 'units', 'hours'], symbol: 'c', above: 0 },
        grade: {
          kind: 'choice',
          label: 'Grade',
          symbol: 'p',
          valueLabel: 'Points of the grade',
          source: 'The 4.0 scale of the Washington State University registrar; A+ counts as A',
          options: grades,
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
      source: 'The four words and their limits are this site’s own; schools draw other lines',
    },
    band: { kind: 'text', label: 'Standing', from: { band: 'gpa', show: 'label' } },
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
      formula: 'sum(courses.credits * courses.grade)',
    },
  },
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
      when: { figure: 'gpa', below: 2 },
      say: 'Many schools in the United States ask for an average of 2.00 to stay in good standing. Ask your adviser which limit applies to you.',
    },
    {
      say: 'Only the average on your transcript is official, because schools differ in the points they give and in how they treat repeated courses.',
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
  ],
  laws: [
    { law: 'rises', raise: 'courses.grade', result: 'gpa' },
    { law: 'holds', raise: 'courses.grade', result: 'totalCredits' },
    { law: 'scales', fields: ['courses.credits'], results: ['totalCredits', 'qualityPoints'] },
  ],
  actions: { calculate: 'Calculate GPA' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
