import { useState } from 'react';
import { copyToClipboard } from '../../browser/clipboard.ts';
import { fragmentFor } from '../../engine/answer/share-link.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { moneyName } from '../../engine/input/fragment.ts';
import type { FormValues } from '../../engine/input/kinds/kind.ts';
import { currencies } from '../../engine/money/currencies.ts';
import { NewTab } from '../ExternalLink.tsx';
import { shownMoney } from '../money/chosen.ts';
import styles from './EmbedPanel.module.css';
import { type EmbedChoice, embedAddress, embedLines } from './lines.ts';

const themes = [
  [undefined, 'Like the visitor’s system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

interface EmbedPanelProps {
  readonly calculator: Calculator;
  /** What the form holds. */
  readonly values: FormValues;
}

/** The lines that put this calculator on another site, and the choices in them. */
export function EmbedPanel({ calculator: { slug, manifest }, values }: EmbedPanelProps) {
  const [theme, setTheme] = useState<EmbedChoice['theme']>();
  const [isFilled, setFilled] = useState(false);
  const [money, setMoney] = useState(shownMoney);
  const [message, setMessage] = useState('');
  const fragment = [
    isFilled ? fragmentFor(manifest, values) : [],
    manifest.ownMoney && money ? `${moneyName}=${money}` : [],
  ]
    .flat()
    .join('&');
  const address = embedAddress(location.origin, slug, { theme, fragment });
  const lines = embedLines(manifest.title, address);

  async function copy() {
    const copied = await copyToClipboard(lines);
    setMessage(
      copied ? 'Copied' : 'Your browser does not allow copying. Select the lines instead.',
    );
  }

  return (
    <div className={styles.embed}>
      <p>
        Paste these lines into a page of yours. They show this calculator in a frame: it keeps
        nothing on your visitors’ devices and sends nothing.
      </p>
      <fieldset className={styles.choices}>
        <legend>Theme</legend>
        {themes.map(([value, label]) => (
          <label key={label}>
            <input
              type="radio"
              name="embed-theme"
              checked={theme === value}
              onChange={() => setTheme(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {manifest.ownMoney && (
        <label>
          Currency
          <select value={money} onChange={({ currentTarget }) => setMoney(currentTarget.value)}>
            <option value="">None: plain numbers</option>
            {Object.entries(currencies).map(([code, { name }]) => (
              <option key={code} value={code}>
                {name} ({code})
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={isFilled}
          onChange={({ currentTarget }) => setFilled(currentTarget.checked)}
        />
        Filled in with your inputs
      </label>
      <textarea
        readOnly
        rows={9}
        spellCheck={false}
        aria-label="Lines to paste"
        value={lines}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.ends}>
        <button type="button" onClick={copy}>
          Copy the lines
        </button>
        <a href={address} target="_blank" rel="noopener">
          See it alone
          <NewTab />
        </a>
        <span role="status">{message}</span>
      </div>
    </div>
  );
}
