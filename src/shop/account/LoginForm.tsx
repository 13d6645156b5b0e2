import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { CheckboxField } from '../../shared/ui/forms/CheckboxField.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { useSubmit } from '../../shared/ui/forms/useSubmit.ts';
import { paths } from '../paths/paths.ts';
import { LoginFields } from './LoginFields.tsx';
import { LOGIN_FORM } from './pageTokens.ts';
import styles from './SessionFrame.module.css';

/** The login form; a successful login opens the page `from`. */
export const LoginForm = observer(function LoginForm({ from }: { readonly from: string | null }) {
  const login = usePageViewModel(LOGIN_FORM);
  const { form } = login;
  const { search } = useLocation();
  const { form: element, onSubmit } = useSubmit(() => form.submit(from));
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <LoginFields login={login} />
      <div className={styles.row}>
        <CheckboxField label="Keep me signed in" checked={login.keepsSignedIn} onChange={login.toggleKeepSignedIn} />
        {login.canMailLink ? (
          <Link to={{ pathname: paths.forgotPassword, search }}>Forgot your password?</Link>
        ) : (
          <p>Forgot your password?</p>
        )}
      </div>
      <FormAlert text={form.refusal} />
      <Button wide type="submit" aria-disabled={form.isBusy}>
        Login
      </Button>
    </form>
  );
});
