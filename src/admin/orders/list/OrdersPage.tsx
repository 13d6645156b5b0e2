import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageViewModel, useShared } from '../../../shared/container/ShopContext.tsx';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { LinkTabs } from '../../lists/LinkTabs.tsx';
import { SearchBox } from '../../lists/SearchBox.tsx';
import { paths } from '../../paths/paths.ts';
import { searchIn, searchPath } from '../orderSearch.ts';
import { ORDER_LIST, PRINTING } from '../pageTokens.ts';
import { Sheets } from '../print/Sheets.tsx';
import { EmptyList } from './EmptyList.tsx';
import styles from './OrdersPage.module.css';
import { OrderTable } from './OrderTable.tsx';
import { TickedBar } from './TickedBar.tsx';
import { TickedResult } from './TickedResult.tsx';
import { useListKeys } from './useListKeys.ts';

/** `/admin/orders`, with the state and the searched text in the query. */
export const OrdersPage = observer(function OrdersPage() {
  const list = useShared(ORDER_LIST);
  const printing = usePageViewModel(PRINTING);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { status: state, text } = searchIn(query);
  useEffect(() => list.follow({ status: state, text }), [list, state, text]);
  const page = useRef<HTMLDivElement>(null);
  useListKeys(page);
  const search = (typed: string) =>
    // One entry of the history for a text, not one for each of its letters.
    void navigate(searchPath({ status: state, text: typed }), { replace: text !== '' && typed !== '' });
  return (
    <div ref={page} className={styles.page}>
      <header className={styles.head}>
        <h1>Orders</h1>
        <span className={styles.news}>
          <Announcement text={list.newText} />
          {list.newText !== '' && (
            <Button variant="quiet" onClick={list.showNew}>
              {list.newText}
            </Button>
          )}
        </span>
        {list.fileUrl !== undefined && (
          <ButtonLink variant="quiet" to={list.fileUrl} reloadDocument download>
            Export
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={paths.packing}>
          Pack
        </ButtonLink>
      </header>
      <LinkTabs label="States of orders" tabs={list.tabs} />
      <div>
        <SearchBox label="Find orders" placeholder="Number, name, e-mail, phone or PIN" text={text} onSearch={search} />
        <TickedResult result={list.ticked.result} onDismiss={list.ticked.dismissResult} />
      </div>
      <Listed />
      <TickedBar list={list} printing={printing} />
      <Sheets printing={printing} />
    </div>
  );
});

/** The list in each of its states. */
const Listed = observer(function Listed() {
  const list = useShared(ORDER_LIST);
  if (list.pages.status === 'failed') {
    return <LoadFailure title="The orders could not be loaded" onRetry={() => void list.pages.load()} />;
  }
  if (list.pages.status === 'loading') return <Skeleton label="Loading orders" shape="rows" />;
  if (list.rows.length === 0) return <EmptyList text={list.emptyText} searchAllPath={list.searchAllPath} />;
  return (
    <>
      <OrderTable list={list} />
      {list.pages.hasMore && (
        <div className={styles.more}>
          {list.pages.failure !== '' && <p role="alert">{list.pages.failure}</p>}
          <Button
            variant="secondary"
            aria-disabled={list.pages.isLoadingMore}
            onClick={() => void list.pages.loadMore()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
});
