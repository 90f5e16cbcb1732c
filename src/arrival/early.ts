import type { Fields } from '../../schemas/manifest.ts';
import { unitOf } from '../../schemas/unit.ts';
import { today } from '../browser/today.ts';
import { answer, type Problem, type Solved } from '../engine/answer/answer.ts';
import type { CalculatorModule } from '../engine/calculator.ts';
import { holds } from '../engine/input/condition.ts';
import { initialValues, type Values } from '../engine/input/inputs.ts';
import { doubtsIn } from '../engine/input/kinds/doubts.ts';
import type { FormValues } from '../engine/input/kinds/kind.ts';
import { readForm } from '../page/form/readForm.ts';
import { presentation } from '../page/money/presentation.ts';

/*
 * The second of a page's three moments (README.md): answers without React. The engine and the
 * calculator's own chunk arrive first; from then on a form is answered, refused and marked stale
 * here. The page's full script is evaluated when the visitor leaves the page alone for a moment, or at
 * once for what only it can do.
 */

/** Milliseconds without a key or a press after which nobody is in the middle of typing. */
const pause = 1000;
/** The same, once there is an answer to look at. */
const pauseAfterAnswer = 400;

/** Whether there is a page. The chunk with this module is imported by workers, too, where it starts nothing. */
const isPage = 'document' in globalThis;

/** Resolves when the document is parsed: a cached module may run before that. */
export const parsed = new Promise<void>((resolve) => {
  if (!isPage) return;
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve());
});

/**
 * Imports a script. If that fails, imports it from another address: WebKit remembers, over reloads, that a
 * `modulepreload` failed. While it cannot be fetched, the head script offers to try again.
 */
const load = <T>(url: string, other = url): Promise<T> =>
  import(/* @vite-ignore */ url)
    .catch(() => import(/* @vite-ignore */ other))
    .catch(
      () =>
        new Promise<T>((resolve) => {
          const detail = () => resolve(load<T>(url, other));
          dispatchEvent(new CustomEvent('fetch-failed', { detail }));
        }),
    );

/** The chunk of the calculator on this page, or nothing on another page. */
export const pageModule: Promise<CalculatorModule | undefined> = parsed.then(() => {
  const link = document.querySelector<HTMLLinkElement>('link[data-calculator]');
  // No other module imports this one, so that a second address makes no second copy.
  return link ? load(link.href, `${link.href}?again=${Date.now()}`) : undefined;
});

/** The inputs, as typed, of the answer that stands on the page before hydration. */
export let answered: FormValues | undefined;

/** The page's full script, and what it imports. */
const files = isPage ? [...document.querySelectorAll<HTMLLinkElement>('link[rel=hydrate]')] : [];
let hydrating = false;

/** Evaluates the full script, which hydrates the page. */
function hydrate(): void {
  if (hydrating || !files[0]) return;
  hydrating = true;
  void load(files[0].href);
}

/** Until when the visitor counts as typing, by `performance.now()`. */
let busyUntil = 0;
const isBusyFor = (time: number): void => {
  busyUntil = performance.now() + time;
};

function hydrateWhenQuiet(): void {
  const wait = busyUntil - performance.now();
  if (wait > 0) setTimeout(hydrateWhenQuiet, wait);
  // Safari has none.
  else if (!('requestIdleCallback' in window)) hydrate();
  else {
    const options = { timeout: pause };
    requestIdleCallback(
      () => (busyUntil > performance.now() ? hydrateWhenQuiet() : hydrate()),
      options,
    );
  }
}

/** Fetches the full script, without evaluating it. */
const fetchFiles = () =>
  Promise.all(
    files.map(
      (link) =>
        new Promise((resolve) => {
          link.onload = resolve;
          // A failure is met again, and reported, when the script is imported.
          link.onerror = resolve;
          link.rel = 'modulepreload';
        }),
    ),
  );

const listener = new AbortController();
const listening = { signal: listener.signal };

/** Which fields the form shows for some values, and the units that their numbers are converted to. */
const layoutOf = (fields: Fields, values: Values): string =>
  Object.values(fields)
    .map(({ when, ...field }) => {
      const unit = 'unit' in field ? field.unit : undefined;
      const converts = typeof unit === 'object' && unit.units && !unit.keepsNumber;
      return holds(when, values) ? `+${converts ? unitOf(unit, values) : ''}` : '-';
    })
    .join();

/**
 * Fills the blank result card with the verdict, figures and cautions. Gives nothing if it has no place for
 * one of the figures: they are those of the form at first sight.
 */
function card({ shown, verdict, cautions }: Solved): Node | undefined {
  const template = document.querySelector<HTMLTemplateElement>('template[data-result]');
  const filled = template?.content.cloneNode(true) as DocumentFragment;
  const missing = new Set(Object.keys(shown).filter((id) => typeof shown[id] === 'string'));
  for (const place of filled.querySelectorAll<HTMLElement>('[data-figure]')) {
    const { figure = '' } = place.dataset;
    const output = place.querySelector('output');
    if (missing.delete(figure) && output) output.textContent = shown[figure] as string;
    else place.remove();
  }
  if (missing.size > 0) return undefined;
  const sentence = filled.querySelector('[data-verdict]');
  if (verdict) sentence?.append(verdict);
  else sentence?.remove();
  const list = filled.querySelector('[data-cautions]');
  for (const caution of list ? cautions : []) {
    list?.append(Object.assign(document.createElement('li'), { textContent: caution }));
  }
  return filled;
}

/** How ambiguous numbers were read, until React says it beside their fields. */
const notes = (fields: Fields, values: FormValues): Node[] =>
  doubtsIn(fields, values).map((textContent) =>
    Object.assign(document.createElement('p'), { textContent }),
  );

function respondTo(form: HTMLFormElement, { calculator }: CalculatorModule): void {
  const panel = document.querySelector<HTMLElement>('[data-panel]') as HTMLElement;
  const { actions, fields, ownMoney } = calculator.manifest;
  const [invitation] = panel.children;
  const opening = initialValues(calculator.manifest, today());
  const rendered = layoutOf(fields, opening);
  for (const id in fields) {
    if (!('opens' in (fields[id] as object))) continue;
    (form.elements.namedItem(id) as HTMLInputElement).value ||= opening[id] as string;
  }
  /** Whether the form would have to show other fields, or other units, than were prerendered. */
  const needsReact = () => layoutOf(fields, { ...opening, ...readForm(form) }) !== rendered;

  /** Whether amounts would be in the calculator's currency, although the visitor has chosen one. */
  const isInDefault = () => ownMoney?.length === 0 && !!presentation().money;

  /** Why the form was refused, in the place of the invitation, until each field can say its own. */
  function refusal(errors: readonly Problem[]): Node {
    const text = invitation?.cloneNode() as HTMLElement;
    text.setAttribute('role', 'alert');
    text.textContent = errors
      .map(({ field = '', message }) => {
        const label = fields[field.split('.')[0] ?? '']?.label;
        return label ? `${label}: ${message}` : message;
      })
      .join(' ');
    return text;
  }

  /** Has React answer what was submitted. */
  function leaveToReact() {
    if ('submitted' in form.dataset) {
      delete form.dataset.submitted;
      form.querySelector('[type=submit]')?.setAttribute('data-pressed', '');
    }
    hydrate();
  }

  function respond() {
    // An answer without the fields that a choice calls for, or in another unit, would be a wrong one.
    if (needsReact() || isInDefault()) return leaveToReact();
    const typed = readForm(form);
    const outcome = answer(calculator, typed, { today: today(), presentation: presentation() });
    const filled = outcome.ok ? card(outcome) : undefined;
    // React fetches what an answer needs.
    if (outcome.pending || (outcome.ok && !filled)) {
      // Until then, no figures stand beside inputs that they do not belong to.
      if (actions.live) panel.replaceChildren();
      answered = undefined;
      return leaveToReact();
    }
    answered = outcome.ok ? typed : undefined;
    delete panel.dataset.stale;
    if (filled) panel.replaceChildren(filled, ...notes(fields, typed));
    else if (!outcome.ok) panel.replaceChildren(...(actions.live ? [] : [refusal(outcome.errors)]));
    if (actions.live) return;
    panel.scrollIntoView({ block: 'nearest' });
    // The fields, too, say what is wrong with them.
    if (!outcome.ok) hydrate();
  }

  form.addEventListener('submit', respond, listening);
  form.addEventListener(
    'input',
    () => {
      if (actions.live) respond();
      else if (answered) {
        const stale = JSON.stringify(readForm(form)) !== JSON.stringify(answered);
        panel.toggleAttribute('data-stale', stale);
      }
      if (needsReact()) hydrate();
    },
    listening,
  );
  form.addEventListener(
    'click',
    ({ target }) => {
      // React draws what is folded.
      if ((target as Element).closest('summary')) hydrate();
      const pressed = (target as Element).closest<HTMLInputElement>('[type=button], [type=radio]');
      if (!pressed) return;
      if (pressed.type === 'radio') {
        // Of a group, the last one.
        for (const radio of document.getElementsByName(pressed.name)) delete radio.dataset.pressed;
        if (!needsReact()) return;
      }
      pressed.dataset.pressed = '';
      hydrate();
    },
    listening,
  );
  for (const sign of ['keydown', 'pointerdown']) {
    addEventListener(sign, () => isBusyFor(answered ? pauseAfterAnswer : pause), listening);
  }
  // An address that carries inputs fills in the form.
  const follow = () => {
    if (location.hash.includes('=')) hydrate();
  };
  addEventListener('hashchange', follow, listening);
  // The answer is shown again, in another currency.
  addEventListener('money', hydrate, listening);

  const submitted = 'submitted' in form.dataset;
  if (submitted) respond();
  if (form.querySelector('[data-pressed]') || needsReact()) hydrate();
  follow();
  if (form.contains(document.activeElement)) isBusyFor(answered ? pauseAfterAnswer : pause);
}

/** Fills the list of currencies when it is opened, or says that it cannot be fetched. */
function fillMoney({ target, newState }: ToggleEvent): void {
  const popover = target as HTMLElement;
  if (popover.id !== 'money' || newState !== 'open') return;
  import('../page/money/choice.ts').then(
    ({ showChoice }) => showChoice(popover),
    () => {
      popover.textContent = 'This could not be fetched. Open it again to retry.';
    },
  );
}

if (isPage) addEventListener('beforetoggle', fillMoney, true);

/** Ends this moment: from here on React responds. Gives what was pressed meanwhile, for it to act on. */
export function handOver(): readonly HTMLElement[] {
  listener.abort();
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-pressed]')];
  for (const each of pressed) delete each.dataset.pressed;
  return pressed;
}

void pageModule.then(async (module) => {
  const form = document.querySelector<HTMLFormElement>('form[data-calculator]');
  if (!module || !form) return hydrate();
  respondTo(form, module);
  await fetchFiles();
  hydrateWhenQuiet();
});
