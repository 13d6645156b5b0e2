import { useId } from 'react';
import styles from './CouponTicket.module.css';
import type { CouponView } from './couponView.ts';

type CouponTicketProps = {
  readonly coupon: CouponView;
  readonly onToggle: () => void;
};

/** A coupon with its checkbox, and the amount that the cart still needs. */
export function CouponTicket({ coupon, onToggle }: CouponTicketProps) {
  const id = useId();
  const { name, description, offer, note, distance, isSelected, isDisabled, isBest } = coupon;
  return (
    <label className={styles.ticket}>
      <input
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-description ${isBest ? `${id}-best ` : ''}${id}-distance ${id}-note`}
        checked={isSelected}
        disabled={isDisabled}
        onChange={onToggle}
      />
      <span className={styles.text}>
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
        {isBest && (
          <span id={`${id}-best`} className={styles.best}>
            Saves most
          </span>
        )}
        <span id={`${id}-distance`} className={styles.distance}>
          {distance}
        </span>
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      </span>
      <span className={styles.stub} aria-hidden="true">
        <span className={styles.offer}>{offer}</span>
        off
      </span>
    </label>
  );
}
