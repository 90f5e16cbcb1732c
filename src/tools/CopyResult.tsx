import { useState } from 'react';
import { fillLabel } from '../format/results.ts';
import type { ToolsProps } from './Tools.tsx';

/** A result as lines of text: the calculator's name, each figure, the page's address. */
export function resultText({ calculator: { manifest }, answer }: ToolsProps, href: string): string {
  const figures = Object.entries(answer.shown).flatMap(([id, text]) => {
    const label = manifest.results[id]?.label ?? id;
    return typeof text === 'string'
      ? [`${fillLabel(label, manifest.fields, answer.values)}: ${text}`]
      : [];
  });
  return [manifest.title, ...figures, href].join('\n');
}

/** Puts the result on the clipboard, and says so. */
export function CopyResult(props: ToolsProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(resultText(props, location.href)).then(
      () => setSaid('Copied'),
      () => setSaid('Your browser does not allow copying'),
    );
  return (
    <>
      <button type="button" onClick={copy}>
        Copy as text
      </button>
      <span role="status">{said}</span>
    </>
  );
}
