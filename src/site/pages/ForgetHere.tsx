import { createRoot } from 'react-dom/client';
import { useLazy } from '../../browser/lazy.ts';
import { tools } from '../../page/parts.ts';

/** The button that deletes stored data, once its code is loaded. */
function ForgetHere() {
  const { Forget } = useLazy(tools)?.tools ?? {};
  return Forget && <Forget />;
}

/**
 * Renders the button that deletes stored data into the container of a prerendered page. Returns a
 * function that removes it.
 */
export function renderForget(page: Element): (() => void) | undefined {
  const container = page.querySelector('[data-forget]');
  if (!container) return undefined;
  const root = createRoot(container);
  root.render(<ForgetHere />);
  // Not while React renders the page that replaces this one.
  return () => queueMicrotask(() => root.unmount());
}
