import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { MAIN_ID } from '../../shared/ui/focus/mainId.ts';
import { paths } from '../paths/paths.ts';
import styles from './Rail.module.css';

export type RailLink = { readonly path: string; readonly title: string; readonly icon: LucideIcon };

/** The navigation: a rail at the side, on a phone a bar at the foot. */
export function Rail({ links }: { readonly links: readonly RailLink[] }) {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <nav className={styles.rail} aria-label="Admin">
        <p className={styles.shop}>Creator Row</p>
        <ul className={styles.links}>
          {links.map(({ path, title, icon: Icon }) => (
            <li key={path}>
              <NavLink className={styles.link ?? ''} to={path} end={path === paths.today}>
                <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
