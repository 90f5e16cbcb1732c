import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // area-converter
  {
    ask: '2.5 acres in hectares',
    slug: 'area-converter',
    given: { value: 2.5, from: 'acres', to: 'hectares' },
  },
  {
    ask: 'how many square feet is 120 square metres',
    slug: 'area-converter',
    given: { value: 120, from: 'squareMeters', to: 'squareFeet' },
  },
  {
    ask: '2,50,000 sq ft to acres',
    slug: 'area-converter',
    given: { value: 250000, from: 'squareFeet', to: 'acres' },
  },
  {
    ask: 'half an acre in sq m',
    slug: 'area-converter',
    given: { value: 0.5, from: 'acres', to: 'squareMeters' },
  },
  {
    ask: 'Convert 12 dunams into square yards please',
    slug: 'area-converter',
    given: { value: 12, from: 'dunams', to: 'squareYards' },
  },
  {
    ask: '300 km2 to square miles',
    slug: 'area-converter',
    given: { value: 300, from: 'squareKilometers', to: 'squareMiles' },
  },
  {
    ask: '8½ hectares in acres',
    slug: 'area-converter',
    given: { value: 8.5, from: 'hectares', to: 'acres' },
  },
  {
    ask: 'sqft to sqm 1500',
    slug: 'area-converter',
    given: { value: 1500, from: 'squareFeet', to: 'squareMeters' },
  },
  { ask: 'convert 5 acres', slug: 'area-converter', why: 'the target unit is missing' },
  { ask: '3 bigha in square feet', slug: 'area-converter', why: 'the bigha is not offered' },
  { ask: '-5 hectares in acres', slug: 'area-converter', why: 'the area is below the range' },
  {
    ask: 'plot of 1.5 million square feet in hectares',
    slug: 'area-converter',
    given: { value: 1500000, from: 'squareFeet', to: 'hectares' },
  },
  {
    ask: 'how many acres in a square mile',
    slug: 'area-converter',
    given: { value: 1, from: 'squareMiles', to: 'acres' },
  },

  // data-size-converter
  {
    ask: '500 GB in GiB',
    slug: 'data-size-converter',
    given: { value: 500, from: 'gigabytes', to: 'gibibytes' },
  },
  {
    ask: 'how many gigabytes are in 2 terabytes',
    slug: 'data-size-converter',
    given: { value: 2, from: 'terabytes', to: 'gigabytes' },
  },
  {
    ask: '700 megabytes to megabits',
    slug: 'data-size-converter',
    given: { value: 700, from: 'megabytes', to: 'megabits' },
  },
  {
    ask: '4.7 GB in MB and the download time at 100 Mbit/s',
    slug: 'data-size-converter',
    given: { value: 4.7, from: 'gigabytes', to: 'megabytes', linkSpeed: 100 },
  },
  {
    ask: 'convert 65536 bytes to kibibytes',
    slug: 'data-size-converter',
    given: { value: 65536, from: 'bytes', to: 'kibibytes' },
  },
  {
    ask: 'One and a half tebibytes as terabytes',
    slug: 'data-size-converter',
    given: { value: 1.5, from: 'tebibytes', to: 'terabytes' },
  },
  { ask: 'convert 700 megabytes', slug: 'data-size-converter', why: 'the target unit is missing' },
  {
    ask: '2 exabytes in terabytes',
    slug: 'data-size-converter',
    why: 'the exabyte is not offered',
  },
  {
    ask: '256 gigabytes in floppy disks',
    slug: 'data-size-converter',
    why: 'the floppy disk is not offered',
  },

  // fuel-economy-converter
  {
    ask: '30 US mpg to l/100km',
    slug: 'fuel-economy-converter',
    given: { value: 30, from: 'milesPerUsGallon', to: 'litersPer100Km' },
  },
  {
    ask: '6.5 litres per 100 km in UK mpg',
    slug: 'fuel-economy-converter',
    given: { value: 6.5, from: 'litersPer100Km', to: 'milesPerImpGallon' },
  },
  {
    ask: 'My bike gives 45 km per litre, what is that in L/100 km?',
    slug: 'fuel-economy-converter',
    given: { value: 45, from: 'kilometersPerLiter', to: 'litersPer100Km' },
  },
  {
    ask: '17.5 kWh/100 km in miles per kWh',
    slug: 'fuel-economy-converter',
    given: { value: 17.5, from: 'kwhPer100Km', to: 'milesPerKwh' },
  },
  {
    ask: '120 MPGe to kwh per 100km',
    slug: 'fuel-economy-converter',
    given: { value: 120, from: 'mpge', to: 'kwhPer100Km' },
  },
  {
    ask: '55 miles per imperial gallon to miles per US gallon',
    slug: 'fuel-economy-converter',
    given: { value: 55, from: 'milesPerImpGallon', to: 'milesPerUsGallon' },
  },
  {
    ask: '40 mpg to litres per 100 km',
    slug: 'fuel-economy-converter',
    why: 'the gallon is US or imperial',
  },
  {
    ask: 'convert 6.5 litres per 100 km',
    slug: 'fuel-economy-converter',
    why: 'the target unit is missing',
  },
  { ask: '0 US mpg in l/100 km', slug: 'fuel-economy-converter', why: 'the value must be above 0' },
  {
    ask: 'mpg uk to l per 100km 52',
    slug: 'fuel-economy-converter',
    given: { value: 52, from: 'milesPerImpGallon', to: 'litersPer100Km' },
  },

  // number-base-converter
  { ask: '255 in binary', slug: 'number-base-converter', given: { value: '255', from: 10, to: 2 } },
  {
    ask: 'DEADBEEF hex to decimal',
    slug: 'number-base-converter',
    given: { value: 'DEADBEEF', from: 16, to: 10 },
  },
  {
    ask: 'convert binary 01100011 to hexadecimal',
    slug: 'number-base-converter',
    given: { value: '01100011', from: 2, to: 16 },
  },
  {
    ask: 'octal 755 to binary',
    slug: 'number-base-converter',
    given: { value: '755', from: 8, to: 2 },
  },
  {
    ask: 'What is 0xFF in decimal?',
    slug: 'number-base-converter',
    given: { value: '0xFF', from: 16, to: 10 },
  },
  {
    ask: 'decimal -42 to binary with 8 bits twos complement',
    slug: 'number-base-converter',
    given: { value: '-42', from: 10, to: 2, bits: 'b8' },
  },
  {
    ask: '1295 from base 10 to base 36',
    slug: 'number-base-converter',
    given: { value: '1295', from: 10, to: 36 },
  },
  {
    ask: 'convert binary 1021 to decimal',
    slug: 'number-base-converter',
    why: '2 is no digit of base 2',
  },
  {
    ask: 'convert decimal 100 to base 40',
    slug: 'number-base-converter',
    why: 'the base is above the range',
  },
  {
    ask: 'decimal 300 to binary with 8 bits two’s complement',
    slug: 'number-base-converter',
    why: '300 does not fit into 8 bits',
  },
  { ask: 'decimal number to binary', slug: 'number-base-converter', why: 'the number is missing' },
  {
    ask: '1e240 hexadecimal to binary',
    slug: 'number-base-converter',
    given: { value: '1e240', from: 16, to: 2 },
  },

  // speed-converter
  {
    ask: '100 km/h in mph',
    slug: 'speed-converter',
    given: { value: 100, from: 'kilometersPerHour', to: 'milesPerHour' },
  },
  {
    ask: 'how many metres per second is 60 miles per hour',
    slug: 'speed-converter',
    given: { value: 60, from: 'milesPerHour', to: 'metersPerSecond' },
  },
  {
    ask: '25 knots to kmh',
    slug: 'speed-converter',
    given: { value: 25, from: 'knots', to: 'kilometersPerHour' },
  },
  {
    ask: 'Mach 2 in miles per hour',
    slug: 'speed-converter',
    given: { value: 2, from: 'mach', to: 'milesPerHour' },
  },
  {
    ask: 'convert 88 feet per second to mph',
    slug: 'speed-converter',
    given: { value: 88, from: 'feetPerSecond', to: 'milesPerHour' },
  },
  {
    ask: '12.5 m/s -> km/h',
    slug: 'speed-converter',
    given: { value: 12.5, from: 'metersPerSecond', to: 'kilometersPerHour' },
  },
  {
    ask: 'convert a speed of 100 km/h',
    slug: 'speed-converter',
    why: 'the target unit is missing',
  },
  {
    ask: '50 furlongs per fortnight in mph',
    slug: 'speed-converter',
    why: 'furlongs per fortnight are not offered',
  },
  { ask: 'convert miles per hour to knots', slug: 'speed-converter', why: 'the value is missing' },
  {
    ask: 'speed limit 70 mph in kilometers per hour',
    slug: 'speed-converter',
    given: { value: 70, from: 'milesPerHour', to: 'kilometersPerHour' },
  },

  // temperature-converter
  {
    ask: '98.6 F in C',
    slug: 'temperature-converter',
    given: { value: 98.6, from: 'fahrenheit', to: 'celsius' },
  },
  {
    ask: 'minus 40 celsius to fahrenheit',
    slug: 'temperature-converter',
    given: { value: -40, from: 'celsius', to: 'fahrenheit' },
  },
  {
    ask: "What's 20 degrees Celsius in kelvin?",
    slug: 'temperature-converter',
    given: { value: 20, from: 'celsius', to: 'kelvin' },
  },
  {
    ask: '300K to °C',
    slug: 'temperature-converter',
    given: { value: 300, from: 'kelvin', to: 'celsius' },
  },
  {
    ask: 'a temperature difference of 10 °C in °F',
    slug: 'temperature-converter',
    given: { value: 10, from: 'celsius', to: 'fahrenheit', quantity: 'difference' },
  },
  {
    ask: 'oven says 350 farenheit what is that in celcius',
    slug: 'temperature-converter',
    given: { value: 350, from: 'fahrenheit', to: 'celsius' },
  },
  {
    ask: '37.8°C to °F baby fever',
    slug: 'temperature-converter',
    given: { value: 37.8, from: 'celsius', to: 'fahrenheit' },
  },
  {
    ask: 'celsius to fahrenheit 36.6',
    slug: 'temperature-converter',
    given: { value: 36.6, from: 'celsius', to: 'fahrenheit' },
  },
  {
    ask: 'convert a temperature of 37 celsius',
    slug: 'temperature-converter',
    why: 'the target scale is missing',
  },
  { ask: '-300 celsius in fahrenheit', slug: 'temperature-converter', why: 'below absolute zero' },
  { ask: 'gas mark 6 in celsius', slug: 'temperature-converter', why: 'gas marks are not offered' },
  {
    ask: 'its thirty five degrees celsius outside how much is that in fahrenheit',
    slug: 'temperature-converter',
    given: { value: 35, from: 'celsius', to: 'fahrenheit' },
  },

  // volume-converter
  {
    ask: '5 US gallons in litres',
    slug: 'volume-converter',
    given: { value: 5, from: 'usGallons', to: 'liters' },
  },
  {
    ask: 'two imperial pints to ml',
    slug: 'volume-converter',
    given: { value: 2, from: 'impPints', to: 'milliliters' },
  },
  {
    ask: '250ml in US cups',
    slug: 'volume-converter',
    given: { value: 250, from: 'milliliters', to: 'usCups' },
  },
  {
    ask: 'How many cubic feet are in 3 cubic yards?',
    slug: 'volume-converter',
    given: { value: 3, from: 'cubicYards', to: 'cubicFeet' },
  },
  {
    ask: '12 us fl oz to millilitres',
    slug: 'volume-converter',
    given: { value: 12, from: 'usFluidOunces', to: 'milliliters' },
  },
  {
    ask: 'uk gallons in 60 liters',
    slug: 'volume-converter',
    given: { value: 60, from: 'liters', to: 'impGallons' },
  },
  {
    ask: 'water tank of 2 cubic metres in litres',
    slug: 'volume-converter',
    given: { value: 2, from: 'cubicMeters', to: 'liters' },
  },
  { ask: '5 gallons to litres', slug: 'volume-converter', why: 'the gallon is US or imperial' },
  { ask: '3 pints in ml', slug: 'volume-converter', why: 'the pint is US or imperial' },
  { ask: 'convert 5 litres', slug: 'volume-converter', why: 'the target unit is missing' },
  { ask: '3 barrels in litres', slug: 'volume-converter', why: 'the barrel is not offered' },
  {
    ask: 'convert one and a half litres to imperial pints',
    slug: 'volume-converter',
    given: { value: 1.5, from: 'liters', to: 'impPints' },
  },
  {
    ask: 'how many ml is 8 fluid ounces',
    slug: 'volume-converter',
    why: 'the fluid ounce is US or imperial',
  },

  // weight-converter
  {
    ask: '72.5 kg to pounds',
    slug: 'weight-converter',
    given: { value: 72.5, from: 'kilograms', to: 'pounds' },
  },
  {
    ask: 'how many stone is 160 lbs',
    slug: 'weight-converter',
    given: { value: 160, from: 'pounds', to: 'stones' },
  },
  {
    ask: 'five troy ounces in grams',
    slug: 'weight-converter',
    given: { value: 5, from: 'troyOunces', to: 'grams' },
  },
  {
    ask: '500 mcg to mg',
    slug: 'weight-converter',
    given: { value: 500, from: 'micrograms', to: 'milligrams' },
  },
  {
    ask: 'Half a kilo in ounces',
    slug: 'weight-converter',
    given: { value: 0.5, from: 'kilograms', to: 'ounces' },
  },
  {
    ask: '40 metric tonnes in pounds',
    slug: 'weight-converter',
    given: { value: 40, from: 'tonnes', to: 'pounds' },
  },
  {
    ask: 'diamond 1.2 carats in grams',
    slug: 'weight-converter',
    given: { value: 1.2, from: 'carats', to: 'grams' },
  },
  {
    ask: '80,000 pounds to US short tons',
    slug: 'weight-converter',
    given: { value: 80000, from: 'pounds', to: 'usTons' },
  },
  {
    ask: 'my suitcase is 23 kilos how much is that in lbs',
    slug: 'weight-converter',
    given: { value: 23, from: 'kilograms', to: 'pounds' },
  },
  { ask: 'convert 70 kg', slug: 'weight-converter', why: 'the target unit is missing' },
  { ask: '50 quintals in kg', slug: 'weight-converter', why: 'the quintal is not offered' },
  { ask: '5 tons in kg', slug: 'weight-converter', why: 'the ton is US, UK or metric' },
  { ask: '10 tola gold in grams', slug: 'weight-converter', why: 'the tola is not offered' },
  {
    ask: 'how many grams in one ounce',
    slug: 'weight-converter',
    given: { value: 1, from: 'ounces', to: 'grams' },
  },
  {
    ask: 'baby weighs 7.5 lb what is it in kilograms',
    slug: 'weight-converter',
    given: { value: 7.5, from: 'pounds', to: 'kilograms' },
  },
  {
    ask: 'convert 2 lakh grams to kilograms',
    slug: 'weight-converter',
    given: { value: 200000, from: 'grams', to: 'kilograms' },
  },
  {
    ask: '8 l/100km in mpg',
    slug: 'fuel-economy-converter',
    why: 'the gallon may be US or imperial',
  },
  {
    ask: '2 tablespoons in ml',
    slug: 'volume-converter',
    given: { value: 2, from: 'usTablespoons', to: 'milliliters' },
  },
];
