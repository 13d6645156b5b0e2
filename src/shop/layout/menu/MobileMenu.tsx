import { Menu } from 'lucide-react';
import { useState } from 'react';
import { LazyModal } from '../../../shared/chunks/LazyModal.tsx';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { paths } from '../../paths/paths.ts';
import { SearchBox } from '../../search/SearchBox.tsx';
import { AccountLink } from './AccountLink.tsx';
import { CategoryList } from './CategoryList.tsx';
import styles from './MobileMenu.module.css';
import { WayLinks } from './WayLinks.tsx';

const MORE = [
  ['Orders', paths.orders],
  ['Help', paths.delivery],
] as const;

/** The hamburger menu of small screens: search, categories, the ways into the shop, orders, help and login. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div className={styles.button}>
        <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Menu aria-hidden="true" />
        </IconButton>
      </div>
      <LazyModal isOpen={isOpen} title="Menu" place="right" onClose={close}>
        <div className={styles.content}>
          <SearchBox onSearched={close} />
          <section className={styles.menu} aria-label="Products">
            <h3 className={styles.heading}>Products</h3>
            <CategoryList onChosen={close} />
          </section>
          <WayLinks className={styles.ways} more={MORE} onFollowed={close} />
          <AccountLink className={styles.link} onFollowed={close} />
        </div>
      </LazyModal>
    </>
  );
}
