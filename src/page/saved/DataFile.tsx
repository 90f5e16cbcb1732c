import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { plural } from '../../../schemas/functions/plural.ts';
import { newId } from '../../browser/records.ts';
import { saveFile } from '../../browser/save-file.ts';
import { allStored, storeAll } from '../../browser/storage.ts';
import { today } from '../../browser/today.ts';
import { english } from '../../engine/format/presentation.ts';
import { planMerge, readDataFile, type Stored, sizeProblem, writeDataFile } from './data-file.ts';
import styles from './history.module.css';
import { storageProblem } from './storage-words.ts';

interface DataFileProps {
  /** The titles of the site's calculators, by slug. */
  readonly titles: ReadonlyMap<string, string>;
}

/** A file that was chosen, and what it holds. */
interface Chosen {
  readonly name: string;
  readonly stored: Stored;
}

/** Saves what is on the device as a file, and takes such a file in. */
export function DataFile({ titles }: DataFileProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const plan = chosen && planMerge(allStored(), chosen.stored, titles, newId);

  useEffect(() => {
    if (chosen) heading.current?.focus();
  }, [chosen]);

  function save() {
    setProblem('');
    const { text, count, leftOut } = writeDataFile(allStored(), new Date());
    if (count === 0) return setSaid('There is nothing to save yet.');
    saveFile(`reckonwell-${today()}.json`, text, 'application/json');
    const without = plural(
      leftOut,
      { one: '# entry that cannot be read', other: '# entries that cannot be read' },
      english.locale,
    );
    setSaid(leftOut > 0 ? `Saved, without ${without}.` : 'Saved.');
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    // So that the same file can be chosen again.
    target.value = '';
    setChosen(undefined);
    setSaid('');
    const refuse = (reason: string) => setProblem(`${file.name}: ${reason} Nothing was taken.`);
    const size = sizeProblem(file.size);
    if (size) return refuse(size);
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return refuse('The browser cannot read this file.');
    const result = readDataFile(text);
    if (!result.ok) return refuse(result.problem);
    setProblem('');
    setChosen({ name: file.name, stored: result.stored });
  }

  /** Ends with a file; the focus moves to where another one is chosen. */
  function end(text: string) {
    setChosen(undefined);
    setSaid(text);
    input.current?.focus();
  }

  function take({ stored }: Chosen) {
    // What is on the device may have changed since the file was chosen.
    const { writes } = planMerge(allStored(), stored, titles, newId);
    if (storeAll(writes)) return end('Taken. Everything that was here is still here.');
    setProblem(
      `Nothing was taken. ${storageProblem() || 'There is too little space left for this file.'}`,
    );
  }

  return (
    <section className={styles.part} aria-labelledby="file">
      <h2 id="file">Everything in a file</h2>
      <p>
        Favourites, cases, answers, last inputs, calculators of your own, your currency, and light
        or dark: as one file, to keep or to take to another device. The file has your figures in it,
        and anybody who has it can read them.
      </p>
      <div className={styles.actions}>
        <button type="button" onClick={save}>
          Save a file
        </button>
      </div>
      <div className={styles.file}>
        <label htmlFor="data-file">Take in a file that was saved here</label>
        <input
          ref={input}
          id="data-file"
          type="file"
          accept=".json,application/json"
          onChange={read}
        />
      </div>
      {chosen && plan && (
        <section className={styles.held} aria-labelledby="held-title">
          <h3 id="held-title" ref={heading} tabIndex={-1}>
            {chosen.name} holds
          </h3>
          <ul>
            {plan.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {plan.writes.size === 0 && <p>There is nothing new in it for this device.</p>}
          <div className={styles.actions}>
            {plan.writes.size > 0 && (
              <button type="button" onClick={() => take(chosen)}>
                Take it in
              </button>
            )}
            <button
              type="button"
              onClick={() => {
                setProblem('');
                end('Nothing was taken.');
              }}
            >
              {plan.writes.size > 0 ? 'Cancel' : 'Close'}
            </button>
          </div>
        </section>
      )}
      {problem && (
        <p role="alert" className={styles.refused}>
          {problem}
        </p>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  );
}
