import { observer } from 'mobx-react-lite';
import { TEXT_LIMITS } from '../../../../core/domain/text/textLimits.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { TextField } from '../../../shared/ui/forms/TextField.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import styles from '../SessionFrame.module.css';
import type { ForgotPasswordViewModel } from './ForgotPasswordViewModel.ts';

/** The form that asks for a link. */
export const ForgotPasswordForm = observer(function ForgotPasswordForm({
  form,
}: Pick<ForgotPasswordViewModel, 'form'>) {
  const { form: element, onSubmit } = useSubmit(form.submit);
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <p>We mail you a link to choose a new one.</p>
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
      <FormAlert text={form.refusal} />
      <Button wide type="submit" aria-disabled={form.isBusy}>
        Mail me a link
      </Button>
    </form>
  );
});
