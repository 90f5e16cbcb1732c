/*
 * The undo history of a draft's text: one for the form and the text view.
 */

/** The texts before and after the current one. */
export interface History {
  readonly text: string;
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** When the last change was made, in milliseconds, and which key it changed. */
  readonly at: number;
  readonly key: string;
}

/** The most steps that can be undone. */
const most = 200;
/** Changes to the same key that follow each other within this time, in milliseconds, are one step. */
const pause = 1000;

/** A history that begins with a text. */
export const begin = (text: string): History => ({ text, past: [], future: [], at: 0, key: '' });

/** The history after a change to a key, at a time in milliseconds. */
export function changed(history: History, text: string, key: string, now: number): History {
  if (text === history.text) return history;
  const isSameStep = history.past.length > 0 && key === history.key && now - history.at < pause;
  const past = isSameStep ? history.past : [...history.past, history.text].slice(-most);
  return { text, past, future: [], at: now, key };
}

/** The history after the last step was undone; the same history if there is none. */
export function undone({ text, past, future }: History): History {
  const before = past.at(-1);
  if (before === undefined) return { text, past, future, at: 0, key: '' };
  return { text: before, past: past.slice(0, -1), future: [text, ...future], at: 0, key: '' };
}

/** The history after the last undone step was made again. */
export function redone({ text, past, future }: History): History {
  const [next, ...rest] = future;
  if (next === undefined) return { text, past, future, at: 0, key: '' };
  return { text: next, past: [...past, text], future: rest, at: 0, key: '' };
}
