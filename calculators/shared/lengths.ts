/** Units of length with how many of them are in a metre, in the order of their lists. */
export const lengths = {
  meters: { label: 'Metres', value: 1 },
  kilometers: { label: 'Kilometres', value: 0.001 },
  miles: { label: 'Miles', value: 0.000621371 },
  feet: { label: 'Feet', value: 3.28084 },
  inches: { label: 'Inches', value: 39.3701 },
  centimeters: { label: 'Centimetres', value: 100 },
} as const;

/** The symbol of each unit of length. */
export const unitSymbols = {
  meters: 'm',
  kilometers: 'km',
  miles: 'mi',
  feet: 'ft',
  inches: 'in',
  centimeters: 'cm',
} as const;
