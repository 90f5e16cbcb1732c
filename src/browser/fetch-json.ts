/** Fetches a file of this site as JSON; throws if it cannot be fetched, the response of a failed one. */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw response;
  return response.json();
}
