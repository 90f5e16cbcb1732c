import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { plural } from '../../../schemas/functions/plural.ts';
import { type Kept, newId } from '../../browser/records.ts';
import { onStorageChange, storedNames } from '../../browser/storage.ts';
import { today } from '../../browser/today.ts';
import { formatDate } from '../../engine/format/dates.ts';
import { english } from '../../engine/format/presentation.ts';
import { keptCases } from '../cases/kept-cases.ts';
import { DataFile } from './DataFile.tsx';
import styles from './history.module.css';
import {
  answers,
  type KeptAnswer,
  latestFirst,
  listsAnswers,
  mostAnswers,
  putBack,
  setListsAnswers,
} from './history.ts';
import { storageProblem } from './storage-words.ts';
import { fillsAgain, setFillsAgain } from './typed.ts';

type Listed = KeptAnswer & Kept;

interface HistoryProps {
  /** The titles of the site's calculators, by slug. */
  readonly titles: ReadonlyMap<string, string>;
}

const countOf = (count: number): string =>
  plural(count, { one: '# answer', other: '# answers' }, english.locale);

const timeOfDay = new Intl.DateTimeFormat(english.days, { timeStyle: 'short' });

/** A day as the list calls it. */
function dayInWords(day: string): string {
  const now = new Date();
  if (day === today(now)) return 'Today';
  now.setDate(now.getDate() - 1);
  return day === today(now) ? 'Yesterday' : formatDate(day, english);
}

/** The texts that were typed, in the order of the form. */
const textsOf = (inputs: string): string =>
  [...new URLSearchParams(inputs).values()].filter(Boolean).join(', ');

/** The most characters of a case's name. */
const longestName = 80;

interface RowProps {
  readonly answer: Listed;
  readonly title: string;
  readonly isGone: boolean;
  readonly forget: () => void;
  readonly undo: () => void;
  readonly say: (text: string) => void;
}

/** One answer; once forgotten, the way to have it back. */
function Row({ answer, title, isGone, forget, undo, say }: RowProps) {
  const { id, slug, when, inputs, label, text } = answer;
  const name = `${title}, ${label} ${text}`;
  if (isGone) {
    return (
      <li>
        <p className={styles.gone}>Forgotten: {name}</p>
        <div className={styles.actions}>
          <button type="button" id={`undo-${id}`} aria-label={`Undo: ${name}`} onClick={undo}>
            Undo
          </button>
        </div>
      </li>
    );
  }
  const cases = keptCases(slug);
  const { records } = cases.read();
  const isCase = records.some((each) => each.inputs === inputs);
  function keep() {
    if (isCase) return;
    const order = Math.max(0, ...records.map((each) => each.order)) + 1;
    const kept = `${label} ${text}`.trim().slice(0, longestName) || title;
    const isStored = cases.write({ id: newId(), name: kept, inputs, order });
    say(isStored ? `Kept as a case of the ${title}.` : storageProblem());
  }
  return (
    <li>
      <div className={styles.answer}>
        <a href={`/calculator/${slug}#${inputs}`}>{title}</a>
        <p className={styles.figure}>
          {label} <b>{text}</b>
        </p>
        <small>
          <time dateTime={when}>{timeOfDay.format(new Date(when))}</time>
          {textsOf(inputs) && `, with ${textsOf(inputs)}`}
        </small>
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          aria-disabled={isCase || undefined}
          aria-label={`${isCase ? 'Kept as a case' : 'Keep as a case'}: ${name}`}
          onClick={keep}
        >
          {isCase ? 'Kept as a case' : 'Keep as a case'}
        </button>
        <button type="button" id={`forget-${id}`} aria-label={`Forget: ${name}`} onClick={forget}>
          Forget
        </button>
      </div>
    </li>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
  readonly label: string;
  readonly about: string;
}

const Switch = ({ isOn, set, label, about }: SwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
    <strong>{label}</strong>
    <small>{about}</small>
  </label>
);

/** The last answers, what the site stores by itself, and everything in a file. */
export function History({ titles }: HistoryProps) {
  const { records, unreadable } = useSyncExternalStore(onStorageChange, answers.read);
  const isListing = useSyncExternalStore(onStorageChange, listsAnswers);
  const isFilling = useSyncExternalStore(onStorageChange, fillsAgain);
  // What is a case already is shown as one.
  useSyncExternalStore(onStorageChange, () =>
    storedNames()
      .filter((name) => name.startsWith('case.'))
      .join(),
  );
  const [gone, setGone] = useState<readonly Listed[]>([]);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState(storageProblem);

  // The control that was pressed may be gone: the focus moves to the one that comes in its place.
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });

  // A link may lead to a part of this page, which was not there when the browser looked for it.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);

  function forget(some: readonly Listed[], focus: string) {
    for (const { id } of some) answers.remove(id);
    setGone([...gone.filter(({ id }) => !some.some((each) => each.id === id)), ...some]);
    wanted.current = focus;
    setSaid('');
    setProblem(storageProblem());
  }

  function undo(some: readonly Listed[], focus: string) {
    if (!putBack(some)) return setProblem(storageProblem());
    setGone(gone.filter((each) => !some.includes(each)));
    wanted.current = focus;
  }

  const ids = new Set(records.map(({ id }) => id));
  const former = gone.filter(({ id }) => !ids.has(id));
  const all = latestFirst([...records, ...former]);
  const days = Map.groupBy(all, ({ when }) => today(new Date(when)));
  const isEmpty = records.length === 0;
  return (
    <div className={styles.history}>
      {problem && (
        <p role="alert" className={styles.refused}>
          {problem}
        </p>
      )}
      <section className={styles.part} aria-label="Answers">
        {isEmpty ? (
          <p className={styles.empty}>
            {former.length > 0
              ? `${countOf(former.length)} forgotten. `
              : isListing
                ? 'No answer is listed yet. Use a calculator, and its answer will be here.'
                : 'No answer is listed: the list is switched off.'}
            {former.length > 0 && (
              <button type="button" id="undo-all" onClick={() => undo(former, 'forget-all')}>
                Undo
              </button>
            )}
          </p>
        ) : (
          <div className={styles.days}>
            {[...days].map(([day, some]) => (
              <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
                <h2 id={`day-${day}`}>{dayInWords(day)}</h2>
                <ul>
                  {some.map((answer) => (
                    <Row
                      key={answer.id}
                      answer={answer}
                      title={titles.get(answer.slug) ?? answer.slug}
                      isGone={!ids.has(answer.id)}
                      forget={() =>
                        forget([answer], records.length > 1 ? `undo-${answer.id}` : 'undo-all')
                      }
                      undo={() => undo([answer], `forget-${answer.id}`)}
                      say={setSaid}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        <p role="status" className={styles.said}>
          {said}
        </p>
        {unreadable > 0 && (
          <p className={styles.said}>
            {countOf(unreadable)} cannot be read: a newer version of this site stored them, or they
            are damaged. They stay as they are.
          </p>
        )}
        {!isEmpty && (
          <div className={styles.actions}>
            <button type="button" id="forget-all" onClick={() => forget(records, 'undo-all')}>
              Forget all answers
            </button>
          </div>
        )}
      </section>
      <div className={styles.beside}>
        <section className={styles.part} aria-labelledby="settings">
          <h2 id="settings">What is stored by itself</h2>
          <Switch
            isOn={isListing}
            set={(isOn) => setProblem(setListsAnswers(isOn) ? '' : storageProblem())}
            label="List my answers"
            about={
              isListing || isEmpty
                ? `The last ${mostAnswers}, on this device. Answers in frames on other sites are never listed.`
                : `New answers are not listed. Those above stay until you forget them.`
            }
          />
          <Switch
            isOn={isFilling}
            set={(isOn) => setProblem(setFillsAgain(isOn) ? '' : storageProblem())}
            label="Fill in what I typed again"
            about="For a day, after a reload or when you come back to a calculator. Switch it off where others use this browser."
          />
        </section>
        <DataFile titles={titles} />
      </div>
    </div>
  );
}
