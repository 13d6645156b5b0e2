import { observer } from 'mobx-react-lite';
import { usePageViewModel, useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { AddressFormModal } from '../addresses/AddressFormModal.tsx';
import { ADDRESS_FORM } from '../addresses/pageTokens.ts';
import { ADDRESSES } from '../addresses/tokens.ts';
import { AddressChoice } from './AddressChoice.tsx';
import styles from './AddressChooser.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import { CHECKOUT } from './pageTokens.ts';

/** The addresses to choose from, with a form to add one. */
export const AddressChooser = observer(function AddressChooser() {
  const { status, items, load } = useShared(ADDRESSES);
  const checkout = useShared(CHECKOUT);
  const form = usePageViewModel(ADDRESS_FORM);
  const addButton = (
    <Button variant="secondary" onClick={form.openToAdd}>
      Add New Address
    </Button>
  );
  return (
    <CheckoutSection title="Address" beside={addButton}>
      {status === 'failed' && <LoadFailure title="Your addresses could not be loaded" onRetry={load} />}
      {(status === 'unasked' || status === 'loading') && <Skeleton label="Loading your addresses" shape="tiles" />}
      {status === 'ready' && items.length === 0 && (
        <p>You have no address yet. Add one to have your order delivered.</p>
      )}
      {items.length > 0 && (
        <div className={styles.choices} role="radiogroup" aria-label="Delivery address">
          {items.map((address) => (
            <AddressChoice
              key={address.key}
              address={address}
              isChosen={checkout.address?.key === address.key}
              onChoose={() => checkout.chooseAddress(address.key)}
            />
          ))}
        </div>
      )}
      <AddressFormModal viewModel={form} />
    </CheckoutSection>
  );
});
