import { CreatorLink } from '../catalogue/creators/CreatorLink.tsx';
import { creatorListingPath } from '../catalogue/creators/creatorView.ts';
import { ChooseSizeLink } from '../catalogue/picture/ChooseSizeLink.tsx';
import { Price } from '../catalogue/picture/Price.tsx';
import { ProductLink } from '../catalogue/picture/ProductLink.tsx';
import { ProductPicture } from '../catalogue/picture/ProductPicture.tsx';
import words from '../catalogue/picture/ProductWords.module.css';
import type { ProductView } from '../catalogue/picture/productView.ts';
import { StockNote } from '../stock/StockNote.tsx';
import { CardHeart } from './CardHeart.tsx';
import { CartButton } from './CartButton.tsx';
import styles from './ProductCard.module.css';

type ProductCardProps = {
  readonly product: ProductView;
  /** Whether the card is visible without scrolling. */
  readonly isSeenAtOnce: boolean;
  readonly isFirst: boolean;
};

/** A product in the listing. */
export function ProductCard({ product: view, isSeenAtOnce, isFirst }: ProductCardProps) {
  const { product, path, name, influencer, sizeNote, image, picture, price, isLowest, originalPrice, badge } = view;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.tile}>
        <ProductPicture {...{ image, picture, name, isSeenAtOnce, isFirst }} place="card" />
        {badge !== undefined && <p className={words.badge}>{badge}</p>}
        <StockNote product={product} className={styles.stock} />
        <CardHeart product={product} />
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
        <Price {...{ price, isLowest }} originalPrice={originalPrice} />
        {sizeNote !== undefined && <p className={words.small}>{sizeNote}</p>}
      </div>
      <div className={styles.action}>
        {product.sizes === undefined ? (
          <CartButton product={product} variant="secondary" />
        ) : (
          <ChooseSizeLink product={view} />
        )}
      </div>
    </article>
  );
}
