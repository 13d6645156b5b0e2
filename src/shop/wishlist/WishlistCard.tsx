import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { isolated } from '../../../core/domain/text/isolated.ts';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { firstClickOnly } from '../../shared/ui/focus/firstClickOnly.ts';
import { useFocusAfterUndo } from '../../shared/ui/focus/useFocusAfterUndo.ts';
import { texts } from '../../shared/ui/text/texts.ts';
import { ChooseSizeLink } from '../catalogue/picture/ChooseSizeLink.tsx';
import { HeartButton } from '../catalogue/picture/HeartButton.tsx';
import { Price } from '../catalogue/picture/Price.tsx';
import { ProductPicture } from '../catalogue/picture/ProductPicture.tsx';
import words from '../catalogue/picture/ProductWords.module.css';
import { isOfAllSizes, pieceView, productView } from '../catalogue/picture/productView.ts';
import { WISHLIST } from './tokens.ts';
import styles from './WishlistCard.module.css';

type WishlistCardProps = {
  readonly item: WishlistItem;
  /** Whether the card was removed and is back because the shopper wanted it so. */
  readonly isReturning: boolean;
};

/** One product on the wishlist. */
export const WishlistCard = observer(function WishlistCard({ item, isReturning }: WishlistCardProps) {
  const wishlist = useShared(WISHLIST);
  const isPiece = isOfAllSizes(item);
  const view = isPiece ? pieceView(item) : productView(item);
  const { key, name, path, image, picture, influencer, sizeNote, price, isLowest, originalPrice, badge } = view;
  const removal = useFocusAfterUndo<HTMLButtonElement>(isReturning);
  const add = firstClickOnly(() => void wishlist.addToCart(item));
  const remove = () => void wishlist.remove(item);
  const addText = wishlist.isInCart(key) ? 'Added to Cart' : texts.addToCart;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.tile}>
        <ProductPicture image={image} picture={picture} name={name} place="card" />
        {badge !== undefined && <p className={words.badge}>{badge}</p>}
        <HeartButton name={name} isListed onClick={remove} />
      </div>
      <p className={`${words.influencer} ${styles.influencer}`} dir="auto">
        {influencer}
      </p>
      <h2 className={words.name} dir="auto">
        <Link className={words.link} to={path}>
          {name}
        </Link>
      </h2>
      <Price {...{ price, isLowest }} originalPrice={originalPrice} />
      {sizeNote !== undefined && <p className={words.small}>{sizeNote}</p>}
      <div className={styles.actions}>
        {isPiece ? (
          <ChooseSizeLink product={view} />
        ) : (
          <Button wide variant="secondary" aria-label={`${addText}: ${isolated(name)}`} onClick={add}>
            {addText}
          </Button>
        )}
        <Button
          ref={removal}
          wide
          variant="quiet"
          aria-label={`${texts.removeFromWishlist}: ${isolated(name)}`}
          onClick={remove}
        >
          {texts.removeFromWishlist}
        </Button>
      </div>
    </article>
  );
});
