import { type Kept, newId, recordsOf } from '../../browser/records.ts';
import { readStored, store, storedNames } from '../../browser/storage.ts';

/*
 * What was typed into a form, for a day: after a reload, a step back or a closed tab, it is filled in again.
 * Each tab stores its own, so that two tabs with the same calculator do not overwrite each other's.
 */

/** What a tab holds of a calculator's form. */
export interface Typed {
  /** When it was typed, as an ISO time. */
  readonly when: string;
  /** The fragment of a link with the inputs. */
  readonly inputs: string;
  /** The same of the inputs of the answer that was shown; they may be earlier ones. */
  readonly answered?: string;
}

/** For how many milliseconds it is filled in again. */
export const day = 24 * 60 * 60 * 1000;

const parse = ({
  when,
  inputs,
  answered,
}: Readonly<Record<string, unknown>>): Typed | undefined => {
  if (typeof when !== 'string' || typeof inputs !== 'string') return undefined;
  return { when, inputs, ...(typeof answered === 'string' && { answered }) };
};

const typedOf = (slug: string) => recordsOf(`typed.${slug}`, 1, parse);

const switchName = 'typed';

/** Whether forms are filled in again: they are, unless the visitor switched it off. */
export const fillsAgain = (): boolean => readStored(switchName) !== 'off';

/** Switches it on or off; off deletes what is stored for it. Returns false if the browser stores nothing. */
export function setFillsAgain(isOn: boolean): boolean {
  if (!isOn) for (const name of storedNames()) if (name.startsWith('typed.')) store(name, '');
  return store(switchName, isOn ? '' : 'off');
}

const tabName = 'reckonwell.tab';
let tab: string | undefined;

/** Names this tab, also after a reload. */
function idOfTab(): string {
  if (tab) return tab;
  try {
    tab = sessionStorage.getItem(tabName) ?? newId();
    sessionStorage.setItem(tabName, tab);
  } catch {
    tab ??= newId();
  }
  return tab;
}

/** Whether a time is within the last day; one in the future, of a clock that was set back, is not. */
const isRecent = (when: string, now: Date): boolean => {
  const age = now.getTime() - Date.parse(when);
  return age >= 0 && age < day;
};

/** What was typed into a calculator's form within the last day: in this tab, else in the last one. */
export function typedToday(slug: string, now: Date): Typed | undefined {
  if (!fillsAgain()) return undefined;
  const recent = typedOf(slug)
    .read()
    .records.filter(({ when }) => isRecent(when, now));
  const latest = (a: Typed & Kept, b: Typed & Kept) => Date.parse(b.when) - Date.parse(a.when);
  return recent.find(({ id }) => id === idOfTab()) ?? recent.toSorted(latest)[0];
}

/** Stores what this tab holds of a calculator's form; `undefined` for nothing. */
export function keepTyped(slug: string, typed: Typed | undefined): void {
  if (typed && fillsAgain()) typedOf(slug).write({ ...typed, id: idOfTab() });
  else typedOf(slug).remove(idOfTab());
}

/** Deletes what any tab has stored of a calculator's form. */
export function forgetTyped(slug: string): void {
  for (const { id } of typedOf(slug).read().records) typedOf(slug).remove(id);
}

/** Deletes what is older than a day, of all calculators. */
export function forgetExpired(now: Date): void {
  for (const slug of new Set(storedNames().map((name) => /^typed\.([^.]+)\./.exec(name)?.[1]))) {
    if (slug === undefined) continue;
    for (const { id, when } of typedOf(slug).read().records) {
      if (!isRecent(when, now)) typedOf(slug).remove(id);
    }
  }
}
