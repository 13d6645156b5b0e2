import { Link } from 'react-router-dom';
import styles from './CreatorLinks.module.css';
import { CreatorPortrait } from './CreatorPortrait.tsx';
import type { CreatorView } from './creatorView.ts';

type CreatorLinksProps = {
  readonly creators: readonly CreatorView[];
  /** The class of the list. */
  readonly className: string | undefined;
};

/** Creators, each a link to their page. */
export function CreatorLinks({ creators, className }: CreatorLinksProps) {
  return (
    <ul className={className}>
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
