import { useEffect, useMemo, useState } from 'react';
import { plural } from '../../schemas/functions/plural.ts';
import { copyToClipboard } from '../browser/clipboard.ts';
import { saveFile } from '../browser/save-file.ts';
import { english } from '../engine/format/presentation.ts';
import { type Code, codeOf } from './draft/code.ts';
import { type DraftData, type Edit, envelopeOf, type Problem } from './draft/draft.ts';
import { bringingIn, filesOf, pullRequest, slugIn, zipOf } from './folder/folder.ts';
import styles from './make.module.css';

/** The code that a draft uses; nothing until it is fetched. */
function useCode({ functionsFrom }: { readonly functionsFrom?: string | undefined }) {
  const [code, setCode] = useState<Code>();
  const [message, setMessage] = useState('');
  useEffect(() => {
    let isCurrent = true;
    codeOf({ functionsFrom }).then(
      (loaded) => isCurrent && setCode(loaded),
      () => isCurrent && setMessage(`The functions of “${functionsFrom}” could not be fetched.`),
    );
    return () => {
      isCurrent = false;
    };
  }, [functionsFrom]);
  return { code, message };
}

/** A command with a button that copies it. */
function Command({ on, command }: { readonly on?: string | undefined; readonly command: string }) {
  const [message, setMessage] = useState('');
  return (
    <div className={styles.command}>
      {on && <small>{on}</small>}
      <code>{command}</code>
      <button
        type="button"
        aria-label={`Copy ${command}`}
        onClick={async () =>
          setMessage((await copyToClipboard(command)) ? 'Copied' : 'Copying is not allowed here')
        }
      >
        Copy
      </button>
      <span role="status" className={styles.note}>
        {message}
      </span>
    </div>
  );
}

interface HandInProps {
  readonly data: DraftData;
  readonly edit: (edit: Edit) => void;
  readonly problems: readonly Problem[];
}

/** What is handed in for the site: the folder of the calculator, and the way it gets there. */
export function HandIn({ data, edit, problems }: HandInProps) {
  const { code, message } = useCode(envelopeOf(data));
  const mistakes = problems.filter(({ isWarning }) => !isWarning).length;
  const slug = slugIn(data);
  const files = useMemo(() => code && filesOf(data, code.files), [data, code]);
  const [, article = ''] = Object.entries(files ?? {}).find(([path]) => path.endsWith('.md')) ?? [];
  const isOwn = envelopeOf(data).article !== undefined;
  return (
    <div className={styles.handIn}>
      <p>
        A calculator of this site is a folder with its manifest and an article. This page writes the
        manifest and begins the article; somebody who keeps the site compares them with their
        sources before they are published.
      </p>
      {mistakes > 0 && (
        <p className={styles.stale}>
          {plural(
            mistakes,
            {
              one: 'One thing is still to fix, as the list above says.',
              other: '# things are still to fix, as the list above says.',
            },
            english.locale,
          )}{' '}
          The folder can be saved all the same.
        </p>
      )}
      {message && <p role="alert">{message}</p>}
      <h2>
        <label htmlFor="draft-article">The article below the form</label>
      </h2>
      <p className={styles.note} id="draft-article-help">
        {isOwn
          ? 'Your own text, in Markdown.'
          : 'In Markdown: headings, the facts of your manifest (once nothing is left to fix), and a TODO where an author has to write. Change what you like.'}{' '}
        {'A figure such as {{1.id}} is filled in from the first example.'}
      </p>
      <textarea
        id="draft-article"
        aria-describedby="draft-article-help"
        rows={16}
        value={article}
        onChange={(event) => edit({ path: ['article'], value: event.target.value || undefined })}
      />
      {isOwn && (
        <div className={styles.row}>
          <button type="button" onClick={() => edit({ path: ['article'], value: undefined })}>
            Begin it from the manifest again
          </button>
        </div>
      )}
      <h2>The folder</h2>
      <ul className={styles.files}>
        {Object.keys(files ?? {}).map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <button
          type="submit"
          disabled={!files}
          onClick={() => files && saveFile(`${slug}.zip`, zipOf(files), 'application/zip')}
        >
          Save the folder ({slug}.zip)
        </button>
      </div>
      <h2>Bring it in</h2>
      <p>In a copy of the site’s repository:</p>
      <ol className={styles.steps}>
        {bringingIn(slug).map(({ says, commands }) => (
          <li key={says}>
            <p>{says}</p>
            {commands.map((each) => (
              <Command key={each.command} {...each} />
            ))}
          </li>
        ))}
      </ol>
      <p>{pullRequest}</p>
    </div>
  );
}
