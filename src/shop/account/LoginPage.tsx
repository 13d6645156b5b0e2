import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { signupPath } from '../../../core/storefront/session/loginPath.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './SessionFrame.module.css';
import { SessionFrame } from './SessionFrame.tsx';

/** `/login`, with the page to return to as `from` in the query and the state of its entry. */
export function LoginPage() {
  const from = useSearchParams()[0].get('from');
  const { state } = useLocation();
  return (
    <SessionFrame title="Login">
      <LoginForm from={from} />
      <p className={styles.other}>
        New here?{' '}
        <Link to={signupPath(from ?? '/')} state={state}>
          Create an account
        </Link>
      </p>
    </SessionFrame>
  );
}
