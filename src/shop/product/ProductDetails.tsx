import type { ProductFacts } from '../../../core/domain/catalogue/Product.ts';
import { CartButton } from '../card/CartButton.tsx';
import { WishlistButton } from '../card/WishlistButton.tsx';
import { CreatorLink } from '../catalogue/creators/CreatorLink.tsx';
import { creatorPath } from '../catalogue/creators/creatorView.ts';
import { Price } from '../catalogue/picture/Price.tsx';
import type { ProductView } from '../catalogue/picture/productView.ts';
import { ShareButton } from '../catalogue/ShareButton.tsx';
import { DeliveryToPin } from '../delivery/DeliveryToPin.tsx';
import { StockNote } from '../stock/StockNote.tsx';
import styles from './ProductDetails.module.css';
import { ProductPictures } from './ProductPictures.tsx';

/** A product's details, with the cart and wishlist buttons. */
export function ProductDetails({ product: view }: { readonly product: ProductView }) {
  const { product, path, name, influencer, size, description, price, originalPrice, badge } = view;
  return (
    <article className={styles.product} aria-label={name}>
      <ProductPictures product={view} />
      <div className={styles.words}>
        <p className={styles.influencer}>
          <CreatorLink handle={influencer} to={creatorPath(influencer)} />
        </p>
        <h1 dir="auto">{name}</h1>
        <div className={styles.price}>
          <Price price={price} originalPrice={originalPrice} badge={badge} />
        </div>
        <div className={styles.sizeAndStock}>
          <p>
            Size <strong className={styles.size}>{size}</strong>
          </p>
          <StockNote productKey={product.key} className={styles.stock} />
        </div>
        <div className={styles.actions}>
          <CartButton product={product} variant="primary" />
          <WishlistButton product={product} />
          <ShareButton title={name} path={path} />
        </div>
        <DeliveryToPin />
        <p className={styles.description} dir="auto">
          {description}
        </p>
        {product.facts && <Facts facts={product.facts} />}
      </div>
    </article>
  );
}

const FACTS = [
  ['Fabric', 'fabric'],
  ['Care', 'care'],
  ['Fit', 'fit'],
  ['Made in', 'origin'],
] as const satisfies readonly (readonly [label: string, fact: keyof ProductFacts])[];

function Facts({ facts }: { readonly facts: ProductFacts }) {
  return (
    <dl className={styles.facts}>
      {FACTS.map(([label, fact]) =>
        facts[fact] === undefined ? null : (
          <div key={fact}>
            <dt>{label}</dt>
            <dd dir="auto">{facts[fact]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
