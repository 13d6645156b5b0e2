import { observer } from 'mobx-react-lite';
import { type ComponentProps, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product, ProductFacts } from '../../../core/domain/catalogue/Product.ts';
import { firstSizeOf } from '../../../core/domain/catalogue/sizes.ts';
import { tellingSize } from '../../../core/domain/catalogue/tellingSize.ts';
import { LazyChunk } from '../../shared/chunks/LazyChunk.ts';
import { LazyPart } from '../../shared/chunks/LazyPart.tsx';
import { usePageViewModel, useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { texts } from '../../shared/ui/text/texts.ts';
import { useIsServerHtml } from '../../shared/ui/useIsServerHtml.ts';
import { useMediaQuery } from '../../shared/ui/useMediaQuery.ts';
import { CartButton } from '../card/CartButton.tsx';
import { WishlistButton } from '../card/WishlistButton.tsx';
import { CreatorLink } from '../catalogue/creators/CreatorLink.tsx';
import { creatorPath } from '../catalogue/creators/creatorView.ts';
import { Price } from '../catalogue/picture/Price.tsx';
import { isOfAllSizes, pieceView, productView } from '../catalogue/picture/productView.ts';
import { ShareButton } from '../catalogue/ShareButton.tsx';
import { BuyingTerms } from '../delivery/BuyingTerms.tsx';
import { DeliveryToPin } from '../delivery/DeliveryToPin.tsx';
import { LegalDetails } from '../legal/LegalDetails.tsx';
import { StockNote } from '../stock/StockNote.tsx';
import { STOCK } from '../stock/tokens.ts';
import type { StockAlert } from './alert/StockAlert.tsx';
import { buyBarChunk } from './buyBarChunk.ts';
import { sizeGuideChunk } from './guide/sizeGuideChunk.ts';
import styles from './ProductDetails.module.css';
import { SIZES } from './pageTokens.ts';
import { ProductPictures } from './pictures/ProductPictures.tsx';
import { Sizes } from './Sizes.tsx';

/** Loaded for those who look at a sold-out product. */
const stockAlert = new LazyChunk<ComponentProps<typeof StockAlert>>(
  async () => (await import('./alert/StockAlert.tsx')).StockAlert,
);

/** Where the bar follows the button: on a phone, unless it would take too much of the height. */
const HAS_BAR = '(max-width: 767px) and (min-height: 400px)';

/** A product's details, with the cart and wishlist buttons. */
export const ProductDetails = observer(function ProductDetails({ product }: { readonly product: Product }) {
  const sizes = usePageViewModel(SIZES);
  const stock = useShared(STOCK);
  const entry = useRef<HTMLAnchorElement>(null);
  const followed = useRef<HTMLDivElement>(null);
  const hasBar = useMediaQuery(HAS_BAR);
  // The server knows neither the history nor the cart, and what it has rendered is taken over first.
  const isServerHtml = useIsServerHtml();
  // Rendered anew with each entry of the history, which keeps what was chosen.
  useLocation();
  const isOpen = isServerHtml ? isOfAllSizes(product) : sizes.isOpen(product);
  const choices = sizes.choices(product, isOpen);
  const view = isOpen ? pieceView(product) : productView(product);
  const { path, name, influencer, size, description, price, isLowest, originalPrice, badge } = view;
  const buy = isOpen ? (
    <Button wide onClick={() => entry.current?.focus()}>
      {texts.chooseSize}
    </Button>
  ) : (
    <CartButton product={product} variant="primary" />
  );
  return (
    <article className={styles.product} aria-label={name}>
      <ProductPictures key={firstSizeOf(product).key} product={product} />
      <div className={styles.words}>
        <p className={styles.influencer}>
          <CreatorLink handle={influencer} to={creatorPath(influencer)} />
        </p>
        <h1 dir="auto">{name}</h1>
        <div className={styles.price}>
          <Price {...{ price, isLowest }} originalPrice={originalPrice} badge={badge} />
        </div>
        <div className={styles.sizeAndStock}>
          {tellingSize(size) && (
            <p>Size {!isOpen && <strong className={choices.length > 0 ? undefined : styles.size}>{size}</strong>}</p>
          )}
          {!isOpen && <StockNote product={{ key: product.key }} className={styles.stock} />}
          {choices.length > 0 && !isServerHtml && (
            <LazyPart chunk={sizeGuideChunk} props={{ product }} loading={null} failed={() => null} />
          )}
        </div>
        {choices.length > 0 && <Sizes choices={choices} ref={entry} />}
        <div className={styles.actions}>
          <div ref={followed} className={styles.buy}>
            {buy}
            {!isOpen && stock.isSoldOut(product.key) && (
              <LazyPart chunk={stockAlert} props={{ productKey: product.key }} loading={null} failed={() => null} />
            )}
          </div>
          <WishlistButton product={product} />
          <ShareButton title={name} path={path} />
        </div>
        <DeliveryToPin />
        <BuyingTerms />
        <p className={styles.description} dir="auto">
          {description}
        </p>
        {product.facts && <Facts facts={product.facts} />}
        {product.facts && <LegalDetails products={[product]} isOfAllSizes={isOpen} />}
      </div>
      {hasBar && (
        <LazyPart
          chunk={buyBarChunk}
          props={{ product: view, followed, children: buy }}
          loading={null}
          failed={() => null}
        />
      )}
    </article>
  );
});

const FACTS = [
  ['Fabric', 'fabric'],
  ['Care', 'care'],
  ['Fit', 'fit'],
  ['Made in', 'origin'],
] as const satisfies readonly (readonly [label: string, fact: keyof ProductFacts])[];

function Facts({ facts }: { readonly facts: ProductFacts }) {
  const known = FACTS.filter(([, fact]) => facts[fact] !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([label, fact]) => (
        <div key={fact}>
          <dt>{label}</dt>
          <dd dir="auto">{facts[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
