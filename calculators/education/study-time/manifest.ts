import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Study Time Calculator',
  summary: 'The hours of study that a number of chapters will take.',
  intro: 'Enter how many chapters are left and how long one takes to see the hours to plan for.',
  description:
    'Study time calculator: the chapters to study and the hours for each give the total hours, with a worked example and tips on spreading them before an exam.',
  keywords: ['study time', 'study plan', 'chapters', 'exam', 'revision', 'hours'],
  related: ['gpa', 'student-loan', 'grade-percentage'],
  order: 4,
  fields: {
    chapters: {
      kind: 'number',
      label: 'Chapters',
      symbol: 'c',
      help: 'How many you have to study. Half a chapter is 0.5.',
      above: 0,
      step: 1,
    },
    hoursPerChapter: {
      kind: 'number',
      label: 'Time per chapter',
      symbol: 'h',
      help: 'Time yourself on one to know. 45 minutes is 0.75 hours.',
      unit: 'hours',
      above: 0,
      step: 0.25,
    },
  },
  results: {
    totalHours: {
      kind: 'number',
      label: 'Total study time',
      unit: 'hours',
      digits: 1,
      headline: true,
      symbol: 'T',
      formula: 'chapters * hoursPerChapter',
    },
  },
  examples: [
    {
      title: '12 chapters at two and a half hours each',
      given: { chapters: 12, hoursPerChapter: 2.5 },
      shows: { totalHours: '30.0 hours' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'A half is rounded up: 9 chapters of 45 minutes are 6.75 hours',
      given: { chapters: 9, hoursPerChapter: 0.75 },
      shows: { totalHours: '6.8 hours' },
    },
    {
      title: 'Half a chapter left',
      given: { chapters: 0.5, hoursPerChapter: 3 },
      shows: { totalHours: '1.5 hours' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'chapters', result: 'totalHours' },
    { law: 'rises', raise: 'hoursPerChapter', result: 'totalHours' },
    { law: 'scales', fields: ['chapters'], results: ['totalHours'] },
    { law: 'scales', fields: ['hoursPerChapter'], results: ['totalHours'] },
  ],
  actions: { calculate: 'Calculate Study Time' },
  compute: 'formulas',
});
