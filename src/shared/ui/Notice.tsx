import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = {
  /** A large icon. */
  readonly icon?: ReactNode;
  readonly title: string;
  /** The heading's level in the page; 1 when the notice is all there is. */
  readonly level?: 1 | 2;
  readonly text?: string;
  /** The one action that is offered. */
  readonly children?: ReactNode;
};

/** A message in place of content: empty, failed or not found. One icon, one sentence, one action. */
export function Notice({ icon, title, level = 2, text, children }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.notice}>
      {icon !== undefined && (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Heading>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
