import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // density
  {
    ask: 'density of 2.7 kg in 1.2 litres',
    slug: 'density',
    given: { find: 'density', mass: 2.7, volume: 1.2 },
  },
  {
    ask: 'what is the density of a lead cube with a mass of 90.7 g and a volume of 8 mL',
    slug: 'density',
    given: { find: 'density', mass: 0.0907, volume: 0.008 },
  },
  {
    ask: 'mass of 5 L of oil with density 0.92 g/cm3',
    slug: 'density',
    given: { find: 'mass', volume: 5, density: 920 },
  },
  {
    ask: 'volume of 2 tonnes of sand at a density of 1600 kg/m³',
    slug: 'density',
    given: { find: 'volume', mass: 2000, density: 1600 },
  },
  {
    ask: 'How much mass do 10 US gallons of petrol with a density of 750 kg/m3 have?',
    slug: 'density',
    given: { find: 'mass', volume: 37.85411784, density: 750 },
  },
  {
    ask: 'densty mass 12 lb volume 0.1 cubic feet',
    slug: 'density',
    given: { find: 'density', mass: 5.44310844, volume: 2.8316846592 },
  },
  {
    ask: 'density of something with a mass of 3 kg',
    slug: 'density',
    why: 'the volume is missing',
  },
  {
    ask: 'mass of 2 litres of mercury from its density',
    slug: 'density',
    why: 'the density is missing',
  },
  { ask: 'density of 5 kg in 3 gallons', slug: 'density', why: 'the gallon is US or imperial' },
  { ask: 'density 500 20', slug: 'density', why: 'the two numbers could be swapped' },
  {
    ask: 'does it float? density of 450 g with a volume of 600 ml',
    slug: 'density',
    given: { find: 'density', mass: 0.45, volume: 0.6 },
  },

  // half-life
  {
    ask: 'half-life 6 hours, start with 100 mg, how much is left after 24 hours',
    slug: 'half-life',
    given: { find: 'remaining', timeUnit: 'hours', initialAmount: 100, halfLife: 6, elapsed: 24 },
  },
  {
    ask: 'how much of 50 g remains after 2 weeks with a half life of 8 days',
    slug: 'half-life',
    given: { find: 'remaining', timeUnit: 'days', initialAmount: 50, halfLife: 8, elapsed: 14 },
  },
  {
    ask: 'Carbon dating: half-life 5730 years, amount went from 100 to 22, how much time has passed?',
    slug: 'half-life',
    given: {
      find: 'time',
      timeUnit: 'years',
      initialAmount: 100,
      remainingAmount: 22,
      halfLife: 5730,
    },
  },
  {
    ask: 'sample decayed from 80 g to 10 g in 12 days what is the half life',
    slug: 'half-life',
    given: {
      find: 'halfLife',
      timeUnit: 'days',
      initialAmount: 80,
      remainingAmount: 10,
      elapsed: 12,
    },
  },
  {
    ask: 'starting amount if 5 grams are left after 30 minutes and the half-life is 10 minutes',
    slug: 'half-life',
    given: { find: 'initial', timeUnit: 'minutes', remainingAmount: 5, halfLife: 10, elapsed: 30 },
  },
  {
    ask: 'half life decay of 100 g after 24 hours',
    slug: 'half-life',
    why: 'the half-life is missing',
  },
  {
    ask: 'how much is left of 100 g with a half-life of 6 hours',
    slug: 'half-life',
    why: 'the time passed is missing',
  },
  {
    ask: 'half-life when 80 g become 120 g in 5 days',
    slug: 'half-life',
    why: 'the amount left is above the starting amount',
  },
  {
    ask: 'half-life 1 hour, start 100 g, how much is left after 90 hours',
    slug: 'half-life',
    why: 'more than 60 half-lives have passed',
  },
  {
    ask: 'caffeine half life 5 hours, I drank 200 mg, what remains after 8 hours',
    slug: 'half-life',
    given: { find: 'remaining', timeUnit: 'hours', initialAmount: 200, halfLife: 5, elapsed: 8 },
  },

  // ideal-gas
  {
    ask: 'volume of 1 mol of gas at 25 °C and 1 atm',
    slug: 'ideal-gas',
    given: {
      find: 'volume',
      pressureUnit: 'atm',
      temperatureUnit: 'celsius',
      amount: 1,
      temperature: 25,
      pressure: 1,
    },
  },
  {
    ask: 'ideal gas law pressure in kPa of 2 moles in 10 litres at 300 K',
    slug: 'ideal-gas',
    given: {
      find: 'pressure',
      pressureUnit: 'kPa',
      temperatureUnit: 'kelvin',
      amount: 2,
      volume: 10,
      temperature: 300,
    },
  },
  {
    ask: 'how many moles of gas are in 22.4 L at 0 C and 101.325 kPa',
    slug: 'ideal-gas',
    given: {
      find: 'amount',
      pressureUnit: 'kPa',
      temperatureUnit: 'celsius',
      volume: 22.4,
      temperature: 0,
      pressure: 101.325,
    },
  },
  {
    ask: 'Temperature in Celsius of 1.5 mol of an ideal gas in 30 L at 1 bar',
    slug: 'ideal-gas',
    given: {
      find: 'temperature',
      temperatureUnit: 'celsius',
      pressureUnit: 'bar',
      amount: 1.5,
      volume: 30,
      pressure: 1,
    },
  },
  {
    ask: 'pv=nrt volume 0.5 mol helium 30 psi 70 fahrenheit',
    slug: 'ideal-gas',
    given: {
      find: 'volume',
      pressureUnit: 'psi',
      temperatureUnit: 'fahrenheit',
      amount: 0.5,
      pressure: 30,
      temperature: 70,
    },
  },
  {
    ask: 'gas law: pressure in atm of 3 mol in 500 mL at 20 °C',
    slug: 'ideal-gas',
    given: {
      find: 'pressure',
      pressureUnit: 'atm',
      temperatureUnit: 'celsius',
      amount: 3,
      volume: 0.5,
      temperature: 20,
    },
  },
  { ask: 'volume of 2 mol of gas at 1 atm', slug: 'ideal-gas', why: 'the temperature is missing' },
  {
    ask: 'gas volume of 1 mol at -300 °C and 1 atm',
    slug: 'ideal-gas',
    why: 'below absolute zero',
  },
  {
    ask: 'ideal gas volume of 44 g of carbon dioxide at 25 °C and 1 atm',
    slug: 'ideal-gas',
    why: 'there is no field for the mass, and the moles are missing',
  },
  {
    ask: 'ideal gas law moles in a 2 m³ tank at 5 bar and 15°C',
    slug: 'ideal-gas',
    given: {
      find: 'amount',
      pressureUnit: 'bar',
      temperatureUnit: 'celsius',
      volume: 2000,
      pressure: 5,
      temperature: 15,
    },
  },

  // kinetic-energy
  {
    ask: 'kinetic energy of a 1450 kg car at 100 km/h',
    slug: 'kinetic-energy',
    given: { find: 'energy', speedUnit: 'kmh', mass: 1450, speed: 100 },
  },
  {
    ask: 'KE 30 kg 0.5 m/s',
    slug: 'kinetic-energy',
    given: { find: 'energy', speedUnit: 'ms', mass: 30, speed: 0.5 },
  },
  {
    ask: 'kinetic energy bullet 8 grams 900 metres per second',
    slug: 'kinetic-energy',
    given: { find: 'energy', speedUnit: 'ms', mass: 0.008, speed: 900 },
  },
  {
    ask: 'How fast in m/s is a 0.145 kg ball with a kinetic energy of 100 J?',
    slug: 'kinetic-energy',
    given: { find: 'speed', speedUnit: 'ms', mass: 0.145, energy: 100 },
  },
  {
    ask: 'what mass has 2 kJ of kinetic energy at 36 km/h',
    slug: 'kinetic-energy',
    given: { find: 'mass', speedUnit: 'kmh', energy: 2000, speed: 36 },
  },
  {
    ask: 'kinetic enrgy truck 20 tonnes 55 mph',
    slug: 'kinetic-energy',
    given: { find: 'energy', speedUnit: 'mph', mass: 20000, speed: 55 },
  },
  { ask: 'kinetic energy of a 1200 kg car', slug: 'kinetic-energy', why: 'the speed is missing' },
  { ask: 'kinetic energy 20 30', slug: 'kinetic-energy', why: 'the two numbers could be swapped' },
  {
    ask: 'kinetic energy of 1 kg at 50,000,000 m/s',
    slug: 'kinetic-energy',
    why: 'above a tenth of the speed of light',
  },
  {
    ask: 'kinetic energy of a 5 kg stone at 10 m/s, dropped from 12 m',
    slug: 'kinetic-energy',
    why: 'there is no field for the height',
  },
  {
    ask: 'kinetic energy 70kg sprinter 10 m/s',
    slug: 'kinetic-energy',
    given: { find: 'energy', speedUnit: 'ms', mass: 70, speed: 10 },
  },

  // molarity
  {
    ask: 'molarity of 5.844 g NaCl, molar mass 58.44 g/mol, in 500 mL',
    slug: 'molarity',
    given: { find: 'concentration', mass: 5.844, molarMass: 58.44, volume: 0.5 },
  },
  {
    ask: 'How many grams of NaOH with molar mass 40 g/mol do I need for 2 L of a 0.25 mol/L solution?',
    slug: 'molarity',
    given: { find: 'mass', molarMass: 40, volume: 2, concentration: 0.25 },
  },
  {
    ask: 'dilute a 12 M stock to 250 ml of 0.5 M',
    slug: 'molarity',
    given: {
      find: 'dilution',
      stockConcentration: 12,
      targetConcentration: 0.5,
      targetVolume: 250,
    },
  },
  {
    ask: 'volume of solution from 10 g glucose molar mass 180.16 g/mol at 0.1 mol/L',
    slug: 'molarity',
    given: { find: 'volume', mass: 10, molarMass: 180.16, concentration: 0.1 },
  },
  {
    ask: 'dilution of a stock of 1 mol/L down to 50 mmol/L, 1 litre wanted',
    slug: 'molarity',
    given: {
      find: 'dilution',
      stockConcentration: 1,
      targetConcentration: 0.05,
      targetVolume: 1000,
    },
  },
  { ask: 'molarity of 10 g in 1 litre', slug: 'molarity', why: 'the molar mass is missing' },
  { ask: 'dilute a 12 M stock to 0.5 M', slug: 'molarity', why: 'the volume wanted is missing' },
  {
    ask: 'dilution from a 0.5 M stock to 100 mL of 2 M',
    slug: 'molarity',
    why: 'the stock is weaker than what is wanted',
  },
  {
    ask: 'dilute 37% hydrochloric acid to 200 mL of 5%',
    slug: 'molarity',
    why: 'concentrations in percent are not offered',
  },
  {
    ask: 'Molarity: 25.2 g acetic acid, molar mass 60.052, volume 0.5 L',
    slug: 'molarity',
    given: { find: 'concentration', mass: 25.2, molarMass: 60.052, volume: 0.5 },
  },

  // ohms-law
  {
    ask: 'resistance at 12 V and 2.5 A',
    slug: 'ohms-law',
    given: { given: 'voltageCurrent', voltage: 12, current: 2.5 },
  },
  {
    ask: 'current through a 470 ohm resistor at 9 volts',
    slug: 'ohms-law',
    given: { given: 'voltageResistance', voltage: 9, resistance: 470 },
  },
  {
    ask: 'How many amps does a 60 W bulb draw at 230 V?',
    slug: 'ohms-law',
    given: { given: 'voltagePower', voltage: 230, power: 60 },
  },
  {
    ask: 'power of 20 mA through 4.7 kΩ',
    slug: 'ohms-law',
    given: { given: 'currentResistance', current: 0.02, resistance: 4700 },
  },
  {
    ask: 'ohms law 100 watts 8 ohms voltage',
    slug: 'ohms-law',
    given: { given: 'resistancePower', power: 100, resistance: 8 },
  },
  {
    ask: 'voltage of a 2 kilowatt heater that draws 8.5 amperes',
    slug: 'ohms-law',
    given: { given: 'currentPower', current: 8.5, power: 2000 },
  },
  { ask: 'ohms law 12 volts', slug: 'ohms-law', why: 'the second value is missing' },
  { ask: 'ohms law 12 and 3', slug: 'ohms-law', why: 'the numbers have no units' },
  {
    ask: 'current of a 0 ohm resistor at 12 V',
    slug: 'ohms-law',
    why: 'the resistance must be above 0',
  },
  {
    ask: 'ohms law current of 230 V and 50 ohms with a power factor of 0.8',
    slug: 'ohms-law',
    why: 'there is no field for the power factor',
  },
  {
    ask: 'how much power does a 50 ohm resistor use with half an amp',
    slug: 'ohms-law',
    given: { given: 'currentResistance', resistance: 50, current: 0.5 },
  },
  {
    ask: '5V 330Ω current',
    slug: 'ohms-law',
    given: { given: 'voltageResistance', voltage: 5, resistance: 330 },
  },

  // ph
  {
    ask: 'pH of a solution with 0.0012 mol/L hydrogen ions',
    slug: 'ph',
    given: { given: 'hydrogen', hydrogen: 0.0012 },
  },
  { ask: 'ph from poh 4.2', slug: 'ph', given: { given: 'poh', pohValue: 4.2 } },
  {
    ask: 'what is the hydrogen ion concentration at pH 7.3',
    slug: 'ph',
    given: { given: 'ph', phValue: 7.3 },
  },
  {
    ask: 'pH when the hydroxide ion concentration is 0.0125 M',
    slug: 'ph',
    given: { given: 'hydroxide', hydroxide: 0.0125 },
  },
  {
    ask: '[H+] = 3.2e-5 mol/L what pH',
    slug: 'ph',
    given: { given: 'hydrogen', hydrogen: '3.2e-5' },
  },
  {
    ask: 'pOH of pH 6.8 with a pKw of 13.26',
    slug: 'ph',
    given: { given: 'ph', phValue: 6.8, pkw: 13.26 },
  },
  { ask: 'pH of a solution of hydrogen ions', slug: 'ph', why: 'the concentration is missing' },
  { ask: 'hydrogen ions at pH 20', slug: 'ph', why: 'the pH is above the range' },
  { ask: 'pH calculator 0.01', slug: 'ph', why: 'it is not said what the number is' },
  {
    ask: 'pH of 0.1 mol/L hydrogen ions with a pKa of 4.76',
    slug: 'ph',
    why: 'there is no field for the pKa',
  },
  { ask: 'whats the pH if the pOH is 11', slug: 'ph', given: { given: 'poh', pohValue: 11 } },

  // speed-distance-time
  {
    ask: 'average speed 386 km in 3 h 25 min',
    slug: 'speed-distance-time',
    given: { find: 'speed', units: 'metric', distance: 386, hours: 3, minutes: 25 },
  },
  {
    ask: 'How long does it take to drive 250 miles at 60 mph?',
    slug: 'speed-distance-time',
    given: { find: 'time', units: 'imperial', distance: 250, speed: 60 },
  },
  {
    ask: 'how far do I get in 2.5 hours at 80 km/h',
    slug: 'speed-distance-time',
    given: { find: 'distance', units: 'metric', hours: 2.5, speed: 80 },
  },
  {
    ask: 'speed in km/h of 100 metres in 9.58 seconds',
    slug: 'speed-distance-time',
    given: { find: 'speed', units: 'metric', distance: 0.1, seconds: 9.58 },
  },
  {
    ask: 'truck 1,200 miles at 55 miles per hour driving time',
    slug: 'speed-distance-time',
    given: { find: 'time', units: 'imperial', distance: 1200, speed: 55 },
  },
  {
    ask: 'distance travelled in ninety minutes at 50 kmph',
    slug: 'speed-distance-time',
    given: { find: 'distance', units: 'metric', minutes: 90, speed: 50 },
  },
  {
    ask: 'how long does the drive take at 60 mph',
    slug: 'speed-distance-time',
    why: 'the distance is missing',
  },
  { ask: 'average speed for 300 km', slug: 'speed-distance-time', why: 'the time is missing' },
  {
    ask: 'how long to drive 250 miles at 60 mph with 2 stops of 15 minutes',
    slug: 'speed-distance-time',
    why: 'there is no field for stops',
  },
  {
    ask: 'lagos to abuja 750 km by road at an average speed of 85 km/h how many hours',
    slug: 'speed-distance-time',
    given: { find: 'time', units: 'metric', distance: 750, speed: 85 },
  },
  {
    ask: 'what is my average speed if I covered 42 miles in an hour and a half',
    slug: 'speed-distance-time',
    given: { find: 'speed', units: 'imperial', distance: 42, hours: 1, minutes: 30 },
  },
  { ask: 'hydrogen ion concentration at ph 8.3', slug: 'ph', given: { given: 'ph', phValue: 8.3 } },
  {
    ask: 'half-life in hours if 100 drops to 30 in 12 hours',
    slug: 'half-life',
    given: {
      find: 'halfLife',
      timeUnit: 'hours',
      initialAmount: 100,
      remainingAmount: 30,
      elapsed: 12,
    },
  },
  {
    ask: 'time for 188 miles at 66 mph',
    slug: 'speed-distance-time',
    given: { find: 'time', units: 'imperial', distance: 188, speed: 66 },
  },
];
