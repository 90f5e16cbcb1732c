/*
 * The words of a question and of manifests in a common form, and words that say nothing about a
 * calculator.
 */

/** The stems of the words seen so far. */
const stems = new Map<string, string>();

/** A word without the endings that people vary: "borrowing" and "borrowed" are "borrow", "litres" is "liter". */
export function stem(word: string): string {
  const known = stems.get(word) ?? withoutEnding(word);
  stems.set(word, known);
  return known;
}

function withoutEnding(word: string): string {
  const plain = word.toLowerCase().replace(/'s?$|'/g, '');
  if (plain.length < 4) return plain;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/tre$/, 'ter')
    .replace(/our$/, 'or')
    .replace(/ll(?=[ei])/, 'l')
    .replace(/is(e|ation|ing|ed)$/, 'iz$1')
    .replace(/([a-z]{3})(?:ing|ed)$/, '$1')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/([a-z]{3})e$/, '$1');
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));

/** Words of every question, which no calculator is recognized by and which never block an answer. */
export const fillers = set(
  'a about above add all already am an and any anyone anything approximately are around as ask at away b back ' +
    'basically be because been before being best better between big both but buy by calc calculate calculating ' +
    'calculation calculator can cant come comes coming compute could current currently cut day did do does ' +
    'doing done dont down each either end enough equal equals estimate even every exact exactly expect ' +
    'figure find first for from full get getting give given gives go goes going good got guess had half has have having he ' +
    'hello help her here hers hey hi him his hour how i id if ill im in into is isnt it its itself ive just keep know ' +
    'last least leave left less let lets like little long look looking lot lots make makes making many may ' +
    'maybe me mean means might mine minute more most mr much must my myself need needs new next no not now of ' +
    'ok okay old on once one only or other our ours out over overall own per person please plus put quick quickly rather ' +
    'really right roughly said same say see set shall she should show so some someone something soon still ' +
    'such sum take takes taking tell than thank thanks that the their them then there these they thing think ' +
    'this those though time to today together told too took total toward towards trying turn two under until up upon us use used ' +
    'using value very via wanna want wanted wants was way we well went were what whats when where which while who ' +
    'whole whom whose why will with within work worth would wondering yes yet you your yours year month week ' +
    'second number amount result answer question thx pls plz u ur gonna gotta bit kind sort',
);

/** Whether a stem may stand in any question without changing its meaning. */
export const isCommon = (word: string): boolean => fillers.has(word);
