import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = {
  /** A glyph, drawn large. */
  readonly glyph?: ReactNode;
  readonly title: string;
  /** The heading's level in the page; 1 when the notice is all there is. */
  readonly level?: 1 | 2;
  readonly text?: string;
  /** The one way on. */
  readonly children?: ReactNode;
};

/** What stands where there is nothing to show: empty, failed or not found. One glyph, one sentence, one way on. */
export function Notice({ glyph, title, level = 2, text, children }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.notice}>
      {glyph !== undefined && (
        <div className={styles.glyph} aria-hidden="true">
          {glyph}
        </div>
      )}
      <Heading>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
