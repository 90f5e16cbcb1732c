import { vi } from 'vitest';

/** A storage like that of a browser, with room for so many characters. */
class FakeStorage {
  [key: string]: unknown;
  constructor(room = Number.POSITIVE_INFINITY) {
    const used = (except: string) =>
      Object.entries(this).reduce(
        (sum, [key, text]) => sum + (key === except ? 0 : key.length + String(text).length),
        0,
      );
    Object.defineProperties(this, {
      getItem: { value: (key: string) => this[key] ?? null },
      setItem: {
        value: (key: string, text: string) => {
          if (used(key) + key.length + text.length > room) {
            throw new DOMException('full', 'QuotaExceededError');
          }
          this[key] = text;
        },
      },
      removeItem: { value: (key: string) => delete this[key] },
    });
  }
}

/** Gives the tests a new storage, and what storing needs besides. */
export function useFakeStorage(room?: number): FakeStorage {
  const storage = new FakeStorage(room);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('dispatchEvent', () => true);
  return storage;
}
