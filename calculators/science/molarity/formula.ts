import { Big } from '#schemas/decimal.ts';
import { InputError } from '#schemas/input-error.ts';

/** Abridged standard atomic weights by element: CIAAW, 2021. */
// biome-ignore format: a table
const atomicWeights: Readonly<Record<string, string>> = {
  H: '1.008', Li: '6.94', B: '10.81', C: '12.011', N: '14.007', O: '15.999', F: '18.998',
  Na: '22.990', Mg: '24.305', Al: '26.982', Si: '28.085', P: '30.974', S: '32.06', Cl: '35.45',
  K: '39.098', Ca: '40.078', Ti: '47.867', V: '50.942', Cr: '51.996', Mn: '54.938', Fe: '55.845',
  Co: '58.933', Ni: '58.693', Cu: '63.546', Zn: '65.38', Ga: '69.723', Ge: '72.630', As: '74.922',
  Se: '78.971', Br: '79.904', Rb: '85.468', Sr: '87.62', Mo: '95.95', Pd: '106.42', Ag: '107.87',
  Cd: '112.41', In: '114.82', Sn: '118.71', Sb: '121.76', Te: '127.60', I: '126.90', Cs: '132.91',
  Ba: '137.33', Ce: '140.12', Pt: '195.08', Au: '196.97', Hg: '200.59', Pb: '207.2', Bi: '208.98',
};

const noFormula = (): InputError =>
  new InputError('This is no formula. Write it like CuSO4·5H2O or Ca(OH)2.', 'formula');

type Counts = Map<string, Big>;

function add(all: Counts, more: Counts, times: string) {
  for (const [element, count] of more) {
    all.set(element, count.times(times).plus(all.get(element) ?? 0));
  }
}

/** A part of a formula with the count before it: "5H2O". */
const partWithCount = /^([1-9]\d{0,3})?([A-Z([].*)$/;

/** An element or the end of a bracket, with its count; the beginning of a bracket; or anything else. */
const token = /(?:([A-Z][a-z]?)|([)\]]))([1-9]\d{0,3})?|([([])|./g;

/** How often each element stands in one part of a formula. */
function elementsInPart(part: string): Counts {
  const [, times = '1', body = ''] = partWithCount.exec(part) ?? [];
  /** The part, and the brackets in it that are still open. */
  const open = [{ end: '', counts: new Map() as Counts }];
  for (const [, element, end, count = '1', start] of body.matchAll(token)) {
    if (element) {
      add(open.at(-1)?.counts as Counts, new Map([[element, Big(1)]]), count);
    } else if (start) {
      open.push({ end: start === '(' ? ')' : ']', counts: new Map() });
    } else {
      const closed = open.length > 1 && open.pop();
      if (!closed || closed.end !== end || closed.counts.size === 0) throw noFormula();
      add(open.at(-1)?.counts as Counts, closed.counts, count);
    }
  }
  const [whole, unclosed] = open;
  if (!whole || unclosed || whole.counts.size === 0) throw noFormula();
  const all: Counts = new Map();
  add(all, whole.counts, times);
  return all;
}

/**
 * How often each element stands in a formula such as "CuSO4·5H2O", in the order of their first places.
 * Counts may be typed as subscripts, and spaces do not matter.
 * @throws InputError if it is no formula.
 */
function elementsIn(text: string): Counts {
  const formula = text
    .replace(/\s/g, '')
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
  const all: Counts = new Map();
  for (const part of formula.split(/[·•*.]/)) add(all, elementsInPart(part), '1');
  return all;
}

/**
 * The molar mass of a formula in g/mol, unrounded, and how much each element has in it: its count, and
 * its share in percent.
 * @throws InputError if the text is no formula, or has an element without an atomic weight here.
 */
export function compositionOf(text: string) {
  const parts = [...elementsIn(text)].map(([element, count]) => {
    const weight = atomicWeights[element];
    if (!weight) {
      throw new InputError(
        `“${element}” is not in the table of this page. Clear the formula and enter the molar mass instead.`,
        'formula',
      );
    }
    return { element, count, mass: count.times(weight) };
  });
  const molarMass = parts.reduce((so, { mass }) => so.plus(mass), Big(0));
  const composition = parts.map(({ element, count, mass }) => ({
    element,
    count,
    share: mass.times(100).div(molarMass),
  }));
  return { molarMass, composition };
}
