/*
 * One listener for every link of the site, in React or in prerendered HTML: links are plain
 * anchors that work before any script and become steps within the app once there is one.
 */

interface Steps {
  /** Goes there without loading the document anew. */
  readonly go: (address: string) => void;
  /** The visitor is about to go there. */
  readonly prepare: (pathname: string) => void;
}

function internalLink(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest?.('a');
  if (!link?.href || link.target || link.origin !== location.origin) return undefined;
  return link;
}

/** Follows links until the function that it gives is called. */
export function followLinks({ go, prepare }: Steps): () => void {
  const listener = new AbortController();
  const { signal } = listener;
  const follow = (event: MouseEvent) => {
    const link = internalLink(event);
    if (!link) return;
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const samePage = link.pathname === location.pathname && link.hash !== '';
    if (!plain || event.defaultPrevented || samePage || 'reload' in link.dataset) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', follow, { signal });
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      sign,
      (event) => {
        const link = internalLink(event);
        if (link && link.pathname !== location.pathname) prepare(link.pathname);
      },
      { passive: true, signal },
    );
  }
  return () => listener.abort();
}
