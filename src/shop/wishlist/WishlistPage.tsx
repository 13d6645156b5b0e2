import { Heart } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CallFailure } from '../../shared/connection/CallFailure.tsx';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Announcement } from '../../shared/ui/Announcement.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { useFocusAfterRemoval } from '../../shared/ui/focus/useFocusAfterRemoval.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { removedText } from '../../shared/ui/text/removedText.ts';
import { texts } from '../../shared/ui/text/texts.ts';
import { NewPieces } from '../catalogue/NewPieces.tsx';
import { paths } from '../paths/paths.ts';
import { WISHLIST } from './tokens.ts';
import { WishlistCards } from './WishlistCards.tsx';
import styles from './WishlistPage.module.css';

/** `/wishlist` */
export const WishlistPage = observer(function WishlistPage() {
  const { status, items, load, removals } = useShared(WISHLIST);
  const { rows, removed, forget } = removals;
  const heading = useFocusAfterRemoval(rows.length);
  useEffect(() => forget, [forget]);
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Your Wishlist
      </h1>
      <Announcement text={removed === undefined ? '' : removedText(removed.name)} />
      {status === 'failed' && <CallFailure title="Your wishlist could not be loaded" onRetry={load} />}
      {(status === 'unasked' || status === 'loading') && <Skeleton label="Loading your wishlist" shape="cards" />}
      <WishlistCards />
      {status === 'ready' && items.length === 0 && (
        <>
          <Notice icon={<Heart size={48} />} title="Wishlist is Empty!">
            <ButtonLink to={paths.listing}>{texts.explore}</ButtonLink>
          </Notice>
          <NewPieces />
        </>
      )}
    </Page>
  );
});
