/** How often each address has failed. */
const failures = new Map<string, number>();

/**
 * Imports the default export of a module of this site that holds data alone; throws if it cannot be
 * fetched. Browsers may remember a failed import by its address, so that each further attempt has
 * another one.
 */
export async function importData<T>(address: string): Promise<T> {
  const failed = failures.get(address);
  try {
    const module = await import(/* @vite-ignore */ failed ? `${address}?${failed}` : address);
    return module.default;
  } catch (error) {
    failures.set(address, (failed ?? 0) + 1);
    throw error;
  }
}
