import { Link } from 'react-router-dom';
import { paths } from '../paths/paths.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import styles from './Header.module.css';
import { AccountLink } from './menu/AccountLink.tsx';
import { CartLink, WishlistLink } from './menu/CountLinks.tsx';
import { MobileMenu } from './menu/MobileMenu.tsx';
import { ProductsMenu } from './menu/ProductsMenu.tsx';
import { WayLinks } from './menu/WayLinks.tsx';

/** The header; below 768 CSS pixels everything but the counts is in the hamburger menu. */
export function Header() {
  return (
    <header className={styles.header}>
      <nav className={styles.bar} aria-label="Main">
        <Link className={styles.wordmark} to={paths.home}>
          Creator Row
        </Link>
        <div className={styles.wide}>
          <ProductsMenu />
          <WayLinks className={styles.ways} />
          <SearchBox />
          <AccountLink className={styles.link} />
        </div>
        <div className={styles.counts}>
          <WishlistLink />
          <CartLink />
          <MobileMenu />
        </div>
      </nav>
    </header>
  );
}
