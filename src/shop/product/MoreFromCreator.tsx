import { observer } from 'mobx-react-lite';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { ProductCard } from '../card/ProductCard.tsx';
import { creatorListingPath } from '../catalogue/creators/creatorView.ts';
import { pieceView } from '../catalogue/picture/productView.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import styles from './MoreFromCreator.module.css';

/** Other pieces of the product's creator, with a link to all of them. */
export const MoreFromCreator = observer(function MoreFromCreator({ product }: { readonly product: Product }) {
  const more = useShared(CATALOGUE).moreFromCreator(product);
  if (more.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="more-from-creator">
      <header className={styles.head}>
        <h2 id="more-from-creator">
          More from <bdi>{product.influencer}</bdi>
        </h2>
        <ButtonLink variant="quiet" to={creatorListingPath(product.influencer)}>
          See all
        </ButtonLink>
      </header>
      <ul className={styles.grid} aria-label={`More from ${isolated(product.influencer)}`}>
        {more.map((other) => (
          <li key={other.key}>
            <ProductCard product={pieceView(other)} isSeenAtOnce={false} isFirst={false} />
          </li>
        ))}
      </ul>
    </section>
  );
});
