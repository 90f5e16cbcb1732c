import { Big } from '../../schemas/decimal.ts';
import type { Manifest } from '../../schemas/manifest.ts';
import type { CalculatorFolder } from '../../scripts/calculators.ts';
import { loadCalculator } from '../../scripts/calculators.ts';
import { isWhole, leastStep } from '../../scripts/check/random-inputs.ts';
import { outsideTrials } from './trials.ts';

/*
 * Mutation of manifests: one thing is changed at a time where it stands (a bound by one step, a
 * band's edge, an option's number), and the tests that know the calculator from elsewhere have to
 * notice. The manifest of the running program is changed, never the file.
 */

/** Anything in a manifest, to be changed. */
type Part = Record<string, unknown>;

/** One change: it is made by calling it, which gives the way back. */
interface Mutant {
  readonly key: string;
  readonly change: string;
  readonly make: () => () => void;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const written = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);

/** A number moved by so much, without the noise of binary fractions. */
const moved = (value: unknown, by: number | Big): number =>
  Big(value as number)
    .plus(by)
    .toNumber();

/** One in the last place of a number as it is written: 0.1 for 2.5, 1 for 40. */
function lastPlace(value: unknown): Big {
  const [, decimals = ''] = String(value).split('.');
  return Big(10).pow(-decimals.length);
}

/** The same record with two neighbours' places exchanged, or what stands in these places. */
function exchanged(record: Part, one: string, other: string, what: 'keys' | 'values'): Part {
  if (what === 'values') return { ...record, [one]: record[other], [other]: record[one] };
  const swap = (key: string) => (key === one ? other : key === other ? one : key);
  return Object.fromEntries(Object.keys(record).map((key) => [swap(key), record[swap(key)]]));
}

const neighbours = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.slice(1).map((each, index) => [list[index] as T, each]);

class Mutants {
  readonly all: Mutant[] = [];
  /** What several fields share, such as a list of zones, is changed once. */
  private readonly known = new Map<object, Set<string>>();

  /** Changes one key of a part, or takes it away. */
  set(part: Part, key: string, at: string, ...values: readonly unknown[]): void {
    for (const value of values) {
      // Two neighbours may be alike: to exchange them would change nothing.
      if (written(part[key]) === written(value)) continue;
      const change = `${written(part[key])} → ${written(value)}`;
      const changes = this.known.get(part) ?? new Set();
      if (changes.has(`${key} ${change}`)) continue;
      this.known.set(part, changes.add(`${key} ${change}`));
      const make = () => {
        const before = { ...part };
        if (value === undefined) delete part[key];
        else part[key] = value;
        return () => {
          // All keys anew: what was taken away comes back in its place.
          for (const each of Object.keys(part)) delete part[each];
          Object.assign(part, before);
        };
      };
      this.all.push({ key: `${at}.${key}`, change, make });
    }
  }

  /** A flag is taken away, or put where there is none. */
  flip(part: Part, key: string, at: string): void {
    this.set(part, key, at, part[key] === undefined ? true : undefined);
  }
}

type Change = (mutants: Mutants, part: Part, at: string, manifest: Manifest) => void;

/** The option ids of the field that a condition or a unit hangs on. */
const optionsOf = ({ fields }: Manifest, id: unknown): readonly string[] => {
  const field = fields[String(id)];
  return field && 'options' in field ? Object.keys(field.options) : [];
};

/** The other field of the same kind, if there is one: what is taken from it goes astray. */
const otherThan = ({ fields }: Manifest, id: unknown): string | undefined =>
  Object.keys(fields).find(
    (each) => each !== id && fields[each]?.kind === fields[String(id)]?.kind,
  );

const unit: Change = (mutants, part, at, manifest) => {
  const { unit: given } = part;
  if (given === undefined) return;
  mutants.set(part, 'unit', at, undefined);
  if (!isPart(given)) return mutants.set(part, 'unit', at, given === 'kg' ? 'lb' : 'kg');
  if (isPart(given.units)) {
    for (const [one, other] of neighbours(Object.keys(given.units))) {
      mutants.set(given, 'units', `${at}.unit`, exchanged(given.units, one, other, 'values'));
    }
  }
  const other = otherThan(manifest, given.by);
  if (other) mutants.set(given, 'by', `${at}.unit`, other);
};

const condition: Change = (mutants, part, at, manifest) => {
  const { when } = part;
  if (!isPart(when)) return;
  mutants.set(part, 'when', at, undefined);
  if (Array.isArray(when)) return;
  const options = optionsOf(manifest, when.field).filter((id) => id !== when.is);
  if (when.is !== undefined) mutants.set(when, 'is', `${at}.when`, options[0]);
  for (const limit of ['above', 'atLeast', 'below', 'atMost']) {
    if (limit in when) {
      mutants.set(when, limit, `${at}.when`, moved(when[limit], 1), moved(when[limit], -1));
    }
  }
};

const number: Change = (mutants, field, at) => {
  const step = leastStep(field as never);
  for (const [bound, strict] of [
    ['min', 'above'],
    ['max', 'below'],
  ] as const) {
    for (const key of [bound, strict]) {
      if (field[key] === undefined) continue;
      mutants.set(field, key, at, moved(field[key], step), moved(field[key], step.neg()));
      mutants.set(field, key, at, undefined);
    }
    // A bound where there is none; beside one of the same side it is the stricter of the two.
    if (field[bound] === undefined)
      mutants.set(field, bound, at, field[strict] ?? (bound === 'min' ? 0 : 1e6));
    if (field[strict] === undefined && field[bound] !== undefined) {
      mutants.set(field, strict, at, field[bound]);
    }
  }
  mutants.set(field, 'kind', at, isWhole(field as never) ? 'number' : 'integer');
  if (field.default === undefined) mutants.set(field, 'default', at, 1);
  else mutants.set(field, 'default', at, moved(field.default, lastPlace(field.default)), undefined);
  if (field.whenBlank !== undefined) {
    mutants.set(field, 'whenBlank', at, moved(field.whenBlank, 1), undefined);
  }
  const { presets } = field;
  if (Array.isArray(presets)) {
    mutants.set(field, 'presets', at, [moved(presets[0], 1), ...presets.slice(1)]);
    mutants.set(field, 'presets', at, presets.slice(0, -1), undefined);
  }
};

const options: Change = (mutants, field, at) => {
  const all = field.options as Record<string, Part>;
  const ids = Object.keys(all);
  for (const id of ids) {
    const option = all[id] as Part;
    const where = `${at}.options.${id}`;
    if (option.value !== undefined) {
      const place = lastPlace(option.value);
      mutants.set(
        option,
        'value',
        where,
        moved(option.value, place),
        moved(option.value, place.neg()),
      );
    }
    for (const key of ['symbol', 'name']) if (key in option) mutants.set(option, key, where, '?');
    const { [id]: _, ...others } = all;
    mutants.set(field, 'options', at, others);
  }
  for (const [one, other] of neighbours(ids)) {
    mutants.set(field, 'options', at, exchanged(all, one, other, 'keys'));
    const [first, second] = [all[one] as Part, all[other] as Part];
    if ('label' in first) {
      mutants.set(field, 'options', at, {
        ...all,
        [one]: { ...first, label: second.label },
        [other]: { ...second, label: first.label },
      });
    }
  }
  const next = ids.find((id) => id !== field.default);
  mutants.set(field, 'default', at, next, ...(field.default === undefined ? [] : [undefined]));
};

const field: Change = (mutants, part, at, manifest) => {
  if (part.kind === 'number' || part.kind === 'integer') number(mutants, part, at, manifest);
  if (part.kind === 'choice' || part.kind === 'currency') options(mutants, part, at, manifest);
  if (part.kind === 'date') {
    mutants.flip(part, 'todayButton', at);
    if (part.whenBlank) mutants.set(part, 'whenBlank', at, undefined);
  }
  if (part.kind === 'rows') {
    const { incompleteRows } = part;
    mutants.set(part, 'incompleteRows', at, incompleteRows === 'skip' ? 'refuse' : 'skip');
    for (const [id, sub] of Object.entries(part.fields as Part)) {
      field(mutants, sub as Part, `${at}.fields.${id}`, manifest);
    }
  }
  mutants.flip(part, 'optional', at);
  unit(mutants, part, at, manifest);
  condition(mutants, part, at, manifest);
};

const bands: Change = (mutants, result, at) => {
  const all = result.bands as readonly Part[];
  for (const [index, band] of all.entries()) {
    const where = `${at}.bands[${index}]`;
    if (band.below !== undefined) {
      const place = lastPlace(band.below);
      mutants.set(band, 'below', where, moved(band.below, place), moved(band.below, place.neg()));
    }
    mutants.set(
      result,
      'bands',
      at,
      all.filter((each) => each !== band),
    );
  }
  for (const [index, [one, other]] of neighbours(all).entries()) {
    for (const key of ['label', 'advice']) {
      if (!(key in one)) continue;
      const swapped = all.with(index, { ...one, [key]: other[key] });
      mutants.set(result, 'bands', at, swapped.with(index + 1, { ...other, [key]: one[key] }));
    }
  }
};

const result: Change = (mutants, part, at, manifest) => {
  const { digits, currency, labels, from, columns, chart } = part;
  if (isPart(digits)) {
    mutants.set(part, 'digits', at, digits.atMost);
    mutants.set(
      digits,
      'atMost',
      `${at}.digits`,
      moved(digits.atMost, 1),
      moved(digits.atMost, -1),
    );
  } else if (typeof digits === 'number') {
    mutants.set(part, 'digits', at, digits + 1, ...(digits > 0 ? [digits - 1] : [{ atMost: 2 }]));
  }
  if (currency !== undefined) {
    mutants.set(part, 'currency', at, undefined);
    if (!isPart(currency)) mutants.set(part, 'currency', at, 'USD');
    else mutants.set(currency, 'by', `${at}.currency`, otherThan(manifest, currency.by));
  } else if (part.kind === 'money') mutants.set(part, 'currency', at, 'USD');
  if (part.kind === 'money') {
    mutants.set(part, 'grouping', at, part.grouping ? undefined : 'indian');
  }
  if (part.kind === 'money' || part.kind === 'percent') {
    mutants.set(part, 'kind', at, part.kind === 'money' ? 'percent' : 'money');
  }
  if ('bands' in part) bands(mutants, part, at, manifest);
  if (isPart(labels)) {
    for (const [one, other] of neighbours(Object.keys(labels))) {
      mutants.set(part, 'labels', at, exchanged(labels, one, other, 'values'));
    }
  }
  if (isPart(from)) {
    mutants.set(from, 'show', `${at}.from`, from.show === 'label' ? 'advice' : 'label');
  }
  for (const [id, column] of Object.entries((columns as Part) ?? {})) {
    result(mutants, column as Part, `${at}.columns.${id}`, manifest);
  }
  if (isPart(chart) && isPart(columns)) {
    for (const key of ['every', 'most']) {
      mutants.set(chart, key, `${at}.chart`, moved(chart[key], 1), undefined);
    }
    mutants.set(
      chart,
      'y',
      `${at}.chart`,
      Object.keys(columns).find((id) => id !== chart.y),
    );
  }
  unit(mutants, part, at, manifest);
  condition(mutants, part, at, manifest);
};

const loosened = { above: 'atLeast', atLeast: 'above', below: 'atMost', atMost: 'below' };
const reversed = { above: 'below', atLeast: 'atMost', below: 'above', atMost: 'atLeast' };

const guards: Change = (mutants, part, at, manifest) => {
  const all = (part.guards as readonly Part[]) ?? [];
  for (const [index, guard] of all.entries()) {
    const where = `guards[${index}]`;
    const is = guard.is as keyof typeof loosened;
    mutants.set(
      part,
      'guards',
      at,
      all.filter((each) => each !== guard),
    );
    mutants.set(guard, 'is', where, loosened[is], reversed[is]);
    if (typeof guard.than === 'number') mutants.set(guard, 'than', where, guard.than + 1);
    if (Array.isArray(guard.field)) mutants.set(guard, 'field', where, guard.field.slice(0, -1));
    mutants.flip(guard, 'alert', where);
    if (guard.alert) mutants.set(guard, 'message', where, 'Not so.');
    condition(mutants, guard, where, manifest);
  }
};

const actions: Change = (mutants, part, at) => {
  const all = [undefined, 'blank', 'defaults'];
  mutants.set(part, 'reset', at, ...all.filter((each) => each !== part.reset));
  mutants.flip(part, 'disabledUntilFilled', at);
  mutants.flip(part, 'live', at);
  if (part.swap) mutants.set(part, 'swap', at, undefined);
};

/** Every change of a manifest that is tried. */
export function mutantsOf(manifest: Manifest): readonly Mutant[] {
  const mutants = new Mutants();
  const whole = manifest as unknown as Part;
  const each = (key: 'fields' | 'results' | 'constants', change: Change) => {
    for (const [id, part] of Object.entries((whole[key] as Part) ?? {})) {
      change(mutants, part as Part, `${key}.${id}`, manifest);
    }
  };
  each('fields', field);
  each('results', result);
  each('constants', (_, part, at) => {
    const place = lastPlace(part.value);
    mutants.set(part, 'value', at, moved(part.value, place), moved(part.value, place.neg()));
  });
  guards(mutants, whole, 'manifest', manifest);
  actions(mutants, whole.actions as Part, 'actions', manifest);
  mutants.flip(whole, 'popular', 'manifest');
  if (manifest.needs) mutants.set(whole, 'needs', 'manifest', undefined);
  return mutants.all;
}

/** Random forms that the oracle answers for each mutant. */
const forms = 60;

/** What became of a manifest's mutants. */
export interface Mutated {
  readonly slug: string;
  readonly killed: number;
  /** How many each trial caught; most are caught by more than one. */
  readonly by: Readonly<Record<string, number>>;
  readonly survivors: readonly string[];
}

/** Whether a trial notices: it says so, or it cannot even be held. */
function notices(trial: () => string | undefined): boolean {
  try {
    return trial() !== undefined;
  } catch {
    return true;
  }
}

/** Tries every change of one manifest. */
export async function mutateManifest(folder: CalculatorFolder): Promise<Mutated> {
  const calculator = await loadCalculator(folder);
  const trials = Object.entries(outsideTrials(calculator, folder, forms));
  for (const [name, trial] of trials) {
    const wrong = trial();
    if (wrong) throw new Error(`${folder.slug}: ${name} fails without any change: ${wrong}`);
  }
  const by: Record<string, number> = Object.fromEntries(trials.map(([name]) => [name, 0]));
  const survivors: string[] = [];
  const all = mutantsOf(calculator.manifest);
  const before = JSON.stringify(calculator.manifest);
  for (const { key, change, make } of all) {
    const undo = make();
    const noticed = trials.filter(([, trial]) => notices(trial)).map(([name]) => name);
    undo();
    for (const name of noticed) by[name] = (by[name] ?? 0) + 1;
    if (noticed.length === 0) survivors.push(`${key}: ${change}`);
  }
  if (JSON.stringify(calculator.manifest) !== before) {
    throw new Error(`${folder.slug}: a change was not taken back.`);
  }
  return { slug: folder.slug, killed: all.length - survivors.length, by, survivors };
}
