import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { ADDRESSES } from '../addresses/tokens.ts';
import { AddressChoice } from './AddressChoice.tsx';
import styles from './AddressList.module.css';
import { CHECKOUT } from './pageTokens.ts';

type AddressListProps = {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The id of the line that says what to do about the address. */
  readonly hintId: string;
};

/** The radio buttons of the addresses. */
export const AddressList = observer(function AddressList({ ref, hintId }: AddressListProps) {
  const { items } = useShared(ADDRESSES);
  const { address: chosen, addressHint, chooseAddress } = useShared(CHECKOUT);
  const isMissing = addressHint !== '';
  return (
    <div
      ref={ref}
      className={styles.choices}
      role="radiogroup"
      aria-label="Delivery address"
      aria-describedby={isMissing ? hintId : undefined}
      aria-invalid={isMissing}
    >
      {items.map((address) => (
        <AddressChoice
          key={address.key}
          address={address}
          isChosen={chosen?.key === address.key}
          onChoose={() => chooseAddress(address.key)}
        />
      ))}
    </div>
  );
});
