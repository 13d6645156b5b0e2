import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { usePendingActionFocus } from '../../session/usePendingActionFocus.ts';
import styles from './StockAlert.module.css';
import { STOCK_ALERT } from './stockAlertToken.ts';

/** A button that asks for a mail when a sold-out product is back, or takes that back. */
export const StockAlert = observer(function StockAlert({ productKey }: { readonly productKey: string }) {
  const alert = usePageViewModel(STOCK_ALERT);
  const button = usePendingActionFocus(productKey, 'stock-alert');
  const isAwaited = alert.isAwaited(productKey);
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => void alert.toggle(productKey)}>
        {isAwaited ? 'Do not tell me' : 'Tell me when it is back'}
      </Button>
      <p className={styles.said} role="status">
        {isAwaited && 'We will mail you when it is back.'}
      </p>
    </>
  );
});
