/*
 * A question in words becomes a text of signs: "what is 5 plus 3 squared" is "5 + 3²".
 */

/** What people write before the expression, and after it. */
const before =
  /^(?:(?:please|calc(?:ulate)?|compute|work out|solve|find|evaluate|what(?: i|')?s|(?:what|how (?:much|many)) (?:is|are)|the|(?:answer|result|value) (?:to|of))\b[ :]*|= ?)+/;
const after = /(?: ?(?:[=?.]|\b(?:equals?|is|what|please)))+$/;

/** Ways to write a sign, each with the sign; their order counts. */
const signs: readonly (readonly [ways: RegExp, sign: string])[] = [
  [/^sum of (.+) and /, '$1+'],
  [/^product of (.+) and /, '$1*'],
  [/^difference between (.+) and /, '$1-'],
  [/^remainder (?:of|when) (.+?) (?:is )?divided by /, '$1 mod '],
  [/\bto the (\d+)(?:st|nd|rd|th)(?: power)?\b/g, '^$1'],
  [/\*\*|\b(?:raised )?to the power(?: of)?\b/g, '^'],
  [/\bcube root(?: of)?\b|\bcbrt\b/g, '∛'],
  [/\b(?:square )?root(?: of)?\b|\bsqrt\b/g, '√'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
  [/\bfactorial of (\w+)/g, '$1!'],
  [/\bfactorial\b/g, '!'],
  [/\bplus\b/g, '+'],
  [/[−–—]|\bminus\b|\bless\b/g, '-'],
  [/\bdouble\b|\btwice\b/g, '2*'],
  [/\btriple\b/g, '3*'],
  [/\bquadruple\b/g, '4*'],
  // The letter is a sign before a number only: 2x + 3 has an unknown.
  [/[×·⋅∙]|\btimes\b|\bmultiplied by\b|x(?= ?[\d.(√∛π])| x(?= -\d)/g, '*'],
  [/ \/ |\bdivided by\b|\bover\b/g, '÷'],
  // The divisor of "5/6 ÷ 7/15" is a fraction; its own slash becomes that of "½".
  [/÷ ?(\d+)\/(\d+)(?![\d.,/])/g, '/$1⁄$2'],
  [/÷/g, '/'],
  [/\bmodulo\b/g, 'mod'],
  [/\bper ?cent\b/g, '%'],
  [/\bpi\b/g, 'π'],
  [/(\d) and a half\b/g, '$1 1/2'],
  [/[[{]/g, '('],
  [/[\]}]/g, ')'],
];

/** What looks like an expression, but is a day, a range, a telephone number or a hexadecimal number. */
const noExpression =
  /^([012]?\d|3[01])([-/])(?:[012]?\d|3[01])\2(\d\d){1,2}(?!\d)|^\d{4}([-/])\d\d?\4\d\d?(?!\d)|^\d+–\d+$|(^|\D)\d{3}-\d{4}$|^\+?0\d+[-/]\d{3,}$|\b0[xbo]\w/;

/** A question in lower case with signs for words; an empty text for what only looks like an expression. */
export function signsOf(question: string): string {
  let text = question
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    // A factorial of a power would be read as the power of a factorial.
    .replace(/[⁻⁰¹²³⁴-⁹]+(?! ?!)/g, (power) => `^${power.normalize('NFKC')}`)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(before, '')
    .replace(after, '');
  if (noExpression.test(text)) return '';
  for (const [ways, sign] of signs) text = text.replace(ways, sign);
  return text.trim();
}
