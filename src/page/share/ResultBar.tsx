import { type ReactNode, useEffect, useState } from 'react';
import { copyToClipboard } from '../../browser/clipboard.ts';
import type { Solved } from '../../engine/answer/answer.ts';
import { resultText } from '../../engine/answer/result-text.ts';
import { linkHere, moneyOfLink } from '../../engine/answer/share-link.ts';
import type { Calculator } from '../../engine/calculator.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';
import styles from '../tools.module.css';
import { giveLink } from './give-link.ts';
import { SaveAs } from './SaveAs.tsx';

interface ResultBarProps {
  readonly calculator: Calculator;
  readonly answer: Solved;
  /** The inputs of the result. */
  readonly typed: FormValues;
  readonly note: string;
  readonly children: ReactNode;
}

/** The buttons for a result: share it, copy it as text, print it, save it. */
export function ResultBar({ calculator, answer, typed, note, children }: ResultBarProps) {
  const [message, setMessage] = useState('');
  const { manifest } = calculator;
  const { presentation } = answer;
  useEffect(() => setMessage(note), [note]);

  async function shareLink() {
    const link = linkHere(calculator, typed, presentation);
    setMessage('');
    const carried = moneyOfLink(manifest, presentation)
      ? 'these inputs and your currency'
      : 'these inputs';
    setMessage(await giveLink(manifest.title, link, carried));
  }

  async function copyText() {
    const text = resultText({ calculator, answer }, linkHere(calculator, typed, presentation));
    setMessage((await copyToClipboard(text)) ? 'Copied' : 'Your browser does not allow copying');
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label="This result" className={styles.bar}>
      <button type="button" onClick={shareLink}>
        Share link
      </button>
      <button type="button" onClick={copyText}>
        Copy as text
      </button>
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
      <SaveAs result={{ calculator, answer, typed }} say={setMessage} />
      {children}
      <span role="status" className={styles.said}>
        {message}
      </span>
    </div>
  );
}
