import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect } from 'react';
import { CallFailure } from '../../shared/connection/CallFailure.tsx';
import { usePageViewModel, useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { AddressForm } from '../addresses/AddressForm.tsx';
import { AddressFormModal } from '../addresses/AddressFormModal.tsx';
import { ADDRESS_FORM } from '../addresses/pageTokens.ts';
import { ADDRESSES } from '../addresses/tokens.ts';
import styles from './AddressChooser.module.css';
import { AddressList } from './AddressList.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import { CHECKOUT } from './pageTokens.ts';
import { useFocusOnAddresses } from './useFocusOnAddresses.ts';

/** The addresses to choose from, with a form to add one, which is on the page while there is none. */
export const AddressChooser = observer(function AddressChooser() {
  const { status, items, isEmpty, load } = useShared(ADDRESSES);
  const { addressHint, pressesWithoutAddress } = useShared(CHECKOUT);
  const form = usePageViewModel(ADDRESS_FORM);
  const hintId = useId();
  const { place, add, focusFirst } = useFocusOnAddresses(pressesWithoutAddress, isEmpty);
  useLayoutEffect(() => {
    if (!isEmpty) return;
    form.openInline();
    return form.close;
  }, [isEmpty, form]);
  const addButton = (
    <Button ref={add} variant="secondary" onClick={isEmpty ? focusFirst : form.openToAdd}>
      Add New Address
    </Button>
  );
  return (
    <CheckoutSection title="Address" beside={addButton}>
      <p id={hintId} role="status" className={styles.hint}>
        {addressHint}
      </p>
      {status === 'failed' && <CallFailure title="Your addresses could not be loaded" onRetry={load} />}
      {(status === 'unasked' || status === 'loading') && <Skeleton label="Loading your addresses" shape="tiles" />}
      {isEmpty && addressHint === '' && <p>You have no address yet. Add one to have your order delivered.</p>}
      {items.length > 0 && <AddressList ref={place} hintId={hintId} />}
      {isEmpty && form.mode === 'inline' && (
        <section ref={place} aria-label={form.title}>
          <AddressForm viewModel={form} />
        </section>
      )}
      <AddressFormModal viewModel={form} />
    </CheckoutSection>
  );
});
