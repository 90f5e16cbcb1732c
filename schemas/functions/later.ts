/*
 * What a computation needs for some inputs only, such as the price index of the country chosen: no page
 * fetches it before.
 */

const everything: (() => Promise<unknown>)[] = [];

/**
 * Takes modules by id, each with the import that fetches it. Returns a function that gives the module of an
 * id. While it is not fetched yet, the function throws the promise of it: the engine answers again after that.
 */
export function later<Id extends string, T>(
  imports: Readonly<Record<Id, () => Promise<T>>>,
): (id: Id) => T {
  const fetched = new Map<Id, T>();
  const load = async (id: Id) => void fetched.set(id, await imports[id]());
  everything.push(() => Promise.all((Object.keys(imports) as Id[]).map(load)));
  return (id) => {
    const module = fetched.get(id);
    if (module) return module;
    const promise = load(id);
    // A failure is not unhandled where nobody waits for it: the next call fetches again.
    promise.catch(() => {});
    throw promise;
  };
}

/** Fetches everything before it is needed: for Node.js, for drafts, and for a page that is idle. */
export const loadEverything = (): Promise<unknown> => Promise.all(everything.map((load) => load()));
