import { Link } from 'react-router-dom';
import { paths } from '../shop/paths/paths.ts';
import { SearchBox } from '../shop/search/SearchBox.tsx';
import { AccountLink } from './AccountLink.tsx';
import { CartLink, WishlistLink } from './CountLinks.tsx';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { ProductsMenu } from './ProductsMenu.tsx';

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
