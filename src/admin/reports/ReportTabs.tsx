import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './ReportTabs.module.css';
import type { ReportViewModel } from './ReportViewModel.ts';

/** The reports. On a phone, the current one is scrolled into sight. */
export function ReportTabs({ tabs }: Pick<ReportViewModel, 'tabs'>) {
  const strip = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    strip.current?.children[current]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label="Reports">
      <ul ref={strip}>
        {tabs.map(({ label, path, isCurrent }) => (
          <li key={label}>
            <Link to={path} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
