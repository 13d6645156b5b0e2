import { observer } from 'mobx-react-lite';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { loginPath } from '../../../core/storefront/session/loginPath.ts';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { useSubmit } from '../../shared/ui/forms/useSubmit.ts';
import { SIGNUP_FORM } from './pageTokens.ts';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';
import { SignupFields } from './SignupFields.tsx';

/** `/signup`, with the page to return to as `from` in the query and the state of its entry. */
export const SignupPage = observer(function SignupPage() {
  const signup = usePageViewModel(SIGNUP_FORM);
  const from = useSearchParams()[0].get('from');
  const { state } = useLocation();
  const { form } = signup;
  const { form: element, onSubmit } = useSubmit(() => form.submit(from));
  return (
    <SessionFrame title="Sign Up">
      <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
        <SignupFields form={form} />
        <FormAlert text={form.refusal} />
        <Button wide type="submit" aria-disabled={form.isBusy}>
          {signup.buttonText}
        </Button>
      </form>
      <p className={styles.other}>
        Already with us?{' '}
        <Link to={loginPath(from ?? '/')} state={state}>
          Login to your account
        </Link>
      </p>
    </SessionFrame>
  );
});
