import { describe, expect, test } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import { findCalculators, loadManifest } from '../scripts/calculators.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { onlySlug, selected } from './qa.ts';
import { codeOf, disagreements, readCondition, readDecimals, unsaid } from './spec/agreement.ts';
import type { CalculatorContract } from './spec/contract.ts';
import { contracts } from './spec/contracts.ts';

/*
 * Compares the manifests of the calculators beyond the specification's with their contracts, which are
 * copied in spec/.
 */

const folders = findCalculators();
const entries = Object.entries(contracts).flatMap(([category, contract]) =>
  Object.entries(contract).map(([slug, each]) => ({ slug, category, contract: each })),
);

for (const { slug, category, contract } of selected(entries)) {
  const folder = folders.find((each) => each.slug === slug);
  describe(slug, { meta: { slug, kind: 'specification' } }, () => {
    test('is what its contract says', async () => {
      if (!folder) throw new Error(`There is no calculator with the slug ${slug}.`);
      expect(folder.category).toBe(category);
      const manifest = expand(await loadManifest(folder));
      expect(disagreements(slug, contract, manifest)).toEqual([]);
    });

    test('says what its contract says where it refuses', () => {
      expect(unsaid(slug, contract, codeOf(folder?.path ?? ''))).toEqual([]);
    });
  });
}

describe.skipIf(onlySlug)('a manifest that strays from its contract', () => {
  const contract: CalculatorContract = {
    title: 'Parcel Calculator',
    summary: 'What a parcel costs.',
    fields: {
      units: {
        label: 'Units',
        type: 'choice',
        default: 'metric',
        options: { metric: ['Metric (kg)', 1], imperial: ['Imperial (lb)', 0.45359237] },
      },
      weight: {
        label: 'Weight',
        type: 'number',
        unit: 'units: metric=kg, imperial=lb',
        constraint: 'optional; blank = 0; above 0, at most 10^3; presets 1, 2.5',
      },
      size: {
        label: 'Size',
        type: 'number',
        unit: 'cm (metric), in (imperial)',
        constraint: '>= 1; at most weight',
        shown: 'units is not imperial',
      },
      prices: {
        label: 'Prices',
        type: 'list',
        constraint: '2 to 9 whole numbers, each at least 1',
      },
      stops: {
        label: 'Stops',
        type: 'rows',
        constraint: '1..20 rows',
        fields: {
          days: { label: 'Days', type: 'integer', unit: 'days', constraint: '−5..1,000' },
          note: { label: 'Note', type: 'text', constraint: 'optional', shown: 'units = metric' },
        },
      },
      bags: {
        label: 'Bags',
        type: 'number',
        constraint: 'optional, blank = 2.5 (metric) or 1 (imperial); > 0',
      },
      from: { label: 'From', type: 'date', constraint: 'optional; from 1900-01-01 to 2199-12-31' },
      code: { label: 'Code', type: 'text', constraint: 'at most 200 characters' },
      part: { label: 'Part', type: 'text', constraint: 'a fraction as below; not 0' },
    },
    results: {
      price: { label: 'Price, so far', kind: 'money', headline: true, decimals: '2' },
      share: { label: 'Share', kind: 'number', unit: 'kg', decimals: '≤ 6', shown: 'weight > 0' },
      time: { label: 'Time', kind: 'number', unit: 's', decimals: 'h:mm:ss' },
      outcome: { label: 'It is', kind: 'text', words: { far: 'Far away', near: "Don't ask" } },
      lines: {
        label: 'Lines, in order',
        kind: 'table',
        decimals: '10 sig, whole in full',
        columns: { stop: {}, cost: { label: 'Costs', decimals: 'all' } },
      },
    },
    tables: ['schedule'],
    live: true,
    swap: ['from', 'to'],
  };
  const units = {
    kind: 'choice',
    label: 'Units',
    default: 'metric',
    options: {
      metric: { label: 'Metric (kg)', value: 1 },
      imperial: { label: 'Imperial (lb)', value: 0.45359237 },
    },
  };
  const weight = {
    kind: 'number',
    label: 'Weight',
    unit: { by: 'units', units: { metric: 'kg', imperial: 'lb' } },
    above: 0,
    max: 1000,
    whenBlank: 0,
    presets: [1, 2.5],
  };
  const size = {
    kind: 'number',
    label: 'Size',
    unit: { by: 'units', units: { metric: 'cm', imperial: 'in' } },
    min: 1,
    when: [{ field: 'units', is: 'metric' }],
  };
  const prices = { kind: 'list', label: 'Prices', minCount: 2, maxCount: 9, min: 1, whole: true };
  const days = { kind: 'integer', label: 'Days', unit: 'days', min: -5, max: 1000 };
  const note = {
    kind: 'text',
    label: 'Note',
    optional: true,
    when: { field: 'units', is: 'metric' },
  };
  const stops = { kind: 'rows', label: 'Stops', maxRows: 20, fields: { days, note } };
  const bags = {
    kind: 'number',
    label: 'Bags',
    above: 0,
    whenBlank: { by: 'units', values: { metric: 2.5, imperial: 1 } },
  };
  const from = {
    kind: 'date',
    label: 'From',
    optional: true,
    min: '1900-01-01',
    max: '2199-12-31',
  };
  const code = { kind: 'text', label: 'Code', maxLength: 200 };
  const part = { kind: 'text', label: 'Part', grammar: 'fraction' };
  const fields = { units, weight, size, prices, stops, bags, from, code, part };
  const price = { kind: 'money', label: 'Price, so far', headline: true };
  const share = {
    kind: 'number',
    label: 'Share',
    unit: 'kg',
    digits: { atMost: 6 },
    when: { field: 'weight', above: 0 },
  };
  const time = { kind: 'number', label: 'Time', digits: 'm:ss' };
  const outcome = { kind: 'text', label: 'It is', labels: { far: 'Far away', near: 'Don’t ask' } };
  const stop = { kind: 'number', label: 'Stop', digits: { significant: 10, whole: 'all' } };
  const cost = { kind: 'number', label: 'Costs', digits: 'all' };
  const lines = { kind: 'table', label: 'Lines', columns: { stop, cost } };
  const results = { price, share, time, outcome, lines };
  const manifest = {
    title: 'Parcel Calculator',
    summary: 'What a parcel costs.',
    fields,
    results,
    tables: { schedule: {} },
    actions: { calculate: 'Calculate', live: true, swap: ['from', 'to'] },
  };
  const strays = (changed: object) =>
    disagreements('parcel', contract, { ...manifest, ...changed } as unknown as Manifest);

  test('is not seen where there is none', () => {
    expect(strays({})).toEqual([]);
  });

  const inField = (changed: object) => ({ fields: { ...fields, ...changed } });
  const inResult = (changed: object) => ({ results: { ...results, ...changed } });
  const { label, ...unnamed } = weight;
  test.each<[string, object]>([
    [
      'title: the contract says "Parcel Calculator", the manifest has "Parcel"',
      { title: 'Parcel' },
    ],
    [
      'fields: the contract says ["units","weight","size","prices","stops","bags","from","code","part"], the manifest has ["weight","units","size","prices","stops","bags","from","code","part"]',
      { fields: { weight, units, size, prices, stops, bags, from, code, part } },
    ],
    [
      'fields.weight.label: the contract says "Weight", the manifest has "Mass"',
      inField({ weight: { ...unnamed, label: 'Mass' } }),
    ],
    [
      'fields.weight.kind: the contract says "number", the manifest has "integer"',
      inField({ weight: { ...weight, kind: 'integer' } }),
    ],
    [
      'fields.weight.unit: the contract says {"by":"units","units":{"metric":"kg","imperial":"lb"}}, the manifest has {"by":"units","units":{"metric":"kg","imperial":"imperial"}}',
      inField({ weight: { ...weight, unit: { by: 'units', units: { metric: 'kg' } } } }),
    ],
    [
      'fields.weight.whenBlank: the contract says 0, the manifest has 1',
      inField({ weight: { ...weight, whenBlank: 1 } }),
    ],
    [
      'fields.weight.presets: the contract says [1,2.5], the manifest has nothing',
      inField({ weight: { ...weight, presets: undefined } }),
    ],
    [
      'fields.weight.max: the contract says 1000, the manifest has 10',
      inField({ weight: { ...weight, max: 10 } }),
    ],
    [
      'fields.weight.min: the contract says nothing, the manifest has 1',
      inField({ weight: { ...weight, min: 1 } }),
    ],
    [
      'fields.weight.default: the contract says nothing, the manifest has 4',
      inField({ weight: { ...weight, default: 4 } }),
    ],
    [
      'fields.weight.has a condition: the contract says false, the manifest has true',
      inField({ weight: { ...weight, when: { field: 'units', is: 'metric' } } }),
    ],
    [
      'fields.size.when: the contract says {"field":"units","is":["metric"]}, the manifest has {"field":"units","is":["imperial"]}',
      inField({ size: { ...size, when: [{ field: 'units', is: 'imperial' }] } }),
    ],
    [
      'fields.units.options: the contract says ["metric","imperial"], the manifest has ["metric"]',
      inField({
        units: { ...units, options: { metric: units.options.metric } },
        size: { ...size, unit: { by: 'units', units: { metric: 'cm', imperial: 'in' } } },
        weight: { ...weight, unit: { by: 'units', units: { metric: 'kg', imperial: 'lb' } } },
      }),
    ],
    [
      'fields.units.options.metric.value: the contract says 1, the manifest has 2',
      inField({
        units: {
          ...units,
          options: { ...units.options, metric: { label: 'Metric (kg)', value: 2 } },
        },
      }),
    ],
    [
      'fields.prices.maxCount: the contract says 9, the manifest has 10',
      inField({ prices: { ...prices, maxCount: 10 } }),
    ],
    [
      'fields.bags.whenBlank: the contract says {"by":"units","values":{"metric":2.5,"imperial":1}}, the manifest has 2.5',
      inField({ bags: { ...bags, whenBlank: 2.5 } }),
    ],
    [
      'fields.from.max: the contract says "2199-12-31", the manifest has nothing',
      inField({ from: { ...from, max: undefined } }),
    ],
    [
      'fields.code.maxLength: the contract says 200, the manifest has nothing',
      inField({ code: { ...code, maxLength: undefined } }),
    ],
    [
      'fields.part.grammar: the contract says "fraction", the manifest has nothing',
      inField({ part: { ...part, grammar: undefined } }),
    ],
    [
      'fields.stops.maxRows: the contract says 20, the manifest has 30',
      inField({ stops: { ...stops, maxRows: 30 } }),
    ],
    [
      'fields.stops.days.min: the contract says -5, the manifest has 0',
      inField({ stops: { ...stops, fields: { days: { ...days, min: 0 }, note } } }),
    ],
    [
      'results.price.headline: the contract says true, the manifest has nothing',
      inResult({ price: { ...price, headline: undefined } }),
    ],
    [
      'results.price.digits: the contract says 2, the manifest has 0',
      inResult({ price: { ...price, digits: 0 } }),
    ],
    [
      'results.price.when: the contract says nothing, the manifest has "heavy"',
      inResult({ price: { ...price, when: 'heavy' } }),
    ],
    [
      'results.share.kind: the contract says "number", the manifest has "percent"',
      inResult({ share: { ...share, kind: 'percent' } }),
    ],
    [
      'results.share.unit: the contract says "kg", the manifest has "g"',
      inResult({ share: { ...share, unit: 'g' } }),
    ],
    [
      'results.outcome.labels: the contract says {"far":"Far away","near":"Don\'t ask"}, the manifest has {"far":"Far"}',
      inResult({ outcome: { ...outcome, labels: { far: 'Far' } } }),
    ],
    [
      'results.lines.columns: the contract says ["stop","cost"], the manifest has ["stop"]',
      inResult({ lines: { ...lines, columns: { stop } } }),
    ],
    [
      'results.lines.columns.cost.label: the contract says "Costs", the manifest has "Price"',
      inResult({ lines: { ...lines, columns: { stop, cost: { ...cost, label: 'Price' } } } }),
    ],
    [
      'results.lines.columns.stop.digits: the contract says {"significant":10,"whole":"all"}, the manifest has 2',
      inResult({ lines: { ...lines, columns: { stop: { ...stop, digits: 2 }, cost } } }),
    ],
    ['tables.schedule: the contract says true, the manifest has false', { tables: {} }],
    [
      'actions.live: the contract says true, the manifest has nothing',
      { actions: { calculate: 'Calculate', swap: ['from', 'to'] } },
    ],
  ])('is reported with its key: %s', (line, changed) => {
    expect(strays(changed)).toContain(`parcel: ${line}`);
  });

  const refusing = {
    ...contract,
    messages: ["Don't send {weight} or more.", 'At most 5 %.', '“{x}” is no base of 36.', 'Never.'],
  };
  test('is reported with the messages that stand nowhere', () => {
    const code = `["Don't send {weight} or more.", 'At most 5%.', \`\${quoted(x)} is no base of \${n}.\`]`;
    expect(unsaid('parcel', refusing, code)).toEqual([
      'parcel: the contract’s message “Never.” stands nowhere in the code',
    ]);
  });
});

describe.skipIf(onlySlug)('the contracts', () => {
  test('are of 80 calculators, eight in each of ten categories', () => {
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(80);
    expect(Object.values(contracts).map((each) => Object.keys(each).length)).toEqual(
      Array(10).fill(8),
    );
  });

  test('can be read: decimals of every figure, and ids in conditions', () => {
    const all = entries.flatMap(({ contract }) => Object.values(contract.results));
    const columns = all.flatMap((result) => Object.values(result.columns ?? {}));
    for (const { decimals } of [...all, ...columns]) if (decimals) readDecimals(decimals);
    expect(readCondition('known is sss, sas or ssa', known)).toEqual({
      field: 'known',
      is: ['sss', 'sas', 'ssa'],
    });
    expect(readCondition('known=sss', known)).toEqual({ field: 'known', is: ['sss'] });
    expect(readCondition('known is asa', known)).toBeUndefined();
    expect(readCondition('hip is given', known)).toEqual({ field: 'hip', filled: true });
  });

  const option = { label: '' };
  const known = {
    known: { kind: 'choice', label: '', options: { sss: option, sas: option, ssa: option } },
  } as const;
});
