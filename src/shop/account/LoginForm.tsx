import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { useFirstErrorFocus } from '../../shared/ui/focus/useFirstErrorFocus.ts';
import { CheckboxField } from '../../shared/ui/forms/CheckboxField.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { LoginFields } from './LoginFields.tsx';
import { LOGIN_FORM } from './pageTokens.ts';
import styles from './SessionFrame.module.css';

/** The login form; a successful login opens the page `from`. */
export const LoginForm = observer(function LoginForm({ from }: { readonly from: string | null }) {
  const login = usePageViewModel(LOGIN_FORM);
  const { form: element, focusFirstError } = useFirstErrorFocus();
  const { form } = login;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await form.submit(from);
    focusFirstError();
  };
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={submit}>
      <LoginFields login={login} />
      <div className={styles.row}>
        <CheckboxField label="Keep me signed in" checked={login.keepsSignedIn} onChange={login.toggleKeepSignedIn} />
        <p>Forgot your password?</p>
      </div>
      <FormAlert text={form.refusal} />
      <Button wide type="submit" aria-disabled={form.isBusy}>
        Login
      </Button>
    </form>
  );
});
