import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './CartNews.module.css';
import { CART_NEWS } from './pageTokens.ts';

/** Says what has become of the cart's lines, until the shopper takes it as read. */
export const CartNews = observer(function CartNews() {
  const { sentences, accept } = usePageViewModel(CART_NEWS);
  const place = useRef<HTMLDivElement>(null);
  const take = () => {
    // The button is about to go.
    place.current?.focus();
    void accept();
  };
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.place}>
      {sentences.length > 0 && (
        <div className={styles.news}>
          <ul>
            {sentences.map(({ key, text }) => (
              <li key={key} dir="auto">
                {text}
              </li>
            ))}
          </ul>
          <Button variant="secondary" onClick={take}>
            OK
          </Button>
        </div>
      )}
    </div>
  );
});
