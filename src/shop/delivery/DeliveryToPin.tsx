import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { useSubmit } from '../../shared/ui/forms/useSubmit.ts';
import styles from './DeliveryToPin.module.css';
import { DELIVERY } from './tokens.ts';

/** Room for spaces around and within the six digits. */
const LONGEST_PIN = 12;

/** Says when an order arrives, and takes the PIN code of the place. Where the shop does not say so, only that delivery is free. */
export const DeliveryToPin = observer(function DeliveryToPin() {
  const { isOffered, days, typed, complaint, type, submit } = usePageViewModel(DELIVERY);
  const { form, onSubmit } = useSubmit(submit);
  if (!isOffered) return <p className={styles.said}>Free delivery, always.</p>;
  return (
    <div className={styles.delivery}>
      <p className={days === undefined ? styles.said : styles.days} role="status">
        {days === undefined ? 'Free delivery, always.' : `Free delivery, ${days}`}
      </p>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          label="Delivery to PIN"
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={LONGEST_PIN}
          value={typed}
          error={complaint}
          onChange={type}
        />
        <Button type="submit" variant="secondary">
          Show days
        </Button>
      </form>
    </div>
  );
});
