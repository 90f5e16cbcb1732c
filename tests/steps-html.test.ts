import { expect, test } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { stepsHtml, workedStepsHtml } from '../src/engine/steps/worked-steps.ts';
import parcel from './fixtures/parcel/manifest.ts';

/** The steps of the parcel calculator with a field of two speeds and a reason of its postage. */
function stepsWith(say: string): string {
  const speed = {
    kind: 'choice',
    label: 'Speed',
    symbol: 's',
    options: { slow: { label: 'Slow', value: -0.25 }, fast: { label: 'Fast', value: 1.5 } },
    default: 'slow',
  };
  const { fields, results } = parcel;
  const postage = { ...results.postage, because: [{ say }] };
  const changed = { fields: { ...fields, speed }, results: { ...results, postage } };
  return workedStepsHtml(expand({ ...parcel, ...changed } as unknown as Manifest));
}

test.each([
  ['Fast: + {speed.fast} %', 'Fast: + 1.5 %'],
  ['Slow: {speed.slow} %', 'Slow: − 0.25 %'],
  ['Each unit costs {perUnit}', 'Each unit costs 3'],
])('a reason names a value instead of repeating it: %j', (say, expected) => {
  expect(stepsWith(say)).toContain(`<p data-because="0">${expected}</p>`);
});

test('a figure that is what was entered, with the same symbol, has an empty step and one meaning', () => {
  const formula = [
    { when: { field: 'speed', is: 'slow' }, formula: 'weight' },
    { formula: 'weight * 2' },
  ];
  const load = { kind: 'number', label: 'Load', symbol: parcel.fields.weight.symbol, formula };
  const { fields, results } = parcel;
  const changed = expand({ ...parcel, fields, results: { ...results, load } } as never);
  const at = changed.steps.findIndex(({ gives }) => gives === 'load');
  const html = stepsHtml(changed);
  expect(html).toContain(`<div data-step="${at}"></div><div data-step="${at + 1}"><h3>Load</h3>`);
  expect(html).not.toContain(`<dd>${parcel.fields.weight.label}`);
  expect(html).toContain('<dd>Load');
});

test('before an answer, the steps are formulas with symbols, without places for numbers', () => {
  const expanded = expand(parcel as unknown as Manifest);
  const places = /data-slot|class="worked"/;
  expect(stepsHtml(expanded)).not.toMatch(places);
  expect(workedStepsHtml(expanded)).toMatch(places);
  const headings = (html: string) => html.match(/<h3>.*?<\/h3>/g);
  expect(headings(stepsHtml(expanded))).toEqual(headings(workedStepsHtml(expanded)));
});

test('choices of the same numbers have one table of them, under both names', () => {
  const unit = (valueLabel: string) => ({
    kind: 'choice',
    label: 'Unit',
    symbol: 'u',
    valueLabel,
    source: 'Handbook 44',
    options: { ounces: { label: 'Ounces', value: 28.35 }, pounds: { label: 'Pounds', value: 454 } },
    default: 'ounces',
  });
  const fields = {
    ...parcel.fields,
    from: unit('Grams in the first'),
    to: unit('Grams in the other'),
  };
  const html = stepsHtml(expand({ ...parcel, fields } as unknown as Manifest));
  expect(html).toContain('<caption>Grams in the first; grams in the other</caption>');
  expect(html.match(/28\.35/g)).toHaveLength(1);
  expect(html.match(/Handbook 44/g)).toHaveLength(1);
});
