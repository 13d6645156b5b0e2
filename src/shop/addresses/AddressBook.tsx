import { MapPin } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { CallFailure } from '../../shared/connection/CallFailure.tsx';
import { usePageViewModel, useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { useFocusAfterRemoval } from '../../shared/ui/focus/useFocusAfterRemoval.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { texts } from '../../shared/ui/text/texts.ts';
import styles from './AddressBook.module.css';
import { AddressCard } from './AddressCard.tsx';
import { AddressFormModal } from './AddressFormModal.tsx';
import { ADDRESS_FORM } from './pageTokens.ts';
import { ADDRESSES } from './tokens.ts';

/** The shopper's addresses, to add to, change and delete. */
export const AddressBook = observer(function AddressBook() {
  const { status, items, load } = useShared(ADDRESSES);
  const form = usePageViewModel(ADDRESS_FORM);
  const heading = useFocusAfterRemoval(items.length);
  return (
    <section aria-labelledby="your-addresses">
      <div className={styles.header}>
        <h2 id="your-addresses" ref={heading} tabIndex={-1}>
          Your Addresses
        </h2>
        <Button onClick={form.openToAdd}>New Address</Button>
      </div>
      {status === 'failed' && <CallFailure title="Your addresses could not be loaded" onRetry={load} />}
      {(status === 'unasked' || status === 'loading') && <Skeleton label="Loading your addresses" shape="tiles" />}
      {status === 'ready' && items.length === 0 && <Notice icon={<MapPin size={48} />} title={texts.noAddresses} />}
      {items.length > 0 && (
        <ul className={styles.cards} aria-label="Addresses">
          {items.map((address) => (
            <li key={address.key}>
              <AddressCard address={address} onEdit={() => form.openToEdit(address)} />
            </li>
          ))}
        </ul>
      )}
      <AddressFormModal viewModel={form} />
    </section>
  );
});
