import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { ORDER_LIST } from '../pageTokens.ts';
import type { PrintingViewModel } from '../print/PrintingViewModel.ts';
import { Sheets } from '../print/Sheets.tsx';
import { StatusMark } from '../StatusMark.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { AddressFacts, MailFacts, ParcelFacts } from './Facts.tsx';
import { MoneyFacts } from './MoneyFacts.tsx';
import styles from './OrderContent.module.css';
import { OrderLines } from './OrderLines.tsx';
import type { OrderViewModel } from './OrderViewModel.ts';
import type { OrderView } from './orderView.ts';
import { PrintDialog } from './PrintDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { Steps } from './Steps.tsx';
import { Timeline } from './Timeline.tsx';

type OrderContentProps = {
  readonly view: OrderView;
  readonly order: OrderViewModel;
  readonly printing: PrintingViewModel;
};

/** An order: what was bought and what happened, with the facts beside. */
export const OrderContent = observer(function OrderContent({ view, order, printing }: OrderContentProps) {
  const { number, status, placedAt, lines, money, parcels, mails } = view;
  const list = useShared(ORDER_LIST);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p>
          <Link to={list.path} className={styles.back}>
            Orders
          </Link>
        </p>
        <h1>{number}</h1>
        <p className={styles.state}>
          <StatusMark status={status} />
          <span>{placedAt}</span>
        </p>
        <Steps order={order} />
        <FormAlert text={order.alert} />
        <Announcement text={order.announcement} />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderLines lines={lines} />
          {money !== undefined && <MoneyFacts money={money} order={order} />}
          <Timeline entries={view.timeline} note={order.note} />
        </div>
        <aside className={styles.facts} aria-label="Facts">
          <AddressFacts view={view} />
          <ParcelFacts parcels={parcels} />
          <MailFacts mails={mails} order={order} />
        </aside>
      </div>
      <ShipDialog order={order} view={view} />
      <CancelDialog order={order} view={view} />
      <RefundDialog order={order} />
      <PrintDialog order={order} printing={printing} hasReceipt={money !== undefined} />
      <Sheets printing={printing} />
    </div>
  );
});
