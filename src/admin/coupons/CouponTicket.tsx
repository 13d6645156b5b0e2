import styles from './CouponTicket.module.css';
import type { CouponView } from './couponView.ts';

type CouponTicketProps = {
  readonly coupon: CouponView;
  readonly onChange: () => void;
  readonly onEnd: () => void;
};

const MARKS = { active: '●', upcoming: '○', ended: '×', 'used up': '×' } as const;

/** A coupon as the shop shows it, with its limits and what can be done with it. */
export function CouponTicket({ coupon, onChange, onEnd }: CouponTicketProps) {
  const { name, offer, minimum, example, dates, uses, state, canEnd } = coupon;
  return (
    <article className={styles.ticket} data-state={state} aria-label={name}>
      <div className={styles.text}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.state}>
          <span aria-hidden="true">{MARKS[state]}</span> {state.charAt(0).toUpperCase() + state.slice(1)}
        </p>
        <p>
          {minimum}: {example}
        </p>
        <p className={styles.limits}>{[dates, uses].filter((text) => text !== '').join(' · ')}</p>
        <p className={styles.buttons}>
          <button type="button" className={styles.button} onClick={onChange} aria-label={`Change ${name}`}>
            Change
          </button>
          {canEnd && (
            <button type="button" className={styles.button} onClick={onEnd} aria-label={`End ${name}`}>
              End
            </button>
          )}
        </p>
      </div>
      <p className={styles.stub}>
        <span className={styles.offer}>{offer}</span> off
      </p>
    </article>
  );
}
