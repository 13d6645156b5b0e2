import { observer } from 'mobx-react-lite';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx';
import { useSubmit } from '../../shared/ui/forms/useSubmit.ts';
import styles from '../session/SessionForm.module.css';
import type { InvitationViewModel } from './InvitationViewModel.ts';

type InvitationFormProps = Pick<InvitationViewModel, 'form'> & { readonly token: string };

/** The form that sets the first password. */
export const InvitationForm = observer(function InvitationForm({ form, token }: InvitationFormProps) {
  const { form: element, onSubmit } = useSubmit(() => form.submit(token));
  return (
    <form ref={element} className={styles.fields} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <p>Choose a password of 8 or more characters. With it and your e-mail you sign in from now on.</p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        value={form.fields.password}
        error={form.errors.password}
        onChange={(value) => form.change('password', value)}
      />
      <FormAlert text={form.refusal} />
      <Button wide type="submit" aria-disabled={form.isBusy}>
        Set password and sign in
      </Button>
    </form>
  );
});
