import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // ideal-weight
  {
    ask: 'ideal weight for a man 178 cm tall',
    slug: 'ideal-weight',
    given: { sex: 'male', height: 178 },
  },
  {
    ask: "How much should I weigh? I'm a woman, 5 ft 4 in",
    slug: 'ideal-weight',
    given: { unit: 'imperial', sex: 'female', height: 64 },
  },
  {
    ask: `ideal body weight male 6'1"`,
    slug: 'ideal-weight',
    given: { unit: 'imperial', sex: 'male', height: 73 },
  },
  {
    ask: 'HEALTHY WEIGHT RANGE FEMALE 1.65 M',
    slug: 'ideal-weight',
    given: { sex: 'female', height: 165 },
  },
  {
    ask: 'whats the ideel wieght for a lady 158cm',
    slug: 'ideal-weight',
    given: { sex: 'female', height: 158 },
  },
  {
    ask: 'devine formula ibw, 70 inches, male patient',
    slug: 'ideal-weight',
    given: { unit: 'imperial', sex: 'male', height: 70 },
  },
  { ask: 'ideal weight for 170 cm', slug: 'ideal-weight', why: 'the sex is missing' },
  {
    ask: 'what is the ideal weight of a woman',
    slug: 'ideal-weight',
    why: 'the height is missing',
  },
  {
    ask: 'ideal weight for a 35 year old woman, 165 cm',
    slug: 'ideal-weight',
    why: 'there is no field for the age',
  },
  {
    ask: 'how tall should a man be if he weighs 70 kg ideally',
    slug: 'ideal-weight',
    why: 'asks for the height from the weight',
  },
  {
    ask: 'ideal weight of a man who is 90 cm tall',
    slug: 'ideal-weight',
    why: 'the height is below the range',
  },

  // macros
  {
    ask: 'macros for 2200 calories 45% carbs 30% protein 25% fat',
    slug: 'macros',
    given: { calories: 2200, carbPercent: 45, proteinPercent: 30, fatPercent: 25 },
  },
  {
    ask: 'keto macros: 1,800 kcal with 5% carbohydrate, 25 percent protein, 70 percent fat',
    slug: 'macros',
    given: { calories: 1800, carbPercent: 5, proteinPercent: 25, fatPercent: 70 },
  },
  {
    ask: 'I eat 2500 calories a day in 5 meals. How many grams of protein is that with 40% carbs, 40% protein and 20% fat?',
    slug: 'macros',
    given: { calories: 2500, meals: 5, carbPercent: 40, proteinPercent: 40, fatPercent: 20 },
  },
  {
    ask: 'macro split 50 pct carbs 20 pct protein 30 pct fat on two thousand calories',
    slug: 'macros',
    given: { calories: 2000, carbPercent: 50, proteinPercent: 20, fatPercent: 30 },
  },
  {
    ask: 'macros 3000 kcal, carbs 55%, protein 20%, fat 25%, body weight 80kg',
    slug: 'macros',
    given: { calories: 3000, carbPercent: 55, proteinPercent: 20, fatPercent: 25, weight: 80 },
  },
  {
    ask: 'carnivore macros 2400 calories no carbs 35% protein 65% fat',
    slug: 'macros',
    given: { calories: 2400, carbPercent: 0, proteinPercent: 35, fatPercent: 65 },
  },
  {
    ask: 'macros with 40% carbs 30% protein and 30% fat',
    slug: 'macros',
    why: 'the calories are missing',
  },
  {
    ask: 'macros 2000 calories 50% carbs 30% protein 30% fat',
    slug: 'macros',
    why: 'the shares make 110 %',
  },
  {
    ask: 'macros for 600 calories, 40% carbs, 30% protein, 30% fat',
    slug: 'macros',
    why: 'the calories are below the range',
  },
  {
    ask: 'how many calories do i eat if my macros are 200 g carbs 150 g protein and 60 g fat',
    slug: 'macros',
    why: 'asks for the calories from the grams',
  },

  // one-rep-max
  {
    ask: '1rm bench press 225 lb x 5',
    slug: 'one-rep-max',
    given: { unit: 'lb', weight: 225, reps: 5 },
  },
  {
    ask: 'I can squat 100kg for 8 reps, what is my one rep max?',
    slug: 'one-rep-max',
    given: { weight: 100, reps: 8 },
  },
  {
    ask: 'one rep max deadlift 140 kilos three repetitions',
    slug: 'one-rep-max',
    given: { weight: 140, reps: 3 },
  },
  {
    ask: 'estimated max if I overhead pressed 62.5 kg ten times',
    slug: 'one-rep-max',
    given: { weight: 62.5, reps: 10 },
  },
  {
    ask: 'ONE REP MAX 185 POUNDS 6 REPS',
    slug: 'one-rep-max',
    given: { unit: 'lb', weight: 185, reps: 6 },
  },
  {
    ask: 'whats my 1 rep max if i did 4 reppetitions with 90 kg',
    slug: 'one-rep-max',
    given: { weight: 90, reps: 4 },
  },
  { ask: 'one rep max bench 80 kg', slug: 'one-rep-max', why: 'the repetitions are missing' },
  { ask: '1rm 10 8', slug: 'one-rep-max', why: 'the two numbers could be swapped' },
  {
    ask: 'one rep max 60 kg for 20 reps',
    slug: 'one-rep-max',
    why: 'the repetitions are above the range',
  },
  {
    ask: 'how many reps should I manage with 80 kg when my one rep max is 100 kg',
    slug: 'one-rep-max',
    why: 'asks for the repetitions from the maximum',
  },

  // ovulation
  {
    ask: 'ovulation date last period 3 September 2026 cycle 30 days',
    slug: 'ovulation',
    given: { lastPeriodStart: '2026-09-03', cycleLength: 30 },
  },
  {
    ask: 'my period started on Nov 5, 2026 and my cycle is 28 days, when am i fertile?',
    slug: 'ovulation',
    given: { lastPeriodStart: '2026-11-05', cycleLength: 28 },
  },
  {
    ask: 'When will I ovulate? Last period began 2026-11-10, 32-day cycle, luteal phase 12 days',
    slug: 'ovulation',
    given: { lastPeriodStart: '2026-11-10', cycleLength: 32, lutealPhase: 12 },
  },
  {
    ask: 'ovulaton calculator lmp 1st october 2026 cycle length 26',
    slug: 'ovulation',
    given: { lastPeriodStart: '2026-10-01', cycleLength: 26 },
  },
  {
    ask: 'fertile window if my last period started yesterday and my cycle is 29 days',
    slug: 'ovulation',
    given: { lastPeriodStart: '2026-11-21', cycleLength: 29 },
    today: '2026-11-22',
  },
  {
    ask: 'fertile days with a cycle of 30 days',
    slug: 'ovulation',
    why: 'the date of the last period is missing',
  },
  {
    ask: 'ovulation last period 05/11/2026 cycle 28 days',
    slug: 'ovulation',
    why: 'the day and the month are in doubt',
  },
  {
    ask: 'ovulation day, last period 1 November 2026, cycle of 60 days',
    slug: 'ovulation',
    why: 'the cycle is above the range',
  },
  {
    ask: 'when is my next period if the last one started on the 8th of November 2026 and I have a 31 day cycle',
    slug: 'ovulation',
    given: { lastPeriodStart: '2026-11-08', cycleLength: 31 },
  },

  // race-time
  {
    ask: 'If I run 10 km in 52:30, what will my half marathon time be?',
    slug: 'race-time',
    given: { knownDistance: 10, minutes: 52, seconds: 30, targetDistance: 21.0975 },
  },
  {
    ask: 'predict marathon time from 5k in 24 minutes',
    slug: 'race-time',
    given: { knownDistance: 5, minutes: 24, targetDistance: 42.195 },
  },
  {
    ask: 'ran 5 miles in 40 minutes predicted time for 10 miles',
    slug: 'race-time',
    given: { unit: 'mi', knownDistance: 5, minutes: 40, targetDistance: 10 },
  },
  {
    ask: 'half marathon in 1 hour 45 minutes race predictor marathon',
    slug: 'race-time',
    given: { knownDistance: 21.0975, hours: 1, minutes: 45, targetDistance: 42.195 },
  },
  {
    ask: 'riegel prediction for 15 km after a 10k of 48 minutes and 20 seconds',
    slug: 'race-time',
    given: { knownDistance: 10, minutes: 48, seconds: 20, targetDistance: 15 },
  },
  {
    ask: 'race time predictor 10k 1:02:15 to marathon',
    slug: 'race-time',
    given: { knownDistance: 10, hours: 1, minutes: 2, seconds: 15, targetDistance: 42.195 },
  },
  {
    ask: 'predict my marathon time from a 10k',
    slug: 'race-time',
    why: 'the time of the 10 km is missing',
  },
  {
    ask: 'race time predictor, I ran 10 km in 50 minutes',
    slug: 'race-time',
    why: 'the distance to predict is missing',
  },
  {
    ask: 'race predictor: half marathon from a 10k in 50 minutes with 400 m of climbing',
    slug: 'race-time',
    why: 'there is no field for the climb',
  },
  {
    ask: 'a 10 k run took me fifty minutes, what time can i expect for 21.1 km, race time prediction',
    slug: 'race-time',
    given: { knownDistance: 10, minutes: 50, targetDistance: 21.1 },
  },

  // running-pace
  {
    ask: 'what is my pace for 10 km in 52:30',
    slug: 'running-pace',
    given: { distance: 10, minutes: 52, seconds: 30 },
  },
  {
    ask: 'running pace 26.2 miles in 3 hours 30 minutes',
    slug: 'running-pace',
    given: { unit: 'mi', distance: 26.2, hours: 3, minutes: 30 },
  },
  {
    ask: 'how long does it take to run a marathon at a pace of 5:00 per km',
    slug: 'running-pace',
    given: { find: 'time', distance: 42.195, paceMinutes: 5, paceSeconds: 0 },
  },
  {
    ask: 'How far do I run in 45 minutes at 9 minutes per mile?',
    slug: 'running-pace',
    given: { find: 'distance', unit: 'mi', minutes: 45, paceMinutes: 9 },
  },
  {
    ask: '5k in 24 min 15 sec pace',
    slug: 'running-pace',
    given: { distance: 5, minutes: 24, seconds: 15 },
  },
  {
    ask: 'finish time half marathon 6:10 min/km',
    slug: 'running-pace',
    given: { find: 'time', distance: 21.0975, paceMinutes: 6, paceSeconds: 10 },
  },
  {
    ask: 'jogged 5000 metres in half an hour whats my runing pace',
    slug: 'running-pace',
    given: { distance: 5, minutes: 30 },
  },
  {
    ask: 'what running pace do I need for 10 km',
    slug: 'running-pace',
    why: 'the time is missing',
  },
  {
    ask: 'how long will I run at a pace of 5:30 per km',
    slug: 'running-pace',
    why: 'the distance is missing',
  },
  {
    ask: 'running pace for 2000 km in 100 hours',
    slug: 'running-pace',
    why: 'the distance is above the range',
  },
  { ask: '4 hour marathon pace', slug: 'running-pace', given: { distance: 42.195, hours: 4 } },
  {
    ask: 'treadmill 3.1 miles, 28 minutes 45 seconds, what pace did i run',
    slug: 'running-pace',
    given: { unit: 'mi', distance: 3.1, minutes: 28, seconds: 45 },
  },
  { ask: '10 km in 50 minutes', why: 'pace, speed and race prediction fit equally' },

  // target-heart-rate
  { ask: 'target heart rate age 45', slug: 'target-heart-rate', given: { age: 45 } },
  {
    ask: 'What should my pulse be in training? I am 52 and my resting heart rate is 64',
    slug: 'target-heart-rate',
    given: { age: 52, restingHeartRate: 64 },
  },
  { ask: 'max heart rate for a 30 year old', slug: 'target-heart-rate', given: { age: 30 } },
  {
    ask: 'heart rate zones 38 yrs old, resting 55 bpm',
    slug: 'target-heart-rate',
    given: { age: 38, restingHeartRate: 55 },
  },
  {
    ask: 'maximum heart rate tanaka formula age 60',
    slug: 'target-heart-rate',
    given: { age: 60, formula: 'tanaka' },
  },
  {
    ask: 'karvonen zones, twenty five years old, resting pulse 48',
    slug: 'target-heart-rate',
    given: { age: 25, restingHeartRate: 48 },
  },
  {
    ask: 'target heart rate with a resting pulse of 60',
    slug: 'target-heart-rate',
    why: 'the age is missing',
  },
  {
    ask: 'heart rate zones 40 60',
    slug: 'target-heart-rate',
    why: 'the two numbers could be swapped',
  },
  {
    ask: 'target heart rate for a 12 year old',
    slug: 'target-heart-rate',
    why: 'the age is below the range',
  },
  {
    ask: 'my max heart rate is 185, how old am I',
    slug: 'target-heart-rate',
    why: 'asks for the age from the maximum',
  },
  {
    ask: 'fat burning heart rate im a 67 year old grandma',
    slug: 'target-heart-rate',
    given: { age: 67 },
  },

  // waist-ratio
  {
    ask: 'waist to height ratio waist 88 cm height 178 cm',
    slug: 'waist-ratio',
    given: { waist: 88, height: 178 },
  },
  {
    ask: `waist height ratio: 34 inch waist, 5'10" tall`,
    slug: 'waist-ratio',
    given: { waist: 86.36, height: 177.8 },
  },
  {
    ask: 'I am a man with a 95 cm waist and 102 cm hips, height 1.80 m. Waist hip ratio?',
    slug: 'waist-ratio',
    given: { waist: 95, hip: 102, height: 180, sex: 'male' },
  },
  {
    ask: 'whr woman waist 74cm hip 98cm hieght 165cm',
    slug: 'waist-ratio',
    given: { waist: 74, hip: 98, height: 165, sex: 'female' },
  },
  {
    ask: 'is a waist of 40 inches too much for someone 6 feet tall waist ratio',
    slug: 'waist-ratio',
    given: { waist: 101.6, height: 182.88 },
  },
  {
    ask: 'waist to height ratio, my waist is 90 cm',
    slug: 'waist-ratio',
    why: 'the height is missing',
  },
  {
    ask: 'waist ratio waist 80 cm hip 100 cm height 170 cm',
    slug: 'waist-ratio',
    why: 'the sex is missing, which the hip needs',
  },
  {
    ask: 'waist to hip ratio of a woman with waist 80 cm and hips 100 cm',
    slug: 'waist-ratio',
    why: 'the height is missing',
  },
  {
    ask: 'waist to height ratio 88 cm and 178 cm at age 40',
    slug: 'waist-ratio',
    why: 'there is no field for the age',
  },
  {
    ask: 'waist to hip ratio male waist 38 inches hip 40 inches height 5 foot 11',
    slug: 'waist-ratio',
    given: { waist: 96.52, hip: 101.6, height: 180.34, sex: 'male' },
  },

  // Entirely other topics and nonsense with numbers
  { ask: 'will it rain in Manchester on 24 November 2026', why: 'the weather' },
  { ask: 'oven time for a 5 kg turkey at 180 C', why: 'cooking' },
  { ask: 'call 0800 555 0199', why: 'a phone number' },
  { ask: 'python list index out of range line 42', why: 'programming' },
  { ask: 'how many people lived in Lagos in 1985', why: 'history' },
  { ask: 'bus 73 timetable from stop 4', why: 'a timetable' },
  { ask: '7 8 9 10 jack queen king', why: 'nonsense' },
  { ask: 'blue 42 elephants at 9% of the moon', why: 'nonsense' },
  { ask: 'lakers score last night 112 108', why: 'sports' },
  { ask: 'how many steps from the second floor of the Eiffel Tower', why: 'another topic' },
  { ask: 'iphone 17 256 gb review', why: 'a product' },
  { ask: 'Beethoven symphony no 9 opus 125', why: 'music' },
  { ask: 'hotels in Jaipur with 4 stars near gate 2', why: 'travel' },
  { ask: 'room 101 george orwell 1984 summary', why: 'a book' },
  { ask: 'error 404 on port 8080 nginx', why: 'programming' },
  {
    ask: 'due date, last period 1 January 2026, 28 day cycle',
    why: 'ovulation gives no due date, and pregnancy takes no cycle length',
  },
];
