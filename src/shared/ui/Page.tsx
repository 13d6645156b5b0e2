import type { ReactNode } from 'react';
import styles from './Page.module.css';

type PageProps = {
  readonly children: ReactNode;
  /** Whether the page runs to the window's edges, as home does. */
  readonly isFullWidth?: boolean;
};

/** The frame of every page: holds the content to the page's width. */
export function Page({ children, isFullWidth = false }: PageProps) {
  return <div className={isFullWidth ? styles.full : styles.page}>{children}</div>;
}
