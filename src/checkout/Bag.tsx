import { observer } from 'mobx-react-lite';
import { BagLine } from '../cart/BagLine.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import styles from './Bag.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';

/** What is about to be ordered. */
export const Bag = observer(function Bag() {
  const cart = useShared(SHARED.cart);
  return (
    <CheckoutSection title="In Your Bag">
      <ul className={styles.lines} aria-label="Items in your bag">
        {cart.lines.map((line) => (
          <BagLine key={line.key} line={line} />
        ))}
      </ul>
    </CheckoutSection>
  );
});
