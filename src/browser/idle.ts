/** A page that always has something better to do still does the rest, after so many milliseconds. */
const latest = 4000;

/** Does something once the page has nothing better to do. */
export function whenIdle(act: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: latest });
  else setTimeout(act);
}
