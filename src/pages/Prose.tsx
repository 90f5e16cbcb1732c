import styles from './pages.module.css?later';

interface ProseProps {
  readonly title: string;
  /** The page's text, compiled from Markdown. */
  readonly html: string;
}

/** A page of text. */
export function Prose({ title, html }: ProseProps) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled at build time */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
