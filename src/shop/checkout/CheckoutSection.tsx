import { type ReactNode, useId } from 'react';
import styles from './CheckoutSection.module.css';

type CheckoutSectionProps = {
  readonly title: string;
  /** A control beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** A section of the checkout with its heading. */
export function CheckoutSection({ title, beside, children }: CheckoutSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
