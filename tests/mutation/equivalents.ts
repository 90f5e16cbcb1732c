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

const unseenDigits = 'It decides about a digit that is never shown.';
const oneStepMore = 'One step more at the very limit changes none of the sixty digits.';
const firstUnread = 'What is owed before the first payment is read nowhere.';

export const equivalents: readonly Equivalent[] = [
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
    file: 'schemas/arithmetic.ts',
    line: 'const carried = 60;',
    mutants: [['60', '61']],
    why: unseenDigits,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: 'const trim = (value: Big): Big => value.prec(carried, 1);',
    mutants: [['1', '2']],
    why: unseenDigits,
  },
  {
    file: 'schemas/arithmetic.ts',
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
    file: 'schemas/arithmetic.ts',
    line: "while (root.gt('1.1')) {",
    mutants: [["root.gt('1.1')", "root.gte('1.1')"]],
    why: oneStepMore,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: 'for (let odd = 3; term.gt(negligible); odd += 2) {',
    mutants: [['term.gt(negligible)', 'term.gte(negligible)']],
    why: oneStepMore,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: "while (part.gt('0.05')) {",
    mutants: [["part.gt('0.05')", "part.gte('0.05')"]],
    why: oneStepMore,
  },
  {
    file: 'schemas/arithmetic.ts',
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
    file: 'src/engine/answer.ts',
    line: "return typeof value === 'object' && value !== null && Object.values(value).some(isTooLarge);",
    mutants: [['value !== null', 'true']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer.ts',
    line: "if (!('from' in result) || !result.from) continue;",
    mutants: [["!('from' in result) || !result.from", "!('from' in result) && !result.from"]],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer.ts',
    line: "if (value) all[id] = bandOf(bands ?? [], value)?.[show] ?? '';",
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer.ts',
    line: 'if (result) return String(showResult(result as Result, known[id], known));',
    mutants: [['result', 'false']],
    why: 'A text without a figure is filled in by the rules of labels.',
  },
  {
    file: 'src/engine/answer.ts',
    line: ": String(showResult({ kind: 'money', label: '' }, known[id], known));",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/engine/answer.ts',
    line: '{ guards = [] }: PageManifest,',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/explore/sweep.ts',
    line: "const [id = '', at, sub = ''] = name.split('.');",
    mutants: [
      ["''", '"Stryker was here!"'],
      ["''", '"Stryker was here!"'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/explore/sweep.ts',
    line: "const message = outcome.ok ? 'There is no such result.' : (outcome.errors[0]?.message ?? '');",
    mutants: [
      ["''", '"Stryker was here!"'],
      ['outcome.errors[0]?.message', 'outcome.errors[0].message'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/explore/sweep.ts',
    line: 'const lower = values.filter((each) => each.lt(to));',
    mutants: [['each.lt(to)', 'each.lte(to)']],
    why: 'The visitor’s own value is not among them.',
  },
  {
    file: 'src/explore/sweep.ts',
    line: 'const upper = values.filter((each) => each.gt(to));',
    mutants: [['each.gt(to)', 'each.gte(to)']],
    why: 'The visitor’s own value is not among them.',
  },
  {
    file: 'src/explore/sweep.ts',
    line: 'const wantedReach = size === 0 ? 50 * step : Math.max(0.4 * size, Math.min(5 * step, 2 * size));',
    mutants: [['50', '51']],
    why: 'It decides how many round values are tried, or which of them are tried first; the neighbours do as well.',
  },
  {
    file: 'src/explore/sweep.ts',
    line: ".filter((each) => !each.eq(value) && 'value' in kindOf(field).read(each.toFixed(), field, ''))",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/explore/sweep.ts',
    line: 'while (coversWholeRange && round(count).length >= mostPoints) count -= 1;',
    mutants: [
      ['round(count).length >= mostPoints', 'round(count).length > mostPoints'],
      ['1', '2'],
    ],
    why: 'It decides how many round values are tried, or which of them are tried first; the neighbours do as well.',
  },
  {
    file: 'src/explore/sweep.ts',
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
    file: 'src/format/details.ts',
    line: 'const cut = value.eq(0) ? value : value.prec(significant, 0);',
    mutants: [['0', '1']],
    why: unseenDigits,
  },
  {
    file: 'src/format/details.ts',
    line: "return `${formatNumber(cut, { digits: { atMost: 20 } })}${cut.eq(value) ? '' : '…'}`;",
    mutants: [['20', '21']],
    why: unseenDigits,
  },
  {
    file: 'src/format/numbers.ts',
    line: "const most = typeof digits === 'number' ? digits : digits.atMost;",
    mutants: [
      ["typeof digits === 'number'", 'false'],
      ["'number'", '""'],
    ],
    why: 'The figure was rounded before, and a format is made once to save time: the text is the same.',
  },
  {
    file: 'src/format/numbers.ts',
    line: 'if (!found) {',
    mutants: [['!found', 'true']],
    why: 'The figure was rounded before, and a format is made once to save time: the text is the same.',
  },
  {
    file: 'src/format/numbers.ts',
    line: 'formats.set(key, found);',
    mutants: [['formats.set(key, found);', ';']],
    why: 'The figure was rounded before, and a format is made once to save time: the text is the same.',
  },
  {
    file: 'src/results/csv.ts',
    line: "case 'percent':",
    mutants: [["case 'percent': return plain(value as Big, column as never);", "case 'percent':"]],
    why: sameEitherWay,
  },
  {
    file: 'src/results/difference.ts',
    line: 'const signed = (value: Big, text: string): string => (value.gt(0) ? `+${text}` : text);',
    mutants: [['value.gt(0)', 'value.gte(0)']],
    why: sameAtTheLimit,
  },
  {
    file: 'src/results/tables.ts',
    line: "String(showResult(columns[id] as Column, rows.at(which === 'first' ? 0 : -1)?.[id], values)),",
    mutants: [
      ["rows.at(which === 'first' ? 0 : -1)?.[id]", "rows.at(which === 'first' ? 0 : -1)[id]"],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/results/scale.ts',
    line: 'export const limitOf = (band: Band | undefined): number | undefined => band?.below ?? band?.upTo;',
    mutants: [
      ['band?.below', 'band.below'],
      ['band?.upTo', 'band.upTo'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/results/variations.ts',
    line: "if (at === 'options') return 'options' in field ? Object.keys(field.options) : [];",
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/results/variations.ts',
    line: "const { step, times } = 'step' in at ? at : { step: 0, times: 0 };",
    mutants: [
      ['{ step: 0, times: 0 }', '{}'],
      ['0', '1'],
      ['0', '1'],
    ],
    why: 'Steps are read only where there are some.',
  },
  {
    file: 'src/results/variations.ts',
    line: 'value.plus(Big(step).times(index - times)),',
    mutants: [
      ['value.plus(Big(step).times(index - times))', 'value.minus(Big(step).times(index - times))'],
    ],
    why: sameEitherWay,
  },
  {
    file: 'src/results/variations.ts',
    line: 'return (manifest.variations ?? []).flatMap((variation): readonly VariationTable[] => {',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/results/variations.ts',
    line: 'return result && label ? [[id, { ...result, label }]] : [];',
    mutants: [['result && label', 'result || label']],
    why: sameEitherWay,
  },
  {
    file: 'src/results/workedSteps.ts',
    line: "const list = /\\[(\\w+)/.exec(template)?.[1] ?? '';",
    mutants: [
      ["''", '"Stryker was here!"'],
      ["''", '"Stryker was here!"'],
      ['/\\[(\\w+)/.exec(template)?.[1]', '/\\[(\\w+)/.exec(template)[1]'],
      ['/\\[(\\w+)/.exec(template)?.[1]', '/\\[(\\w+)/.exec(template)[1]'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/results/workedSteps.ts',
    line: 'const { steps = [], fields } = manifest;',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/results/workedSteps.ts',
    line: "const meant = (id = '') => valueIn(fields[id], known[id]);",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/results/workedSteps.ts',
    line: "const template = slot.dataset[name] ?? '';",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/results/workedSteps.ts',
    line: "slot.textContent = detail(known[slot.dataset.exact ?? '']);",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/results/workedSteps.ts',
    line: "const shown = answer.shown[slot.dataset.shown ?? ''];",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/results/workedSteps.ts',
    line: 'const number = field && kindOf(field).option?.(field, value)?.value;',
    mutants: [
      ['kindOf(field).option?.(field, value)?.value', 'kindOf(field).option?.(field, value).value'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/results/workedSteps.ts',
    line: "const sub = field && 'fields' in field ? field.fields[id] : undefined;",
    mutants: [
      ["field && 'fields' in field", 'true'],
      ["field && 'fields' in field", "field || 'fields' in field"],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/results/workedSteps.ts',
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
    file: 'schemas/condition.ts',
    line: 'value instanceof Big ? (value as Big).round(40, 1) : readNumber(textOf(value));',
    mutants: [
      ['40', '41'],
      ['1', '2'],
    ],
    why: unseenDigits,
  },
  {
    file: 'schemas/evaluate.ts',
    line: "const [list = '', sub] = id.split('.');",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'schemas/evaluate.ts',
    line: 'return values && together[name]?.(values);',
    mutants: [['together[name]?.(values)', 'together[name](values)']],
    why: requiredByTypes,
  },
  {
    file: 'schemas/evaluate.ts',
    line: 'return values.includes(undefined) ? undefined : calls[name]?.(...(values as [Big]));',
    mutants: [['calls[name]?.(...(values as [Big]))', 'calls[name](...(values as [Big]))']],
    why: requiredByTypes,
  },
  {
    file: 'schemas/evaluate.ts',
    line: 'const number = field.options[value]?.value;',
    mutants: [['field.options[value]?.value', 'field.options[value].value']],
    why: requiredByTypes,
  },
  {
    file: 'schemas/fragment.ts',
    line: "const [id = '', index = '', sub = '', ...more] = name.split('.');",
    mutants: [
      ["''", '"Stryker was here!"'],
      ["''", '"Stryker was here!"'],
      ["''", '"Stryker was here!"'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'schemas/parts.ts',
    line: 'let sum = Big(0);',
    mutants: [['0', '1']],
    why: 'Each part is a difference of two sums: one more in both.',
  },
  {
    file: 'src/share/entered-inputs.ts',
    line: 'export const plainNumber = (value: Big): string => formatNumber(value, { digits: { atMost: 20 } });',
    mutants: [['20', '21']],
    why: unseenDigits,
  },
  {
    file: 'src/share/entered-inputs.ts',
    line: 'const label = kindOf(field).option?.(field, value)?.label;',
    mutants: [
      ['kindOf(field).option?.(field, value)?.label', 'kindOf(field).option?.(field, value).label'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'src/share/entered-inputs.ts',
    line: "const [id = ''] =",
    mutants: [["''", '"Stryker was here!"']],
    why: requiredByTypes,
  },
  {
    file: 'src/share/entered-inputs.ts',
    line: ') ?? [];',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/share/resultText.ts',
    line: 'text ? [`${label}: ${text}`] : [],',
    mutants: [['[]', '["Stryker was here"]']],
    why: requiredByTypes,
  },
  {
    file: 'src/share/share-link.ts',
    line: 'Object.fromEntries(Object.entries(typed).filter(([id]) => holds(fields[id]?.when, typed)));',
    mutants: [['fields[id]?.when', 'fields[id].when']],
    why: requiredByTypes,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: "const [hours = 0, minutes = 0] = time.split(':').map(Number);",
    mutants: [
      ['0', '1'],
      ['0', '1'],
    ],
    why: requiredByTypes,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: 'const isWhole = (value: Big): boolean => value.eq(value.round(0, 0));',
    mutants: [['0', '1']],
    why: 'A whole number is asked for or corrected next: however it is rounded.',
  },
  {
    file: 'schemas/arithmetic.ts',
    line: "while (root.gt('1.1')) {",
    mutants: [["root.gt('1.1')", 'false']],
    why: 'It only makes the series short: the sum is the same.',
  },
  {
    file: 'schemas/arithmetic.ts',
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
    file: 'schemas/arithmetic.ts',
    line: 'const cut = exact.round(0, 0);',
    mutants: [['0', '1']],
    why: 'A whole number is asked for or corrected next: however it is rounded.',
  },
  {
    file: 'schemas/arithmetic.ts',
    line: 'export const min = (...values: readonly Big[]): Big => values.reduce((a, b) => (b.lt(a) ? b : a));',
    mutants: [['b.lt(a)', 'b.lte(a)']],
    why: sameAtTheLimit,
  },
  {
    file: 'schemas/arithmetic.ts',
    line: 'export const max = (...values: readonly Big[]): Big => values.reduce((a, b) => (b.gt(a) ? b : a));',
    mutants: [['b.gt(a)', 'b.gte(a)']],
    why: sameAtTheLimit,
  },
  {
    file: 'schemas/arithmetic.ts',
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
];
