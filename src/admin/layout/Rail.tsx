import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MAIN_ID } from '../../shared/ui/focus/mainId.ts';
import { paths } from '../paths/paths.ts';
import styles from './Rail.module.css';

export type RailLink = {
  readonly path: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** Whether the link is in the foot bar alone. */
  readonly isForPhone?: true;
};

type RailProps = {
  readonly links: readonly RailLink[];
  /** What is below the links of the rail. */
  readonly foot: ReactNode;
};

/** The navigation: a rail at the side, on a phone a bar at the foot. */
export function Rail({ links, foot }: RailProps) {
  const current = currentPath(links, useLocation().pathname);
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <nav className={styles.rail} aria-label="Admin">
        <p className={styles.shop}>Creator Row</p>
        <ul className={styles.links}>
          {links.map(({ path, title, icon: Icon, isForPhone = false }) => (
            <li key={path} className={isForPhone ? styles.forPhone : undefined}>
              <Link className={styles.link} to={path} aria-current={path === current ? 'page' : undefined}>
                <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
                {title}
              </Link>
            </li>
          ))}
        </ul>
        {foot}
      </nav>
    </>
  );
}

/** Returns the path of the link under which a page is: the longest that its path begins with. Every path begins with that of Today. */
function currentPath(links: readonly RailLink[], pathname: string): string | undefined {
  const isWithin = ({ path }: RailLink) =>
    pathname === path || (path !== paths.today && pathname.startsWith(`${path}/`));
  return links.filter(isWithin).toSorted((a, b) => b.path.length - a.path.length)[0]?.path;
}
