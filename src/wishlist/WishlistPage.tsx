import { Heart } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import { paths } from '../shell/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { texts } from '../ui/texts.ts';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { WishlistCard } from './WishlistCard.tsx';
import styles from './WishlistPage.module.css';

/** `/wishlist` */
export const WishlistPage = observer(function WishlistPage() {
  const { status, items, load } = useShared(SHARED.wishlist);
  const heading = useFocusAfterRemoval(items.length);
  return (
    <Page title="Your Wishlist">
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Your Wishlist
      </h1>
      {status === 'failed' && <LoadFailure title="Your wishlist could not be loaded" onRetry={load} />}
      {(status === 'unasked' || status === 'loading') && <Skeleton label="Loading your wishlist" shape="cards" />}
      {status === 'ready' && items.length === 0 && (
        <Notice glyph={<Heart size={48} />} title={texts.wishlistEmpty}>
          <ButtonLink to={paths.listing}>{texts.explore}</ButtonLink>
        </Notice>
      )}
      {items.length > 0 && (
        <ul className={styles.grid} aria-label="Items on your wishlist">
          {items.map((item) => (
            <li key={item.key}>
              <WishlistCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
});
