import places from './zone-places.json' with { type: 'json' };

const heading = 'Common zones';

/** The zones that are asked for most, with their standard offset from UTC in hours. */
export const commonZones = {
  UTC: { label: 'UTC', heading, say: ['GMT', 'Greenwich', 'Zulu', 'universal time'], value: 0 },
  'US/Eastern': {
    label: 'US Eastern (New York)',
    heading,
    say: [
      'EST',
      'ET',
      'eastern',
      'eastern time',
      'eastern standard time',
      'New York',
      'NYC',
      'Boston',
      'Miami',
      'Washington DC',
      'Atlanta',
      'Philadelphia',
      'Orlando',
      'Toronto',
      'Montreal',
    ],
    value: -5,
  },
  'US/Central': {
    label: 'US Central (Chicago)',
    heading,
    say: [
      'CST',
      'CT',
      'central',
      'central time',
      'central standard time',
      'Chicago',
      'Texas',
      'Dallas',
      'Houston',
      'Austin',
      'Minneapolis',
    ],
    value: -6,
  },
  'US/Mountain': {
    label: 'US Mountain (Denver)',
    heading,
    say: [
      'MST',
      'MT',
      'mountain',
      'mountain time',
      'mountain standard time',
      'Denver',
      'Salt Lake City',
      'Utah',
      'Colorado',
    ],
    value: -7,
  },
  'US/Pacific': {
    label: 'US Pacific (Los Angeles)',
    heading,
    say: [
      'PST',
      'PT',
      'pacific',
      'pacific time',
      'pacific standard time',
      'California',
      'Los Angeles',
      'LA',
      'San Francisco',
      'Seattle',
      'San Diego',
      'Las Vegas',
    ],
    value: -8,
  },
  'Europe/London': {
    label: 'London, United Kingdom',
    heading,
    say: [
      'UK',
      'Dublin',
      'Ireland',
      'Lisbon',
      'Portugal',
      'Manchester',
      'Edinburgh',
      'Scotland',
      'England',
      'Britain',
      'British',
    ],
    value: 0,
  },
  'Europe/Paris': {
    label: 'Paris, France',
    heading,
    say: [
      'CET',
      'central european time',
      'France',
      'Germany',
      'Berlin',
      'Munich',
      'Frankfurt',
      'Amsterdam',
      'Netherlands',
      'Brussels',
      'Belgium',
      'Vienna',
      'Austria',
      'Zurich',
      'Switzerland',
      'Stockholm',
      'Sweden',
      'Oslo',
      'Copenhagen',
      'Warsaw',
      'Poland',
      'Prague',
      'Spain',
      'Barcelona',
      'Milan',
      'Madrid',
      'Rome',
      'Italy',
    ],
    value: 1,
  },
  'Asia/Dubai': {
    label: 'Dubai, United Arab Emirates',
    heading,
    say: ['UAE', 'Abu Dhabi', 'GST'],
    value: 4,
  },
  'Asia/Karachi': {
    label: 'Karachi, Pakistan',
    heading,
    say: ['Pakistan', 'PKT', 'Lahore', 'Islamabad'],
    value: 5,
  },
  'Asia/Kolkata': {
    label: 'Kolkata, India',
    heading,
    say: [
      'IST',
      'India',
      'indian',
      'Delhi',
      'Calcutta',
      'Ahmedabad',
      'Mumbai',
      'Bangalore',
      'Bengaluru',
      'Chennai',
      'Hyderabad',
      'Pune',
    ],
    value: 5.5,
  },
  'Asia/Tokyo': {
    label: 'Tokyo, Japan',
    heading,
    say: ['Japan', 'Osaka', 'Seoul', 'Korea', 'JST'],
    value: 9,
  },
  'Australia/Sydney': {
    label: 'Sydney, Australia',
    heading,
    say: ['AEST', 'Canberra', 'Melbourne'],
    value: 10,
  },
} as const;

/** A zone of the tz database beside those: it has no offset of its own, the browser knows its clocks. */
interface Further {
  /** The city and its country. */
  readonly label: string;
  readonly heading: string;
}

const further = Object.fromEntries(
  Object.entries(places).map(([id, label]): [string, Further] => {
    const [continent = ''] = id.split('/');
    return [id, { label, heading: continent === 'Indian' ? 'Indian Ocean' : continent }];
  }),
) as { readonly [id in keyof typeof places]: Further };

/** All zones in the order of their lists: the common ones, then every other one of the tz database's zone.tab. */
export const zones = { ...commonZones, ...further };
