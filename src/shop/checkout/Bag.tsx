import { observer } from 'mobx-react-lite';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { CartNews } from '../cart/CartNews.tsx';
import { BagLine } from '../cart/lines/BagLine.tsx';
import { CART } from '../cart/tokens.ts';
import styles from './Bag.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { ShortLines } from './ShortLines.tsx';

/** The lines of the order. */
export const Bag = observer(function Bag() {
  const cart = useShared(CART);
  return (
    <CheckoutSection title="In Your Bag">
      <CartNews />
      <ShortLines />
      <ul className={styles.lines} aria-label="Items in your bag">
        {cart.lines.map((line) => (
          <BagLine key={line.key} line={line} />
        ))}
      </ul>
    </CheckoutSection>
  );
});
