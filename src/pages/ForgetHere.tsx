import { createRoot } from 'react-dom/client';
import { useTools } from './useTools.ts';

/** Where the button to forget stands, once it has come. */
function ForgetHere() {
  const { Forget } = useTools(true) ?? {};
  return Forget && <Forget />;
}

/** Renders the button to forget where a prerendered page has a place for it; gives what removes it. */
export function renderForget(page: Element): (() => void) | undefined {
  const place = page.querySelector('[data-forget]');
  if (!place) return undefined;
  const root = createRoot(place);
  root.render(<ForgetHere />);
  // Not while React renders what has taken the page's place.
  return () => queueMicrotask(() => root.unmount());
}
