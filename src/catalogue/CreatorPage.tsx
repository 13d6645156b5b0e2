import { UserRoundSearch } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { type Creator, findCreator } from '../../core/domain/catalogue/findCreator.ts';
import { useShared } from '../container/ShopContext.tsx';
import { CreatorPortrait } from '../creators/CreatorPortrait.tsx';
import { creatorListingPath, creatorPath, creatorView } from '../creators/creatorView.ts';
import { creatorIn } from '../navigation/creatorIn.ts';
import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CatalogueFailure } from './CatalogueFailure.tsx';
import styles from './CreatorPage.module.css';
import { creatorLine } from './creatorLine.ts';
import { GridCard } from './GridCard.tsx';
import grid from './ProductGrid.module.css';
import { ShareButton } from './ShareButton.tsx';
import { CATALOGUE } from './tokens.ts';

/** How many pieces the page shows; the listing shows them all. */
const MOST_PIECES = 24;

/** `/creators/{handle}` */
export const CreatorPage = observer(function CreatorPage() {
  const handle = creatorIn(useLocation().pathname) ?? '';
  const { products, status } = useShared(CATALOGUE);
  const creator = findCreator(products, handle);
  return <Page>{creator ? <CreatorDetails creator={creator} /> : <NoCreator status={status} />}</Page>;
});

function CreatorDetails({ creator }: { readonly creator: Creator }) {
  const { handle, pieces } = creator;
  return (
    <>
      <header className={styles.creator}>
        <div className={styles.portrait}>
          <CreatorPortrait creator={creatorView(handle)} />
        </div>
        <div className={styles.words}>
          <h1>{handle}</h1>
          <p className={styles.line}>{creatorLine(creator)}</p>
          <div className={styles.actions}>
            <ButtonLink variant="secondary" to={creatorListingPath(handle)}>
              Filter and sort
            </ButtonLink>
            <ShareButton title={handle} path={creatorPath(handle)} />
          </div>
        </div>
      </header>
      <ul className={grid.grid} aria-label={`Pieces by ${handle}`}>
        {pieces.slice(0, MOST_PIECES).map((product, place) => (
          <li key={product.key}>
            <GridCard product={product} place={place} />
          </li>
        ))}
      </ul>
      {pieces.length > MOST_PIECES && (
        <p className={styles.rest}>
          <ButtonLink to={creatorListingPath(handle)}>See all {pieces.length} pieces</ButtonLink>
        </p>
      )}
    </>
  );
}

function NoCreator({ status }: { readonly status: 'loading' | 'ready' | 'failed' }) {
  if (status === 'failed') return <CatalogueFailure level={1} />;
  if (status === 'loading') return <Skeleton label="Loading products" shape="cards" />;
  return (
    <Notice
      icon={<UserRoundSearch size={48} />}
      title="Creator not found"
      level={1}
      text="Nobody of this name sells here at the moment."
    >
      <ButtonLink to={paths.listing}>Back to Products</ButtonLink>
    </Notice>
  );
}
