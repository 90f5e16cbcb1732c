import { type ChangeEvent, useState, useSyncExternalStore } from 'react';
import { categories } from '../../calculators/categories.ts';
import { lazyPart, prefetch, useLazy } from '../browser/lazy.ts';
import { onStorageChange } from '../browser/storage.ts';
import type { DraftData } from '../engine/draft/draft.ts';
import { textOf } from '../engine/draft/edit.ts';
import { parseDraft } from '../engine/draft/parse.ts';
import { readDraft } from '../engine/draft/read-draft.ts';
import { blank, templates } from '../engine/draft/templates.ts';
import { english } from '../engine/format/presentation.ts';
import { copies, loadCopy } from '../page/copies.ts';
import { Introduction } from '../site/layout/MakeIntroduction.tsx';
import pages from '../site/layout/pages.module.css';
import { allKept, discard } from './draft/kept.ts';
import styles from './make.module.css';

/** The largest file that is read, in bytes. */
const largestFile = 200_000;

interface StartProps {
  /** Opens a new draft. */
  readonly open: (text: string) => void;
  /** Opens a draft that the device keeps. */
  readonly reopen: (id: string) => void;
  /** What went wrong before, such as a link that could not be read. */
  readonly message?: string | undefined;
}

const keptIds = (): string =>
  allKept()
    .map(({ id, changed }) => `${id} ${changed}`)
    .join(',');

/** The name of a draft in a list. */
function nameOf(text: string): string {
  const parsed = parseDraft(text);
  const title = 'data' in parsed ? parsed.data.title : undefined;
  return typeof title === 'string' && title.trim() ? title : 'A calculator without a title';
}

const dayAndTime = new Intl.DateTimeFormat(english.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The drafts on this device. */
function YourDrafts({ reopen }: Pick<StartProps, 'reopen'>) {
  useSyncExternalStore(onStorageChange, keptIds);
  const kept = allKept();
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept-title" className={styles.start}>
      <h2 id="kept-title">Go on with one of yours</h2>
      <ul className={styles.kept}>
        {kept.map(({ id, text, changed }) => (
          <li key={id}>
            <button type="button" onClick={() => reopen(id)}>
              {nameOf(text)}
            </button>
            <small>changed {dayAndTime.format(changed)}</small>
            <button type="button" aria-label={`Delete ${nameOf(text)}`} onClick={() => discard(id)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>They are kept on this device alone.</p>
    </section>
  );
}

/** A copy of a calculator under a title and a slug of its own. */
const renamed = (draft: DraftData): DraftData => {
  const { slug, title, ...rest } = draft;
  return { slug: `my-${slug}`, category: rest.category, title: `My ${title}`, ...rest };
};

/** A copy of one of the site's calculators. */
function CopyOfOurs({ open }: Pick<StartProps, 'open'>) {
  const list = useLazy(copies);
  const [message, setMessage] = useState('');
  const [slug, setSlug] = useState('');
  async function copy() {
    if (!slug) return setMessage('Choose a calculator first.');
    setMessage('');
    try {
      const { draft } = await loadCopy(slug);
      open(textOf(renamed(draft)));
    } catch (error) {
      setMessage((error as Error).message);
    }
  }
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        void copy();
      }}
    >
      <label htmlFor="copy-of">A copy of one of our calculators</label>
      <div className={styles.row}>
        <select id="copy-of" value={slug} onChange={(event) => setSlug(event.target.value)}>
          <option value="">Choose a calculator</option>
          {categories.map(({ id, title }) => (
            <optgroup key={id} label={title}>
              {(list ?? [])
                .filter(({ category }) => category === id)
                .map((each) => (
                  <option key={each.slug} value={each.slug}>
                    {each.title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <button type="submit">Copy it</button>
      </div>
      <p role="status" className={styles.note}>
        {message || (list === null ? 'The list could not be fetched.' : '')}
      </p>
    </form>
  );
}

/** Why the text of a file is no draft; nothing if it is one, which may have mistakes even in its syntax. */
function fileProblem(text: string): string | undefined {
  const read = readDraft(text);
  if ('problems' in read) {
    return text.trimStart().startsWith('{') ? undefined : read.problems[0]?.message;
  }
  const { fields, results } = read.data;
  return fields === undefined && results === undefined
    ? 'is no calculator: it has neither fields nor results.'
    : undefined;
}

/** What opens the zip that was handed in. */
const unzip = lazyPart(() => import('../engine/draft/folder/unzip.ts'));

/** The text of a draft in a file: the JSON, or the zip that is handed in. */
async function textIn(file: File): Promise<{ text: string } | { problem: string }> {
  const { draftInZip, isZip } = await prefetch(unzip);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = isZip(bytes) ? draftInZip(bytes) : { bytes };
  return 'bytes' in read ? { text: new TextDecoder().decode(read.bytes) } : read;
}

/** A draft from a file. */
function FromFile({ open }: Pick<StartProps, 'open'>) {
  useLazy(unzip, false);
  const [message, setMessage] = useState('');
  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    // So that the same file can be chosen again once it is fixed.
    target.value = '';
    if (file.size > largestFile) return setMessage(`${file.name} is too large for a calculator.`);
    try {
      const read = await textIn(file);
      const problem = 'problem' in read ? read.problem : fileProblem(read.text);
      if ('text' in read && problem === undefined) open(read.text);
      else setMessage(`${file.name}: ${problem}`);
    } catch {
      setMessage(`${file.name} cannot be read.`);
    }
  }
  return (
    <div className={styles.choice}>
      <label htmlFor="draft-file">A file that this page saved</label>
      <input
        id="draft-file"
        type="file"
        accept=".json,application/json,.zip,application/zip"
        onChange={read}
      />
      <p role="status" className={styles.note}>
        {message}
      </p>
    </div>
  );
}

/** Where a draft begins: what one can start from. */
export function Start({ open, reopen, message }: StartProps) {
  return (
    <div className={pages.page}>
      <Introduction />
      {message && (
        <p role="alert" className={styles.refusal}>
          {message}
        </p>
      )}
      <YourDrafts reopen={reopen} />
      <section aria-labelledby="start-title" className={styles.start}>
        <h2 id="start-title">Start from</h2>
        <ul className={styles.templates}>
          <li>
            <button type="button" onClick={() => open(textOf(blank))}>
              <strong>A blank one</strong>
              <span>Nothing in it yet: the form asks for one thing after the other.</span>
            </button>
          </li>
          {templates.map(({ id, name, summary, draft }) => (
            <li key={id}>
              <button type="button" onClick={() => open(textOf(draft))}>
                <strong>{name}</strong>
                <span>{summary}</span>
              </button>
            </li>
          ))}
        </ul>
        <CopyOfOurs open={open} />
        <FromFile open={open} />
      </section>
    </div>
  );
}
