import { whenIdle } from '../../browser/idle.ts';

/** The accessible name of a formula that scrolls: the figure that it computes, if it is a step's. */
function nameOf(box: Element): string {
  const figure = box.closest('[data-step]')?.querySelector('h3')?.textContent;
  const numbers = box.closest('.worked') ? ' with your numbers' : '';
  return figure ? `Formula${numbers}: ${figure}` : 'Formula';
}

/**
 * Makes each formula focusable that is wider than its box, so that the keyboard can scroll it; others
 * would be useless tab stops. A box may begin to scroll when the page gets narrower, when a collapsed
 * part opens, and when numbers are filled in. Returns a function that stops the observation.
 */
export function reachScrollers(within: ParentNode): () => void {
  const check = (box: Element) => {
    const scrolls = box.scrollWidth > box.clientWidth;
    if (scrolls === box.hasAttribute('tabindex')) return;
    const attributes = { tabindex: '0', role: 'group', 'aria-label': nameOf(box) };
    for (const [name, value] of Object.entries(attributes)) {
      if (scrolls) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  };
  const observer = new ResizeObserver((entries) => {
    for (const box of new Set(entries.map(({ target }) => target.closest('.formula')))) {
      if (box) check(box);
    }
  });
  const parts = within.querySelectorAll('.formula, .formula > *');
  for (const part of parts) observer.observe(part);
  // Formulas that are not rendered yet have no size to observe, but the Tab key can reach them.
  let done = false;
  whenIdle(() => {
    for (const part of done ? [] : parts) if (part.matches('.formula')) check(part);
  });
  return () => {
    done = true;
    observer.disconnect();
  };
}
