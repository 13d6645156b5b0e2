import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { CreatorLinks } from './creators/CreatorLinks.tsx';
import { creatorView } from './creators/creatorView.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { CatalogueFailure } from './CatalogueFailure.tsx';
import styles from './CreatorsPage.module.css';
import { clearOnEscape } from './clearOnEscape.ts';
import { ALL_CREATORS } from '../listing/pageTokens.ts';

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
