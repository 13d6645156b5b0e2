import { type ReactNode, useEffect } from 'react';
import styles from './Page.module.css';

type PageProps = {
  /** What the browser's tab says before the shop's name. */
  readonly title: string;
  readonly children: ReactNode;
  /** Whether the page runs to the window's edges, as home does. */
  readonly isFullWidth?: boolean;
};

/** The frame of every page: sets the tab's title and holds the content to the page's width. */
export function Page({ title, children, isFullWidth = false }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Creator Row`;
  }, [title]);
  return <div className={isFullWidth ? styles.full : styles.page}>{children}</div>;
}
