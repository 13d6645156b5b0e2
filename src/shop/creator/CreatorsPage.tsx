import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { clearOnEscape } from '../../shared/ui/forms/clearOnEscape.ts';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { CatalogueFailure } from '../catalogue/CatalogueFailure.tsx';
import { CreatorLinks } from '../catalogue/creators/CreatorLinks.tsx';
import { creatorView } from '../catalogue/creators/creatorView.ts';
import styles from './CreatorsPage.module.css';
import { ALL_CREATORS } from './pageTokens.ts';

/** `/creators` */
export const CreatorsPage = observer(function CreatorsPage() {
  const { text, type, creators, summary, status, hasMore, showMore } = useShared(ALL_CREATORS);
  return (
    <Page>
      <header className={styles.head}>
        <h1>All Creators</h1>
        <TextField
          label="Find a creator"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={type}
          onKeyDown={clearOnEscape(text, type)}
          hint={summary}
        />
      </header>
      {status === 'failed' && <CatalogueFailure />}
      {status === 'loading' && creators.length === 0 && <Skeleton label="Loading creators" shape="tiles" />}
      <CreatorLinks creators={creators.map(({ value }) => creatorView(value))} className={styles.creators} />
      {hasMore && (
        <p className={styles.rest}>
          <Button variant="secondary" onClick={showMore}>
            Show more
          </Button>
        </p>
      )}
    </Page>
  );
});
