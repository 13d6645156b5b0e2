import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import type { CouponListViewModel } from './CouponListViewModel.ts';
import styles from './CouponsPage.module.css';
import { CouponTicket } from './CouponTicket.tsx';
import { COUPON_LIST } from './pageTokens.ts';

/** `/admin/coupons` */
export const CouponsPage = observer(function CouponsPage() {
  const list = usePageViewModel(COUPON_LIST);
  useEffect(() => void list.load(), [list]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Coupons</h1>
        <Button variant="secondary" onClick={list.openNew}>
          New coupon
        </Button>
      </header>
      <p className={styles.news} role="status">
        {list.news}{' '}
        {list.canUndo && (
          <Button variant="quiet" onClick={() => void list.undo()}>
            Undo
          </Button>
        )}
      </p>
      <FormAlert text={list.failure} />
      <Listed list={list} />
      <CouponDialog list={list} />
    </div>
  );
});

const Listed = observer(function Listed({ list }: { readonly list: CouponListViewModel }) {
  if (list.status === 'failed') {
    return <LoadFailure title="The coupons could not be loaded" onRetry={() => void list.load()} />;
  }
  if (list.status === 'loading') return <Skeleton label="Loading coupons" shape="rows" />;
  return (
    <ul className={styles.tickets} aria-label="Coupons">
      {list.views.map((view) => (
        <li key={view.id}>
          <CouponTicket coupon={view} onChange={() => list.openChange(view.id)} onEnd={() => void list.end(view.id)} />
        </li>
      ))}
    </ul>
  );
});
