/*
 * Every document holds the styles that its page is drawn with; those of what comes later are fetched
 * when it comes. A stylesheet that cannot be fetched does not keep anything from being shown.
 */

const styles = new Map<string, Promise<unknown>>();

/** Adds a stylesheet of the site, by its address, unless the document has it. Resolves when it is there. */
export function loadStyles(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`style[data-href~="${href}"]`)) return undefined;
  const pending =
    styles.get(href) ??
    new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.onload = resolve;
      link.onerror = resolve;
      document.head.append(link);
    });
  styles.set(href, pending);
  return pending;
}
