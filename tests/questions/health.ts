import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // bmi
  { ask: 'bmi 1m75 68kg', slug: 'bmi', given: { unit: 'metric', height: 175, weight: 68 } },
  { ask: 'bmi chart for women over 50', slug: 'bmi', why: 'the height and the weight are missing' },
  { ask: 'bmi 70kg 175cm', slug: 'bmi', given: { unit: 'metric', height: 175, weight: 70 } },
  {
    ask: 'What is the BMI of someone who is 5\'9" and weighs 160 pounds?',
    slug: 'bmi',
    given: { unit: 'imperial', height: 5.75, weight: 160 },
  },
  {
    ask: 'bmi for 5 ft 6 in 150 lbs',
    slug: 'bmi',
    given: { unit: 'imperial', height: 5.5, weight: 150 },
  },
  { ask: 'BMI 1.82 m 95.5 kg', slug: 'bmi', given: { unit: 'metric', height: 182, weight: 95.5 } },
  {
    ask: 'body mass index of a woman, six feet tall and 12 stone 7',
    slug: 'bmi',
    given: { unit: 'imperial', height: 6, weight: 175 },
  },
  {
    ask: 'am i overweight at 82 kilos and 168 centimetres',
    slug: 'bmi',
    given: { unit: 'metric', height: 168, weight: 82 },
  },
  {
    ask: 'i weigh 200 lb and im 69 inches tall whats my bmi',
    slug: 'bmi',
    given: { unit: 'imperial', height: 5.75, weight: 200 },
  },
  { ask: 'bmi of someone who weighs 70 kg', slug: 'bmi', why: 'the height is missing' },
  { ask: 'bmi 6 feet tall', slug: 'bmi', why: 'the weight is missing' },
  { ask: 'bmi 170 165', slug: 'bmi', why: 'the numbers have no units and could be swapped' },
  {
    ask: 'bmi of 70 kg and 175 cm with 18% body fat',
    slug: 'bmi',
    why: 'body fat has no place in the calculator',
  },

  // bmr
  {
    ask: '19 yo girl 52 kilos 162cm lightly active bmr',
    slug: 'bmr',
    given: { weight: 52, height: 162, age: 19, gender: 'female', activityLevel: 'light' },
  },
  {
    ask: 'bmr of a 30 year old woman, 65 kg, 170 cm, sedentary',
    slug: 'bmr',
    given: { weight: 65, height: 170, age: 30, gender: 'female', activityLevel: 'sedentary' },
  },
  {
    ask: 'BMR male 25 yrs 80kg 5\'11" moderate exercise',
    slug: 'bmr',
    given: { weight: 80, height: 180.34, age: 25, gender: 'male', activityLevel: 'moderate' },
  },
  {
    ask: 'what is the basal metabolic rate of a lightly active 28 year old female who weighs 140 lbs and is 5 feet 4 inches tall',
    slug: 'bmr',
    given: {
      weight: 63.5029318,
      height: 162.56,
      age: 28,
      gender: 'female',
      activityLevel: 'light',
    },
  },
  {
    ask: 'Basal metabolic rate for a man aged 45, 92 kilos, 1.83 m tall, very active: exercises 6 days a week',
    slug: 'bmr',
    given: { weight: 92, height: 183, age: 45, gender: 'male', activityLevel: 'active' },
  },
  {
    ask: 'tdee and bmr guy 33 years 178 cm 74.5 kg extra active',
    slug: 'bmr',
    given: { weight: 74.5, height: 178, age: 33, gender: 'male', activityLevel: 'extra' },
  },
  {
    ask: 'bmr for a 40 year old man 85 kg 180 cm',
    slug: 'bmr',
    why: 'the activity level is missing',
  },
  { ask: 'bmr 60 kg 165 cm 22 years old sedentary', slug: 'bmr', why: 'the gender is missing' },
  { ask: 'bmr woman 58 kg 160 cm moderately active', slug: 'bmr', why: 'the age is missing' },
  {
    ask: 'what should i weigh to have a bmr of 1500 as a 30 year old sedentary man of 175 cm',
    slug: 'bmr',
    why: 'it asks for the weight from the result',
  },

  // body-fat
  {
    ask: 'body fat of a man aged 35, 180 cm tall, neck 40 cm, waist 92 cm',
    slug: 'body-fat',
    given: { unit: 'metric', gender: 'male', age: 35, height: 180, neck: 40, waist: 92 },
  },
  {
    ask: 'Body fat percentage female 30 years height 165cm neck 32cm waist 74cm hips 98cm',
    slug: 'body-fat',
    given: { unit: 'metric', gender: 'female', age: 30, height: 165, neck: 32, waist: 74, hip: 98 },
  },
  {
    ask: 'navy body fat male age 41 height 70 inches neck 15.5 in waist 36 in',
    slug: 'body-fat',
    given: { unit: 'imperial', gender: 'male', age: 41, height: 70, neck: 15.5, waist: 36 },
  },
  {
    ask: 'how much body fat do i have? woman, 26, 5\'6" tall, 13 inch neck, 29½ inch waist, 38 inch hips',
    slug: 'body-fat',
    given: {
      unit: 'imperial',
      gender: 'female',
      age: 26,
      height: 66,
      neck: 13,
      waist: 29.5,
      hip: 38,
    },
  },
  {
    ask: 'bodyfat guy 50 yo 1.75 m waist 101 cm neck 42 cm',
    slug: 'body-fat',
    given: { unit: 'metric', gender: 'male', age: 50, height: 175, neck: 42, waist: 101 },
  },
  {
    ask: 'body fat of a man 178 cm tall aged 30 with a 38 cm neck',
    slug: 'body-fat',
    why: 'the waist is missing',
  },
  {
    ask: 'body fat height 175 cm neck 38 cm waist 84 cm age 30',
    slug: 'body-fat',
    why: 'the gender is missing',
  },
  {
    ask: 'body fat woman 29 years 168 cm neck 33 cm waist 70 cm',
    slug: 'body-fat',
    why: 'the hip is missing',
  },
  {
    ask: 'body fat male 30 years 180 cm waist 38 cm neck 39 cm',
    slug: 'body-fat',
    why: 'the waist is less than the neck',
  },
  {
    ask: 'body fat male 6 years old 120 cm neck 25 cm waist 55 cm',
    slug: 'body-fat',
    why: 'the age is below the least',
  },

  // calories-burned
  {
    ask: 'how many minutes must i run at 70 kg to burn 500 calories',
    slug: 'calories-burned',
    why: 'it asks for the duration from the calories',
  },
  {
    ask: 'calories burned running 30 minutes 70 kg',
    slug: 'calories-burned',
    given: { weight: 70, minutes: 30, activity: 'running' },
  },
  {
    ask: 'how many calories does a 60 kg woman burn cycling for an hour',
    slug: 'calories-burned',
    given: { weight: 60, minutes: 60, activity: 'cycling' },
  },
  {
    ask: 'calories burnt walking 1 hr 15 min at 82.5 kilos',
    slug: 'calories-burned',
    given: { weight: 82.5, minutes: 75, activity: 'walking' },
  },
  {
    ask: 'I weigh 180 lbs and swim for 45 minutes, how many calories do I burn?',
    slug: 'calories-burned',
    given: { weight: 81.6466266, minutes: 45, activity: 'swimming' },
  },
  {
    ask: 'calories burned yoga half an hour 55kg',
    slug: 'calories-burned',
    given: { weight: 55, minutes: 30, activity: 'yoga' },
  },
  {
    ask: 'calories jogging 1.5 hours weight 90kg',
    slug: 'calories-burned',
    given: { weight: 90, minutes: 90, activity: 'running' },
  },
  {
    ask: 'calories burned skiing for 2 hours at 75 kg',
    slug: 'calories-burned',
    why: 'skiing is not offered',
  },
  {
    ask: 'calories burned in 40 minutes at 68 kg',
    slug: 'calories-burned',
    why: 'the activity is missing',
  },
  {
    ask: 'calories burned running for 30 minutes',
    slug: 'calories-burned',
    why: 'the weight is missing',
  },
  {
    ask: 'calories burned running 10 km at 70 kg',
    slug: 'calories-burned',
    why: 'the duration is missing, and a distance has no place',
  },
  {
    ask: 'calories burned walking 8 hours at 70 kg',
    slug: 'calories-burned',
    why: 'the duration is above the most',
  },

  // pregnancy
  {
    ask: 'due date last period 14 august 2026',
    slug: 'pregnancy',
    given: { lastPeriodDate: '2026-08-14' },
  },
  {
    ask: 'When is my baby due if my last period started on September 2nd, 2026?',
    slug: 'pregnancy',
    given: { lastPeriodDate: '2026-09-02' },
  },
  {
    ask: 'pregnancy due date lmp 2026-10-05',
    slug: 'pregnancy',
    given: { lastPeriodDate: '2026-10-05' },
  },
  { ask: 'lmp 28/07/2026 due date', slug: 'pregnancy', given: { lastPeriodDate: '2026-07-28' } },
  {
    ask: 'my last period was 3 weeks ago when is the baby due',
    slug: 'pregnancy',
    given: { lastPeriodDate: '2026-11-01' },
    today: '2026-11-22',
  },
  {
    ask: 'due date if first day of last period was Jun 30 2026',
    slug: 'pregnancy',
    given: { lastPeriodDate: '2026-06-30' },
  },
  {
    ask: 'due date last period 03/04/2026',
    slug: 'pregnancy',
    why: 'the day and the month are in doubt',
  },
  { ask: 'when is my baby due', slug: 'pregnancy', why: 'the date of the last period is missing' },
  {
    ask: 'baby is due 20 march 2027 when did my last period start',
    slug: 'pregnancy',
    why: 'it asks for the last period from the due date',
  },
  { ask: 'due date last period 31 september 2026', slug: 'pregnancy', why: 'there is no such day' },

  // water-intake
  {
    ask: 'how much water should i drink at 70 kg, moderate activity, hot climate',
    slug: 'water-intake',
    given: { weight: 70, activityLevel: 'moderate', climate: 'hot' },
  },
  {
    ask: 'daily water intake 165 lb sedentary temperate climate',
    slug: 'water-intake',
    given: { weight: 74.84274105, activityLevel: 'sedentary', climate: 'temperate' },
  },
  {
    ask: 'I weigh 58 kilos, train intensely and live in a cold climate. How many litres of water a day?',
    slug: 'water-intake',
    given: { weight: 58, activityLevel: 'intense', climate: 'cold' },
  },
  {
    ask: 'water per day 85kg hard labour hot weather',
    slug: 'water-intake',
    given: { weight: 85, activityLevel: 'extreme', climate: 'hot' },
  },
  {
    ask: 'glasses of water a day for a lightly active person of 63.5 kg in warm weather',
    slug: 'water-intake',
    given: { weight: 63.5, activityLevel: 'light', climate: 'warm' },
  },
  {
    ask: 'how much water should a 70 kg person drink in a hot climate',
    slug: 'water-intake',
    why: 'the activity level is missing',
  },
  { ask: 'water intake 80 kg sedentary', slug: 'water-intake', why: 'the climate is missing' },
  {
    ask: 'water intake for a lightly active person in a warm climate',
    slug: 'water-intake',
    why: 'the weight is missing',
  },
  {
    ask: 'daily water 70 kg light activity warm climate plus 3 cups of coffee',
    slug: 'water-intake',
    why: 'coffee has no place in the calculator',
  },
];
