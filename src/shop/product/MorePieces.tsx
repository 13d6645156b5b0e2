import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { noFilters } from '../../../core/domain/catalogue/filters/Filters.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { ProductCard } from '../card/ProductCard.tsx';
import { creatorListingPath, creatorPath } from '../catalogue/creators/creatorView.ts';
import { pieceView } from '../catalogue/picture/productView.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { listingPath } from '../paths/listingPath.ts';
import styles from './MorePieces.module.css';

/** A row of other pieces: those of the product's creator, and where these are few, of its category. Each has a link to all of them. */
export const MorePieces = observer(function MorePieces({ product }: { readonly product: Product }) {
  const { influencer, category } = product;
  const more = useShared(CATALOGUE).moreLike(product);
  const isOfCreator = (other: Product) => creatorPath(other.influencer) === creatorPath(influencer);
  const ofCreator = more.filter(isOfCreator);
  const others = more.filter((other) => !isOfCreator(other));
  if (more.length === 0) return null;
  return (
    <div className={styles.row}>
      <Pieces
        id="more-from-creator"
        title={
          <>
            More from <bdi>{influencer}</bdi>
          </>
        }
        label={`More from ${isolated(influencer)}`}
        all={creatorListingPath(influencer)}
        pieces={ofCreator}
      />
      <Pieces
        id="more-of-category"
        title={
          <>
            More <bdi>{category}</bdi>
          </>
        }
        label={`More ${isolated(category)}`}
        all={listingPath({ ...noFilters, categories: [category] })}
        pieces={others}
      />
    </div>
  );
});

type PiecesProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly label: string;
  readonly all: string;
  readonly pieces: readonly Product[];
};

function Pieces({ id, title, label, all, pieces }: PiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <section className={styles.section} style={{ '--pieces': pieces.length } as object} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <ButtonLink variant="quiet" to={all}>
          See all
        </ButtonLink>
      </header>
      <ul className={styles.grid} aria-label={label}>
        {pieces.map((other) => (
          <li key={other.key}>
            <ProductCard product={pieceView(other)} isSeenAtOnce={false} isFirst={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
