import { flushSync } from 'react-dom';
import { keyAt, type Path, pathOf } from '../../engine/draft/draft.ts';

/*
 * The way from a problem to its control. It knows nothing of the form, which may not have been fetched yet.
 */

/** The id of the control of a key. */
export const controlId = (path: Path): string => `draft-${keyAt(path)}`;

type Reveal = (path: Path) => void;
const forms = new Set<Reveal>();

/** Has a form called to open what is folded around a key; gives back how that ends. */
export function onReveal(reveal: Reveal): () => void {
  forms.add(reveal);
  return () => {
    forms.delete(reveal);
  };
}

/**
 * Opens what is folded around a key, and moves the focus to its control, or to the nearest around it.
 * Says whether there was one.
 */
export function focusKey(key: string): boolean {
  const path = pathOf(key);
  flushSync(() => {
    for (const reveal of forms) reveal(path);
  });
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(controlId(path.slice(0, length)));
    if (!found) continue;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}
