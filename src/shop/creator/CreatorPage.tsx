import { UserRoundSearch } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { CatalogueFailure } from '../catalogue/CatalogueFailure.tsx';
import type { CatalogueStatus } from '../catalogue/CatalogueRequest.ts';
import { CreatorPortrait } from '../catalogue/creators/CreatorPortrait.tsx';
import { creatorListingPath, creatorPath, creatorView } from '../catalogue/creators/creatorView.ts';
import { type Creator, requestCreator } from '../catalogue/requestCreator.ts';
import { ShareButton } from '../catalogue/ShareButton.tsx';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { useStructuredData } from '../catalogue/useStructuredData.ts';
import { GridCard } from '../listing/grid/GridCard.tsx';
import grid from '../listing/grid/ProductGrid.module.css';
import { countPieces } from '../listing/results/countPieces.ts';
import { creatorIn } from '../paths/creatorIn.ts';
import { paths } from '../paths/paths.ts';
import styles from './CreatorPage.module.css';
import { creatorData } from './creatorData.ts';
import { creatorLine } from './creatorLine.ts';

/** `/creators/{handle}` */
export const CreatorPage = observer(function CreatorPage() {
  const handle = creatorIn(useLocation().pathname) ?? '';
  const { status, creator } = requestCreator(useShared(CATALOGUE), handle);
  useStructuredData(creator, creatorData);
  return <Page>{creator ? <CreatorDetails creator={creator} /> : <NoCreator status={status} />}</Page>;
});

function CreatorDetails({ creator }: { readonly creator: Creator }) {
  const { handle, total, pieces } = creator;
  return (
    <>
      <header className={styles.creator}>
        <div className={styles.portrait}>
          <CreatorPortrait creator={creatorView(handle)} />
        </div>
        <div className={styles.words}>
          <h1 dir="auto">{handle}</h1>
          <p className={styles.line}>{creatorLine(creator)}</p>
          <div className={styles.actions}>
            <ButtonLink variant="secondary" to={creatorListingPath(handle)}>
              Filter and sort
            </ButtonLink>
            <ShareButton title={handle} path={creatorPath(handle)} />
          </div>
        </div>
      </header>
      <ul className={grid.grid} aria-label={`Pieces by ${isolated(handle)}`}>
        {pieces.map((product, place) => (
          <li key={product.key}>
            <GridCard product={product} place={place} />
          </li>
        ))}
      </ul>
      {total > pieces.length && (
        <p className={styles.rest}>
          <ButtonLink to={creatorListingPath(handle)}>See all {countPieces(total)}</ButtonLink>
        </p>
      )}
    </>
  );
}

function NoCreator({ status }: { readonly status: CatalogueStatus }) {
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
