import type { ReactNode } from 'react';
import styles from '../layout/pages.module.css';

interface ProseProps {
  readonly title: string;
  /** The page's text, compiled from Markdown. */
  readonly html: string;
  /** The content below the text. */
  readonly children?: ReactNode;
}

/** A page of text. */
export function Prose({ title, html, children }: ProseProps) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled at build time */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      {children}
    </>
  );
}
