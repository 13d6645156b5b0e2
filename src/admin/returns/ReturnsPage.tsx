import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { LinkTabs } from '../lists/LinkTabs.tsx';
import { RETURN_LIST } from './pageTokens.ts';
import { ReturnDialogs } from './ReturnDialogs.tsx';
import type { ReturnListViewModel, StepKind } from './ReturnListViewModel.ts';
import styles from './ReturnsPage.module.css';
import { searchIn } from './returnSearch.ts';

const WORDS: Readonly<Record<StepKind, string>> = {
  receive: 'Receive',
  refund: 'Refund',
  exchange: 'Ship the other size',
  refuse: 'Refuse',
};

/** `/admin/returns`, with the state in the query. */
export const ReturnsPage = observer(function ReturnsPage() {
  const list = usePageViewModel(RETURN_LIST);
  const [query] = useSearchParams();
  const { state } = searchIn(query);
  useEffect(() => void list.pages.find(state === undefined ? {} : { state }), [list, state]);
  return (
    <div className={styles.page}>
      <h1>Returns</h1>
      <LinkTabs label="States of returns" tabs={list.tabs} />
      <p className={styles.news} role="status">
        {list.news}
      </p>
      <Listed list={list} />
      <ReturnDialogs list={list} />
    </div>
  );
});

const Listed = observer(function Listed({ list }: { readonly list: ReturnListViewModel }) {
  const { pages, rows } = list;
  if (pages.status === 'failed')
    return <LoadFailure title="The returns could not be loaded" onRetry={() => void pages.load()} />;
  if (pages.status === 'loading') return <Skeleton label="Loading returns" shape="rows" />;
  if (rows.length === 0) return <p className={styles.empty}>{list.emptyText}</p>;
  return (
    <>
      <ul className={styles.returns} aria-label="Returns">
        {rows.map(({ id, orderNumber, orderPath, state, shopper, askedAt, lines, facts, steps }) => (
          <li key={id} className={styles.return}>
            <p className={styles.head}>
              <Link to={orderPath}>{orderNumber}</Link> <strong>{state}</strong>
            </p>
            <p className={styles.muted}>
              <bdi>{shopper}</bdi> · {askedAt}
            </p>
            <ul className={styles.lines}>
              {lines.map(({ sku, what, why }) => (
                <li key={sku}>
                  <bdi>{what}</bdi> <span className={styles.muted}>{why}</span>
                </li>
              ))}
            </ul>
            {facts.map((fact) => (
              <p key={fact} className={styles.muted}>
                <bdi>{fact}</bdi>
              </p>
            ))}
            <div className={styles.steps}>
              {steps.map((step) => (
                <Button
                  key={step}
                  variant={step === 'refuse' ? 'quiet' : 'secondary'}
                  aria-label={`${WORDS[step]}: return of ${orderNumber}`}
                  onClick={() => list.begin(id, step)}
                >
                  {WORDS[step]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <Button variant="secondary" aria-disabled={pages.isLoadingMore} onClick={() => void pages.loadMore()}>
          Show more
        </Button>
      )}
    </>
  );
});
