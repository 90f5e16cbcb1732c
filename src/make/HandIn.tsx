import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { plural } from '../../schemas/functions/plural.ts';
import { copyToClipboard } from '../browser/clipboard.ts';
import { saveFile } from '../browser/save-file.ts';
import { textProblems } from '../engine/draft/bounds.ts';
import {
  type DraftData,
  type Edit,
  envelopeOf,
  isForOneself,
  type Problem,
} from '../engine/draft/draft.ts';
import {
  archiveName,
  archiveOf,
  bringingIn,
  filesOf,
  pullRequest,
} from '../engine/draft/folder/folder.ts';
import { kindOf, messageOf } from '../engine/draft/folder/message.ts';
import { pack } from '../engine/draft/link.ts';
import { english } from '../engine/format/presentation.ts';
import { NewTab } from '../page/ExternalLink.tsx';
import pages from '../site/layout/pages.module.css';
import { codeOf } from './draft/code.ts';
import styles from './make.module.css';
import { textForLink } from './page/useMade.ts';

/** What is fetched or computed for a key: nothing while it is not there, `null` if it failed. */
function useLater<T>(key: string, make: (key: string) => Promise<T>): T | null | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly value: T | null }>();
  useEffect(() => {
    let isCurrent = true;
    const set = (value: T | null) => isCurrent && setFound({ key, value });
    make(key).then(set, () => set(null));
    return () => {
      isCurrent = false;
    };
  }, [key, make]);
  return found?.key === key ? found.value : undefined;
}

const codeFrom = (functionsFrom: string) => codeOf({ functionsFrom });

interface CopyProps {
  readonly text: string;
  readonly name?: string;
  readonly children: ReactNode;
}

/** A button that copies a text, and says whether it did. */
function Copy({ text, name, children }: CopyProps) {
  const [message, setMessage] = useState('');
  return (
    <>
      <button
        type="button"
        aria-label={name}
        onClick={async () =>
          setMessage((await copyToClipboard(text)) ? 'Copied' : 'Copying is not allowed here')
        }
      >
        {children}
      </button>
      <span role="status" className={styles.note}>
        {message}
      </span>
    </>
  );
}

/** The address for calculators, from the configuration of the site (src/site/site.ts). */
const handInAddress = (): string =>
  document.querySelector<HTMLElement>('[data-make]')?.dataset.handIn ?? '';

/** The message that goes with the file. */
function MessageToSend({ data }: { readonly data: DraftData }) {
  const packed = useLater(textForLink(data), pack);
  // A link that the page would refuse to show is none.
  const isShown = packed && textProblems(data).length === 0;
  const link = isShown ? `${location.origin}${location.pathname}#${packed}` : undefined;
  const address = handInAddress();
  const kind = kindOf(address);
  const file = archiveName(data);
  const { subject, body, href, needsFile } = messageOf(data, file, link, address);
  const text = `${subject}\n\n${body}`;
  return (
    <>
      <textarea aria-label="The message" rows={9} readOnly value={text} />
      <p>
        {needsFile
          ? `Attach the file ${file} to it before you send it.`
          : `Its link carries the whole calculator: the file ${file} need not go with it.`}{' '}
        {kind === 'https' && 'The message opens as an issue, which everybody can read. '}
        {kind === undefined &&
          'This copy of the site has no address set for calculators: copy the message, and send it to whoever runs the site.'}
      </p>
      <div className={styles.row}>
        {href && (
          <a
            className={pages.button}
            href={href}
            {...(kind === 'https' && { target: '_blank', rel: 'noopener' })}
          >
            Open the message
            {kind === 'https' && <NewTab />}
          </a>
        )}
        <Copy text={text}>Copy the message</Copy>
      </div>
    </>
  );
}

/** Why a calculator should not be handed in yet; nothing if it can be. */
function reasonToWait(data: DraftData, problems: readonly Problem[]): string | undefined {
  if (isForOneself(data)) {
    return 'You chose a calculator for you and people you send it to. To hand it in, choose “For this site” at the top of the form: the list above then says what the site needs.';
  }
  const mistakes = problems.filter(({ isWarning }) => !isWarning).length;
  return mistakes === 0
    ? undefined
    : plural(
        mistakes,
        {
          one: 'One thing is still to be done, as the list above says.',
          other: '# things are still to be done, as the list above says.',
        },
        english.locale,
      );
}

interface HandInProps {
  readonly data: DraftData;
  readonly edit: (edit: Edit) => void;
  readonly problems: readonly Problem[];
}

/** How a calculator is handed in for the site: a file, and a message with which it is sent. */
export function HandIn({ data, edit, problems }: HandInProps) {
  const { functionsFrom = '', article: own } = envelopeOf(data);
  const code = useLater(functionsFrom, codeFrom);
  const files = useMemo(() => code && filesOf(data, code.files), [data, code]);
  const [, article = ''] = Object.entries(files ?? {}).find(([path]) => path.endsWith('.md')) ?? [];
  const file = archiveName(data);
  const wait = reasonToWait(data, problems);
  return (
    <div className={styles.handIn}>
      <h2>What happens next</h2>
      <ol className={styles.steps}>
        <li>You save one file, which holds your calculator.</li>
        <li>You send it to us with the message below.</li>
        <li>
          We check it, compare it with other sources, and write back to you before it is published.
        </li>
      </ol>
      {wait && <p className={styles.stale}>{wait} The file can be saved all the same.</p>}
      {code === null && (
        <p role="alert">The functions of “{functionsFrom}” could not be fetched.</p>
      )}
      <details>
        <summary>The article below the form: {own ? 'your own' : 'begun for you'}</summary>
        <p className={styles.note} id="draft-article-help">
          {own
            ? 'Your own text, in Markdown.'
            : 'In Markdown: headings, the facts of your calculator (once nothing is left to fix), and a TODO where an author has to write. Change what you like, or leave it to us.'}{' '}
          {'A figure such as {{1.id}} is filled in from the first example.'}
        </p>
        <textarea
          aria-label="The article below the form"
          aria-describedby="draft-article-help"
          rows={16}
          value={article}
          onChange={(event) => edit({ path: ['article'], value: event.target.value || undefined })}
        />
        {own && (
          <button type="button" onClick={() => edit({ path: ['article'], value: undefined })}>
            Begin it from the calculator again
          </button>
        )}
      </details>
      <h2>1. Save the file</h2>
      <div className={styles.row}>
        <button
          type="submit"
          disabled={!files}
          onClick={() => files && saveFile(file, archiveOf(data, files), 'application/zip')}
        >
          Save the file ({file})
        </button>
      </div>
      <h2>2. Send it</h2>
      {wait ? (
        <p>The message stands here as soon as nothing is left to do.</p>
      ) : (
        <MessageToSend data={data} />
      )}
      <details>
        <summary>For people who work with the repository</summary>
        <p>In a copy of it:</p>
        <ol className={styles.steps}>
          {bringingIn(data).map(([says, command]) => (
            <li key={command}>
              <p>{says}</p>
              <div className={styles.command}>
                <code>{command}</code>
                <Copy text={command} name={`Copy ${command}`}>
                  Copy
                </Copy>
              </div>
            </li>
          ))}
        </ol>
        <p>{pullRequest}</p>
      </details>
    </div>
  );
}
