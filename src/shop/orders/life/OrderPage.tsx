import { ArrowLeft, PackageSearch, Printer } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Fit } from '../../../../core/domain/styles/fit.ts';
import { LazyModal } from '../../../shared/chunks/LazyModal.tsx';
import { CallFailure } from '../../../shared/connection/CallFailure.tsx';
import type { ShopContainer } from '../../../shared/container/ShopContainer.ts';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { AmountList } from '../../../shared/ui/AmountList.tsx';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { firstClickOnly } from '../../../shared/ui/focus/firstClickOnly.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { BagLine } from '../../cart/lines/BagLine.tsx';
import { LegalDetails } from '../../legal/LegalDetails.tsx';
import { paths } from '../../paths/paths.ts';
import { FitQuestions } from '../fit/FitQuestions.tsx';
import type { FitView } from '../fit/FitVotes.ts';
import { ReturnDialog } from '../returns/ReturnDialog.tsx';
import { ReturnList } from '../returns/ReturnList.tsx';
import styles from './OrderPage.module.css';
import { OrderSteps } from './OrderSteps.tsx';
import type { OrderLifeView } from './orderLifeView.ts';
import { Parcels } from './Parcels.tsx';
import { ORDER_PAGE } from './pageTokens.ts';

/** `/profile/orders/{id}` */
export const OrderPage = Object.assign(observer(Order), { loadForShopper });

async function loadForShopper(shop: ShopContainer): Promise<boolean> {
  const page = shop.keep(ORDER_PAGE);
  await page.load();
  return page.status === 'ready';
}

function Order() {
  const page = usePageViewModel(ORDER_PAGE);
  const { status, order, load, isAsked, ask, keep, cancel, returning } = page;
  if (status === 'loading') return <Skeleton label="Loading your order" shape="lines" />;
  if (status === 'failed') return <CallFailure title="Your order could not be loaded" onRetry={load} />;
  if (order === undefined)
    return (
      <Notice icon={<PackageSearch size={48} />} title="No such order" text="Perhaps it belongs to another account.">
        <ButtonLink to={paths.orders}>Your orders</ButtonLink>
      </Notice>
    );
  return (
    <>
      <OrderDetails
        order={order}
        onCancel={ask}
        onReturn={page.askForReturn}
        onWithdraw={(returnId) => void page.withdrawReturn(returnId)}
        fits={page.fits}
        onVote={(key, fit) => void page.vote(key, fit)}
      />
      <ReturnDialog form={returning} />
      <LazyModal isOpen={isAsked} title="Cancel this order?" onClose={keep}>
        <div className={styles.question}>
          <p>{order.cancelling}</p>
          <div className={styles.answers}>
            <Button onClick={keep}>Keep the order</Button>
            <Button variant="secondary" onClick={firstClickOnly(() => void cancel())}>
              Cancel the order
            </Button>
          </div>
        </div>
      </LazyModal>
    </>
  );
}

type OrderDetailsProps = {
  readonly order: OrderLifeView;
  readonly onCancel: () => void;
  readonly onReturn: () => void;
  readonly onWithdraw: (returnId: string) => void;
  readonly fits: readonly FitView[];
  readonly onVote: (key: string, fit: Fit) => void;
};

function OrderDetails({ order, onCancel, onReturn, onWithdraw, fits, onVote }: OrderDetailsProps) {
  const {
    number,
    date,
    state,
    steps,
    parcels,
    timeline,
    lines,
    amounts,
    amountPaid,
    refunds,
    cancelling,
    returns,
    returnable,
  } = order;
  return (
    <article className={styles.order} aria-labelledby="the-order">
      <Link className={styles.back} to={paths.orders}>
        <ArrowLeft size={18} aria-hidden="true" />
        All orders
      </Link>
      <div className={styles.seller} aria-hidden="true">
        {order.seller.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <header className={styles.header}>
        <h2 id="the-order">
          Order <code>{number}</code>
        </h2>
        <p role="status">
          <strong>{state}</strong> · {date}
        </p>
      </header>
      <OrderSteps steps={steps} />
      <Parcels parcels={parcels} />
      <ReturnList returns={returns} onWithdraw={onWithdraw} />
      <section aria-labelledby="order-lines">
        <h3 id="order-lines">What you ordered</h3>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <BagLine key={line.key} line={line} />
          ))}
        </ul>
        <AmountList amounts={amounts} total={amountPaid} totalLabel="Paid" />
        {refunds.length > 0 && (
          <ul className={styles.refunds} aria-label="Refunds">
            {refunds.map(({ place, text }) => (
              <li key={place}>{text}</li>
            ))}
          </ul>
        )}
      </section>
      {fits.length > 0 && <FitQuestions lines={fits} onChoose={onVote} />}
      <div className={styles.columns}>
        <section aria-labelledby="order-timeline">
          <h3 id="order-timeline">What happened</h3>
          <ol className={styles.timeline}>
            {timeline.map(({ place, text, when }) => (
              <li key={place}>
                {text}
                <span className={styles.when}>{when}</span>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="order-address">
          <h3 id="order-address">Delivering to</h3>
          <p>
            <strong dir="auto">{order.recipient}</strong>
            <br />
            <bdi>{order.address}</bdi>
          </p>
          {order.delivery && <p>Free delivery, {order.delivery}</p>}
          <p className={styles.payment}>
            Payment <code>{order.paymentId}</code>
          </p>
        </section>
      </div>
      <LegalDetails products={order.products} />
      <div className={styles.actions}>
        {cancelling !== undefined && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel order
          </Button>
        )}
        {returnable.length > 0 && (
          <Button variant="secondary" onClick={onReturn}>
            Return pieces
          </Button>
        )}
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          Print
        </Button>
      </div>
    </article>
  );
}
