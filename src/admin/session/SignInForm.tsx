import { observer } from 'mobx-react-lite';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { useSubmit } from '../../shared/ui/forms/useSubmit.ts';
import { SIGN_IN_FORM } from './pageTokens.ts';
import styles from './SessionForm.module.css';

/** Begins a session. */
export const SignInForm = observer(function SignInForm() {
  const { form } = usePageViewModel(SIGN_IN_FORM);
  const { form: element, onSubmit } = useSubmit(form.submit);
  return (
    <form ref={element} className={styles.fields} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        maxLength={TEXT_LIMITS.email}
        required
        value={form.fields.email}
        error={form.errors.email}
        onChange={(value) => form.change('email', value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={form.fields.password}
        error={form.errors.password}
        onChange={(value) => form.change('password', value)}
      />
      <FormAlert text={form.refusal} />
      <Button wide type="submit" aria-disabled={form.isBusy}>
        Sign in
      </Button>
    </form>
  );
});
