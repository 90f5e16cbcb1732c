import { createRoot } from 'react-dom/client';
import { useLazy } from '../lazy.ts';
import { tools } from './parts.ts';

/** Where the button to forget stands, once it has come. */
function ForgetHere() {
  const { Forget } = useLazy(tools)?.tools ?? {};
  return Forget && <Forget />;
}

/** Renders the button to forget where a prerendered page has a place for it; gives what removes it. */
export function renderForget(page: Element): (() => void) | undefined {
  const container = page.querySelector('[data-forget]');
  if (!container) return undefined;
  const root = createRoot(container);
  root.render(<ForgetHere />);
  // Not while React renders what has taken the page's place.
  return () => queueMicrotask(() => root.unmount());
}
