import { observer } from 'mobx-react-lite';
import { useShared } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/ui/forms/PasswordField.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import { SESSION } from '../../session/tokens.ts';
import { UsernameField } from '../UsernameField.tsx';
import styles from './DeletionForm.module.css';
import type { DeletionViewModel } from './DeletionViewModel.ts';

/** What goes and what stays, and the password that a deletion needs. */
export const DeletionForm = observer(function DeletionForm({ deletion }: { readonly deletion: DeletionViewModel }) {
  const { form, keep } = deletion;
  const { email } = useShared(SESSION);
  const { form: element, onSubmit } = useSubmit(form.submit);
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <dl className={styles.consequences}>
        <dt>Goes</dt>
        <dd>Your name, e-mail and password, your addresses, cart and wishlist, and the mails we sent you.</dd>
        <dt>Stays</dt>
        <dd>
          Of your orders, what tax law asks us to keep: the products, the amounts, and the state and PIN code they went
          to.
        </dd>
      </dl>
      <UsernameField email={email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={form.fields.password}
        error={form.errors.password}
        onChange={(value) => form.change('password', value)}
      />
      <FormAlert text={form.refusal} />
      <div className={styles.answers}>
        <Button onClick={keep}>Keep the account</Button>
        <Button variant="secondary" type="submit" aria-disabled={form.isBusy}>
          Delete the account
        </Button>
      </div>
    </form>
  );
});
