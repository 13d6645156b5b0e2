import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { CartPageViewModel } from '../CartPageViewModel.ts';
import styles from './CouponList.module.css';
import { CouponTicket } from './CouponTicket.tsx';

/** The coupons, collapsed until the shopper opens them. */
export const CouponList = observer(function CouponList({ page }: { readonly page: CartPageViewModel }) {
  const listId = useId();
  return (
    <div className={styles.coupons}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={page.isCouponListOpen}
        aria-controls={listId}
        onClick={page.toggleCouponList}
      >
        Apply Coupons?
        <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
      </button>
      <ul id={listId} className={styles.list} aria-label="Coupons" hidden={!page.isCouponListOpen}>
        {page.coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket coupon={coupon} onToggle={() => page.toggleCoupon(coupon.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
});
