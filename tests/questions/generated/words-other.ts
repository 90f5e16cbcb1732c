import type { Words } from './words.ts';

const people = {
  'gender.male': ['male', 'man'],
  'gender.female': ['female', 'woman'],
  'sex.male': ['male', 'man'],
  'sex.female': ['female', 'woman'],
};
const body = {
  height: ['height {}', '{} tall', '{}'],
  weight: ['weight {}', 'weighing {}', '{}'],
  age: ['{}'],
  gender: ['{}'],
  sex: ['{}'],
  waist: ['waist {}', '{} waist'],
  hip: ['hip {}', 'hips {}'],
  neck: ['neck {}', '{} neck'],
};
/** The forms of a converter from one unit to another. */
const convert = (value: string): readonly string[] => [
  `${value} to {to}`,
  `convert ${value} to {to}`,
  `${value} in {to}`,
  `how many {to} [is|are in] ${value}?`,
  `what is ${value} in {to}?`,
];

/** Health, home, dates, mathematics, science and conversions. */
export const otherWords: Readonly<Record<string, Words>> = {
  bmi: {
    names: ['bmi', 'body mass index', 'bmi calculator'],
    wants: ['bmi', 'body mass index'],
    cues: body,
    forms: [
      'bmi {weight} {height}',
      'bmi for {height} and {weight}',
      "what's my bmi if I'm {height} tall and weigh {weight}?",
      'I weigh {weight} and am {height} tall, am I overweight?',
      'body mass index of someone who is {height} and weighs {weight}',
      '{height}, {weight} - bmi',
    ],
  },
  bmr: {
    names: ['bmr', 'basal metabolic rate', 'bmr calculator'],
    wants: ['bmr', 'basal metabolic rate'],
    cues: { ...body, activityLevel: ['{}'] },
    options: {
      ...people,
      'activityLevel.sedentary': ['sedentary', 'no exercise'],
      'activityLevel.light': ['lightly active', 'light exercise'],
      'activityLevel.moderate': ['moderately active', 'moderate activity'],
      'activityLevel.active': ['active', 'very active'],
      'activityLevel.extra': ['extra active', 'extremely active'],
    },
    forms: [
      'bmr {gender} {age} {weight} {height} {activityLevel}',
      'basal metabolic rate of a {gender}, {age}, {height} tall, weighs {weight}, {activityLevel}',
      "I'm a {age} {gender}, {height}, {weight}, {activityLevel}. what's my bmr?",
    ],
  },
  'body-fat': {
    names: ['body fat', 'body fat percentage', 'body fat calculator'],
    wants: ['body fat percentage', 'body fat'],
    cues: body,
    options: people,
    forms: [
      'body fat {gender} {age} height {height} neck {neck} waist {waist}< hip {hip}>',
      'body fat of a {gender}, {age}, {height} tall, neck {neck}, waist {waist}<, hips {hip}>',
      "what's my body fat? {gender}, {age}, height {height}, {neck} neck, {waist} waist<, {hip} hips>",
    ],
  },
  pregnancy: {
    names: ['due date', 'pregnancy due date', 'pregnancy calculator'],
    wants: ['due date'],
    cues: { lastPeriodDate: ['last period {}', 'first day of last period {}'] },
    forms: [
      'due date if my last period started on {lastPeriodDate}',
      'when is my baby due? last period {lastPeriodDate}',
      'pregnancy due date last period {lastPeriodDate}',
    ],
  },
  'water-intake': {
    names: ['water intake', 'daily water intake', 'how much water should I drink'],
    wants: ['daily water intake', 'water I should drink a day'],
    cues: { ...body, activityLevel: ['{}'], climate: ['{} climate', '{} weather'] },
    options: {
      'activityLevel.light': ['lightly active', 'light activity'],
      'activityLevel.moderate': ['moderately active'],
      'activityLevel.intense': ['intense training', 'hard training'],
      'activityLevel.extreme': ['extremely active'],
    },
    forms: [
      'how much water should I drink if I weigh {weight}, {activityLevel}, {climate} climate?',
      'water intake {weight} {activityLevel} {climate} climate',
      'daily water for a person of {weight}, {activityLevel}, in a {climate} climate',
    ],
  },
  'calories-burned': {
    names: ['calories burned', 'calories burnt'],
    wants: ['calories burned'],
    cues: { ...body, minutes: ['for {}', 'duration {}', '{}'], activity: ['{}'] },
    options: {
      'activity.walking': ['walking'],
      'activity.running': ['running', 'jogging'],
      'activity.cycling': ['cycling', 'biking'],
      'activity.yoga': ['power yoga'],
      'activity.swimming': ['swimming'],
    },
    forms: [
      'calories burned {activity} for {minutes} at {weight}',
      'how many calories do I burn {activity} for {minutes} if I weigh {weight}?',
      'I weigh {weight}, calories burned in {minutes} of {activity}',
    ],
  },
  'ideal-weight': {
    names: ['ideal weight', 'healthy weight', 'ideal body weight'],
    wants: ['ideal weight', 'healthy weight range'],
    cues: body,
    options: people,
    forms: [
      'ideal weight for a {sex} {height} tall',
      'what should a {sex} of {height} weigh?',
      'ideal weight {sex} {height}',
    ],
  },
  macros: {
    names: ['macros', 'macro calculator', 'macronutrients'],
    wants: ['macros in grams'],
    cues: {
      calories: ['{} a day', 'calories a day {}'],
      carbPercent: ['{} carbohydrate', 'carbs {}'],
      proteinPercent: ['{} protein', 'protein {}'],
      fatPercent: ['{} fat', 'fat {}'],
      meals: ['{} a day', 'meals a day {}'],
      weight: ['body weight {}'],
    },
    forms: [
      'macros for {calories~} calories a day with {carbPercent} carbs, {proteinPercent} protein and {fatPercent} fat<, {meals~} meals a day><, body weight {weight}>',
      'macros {calories~} kcal {carbPercent} carbs {proteinPercent} protein {fatPercent} fat< {meals~} meals a day>< body weight {weight}>',
    ],
  },
  'one-rep-max': {
    names: ['one rep max', '1rm', 'one-rep max'],
    wants: ['one-rep max', '1rm'],
    cues: { weight: ['{}', 'weight lifted {}', 'lifted {}'], reps: ['{} reps', 'for {} reps'] },
    forms: [
      'one rep max {weight} for {reps} reps',
      '1rm {weight} x {reps} reps',
      'I lifted {weight} for {reps} repetitions, what is my one rep max?',
      'one rep max if I can bench {weight} {reps} times',
    ],
  },
  ovulation: {
    names: ['ovulation', 'ovulation date', 'ovulation calculator'],
    wants: ['ovulation date'],
    cues: {
      lastPeriodStart: ['last period {}', 'first day of last period {}'],
      cycleLength: ['cycle of {}', 'cycle length {}', '{} cycle'],
      lutealPhase: ['luteal phase {}'],
      cycles: ['list {}'],
    },
    forms: [
      'when do I ovulate if my last period started on {lastPeriodStart} with a cycle of {cycleLength}<, luteal phase {lutealPhase}><, list {cycles}>?',
      'ovulation: last period {lastPeriodStart}, cycle length {cycleLength}<, luteal phase {lutealPhase}><, list {cycles}>',
    ],
  },
  'race-time': {
    names: ['race time', 'race time predictor'],
    onlyForms: true,
    forms: [
      'predict my time for {targetDistance} if I ran {knownDistance} in {hours+minutes+seconds}<, fatigue exponent {exponent}>',
      'race time for {targetDistance} from {knownDistance} in {hours+minutes+seconds}<, fatigue exponent {exponent}>',
      'I ran {knownDistance} in {hours+minutes+seconds}, what race time can I expect for {targetDistance}<, exponent {exponent}>?',
    ],
  },
  'running-pace': {
    names: ['running pace'],
    onlyForms: true,
    forms: [
      '(find=pace) running pace for {distance} in {hours+minutes+seconds}',
      '(find=pace) what pace is {distance} in {hours+minutes+seconds}?',
      '(find=pace) I ran {distance} in {hours+minutes+seconds}, what was my pace?',
      '(find=time)(unit=km) how long does it take to run {distance} at a pace of {paceMinutes+paceSeconds} per km?',
      '(find=time)(unit=mi) how long does it take to run {distance} at a pace of {paceMinutes+paceSeconds} per mile?',
      '(find=distance)(unit=km) how far do I run in {hours+minutes+seconds} at a pace of {paceMinutes+paceSeconds} per km?',
      '(find=distance)(unit=mi) how far do I run in {hours+minutes+seconds} at a pace of {paceMinutes+paceSeconds} per mile?',
    ],
  },
  'target-heart-rate': {
    names: ['target heart rate', 'heart rate zones', 'maximum heart rate'],
    wants: ['target heart rate', 'maximum heart rate'],
    cues: {
      ...body,
      restingHeartRate: ['resting heart rate {}', '{} at rest'],
      formula: ['{} formula'],
    },
    options: { 'formula.tanaka': ['Tanaka'], 'formula.fox': ['Fox'] },
    forms: [
      'target heart rate {age}<, resting heart rate {restingHeartRate}><, {formula} formula>',
      'maximum heart rate for someone {age}< with a resting heart rate of {restingHeartRate}><, using the {formula} formula>',
    ],
  },
  'waist-ratio': {
    names: ['waist ratio', 'waist to height ratio', 'waist-to-height ratio'],
    wants: ['waist-to-height ratio'],
    cues: body,
    options: people,
    forms: [
      'waist to height ratio waist {waist} height {height}<, hips {hip}><, {sex}>',
      'waist ratio of a person with a waist of {waist} and a height of {height}< and hips of {hip}><, {sex}>',
    ],
  },
  gpa: {
    names: ['gpa', 'gpa calculator'],
    onlyForms: true,
    rows: { courses: ['{grade} [in|for] {credits} credits', '{credits} credits {grade}'] },
    forms: ['gpa with {courses}', 'what is my gpa if I got {courses}?', 'gpa: {courses}'],
  },
  'grade-percentage': {
    names: ['grade percentage', 'marks percentage', 'percentage of marks'],
    wants: ['percentage of my marks', 'grade percentage'],
    cues: {
      marksObtained: ['marks obtained {}', 'scored {}', '{} marks'],
      totalMarks: ['out of {}', 'total marks {}'],
    },
    forms: [
      'grade percentage {marksObtained} out of {totalMarks}',
      'I got {marksObtained} out of {totalMarks} marks, what percentage is that?',
      'marks obtained {marksObtained} out of {totalMarks}, percentage?',
    ],
  },
  'study-time': {
    names: ['study time', 'total study time'],
    wants: ['total study time'],
    cues: {
      chapters: ['{} chapters', 'chapters {}'],
      hoursPerChapter: ['{} per chapter', '{} each chapter'],
    },
    forms: [
      'study time for {chapters} chapters at {hoursPerChapter} per chapter',
      'I have {chapters} chapters to study and need {hoursPerChapter} for each, how long is that in all?',
    ],
  },
  age: {
    names: ['age', 'how old', 'age calculator'],
    onlyForms: true,
    forms: [
      'how old is someone born on {birthDate}< on {targetDate}>?',
      'age if born {birthDate}< on {targetDate}>',
      '[my birthday is|I was born on] {birthDate}, how old am I< on {targetDate}>',
    ],
  },
  tip: {
    names: ['tip', 'tip calculator'],
    wants: ['total with tip', 'tip'],
    cues: {
      bill: ['bill {}', 'bill of {}', 'on {}'],
      tipPercent: ['{} tip', 'tip {}'],
      people: ['{} people', 'split between {} people'],
    },
    forms: [
      '<{tipPercent} >tip on {bill}< split between {people} people>',
      'bill {bill}<, tip {tipPercent}><, {people} people>: tip',
      "dinner was {bill}<, there are {people} of us>< and we want to tip {tipPercent}>, what's the tip and the total?",
    ],
  },
  'fuel-cost': {
    names: ['fuel cost', 'trip fuel cost', 'fuel cost calculator'],
    wants: ['fuel cost', 'cost of fuel'],
    cues: {
      distance: ['distance {}', '{} trip', 'for {}'],
      fuelEfficiency: ['consumption {}', 'car does {}', 'at {}'],
      fuelPrice: ['fuel price {}', 'fuel at {}'],
    },
    forms: [
      'fuel cost for {distance} at {fuelEfficiency} and {fuelPrice}',
      'how much does fuel cost for a trip of {distance} if my car does {fuelEfficiency} and fuel is {fuelPrice}?',
    ],
  },
  'unit-converter': { names: ['convert'], onlyForms: true, forms: convert('{value}') },
  timezone: {
    names: ['time zone'],
    onlyForms: true,
    forms: [
      '{time} {from} to {to}',
      '{time} {from} in {to}',
      'what time is it in {to} when it is {time} in {from}?',
      'convert {time} {from} time to {to} time',
    ],
  },
  electricity: {
    names: ['electricity cost', 'power cost', 'electricity bill'],
    wants: ['electricity cost', 'cost of electricity'],
    cues: {
      powerWatts: ['appliance power {}', '{} appliance', '{}'],
      hoursPerDay: ['{} a day', '{} per day'],
      days: ['for {}', '{}'],
      ratePerKwh: ['{} per kWh', 'price per kWh {}', 'at {} a kWh'],
    },
    forms: [
      'electricity cost of a {powerWatts} appliance used {hoursPerDay} a day for {days} at {ratePerKwh} per kWh',
      'how much does it cost to run a {powerWatts} heater {hoursPerDay} per day for {days} if electricity costs {ratePerKwh} per kWh?',
      'electricity {powerWatts} {hoursPerDay} a day {days} {ratePerKwh} per kWh',
    ],
  },
  percentage: {
    names: ['percentage'],
    onlyForms: true,
    forms: [
      '(find=portion) [what is |]{percent} of {whole}',
      '(find=portion) calculate {percent} of {whole}',
      '(find=portion) how much is {percent} of {whole}?',
      '(find=share) what percent of {whole} is {part}?',
      '(find=share) {part} is what percent of {whole}',
      '(find=share) what percentage is {part} out of {whole}',
      '(find=total) {part} is {percent} of what number?',
      '(find=total) {percent} of what is {part}',
    ],
  },
  'percentage-change': {
    names: ['percentage change'],
    onlyForms: true,
    forms: [
      '(mode=change) percentage change from {from} to {to}',
      '(mode=change) percent increase or decrease from {from} to {to}',
      '(mode=change) it went from {from} to {to}, what is the percentage change?',
      '(mode=difference) percentage difference between {from} and {to}',
      '(mode=difference) percent difference {from} and {to}',
      '(mode=apply) increase {from} by {percent}',
      '(mode=apply) raise {from} by {percent}',
    ],
  },
  fraction: {
    names: ['fraction'],
    onlyForms: true,
    forms: [
      '(operation=add) {a} [+|plus] {b}',
      '(operation=subtract) {a} [-|minus] {b}',
      '(operation=multiply) {a} [times|×|x|*] {b}',
      '(operation=divide) {a} [divided by|÷] {b}',
      '(operation=compare) [which is bigger, {a} or {b}?|compare {a} and {b}]',
      '(operation=simplify) simplify [|the fraction ]{a}',
    ],
  },
  ratio: {
    names: ['ratio'],
    onlyForms: true,
    forms: [
      '(mode=missing)(missing=d) {a} : {b} = {c} : x',
      '(mode=missing)(missing=d) solve the proportion {a}:{b} = {c}:x',
      '(mode=missing)(missing=c) {a} : {b} = x : {d}',
      '(mode=missing)(missing=b) {a} : x = {c} : {d}',
      '(mode=missing)(missing=a) x : {b} = {c} : {d}',
    ],
  },
  factors: {
    names: ['factors'],
    onlyForms: true,
    forms: [
      '(mode=one) [prime factors|factors|prime factorization] of {number}',
      '(mode=one) what are the prime factors of {number}?',
      '(mode=one) factorize {number}',
      '(mode=several) [gcd|lcm|hcf|gcd and lcm] of {numbers}',
      '(mode=several) what is the [lcm|greatest common divisor|least common multiple] of {numbers}?',
    ],
  },
  'quadratic-equation': {
    names: ['quadratic equation'],
    onlyForms: true,
    forms: [
      'quadratic equation a = {a}, b = {b}, c = {c}',
      'solve the quadratic equation with a={a} b={b} c={c}',
      'roots of the quadratic with coefficients a {a}, b {b} and c {c}',
    ],
  },
  'right-triangle': {
    names: ['right triangle', 'right-angled triangle'],
    onlyForms: true,
    forms: [
      '(known=legs) right triangle with legs {sideA} and {sideB}',
      '(known=legs) hypotenuse of a right triangle with legs {sideA} and {sideB}',
      '(known=legHypotenuse) right triangle leg {sideA} hypotenuse {sideC}',
      '(known=legHypotenuse) other leg of a right triangle with a leg of {sideA} and a hypotenuse of {sideC}',
      '(known=hypotenuseAngle) right triangle hypotenuse {sideC} angle A {angleA}',
      '(known=legOpposite) right triangle with leg {sideA} and opposite angle {angleA}',
      '(known=legAdjacent) right triangle with leg {sideA} and adjacent angle {angleB}',
      '(known=legArea) right triangle with a leg of {sideA} and an area of {givenArea}',
    ],
  },
  triangle: {
    names: ['triangle'],
    onlyForms: true,
    forms: [
      '(known=sss) area of a triangle with sides {sideA}, {sideB} and {sideC}',
      '(known=sss) triangle sides {sideA} {sideB} {sideC}',
      '(known=sas) triangle with sides {sideA} and {sideB} and the angle between them {angleC}',
      '(known=sas) area of a triangle: side a {sideA}, side b {sideB}, included angle {angleC}',
      '(known=asa) triangle with angle A {angleA}, angle B {angleB} and side c {sideC}',
      '(known=aas) triangle with angle A {angleA}, angle B {angleB} and side a {sideA}',
      '(known=ssa) triangle with side a {sideA}, side b {sideB} and angle A {angleA}',
    ],
  },
  average: {
    names: ['average'],
    onlyForms: true,
    forms: [
      '[average|mean|mean and median|average and median] of {values}< with weights {weights}>',
      'what is the [average|mean] of {values}<, weights {weights}>?',
      'find the average: {values}<, weights {weights}>',
      'my scores are {values}<, with weights {weights}>, what is the average?',
    ],
  },
  'standard-deviation': {
    names: ['standard deviation'],
    onlyForms: true,
    forms: [
      'standard deviation of {values}',
      'what is the standard deviation of {values}?',
      'calculate the standard deviation: {values}',
      'sd of {values}',
    ],
  },
  'z-score': {
    names: ['z score'],
    onlyForms: true,
    forms: [
      '(mode=value) z score of {x} with mean {mean} and standard deviation {sd}',
      '(mode=value) what is the z-score for a value of {x} if the mean is {mean} and the standard deviation is {sd}?',
      '(mode=value) z score x={x} mean={mean} sd={sd}',
      '(mode=percentile) z score: what value has a probability of {probability} below it with mean {mean} and standard deviation {sd}?',
      '(mode=between) probability between {lower} and {upper} with mean {mean} and standard deviation {sd}, normal distribution',
    ],
  },
  combinations: {
    names: ['combinations', 'permutations and combinations'],
    onlyForms: true,
    forms: [
      'how many combinations of {r} from {n}',
      'combinations n={n} r={r}',
      'how many ways to choose {r} [people|things|cards] from {n}?',
      '{n} choose {r}',
      'permutations and combinations of {n} things taken {r} at a time',
    ],
  },
  'binomial-probability': {
    names: ['binomial probability', 'binomial distribution'],
    wants: ['binomial probability'],
    cues: {
      trials: ['n = {}', '{} trials'],
      probability: ['p = {}', 'probability of success {}'],
      successes: ['k = {}', '{} successes'],
    },
    forms: [
      'binomial probability of exactly {successes} successes in {trials} trials with probability {probability}',
      'binomial n={trials} p={probability} k={successes}',
      'what is the probability of {successes} successes in {trials} trials if the chance of success is {probability} each time?',
    ],
  },
  'confidence-interval': {
    names: ['confidence interval'],
    onlyForms: true,
    forms: [
      '(kind=meanSample) {confidence} confidence interval, mean {mean}, sample standard deviation {sd}, sample size {sampleSize}',
      '(kind=meanSample) confidence interval with confidence level {confidence} for a sample mean of {mean}, standard deviation {sd}, n = {sampleSize}',
      '(kind=meanKnown) {confidence} confidence interval, mean {mean}, known population standard deviation {sd}, sample size {sampleSize}',
      '(kind=proportion) {confidence} confidence interval for a proportion: {successes} out of {sampleSize}',
    ],
  },
  'linear-regression': {
    names: ['linear regression'],
    onlyForms: true,
    forms: [
      'linear regression x values: {xValues}; y values: {yValues}<; predict y at x = {predictAt}>',
      'linear regression of x: {xValues} and y: {yValues}<, predict y at x = {predictAt}>',
    ],
  },
  'sample-size': {
    names: ['sample size'],
    onlyForms: true,
    forms: [
      '(find=size) sample size for a margin of error of {margin} at {confidence} confidence<, expected share {proportion}><, population size {population}>',
      '(find=size) how many people do I need to ask for a margin of error of {margin} with a confidence level of {confidence}<, expected share of {proportion}><, population of {population}>?',
      '(find=margin) margin of error for a sample size of {sample} at {confidence} confidence<, expected share {proportion}><, population size {population}>',
      '(find=margin) what is the margin of error of a survey with {sample} respondents, confidence level {confidence}<, expected share {proportion}><, population {population}>?',
    ],
  },
  'date-difference': {
    names: ['days between dates', 'date difference'],
    onlyForms: true,
    options: { 'includeEndDay.yes': ['including the end day', 'counting the end day too'] },
    forms: [
      'how many days [between|from] {start} and {end}<, {includeEndDay}>',
      'days from {start} to {end}<, {includeEndDay}>',
      'date difference between {start} and {end}<, {includeEndDay}>',
      'how long is it from {start} until {end}<, {includeEndDay}>?',
    ],
  },
  'date-add': {
    names: ['add days to a date'],
    onlyForms: true,
    forms: [
      '(direction=add) what date is {years+months+weeks+days} after {date}?',
      '(direction=add) {date} plus {years+months+weeks+days}',
      '(direction=add) add {years+months+weeks+days} to {date}',
      '(direction=subtract) what date is {years+months+weeks+days} before {date}?<{direction}>',
      '(direction=subtract) {date} minus {years+months+weeks+days}',
    ],
  },
  'business-days': {
    names: ['business days'],
    onlyForms: true,
    options: {
      'includeStart.no': ['not counting the start day', 'excluding the start'],
      'weekend.friSat': ['weekend Friday and Saturday'],
      'weekend.sun': ['weekend Sunday only'],
      'weekend.fri': ['weekend Friday only'],
    },
    forms: [
      '(mode=count) [business days|working days] between {start} and {end}<, {includeStart}><, {weekend}><, holidays {holidays}>',
      '(mode=count) how many business days from {start} to {end}<, {includeStart}><, {weekend}><, holidays {holidays}>?',
      '(mode=add) what date is {daysToMove~} business days after {start}<, {weekend}><, holidays {holidays}>?',
      '(mode=subtract) {daysToMove~} business days before {start}<, {weekend}><, holidays {holidays}>',
    ],
  },
  'time-duration': {
    names: ['time duration'],
    onlyForms: true,
    rows: { durations: ['(sign=plus) {hours+minutes+seconds}'] },
    forms: [
      '(mode=between) how long is it from {startTime} to {endTime}<, with a break of {breakMinutes}>',
      '(mode=between) time duration between {startTime} and {endTime}<, break {breakMinutes}>',
      '(mode=between) hours from {startTime} to {endTime}<, less a {breakMinutes} break>',
    ],
  },
  timesheet: {
    names: ['timesheet'],
    onlyForms: true,
    rows: { shifts: ['{startTime} to {endTime}< with a {breakMinutes} break>'] },
    forms: [
      'timesheet: {shifts}<; overtime after {overtimeAfter}><; hourly rate {hourlyRate}>',
      'hours worked on my timesheet: {shifts}<; overtime after {overtimeAfter}><; hourly rate {hourlyRate}>',
    ],
  },
  'day-of-week': {
    names: ['day of the week'],
    onlyForms: true,
    forms: [
      'what day of the week [is|was] {date}?',
      'which weekday is {date}',
      'day of the week {date}',
      'weekday of {date}',
    ],
  },
  'iso-week': {
    names: ['week number'],
    onlyForms: true,
    options: { 'system.us': ['US weeks from Sunday'] },
    forms: [
      '(mode=toWeek) [what week number is|week number of|which week is] {date}<, {system}>',
      '(mode=toWeek) week number for {date}<, {system}>',
      '(mode=toDates) dates of week {week} of {weekYear}<, {system}>',
      '(mode=toDates) when does week {week} of {weekYear} start<, {system}>',
    ],
  },
  'unix-time': {
    names: ['unix time'],
    onlyForms: true,
    forms: [
      '(mode=toDate) unix timestamp {timestamp} to date',
      '(mode=toDate) what date is unix time {timestamp}?',
      '(mode=toTimestamp) unix timestamp of {date} {time}',
      '(mode=toTimestamp) convert {date} {time} UTC to a unix timestamp',
    ],
  },
  'temperature-converter': {
    names: ['temperature'],
    onlyForms: true,
    options: {
      'to.celsius': ['celsius', '°C', 'degrees celsius'],
      'to.fahrenheit': ['fahrenheit', '°F', 'degrees fahrenheit'],
      'to.kelvin': ['kelvin'],
      'to.rankine': ['rankine'],
      'quantity.difference': ['temperature difference', 'a difference'],
    },
    forms: [
      ...convert('{value}').filter((form) => !form.startsWith('how many')),
      '{quantity} of {value} in {to}',
    ],
  },
  'weight-converter': { names: ['weight'], onlyForms: true, forms: convert('{value}') },
  'volume-converter': { names: ['volume'], onlyForms: true, forms: convert('{value}') },
  'area-converter': { names: ['area'], onlyForms: true, forms: convert('{value}') },
  'speed-converter': { names: ['speed'], onlyForms: true, forms: convert('{value}') },
  'data-size-converter': {
    names: ['data size'],
    onlyForms: true,
    forms: convert('{value}').map(
      (form) => `${form}<, link speed {linkSpeed}><, overhead {overheadPercent}>`,
    ),
  },
  'fuel-economy-converter': { names: ['fuel economy'], onlyForms: true, forms: convert('{value}') },
  'number-base-converter': {
    names: ['number base'],
    onlyForms: true,
    forms: [
      'convert {value} from base {from} to base {to}',
      '{value} in base {from} to base {to}',
      'what is {value} (base {from}) in base {to}?',
    ],
  },
  'board-foot': {
    names: ['board feet'],
    onlyForms: true,
    rows: {
      pieces: [
        '<{quantity} pieces >{thickness} thick, {width} wide and {length} long',
        '<{quantity} boards of >thickness {thickness}, width {width}, length {length}',
      ],
    },
    forms: [
      'board feet of {pieces}<, {wastePercent} waste><, {pricePerBoardFoot} per board foot>',
      'how many board feet: {pieces}<; waste {wastePercent}><; price per board foot {pricePerBoardFoot}>',
    ],
  },
  concrete: {
    names: ['concrete'],
    onlyForms: true,
    forms: [
      '(shape=slab)(bag=lb80) concrete for a {shape} {length} long, {width} wide and {thickness} thick<, waste {wastePercent}><, price of a bag {pricePerBag}><, how many: {count}>',
      '(shape=slab)(bag=lb80) how much concrete for a slab {length} by {width} and {thickness} thick<, {wastePercent} waste><, {pricePerBag} per bag><, {count} slabs>',
      '(shape=column)(bag=lb80) concrete for <{count} columns, each >a round column {diameter} in diameter and {height} high<, {wastePercent} waste><, {pricePerBag} per bag>',
      '(shape=stairs)(bag=lb80) concrete for stairs with {steps} steps, {width} wide, rise of a step {rise}, depth of a step {run}<, {wastePercent} waste><, {pricePerBag} per bag>',
    ].map((form) => form.replace('a {shape}', 'a slab')),
  },
  mulch: {
    names: ['mulch', 'gravel', 'topsoil'],
    onlyForms: true,
    options: {
      'material.mulch': ['mulch', 'bark mulch'],
      'material.compost': ['compost'],
      'material.topsoil': ['topsoil'],
      'material.sand': ['sand'],
      'material.gravel': ['gravel'],
    },
    forms: [
      '(material=mulch|compost|topsoil|sand|gravel)(areaFrom=rectangle) how much {material} for a bed {length} long and {width} wide, {depth} deep<, size of a bag {bagVolume}><, price of a bag {pricePerBag}>',
      '(material=mulch|compost|topsoil|sand|gravel)(areaFrom=rectangle) {material} for {length} by {width}, {depth} deep<, {bagVolume} bags><, {pricePerBag} a bag>',
      '(material=mulch|compost|topsoil|sand|gravel)(areaFrom=circle) {material} for a round bed {diameter} in diameter and {depth} deep<, size of a bag {bagVolume}><, {pricePerBag} a bag>',
      '(material=mulch|compost|topsoil|sand|gravel)(areaFrom=area) how much {material} to cover {area} {depth} deep<, size of a bag {bagVolume}><, {pricePerBag} a bag>',
    ],
  },
  paint: {
    names: ['paint'],
    onlyForms: true,
    options: { 'ceiling.yes': ['and the ceiling too', 'including the ceiling'] },
    forms: [
      'how much paint for a room {length} long, {width} wide and {height} high<, {doors} doors><, {windows} windows><, {coats} coats><, {ceiling}><, coverage {coverage}><, size of a can {canSize}><, {pricePerCan} a can>',
      'paint for a room: length {length}, width {width}, wall height {height}<, {doors} doors><, {windows} windows><, {coats} coats><, {ceiling}><, coverage {coverage}><, can size {canSize}><, price of a can {pricePerCan}>',
    ],
  },
  'roof-pitch': {
    names: ['roof pitch'],
    onlyForms: true,
    forms: [
      '(given=pitch) roof pitch with rise {rise} and run {run}<, building width {buildingWidth}><, building length {buildingLength}><, overhang {overhang}><, waste {wastePercent}>',
      '(given=pitch) what is the pitch of a roof that rises {rise} over a run of {run}<, building width {buildingWidth}><, building length {buildingLength}><, overhang {overhang}><, waste {wastePercent}>?',
      '(given=angle) roof pitch for an angle of {angle}<, building width {buildingWidth}><, building length {buildingLength}><, overhang {overhang}><, waste {wastePercent}>',
    ],
  },
  'square-footage': {
    names: ['square footage'],
    onlyForms: true,
    rows: {
      shapes: [
        '(shape=rectangle)(sign=add) <{count} rooms of >{length} by {width}',
        '(shape=triangle)(sign=add) a triangle with base {length} and height {width}',
        '(shape=circle)(sign=add) a circle of diameter {length}',
        '(shape=halfCircle)(sign=add) a half circle of diameter {length}',
      ].map((row) => `${row}<{shape}>`.replace('<{shape}>', '')),
    },
    forms: [
      'square footage of {shapes}<, waste {wastePercent}><, price {pricePerArea}>',
      'how many square feet is {shapes}<, {wastePercent} waste><, at {pricePerArea}>',
    ],
  },
  tile: {
    names: ['tiles', 'tile calculator'],
    onlyForms: true,
    forms: [
      '(areaFrom=room) how many tiles of {tileLength} by {tileWidth} for a floor {length} long and {width} wide<, joint {joint}><, waste {wastePercent}><, {tilesPerBox} tiles in a box><, {pricePerBox} a box>',
      '(areaFrom=room) tiles: length {length}, width {width}, tile length {tileLength}, tile width {tileWidth}<, joint {joint}><, waste {wastePercent}><, tiles in a box {tilesPerBox}><, price of a box {pricePerBox}>',
      '(areaFrom=area) how many tiles of {tileLength} by {tileWidth} for {area}<, joint {joint}><, waste {wastePercent}><, {tilesPerBox} tiles in a box><, {pricePerBox} a box>',
    ],
  },
  wallpaper: {
    names: ['wallpaper', 'wallpaper rolls'],
    onlyForms: true,
    options: { 'match.straight': ['straight match'], 'match.halfDrop': ['half-drop match'] },
    forms: [
      'how many rolls of wallpaper for walls {perimeter} wide in all and {height} high<, {match}><, pattern repeat {patternRepeat}><, trim {trim} for each drop><, roll length {rollLength}><, roll width {rollWidth}><, {pricePerRoll} a roll>',
      'wallpaper: width of all walls {perimeter}, wall height {height}<, {match}><, pattern repeat {patternRepeat}><, trim for each drop {trim}><, roll length {rollLength}><, roll width {rollWidth}><, price of a roll {pricePerRoll}>',
    ],
  },
  'ohms-law': {
    names: ["ohm's law", 'ohms law'],
    cues: {
      voltage: ['voltage {}', '{}'],
      current: ['current {}', '{}'],
      resistance: ['resistance {}', '{}'],
      power: ['power {}', '{}'],
    },
    wants: [
      '(given=voltageCurrent) resistance',
      '(given=voltageResistance) current',
      '(given=voltagePower) current',
      '(given=currentResistance) voltage',
      '(given=currentPower) voltage',
      '(given=resistancePower) voltage',
    ],
    forms: [
      '(given=voltageCurrent) what is the resistance at {voltage} and {current}?',
      "(given=voltageResistance) ohm's law: current through {resistance} at {voltage}",
      '(given=currentResistance) voltage for {current} through {resistance}',
      '(given=voltagePower) how many amps does a {power} device draw at {voltage}?',
      '(given=currentPower) voltage of a {power} load drawing {current}, ohms law',
    ],
  },
  density: {
    names: ['density', 'density calculator'],
    wants: ['(find=density) density', '(find=mass) mass', '(find=volume) volume'],
    cues: {
      mass: ['mass {}', 'mass of {}'],
      volume: ['volume {}', 'volume of {}'],
      density: ['density {}'],
    },
    forms: [
      '(find=density) density of an object with a mass of {mass} and a volume of {volume}',
      '(find=mass) what is the mass of {volume} with a density of {density}?',
      '(find=volume) what volume has {mass} with a density of {density}?',
    ],
  },
  'speed-distance-time': {
    names: ['speed distance time'],
    onlyForms: true,
    forms: [
      '(find=speed) average speed for {distance} in {hours+minutes+seconds}',
      '(find=speed) how fast do I go if I cover {distance} in {hours+minutes+seconds}?',
      '(find=distance) how far do I get at {speed} in {hours+minutes+seconds}?',
      '(find=distance) distance at {speed} for {hours+minutes+seconds}',
      '(find=time) how long does it take to travel {distance} at {speed}?',
      '(find=time) time for {distance} at {speed}',
    ],
  },
  'kinetic-energy': {
    names: ['kinetic energy'],
    wants: ['(find=energy) kinetic energy', '(find=mass) mass', '(find=speed) speed'],
    cues: {
      mass: ['mass {}', 'mass of {}'],
      speed: ['speed {}', 'at {}'],
      energy: ['kinetic energy {}'],
    },
    forms: [
      '(find=energy) kinetic energy of {mass} at {speed}',
      '(find=energy) what is the kinetic energy of an object with a mass of {mass} moving at {speed}?',
      '(find=mass) what mass has a kinetic energy of {energy} at {speed}?',
      '(find=speed) how fast is {mass} with a kinetic energy of {energy}?',
    ],
  },
  'half-life': {
    names: ['half-life', 'half life'],
    wants: [
      '(find=remaining) amount left',
      '(find=time) time passed',
      '(find=halfLife) half-life',
      '(find=initial) starting amount',
    ],
    cues: {
      initialAmount: ['starting amount {}', 'starting amount of {}'],
      remainingAmount: ['amount left {}', '{} left'],
      halfLife: ['half-life {}', 'half-life of {}'],
      elapsed: ['time passed {}', 'after {}'],
    },
    forms: [
      '(find=remaining) how much of {initialAmount} is left after {elapsed} with a half-life of {halfLife}?',
      '(find=time) how long until {initialAmount} decays to {remainingAmount} with a half-life of {halfLife}?',
      '(find=halfLife) what is the half-life if {initialAmount} becomes {remainingAmount} in {elapsed}?',
      '(find=initial) what was the starting amount if {remainingAmount} is left after {elapsed} with a half-life of {halfLife}?',
    ],
  },
  'ideal-gas': {
    names: ['ideal gas law', 'ideal gas'],
    wants: [
      '(find=pressure) pressure',
      '(find=volume) volume',
      '(find=amount) amount of gas',
      '(find=temperature) temperature',
    ],
    cues: {
      pressure: ['pressure {}', 'at {}'],
      volume: ['volume {}', 'in {}'],
      amount: ['{} of gas', 'amount of gas {}'],
      temperature: ['temperature {}', 'at {}'],
    },
    forms: [
      '(find=volume) what volume do {amount} of an ideal gas have at {pressure} and {temperature}?',
      '(find=pressure) pressure of {amount} of ideal gas in {volume} at {temperature}',
      '(find=amount) how many moles of an ideal gas are in {volume} at {pressure} and {temperature}?',
    ],
  },
  molarity: {
    names: ['molarity'],
    wants: [
      '(find=concentration) molarity',
      '(find=mass) mass to weigh in',
      '(find=volume) volume of solution',
      '(find=dilution) volume of stock to take',
    ],
    forms: [
      '(find=concentration) molarity of {mass} with a molar mass of {molarMass} in {volume}',
      '(find=mass) how many grams for {volume} of a {concentration} solution, molar mass {molarMass}?',
      '(find=dilution) dilute a stock of {stockConcentration} to {targetConcentration}, volume wanted {targetVolume}',
    ],
  },
  ph: {
    names: ['ph', 'ph calculator'],
    wants: ['ph of the solution'],
    cues: {
      hydrogen: ['hydrogen ions {}', 'hydrogen ion concentration {}'],
      hydroxide: ['hydroxide ions {}', 'hydroxide ion concentration {}'],
      pohValue: ['pOH {}'],
      phValue: ['pH {}'],
      pkw: ['pKw {}'],
    },
  },
};
