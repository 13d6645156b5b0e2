import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { paths } from '../../paths/paths.ts';
import { CreatorLinks } from './CreatorLinks.tsx';
import styles from './CreatorStrip.module.css';
import type { CreatorView } from './creatorView.ts';

type CreatorStripProps = {
  readonly creators: readonly CreatorView[];
  /** How many creators there are. */
  readonly total: number;
};

/** Creators, each a link to their page, and a link to the others. */
export function CreatorStrip({ creators, total }: CreatorStripProps) {
  if (creators.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="creators">
      <h2 id="creators">The Creators</h2>
      <CreatorLinks creators={creators} className={styles.strip} />
      {total > creators.length && (
        <ButtonLink variant="secondary" to={paths.creators}>
          All creators
        </ButtonLink>
      )}
    </section>
  );
}
