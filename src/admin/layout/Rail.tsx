import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LazyModal } from '../../shared/chunks/LazyModal.tsx';
import { MAIN_ID } from '../../shared/ui/focus/mainId.ts';
import skipLink from '../../shared/ui/SkipLink.module.css';
import { paths } from '../paths/paths.ts';
import styles from './Rail.module.css';

/** Where the link of a page is: in the rail and in the foot bar, in one of them, or in the rail and under More. */
export type RailPlace = 'both' | 'bar' | 'rail';

export type RailLink = {
  readonly path: string;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly place: RailPlace;
};

const CLASSES = { both: undefined, bar: styles.bar, rail: styles.railOnly } as const;

type RailProps = {
  readonly links: readonly RailLink[];
  /** Returns what is above the links of the rail, and on a phone under More, which `close` closes. */
  readonly head: (close: () => void) => ReactNode;
  /** Returns what is below them. */
  readonly foot: (close: () => void) => ReactNode;
};

/** The navigation: a rail at the side, on a phone a bar at the foot, whose last button opens the rest. */
export function Rail({ links, head, foot }: RailProps) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const current = currentPath(links, pathname);
  const rest = links.filter(({ place }) => place === 'rail');
  // Following a link closes what it is in.
  const isOpen = openAt === pathname;
  const close = () => setOpenAt(undefined);
  return (
    <>
      <a className={skipLink.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <nav className={styles.rail} aria-label="Admin">
        <p className={styles.shop}>Creator Row</p>
        <div className={styles.head}>{head(close)}</div>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.path} className={CLASSES[link.place]}>
              <RailItem link={link} isCurrent={link.path === current} />
            </li>
          ))}
          <li className={styles.bar}>
            <button
              type="button"
              className={`${styles.link} ${rest.some(({ path }) => path === current) ? styles.within : ''}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpenAt(pathname)}
            >
              <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
              More
            </button>
          </li>
        </ul>
        <div className={styles.foot}>{foot(close)}</div>
      </nav>
      <LazyModal isOpen={isOpen} title="More" place="foot" onClose={close}>
        <nav className={styles.more} aria-label="More">
          {head(close)}
          <ul>
            {rest.map((link) => (
              <li key={link.path}>
                <RailItem link={link} isCurrent={link.path === current} onFollow={close} />
              </li>
            ))}
          </ul>
          {foot(close)}
        </nav>
      </LazyModal>
    </>
  );
}

type RailItemProps = { readonly link: RailLink; readonly isCurrent: boolean; readonly onFollow?: () => void };

function RailItem({ link: { path, title, icon: Icon }, isCurrent, onFollow }: RailItemProps) {
  return (
    <Link className={styles.link} to={path} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      {title}
    </Link>
  );
}

/** Returns the path of the link under which a page is: the longest that its path begins with. Every path begins with that of Today. */
function currentPath(links: readonly RailLink[], pathname: string): string | undefined {
  const isWithin = ({ path }: RailLink) =>
    pathname === path || (path !== paths.today && pathname.startsWith(`${path}/`));
  return links.filter(isWithin).toSorted((a, b) => b.path.length - a.path.length)[0]?.path;
}
