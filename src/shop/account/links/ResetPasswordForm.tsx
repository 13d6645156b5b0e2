import { observer } from 'mobx-react-lite';
import { Button } from '../../../shared/ui/Button.tsx';
import { useFocusFallback } from '../../../shared/ui/focus/useFocusFallback.ts';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { PasswordField } from '../../../shared/ui/forms/PasswordField.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import styles from '../SessionFrame.module.css';
import type { ResetPasswordViewModel } from './ResetPasswordViewModel.ts';

/** The form that sets a new password. */
export const ResetPasswordForm = observer(function ResetPasswordForm({ form }: Pick<ResetPasswordViewModel, 'form'>) {
  const area = useFocusFallback<HTMLDivElement>();
  const { form: element, onSubmit } = useSubmit(form.submit);
  return (
    <div ref={area}>
      <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
        <p>At least 8 characters. It logs you out on all your devices.</p>
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
    </div>
  );
});
