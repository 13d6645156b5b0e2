import { ReceiptText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CallFailure } from '../../../shared/connection/CallFailure.tsx';
import { usePageViewModel, useShared } from '../../../shared/container/ShopContext.tsx';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { texts } from '../../../shared/ui/text/texts.ts';
import { NewPieces } from '../../catalogue/NewPieces.tsx';
import { PrintableReceipts } from '../../orders/PrintableReceipts.tsx';
import { ORDERS_PAGE } from '../../orders/pageTokens.ts';
import { receiptId } from '../../orders/Receipt.tsx';
import { ThanksBand } from '../../orders/ThanksBand.tsx';
import { paths } from '../../paths/paths.ts';
import { SESSION } from '../../session/tokens.ts';
import { LoginOffer } from './LoginOffer.tsx';
import styles from './OrdersTab.module.css';

const icon = <ReceiptText size={48} />;

/** `/profile/orders` */
export const OrdersTab = observer(function OrdersTab() {
  const { isLoggedIn } = useShared(SESSION);
  const page = usePageViewModel(ORDERS_PAGE);
  const { status, orders, load, canBuyAgain, buyAgain, thanks, firstEarlier } = page;
  useEffect(() => {
    if (firstEarlier !== undefined) document.getElementById(receiptId(firstEarlier))?.focus();
  }, [firstEarlier]);
  if (!isLoggedIn)
    return <LoginOffer icon={icon} title="No Orders" text="Log in to see what you ordered." from={paths.orders} />;
  if (status === 'loading') return <Skeleton label="Loading your orders" shape="lines" />;
  if (status === 'failed') return <CallFailure title="Your orders could not be loaded" onRetry={load} />;
  if (orders.length === 0)
    return (
      <>
        <Notice icon={icon} title="No Orders" text="What you order will be listed here.">
          <ButtonLink to={paths.listing}>{texts.explore}</ButtonLink>
        </Notice>
        <NewPieces />
      </>
    );
  return (
    <section aria-labelledby="your-orders">
      {thanks && <ThanksBand {...thanks} />}
      <h2 id="your-orders" className={styles.heading}>
        Your Orders
      </h2>
      <PrintableReceipts orders={orders} onBuyAgain={canBuyAgain ? buyAgain : undefined} />
      {page.hasEarlier && (
        <p className={styles.earlier}>
          <Button variant="secondary" aria-disabled={page.isReadingEarlier} onClick={() => void page.showEarlier()}>
            Show earlier orders
          </Button>
        </p>
      )}
    </section>
  );
});
