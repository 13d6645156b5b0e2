import { useId } from 'react';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { addressLine } from '../addresses/addressLine.ts';
import styles from './AddressChoice.module.css';

type AddressChoiceProps = {
  readonly address: Address;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One delivery address to choose. */
export function AddressChoice({ address, isChosen, onChoose }: AddressChoiceProps) {
  const id = useId();
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="delivery-address"
        aria-labelledby={`${id}-name ${id}-line`}
        aria-describedby={`${id}-phone`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.text}>
        <strong id={`${id}-name`} dir="auto">
          {address.name}
        </strong>
        <span id={`${id}-line`} dir="auto">
          {addressLine(address)}
        </span>
        <span id={`${id}-phone`} className={styles.phone}>
          {address.phone}
        </span>
      </span>
    </label>
  );
}
