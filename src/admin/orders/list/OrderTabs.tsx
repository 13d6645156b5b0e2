import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OrderListViewModel } from './OrderListViewModel.ts';
import styles from './OrderTabs.module.css';

/** The states of orders, each with how many there are. */
export function OrderTabs({ tabs }: Pick<OrderListViewModel, 'tabs'>) {
  const strip = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    strip.current?.children[current]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label="States of orders">
      <ul ref={strip}>
        {tabs.map(({ label, path, count, isCurrent }) => (
          <li key={label}>
            <Link to={path} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
              {label} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
