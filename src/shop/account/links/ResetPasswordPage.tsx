import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { paths } from '../../paths/paths.ts';
import { PasswordField } from '../PasswordField.tsx';
import styles from '../SessionFrame.module.css';
import { SessionFrame } from '../SessionFrame.tsx';
import { useSubmit } from '../useSubmit.ts';
import { RESET_PASSWORD_PAGE } from './pageTokens.ts';

/** `/reset-password`, with the token of the mailed link in the query. */
export const ResetPasswordPage = observer(function ResetPasswordPage() {
  const { form, isLinkInvalid } = usePageViewModel(RESET_PASSWORD_PAGE);
  const { form: element, onSubmit } = useSubmit(form.submit);
  if (isLinkInvalid)
    return (
      <SessionFrame title="Choose a new password">
        <FormAlert text="This link no longer works. A link works once, for 30 minutes." />
        <ButtonLink wide to={paths.forgotPassword}>
          Ask for a new link
        </ButtonLink>
      </SessionFrame>
    );
  return (
    <SessionFrame title="Choose a new password">
      <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
        <p>At least 8 characters. You are logged out everywhere, and log in with the new one.</p>
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          value={form.fields.password}
          error={form.errors.password}
          onChange={(value) => form.change('password', value)}
        />
        <FormAlert text={form.refusal} />
        <Button wide type="submit" aria-disabled={form.isBusy}>
          Set password
        </Button>
      </form>
    </SessionFrame>
  );
});
