import { Link } from 'react-router-dom';
import styles from './CreatorLink.module.css';

type CreatorLinkProps = {
  readonly handle: string /** The path of their page or of their pieces. */;
  readonly to: string;
};

/** A creator's handle as a link. */
export function CreatorLink({ handle, to }: CreatorLinkProps) {
  return (
    <Link className={styles.link} to={to} dir="auto">
      {handle}
    </Link>
  );
}
