import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // gpa
  {
    ask: 'gpa for an A in 3 credits, B+ in 4 credits and C in 2 credits',
    slug: 'gpa',
    given: {
      courses: [
        { credits: 3, grade: 'A' },
        { credits: 4, grade: 'B+' },
        { credits: 2, grade: 'C' },
      ],
    },
  },
  {
    ask: 'I got an A- in a 4 credit class and a B in a 3 credit class. What is my GPA?',
    slug: 'gpa',
    given: {
      courses: [
        { credits: 4, grade: 'A-' },
        { credits: 3, grade: 'B' },
      ],
    },
  },
  {
    ask: 'gpa 3 credits A, 3 credits B-, 1 credit A+',
    slug: 'gpa',
    given: {
      courses: [
        { credits: 3, grade: 'A' },
        { credits: 3, grade: 'B-' },
        { credits: 1, grade: 'A+' },
      ],
    },
  },
  {
    ask: 'gpa calculator: Biology 4 credits B, Physics 3 credits A, History 2 credits D+',
    slug: 'gpa',
    given: {
      courses: [
        { name: 'Biology', credits: 4, grade: 'B' },
        { name: 'Physics', credits: 3, grade: 'A' },
        { name: 'History', credits: 2, grade: 'D+' },
      ],
    },
  },
  {
    ask: 'grade point average with C+ for 3 credit hours, F for 3 credit hours, B for 4 credit hours',
    slug: 'gpa',
    given: {
      courses: [
        { credits: 3, grade: 'C+' },
        { credits: 3, grade: 'F' },
        { credits: 4, grade: 'B' },
      ],
    },
  },
  { ask: 'gpa with grades A, B and C', slug: 'gpa', why: 'the credits are missing' },
  { ask: 'gpa for 3, 4 and 2 credits', slug: 'gpa', why: 'the grades are missing' },
  { ask: 'gpa A 3 credits, D- 4 credits', slug: 'gpa', why: 'the grade D- is not offered' },
  {
    ask: 'what grade do i need in a 3 credit course to get a gpa of 3.5',
    slug: 'gpa',
    why: 'it asks for a grade from the average',
  },

  // grade-percentage
  {
    ask: 'grade for 68/80 marks',
    slug: 'grade-percentage',
    given: { marksObtained: 68, totalMarks: 80 },
  },
  {
    ask: 'I got 42 out of 50 on my test, what grade is that?',
    slug: 'grade-percentage',
    given: { marksObtained: 42, totalMarks: 50 },
  },
  {
    ask: 'marks obtained 387 total marks 500 percentage',
    slug: 'grade-percentage',
    given: { marksObtained: 387, totalMarks: 500 },
  },
  {
    ask: 'exam marks percentage 17.5 out of 20',
    slug: 'grade-percentage',
    given: { marksObtained: 17.5, totalMarks: 20 },
  },
  {
    ask: 'letter grade twenty three out of thirty marks',
    slug: 'grade-percentage',
    given: { marksObtained: 23, totalMarks: 30 },
  },
  {
    ask: 'my son scored zero out of 10 marks on the quiz what percent grade',
    slug: 'grade-percentage',
    given: { marksObtained: 0, totalMarks: 10 },
  },
  {
    ask: 'my grade if i got 45 marks in the exam',
    slug: 'grade-percentage',
    why: 'the total is missing',
  },
  {
    ask: 'grade percentage for a test with 60 marks in total',
    slug: 'grade-percentage',
    why: 'the marks obtained are missing',
  },
  {
    ask: 'grade percentage 10 marks out of 0',
    slug: 'grade-percentage',
    why: 'the total must be above zero',
  },
  {
    ask: 'how many marks do i need out of 80 to get an A grade',
    slug: 'grade-percentage',
    why: 'it asks for the marks from the grade',
  },

  // student-loan
  {
    ask: 'student loan 30000 at 5.5% for 10 years',
    slug: 'student-loan',
    given: { loanAmount: 30000, annualRate: 5.5, termYears: 10 },
  },
  {
    ask: 'What is the monthly payment on a $42,500 student loan with 6.39 percent interest over 20 years?',
    slug: 'student-loan',
    given: { loanAmount: 42500, annualRate: 6.39, termYears: 20 },
  },
  {
    ask: 'student loan repayment £27k 4.3% 120 months',
    slug: 'student-loan',
    given: { loanAmount: 27000, annualRate: 4.3, termYears: 10 },
  },
  {
    ask: 'interest free student loan of 12000 over 5 years monthly payment',
    slug: 'student-loan',
    given: { loanAmount: 12000, annualRate: 0, termYears: 5 },
  },
  {
    ask: 'studnet loan fifteen thousand dollars four and a half percent eight years',
    slug: 'student-loan',
    given: { loanAmount: 15000, annualRate: 4.5, termYears: 8 },
  },
  {
    ask: 'student loan payment for 30000 over 10 years',
    slug: 'student-loan',
    why: 'the interest rate is missing',
  },
  { ask: 'student loan 25000 at 6%', slug: 'student-loan', why: 'the term is missing' },
  {
    ask: 'student loan 20000 at 5% for 10 years with a 6 month grace period',
    slug: 'student-loan',
    why: 'the grace period has no place in the calculator',
  },
  {
    ask: 'how big a student loan can i take at 5% for 10 years for 300 a month',
    slug: 'student-loan',
    why: 'it asks for the loan from the payment',
  },

  // study-time
  {
    ask: 'study time for 12 chapters at 2 hours per chapter',
    slug: 'study-time',
    given: { chapters: 12, hoursPerChapter: 2 },
  },
  {
    ask: 'I have 8 chapters to study and each takes 90 minutes. How many hours in total?',
    slug: 'study-time',
    given: { chapters: 8, hoursPerChapter: 1.5 },
  },
  {
    ask: 'study time 15 chapters half an hour each',
    slug: 'study-time',
    given: { chapters: 15, hoursPerChapter: 0.5 },
  },
  {
    ask: 'how long to study nine chapters at one and a half hours per chapter',
    slug: 'study-time',
    given: { chapters: 9, hoursPerChapter: 1.5 },
  },
  {
    ask: 'study 20 chapters, 45 mins per chapter, total time',
    slug: 'study-time',
    given: { chapters: 20, hoursPerChapter: 0.75 },
  },
  {
    ask: 'how long will it take to study 12 chapters',
    slug: 'study-time',
    why: 'the time per chapter is missing',
  },
  {
    ask: 'study time at 2 hours a chapter',
    slug: 'study-time',
    why: 'the number of chapters is missing',
  },
  {
    ask: 'how many chapters can i study in 20 hours at 2.5 hours per chapter',
    slug: 'study-time',
    why: 'it asks for the chapters from the time',
  },
  {
    ask: 'study time 10 chapters at 2 hours per chapter studying 3 hours a day',
    slug: 'study-time',
    why: 'the hours a day have no place in the calculator',
  },
  {
    ask: 'score 17 of 20 percentage',
    slug: 'grade-percentage',
    given: { marksObtained: 17, totalMarks: 20 },
  },
];
