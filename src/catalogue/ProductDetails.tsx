import { CreatorLink } from '../creators/CreatorLink.tsx';
import { creatorPath } from '../creators/creatorView.ts';
import { Price } from '../products/Price.tsx';
import type { ProductView } from '../products/productView.ts';
import { CartButton } from './CartButton.tsx';
import styles from './ProductDetails.module.css';
import { ProductPictures } from './ProductPictures.tsx';
import { ShareButton } from './ShareButton.tsx';
import { WishlistButton } from './WishlistButton.tsx';

/** A product's details, with the cart and wishlist buttons. */
export function ProductDetails({ product }: { readonly product: ProductView }) {
  const { key, path, name, influencer, size, description, price, originalPrice, badge } = product;
  return (
    <article className={styles.product} aria-label={name}>
      <ProductPictures product={product} />
      <div className={styles.words}>
        <p className={styles.influencer}>
          <CreatorLink handle={influencer} to={creatorPath(influencer)} />
        </p>
        <h1>{name}</h1>
        <div className={styles.price}>
          <Price price={price} originalPrice={originalPrice} badge={badge} />
        </div>
        <p>
          Size <strong className={styles.size}>{size}</strong>
        </p>
        <div className={styles.actions}>
          <CartButton productKey={key} name={name} variant="primary" />
          <WishlistButton productKey={key} name={name} />
          <ShareButton title={name} path={path} />
        </div>
        <p className={styles.delivery}>Free delivery, always.</p>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  );
}
