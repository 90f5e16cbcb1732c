import { readStored, store, storedNames } from './storage.ts';

/*
 * Lists that the visitor keeps on this device. Each record is stored under a name of its own, so that two
 * tabs that write at the same time do not overwrite each other's records, and with the version of its shape,
 * so that a record of a newer version of the site is left as it is.
 */

/** What every record has besides its own data. */
export interface Kept {
  /** Unique among the records of its kind; without a dot. */
  readonly id: string;
}

export interface RecordList<T> {
  /** Those that can be read, by id. */
  readonly records: readonly (T & Kept)[];
  /** How many are stored by a newer version of the site, or are damaged. They stay as they are. */
  readonly unreadable: number;
}

export interface RecordKind<T> {
  /** What is stored now: the same object as long as nothing changes. */
  readonly read: () => RecordList<T>;
  /** Stores a record; false if storage is full or blocked. */
  readonly write: (record: T & Kept) => boolean;
  readonly remove: (id: string) => void;
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return isObject(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** A new id, which sorts by the time at which it was made. */
export const newId = (): string =>
  `${Date.now().toString(36).padStart(9, '0')}${Math.random().toString(36).slice(2, 8)}`;

/**
 * The records whose names begin with `prefix` and a dot.
 * @param version the version of the shape that is written; records of a higher one are not read.
 * @param parse the data of a record, of this version or a lower one; `undefined` if it is damaged.
 */
export function recordsOf<T extends object>(
  prefix: string,
  version: number,
  parse: (data: Readonly<Record<string, unknown>>) => T | undefined,
): RecordKind<T> {
  const start = `${prefix}.`;
  let texts = '';
  let list: RecordList<T> = { records: [], unreadable: 0 };
  return {
    read() {
      const stored = storedNames()
        .filter((name) => name.startsWith(start))
        .sort()
        .map((name) => [name.slice(start.length), readStored(name)] as const);
      const now = JSON.stringify(stored);
      if (now === texts) return list;
      const records = stored.flatMap(([id, text]): (T & Kept) | [] => {
        const data = parseObject(text);
        const isKnown = typeof data?.version === 'number' && data.version <= version;
        const parsed = isKnown ? parse(data) : undefined;
        return parsed ? { ...parsed, id } : [];
      });
      texts = now;
      list = { records, unreadable: stored.length - records.length };
      return list;
    },
    write({ id, ...data }) {
      return store(start + id, JSON.stringify({ version, ...data }));
    },
    remove: (id) => void store(start + id, ''),
  };
}
