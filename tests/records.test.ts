import { beforeEach, expect, test, vi } from 'vitest';
import { newId, recordsOf } from '../src/browser/records.ts';
import { useFakeStorage } from './fake-storage.ts';

let storage: ReturnType<typeof useFakeStorage>;
beforeEach(() => {
  storage = useFakeStorage();
});

interface Note {
  readonly text: string;
}
const notesOf = (version: number) =>
  recordsOf<Note>('note.tip', version, ({ text }) =>
    typeof text === 'string' ? { text } : undefined,
  );

test('records are written and read under names of their own, and removed', () => {
  const notes = notesOf(1);
  expect(notes.write({ id: 'a', text: 'first' })).toBe(true);
  expect(notes.write({ id: 'b', text: 'second' })).toBe(true);
  expect(Object.keys(storage)).toEqual(['reckonwell.note.tip.a', 'reckonwell.note.tip.b']);
  expect(notes.read()).toEqual({
    records: [
      { id: 'a', text: 'first' },
      { id: 'b', text: 'second' },
    ],
    unreadable: 0,
  });
  notes.remove('a');
  expect(notes.read().records.map(({ id }) => id)).toEqual(['b']);
});

test('the list is the same object until something changes', () => {
  const notes = notesOf(1);
  notes.write({ id: 'a', text: 'first' });
  const before = notes.read();
  expect(notes.read()).toBe(before);
  notes.write({ id: 'a', text: 'changed' });
  expect(notes.read()).not.toBe(before);
});

test('records of other kinds whose names begin alike are not among them', () => {
  const notes = notesOf(1);
  storage['reckonwell.note.tip-shared.a'] = '{"version":1,"text":"other"}';
  expect(notes.read()).toEqual({ records: [], unreadable: 0 });
});

test('records of a newer version, and damaged ones, are counted and stay as they are', () => {
  const notes = notesOf(1);
  const newer = '{"version":2,"text":"from the future"}';
  Object.assign(storage, {
    'reckonwell.note.tip.a': newer,
    'reckonwell.note.tip.b': '{"version":1',
    'reckonwell.note.tip.c': '{"version":1,"text":5}',
    'reckonwell.note.tip.d': '[]',
    'reckonwell.note.tip.e': '{"text":"no version"}',
  });
  notes.write({ id: 'f', text: 'readable' });
  expect(notes.read()).toEqual({ records: [{ id: 'f', text: 'readable' }], unreadable: 5 });
  expect(storage['reckonwell.note.tip.a']).toBe(newer);
  expect(
    notesOf(2)
      .read()
      .records.map(({ text }) => text),
  ).toEqual(['from the future', 'readable']);
});

test('a full storage is reported, and what was stored before stays', () => {
  storage = useFakeStorage(60);
  const notes = notesOf(1);
  expect(notes.write({ id: 'a', text: 'short' })).toBe(true);
  expect(notes.write({ id: 'a', text: 'x'.repeat(50) })).toBe(false);
  expect(notes.read().records).toEqual([{ id: 'a', text: 'short' }]);
});

test('blocked storage counts as empty', () => {
  vi.stubGlobal('localStorage', undefined);
  const notes = notesOf(1);
  expect(notes.write({ id: 'a', text: 'lost' })).toBe(false);
  expect(notes.read()).toEqual({ records: [], unreadable: 0 });
});

test('ids sort by the time at which they were made', () => {
  vi.useFakeTimers();
  const ids = Array.from({ length: 5 }, () => {
    vi.advanceTimersByTime(1000);
    return newId();
  });
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(5);
  vi.useRealTimers();
});
