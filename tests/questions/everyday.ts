import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // age
  {
    ask: 'born 07/23/1988 how old am i',
    slug: 'age',
    given: { birthDate: '1988-07-23' },
    today: '2026-11-22',
  },
  { ask: 'age of empires 4 release', why: 'another topic' },
  {
    ask: 'how old am i if i was born on 14 February 1990',
    slug: 'age',
    given: { birthDate: '1990-02-14' },
    today: '2026-11-22',
  },
  {
    ask: 'age on 1 January 2030 if born 15 Aug 1947',
    slug: 'age',
    given: { birthDate: '1947-08-15', targetDate: '2030-01-01' },
  },
  {
    ask: 'DOB 25/12/1985 age now',
    slug: 'age',
    given: { birthDate: '1985-12-25' },
    today: '2026-11-22',
  },
  {
    ask: 'how old is someone born on the 29th of February 2000',
    slug: 'age',
    given: { birthDate: '2000-02-29' },
    today: '2026-11-22',
  },
  {
    ask: 'my daughter was born Mar 3, 2019 how old is she',
    slug: 'age',
    given: { birthDate: '2019-03-03' },
    today: '2026-11-22',
  },
  {
    ask: 'age birth date 1978-07-30',
    slug: 'age',
    given: { birthDate: '1978-07-30' },
    today: '2026-11-22',
  },
  {
    ask: "what was Gandhi's age on 30 january 1948, he was born on 2 october 1869",
    slug: 'age',
    given: { birthDate: '1869-10-02', targetDate: '1948-01-30' },
  },
  {
    ask: 'how old am i born 03/04/1990',
    slug: 'age',
    why: 'the day and the month are in doubt',
    today: '2026-11-22',
  },
  {
    ask: 'how old am i if i was born in 1987',
    slug: 'age',
    why: 'the day and the month are missing',
    today: '2026-11-22',
  },
  {
    ask: 'age of someone born on 5 June 2031',
    slug: 'age',
    why: 'the birth date is in the future',
    today: '2026-11-22',
  },
  {
    ask: 'when was i born if i am 34 years old',
    slug: 'age',
    why: 'it asks for the birth date from the age',
    today: '2026-11-22',
  },

  // electricity
  {
    ask: 'electricity cost 1 kW geyser 2 hours a day 30 days ₹7.50 per unit',
    slug: 'electricity',
    given: { powerWatts: 1000, hoursPerDay: 2, days: 30, ratePerKwh: 7.5 },
  },
  {
    ask: 'cost to run a 1500 watt heater 4 hours a day for 30 days at 0.28 per kWh',
    slug: 'electricity',
    given: { powerWatts: 1500, hoursPerDay: 4, days: 30, ratePerKwh: 0.28 },
  },
  {
    ask: 'How much does a 2 kW air conditioner cost to run for 6 hours a day over 90 days if electricity is 15 cents per kWh?',
    slug: 'electricity',
    given: { powerWatts: 2000, hoursPerDay: 6, days: 90, ratePerKwh: 0.15 },
  },
  {
    ask: 'electricity cost 100W bulb 10 hrs a day 365 days 24p per kwh',
    slug: 'electricity',
    given: { powerWatts: 100, hoursPerDay: 10, days: 365, ratePerKwh: 0.24 },
  },
  {
    ask: 'electricity bill for a 75 watt fan running all 24 hours a day for 30 days at Rs 8 per kwh',
    slug: 'electricity',
    given: { powerWatts: 75, hoursPerDay: 24, days: 30, ratePerKwh: 8 },
  },
  {
    ask: 'running cost oven 2.4kW 45 minutes a day one week €0.32/kWh',
    slug: 'electricity',
    given: { powerWatts: 2400, hoursPerDay: 0.75, days: 7, ratePerKwh: 0.32 },
  },
  {
    ask: 'cost of running a 1500 watt heater 5 hours a day for 30 days',
    slug: 'electricity',
    why: 'the price per kWh is missing',
  },
  {
    ask: 'electricity cost of a fridge 24 hours a day for 30 days at 0.20 per kwh',
    slug: 'electricity',
    why: 'the power is missing',
  },
  {
    ask: 'electricity cost 800 W for 30 days at 30 cents per kWh',
    slug: 'electricity',
    why: 'the hours per day are missing',
  },
  {
    ask: 'electricity cost 60 W lamp 30 hours a day for 10 days at 0.25 per kwh',
    slug: 'electricity',
    why: 'a day has no 30 hours',
  },
  {
    ask: 'electricity cost 1000 W 3 hours a day 30 days 0.22 per kWh plus a standing charge of 0.60 a day',
    slug: 'electricity',
    why: 'the standing charge has no place in the calculator',
  },

  // fuel-cost
  {
    ask: 'fuel cost 200 miles at 45 miles per imperial gallon with petrol at £1.45 per litre',
    slug: 'fuel-cost',
    given: { unit: 'imperial', distance: 200, fuelEfficiency: 45, fuelPrice: 6.5918305 },
  },
  {
    ask: 'road trip gas cost 650 miles 25 mpg US gas 3.899 per US gallon',
    slug: 'fuel-cost',
    given: { unit: 'us', distance: 650, fuelEfficiency: 25, fuelPrice: 3.899 },
  },
  {
    ask: 'fuel cost 450 km at 15 km per litre, petrol 1.65 per litre',
    slug: 'fuel-cost',
    given: { unit: 'metric', distance: 450, fuelEfficiency: 15, fuelPrice: 1.65 },
  },
  {
    ask: 'How much is the fuel for an 815 km drive at 7.5 L/100km with diesel at €1.58 a litre?',
    slug: 'fuel-cost',
    given: { unit: 'per100', distance: 815, fuelEfficiency: 7.5, fuelPrice: 1.58 },
  },
  {
    ask: 'gas cost for 300 miles at 30 miles per US gallon and $3.50 per US gallon',
    slug: 'fuel-cost',
    given: { unit: 'us', distance: 300, fuelEfficiency: 30, fuelPrice: 3.5 },
  },
  {
    ask: 'fuel cost 120 miles, 45 miles per imperial gallon, £6.60 per imperial gallon',
    slug: 'fuel-cost',
    given: { unit: 'imperial', distance: 120, fuelEfficiency: 45, fuelPrice: 6.6 },
  },
  {
    ask: 'petrol cost mumbai to pune 150 km mileage 18 kmpl petrol rs 104.50 per litre',
    slug: 'fuel-cost',
    given: { unit: 'metric', distance: 150, fuelEfficiency: 18, fuelPrice: 104.5 },
  },
  {
    ask: 'trip fuel cost: 1,240 kilometres, six litres per 100 km, 189.9 cents per litre',
    slug: 'fuel-cost',
    given: { unit: 'per100', distance: 1240, fuelEfficiency: 6, fuelPrice: 1.899 },
  },
  {
    ask: 'fuel cost for 300 miles at 30 mpg with fuel at 5 per gallon',
    slug: 'fuel-cost',
    why: 'US and imperial gallons differ',
  },
  { ask: 'fuel cost 500 km at 14 km/l', slug: 'fuel-cost', why: 'the price of fuel is missing' },
  {
    ask: 'petrol cost at 16 km per litre and 1.70 a litre',
    slug: 'fuel-cost',
    why: 'the distance is missing',
  },
  {
    ask: 'fuel cost 500 km consumption 10, price 1.60 per litre',
    slug: 'fuel-cost',
    why: 'it could be km per litre or litres per 100 km',
  },
  {
    ask: 'fuel cost 200 km at 12 km/l, 1.50 per litre, plus 18 in tolls',
    slug: 'fuel-cost',
    why: 'tolls have no place in the calculator',
  },
  {
    ask: 'how far can i drive on 60 euros of petrol at 14 km/l and 1.75 a litre',
    slug: 'fuel-cost',
    why: 'it asks for the distance from the cost',
  },

  // timezone
  {
    ask: 'half past 3 in the afternoon in London is what time in New York',
    slug: 'timezone',
    given: { time: '15:30', from: 'Europe/London', to: 'US/Eastern' },
  },
  {
    ask: '1500 hrs UTC to EST',
    slug: 'timezone',
    given: { time: '15:00', from: 'UTC', to: 'US/Eastern' },
  },
  { ask: 'what is 2pm EDT in UTC', slug: 'timezone', why: 'summer time is not offered' },
  {
    ask: '3pm New York time in London',
    slug: 'timezone',
    given: { time: '15:00', from: 'US/Eastern', to: 'Europe/London' },
  },
  {
    ask: '9:30 am PST to IST',
    slug: 'timezone',
    given: { time: '09:30', from: 'US/Pacific', to: 'Asia/Kolkata' },
  },
  {
    ask: 'If it is noon in Delhi, what time is it in Tokyo?',
    slug: 'timezone',
    given: { time: '12:00', from: 'Asia/Kolkata', to: 'Asia/Tokyo' },
  },
  {
    ask: 'convert 15:30 UTC to sydney',
    slug: 'timezone',
    given: { time: '15:30', from: 'UTC', to: 'Australia/Sydney' },
  },
  {
    ask: 'time in Paris when it is 8.45 pm in Dubai',
    slug: 'timezone',
    given: { time: '20:45', from: 'Asia/Dubai', to: 'Europe/Paris' },
  },
  {
    ask: 'midnight in karachi is what time in london',
    slug: 'timezone',
    given: { time: '00:00', from: 'Asia/Karachi', to: 'Europe/London' },
  },
  {
    ask: '18:05 UTC in US Mountain time',
    slug: 'timezone',
    given: { time: '18:05', from: 'UTC', to: 'US/Mountain' },
  },
  { ask: '3pm London time', slug: 'timezone', why: 'the target zone is missing' },
  { ask: '10am in Bangkok to London', slug: 'timezone', why: 'Bangkok is not offered' },
  { ask: '4 pm US time in India', slug: 'timezone', why: 'the US has several zones' },
  {
    ask: 'what time is it in Tokyo compared to Paris',
    slug: 'timezone',
    why: 'the time is missing',
  },
  { ask: '27:30 London to Tokyo', slug: 'timezone', why: 'there is no such time of day' },

  // tip
  { ask: 'tip $84.50 at 22%', slug: 'tip', given: { bill: 84.5, tipPercent: 22 } },
  { ask: 'tip of the day 5 for better sleep', why: 'another topic' },
  {
    ask: '18% tip on $64.20 split 3 ways',
    slug: 'tip',
    given: { bill: 64.2, tipPercent: 18, people: 3 },
  },
  {
    ask: 'How much is a 20 percent tip on a bill of 85 dollars?',
    slug: 'tip',
    given: { bill: 85, tipPercent: 20 },
  },
  { ask: 'tip 15 pct 42.75', slug: 'tip', given: { bill: 42.75, tipPercent: 15 } },
  {
    ask: 'dinner for five people came to £212.50, tip 12½%, how much does each pay',
    slug: 'tip',
    given: { bill: 212.5, tipPercent: 12.5, people: 5 },
  },
  {
    ask: 'restaurant bill Rs 1,840 ten percent tip divided between 4',
    slug: 'tip',
    given: { bill: 1840, tipPercent: 10, people: 4 },
  },
  {
    ask: 'split a 96 euro bill between two people no tip',
    slug: 'tip',
    given: { bill: 96, tipPercent: 0, people: 2 },
  },
  { ask: 'tip on $84.50', slug: 'tip', given: { bill: 84.5 } },
  { ask: '18% tip for 4 people', slug: 'tip', why: 'the bill is missing' },
  { ask: 'tip 15 20', slug: 'tip', why: 'the bill and the percentage could be swapped' },
  {
    ask: 'i paid 120 including a 20% tip, what was the bill before the tip',
    slug: 'tip',
    why: 'it asks for the bill from the total',
  },
  { ask: '20% tip on 60 dollars for 2.5 people', slug: 'tip', why: 'people are whole' },

  // unit-converter
  {
    ask: '5 miles in km',
    slug: 'unit-converter',
    given: { value: 5, from: 'miles', to: 'kilometers' },
  },
  {
    ask: 'How many inches are in 6 feet?',
    slug: 'unit-converter',
    given: { value: 6, from: 'feet', to: 'inches' },
  },
  {
    ask: 'convert 5\'9" to cm',
    slug: 'unit-converter',
    given: { value: 5.75, from: 'feet', to: 'centimeters' },
  },
  {
    ask: '180cm to feet',
    slug: 'unit-converter',
    given: { value: 180, from: 'centimeters', to: 'feet' },
  },
  {
    ask: '42.195 KM TO MILES',
    slug: 'unit-converter',
    given: { value: 42.195, from: 'kilometers', to: 'miles' },
  },
  {
    ask: 'two and a half meters in inches',
    slug: 'unit-converter',
    given: { value: 2.5, from: 'meters', to: 'inches' },
  },
  {
    ask: '1,500 metres how many miles',
    slug: 'unit-converter',
    given: { value: 1500, from: 'meters', to: 'miles' },
  },
  { ask: 'convert 12 feet', slug: 'unit-converter', why: 'the target unit is missing' },
  { ask: 'how many yards in 100 meters', slug: 'unit-converter', why: 'yards are not offered' },
  {
    ask: '37 kilometers to nautical miles',
    slug: 'unit-converter',
    why: 'nautical miles are not offered',
  },
  { ask: '10 feet in kilograms', why: 'a length cannot be a weight' },
  {
    ask: 'convert 25 to centimeters',
    slug: 'unit-converter',
    why: 'the unit of the value is missing',
  },
  // Cities that share the clocks of a zone of the list.
  {
    ask: '11am in Dublin to Tokyo',
    slug: 'timezone',
    given: { time: '11:00', from: 'Europe/London', to: 'Asia/Tokyo' },
    today: '2026-11-22',
  },
  {
    ask: '14:00 in Zurich to Pacific time',
    slug: 'timezone',
    given: { time: '14:00', from: 'Europe/Paris', to: 'US/Pacific' },
    today: '2026-11-22',
  },
  {
    ask: '9 am Toronto in London',
    slug: 'timezone',
    given: { time: '09:00', from: 'US/Eastern', to: 'Europe/London' },
    today: '2026-11-22',
  },
  {
    ask: '9 am Phoenix in London',
    why: 'Phoenix keeps no summer time and is not in the list',
    today: '2026-11-22',
  },
];
