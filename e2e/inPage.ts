import type { Page } from '@playwright/test';
import type { ExpandedManifest } from '../schemas/calculator.ts';
import type { Given, RowsField } from '../schemas/manifest.ts';
import type { Trial } from '../scripts/qa/cases.ts';
import { holds } from '../src/engine/input/condition.ts';
import { isLinkable } from '../tests/cases.ts';
import { describeTrial } from '../tests/qa.ts';
import {
  ask,
  asOnPage,
  type EngineOutput,
  inFillOrder,
  readShown,
  shownInRow,
  whole,
} from './support.ts';

/*
 * Many forms in one page: filled in, submitted and read by a function that runs in the page, since
 * a message to the browser for every key would take minutes. The examples are typed key by key.
 */

/** A form as the page is to fill it in, and what has to come of it. */
interface FormCase {
  /** Each control's name, and the text that it is to hold. */
  readonly texts: readonly (readonly [name: string, text: string])[];
  /** Each list's name, and how many rows it is to have. */
  readonly rows: readonly (readonly [name: string, count: number])[];
  readonly expected: {
    /** By result id, in the order of the ids. */
    readonly shown?: string;
    /** The expected announcement to screen readers. */
    readonly announced?: readonly string[];
    readonly errors: readonly { readonly field?: string; readonly message: string }[];
    readonly alerts: readonly string[];
    /** The button is still disabled. */
    readonly disabled: boolean;
  };
}

/** What is wrong about the form at an index. */
interface Fault {
  readonly index: number;
  readonly what: string;
}

const sorted = (shown: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1)));

type Rows = readonly Readonly<Record<string, string | number>>[];

function formCase(
  { fields, actions }: ExpandedManifest,
  given: Readonly<Record<string, Given>>,
  answer: EngineOutput,
): FormCase {
  const visible = inFillOrder(fields).filter(([, { when }]) => holds(when, given));
  const blank = visible.some(([id, { optional }]) => !optional && !String(given[id]).trim());
  const shown = answer.ok ? asOnPage(answer.shown) : undefined;
  return {
    texts: visible.flatMap(([id, field]) => {
      const value = given[id] as Given;
      if (typeof value !== 'object') return [[id, String(value)] as const];
      return value.flatMap((row, index) =>
        shownInRow(field as RowsField, given, row).map(
          (sub) => [`${id}.${index}.${sub}`, String(row[sub])] as const,
        ),
      );
    }),
    rows: visible.flatMap(([id, field]) =>
      field.kind === 'rows' ? [[id, (given[id] as Rows).length] as const] : [],
    ),
    expected: {
      ...(shown
        ? {
            shown: sorted(shown),
            announced: Object.values(shown).filter((each) => typeof each === 'string'),
          }
        : {}),
      errors: answer.errors ?? [],
      alerts: answer.alert ? [answer.alert] : [],
      disabled: actions.disabledUntilFilled === true && blank,
    },
  };
}

/** Runs in the page. */
async function submitAll(cases: readonly FormCase[]): Promise<readonly Fault[]> {
  const form = document.querySelector('form[data-calculator]') as HTMLFormElement;
  const button = form.querySelector('[type=submit]') as HTMLButtonElement;
  const read = (globalThis as unknown as { readShown: typeof readShown }).readShown;
  const alerts: string[] = [];
  window.alert = (text) => alerts.push(text);

  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const controls = (name: string) =>
    [...form.elements].filter((each) => (each as Control).name === name) as Control[];
  const isRadio = (each: Control): each is HTMLInputElement => each.type === 'radio';
  const textIn = (name: string): string | undefined => {
    const found = controls(name);
    return found.find((each) => !isRadio(each) || each.checked)?.value;
  };
  /** Whether something comes true within the seconds that a machine with other work to do needs. */
  async function until(comes: () => boolean): Promise<boolean> {
    const last = performance.now() + 15_000;
    for (let turn = 0; performance.now() < last; turn += 1) {
      if (comes()) return true;
      await new Promise((resolve) => setTimeout(resolve, turn && 4));
    }
    return false;
  }
  async function put(name: string, text: string) {
    await until(() => controls(name).length > 0);
    if (textIn(name) === text) return;
    const [control] = controls(name);
    if (!control) return;
    if (isRadio(control))
      controls(name)
        .find(({ value }) => value === text)
        ?.click();
    else {
      // As a browser sets it: React keeps watch over the element's own property.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
        control,
        text,
      );
      const event = control instanceof HTMLSelectElement ? 'change' : 'input';
      control.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
  async function setRows(name: string, count: number) {
    const rows = () => form.querySelectorAll(`[data-row]:has([name^="${name}."])`).length;
    while (rows() !== count) {
      const before = rows();
      const add = document.getElementById(`field-${name}-add`);
      const removes = form.querySelectorAll<HTMLElement>('[data-row] button[aria-label^=Remove]');
      (before < count ? add : [...removes].at(-1))?.click();
      if (!(await until(() => rows() !== before))) return;
    }
  }
  function description(control: Control): string {
    const of = isRadio(control) ? control.closest('fieldset') : control;
    const ids = of?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id));
    return texts.map((each) => (each?.checkVisibility() ? each.textContent : '')).join('\n');
  }

  /** Where an answer is announced. */
  const status = () => document.querySelector('[aria-labelledby=result-title] > [role=status]');

  /** What is not as expected; nothing if all is. */
  function fault({ shown, announced = [], errors, ...expected }: FormCase['expected']): string {
    if (expected.disabled) return button.disabled ? '' : 'the button can be pressed too early';
    if (JSON.stringify(alerts) !== JSON.stringify(expected.alerts)) return `an alert: ${alerts}`;
    const invalid = [...form.querySelectorAll<Control>('[aria-invalid=true]')];
    const entries = Object.entries(read()).sort(([a], [b]) => (a < b ? -1 : 1));
    if (shown !== undefined) {
      if (invalid.length > 0) return `${invalid[0]?.name} is marked as invalid`;
      if (JSON.stringify(entries) !== shown) return `it shows ${JSON.stringify(entries)}`;
      const words = status()?.querySelector('span:not([data-heard])')?.textContent ?? '';
      const missing = announced.find((text) => !words.includes(text));
      return missing === undefined ? '' : `“${missing}” is not announced, but “${words}”`;
    }
    if (entries.length > 0) return `it shows ${JSON.stringify(entries)}`;
    if (status()?.textContent) return `“${status()?.textContent}” is announced`;
    for (const { field, message } of errors) {
      if (field === undefined) {
        const panel = document.querySelector('[data-panel]')?.textContent ?? '';
        if (!panel.includes(message)) return `it does not say “${message}”, but “${panel}”`;
        continue;
      }
      const [control] = controls(field);
      if (!control) {
        // The message of a list as a whole is beside the list.
        const text = document.getElementById(`field-${field}-error`)?.textContent ?? '';
        if (!text.includes(message)) return `beside ${field} is “${text}”`;
        continue;
      }
      if (!invalid.includes(control)) return `${field} is not marked as invalid`;
      const text = description(control);
      if (!text.includes(message)) return `beside ${field} is “${text}”`;
    }
    const [first, ...others] = errors;
    const focused = document.activeElement as Control | null;
    // Several errors have a list that leads to each.
    if (others.length > 0) {
      const listed = focused?.getAttribute('aria-labelledby') === 'problems-title';
      return listed ? '' : `the focus is on ${focused?.name}, not on the list of ${errors.length}`;
    }
    const isFocused = ({ field = '' }) =>
      focused?.name === field || focused?.name?.startsWith(`${field}.`);
    return first?.field && !isFocused(first) ? `the focus is on ${focused?.name}` : '';
  }

  // What is folded is not there to be filled in.
  const folded = form.querySelectorAll<HTMLElement>('[data-group]:not([open]) > summary');
  for (const each of folded) each.click();

  const found: Fault[] = [];
  for (const [index, { texts, rows, expected }] of cases.entries()) {
    // A list may be shown only after a choice.
    const inRow = ([name]: (typeof texts)[number]) => name.includes('.');
    for (const each of texts) if (!inRow(each)) await put(...each);
    for (const each of rows) await setRows(...each);
    for (const each of texts) if (inRow(each)) await put(...each);
    await until(() => button.disabled === expected.disabled);
    // What is there from the form before shall not be taken for an answer to this one.
    (document.activeElement as HTMLElement | null)?.blur();
    status()?.querySelector('span')?.setAttribute('data-heard', '');
    alerts.length = 0;
    button.click();
    if (!(await until(() => fault(expected) === ''))) found.push({ index, what: fault(expected) });
    const lost = texts.find(([name, text]) => textIn(name) !== text);
    if (lost) found.push({ index, what: `${lost[0]} holds “${textIn(lost[0])}” instead` });
    if (found.length >= 3) break;
  }
  return found;
}

/**
 * Submits forms in an open page, which has to answer each as the engine does without a page. Throws
 * what it answers otherwise.
 */
export async function tryAll(
  page: Page,
  { slug, manifest }: { readonly slug: string; readonly manifest: ExpandedManifest },
  trials: readonly Trial[],
  today: string,
): Promise<void> {
  const forms = trials.map(({ typed }) => whole(manifest, typed));
  const answers = await ask(forms.map((given) => ({ slug, given, today })));
  const cases = forms.map((given, index) =>
    formCase(manifest, given, answers[index] as EngineOutput),
  );
  await page.evaluate(`globalThis.readShown = ${readShown}`);
  const found = await page.evaluate(submitAll, cases);
  const reports = found.map(({ index, what }) => {
    const { summary, typed } = trials[index] as Trial;
    const { shown, errors, disabled } = (cases[index] as FormCase).expected;
    const refusals = errors.map(({ field, message }) => `${field ?? 'the form'}: ${message}`);
    return [
      `${manifest.title} (${slug})`,
      `  Expected  ${disabled ? 'a button that waits' : (shown ?? refusals.join(' '))}`,
      `  Got       ${what}`,
      describeTrial(
        slug,
        isLinkable(manifest, { summary, typed }) ? { summary, typed } : { summary },
      ),
    ].join('\n');
  });
  if (reports.length > 0) throw new Error(reports.join('\n'));
}
