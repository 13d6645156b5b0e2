import { MapPin } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { texts } from '../../../shared/ui/text/texts.ts';
import { AddressBook } from '../../addresses/AddressBook.tsx';
import { paths } from '../../paths/paths.ts';
import { SESSION } from '../../session/tokens.ts';
import { LoginOffer } from './LoginOffer.tsx';

/** `/profile/addresses` */
export const AddressesTab = observer(function AddressesTab() {
  const { isLoggedIn } = useShared(SESSION);
  if (isLoggedIn) return <AddressBook />;
  return (
    <LoginOffer
      icon={<MapPin size={48} />}
      title={texts.noAddresses}
      text="Log in to see your addresses."
      from={paths.addresses}
    />
  );
});
