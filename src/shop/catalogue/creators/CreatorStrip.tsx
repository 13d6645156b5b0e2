import { Link } from 'react-router-dom';
import { CreatorPortrait } from './CreatorPortrait.tsx';
import styles from './CreatorStrip.module.css';
import type { CreatorView } from './creatorView.ts';

/** All creators, each a link to their page. */
export function CreatorStrip({ creators }: { readonly creators: readonly CreatorView[] }) {
  if (creators.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="creators">
      <h2 id="creators">The Creators</h2>
      <ul className={styles.strip}>
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
    </section>
  );
}
