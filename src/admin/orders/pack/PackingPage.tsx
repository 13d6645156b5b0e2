import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { paths } from '../../paths/paths.ts';
import { PACKING } from '../pageTokens.ts';
import styles from './PackingPage.module.css';
import type { PackingViewModel } from './PackingViewModel.ts';

/** `/admin/orders/packing` */
export const PackingPage = observer(function PackingPage() {
  const run = usePageViewModel(PACKING);
  return (
    <div className={styles.page}>
      <h1>Pack</h1>
      <p className={styles.said} role="status">
        {run.said}
      </p>
      <Run run={run} />
    </div>
  );
});

const Run = observer(function Run({ run }: { readonly run: PackingViewModel }) {
  switch (run.status) {
    case 'failed':
      return <LoadFailure title={run.failure} onRetry={() => void run.retry()} />;
    case 'done':
      return (
        <Notice title={run.doneText}>
          <ButtonLink to={paths.orders}>Go to Orders</ButtonLink>
        </Notice>
      );
    case 'loading':
    case 'packing':
      return run.view === undefined ? (
        <Skeleton label="Loading orders to pack" shape="rows" />
      ) : (
        <OneOrder run={run} view={run.view} />
      );
  }
});

type OneOrderProps = { readonly run: PackingViewModel; readonly view: NonNullable<PackingViewModel['view']> };

/** The order at hand: each line is ticked when its pieces are there. */
const OneOrder = observer(function OneOrder({ run, view }: OneOrderProps) {
  const { number, placedAt, lines, pickedText } = view;
  const heading = useFocusOnChange(number);
  return (
    <section className={styles.order} aria-labelledby="order-at-hand" aria-busy={run.status === 'loading'}>
      <header className={styles.head}>
        <h2 id="order-at-hand" ref={heading} tabIndex={-1}>
          <Link to={paths.order(number)}>{number}</Link>
        </h2>
        <p>{run.progress}</p>
        <p className={styles.placed}>{placedAt}</p>
      </header>
      <ul className={styles.lines}>
        {lines.map(({ sku, name, size, quantity, image, isPicked }) => (
          <li key={sku}>
            <label className={styles.line}>
              <input type="checkbox" checked={isPicked} onChange={() => run.pick(sku)} />
              <img src={image} alt="" width="64" height="80" />
              <span className={styles.words}>
                <bdi>{name}</bdi>
                <span className={styles.placed}>{sku}</span>
              </span>
              <span className={styles.size}>{size}</span>
              <span className={styles.quantity} data-several={quantity > 1}>
                × {quantity}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p>{pickedText}</p>
        <Button variant="secondary" aria-disabled={run.isBusy} onClick={() => void run.skip()}>
          Skip
        </Button>
        <Button aria-disabled={run.isBusy} onClick={() => void run.pack()}>
          Packed
        </Button>
      </div>
    </section>
  );
});

/** Moves the focus to the heading when the next order takes the place of the one before. */
function useFocusOnChange(number: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(number);
  useEffect(() => {
    if (before.current !== number) heading.current?.focus({ preventScroll: true });
    before.current = number;
  }, [number]);
  return heading;
}
