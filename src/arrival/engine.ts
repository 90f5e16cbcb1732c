import { today } from '../browser/today.ts';
import type { CalculatorModule } from '../catalogue.ts';
import { answer, type Solved } from '../engine/answer.ts';
import { readForm } from '../form/readForm.ts';

/*
 * Answers before React is there. On a slow line the engine arrives long before the page's full
 * script: a visitor who presses Calculate meanwhile gets the figures filled into the result card
 * that waits, blank, in a template. Hydration then takes over and renders the rest.
 */

/** Resolves when the document is parsed: a cached module may run before that. */
export const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve());
});

/** The chunk of the calculator on this page, or nothing on another page. */
export const pageModule: Promise<CalculatorModule | undefined> = parsed.then(() => {
  const link = document.querySelector<HTMLLinkElement>('link[data-calculator]');
  return link ? import(/* @vite-ignore */ link.href) : undefined;
});

function fill(
  panel: Element,
  template: HTMLTemplateElement,
  { shown, cautions }: Pick<Solved, 'shown' | 'cautions'>,
) {
  const card = template.content.cloneNode(true) as DocumentFragment;
  for (const place of card.querySelectorAll<HTMLElement>('[data-figure]')) {
    const text = shown[place.dataset.figure ?? ''];
    const output = place.querySelector('output');
    if (typeof text === 'string' && output) output.textContent = text;
    else place.remove();
  }
  const list = card.querySelector('[data-cautions]');
  for (const caution of list ? cautions : []) {
    list?.append(Object.assign(document.createElement('li'), { textContent: caution }));
  }
  panel.replaceChildren(card);
}

pageModule.then((module) => {
  const form = document.querySelector<HTMLFormElement>('form[data-calculator]');
  const panel = document.querySelector('[data-panel]');
  const template = document.querySelector<HTMLTemplateElement>('template[data-result]');
  if (!module || !form || !panel || !template) return;
  const { live } = module.calculator.manifest.actions;
  const waiting = live ? [] : [...panel.childNodes];
  const respond = () => {
    if ('hydrated' in form.dataset) return;
    const said = answer(module.calculator, readForm(form), { today: today() });
    if (said.ok) fill(panel, template, said);
    else panel.replaceChildren(...waiting);
  };
  if ('submitted' in form.dataset) respond();
  form.addEventListener('submit', respond);
  if (live) form.addEventListener('input', respond);
});
