import { whenIdle } from '../browser/idle.ts';

/** What a screen reader calls a formula that scrolls: by the figure that it gives, if it is a step's. */
function nameOf(box: Element): string {
  const figure = box.closest('[data-step]')?.querySelector('h3')?.textContent;
  const numbers = box.closest('.worked') ? ' with your numbers' : '';
  return figure ? `Formula${numbers}: ${figure}` : 'Formula';
}

/**
 * Lets the keyboard reach each formula within a part of the page that is wider than its box, and no
 * other: with nothing to scroll, it would be one more stop on the way. A box may come to scroll when
 * the page gets narrower, when a folded part opens, and when numbers are filled in. Returns what ends
 * it.
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
  // What nobody has scrolled to has no size to observe yet, but the Tab key already goes there.
  whenIdle(() => {
    for (const part of parts) if (part.matches('.formula')) check(part);
  });
  return () => observer.disconnect();
}
