import { Heart, MapPin, ReceiptText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { ADDRESSES } from '../../addresses/tokens.ts';
import { countText } from '../../orders/countText.ts';
import { paths } from '../../paths/paths.ts';
import { WISHLIST } from '../../wishlist/tokens.ts';
import styles from './ProfileLinks.module.css';

/** Links to what the shop keeps for the shopper, with how much it is. */
export const ProfileLinks = observer(function ProfileLinks() {
  const wishlist = useShared(WISHLIST);
  const addresses = useShared(ADDRESSES);
  const links = [
    { to: paths.orders, name: 'Your orders', icon: <ReceiptText />, note: 'Receipts to print, and to buy again' },
    {
      ...{ to: paths.addresses, name: 'Your addresses', icon: <MapPin /> },
      note: addresses.status === 'ready' ? countText(addresses.items.length, 'address', 'addresses') : '',
    },
    {
      ...{ to: paths.wishlist, name: 'Your wishlist', icon: <Heart /> },
      note: wishlist.status === 'ready' ? countText(wishlist.count, 'product', 'products') : '',
    },
  ];
  return (
    <ul className={styles.links} aria-label="Your shop">
      {links.map(({ to, name, icon, note }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
});
