import type { Big } from '../../schemas/decimal.ts';
import { factor } from '../../schemas/measures.ts';

/*
 * Units as people write them, by the sign that manifests use. Money is "$", with the currency's code
 * where it is stated: "$INR".
 */

/** Each unit's sign, then how it is written, without spaces and plural endings. */
const aliases: readonly (readonly [sign: string, written: string])[] = [
  ['%', '% percent percnt pct percentagepoint percen'],
  ['year', 'year yr y yer yo y/o yearold'],
  ['month', 'month mo mth mnth mon'],
  ['week', 'week wk'],
  ['day', 'day d'],
  ['hour', 'hour hr h hrs'],
  ['minute', 'minute min mins'],
  ['second', 'second sec s'],
  ['kg', 'kg kilo kilogram kilogramme'],
  ['g', 'g gram gm gramme'],
  ['mg', 'mg milligram'],
  ['t', 't tonne metricton'],
  ['lb', 'lb pound #'],
  ['oz', 'oz ounce'],
  ['st', 'st stone'],
  ['cm', 'cm centimeter centimetre'],
  ['m', 'm meter metre mtr'],
  ['mm', 'mm millimeter millimetre'],
  ['km', 'km kilometer kilometre klm'],
  ['in', 'in inch inche "'],
  ['ft', "ft foot feet ' fot"],
  ['yd', 'yd yard'],
  ['mi', 'mi mile'],
  ['m²', 'm² m2 m^2 sqm sqmeter sqmetre squaremeter squaremetre'],
  ['ft²', 'ft² ft2 ft^2 sqft sqfoot sqfeet squarefoot squarefeet sft'],
  ['cm²', 'cm² cm2 sqcm squarecentimeter squarecentimetre'],
  ['in²', 'in² in2 sqin squareinch squareinche'],
  ['yd²', 'yd² yd2 sqyd sqyard squareyard'],
  ['km²', 'km² km2 sqkm squarekilometer squarekilometre'],
  ['mi²', 'mi² mi2 sqmi sqmile squaremile'],
  ['ha', 'ha hectare'],
  ['ac', 'ac acre'],
  ['kn', 'kn kt knot'],
  ['ft/s', 'ft/s fps feetpersecond footpersecond'],
  ['µg', 'µg ug mcg microgram'],
  ['ct', 'ct carat'],
  ['yd³', 'yd³ yd3 cubicyard cuyd'],
  ['in³', 'in³ in3 cubicinch cubicinche cuin'],
  ['kB', 'kb kilobyte'],
  ['MB', 'mb megabyte'],
  ['GB', 'gb gigabyte gig'],
  ['TB', 'tb terabyte'],
  ['Mbit', 'mbit megabit'],
  ['Mbit/s', 'mbit/s mbps megabitspersecond megabitpersecond'],
  ['L', 'l liter litre ltr'],
  ['mL', 'ml milliliter millilitre cc'],
  ['m³', 'm³ m3 m^3 cubicmeter cubicmetre'],
  ['cm³', 'cm³ cm3 cubiccentimeter cubiccentimetre'],
  ['ft³', 'ft³ ft3 cubicfoot cubicfeet cuft cubicft'],
  ['US gal', 'usgal usgallon gallon gal'],
  ['imp gal', 'impgal imperialgallon ukgallon ukgal gallon gal'],
  [
    'km/h',
    'km/h kmh kph kmph kmperhour kilometerperhour kilometresperhour kilometersperhour kmsperhour kmsanhour kmanhour',
  ],
  ['mph', 'mph mi/h milesperhour milesanhour mileperhour'],
  ['m/s', 'm/s ms meterspersecond metrespersecond meterpersecond metrepersecond mpersecond'],
  [
    'km/L',
    'km/l kmpl kmperliter kmperlitre kilometersperliter kilometresperlitre kmtoalitre kmtothelitre',
  ],
  ['L/100 km', 'l/100km litersper100km litresper100km l/100 lper100km literper100km litreper100km'],
  ['mi/US gal', 'mpg milespergallon mpgus usmpg milesperusgallon mi/usgal mi/gal miles/gallon'],
  [
    'mi/imp gal',
    'mpg milespergallon mpguk ukmpg milesperimperialgallon milesperukgallon mi/impgal mi/gal miles/gallon',
  ],
  ['kWh/100 km', 'kwh/100km kwhper100km'],
  ['mi/kWh', 'mi/kwh milesperkwh miles/kwh'],
  ['g/cm³', 'g/cm³ g/cm3 g/cm^3 g/cc gramspercubiccentimeter gramspercubiccentimetre'],
  [
    'kg/m³',
    'kg/m³ kg/m3 kg/m^3 kilogramspercubicmeter kilogramspercubicmetre kgpercubicmeter kgpercubicmetre',
  ],
  ['lb/ft³', 'lb/ft³ lb/ft3'],
  ['g/mol', 'g/mol grampermole gramspermole'],
  ['mol', 'mol mole'],
  ['mmol', 'mmol millimole'],
  ['mol/L', 'mol/l molar m moleperliter molesperliter moleperlitre molesperlitre'],
  ['mmol/L', 'mmol/l millimolar mm'],
  ['V', 'v volt'],
  ['mV', 'mv millivolt'],
  ['kV', 'kv kilovolt'],
  ['A', 'a amp ampere'],
  ['mA', 'ma milliamp milliampere'],
  ['µA', 'µa ua microamp'],
  ['Ω', 'ω ohm Ω'],
  ['kΩ', 'kω kohm kiloohm kilohm k'],
  ['MΩ', 'mω mohm megaohm megohm'],
  ['W', 'w watt'],
  ['mW', 'milliwatt'],
  ['kW', 'kw kilowatt'],
  ['Wh', 'wh watthour'],
  ['kWh', 'kwh kilowatthour'],
  ['J', 'j joule'],
  ['kJ', 'kj kilojoule'],
  ['MJ', 'mj megajoule'],
  ['kcal', 'kcal calorie cal kilocalorie'],
  ['Pa', 'pa pascal'],
  ['kPa', 'kpa kilopascal'],
  ['bar', 'bar'],
  ['atm', 'atm atmosphere'],
  ['mmHg', 'mmhg torr millimetersofmercury millimetresofmercury'],
  ['psi', 'psi poundspersquareinch'],
  ['°C', '°c degc c celsius degreescelsius degreecelsius centigrade degreesc degreescentigrade'],
  ['°F', '°f degf f fahrenheit degreesfahrenheit degreefahrenheit degreesf farenheit fahrenhite'],
  ['K', 'k kelvin'],
  ['°', '° degree deg'],
  ['bpm', 'bpm beat'],
  ['$', '$ cent'],
  ['$USD', 'usd dollar buck usdollar us$'],
  ['$EUR', 'eur euro €'],
  ['$GBP', 'gbp pound quid sterling poundssterling £ pence p'],
  ['$INR', 'inr rs rupee ₹ paise'],
  ['$JPY', 'jpy yen ¥'],
  ['$CNY', 'cny yuan rmb'],
  ['$KES', 'ksh kes shilling'],
  ['$NGN', 'naira ngn ₦'],
  ['$PKR', 'pkr'],
  ['$BDT', 'bdt taka ৳'],
  ['$LKR', 'lkr'],
  ['$NPR', 'npr'],
  ['$CHF', 'chf franc'],
  ['$CAD', 'cad c$ canadiandollar'],
  ['$AUD', 'aud a$ au$ australiandollar'],
  ['$NZD', 'nzd nz$'],
  ['$SGD', 'sgd s$'],
  ['$HKD', 'hkd hk$'],
  ['$AED', 'aed dirham'],
  ['$SAR', 'sar riyal'],
  ['$ZAR', 'zar rand'],
  ['$THB', 'baht thb ฿'],
  ['$KRW', 'krw ₩'],
  ['$TRY', 'try ₺'],
  ['$VND', 'vnd ₫ dong'],
  ['$PHP', 'php ₱'],
  ['$ILS', 'ils ₪ shekel'],
  ['$BRL', 'brl r$ reais'],
  ['$MXN', 'mxn'],
  ['$MYR', 'myr ringgit'],
  ['$IDR', 'idr rupiah'],
  ['$PLN', 'pln zł zloty'],
  ['$SEK', 'sek kronor'],
  ['$NOK', 'nok kroner'],
  ['$DKK', 'dkk kroner'],
  ['$CZK', 'czk koruna'],
  ['$HUF', 'huf forint'],
  ['$UAH', 'uah hryvnia ₴'],
  ['$EGP', 'egp'],
  ['$GHS', 'ghs cedi ₵'],
];

/** Coins: so many make one of their currency. */
const coins: Readonly<Record<string, string>> = {
  cent: '0.01',
  paise: '0.01',
  pence: '0.01',
  p: '0.01',
};

const written = new Map<string, string[]>();
for (const [sign, all] of aliases) {
  for (const each of all.split(' ')) written.set(each, [...(written.get(each) ?? []), sign]);
}

/** The units that a text names: "lbs" is a pound, "pounds" also a currency. */
export const unitsNamed = (text: string): readonly string[] => {
  const plain = text.toLowerCase().replace(/\s+/g, '');
  return (
    written.get(plain) ??
    (plain.length > 2 ? written.get(plain.replace(/s$/, '')) : undefined) ??
    []
  );
};

/** The signs that manifests write in another way. */
const signs: Readonly<Record<string, string>> = {
  years: 'year',
  y: 'year',
  months: 'month',
  weeks: 'week',
  days: 'day',
  d: 'day',
  hours: 'hour',
  h: 'hour',
  minutes: 'minute',
  min: 'minute',
  seconds: 'second',
  s: 'second',
  litres: 'L',
  'sq ft': 'ft²',
  '₹': '$INR',
  gal: 'US gal',
  'mpg US': 'mi/US gal',
  'mpg UK': 'mi/imp gal',
  '% a year': '%',
  '% of cost': '%',
  '% of price': '%',
  kn: 'kn',
};

/** The unit of a field as this file names it. */
export const unitKey = (sign: string): string => signs[sign] ?? sign;

/** What one of a duration is in seconds, or in months. */
const durations: Readonly<Record<string, readonly [measure: string, size: number]>> = {
  year: ['month', 12],
  month: ['month', 1],
  week: ['second', 604_800],
  day: ['second', 86_400],
  hour: ['second', 3600],
  minute: ['second', 60],
  second: ['second', 1],
};

/** A number in another unit, exactly; nothing if the units do not measure the same. */
export function converted(value: Big, from: string, to: string): Big | undefined {
  if (from === to) return value;
  const [one, other] = [durations[from], durations[to]];
  if (one && other) return one[0] === other[0] ? value.times(one[1]).div(other[1]) : undefined;
  const times = factor(from, to);
  return times && value.times(times);
}

/** Whether a unit is one of time. */
export const isDuration = (unit: string): boolean => Object.hasOwn(durations, unit);

type Texts = readonly {
  readonly text: string;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}[];

/** A unit found in a question: its possible signs, and how many tokens it takes. */
export interface UnitMatch {
  readonly units: readonly string[];
  readonly count: number;
  /** What a coin is of its currency. */
  readonly times?: string | undefined;
}

/** Words that may follow "in" where it is an inch: "70 in tall", "5 in to cm". */
const afterInch =
  /^(?:to|x|by|tall|wide|long|high|deep|thick|height|waist|neck|hip|and|into|as|in|pipe|tile|d|h|w|lb|pound|kg)s?$/;

/** Whether a text after a number is its unit, and not the word "a" or "in". */
function isUnit(tokens: Texts, at: number, text: string): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const apart = before && token && token.start > before.end;
  // "p = 0.5" names the next number.
  if (text.length === 1 && next?.text === '=') return false;
  if (text === 'a') return !apart || token?.text === 'A';
  if (text !== 'in' || !apart) return true;
  return (
    !next ||
    (next.kind === 'sign' && next.text !== '-') ||
    (next.kind === 'word' && afterInch.test(next.text.toLowerCase()))
  );
}

/** Words that begin a unit of several words, and words within one. */
const joins = /^(?:sq|square|cubic|cu|us|uk|imp|imperial|metric|fl|degrees?|deg|nautical)$/i;
const linking = /^(?:per|an?|of|\/)$/i;

/** The longest unit that begins at a token. */
export function scanUnits(tokens: Texts, at: number): UnitMatch | undefined {
  // "15-minute"
  const hyphen = tokens[at]?.text === '-' ? 1 : 0;
  for (let count = 6; count > 0; count -= 1) {
    const some = tokens.slice(at + hyphen, at + hyphen + count);
    if (some.length < count) continue;
    const text = some
      .map((each) => each.text)
      .join('')
      .toLowerCase();
    const last = some.at(-1);
    // "4 h a day" is no area.
    if (count > 1 && linking.test(last?.text ?? '')) continue;
    // "in 2" is no square inch.
    if (/\D[23]$/.test(text) && (last?.start ?? 0) > (some.at(-2)?.end ?? 0)) continue;
    // "1200 m in km" has no minutes in it.
    const isSpaced = some.some(
      (each, index) => index > 0 && each.start > (some[index - 1]?.end ?? 0),
    );
    if (
      isSpaced &&
      !joins.test(some[0]?.text ?? '') &&
      !some.some((each) => linking.test(each.text))
    )
      continue;
    const units = unitsNamed(text);
    if (units.length > 0 && isUnit(tokens, at + hyphen, text)) {
      const times = coins[text] ?? coins[text.replace(/s$/, '')];
      return { units, count: count + hyphen, times };
    }
  }
  return undefined;
}
