import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftData, Edit, Problem } from '../../engine/draft/draft.ts';
import { edited } from '../../engine/draft/edit.ts';
import { readDraft } from '../../engine/draft/read-draft.ts';
import { begin, changed, redone, undone } from './history.ts';
import { keep, onChangeElsewhere } from './kept.ts';

/** A draft that is worked on. */
export interface Draft {
  readonly text: string;
  /** What the text says, or what it said before it had a mistake. */
  readonly data: DraftData;
  /** Why the text cannot be read at the moment. */
  readonly unreadable: readonly Problem[];
  /** Why the last edit was not made: the draft would be beyond its bounds. */
  readonly refused: Problem | undefined;
  /** Whether the browser keeps it. */
  readonly isKept: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly change: (text: string) => void;
  readonly edit: (edit: Edit) => void;
}

const none: readonly Problem[] = [];

/** Why a draft could not be read after an edit. */
function problemAfter(text: string, edit: Edit): Problem | undefined {
  const read = readDraft(edited(text, edit));
  return 'problems' in read ? read.problems[0] : undefined;
}

/** A draft with its undo history; it is kept on the device with every change. */
export function useDraft(id: string, opened: string): Draft {
  const [history, setHistory] = useState(() => begin(opened));
  const { text } = history;
  const read = useMemo(() => readDraft(text), [text]);
  const last = useRef<DraftData>({});
  if ('data' in read) last.current = read.data;
  const [refusal, setRefusal] = useState<{ readonly problem: Problem; readonly of: string }>();
  const [isKept, setIsKept] = useState(true);
  useEffect(() => setIsKept(keep(id, text)), [id, text]);
  // The same draft in two tabs: neither writes over what the other has changed.
  useEffect(
    () =>
      onChangeElsewhere(id, (next) =>
        setHistory((before) => changed(before, next, 'elsewhere', Date.now())),
      ),
    [id],
  );
  return {
    text,
    data: last.current,
    unreadable: 'problems' in read ? read.problems : none,
    isKept,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    refused: refusal?.of === text ? refusal.problem : undefined,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    change: (next) => setHistory((before) => changed(before, next, 'text', Date.now())),
    edit(edit) {
      const problem = problemAfter(text, edit);
      setRefusal(problem && { problem, of: text });
      setHistory((before) => {
        if (problemAfter(before.text, edit)) return before;
        const key = 'path' in edit ? edit.path.join('.') : '';
        return changed(before, edited(before.text, edit), key, Date.now());
      });
    },
  };
}
