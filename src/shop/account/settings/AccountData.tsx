import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { saveFile } from '../../../shared/ui/saveFile.ts';
import { ACCOUNT_DATA } from './pageTokens.ts';

const save = (text: string) => saveFile('creator-row-data.json', 'application/json', text);

/** The button that downloads all that the shop keeps of the shopper. */
export const AccountData = observer(function AccountData() {
  const { isBusy, download } = usePageViewModel(ACCOUNT_DATA);
  return (
    <>
      <p>
        All that we keep of you: profile, addresses, cart, wishlist, orders, and which mails we sent. A file in JSON,
        which other programs can read.
      </p>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void download(save)}>
        <Download size={18} aria-hidden="true" />
        Download my data
      </Button>
    </>
  );
});
