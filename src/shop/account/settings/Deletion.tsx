import { observer } from 'mobx-react-lite';
import { LazyModal } from '../../../shared/chunks/LazyModal.tsx';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import { DELETION } from './pageTokens.ts';

/** The button that deletes the account, with the dialog that asks before. */
export const Deletion = observer(function Deletion() {
  const deletion = usePageViewModel(DELETION);
  return (
    <>
      <p>Your account and what it holds are gone for good.</p>
      <Button variant="secondary" onClick={deletion.ask}>
        Delete my account
      </Button>
      <LazyModal isOpen={deletion.isAsked} title="Delete your account?" onClose={deletion.keep}>
        <DeletionForm deletion={deletion} />
      </LazyModal>
    </>
  );
});
