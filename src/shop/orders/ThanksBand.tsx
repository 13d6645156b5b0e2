import { useEffect, useRef } from 'react';
import styles from './ThanksBand.module.css';
import type { Thanks } from './thanksFor.ts';

/** Thanks for a payment. It takes the focus, once. */
export function ThanksBand({ title, number, next }: Thanks) {
  const [before, after] = title.split(number);
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => band.current?.focus(), []);
  return (
    <div ref={band} className={styles.band} role="status" tabIndex={-1}>
      <p className={styles.title}>
        {before}
        {after !== undefined && <span className={styles.number}>{number}</span>}
        {after}
      </p>
      <p>{next}</p>
    </div>
  );
}
