/** Units of length with the metres in each, in the order of their lists. */
export const lengths = {
  meters: { label: 'Metres', value: 1 },
  kilometers: { label: 'Kilometres', value: 1000 },
  miles: { label: 'Miles', value: 1609.344 },
  feet: { label: 'Feet', value: 0.3048 },
  inches: { label: 'Inches', value: 0.0254 },
  centimeters: { label: 'Centimetres', value: 0.01 },
  millimeters: { label: 'Millimetres', value: 0.001 },
  micrometers: { label: 'Micrometres', value: 0.000001, say: ['micron'] },
  nanometers: { label: 'Nanometres', unasked: true, value: 0.000000001 },
  decimeters: { label: 'Decimetres', value: 0.1 },
  yards: { label: 'Yards', value: 0.9144 },
  nauticalMiles: { label: 'Nautical miles', value: 1852, say: ['nautical mile', 'nmi'] },
  fathoms: { label: 'Fathoms', value: 1.8288 },
  furlongs: { label: 'Furlongs', value: 201.168 },
  chains: { label: 'Chains', value: 20.1168 },
  thou: { label: 'Thou (1/1000 inch)', value: 0.0000254, say: ['mil'] },
} as const;

/** The symbol of each unit of length. */
export const unitSymbols = {
  meters: 'm',
  kilometers: 'km',
  miles: 'mi',
  feet: 'ft',
  inches: 'in',
  centimeters: 'cm',
  millimeters: 'mm',
  micrometers: 'µm',
  nanometers: 'nm',
  decimeters: 'dm',
  yards: 'yd',
  nauticalMiles: 'NM',
  fathoms: 'fathoms',
  furlongs: 'furlongs',
  chains: 'chains',
  thou: 'thou',
} as const;
