import { observer } from 'mobx-react-lite';
import { usePageViewModel, useShared } from '../../../shared/container/ShopContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/ui/forms/PasswordField.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import { SESSION } from '../../session/tokens.ts';
import { UsernameField } from '../UsernameField.tsx';
import styles from './AccountSettings.module.css';
import { PASSWORD } from './pageTokens.ts';

/** The form that changes the password. */
export const PasswordForm = observer(function PasswordForm() {
  const { form } = usePageViewModel(PASSWORD);
  const { email } = useShared(SESSION);
  const { form: element, onSubmit } = useSubmit(form.submit);
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <p>A change logs you out on your other devices. Here you stay logged in.</p>
      <UsernameField email={email} />
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        value={form.fields.current}
        error={form.errors.current}
        onChange={(value) => form.change('current', value)}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        value={form.fields.password}
        error={form.errors.password}
        onChange={(value) => form.change('password', value)}
      />
      <FormAlert text={form.refusal} />
      <div>
        <Button variant="secondary" type="submit" aria-disabled={form.isBusy}>
          Change password
        </Button>
      </div>
    </form>
  );
});
