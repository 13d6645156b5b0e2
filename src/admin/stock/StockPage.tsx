import { Boxes } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Announcement } from '../../shared/ui/Announcement.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { useSubmit } from '../../shared/ui/forms/useSubmit.ts';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { AskBeforeLeaving } from '../leaving/AskBeforeLeaving.tsx';
import { LinkTabs } from '../lists/LinkTabs.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { useSaveKey } from '../saving/useSaveKey.ts';
import { STOCK_SHEET } from './pageTokens.ts';
import styles from './StockPage.module.css';
import { StockSaveBar } from './StockSaveBar.tsx';
import { StockSheet } from './StockSheet.tsx';
import type { StockViewModel } from './StockViewModel.ts';
import { stockPath, stockSearchIn } from './stockSearch.ts';

/** `/admin/stock`, with the state and the searched text in the query. */
export const StockPage = observer(function StockPage() {
  const sheet = usePageViewModel(STOCK_SHEET);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state, text } = stockSearchIn(query);
  useEffect(() => sheet.follow({ state, text }), [sheet, state, text]);
  const { form, onSubmit } = useSubmit(sheet.save);
  useSaveKey(form);
  const search = (typed: string) =>
    // One entry of the history for a text, not one for each of its letters.
    void navigate(stockPath({ state, text: typed }), { replace: text !== '' && typed !== '' });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Stock</h1>
        <p className={styles.help}>
          {sheet.isEditable
            ? 'Type 12 to count, +3 to add, −1 to take away.'
            : 'Your role may read the stock, and not change it.'}
        </p>
        {sheet.isEditable && <p className={styles.keys}>Ctrl-S saves.</p>}
      </header>
      <LinkTabs label="States of stock" tabs={sheet.tabs} />
      <SearchBox label="Find styles" placeholder="Style, creator or SKU" text={text} onSearch={search} />
      <Announcement text={sheet.announcement} />
      <form ref={form} noValidate aria-label="Stock sheet" aria-busy={sheet.isSaving} onSubmit={onSubmit}>
        <Listed sheet={sheet} />
        <StockSaveBar sheet={sheet} />
      </form>
      <AskBeforeLeaving
        isChanged={sheet.isEditable && sheet.changes > 0}
        text="What you typed into the sheet is not saved yet."
        onDiscard={sheet.discard}
      />
    </div>
  );
});

/** The sheet in each of its states. */
const Listed = observer(function Listed({ sheet }: { readonly sheet: StockViewModel }) {
  if (sheet.pages.status === 'failed')
    return <LoadFailure title="The stock could not be loaded" onRetry={() => void sheet.pages.load()} />;
  if (sheet.pages.status === 'loading') return <Skeleton label="Loading stock" shape="rows" />;
  if (sheet.rows.length === 0) return <Notice icon={<Boxes size={48} strokeWidth={1} />} title={sheet.emptyText} />;
  return (
    <>
      <StockSheet sheet={sheet} />
      {sheet.pages.hasMore && (
        <div className={styles.more}>
          {sheet.pages.failure !== '' && <p role="alert">{sheet.pages.failure}</p>}
          <Button
            variant="secondary"
            aria-disabled={sheet.pages.isLoadingMore}
            onClick={() => void sheet.pages.loadMore()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
});
