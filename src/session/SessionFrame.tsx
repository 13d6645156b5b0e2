import type { ReactNode } from 'react';
import { Page } from '../ui/Page.tsx';
import styles from './SessionFrame.module.css';

type SessionFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
};

/** The narrow page that login, signup and logout share. */
export function SessionFrame({ title, children }: SessionFrameProps) {
  return (
    <Page title={title}>
      <div className={styles.frame}>
        <h1>{title}</h1>
        {children}
      </div>
    </Page>
  );
}
