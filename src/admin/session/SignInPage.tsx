import { SessionForm } from './SessionForm.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Shown at every address of the admin to somebody who is not signed in. */
export function SignInPage() {
  return (
    <SessionForm title="Sign in">
      <SignInForm />
    </SessionForm>
  );
}
