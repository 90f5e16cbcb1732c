import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { Solved } from '../src/engine/answer/answer.ts';
import { fillSteps } from '../src/engine/answer/working.ts';
import { withMoney } from '../src/engine/format/presentation.ts';
import { sample, solvedSample } from './sample.ts';

/*
 * The prerendered steps of a page, filled with a visitor's numbers. There is no browser here: what
 * stands for an element has what is used of one.
 */

class Element {
  hidden = false;
  textContent = '';
  applies = false;
  parentElement: Element | undefined;
  readonly dataset: Readonly<Record<string, string>>;
  readonly children: readonly Element[];

  constructor(dataset: Readonly<Record<string, string>>, ...children: readonly Element[]) {
    this.dataset = dataset;
    this.children = children;
    for (const child of children) child.parentElement = this;
  }

  /** Of selectors, those by one attribute and by one class. */
  querySelectorAll(selector: string): readonly Element[] {
    const [, key = ''] = /^\[data-(\w+)\]$/.exec(selector) ?? /^\.(\w+)$/.exec(selector) ?? [];
    const own = this.children.filter(({ dataset }) => key in dataset);
    return [...own, ...this.children.flatMap((each) => each.querySelectorAll(selector))];
  }

  querySelector(selector: string): Element | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  toggleAttribute(name: string, on: boolean): void {
    if (name === 'data-applies') this.applies = on;
  }
}

const { manifest } = sample;
const stepElement = (gives: string, nth: number, ...children: readonly Element[]) => {
  const all = manifest.steps.flatMap((step, index) => (step.gives === gives ? [index] : []));
  return new Element({ step: String(all[nth]) }, ...children);
};
const slot = (kind: string, of: string) => new Element({ [kind]: of });

const fill = (page: Element, answer: Solved) =>
  fillSteps(page as never, manifest as never, manifest.steps, answer);

/** What one slot of a step holds for an answer. */
function filled(of: Element, typed: object = {}, gives = 'price', values: object = {}) {
  const solved = solvedSample(typed);
  fill(new Element({}, stepElement(gives, gives === 'price' && 'speed' in typed ? 0 : 1, of)), {
    ...solved,
    values: { ...solved.values, ...values },
  });
  return of.textContent;
}

describe('the steps of an answer', () => {
  test('are those that apply: of several ways to a figure, the first whose conditions hold', () => {
    const steps = [0, 1].map((nth) => stepElement('price', nth));
    const page = new Element({}, ...steps, stepElement('cover', 0));
    fill(page, solvedSample());
    expect(page.children.map(({ hidden }) => hidden)).toEqual([true, false, true]);
    fill(page, solvedSample({ speed: 'fast', insured: '5' }));
    expect(page.children.map(({ hidden }) => hidden)).toEqual([false, true, false]);
  });

  test('are hidden where the manifest has no such step', () => {
    const unknown = new Element({ step: '99' });
    fill(new Element({}, unknown), solvedSample());
    expect(unknown.hidden).toBe(true);
  });

  test('show the reasons that apply', () => {
    const reason = new Element({ because: '0' });
    const of = new Element({}, stepElement('units', 0, reason));
    fill(of, solvedSample());
    expect(reason.hidden).toBe(true);
    fill(of, solvedSample({ speed: 'fast' }));
    expect(reason.hidden).toBe(false);
  });

  test('do not change a step that does not apply', () => {
    const number = slot('slot', 'weight');
    number.textContent = 'w';
    fill(new Element({}, stepElement('price', 0, number)), solvedSample());
    expect(number.textContent).toBe('w');
  });
});

describe('the numbers in a step', () => {
  test('are those of fields, options and figures; those below zero in brackets', () => {
    expect(filled(slot('slot', 'weight'))).toBe('10');
    expect(filled(slot('slot', 'speed'))).toBe('1');
    expect(filled(slot('slot', 'base'))).toBe('30');
    expect(filled(slot('slot', 'units'))).toBe('7');
    expect(filled(slot('slot', 'weight'), {}, 'price', { weight: Big(-2) })).toBe('(-2)');
    expect(filled(slot('slot', 'weight'), {}, 'price', { weight: Big(0) })).toBe('0');
    expect(filled(slot('slot', ''))).toBe('');
  });

  test('that are amounts have the sign of the visitor’s own currency', () => {
    const ownMoney = ['base', 'weight', 'items.count'];
    const slots = [
      slot('slot', 'weight'),
      slot('slot', 'units'),
      slot('sum', '[items.count] × [items.size]'),
      slot('exact', 'base'),
    ];
    const solved = solvedSample();
    fillSteps(
      new Element({}, stepElement('price', 1, ...slots)) as never,
      { ...manifest, ownMoney } as never,
      manifest.steps,
      {
        ...solved,
        values: { ...solved.values, weight: Big(-250000) },
        presentation: withMoney('INR en-IN 2'),
      },
    );
    expect(slots.map(({ textContent }) => textContent)).toEqual([
      '(-₹2,50,000)',
      '7',
      '₹2 × 3 + ₹1 × 1',
      '₹30',
    ]);
  });

  test('have their digits, then the figure as it is shown', () => {
    expect(filled(slot('exact', 'base'), { weight: '3.3333333333333' })).toBe('9.999999999…');
    const shown = slot('shown', 'price');
    const around = new Element({}, shown);
    fill(new Element({}, stepElement('price', 1, around)), solvedSample());
    expect(shown.textContent).toBe('€37.00');
    expect(around.hidden).toBe(false);
    const none = slot('shown', 'cover');
    const hidden = new Element({}, none);
    fill(new Element({}, stepElement('price', 1, hidden)), solvedSample());
    expect([none.textContent, hidden.hidden]).toEqual(['', true]);
  });

  test('are listed for every row in a call over rows', () => {
    const template = '[items.count] × [items.size]';
    expect(filled(slot('sum', template))).toBe('2 × 3 + 1 × 1');
    expect(filled(slot('mean', template))).toBe('(2 × 3 + 1 × 1) / 2');
    expect(filled(slot('min', template))).toBe('min(2 × 3; 1 × 1)');
    expect(filled(slot('max', template))).toBe('max(2 × 3; 1 × 1)');
    expect(filled(slot('lcm', template))).toBe('lcm(2 × 3; 1 × 1)');
    expect(filled(slot('count', template))).toBe('2');
  });

  test('are listed for every number of a list', () => {
    const list = { numbers: [Big(1), Big(-2), Big('0.5')] };
    expect(filled(slot('sum', '[numbers]'), {}, 'price', list)).toBe('1 + (-2) + 0.5');
    expect(filled(slot('count', '[numbers]'), {}, 'price', list)).toBe('3');
    // The weight is one number for the whole list, 10.
    expect(filled(slot('sum', '[weight] × [numbers]'), {}, 'price', list)).toBe(
      '10 × 1 + 10 × (-2) + 10 × 0.5',
    );
    // A second list goes along with the first.
    const lists = { ...list, shares: [Big(2), Big(3), Big('0.5')] };
    expect(filled(slot('sum', '[shares] × [numbers]'), {}, 'price', lists)).toBe(
      '2 × 1 + 3 × (-2) + 0.5 × 0.5',
    );
    expect(filled(slot('sum', '[gone]'))).toBe('');
    expect(filled(slot('count', '[gone]'))).toBe('0');
  });

  test('leave out those in the middle of more than twelve', () => {
    const numbers = (count: number) => ({
      numbers: Array.from({ length: count }, (_, index) => Big(index + 1)),
    });
    const fraction = (count: number) =>
      filled(slot('sum', '[numbers]'), {}, 'price', numbers(count)).split(' + ');
    expect(fraction(12)).toEqual(numbers(12).numbers.map(String));
    expect(fraction(13)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '…', '13']);
  });
});

describe('a table within a step', () => {
  const table = () => {
    const lines = ['1', '10'].map((from) => new Element({ from }));
    const reasons = ['0', '1'].map((line) => new Element({ line }));
    const step = stepElement('level', 0, new Element({ ranges: 'weight' }, ...lines), ...reasons);
    return { lines, reasons, page: new Element({}, step) };
  };

  test('marks the line that applies, and has its reason alone', () => {
    for (const [weight, applies] of [
      ['9.9', [true, false]],
      ['10', [false, true]],
      ['15', [false, true]],
    ] as const) {
      const { lines, reasons, page } = table();
      fill(page, solvedSample({ weight }));
      expect(
        lines.map((line) => line.applies),
        weight,
      ).toEqual(applies);
      expect(
        reasons.map(({ hidden }) => !hidden),
        weight,
      ).toEqual(applies);
    }
  });
});
