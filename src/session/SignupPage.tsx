import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { loginPath } from '../../core/storefront/session/loginPath.ts';
import { usePageViewModel } from '../container/ShopContext.tsx';
import { Button } from '../ui/Button.tsx';
import { FormAlert } from '../ui/FormAlert.tsx';
import { useFirstErrorFocus } from '../ui/useFirstErrorFocus.ts';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { SignupFields } from './SignupFields.tsx';
import { SIGNUP_FORM } from './tokens.ts';

/** `/signup`, with the page to return to as `from` in the query. */
export const SignupPage = observer(function SignupPage() {
  const signup = usePageViewModel(SIGNUP_FORM);
  const from = useSearchParams()[0].get('from');
  const { form, focusFirstError } = useFirstErrorFocus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await signup.submit(from);
    focusFirstError();
  };
  return (
    <SessionFrame title="Sign Up">
      <form ref={form} className={styles.form} noValidate aria-busy={signup.isBusy} onSubmit={submit}>
        <SignupFields signup={signup} />
        <FormAlert text={signup.refusal} />
        <Button wide type="submit" aria-disabled={signup.isBusy}>
          {signup.buttonText}
        </Button>
      </form>
      <p className={styles.other}>
        Already with us? <Link to={loginPath(from ?? '/')}>Login to your account</Link>
      </p>
    </SessionFrame>
  );
});
