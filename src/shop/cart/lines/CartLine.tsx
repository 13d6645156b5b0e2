import { Heart, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { CartItem } from '../../../../core/domain/cart/CartItem.ts';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { useFocusAfterUndo } from '../../../shared/ui/focus/useFocusAfterUndo.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Price } from '../../catalogue/picture/Price.tsx';
import { ProductPicture } from '../../catalogue/picture/ProductPicture.tsx';
import words from '../../catalogue/picture/ProductWords.module.css';
import { StockNote } from '../../stock/StockNote.tsx';
import { WISHLIST } from '../../wishlist/tokens.ts';
import { CART } from '../tokens.ts';
import styles from './CartLine.module.css';
import { cartLineView } from './cartLineView.ts';
import { QuantityControl } from './QuantityControl.tsx';

/** How many lines a phone shows without scrolling. */
const SEEN_AT_ONCE = 3;

type CartLineProps = {
  readonly item: CartItem;
  /** Whether the line was removed and is back because the shopper wanted it so. */
  readonly isReturning: boolean;
  /** Its place in the cart, from 0. */
  readonly position: number;
};

/** One product in the cart. */
export const CartLine = observer(function CartLine({ item, isReturning, position }: CartLineProps) {
  const cart = useShared(CART);
  const wishlist = useShared(WISHLIST);
  const { key, name, path, image, picture, sizeNote, influencer, price, originalPrice, badge, quantity, lineTotal } =
    cartLineView(item);
  const isListed = wishlist.has(key);
  const removal = useFocusAfterUndo<HTMLButtonElement>(isReturning);
  return (
    <li className={styles.line} aria-label={name}>
      <div className={styles.picture}>
        <ProductPicture
          {...{ image, picture, name, place: 'line', alt: '' }}
          isFirst={position === 0}
          isSeenAtOnce={position < SEEN_AT_ONCE}
        />
      </div>
      <div className={styles.text}>
        <p className={words.influencer} dir="auto">
          {influencer}
        </p>
        <h2 className={words.name} dir="auto">
          <Link className={words.link} to={path}>
            {name}
          </Link>
        </h2>
        <Price price={price} originalPrice={originalPrice} badge={badge} />
        <div className={styles.sizeAndStock}>
          {sizeNote !== undefined && <p className={words.small}>{sizeNote}</p>}
          <StockNote product={{ key }} className={`${words.small} ${styles.stock}`} />
        </div>
        {quantity > 1 && (
          <p className={`${words.small} ${styles.together}`}>
            {quantity} pieces: {lineTotal}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <QuantityControl
          name={name}
          quantity={quantity}
          onDecrease={() => void cart.decrement(key)}
          onIncrease={() => void cart.increment(key)}
        />
        <IconButton
          label={isListed ? `Remove ${isolated(name)} from wishlist` : `Add ${isolated(name)} to wishlist`}
          onClick={() => void wishlist.toggle(item)}
        >
          <Heart size={20} aria-hidden="true" className={isListed ? styles.listed : undefined} />
        </IconButton>
        <IconButton ref={removal} label={`Remove ${isolated(name)} from cart`} onClick={() => void cart.remove(key)}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
});
