import { Link } from 'react-router-dom';
import styles from './CreatorLink.module.css';
import { creatorPath } from './creatorView.ts';

/** A creator's handle as a link to the listing of their pieces. */
export function CreatorLink({ handle }: { readonly handle: string }) {
  return (
    <Link className={styles.link} to={creatorPath(handle)}>
      {handle}
    </Link>
  );
}
