import { Link } from 'react-router-dom';
import styles from './CreatorLinks.module.css';
import { CreatorPortrait } from './CreatorPortrait.tsx';
import type { CreatorView } from './creatorView.ts';

type CreatorLinksProps = {
  readonly creators: readonly CreatorView[];
  /** The name of the list, where no heading is before it. */
  readonly label?: string;
  /** Whether they are one row on a small screen, which is scrolled sideways. */
  readonly isStrip?: boolean;
};

/** Creators, each a link to their page. */
export function CreatorLinks({ creators, label, isStrip = false }: CreatorLinksProps) {
  return (
    <ul className={isStrip ? styles.strip : styles.rows} aria-label={label}>
      {creators.map((creator) => (
        <li key={creator.handle}>
          <Link className={styles.creator} to={creator.path}>
            <CreatorPortrait creator={creator} />
            <span className={styles.handle} dir="auto">
              {creator.handle}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
