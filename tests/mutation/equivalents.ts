// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of code are quoted

/*
 * Equivalent mutants, which no test can distinguish from the original, or which do no harm, each with the
 * reason. They do not count in the score; one that a test kills, or whose line has changed, is reported.
 */

export interface Equivalent {
  /** From the root of the repository. */
  readonly file: string;
  /** The source line, without indentation. */
  readonly line: string;
  /** The mutated parts of the line and their replacements. */
  readonly mutants: readonly (readonly [original: string, replacement: string])[];
  readonly why: string;
}

const sameAtTheLimit = 'At the limit itself both sides are the same number.';
const sameEitherWay = 'Both ways come to the same value.';
const requiredByTypes =
  'The types ask for it: a checked manifest, or a list that is not empty, always has it.';
const unseenText = 'The engine catches every RangeError and says it in its own words.';

const noEntry = 'The first entry is skipped, and there is no other.';

const unseenDigits = 'It decides about a digit that is never shown.';
const oneStepMore = 'One step more at the very limit changes none of the sixty digits.';
const eitherDirection = 'A direction is 1 or -1.';
const hasFactor =
  'A visitor changes between units of the same measure: there is always a factor between them.';
const aboveAllSigns = 'It is above the strength of every sign either way.';
const onlyIdsHaveIds = 'Nothing but an id has an id, and no constant is called “undefined”.';
const splitHasFirst = 'What is split has a first part.';
const allClosed = 'Every bracket of the code is closed: the loop has returned before.';
const firstUnread = 'What is owed before the first payment is read nowhere.';
const neverNegative = 'It is never below 0: the limit only asks whether there is a figure.';
const farOut = 'So far out the value is more than eleven standard deviations from the mean.';
const neverExactly = 'A probability of the normal distribution is never exactly the limit.';
const powersOfThousand = 'The figure is 1, 1,000, 1,000,000 or 1,000,000,000, and nothing between.';
const refusedEitherWay = 'The function refuses the moments past the limit with the same message.';
const twoSigns = 'Where there is only one root, no two roots have different signs.';
const thereOrNot =
  'The figure is at least −70,000 or not there: the limit only asks whether it is.';
const wholeNotZero = 'The figure is a whole number, and 0 is refused as a divisor.';
const noneOrEightBits = 'A pattern has no bits, or eight and more.';

export const equivalents: readonly Equivalent[] = [
  {
    file: 'calculators/math/percentage/compute.ts',
    line: 'const signed = below.lt(0) ? [above.neg(), below.neg()] : [above, below];',
    mutants: [['below.lt(0)', 'below.lte(0)']],
    why: 'A whole of 0 is refused.',
  },
  {
    file: 'calculators/fitness-nutrition/race-time/compute.ts',
    line: 'exponent.eq(1) ? time.times(km).div(known) : time.times(power(Big(km).div(known), exponent));',
    mutants: [['1', '2']],
    why: 'A power of 1 comes to the same time, and no exponent is 2.',
  },
  {
    file: 'calculators/saving-retirement/savings-growth/compute.ts',
    line: 'const count = growthRate.round(40).eq(0) ? frequency : year.minus(1).div(growthRate);',
    mutants: [
      ['growthRate.round(40)', 'growthRate'],
      ['40', '41'],
    ],
    why: 'Growth below 10^-40 comes to the number of deposits either way, to every digit shown.',
  },
  {
    file: 'calculators/saving-retirement/savings-growth/compute.ts',
    line: 'balance = index + 1 === last ? futureValue : before.times(year).plus(depositsGrown).prec(60, 1);',
    mutants: [
      ['index + 1 === last', 'false'],
      ['index + 1', 'index - 1'],
      ['60', '61'],
      ['1', '2'],
    ],
    why: 'Year by year, the last balance comes to the same forty decimals.',
  },
  {
    file: 'calculators/tax-pay/discount/compute.ts',
    line: 'const off = whole.gt(before) ? before : whole;',
    mutants: [['whole.gt(before)', 'whole.gte(before)']],
    why: sameAtTheLimit,
  },
  {
    file: 'calculators/tax-pay/discount/compute.ts',
    line: "discounts[index]?.kind === 'amount' ? stages[index]?.off : undefined;",
    mutants: [['stages[index]?.off', 'stages[index].off']],
    why: 'Each discount has its stage; only the types ask whether it is there.',
  },
  {
    file: 'calculators/conversions/number-base-converter/compute.ts',
    line: 'if (width > 0) {',
    mutants: [['0', '1']],
    why: noneOrEightBits,
  },
  {
    file: 'calculators/conversions/number-base-converter/compute.ts',
    line: 'const inBits = (text: string): string | undefined => (width > 0 ? text : undefined);',
    mutants: [['0', '1']],
    why: noneOrEightBits,
  },
  {
    file: 'calculators/conversions/number-base-converter/compute.ts',
    line: 'whole: width > 0 ? Big(String(top)) : undefined,',
    mutants: [['0', '1']],
    why: noneOrEightBits,
  },
  {
    file: 'calculators/home-garden/square-footage/compute.ts',
    line: 'function measured({ shape, length, width = Big(0), height = Big(0) }: Shape) {',
    mutants: [
      ['0', '1'],
      ['0', '1'],
    ],
    why: 'A shape without this measure does not use it.',
  },
  {
    file: 'calculators/home-garden/square-footage/compute.ts',
    line: '.filter(({ area }) => area.times(sign).gt(0))',
    mutants: [
      ['area.times(sign)', 'area.div(sign)'],
      ['area.times(sign).gt(0)', 'area.times(sign).gte(0)'],
    ],
    why: 'The sign is 1 or -1, and an area of 0 adds nothing.',
  },
  {
    file: 'calculators/home-garden/square-footage/compute.ts',
    line: '.reduce((so, { area }) => so.plus(area.times(sign)), Big(0));',
    mutants: [['area.times(sign)', 'area.div(sign)']],
    why: 'The sign is 1 or -1.',
  },
  {
    file: 'calculators/math/ratio/compute.ts',
    line: 'const none = {',
    mutants: [
      [
        '{ simplest: undefined, scale: undefined, shares: undefined, leftOver: undefined, smallest: undefined, }',
        '{}',
      ],
    ],
    why: 'A figure that is `undefined` is left out; only the types ask for its name.',
  },
  {
    file: 'calculators/math/ratio/compute.ts',
    line: 'smallest: shares.reduce((least, share) => (share.lt(least) ? share : least)),',
    mutants: [['share.lt(least)', 'share.lte(least)']],
    why: 'Equal shares are the same number.',
  },
  {
    file: 'calculators/math/ratio/compute.ts',
    line: '.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))',
    mutants: [
      ['a.rest === b.rest', 'false'],
      ['a.index - b.index', 'a.index + b.index'],
      ['a.rest > b.rest', 'a.rest >= b.rest'],
      ['1', '2'],
      ['1', '2'],
    ],
    why: 'Only the sign counts, and equal remainders stay in their order, in which they already are.',
  },
  {
    file: 'calculators/date-time/iso-week/compute.ts',
    line: ': { year: weekYear?.toNumber() ?? 0, week: week?.toNumber() ?? 0 };',
    mutants: [
      ['weekYear?.toNumber', 'weekYear.toNumber'],
      ['0', '1'],
      ['week?.toNumber', 'week.toNumber'],
      ['0', '1'],
    ],
    why: 'Without a date, the form requires the year and the week.',
  },
  {
    file: 'calculators/date-time/iso-week/compute.ts',
    line: "const days = daysIntoWeek('us', newYearOf(year)) + dayOfYear(day);",
    mutants: [["'us'", '""']],
    why: 'Every system but ISO 8601 is taken for that of the US.',
  },
  {
    file: 'calculators/shared/calendar.ts',
    line: 'return [4, 6, 9, 11].includes(month) ? 30 : 31;',
    mutants: [['31', '32']],
    why: 'Days are only held against a month’s end; no day of the month is above 31.',
  },
  {
    file: 'calculators/health/body-fat/manifest.ts',
    line: 'guards[2].is',
    mutants: [['"above"', '"atLeast"']],
    why: 'Logarithms never come to exactly nothing.',
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: 'const carried = 60;',
    mutants: [['60', '61']],
    why: unseenDigits,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: 'const trim = (value: Big): Big => value.prec(carried, 1);',
    mutants: [['1', '2']],
    why: unseenDigits,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: "if (value.e > 1000) throw new RangeError('The result is too large.');",
    mutants: [["'The result is too large.'", '""']],
    why: unseenText,
  },
  {
    file: 'calculators/shared/growth.ts',
    line: 'factor = elapsed.eq(elapsed.round(0, 0))',
    mutants: [
      ['0', '1'],
      ['0', '1'],
      ['elapsed.round(0, 0)', 'elapsed'],
    ],
    why: 'Where time is not whole, both ways give the same factor to fifty digits; one takes longer.',
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: "while (root.gt('1.1')) {",
    mutants: [["root.gt('1.1')", "root.gte('1.1')"]],
    why: oneStepMore,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: 'for (let odd = 3; term.gt(negligible); odd += 2) {',
    mutants: [['term.gt(negligible)', 'term.gte(negligible)']],
    why: oneStepMore,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: "while (part.gt('0.05')) {",
    mutants: [["part.gt('0.05')", "part.gte('0.05')"]],
    why: oneStepMore,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: 'for (let n = 1; term.gt(negligible); n += 1) {',
    mutants: [['term.gt(negligible)', 'term.gte(negligible)']],
    why: oneStepMore,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'const most = (a: Big, b: Big): Big => (a.gt(b) ? a : b);',
    mutants: [['a.gt(b)', 'a.gte(b)']],
    why: sameAtTheLimit,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'const least = (a: Big, b: Big): Big => (a.lt(b) ? a : b);',
    mutants: [['a.lt(b)', 'a.lte(b)']],
    why: sameAtTheLimit,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'const owed: Big[] = [];',
    mutants: [['[]', '["Stryker was here"]']],
    why: firstUnread,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'for (let month = count - 1; month > 0; month -= 1) {',
    mutants: [['month > 0', 'month >= 0']],
    why: firstUnread,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'before = before.plus(payment).times(discount).prec(60, 1);',
    mutants: [
      ['60', '61'],
      ['1', '2'],
    ],
    why: unseenDigits,
  },
  {
    file: 'calculators/shared/schedule.ts',
    line: 'const isLevel = rest.minus(lastPayment).abs().times(2).lte(lastPayment);',
    mutants: [
      [
        'rest.minus(lastPayment).abs().times(2).lte(lastPayment)',
        'rest.minus(lastPayment).abs().times(2).lt(lastPayment)',
      ],
    ],
    why: 'What rounding leaves of whole cents never comes to exactly half a payment.',
  },
  {
    file: 'src/engine/answer/answer.ts',
    line: 'return ((value ?? []) as readonly Values[]).some((row) =>',
    mutants: [['[]', '["Stryker was here"]']],
    why: 'A text has no columns, so it counts as an empty row.',
  },
  {
    file: 'src/engine/answer/answer.ts',
    line: "if (!('from' in result) || !result.from) continue;",
    mutants: [["!('from' in result) || !result.from", "!('from' in result) && !result.from"]],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/answer.ts',
    line: "if (value) all[id] = bandOf(bands ?? [], value)?.[show] ?? '';",
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/answer.ts',
    line: 'if (result) return String(showResult(result as Result, known.values[id], known));',
    mutants: [['result', 'false']],
    why: 'A text without a figure is filled in by the rules of labels.',
  },
  {
    file: 'src/engine/answer/answer.ts',
    line: '{ guards = [] }: PageManifest,',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/solve/variables.ts',
    line: "const [id = '', at, sub = ''] = name.split('.');",
    mutants: [
      ["''", '"Stryker was here!"'],
      ["''", '"Stryker was here!"'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/solve/sweep.ts',
    line: "const message = outcome.ok ? 'There is no such result.' : (outcome.errors[0]?.message ?? '');",
    mutants: [
      ["''", '"Stryker was here!"'],
      ['outcome.errors[0]?.message', 'outcome.errors[0].message'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/solve/sweep.ts',
    line: 'const lower = values.filter((each) => each.lt(to));',
    mutants: [['each.lt(to)', 'each.lte(to)']],
    why: 'The visitor’s own value is not among them.',
  },
  {
    file: 'src/engine/solve/sweep.ts',
    line: 'const upper = values.filter((each) => each.gt(to));',
    mutants: [['each.gt(to)', 'each.gte(to)']],
    why: 'The visitor’s own value is not among them.',
  },
  {
    file: 'src/engine/solve/sweep.ts',
    line: 'const wantedReach = size === 0 ? 50 * step : Math.max(0.4 * size, Math.min(5 * step, 2 * size));',
    mutants: [['50', '51']],
    why: 'It decides how many round values are tried, or which of them are tried first; the neighbours do as well.',
  },
  {
    file: 'src/engine/solve/sweep.ts',
    line: 'while (coversWholeRange && round(count).length >= mostPoints) count -= 1;',
    mutants: [
      ['round(count).length >= mostPoints', 'round(count).length > mostPoints'],
      ['1', '2'],
    ],
    why: 'It decides how many round values are tried, or which of them are tried first; the neighbours do as well.',
  },
  {
    file: 'src/engine/solve/sweep.ts',
    line: 'const ends = [inputs[0], inputs.at(-1)].filter((each) => each !== undefined);',
    mutants: [
      [
        '[inputs[0], inputs.at(-1)].filter((each) => each !== undefined)',
        '[inputs[0], inputs.at(-1)]',
      ],
      ['0', '1'],
      ['-1', '+1'],
      ['1', '2'],
      ['each !== undefined', 'true'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/format/details.ts',
    line: 'const cut = value.eq(0) ? value : value.prec(significant, 0);',
    mutants: [['0', '1']],
    why: unseenDigits,
  },
  {
    file: 'src/engine/format/details.ts',
    line: 'return write(cut, presentation, { digits: { atMost: 20 } }).replace(/\\D*$/, (end) => more + end);',
    mutants: [['20', '21']],
    why: unseenDigits,
  },
  {
    file: 'src/engine/format/presentation.ts',
    line: 'made.set(key, value);',
    mutants: [['made.set(key, value);', ';']],
    why: 'A format is made once to save time: the text is the same.',
  },
  {
    file: 'src/engine/answer/csv.ts',
    line: "case 'percent':",
    mutants: [["case 'percent': return plain(value as Big, column as never);", "case 'percent':"]],
    why: sameEitherWay,
  },
  {
    file: 'src/engine/answer/difference.ts',
    line: 'const signed = (value: Big, text: string): string => (value.gt(0) ? `+${text}` : text);',
    mutants: [['value.gt(0)', 'value.gte(0)']],
    why: sameAtTheLimit,
  },
  {
    file: 'src/engine/answer/tables.ts',
    line: "String(showResult(columns[id] as Column, rows.at(which === 'first' ? 0 : -1)?.[id], context)),",
    mutants: [
      ["rows.at(which === 'first' ? 0 : -1)?.[id]", "rows.at(which === 'first' ? 0 : -1)[id]"],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/page/results/scale.ts',
    line: 'export const limitOf = (band: Band | undefined): number | undefined => band?.below ?? band?.upTo;',
    mutants: [
      ['band?.below', 'band.below'],
      ['band?.upTo', 'band.upTo'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/variations.ts',
    line: "if (at === 'options') return 'options' in field ? Object.keys(field.options) : [];",
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/variations.ts',
    line: "const { step, times } = 'step' in at ? at : { step: 0, times: 0 };",
    mutants: [
      ['{ step: 0, times: 0 }', '{}'],
      ['0', '1'],
      ['0', '1'],
    ],
    why: 'Steps are read only where there are some.',
  },
  {
    file: 'src/engine/answer/variations.ts',
    line: 'value.plus(Big(step).times(index - times)),',
    mutants: [
      ['value.plus(Big(step).times(index - times))', 'value.minus(Big(step).times(index - times))'],
    ],
    why: sameEitherWay,
  },
  {
    file: 'src/engine/answer/variations.ts',
    line: 'return (manifest.variations ?? []).flatMap((variation): readonly VariationTable[] => {',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/working.ts',
    line: 'const { steps = [], fields } = manifest;',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/working.ts',
    line: "const meant = (id = '') => valueIn(fields[id], known[id]);",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/working.ts',
    line: "const template = slot.dataset[name] ?? '';",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/working.ts',
    line: "const { slot: id = '' } = slot.dataset;",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/working.ts',
    line: "const { exact: id = '' } = slot.dataset;",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/working.ts',
    line: "const shown = answer.shown[slot.dataset.shown ?? ''];",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/working.ts',
    line: "const own = field && 'fields' in field ? field.fields[sub] : undefined;",
    mutants: [
      ["field && 'fields' in field", 'true'],
      ["field && 'fields' in field", "field || 'fields' in field"],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/working.ts',
    line: 'line.hidden = !holds(step.because?.[Number(line.dataset.because)]?.when, known);',
    mutants: [
      [
        'step.because?.[Number(line.dataset.because)]?.when',
        'step.because?.[Number(line.dataset.because)].when',
      ],
      [
        'step.because?.[Number(line.dataset.because)]',
        'step.because[Number(line.dataset.because)]',
      ],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/formula/evaluate.ts',
    line: "const [list = '', sub] = id.split('.');",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/formula/evaluate.ts',
    line: 'scope.known.set(formula, values && together[name]?.(values));',
    mutants: [['together[name]?.(values)', 'together[name](values)']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/formula/evaluate.ts',
    line: 'return calls[name]?.(...(values as [Big]));',
    mutants: [['calls[name]?.(...(values as [Big]))', 'calls[name](...(values as [Big]))']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/input/fragment.ts',
    line: "const [id = '', index = '', sub = '', ...more] = name.split('.');",
    mutants: [
      ["''", '"Stryker was here!"'],
      ["''", '"Stryker was here!"'],
      ["''", '"Stryker was here!"'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'schemas/functions/parts.ts',
    line: 'let sum = Big(0);',
    mutants: [['0', '1']],
    why: 'Each part is a difference of two sums: one more in both.',
  },
  {
    file: 'src/engine/answer/entered-inputs.ts',
    line: 'return write(value, context.presentation, { digits: { atMost: 20 }, grouping });',
    mutants: [['20', '21']],
    why: unseenDigits,
  },
  {
    file: 'src/engine/answer/entered-inputs.ts',
    line: "const [id = ''] =",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/entered-inputs.ts',
    line: ') ?? [];',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/result-text.ts',
    line: 'text ? [`${label}: ${text}`] : [],',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer/share-link.ts',
    line: 'Object.fromEntries(Object.entries(typed).filter(([id]) => holds(fields[id]?.when, typed)));',
    mutants: [['fields[id]?.when', 'fields[id].when']],
    why: requiredByTypes,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: "const [hours = 0, minutes = 0] = time.split(':').map(Number);",
    mutants: [
      ['0', '1'],
      ['0', '1'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: 'const isWhole = (value: Big): boolean => value.eq(value.round(0, 0));',
    mutants: [['0', '1']],
    why: 'A whole number is asked for or corrected next: however it is rounded.',
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: "while (root.gt('1.1')) {",
    mutants: [["root.gt('1.1')", 'false']],
    why: 'It only makes the series short: the sum is the same.',
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: "while (part.gt('0.05')) {",
    mutants: [["part.gt('0.05')", 'false']],
    why: 'It only makes the series short: the sum is the same.',
  },
  {
    file: 'schemas/decimal.ts',
    line: 'export const settled = (value: Big): Big => value.round(comparedDecimals, 1);',
    mutants: [['1', '2']],
    why: unseenDigits,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: 'const cut = exact.round(0, 0);',
    mutants: [['0', '1']],
    why: 'A whole number is asked for or corrected next: however it is rounded.',
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: 'export const min = (...values: readonly Big[]): Big => values.reduce((a, b) => (b.lt(a) ? b : a));',
    mutants: [['b.lt(a)', 'b.lte(a)']],
    why: sameAtTheLimit,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: 'export const max = (...values: readonly Big[]): Big => values.reduce((a, b) => (b.gt(a) ? b : a));',
    mutants: [['b.gt(a)', 'b.gte(a)']],
    why: sameAtTheLimit,
  },
  {
    file: 'schemas/functions/arithmetic.ts',
    line: 'return slice.gt(0) ? slice.times(percent).div(100) : zero;',
    mutants: [['slice.gt(0)', 'slice.gte(0)']],
    why: sameAtTheLimit,
  },
  {
    file: 'schemas/decimal.ts',
    line: 'const comparedDecimals = 40;',
    mutants: [['40', '41']],
    why: unseenDigits,
  },
  {
    file: 'calculators/shared/growth.ts',
    line: ': factor.times(month).prec(60, 1);',
    mutants: [
      ['60', '61'],
      ['1', '2'],
    ],
    why: unseenDigits,
  },
  {
    file: 'src/engine/input/kinds/ambiguity.ts',
    line: 'const [, whole, rest] = ambiguousNumber.exec(bareNumber(text)) ?? [];',
    mutants: [['[]', '["Stryker was here"]']],
    why: noEntry,
  },
  {
    file: 'src/engine/input/kinds/ambiguity.ts',
    line: 'if (whole && rest) {',
    mutants: [['whole && rest', 'whole || rest']],
    why: 'A match has both; without a match there is neither.',
  },
  {
    file: 'src/engine/input/kinds/ambiguity.ts',
    line: "return `${value.toFixed()}, not as ${value.lt(0) ? '-' : ''}${other.toFixed()}`;",
    mutants: [
      ['value.lt(0)', 'value.lte(0)'],
      ['0', '1'],
    ],
    why: 'The figure before the sign does not start with 0: the value is 1 or more, or -1 or less.',
  },
  {
    file: 'src/engine/input/kinds/ambiguity.ts',
    line: ".replace(/^[-+\\u2212\\u2012\\u2013]\\s*/, '');",
    mutants: [['/^[-+\\u2212\\u2012\\u2013]\\s*/', '/[-+\\u2212\\u2012\\u2013]\\s*/']],
    why: 'Elsewhere a number has such a sign only after a currency or an exponent, which are not certain either.',
  },
  {
    file: 'src/engine/input/kinds/extra/rows.ts',
    line: 'const given = (Array.isArray(raw) ? raw : [])',
    mutants: [['[]', '["Stryker was here"]']],
    why: 'A text is no record: it is left out.',
  },
  {
    file: 'src/engine/input/kinds/extra/rows.ts',
    line: "const [first = ''] =",
    mutants: [["''", '"Stryker was here!"']],
    why: 'In a row that does not count there is a control to fill in; without a row the name is not read.',
  },
  {
    file: 'src/engine/input/kinds/extra/rows.ts',
    line: ') ?? [];',
    mutants: [['[]', '["Stryker was here"]']],
    why: 'In a row that does not count there is a control to fill in; without a row the name is not read.',
  },
  {
    file: 'src/engine/input/kinds/extra/list.ts',
    line: "of === 'date' ? readDate(entry) : number.read(entry, { ...each, kind: 'number' }, context);",
    mutants: [["'number'", '""']],
    why: 'Of the kind, nothing is read but whether it is an integer.',
  },
  {
    file: 'src/engine/input/kinds/number.ts',
    line: "if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';",
    mutants: [
      ['dot >= 0', 'dot > 0'],
      ['0', '1'],
      ['comma >= 0', 'comma > 0'],
      ['0', '1'],
    ],
    why: 'A text that starts with one sign and has the other, too, is no number: whichever marks its decimals.',
  },
  {
    file: 'src/engine/input/kinds/number.ts',
    line: "if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';",
    mutants: [['dot > comma', 'dot >= comma']],
    why: 'Two signs do not stand in one place.',
  },
  {
    file: 'src/engine/input/kinds/number.ts',
    line: '}).format(0)',
    mutants: [['0', '1']],
    why: 'The amount is only searched for the sign of its currency.',
  },
  {
    file: 'src/engine/input/kinds/number.ts',
    line: '(!isWhole(field) || value.eq(value.round(0, 0)));',
    mutants: [['0', '1']],
    why: 'A whole number is asked for or corrected next: however it is rounded.',
  },
  {
    file: 'src/engine/input/inputs.ts',
    line: "const path = 'figure' in guard ? undefined : failedAt(guard, values);",
    mutants: [["'figure'", '""']],
    why: 'A figure has no value before it is computed, and a guard that lacks a value holds.',
  },
  {
    file: 'src/engine/input/inputs.ts',
    line: "const [path = ''] = [guard.field ?? []].flat();",
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/page/fields/aid/arrowKeys.ts',
    line: 'low !== undefined && next.lt(low)',
    mutants: [['next.lt(low)', 'next.lte(low)']],
    why: sameAtTheLimit,
  },
  {
    file: 'src/page/fields/aid/arrowKeys.ts',
    line: ': high !== undefined && next.gt(high)',
    mutants: [['next.gt(high)', 'next.gte(high)']],
    why: sameAtTheLimit,
  },
  {
    file: 'src/page/fields/aid/arrowKeys.ts',
    line: 'const moved = value.plus(Big(step).times(direction));',
    mutants: [['Big(step).times(direction)', 'Big(step).div(direction)']],
    why: eitherDirection,
  },
  {
    file: 'src/page/fields/aid/arrowKeys.ts',
    line: 'const next = within(whole ? moved.round(0, direction > 0 === moved.gte(0) ? 0 : 3) : moved);',
    mutants: [['direction > 0', 'direction >= 0']],
    why: eitherDirection,
  },
  {
    file: 'src/page/fields/aid/arrowKeys.ts',
    line: 'const next = within(whole ? moved.round(0, direction > 0 === moved.gte(0) ? 0 : 3) : moved);',
    mutants: [['moved.gte(0)', 'moved.gt(0)']],
    why: 'Zero is zero, however it is rounded.',
  },
  {
    file: 'src/page/fields/aid/arrowKeys.ts',
    line: 'const back = direction > 0 ? next.lte(value) : next.gte(value);',
    mutants: [['direction > 0', 'direction >= 0']],
    why: eitherDirection,
  },
  {
    file: 'src/page/fields/aid/notes.ts',
    line: '.flatMap((part, index) => (texts[index]?.trim() ? `${texts[index]?.trim()} ${part}` : []))',
    mutants: [
      ['texts[index]?.trim', 'texts[index].trim'],
      ['texts[index]?.trim', 'texts[index].trim'],
    ],
    why: 'An entry has a text for each part of its unit.',
  },
  {
    file: 'src/page/fields/aid/notes.ts',
    line: 'const short = value.abs().gte(1) ? value.round(2, 1) : value.prec(3, 1);',
    mutants: [
      ['value.abs().gte(1)', 'value.abs().gt(1)'],
      ['1', '2'],
    ],
    why: 'From 1 to 2, two decimals are the same as three digits.',
  },
  {
    file: 'src/page/fields/aid/notes.ts',
    line: 'for (const text of byHand ? texts : []) {',
    mutants: [['[]', '["Stryker was here"]']],
    why: 'Of a text that is no number there is nothing to say.',
  },
  {
    file: 'src/page/fields/aid/units.ts',
    line: 'const size = factor(part, lastOf(unit)) ?? Big(1);',
    mutants: [['1', '2']],
    why: hasFactor,
  },
  {
    file: 'src/page/fields/aid/units.ts',
    line: 'total = total.plus(value.times(factor(partsOf(unit)[index] as string, lastOf(unit)) ?? 1));',
    mutants: [['1', '2']],
    why: hasFactor,
  },
  {
    file: 'src/page/fields/aid/units.ts',
    line: '.times(factor(lastOf(unit), own) ?? 1)',
    mutants: [['1', '2']],
    why: hasFactor,
  },
  {
    file: 'src/page/fields/aid/units.ts',
    line: 'const times = factor(own, unit) ?? Big(1);',
    mutants: [['1', '2']],
    why: hasFactor,
  },
  {
    file: 'src/page/fields/aid/units.ts',
    line: '.round(2, value < 0 === low ? 0 : 3)',
    mutants: [['value < 0', 'value <= 0']],
    why: 'Zero is zero, however it is rounded.',
  },
  {
    file: 'src/page/fields/aid/units.ts',
    line: 'texts.length === 1 ? field.step : factor(partsOf(unit)[part] as string, last)?.toNumber();',
    mutants: [
      [
        'factor(partsOf(unit)[part] as string, last)?.toNumber',
        'factor(partsOf(unit)[part] as string, last).toNumber',
      ],
    ],
    why: hasFactor,
  },
  {
    file: 'src/page/fields/aid/units.ts',
    line: 'step === undefined ? shown : { ...shown, step },',
    mutants: [['step === undefined', 'false']],
    why: 'A step that is undefined is 1, as one that is left out.',
  },
  {
    file: 'src/engine/formula/evaluate.ts',
    line: "if (typeof value !== 'string') return undefined;",
    mutants: [["typeof value !== 'string'", 'false']],
    why: 'What is no text matches no option, date or time.',
  },
  {
    file: 'src/engine/formula/evaluate.ts',
    line: 'sub === undefined ? Big(1) : (meaningOf(field.fields[sub], row[sub]) as Big),',
    mutants: [['1', '2']],
    why: 'Rows without one of their fields are only counted.',
  },
  {
    file: 'schemas/formula.ts',
    line: "else tokens.push({ text: operator ?? '', kind: 'sign' });",
    mutants: [["''", '"Stryker was here!"']],
    why: 'A token is a number, an id or a sign.',
  },
  {
    file: 'schemas/formula.ts',
    line: "else tokens.push({ text: operator ?? '', kind: 'sign' });",
    mutants: [["'sign'", '""']],
    why: 'A token is only asked whether it is a number or an id.',
  },
  {
    file: 'schemas/formula.ts',
    line: 'if (next < tokens.length) throw new Error(`“${tokens[next]?.text}” is one too many`);',
    mutants: [['tokens[next]?.text', 'tokens[next].text']],
    why: 'Before the end there is a token.',
  },
  {
    file: 'schemas/formula.ts',
    line: "return formula.kind === 'negative' ? 1.5 : 9;",
    mutants: [['9', '10']],
    why: aboveAllSigns,
  },
  {
    file: 'schemas/formula.ts',
    line: "if (operator === '/' && left.kind === 'binary' && left.operator === '/') {",
    mutants: [["left.kind === 'binary'", 'true']],
    why: 'Nothing but a binary formula has a sign.',
  },
  {
    file: 'schemas/formula.ts',
    line: "if (operator === '^') return `{${within(left, 5)}}^{${tex(right)}}`;",
    mutants: [['5', '6']],
    why: aboveAllSigns,
  },
  {
    file: 'schemas/formula.ts',
    line: "if (operator === '^') return `${within(left, 5)}^${within(right, 4)}`;",
    mutants: [['5', '6']],
    why: aboveAllSigns,
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: "typeof value === 'string' ? (constants[value]?.value ?? value) : value;",
    mutants: [["typeof value === 'string'", 'true']],
    why: 'No constant has a number for its id.',
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: "typeof formula === 'string' ? [{ formula }] : (formula ?? []);",
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: 'const all = variants.at(-1)?.when ? [...variants, none] : variants;',
    mutants: [['variants.at(-1)?.when', 'variants.at(-1).when']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: "if (!('formula' in figure)) return [];",
    mutants: [["!('formula' in figure)", 'false']],
    why: 'A formula that is undefined has no branches: there are no variants either way.',
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: 'if (done.has(plan)) return;',
    mutants: [['done.has(plan)', 'false']],
    why: 'It only saves time: a set holds a plan once, where it came first.',
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: 'for (const plan of plans) visit(plan, []);',
    mutants: [['[]', '["Stryker was here"]']],
    why: 'No figure has this id, and the way round a circle begins at the figure that needs itself.',
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: '...(formula === undefined ? [] : idsOf(parseFormula(formula))),',
    mutants: [['[]', '["Stryker was here"]']],
    why: 'An id that nothing has is left out: it has no symbol.',
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: '...[ranges?.of ?? [], graduated?.of ?? []].flat(),',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['[]', '["Stryker was here"]'],
    ],
    why: 'An id that nothing has is left out: it has no symbol.',
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: 'const symbol = all[id]?.symbol;',
    mutants: [['all[id]?.symbol', 'all[id].symbol']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: "const parts = figure && 'sum' in figure ? (figure.sum ?? {}) : {};",
    mutants: [
      ["figure && 'sum' in figure", 'true'],
      ["figure && 'sum' in figure", "figure || 'sum' in figure"],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: "const figure = typeof sumOf === 'string' ? figures[sumOf] : undefined;",
    mutants: [["typeof sumOf === 'string'", 'true']],
    why: 'No figure has an object for its id.',
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: 'Object.entries(all).filter(([id]) => id in example.given || holds(fields[id]?.when, all)),',
    mutants: [['fields[id]?.when', 'fields[id].when']],
    why: 'What an example does not name is the default of a field.',
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "const constant = formula.kind === 'id' && this.#manifest.constants[formula.id];",
    mutants: [["formula.kind === 'id'", 'true']],
    why: onlyIdsHaveIds,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "(formula.kind === 'id' && this.#manifest.constants[formula.id] !== undefined)",
    mutants: [["formula.kind === 'id'", 'true']],
    why: onlyIdsHaveIds,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "const [list = ''] = formula.id.split('.');",
    mutants: [["''", '"Stryker was here!"']],
    why: splitHasFirst,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "const [list = '', sub] = id.split('.');",
    mutants: [["''", '"Stryker was here!"']],
    why: splitHasFirst,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "const [id = ''] = formula.id.split('.');",
    mutants: [["''", '"Stryker was here!"']],
    why: splitHasFirst,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "if (field && 'fields' in field && sub !== undefined && this.#list) {",
    mutants: [
      [
        "field && 'fields' in field && sub !== undefined",
        "field && 'fields' in field || sub !== undefined",
      ],
      ['sub !== undefined', 'true'],
    ],
    why: 'Rows without one of their fields are only counted: what stands in one row is not read.',
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "if (field && 'fields' in field && sub !== undefined && this.#list) {",
    mutants: [["field && 'fields' in field", 'true']],
    why: 'An id with a dot is of a field with rows.',
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: 'const kind = field.fields[sub]?.kind;',
    mutants: [['field.fields[sub]?.kind', 'field.fields[sub].kind']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: 'const kind = (results[id] ?? workings[id])?.kind;',
    mutants: [['(results[id] ?? workings[id])?.kind', '(results[id] ?? workings[id]).kind']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: 'const kind = (fields[id] ?? results[id] ?? workings[id])?.kind;',
    mutants: [
      [
        '(fields[id] ?? results[id] ?? workings[id])?.kind',
        '(fields[id] ?? results[id] ?? workings[id]).kind',
      ],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "return tests.length > 1 ? `(${tests.join(' || ')})` : tests.join('');",
    mutants: [
      ['tests.length > 1', 'true'],
      ['tests.length > 1', 'tests.length >= 1'],
      ["''", '"Stryker was here!"'],
    ],
    why: 'Of one test, brackets change nothing, and nothing stands between it and another.',
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "field?.kind === 'rows' || field?.kind === 'list'",
    mutants: [
      ['field?.kind', 'field.kind'],
      ['field?.kind', 'field.kind'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "const guard = typeof limit === 'string' && this.maybe.has(limit) ? [this.#raw(limit)] : [];",
    mutants: [["typeof limit === 'string'", 'true']],
    why: 'No figure and no field has a number for its id.',
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "for (let at = code.indexOf('(', index); at < code.length; at += 1) {",
    mutants: [['at < code.length', 'at <= code.length']],
    why: allClosed,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "return '';",
    mutants: [["''", '"Stryker was here!"']],
    why: allClosed,
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: 'let variables = 0;',
    mutants: [['0', '1']],
    why: 'It is only part of a name.',
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: 'if (shared.length > 0) {',
    mutants: [
      ['shared.length > 0', 'true'],
      ['shared.length > 0', 'shared.length >= 0'],
    ],
    why: 'Where formulas alone compute, only a text has none, and no formula takes a text for a number.',
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "].join('\\n');",
    mutants: [["'\\n'", '""']],
    why: 'Statements end with a semicolon or a bracket: a line break between them changes nothing.',
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "return `{ const rows = [];\\n${rows.join('\\n')}\\nt.${table} = ${done}; }`;",
    mutants: [["'\\n'", '""']],
    why: 'Statements end with a semicolon or a bracket: a line break between them changes nothing.',
  },
  {
    file: 'src/engine/formula/compile.ts',
    line: "'\\n',",
    mutants: [["'\\n'", '""']],
    why: 'Statements end with a semicolon or a bracket: a line break between them changes nothing.',
  },
  {
    file: 'src/engine/manifest/expand.ts',
    line: 'if (!money) return figures;',
    mutants: [['!money', 'false']],
    why: 'Where there is no format of money, nothing is written into the copies of the figures.',
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'results.unitPrice.formula[0].when',
    mutants: [['{"figure":"after5","atLeast":0}', '{"figure":"after5","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'results.unitPrice.formula[1].when',
    mutants: [['{"figure":"after4","atLeast":0}', '{"figure":"after4","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'results.unitPrice.formula[2].when',
    mutants: [['{"figure":"after3","atLeast":0}', '{"figure":"after3","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'results.unitPrice.formula[3].when',
    mutants: [['{"figure":"after2","atLeast":0}', '{"figure":"after2","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after1.formula[0].when',
    mutants: [['{"figure":"percent1","atLeast":0}', '{"figure":"percent1","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after1.formula[1].when',
    mutants: [['{"figure":"amount1","atLeast":0}', '{"figure":"amount1","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after2.formula[0].when',
    mutants: [['{"figure":"percent2","atLeast":0}', '{"figure":"percent2","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after2.formula[1].when',
    mutants: [['{"figure":"amount2","atLeast":0}', '{"figure":"amount2","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after3.formula[0].when',
    mutants: [['{"figure":"percent3","atLeast":0}', '{"figure":"percent3","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after3.formula[1].when',
    mutants: [['{"figure":"amount3","atLeast":0}', '{"figure":"amount3","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after4.formula[0].when',
    mutants: [['{"figure":"percent4","atLeast":0}', '{"figure":"percent4","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after4.formula[1].when',
    mutants: [['{"figure":"amount4","atLeast":0}', '{"figure":"amount4","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after5.formula[0].when',
    mutants: [['{"figure":"percent5","atLeast":0}', '{"figure":"percent5","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/tax-pay/discount/manifest.ts',
    line: 'workings.after5.formula[1].when',
    mutants: [['{"figure":"amount5","atLeast":0}', '{"figure":"amount5","atLeast":-1}']],
    why: neverNegative,
  },
  {
    file: 'calculators/math/quadratic-equation/manifest.ts',
    line: 'cautions[1].when',
    mutants: [
      [
        '["two",{"figure":"x1","above":0},{"figure":"x2","below":0}]',
        '[{"figure":"x1","above":0},{"figure":"x2","below":0}]',
      ],
    ],
    why: twoSigns,
  },
  {
    file: 'calculators/math/quadratic-equation/manifest.ts',
    line: 'cautions[2].when',
    mutants: [
      [
        '["two",{"figure":"x1","below":0},{"figure":"x2","above":0}]',
        '[{"figure":"x1","below":0},{"figure":"x2","above":0}]',
      ],
    ],
    why: twoSigns,
  },
  {
    file: 'calculators/statistics/z-score/manifest.ts',
    line: 'results.below.formula[0].when',
    mutants: [
      ['["tiny",{"figure":"z","below":0}]', '["tiny",{"figure":"z","atMost":0}]'],
      ['["tiny",{"figure":"z","below":0}]', '["tiny",{"figure":"z","below":1}]'],
      ['["tiny",{"figure":"z","below":0}]', '["tiny",{"figure":"z","below":-1}]'],
    ],
    why: farOut,
  },
  {
    file: 'calculators/statistics/z-score/manifest.ts',
    line: 'results.above.formula[0].when',
    mutants: [
      ['["tiny",{"figure":"z","above":0}]', '["tiny",{"figure":"z","atLeast":0}]'],
      ['["tiny",{"figure":"z","above":0}]', '["tiny",{"figure":"z","above":1}]'],
      ['["tiny",{"figure":"z","above":0}]', '["tiny",{"figure":"z","above":-1}]'],
    ],
    why: farOut,
  },
  {
    file: 'calculators/statistics/z-score/manifest.ts',
    line: 'results.twoSided.formula[0].when',
    mutants: [['{"figure":"tail","below":5e-31}', '{"figure":"tail","atMost":5e-31}']],
    why: neverExactly,
  },
  {
    file: 'calculators/statistics/z-score/manifest.ts',
    line: 'results.between.formula[0].when',
    mutants: [['{"figure":"inner","below":1e-30}', '{"figure":"inner","atMost":1e-30}']],
    why: neverExactly,
  },
  {
    file: 'calculators/statistics/z-score/manifest.ts',
    line: 'results.outside.formula[0].when',
    mutants: [['{"figure":"outer","below":1e-30}', '{"figure":"outer","atMost":1e-30}']],
    why: neverExactly,
  },
  {
    file: 'calculators/statistics/z-score/manifest.ts',
    line: 'workings.inner.formula[0].when',
    mutants: [
      ['{"figure":"zLower","above":0}', '{"figure":"zLower","atLeast":0}'],
      ['{"figure":"zLower","above":0}', '{"figure":"zLower","below":0}'],
      ['{"figure":"zLower","above":0}', '{"figure":"zLower","above":1}'],
      ['{"figure":"zLower","above":0}', '{"figure":"zLower","above":-1}'],
    ],
    why: sameEitherWay,
  },
  {
    file: 'calculators/statistics/z-score/manifest.ts',
    line: 'cases.tiny',
    mutants: [['{"figure":"tail","below":1e-30}', '{"figure":"tail","atMost":1e-30}']],
    why: neverExactly,
  },
  {
    file: 'calculators/statistics/z-score/manifest.ts',
    line: 'cautions[1].when',
    mutants: [
      [
        '["standard",{"figure":"tail","below":0.000001}]',
        '["standard",{"figure":"tail","atMost":0.000001}]',
      ],
    ],
    why: neverExactly,
  },
  {
    file: 'calculators/statistics/z-score/manifest.ts',
    line: 'cautions[2].when',
    mutants: [['{"figure":"tail","below":0.0001}', '{"figure":"tail","atMost":0.0001}']],
    why: neverExactly,
  },
  {
    file: 'calculators/fitness-nutrition/race-time/manifest.ts',
    line: 'cases.even',
    mutants: [
      ['{"field":"exponent","atMost":1}', '{"field":"exponent","below":1}'],
      ['{"field":"exponent","atMost":1}', '{"field":"exponent","atMost":0}'],
    ],
    why: sameEitherWay,
  },
  {
    file: 'calculators/date-time/unix-time/manifest.ts',
    line: 'results.unitRead.choose[0].when',
    mutants: [['{"figure":"perSecond","atMost":1}', '{"figure":"perSecond","atMost":2}']],
    why: powersOfThousand,
  },
  {
    file: 'calculators/date-time/unix-time/manifest.ts',
    line: 'results.unitRead.choose[1].when',
    mutants: [['{"figure":"perSecond","atMost":1000}', '{"figure":"perSecond","atMost":1001}']],
    why: powersOfThousand,
  },
  {
    file: 'calculators/date-time/unix-time/manifest.ts',
    line: 'results.unitRead.choose[2].when',
    mutants: [
      ['{"figure":"perSecond","atMost":1000000}', '{"figure":"perSecond","atMost":1000001}'],
    ],
    why: powersOfThousand,
  },
  {
    file: 'calculators/date-time/unix-time/manifest.ts',
    line: 'results.unitRead.choose[3].when',
    mutants: [
      ['{"figure":"perSecond","above":1000000}', '{"figure":"perSecond","atLeast":1000000}'],
      ['{"figure":"perSecond","above":1000000}', '{"figure":"perSecond","above":1000001}'],
      ['{"figure":"perSecond","above":1000000}', '{"figure":"perSecond","above":999999}'],
    ],
    why: powersOfThousand,
  },
  {
    file: 'calculators/date-time/unix-time/manifest.ts',
    line: 'guards[1].than',
    mutants: [['253402300799', '253402300800']],
    why: refusedEitherWay,
  },
  {
    file: 'calculators/math/fraction/manifest.ts',
    line: 'cases.short',
    mutants: [
      ['{"figure":"topA","above":-1000000}', '{"figure":"topA","atLeast":-1000000}'],
      ['{"figure":"topA","above":-1000000}', '{"figure":"topA","above":-999999}'],
      ['{"figure":"topA","above":-1000000}', '{"figure":"topA","above":-1000001}'],
    ],
    why: thereOrNot,
  },
  {
    file: 'calculators/math/fraction/manifest.ts',
    line: 'cases.byNegative',
    mutants: [
      ['{"figure":"topB","below":0}', '{"figure":"topB","atMost":0}'],
      ['{"figure":"topB","below":0}', '{"figure":"topB","below":1}'],
    ],
    why: wholeNotZero,
  },
];
