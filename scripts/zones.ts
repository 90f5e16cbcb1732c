/*
 * Writes the time zones of the IANA Time Zone Database, as the package moment-timezone brings it, into
 * calculators/shared: their places, and the abbreviations of their times:
 *   npm run zones
 * For a newer database, update the package and run it again; tests/zones.test.ts compares the files with the package.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import moment from 'moment-timezone';
import { commonZones } from '../calculators/shared/zones.ts';
import { root } from './platform.js';

/** zone.tab of the database: every zone that has a place, and the countries by their codes. */
interface ZoneTable {
  readonly zones: Readonly<Record<string, { readonly countries: readonly string[] }>>;
  readonly countries: Readonly<Record<string, { readonly name: string }>>;
}

/** The rules of the zones, packed: several zones may have those of one. */
interface Rules {
  readonly zones: readonly string[];
  readonly links: readonly string[];
}

// From the files, not from what is loaded: another version of the package may be there, too.
const read = createRequire(import.meta.url);
const table: ZoneTable = read('moment-timezone/data/meta/latest.json');
const rules: Rules = read('moment-timezone/data/packed/latest.json');

const packed = new Map(rules.zones.map((zone) => [zone.slice(0, zone.indexOf('|')), zone]));
const links = new Map(
  rules.links.map((link): [string, string] => {
    const [to = '', from = ''] = link.split('|');
    return [from, to];
  }),
);
const zones = new Map<string, ReturnType<typeof moment.tz.unpack>>();

/** The spans of a zone's time: their ends in milliseconds since 1970, their minutes behind UTC and their names. */
export function spansOf(id: string): ReturnType<typeof moment.tz.unpack> {
  const text = packed.get(links.get(id) ?? id);
  if (!text) throw new Error(`moment-timezone has no zone ${id}.`);
  const spans = zones.get(id) ?? moment.tz.unpack(text);
  zones.set(id, spans);
  return spans;
}

const words = (text: string): string =>
  text
    .replaceAll('_', ' ')
    .replace('DumontDUrville', 'Dumont d’Urville')
    .replace('S. Terr.', 'Southern Territories')
    .replace('Dem. Rep.', 'Democratic Republic')
    .replace('Rep.', 'Republic');

/** A zone's place: "Knox, Indiana, United States" of "America/Indiana/Knox". */
function placeOf(id: string): string {
  const [, ...parts] = id.split('/').map(words);
  const [code = ''] = table.zones[id]?.countries ?? [];
  const country = words(table.countries[code]?.name ?? '');
  // The country may stand in the id already, and a city may bear its name.
  return [...new Set([...parts.toReversed(), country])].join(', ');
}

/** An abbreviation that people write; the database has numbers, "+0545", where there is none. */
const isWritten = (abbreviation: string): boolean => /^[A-Z]{2,5}$/.test(abbreviation);

/**
 * The abbreviations of a zone since 1970, each with its minutes ahead of UTC: "EST-300 EDT-240". Where an offset came
 * to be called otherwise, the seconds since 1970 at which it was, and what holds from then on:
 * "CST-360<972802800|EST-300". An empty text if there are none.
 */
function namesOf(id: string): string {
  const zone = spansOf(id);
  const periods: string[] = [];
  let names = new Map<number, string>();
  const written = () =>
    [...names].flatMap(([offset, name]) => (name ? [`${name}${offset}`] : [])).join(' ');
  for (const [index, until] of zone.untils.entries()) {
    if (until <= 0) continue;
    const offset = -(zone.offsets[index] ?? 0);
    const abbreviation = zone.abbrs[index] ?? '';
    const name = isWritten(abbreviation) ? abbreviation : '';
    if ((names.get(offset) ?? name) !== name) {
      periods.push(`${written()}<${(zone.untils[index - 1] ?? 0) / 1000}`);
      names = new Map();
    }
    names.set(offset, name);
  }
  const all = [...periods, written()];
  return all.every((each) => /^(?:<|$)/.test(each)) ? '' : all.join('|');
}

/** The files by their paths from the root of the repository, with the texts by zone. */
export function files(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const common = Object.keys(commonZones).filter((id) => id !== 'UTC');
  const further = Object.keys(table.zones)
    .filter((id) => !common.includes(id))
    .sort();
  const named = (ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, namesOf(id)]).filter(([, names]) => names));
  return {
    'calculators/shared/zone-places.json': Object.fromEntries(
      further.map((id) => [id, placeOf(id)]),
    ),
    'calculators/shared/zone-names-common.json': named(common),
    'calculators/shared/zone-names.json': named(further),
  };
}

/** A file as it is written. */
export const textOf = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [path, content] of Object.entries(files())) {
    writeFileSync(join(root, path), textOf(content));
  }
}
