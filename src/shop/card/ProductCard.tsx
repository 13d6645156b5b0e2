import { tellingSize } from '../../../core/domain/catalogue/tellingSize.ts';
import { CreatorLink } from '../catalogue/creators/CreatorLink.tsx';
import { creatorListingPath } from '../catalogue/creators/creatorView.ts';
import { Price } from '../catalogue/picture/Price.tsx';
import { ProductPicture } from '../catalogue/picture/ProductPicture.tsx';
import words from '../catalogue/picture/ProductWords.module.css';
import type { ProductView } from '../catalogue/picture/productView.ts';
import { StockNote } from '../stock/StockNote.tsx';
import { CartButton } from './CartButton.tsx';
import { HeartButton } from './HeartButton.tsx';
import styles from './ProductCard.module.css';
import { ProductLink } from './ProductLink.tsx';

type ProductCardProps = {
  readonly product: ProductView;
  /** Whether the card is visible without scrolling. */
  readonly isSeenAtOnce: boolean;
  readonly isFirst: boolean;
};

/** A product in the listing. */
export function ProductCard({ product: view, isSeenAtOnce, isFirst }: ProductCardProps) {
  const { product, path, name, influencer, size, image, picture, price, originalPrice, badge } = view;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.tile}>
        <ProductPicture {...{ image, picture, name, isSeenAtOnce, isFirst }} place="card" />
        {badge !== undefined && <p className={words.badge}>{badge}</p>}
        <StockNote productKey={product.key} className={styles.stock} />
        <div className={styles.heart}>
          <HeartButton product={product} />
        </div>
      </div>
      <p className={`${words.influencer} ${styles.influencer}`}>
        <CreatorLink handle={influencer} to={creatorListingPath(influencer)} />
      </p>
      <h2 className={words.name} dir="auto">
        <ProductLink className={`${words.link} ${styles.link}`} to={path}>
          {name}
        </ProductLink>
      </h2>
      <div className={styles.row}>
        <Price price={price} originalPrice={originalPrice} />
        {tellingSize(size) && <p className={words.small}>Size {size}</p>}
      </div>
      <div className={styles.action}>
        <CartButton product={product} variant="secondary" />
      </div>
    </article>
  );
}
