import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './LinkTabs.module.css';

type LinkTabsProps = {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly {
    readonly label: string;
    readonly path: string;
    readonly count?: number | string;
    readonly isCurrent: boolean;
  }[];
};

/** Tabs that are addresses, each with how many things are there, if that is known. */
export function LinkTabs({ label: name, tabs }: LinkTabsProps) {
  const strip = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    strip.current?.children[current]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={name}>
      <ul ref={strip}>
        {tabs.map(({ label, path, count, isCurrent }) => (
          <li key={label}>
            <Link to={path} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
              {label} {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
