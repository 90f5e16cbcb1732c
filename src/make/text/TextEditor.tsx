import { useEffect, useRef } from 'react';
import type { DraftNames } from '../../engine/draft/completions.ts';
import type { Problem } from '../../engine/draft/draft.ts';
import { type DraftEditor, openEditor } from './editor.ts';

interface TextEditorProps {
  /** The draft’s JSON text; the parent owns it, and its undo history. */
  readonly text: string;
  /** Called with the whole text on each edit of the visitor. */
  readonly change: (text: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly problems: readonly Problem[];
  readonly names: DraftNames;
}

/** A draft as text, with suggestions and underlined mistakes. */
export function TextEditor(props: TextEditorProps) {
  const { text, problems } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<DraftEditor>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!host.current) return;
    // A host keeps its shadow root when React runs an effect twice.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    editor.current = openEditor(root, latest.current.text, {
      change: (next) => latest.current.change(next),
      undo: () => latest.current.undo(),
      redo: () => latest.current.redo(),
      names: () => latest.current.names,
    });
    return () => editor.current?.close();
  }, []);
  useEffect(() => editor.current?.show(text), [text]);
  useEffect(() => editor.current?.mark(problems), [problems]);

  return <div ref={host} />;
}
