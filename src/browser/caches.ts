/*
 * The site's caches on the visitor's device: one for each release, and an empty one whose existence says
 * that the visitor asked for all calculators.
 */

export const cachePrefix = 'reckonwell.';
export const keepAllFlag = `${cachePrefix}all`;

/** The names of the site's caches; none where the browser has or allows none. */
async function cacheNames(): Promise<string[]> {
  try {
    return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  } catch {
    return [];
  }
}

/** Whether anything is kept for use without a network. */
export const hasKept = async (): Promise<boolean> => (await cacheNames()).length > 0;

/** Deletes everything that is kept for use without a network. */
export async function removeKept(): Promise<void> {
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
}
