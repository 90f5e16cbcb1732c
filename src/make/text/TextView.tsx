import { useMemo } from 'react';
import type { DraftData, Problem } from '../../engine/draft/draft.ts';
import { namesIn } from '../../engine/draft/names.ts';
import { TextEditor } from './TextEditor.tsx';

interface TextViewProps {
  readonly text: string;
  /** The draft in the text, or the last one before its syntax was broken. */
  readonly data: DraftData;
  readonly problems: readonly Problem[];
  readonly change: (text: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The draft as text, for one who writes JSON. */
export function TextView({ data, ...props }: TextViewProps) {
  const names = useMemo(() => namesIn(data), [data]);
  return <TextEditor {...props} names={names} />;
}
