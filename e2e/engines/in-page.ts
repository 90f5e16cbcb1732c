/*
 * Functions that run in the page. They are sent as text: each knows nothing but its arguments.
 */

/** The first visible element that a selector and, if given, an accessible name or text select. */
export function findElement(css: string, name: string | null): Element | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(css)].filter(
    (element) => name === null || nameOf(element) === name,
  );
  return found.find((element) => element.checkVisibility()) ?? null;
}

/**
 * Where an element can be clicked: nothing while something covers it. One that is out of sight is
 * scrolled to first.
 */
export function placeOf(element: Element): string | undefined {
  const { x, y, width, height, top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return undefined;
  }
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(hit) ? `${x},${y}` : undefined;
}

export function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** Keeps a list of the errors and violations of the policy in the tab's storage, across its pages. */
export function watchForErrors(): void {
  const scope = globalThis as { isWatched?: boolean };
  if (scope.isWatched) return;
  scope.isWatched = true;
  const note = (text: string) => {
    sessionStorage['journey.errors'] = `${sessionStorage['journey.errors'] ?? ''}${text}\n`;
  };
  addEventListener('error', ({ message }) => {
    // What browsers call an error is a size that they look at again in the next frame.
    if (!message.startsWith('ResizeObserver loop')) note(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => note(`Not handled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`Refused by ${violatedDirective}: ${blockedURI}`),
  );
}
