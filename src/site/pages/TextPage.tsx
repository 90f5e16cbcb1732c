import { useEffect, useRef } from 'react';
import styles from '../layout/pages.module.css';
import { renderOnDevice } from './OnDevice.tsx';

/** A page of text or of lists: HTML that the build rendered. */
export function TextPage({ html }: { readonly html: TrustedHTML | string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? renderOnDevice(container.current) : undefined), []);
  return (
    <div
      ref={container}
      className={styles.page}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, rendered at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
