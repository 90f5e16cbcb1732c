import { refuse } from './oracle.ts';
import type { Random } from './random.ts';
import { Rational, zero } from './rational.ts';

/*
 * Formulas of substances, read by writing out their brackets: a second way beside that of the page.
 */

/** Atomic weights as "element weight", from CIAAW's abridged table of 2021. */
const weights = new Map(
  (
    'H 1.008,Li 6.94,B 10.81,C 12.011,N 14.007,O 15.999,F 18.998,Na 22.990,Mg 24.305,Al 26.982,Si 28.085,' +
    'P 30.974,S 32.06,Cl 35.45,K 39.098,Ca 40.078,Ti 47.867,V 50.942,Cr 51.996,Mn 54.938,Fe 55.845,' +
    'Co 58.933,Ni 58.693,Cu 63.546,Zn 65.38,Ga 69.723,Ge 72.630,As 74.922,Se 78.971,Br 79.904,Rb 85.468,' +
    'Sr 87.62,Mo 95.95,Pd 106.42,Ag 107.87,Cd 112.41,In 114.82,Sn 118.71,Sb 121.76,Te 127.60,I 126.90,' +
    'Cs 132.91,Ba 137.33,Ce 140.12,Pt 195.08,Au 196.97,Hg 200.59,Pb 207.2,Bi 208.98'
  )
    .split(',')
    .map((each) => each.split(' ') as [string, string]),
);

const count = '(?:[1-9]\\d{0,3})';
const atom = `[A-Z][a-z]?${count}?`;

const noFormula = (): never =>
  refuse('This is no formula. Write it like CuSO4·5H2O or Ca(OH)2.', 'formula');

/** The atoms of one part, with those of brackets multiplied. */
function atomsOfPart(part: string): readonly (readonly [string, bigint])[] {
  const [, times = '1', body = ''] = new RegExp(`^(${count})?(\\D.*)$`).exec(part) ?? noFormula();
  // Each bracket becomes a word of its own, which stands for the atoms in it.
  const inner: (readonly (readonly [string, bigint])[])[] = [];
  const expanded = (text: string): readonly (readonly [string, bigint])[] =>
    [...text.matchAll(/<(\d+)>|([A-Z][a-z]?)(\d*)/g)].flatMap(([, place, element = '', many]) =>
      place === undefined ? [[element, BigInt(many || 1)] as const] : (inner[Number(place)] ?? []),
    );
  const content = `(?:${atom}|<\\d+>)+`;
  const innermost = new RegExp(`\\((${content})\\)(${count})?|\\[(${content})\\](${count})?`);
  let rest = body;
  for (let found = innermost.exec(rest); found; found = innermost.exec(rest)) {
    const [whole, round, timesRound, square, timesSquare] = found;
    const many = BigInt(timesRound ?? timesSquare ?? 1);
    inner.push(expanded(round ?? square ?? '').map(([element, each]) => [element, each * many]));
    rest = rest.replace(whole, `<${inner.length - 1}>`);
  }
  if (!new RegExp(`^${content}$`).test(rest) || body.includes('<')) noFormula();
  return expanded(rest).map(([element, each]) => [element, each * BigInt(times)]);
}

/** The molar mass of a formula and its composition; refused like the page's. */
export function substanceOf(typed: string) {
  const formula = [...typed.replace(/\s/g, '')]
    .map((sign) => {
      const digit = '₀₁₂₃₄₅₆₇₈₉'.indexOf(sign);
      return digit < 0 ? sign : String(digit);
    })
    .join('');
  const counts = new Map<string, bigint>();
  for (const [element, each] of formula.split(/[·•*.]/).flatMap(atomsOfPart)) {
    counts.set(element, (counts.get(element) ?? 0n) + each);
  }
  const parts = [...counts].map(([element, each]) => {
    const weight = weights.get(element);
    if (weight === undefined) {
      return refuse(
        `“${element}” is not in the table of this page. Clear the formula and enter the molar mass instead.`,
        'formula',
      );
    }
    return {
      element,
      count: new Rational(each),
      mass: Rational.of(weight).mul(new Rational(each)),
    };
  });
  const molarMass = parts.reduce((so, { mass }) => so.add(mass), zero);
  return {
    molarMass,
    composition: parts.map(({ element, count: each, mass }) => ({
      element,
      count: each,
      share: mass.mul(100).div(molarMass),
    })),
  };
}

/** A formula: known, made up, or none. */
export function randomFormula(random: Random): string {
  const elements = [...weights.keys()];
  const many = () => random.pick(['', '', '2', '3', '12', String(random.int(1, 9999))]);
  const atoms = (most: number) =>
    Array.from({ length: random.int(1, most) }, () => random.pick(elements) + many()).join('');
  return random.pick([
    () => random.pick(['NaCl', 'C6H12O6', 'CuSO4·5H2O', 'Ca(OH)₂', 'H2SO4', 'Al2(SO4)3 * 18 H2O']),
    () => atoms(4),
    () => `${atoms(2)}(${atoms(2)})${many()}`,
    () => `[${atoms(1)}(${atoms(2)})${many()}]${many()}${atoms(1)}`,
    () =>
      `${random.pick(['', '2'])}${atoms(2)}${random.pick(['·', '•', '*', '.'])}${many()}${atoms(2)}`,
    () =>
      random.pick([
        '',
        ' ',
        'nacl',
        'H0',
        'Xx2',
        'C)',
        '(C',
        '()',
        'H2O·',
        '2',
        'Fe3+',
        '(C]',
        'H01',
        'D2O',
      ]),
  ])();
}
