import { observer } from 'mobx-react-lite';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './AddressCard.module.css';
import { addressLine } from './addressLine.ts';
import { ADDRESSES } from './tokens.ts';

type AddressCardProps = {
  readonly address: Address;
  readonly onEdit: () => void;
};

/** An address of the address book. */
export const AddressCard = observer(function AddressCard({ address, onEdit }: AddressCardProps) {
  const addresses = useShared(ADDRESSES);
  const { name, phone, key } = address;
  return (
    <article className={styles.card} aria-label={name}>
      <h3 dir="auto">{name}</h3>
      <p dir="auto">{addressLine(address)}</p>
      <p className={styles.phone}>{phone}</p>
      <div className={styles.actions}>
        <Button variant="secondary" aria-label={`Edit ${isolated(name)}'s address`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="quiet"
          aria-label={`Delete ${isolated(name)}'s address`}
          aria-disabled={addresses.isBusy(key)}
          onClick={() => void addresses.remove(address)}
        >
          Delete
        </Button>
      </div>
    </article>
  );
});
