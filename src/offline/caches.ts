/*
 * The site's caches on the visitor's device: one for each release, and an empty one whose existence says
 * that the visitor asked for all calculators.
 */

export const cachePrefix = 'reckonwell.';
export const keepAllFlag = `${cachePrefix}all`;

/** Deletes everything that is kept for use without a network. */
export async function removeKept(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)),
  );
}
